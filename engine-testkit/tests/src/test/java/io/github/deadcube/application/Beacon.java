package io.github.deadcube.application;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** The application's own COMM-LINK: marks a cube, whose enemies LOB then counts as seen. */
public record Beacon() implements KeywordRule, Special {
    @Override
    public String printed() {
        return "BEACON";
    }

    @Override
    public RuleId rule() {
        return RuleId.of("HOUSE-BEACON");
    }

    @Override
    public Option<Fault> fault(Keyword keyword, Placement placement) {
        return Option.when(
                placement == Placement.BRACKETS
                        || keyword.number() > 0
                        || keyword.nested().isDefined(),
                () -> Fault.of(rule(), "it is printed on a model or a weapon, without brackets"));
    }

    @Override
    public boolean countsForCarrier() {
        return true;
    }

    @Override
    public boolean isEquipment() {
        return true;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.offer(this);
    }

    @Override
    public void attachToMarkers(Registration<Marker> hooks) {
        hooks.modify(
                Modifier.SPOTTED,
                Scope.ANY,
                (game, mark, shot) -> mark.cube().equals(shot.cube())
                                && mark.owner()
                                        .exists(owner ->
                                                owner.side() == shot.shooter().side())
                        ? 1
                        : 0);
    }

    @Override
    public void targets(GameView game, ModelId model, Consumer<Choice.Use> each) {
        for (Cube whole : game.battlefield().cubes())
            for (Cube cube : game.parts(whole))
                if (game.battlefield().hasFloor(cube) && game.ruleset().sight().sees(game, model, cube))
                    each.accept(new Choice.Use(rule(), model, Target.of(cube)));
    }

    @Override
    public Rejection refusal(GameView game, Choice.Use use) {
        return new Rejection(rule(), "the model does not see the cube", "a cube in its line of sight");
    }

    @Override
    public void use(Effects effects, Choice.Use use) {
        Cube cube = use.target().where().get();
        Marker marker =
                Marker.of(rule(), cube).withOwner(Option.some(use.model())).withUntil(Mark.Until.ROUND);
        if (!effects.markers().contains(marker)) effects.placeMarker(marker, rule());
    }
}
