package io.github.deadcube.core.keyword;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** K-TRAP: a marker that its owner may detonate when an enemy enters its cube. */
class Trap extends PrintedKeyword {
    /** The keywords that place a marker, by their names, because an application may wrap their rules. */
    private static final Vector<String> MARKERS = Vector.of("TRAP", "GAS CLOUD", "SHIELD GENERATOR");

    private final Delivery byItself;

    Trap() {
        this(RuleIds.K_TRAP, new TrapShot(RuleIds.K_TRAP, false));
    }

    Trap(RuleId rule, Delivery byItself) {
        super("TRAP", rule, PrintedOn.LANDING, Brackets::effect);
        this.byItself = byItself;
    }

    /**
     * R25-K-TRAP: every model that enters triggers it, also models of its owner, without a choice. The activation
     * continues.
     */
    static Trap revised() {
        return new Trap(RuleIds.R25_K_TRAP, new TrapShot(RuleIds.R25_K_TRAP, true)) {
            @Override
            void entered(Effects effects, Marker trap, ModelId model) {
                for (ModelId owner : trap.owner())
                    effects.offer(owner.side(), new GoesOff(rule(), trap, model, lapses(effects, trap, model)));
            }
        };
    }

    /** KT-19: it cannot place a marker that is there already. */
    @Override
    public Option<Fault> bracketFault(Keyword nested, KeywordRule effect) {
        return Option.when(MARKERS.contains(effect.printed()), () -> Fault.of(rule(), "it is no effect of a TRAP"))
                .orElse(() -> super.bracketFault(nested, effect));
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(
                Trigger.IMPACT.at(Step.MARKERS),
                Scope.OWN,
                (effects, by, impact) -> effects.placeMarker(
                        Marker.of(rule(), impact.cube())
                                .withOwner(Option.some(by))
                                .withEffect(keyword.nested()),
                        rule()));
        hooks.deliverByDefault(byItself);
    }

    @Override
    public void attachToMarkers(Registration<Marker> hooks) {
        hooks.grant(Trait.DEFUSABLE);
        hooks.on(Trigger.ENTERED, Scope.ANY, (effects, trap, entered) -> {
            if (trap.cube().equals(entered.cube())) entered(effects, trap, entered.model());
        });
    }

    void entered(Effects effects, Marker trap, ModelId model) {
        if (enemy(effects, trap, model))
            effects.offer(trap.owner().get().side(), new Detonates(rule(), trap, model, lapses(effects, trap, model)));
    }

    static boolean enemy(GameView game, Marker trap, ModelId model) {
        return trap.owner()
                .exists(owner ->
                        Allegiance.of(owner.side()).hostile(game.model(model).allegiance()));
    }

    /**
     * Its effect resolves in its cube. DICE-11: the controlling side rolls for what goes off at a model out of control.
     */
    private static void detonate(Effects effects, Marker trap, ModelId victim, RuleId rule) {
        Side controller = effects.controller(victim);
        Side roller = controller == victim.side() ? trap.owner().get().side() : controller;
        Trigger.Impact at = new Trigger.Impact(trap.cube(), roller, Option.none(), WeaponChoice.NONE, rule);
        trap.effect().forEach(effect -> effects.setOffTrap(effect, at));
    }

    /** Whether nothing in the cube can stop the model there: it is neither moved nor pinned by effects. */
    private static boolean isUnstoppable(GameView game, ModelId model) {
        return game.hasTrait(model, Trait.NEVER_MOVED) && game.hasTrait(model, Trait.NEVER_PINNED);
    }

    /**
     * ADV-18: of several traps in a cube, those that follow lapse if the victim is pinned or stunned, unless it was
     * before.
     */
    private static Lapse lapses(GameView game, Marker trap, ModelId victim) {
        boolean alone = game.markers()
                        .count(m -> m.rule().equals(trap.rule()) && m.cube().equals(trap.cube()))
                == 1;
        Model m = game.model(victim);
        if (alone || m.pinned() && m.activated()) return Lapse.NEVER;
        return m.pinned() ? Lapse.STUNNED : m.activated() ? Lapse.PINNED : Lapse.EITHER;
    }

    /** ADV-18: what makes a trap lapse, besides what moves or kills the victim. */
    @SavedName("trap.lapse")
    enum Lapse {
        NEVER,
        PINNED,
        STUNNED,
        EITHER;

