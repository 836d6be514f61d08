package io.github.deadcube.api.mission;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.mission.Mission.Role;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.api.team.StrikeTeam;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/**
 * VIC-9: how models take, carry, hand over and drop the assets of one kind. A marker is an asset that lies in a cube; a
 * mark is an asset that a model carries.
 *
 * @param kinds the rules of all assets of the mission: a model carries one asset
 */
record AssetRule(Asset asset, RuleId rule, Vector<RuleId> kinds) implements Scenario.Rule, Special {
    @Override
    public String title() {
        return asset.name();
    }

    @Override
    public String text() {
        return "A model in its cube without enemies may take it, or give it to a friend there, at no cost. A model "
                + "carries one asset,"
                + " and drops it when it dies.";
    }

    @Override
    public Vector<Marker> markers(Battlefield battlefield) {
        return asset.places(battlefield).map(cube -> Marker.of(rule(), cube));
    }

    @Override
    public Vector<Mark> marks(ModelId model, StrikeTeam team) {
        boolean carries = asset.carrier().contains(Role.of(model.side())) && model.number() == team.leader();
        return carries ? Vector.of(carried()) : Vector.empty();
    }

    @Override
    public boolean isCarried() {
        return true;
    }

    private Mark carried() {
        return new Mark(rule(), 1, Mark.Until.GAME);
    }

    @Override
    public void attachToModels(Hooks hooks) {
        hooks.offer(this);
    }

    @Override
    public void attachToGame(Registration<Scenario> hooks) {
        hooks.on(Trigger.DIED, Scope.ANY, (effects, scenario, death) -> {
            if (death.marks().exists(mark -> mark.rule().equals(rule())))
                effects.placeMarker(Marker.of(rule(), floor(effects, death.cube())), rule());
        });
    }

    /** The first floor in a cube or below it; the side of a half-cube stays as it is. */
    private static Cube floor(GameView game, Cube cube) {
        Battlefield field = game.battlefield();
        return field.hasFloor(cube) ? cube : field.firstFloor(cube);
    }

    @Override
    public boolean isFree() {
        return true;
    }

    @Override
    public void targets(GameView game, ModelId model, Consumer<Choice.Use> each) {
        Model m = game.model(model);
        if (!m.inPlay() || game.isBesideEnemies(model) || !Pieces.isFree(game, model)) return;
        if (m.marked(rule())) {
            for (ModelId friend : game.modelsIn(m.cube()))
                if (game.areFriends(model, friend) && mayCarry(game, friend))
                    each.accept(new Choice.Use(rule(), model, Target.of(friend)));
        } else if (mayCarry(game, model) && !Pieces.at(game, m, rule()).isEmpty())
            each.accept(new Choice.Use(rule(), model, Target.NOTHING));
    }

    /** A model carries one asset. Only the active model can be out of its side's control. */
    private boolean mayCarry(GameView game, ModelId model) {
        return Role.isFor(asset.role(), model.side())
                && !game.hasTrait(model, Trait.EMPTY_HANDED)
                && !kinds.exists(game.model(model)::marked);
    }

    @Override
    public Rejection refusal(GameView game, Choice.Use use) {
        ModelId carrier =
                use.target().isModel() && game.isInGame(use.target().model().get())
                        ? use.target().model().get()
                        : use.model();
        for (RuleId empty : game.ruleOf(carrier, Trait.EMPTY_HANDED))
            return new Rejection(
                    empty,
                    Sentence.of("a model with {title} carries no asset", Sentence.title(empty)),
                    "another model");
        if (!Pieces.isFree(game, use.model())) return Pieces.unfree(rule());
        Model m = game.model(use.model());
        if (m.inPlay() && !m.marked(rule()) && Pieces.at(game, m, rule()).isEmpty())
            return new Rejection(
                    rule(), Sentence.of("no {asset} lies in {cube}", asset.name(), m.cube()), "a model in its cube");
        return new Rejection(
                rule(),
                "the model cannot take or hand over the asset there",
                "a model that may carry it and carries none, in the cube of the asset or of its carrier, without "
                        + "enemies");
    }

    @Override
    public void use(Effects effects, Choice.Use use) {
        if (use.target().isModel()) {
            effects.removeMarks(use.model(), rule());
            effects.addMark(use.target().model().get(), carried());
        } else {
            Model m = effects.model(use.model());
            effects.removeMarker(Pieces.at(effects, m, rule()).head(), rule());
            effects.addMark(use.model(), carried());
        }
    }

    /** Scores in the end phase: the assets that are carried, and those that are home. */
    void endPhase(Effects effects) {
        for (Model m : effects.models()) {
            if (!m.inPlay() || m.allegiance() == Allegiance.NEUTRAL || !m.marked(rule())) continue;
            effects.addScore(m.id().side(), asset.held(), rule());
            boolean isHome =
                    effects.zone(m.id().side()).contains(m.cube().whole().atLevel(1));
            if (asset.home() == 0 || !isHome) continue;
            effects.addScore(m.id().side(), asset.home(), rule());
            effects.removeMarks(m.id(), rule());
        }
    }
}
