package io.github.deadcube.api.mission;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.mission.Mission.Role;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * VIC-9: how models use interactive scenery of one kind. The number of its marker is the number of uses that are left.
 */
record SceneryRule(InteractiveScenery piece, RuleId rule) implements Scenario.Rule, Special {
    private static final int DICE = 3;
    private static final Rejection TRIED =
            new Rejection(RuleIds.RND_4, "the model has tried this in this activation already", "another use");

    @Override
    public String title() {
        return piece.name();
    }

    @Override
    public String text() {
        return "A model in its cube uses it" + (piece.free() ? " at no cost" : " by a SPECIAL action")
                + piece.skill()
                        .map(skill -> ", with " + piece.successes() + " successes of a " + skill + " test")
                        .getOrElse("")
                + (piece.hackers() ? ". Only hackers may use it." : ".");
    }

    @Override
    public Vector<Marker> markers(Battlefield battlefield) {
        return piece.places(battlefield).map(cube -> Marker.of(rule(), cube).withNumber(piece.uses()));
    }

    @Override
    public void attachToModels(Hooks hooks) {
        hooks.offer(this);
    }

    @Override
    public boolean isFree() {
        return piece.free();
    }

    @Override
    public void targets(GameView game, ModelId model, Consumer<Choice.Use> each) {
        Model m = game.model(model);
        if (m.inPlay() && mayUse(game, model) && !Pieces.at(game, m, rule()).isEmpty() && isAble(game, model))
            each.accept(new Choice.Use(rule(), model, Target.NOTHING));
    }

    private boolean mayUse(GameView game, ModelId model) {
        return Role.isFor(piece.role(), model.side())
                && Pieces.isFree(game, model)
                && (!piece.hackers() || game.hasTrait(model, Trait.READS_INTEL));
    }

    private boolean isAble(GameView game, ModelId model) {
        return !hasTried(game, model) && !game.hasTrait(model, Trait.CLUMSY) && hasSkill(game, model);
    }

    /** DICE-5: whether the model has the statistic that is tested. */
    private boolean hasSkill(GameView game, ModelId model) {
        return piece.skill()
                .forAll(skill -> game.model(model).card().statistic(skill).exists());
    }

    /** RND-4: whether the model has made the test of a free use in this activation. */
    private boolean hasTried(GameView game, ModelId model) {
        return piece.free() && game.model(model).marked(rule());
    }

    @Override
    public Rejection refusal(GameView game, Choice.Use use) {
        if (hasTried(game, use.model())) return TRIED;
        for (RuleId clumsy : game.ruleOf(use.model(), Trait.CLUMSY))
            return new Rejection(
                    clumsy,
                    Sentence.of("a model with {title} uses no scenery", Sentence.title(clumsy)),
                    "another model");
        if (!hasSkill(game, use.model()))
            return new Rejection(
                    RuleIds.DICE_5,
                    Sentence.of(
                            "the model has no {skill} statistic for the test",
                            piece.skill().get()),
                    "a model that has it");
        if (!Pieces.isFree(game, use.model())) return Pieces.unfree(rule());
        if (!game.markers().exists(marker -> marker.rule().equals(rule())))
            return new Rejection(rule(), "none is on the battlefield", "a piece that is laid and not used up");
        return new Rejection(
                rule(),
                "the model cannot use it",
                piece.role().isEmpty()
                        ? piece.hackers() ? "a hacker, in its cube" : "a model, in its cube"
                        : piece.hackers()
                                ? Sentence.of(
                                        "a hacker of the {role}, in its cube",
                                        piece.role().get().word())
                                : Sentence.of(
                                        "a model of the {role}, in its cube",
                                        piece.role().get().word()));
    }

    @Override
    public void use(Effects effects, Choice.Use use) {
        Marker there = Pieces.at(effects, effects.model(use.model()), rule()).head();
        Uses uses = new Uses(rule(), use.model(), there, piece.worth(), piece.last());
        if (piece.skill().isEmpty()) {
            uses.take(effects);
            return;
        }
        if (piece.free()) effects.addMark(use.model(), new Mark(rule(), 1, Mark.Until.ACTIVATION));
        int hacker = effects.hasTrait(use.model(), Trait.READS_INTEL) ? piece.hackerDice() : 0;
        effects.test(
                DiceTest.of(
                        TestContext.ofOneModel(TestContext.Kind.OTHER, rule(), use.model()),
                        TestSide.of(use.model(), piece.skill().get(), DICE + hacker),
                        piece.successes()),
                uses);
    }

    /**
     * The use of a piece, while its test is made.
     *
     * @param worth the VPs for the use
     * @param last the VPs for the last use in addition
     */
    @SavedName("mission.uses")
    public record Uses(RuleId rule, ModelId user, Marker piece, int worth, int last) implements Continuation.AfterTest {
        @Override
        public Option<ModelId> model() {
            return Option.some(user);
        }

        @Override
        public Option<Fault> fault(GameView game) {
            return Option.when(
                    worth < 0 || last < 0,
                    () -> Fault.of(rule, Sentence.of("its use gives {worth} and {last} VP", worth, last)));
        }

        @Override
        public void decided(Effects effects, Outcome outcome) {
            if (outcome.passed()) take(effects);
        }

        /** One use less is left. */
        private void take(Effects effects) {
            // the next marker first: a piece without a marker is used up, and its doors are open
            if (piece.number() > 1) effects.placeMarker(piece.withNumber(piece.number() - 1), rule);
            effects.removeMarker(piece, rule);
            effects.addScore(user.side(), piece.number() > 1 ? worth : worth + last, rule);
        }
    }
}