        private boolean hasCome(Model victim) {
            return victim.pinned() && (this == PINNED || this == EITHER)
                    || victim.activated() && (this == STUNNED || this == EITHER);
        }
    }

    /** What a trap does to a model that has entered its cube. */
    private interface Springs extends Offer {
        Marker trap();

        ModelId victim();

        Lapse lapse();

        /**
         * ADV-18: a trap detonates once, and not at a model that the trap before it has moved, pinned, stunned or
         * killed.
         */
        @Override
        default boolean due(GameView game) {
            Model m = game.model(victim());
            return m.inPlay()
                    && m.cube().equals(trap().cube())
                    && !lapse().hasCome(m)
                    && game.markers().contains(trap());
        }

        @Override
        default Option<ModelId> model() {
            return trap().owner();
        }

        @Override
        default Target target() {
            return Target.of(victim());
        }
    }

    /** K-TRAP: its owner chooses whether it detonates. This ends the activation of an active victim. */
    @SavedName(
            value = "trap.detonates",
            usual = {"rule=K-TRAP", "lapse=never"})
    record Detonates(RuleId rule, Marker trap, ModelId victim, Lapse lapse) implements Springs {
        @Override
        public void taken(Effects effects) {
            effects.removeMarker(trap, rule());
            if (effects.active().contains(victim) || !isUnstoppable(effects, victim)) effects.stopInCube(victim);
            effects.endActivation(victim);
            detonate(effects, trap, victim, rule());
        }
    }

    /** R25-K-TRAP: it detonates without a choice, and the activation continues. */
    @SavedName(
            value = "revisedTrap.goesOff",
            usual = {"rule=R25-K-TRAP", "lapse=never"})
    record GoesOff(RuleId rule, Marker trap, ModelId victim, Lapse lapse) implements Springs {
        @Override
        public void options(GameView game, Consumer<Choice> each) {
            if (due(game)) each.accept(taking());
        }

        @Override
        public void taken(Effects effects) {
            effects.removeMarker(trap, rule());
            if (!isUnstoppable(effects, victim)) effects.stopInCube(victim);
            detonate(effects, trap, victim, rule());
        }
    }

    /**
     * K-TRAP printed by itself: a SHOOT at a cube in LOS and range, RANGED (1). After a failed test the marker scatters
     * like a token.
     *
     * @param modified whether high ground, smoke and re-rolls count; if not, the test is as printed
     */
    record TrapShot(RuleId rule, boolean modified) implements Delivery {
        @Override
        public Rejection notACube() {
            return KeywordDelivery.NOT_A_CUBE;
        }

        @Override
        public Rejection invalidCube() {
            return KeywordDelivery.INVALID_CUBE;
        }

        @Override
        public @Nullable Rejection refusal(GameView game, ModelId shooter, WeaponChoice weapon, Cube cube) {
            return KeywordDelivery.unseen(rule, game, shooter, weapon, cube);
        }

        @Override
        public void shoot(Effects effects, CubeShot shot) {
            effects.test(test(effects, shot), new Laid(shot));
        }

        @Override
        public Option<DiceTest> aim(GameView game, CubeShot shot) {
            return Option.some(test(game, shot));
        }

        private DiceTest test(GameView game, CubeShot shot) {
            DiceTest printed = Aiming.test(game, shot, 1);
            return modified ? DiceTest.of(printed.context(), modifiedSide(game, shot), 1) : printed;
        }

        /**
         * R25-K-TRAP: high ground and smoke count, and re-rolls, but no other dice. R25-K-PSYCHIC: neither of the two.
         */
        private static TestSide modifiedSide(GameView game, CubeShot shot) {
            boolean keywordsOnly = game.hasTrait(shot.shooter(), shot.weapon(), Trait.WEAPON_KEYWORDS_ONLY);
            int above = game.model(shot.shooter()).cube().level() > shot.cube().level() && !keywordsOnly ? 1 : 0;
            Vector<Cube> line = game.ruleset().sight().crossed(game, shot.shooter(), shot.cube());
            boolean smoke = game.smoke().exists(cloud -> line.exists(cloud::adjacentTo))
                    && !game.hasTrait(shot.shooter(), shot.weapon(), Trait.NEEDS_NO_SIGHT);
            int dice = Aiming.dice(game, shot) + above - (smoke ? 1 : 0);
            return TestSide.counted(shot.shooter(), Skill.RANGED, dice);
        }

        @SavedName("trapShot.laid")
        record Laid(CubeShot shot) implements Aiming {}
    }
}
