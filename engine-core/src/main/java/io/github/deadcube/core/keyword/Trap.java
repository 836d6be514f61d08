package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Landing;
import io.github.deadcube.api.extend.MarkerHooks;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.SetOff;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then.Usually;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Way.CubeShot;
import io.github.deadcube.api.extend.Way.Delivery;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.spelling.Saved;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * K-TRAP: a marker lies where the shot lands. As an enemy of its owner enters, the owner may detonate it: its effect resolves there,
 * and the activation of an active model that has entered ends.
 */
class Trap extends Printed {
    private final Delivery byItself;

    Trap() {
        this(RuleIds.K_TRAP, new TrapShot(RuleIds.K_TRAP, false));
    }

    /** A trap with a rule of its own, and with how it is laid by a weapon that prints it by itself. */
    Trap(RuleId rule, Delivery byItself) {
        super("TRAP", rule, PrintedOn.LANDING, Brackets::effect);
        this.byItself = byItself;
    }

    /** R25-K-TRAP: any model that enters sets it off, its owner's too, without a choice; the activation goes on. */
    static Trap revised() {
        return new Trap(RuleIds.R25_K_TRAP, new TrapShot(RuleIds.R25_K_TRAP, true)) {
            @Override
            void entered(Flow flow, Marker trap, ModelId model) {
                flow.offer(trap.owner().get().side(), new Detonates(rule(), trap, model, false));
            }
        };
    }

    /** KT-19: what lies there already cannot be laid by it. */
    @Override
    public Option<String> bracketFault(Keyword nested, KeywordRule effect) {
        boolean lies = effect instanceof Trap || effect instanceof GasCloud || effect instanceof ShieldGenerator;
        return Option.when(lies, "it is no effect of a TRAP").orElse(() -> super.bracketFault(nested, effect));
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(
                Moment.LANDS_MARKERS,
                Scope.OWN,
                (flow, by, landing) -> flow.lay(
                        Marker.of(rule(), landing.cube())
                                .withOwner(Option.some(by))
                                .withEffect(keyword.nested()),
                        rule()));
        hooks.otherwise(byItself);
    }

    @Override
    public void laid(MarkerHooks hooks) {
        hooks.on(Moment.ENTERED, (flow, trap, entered) -> {
            if (trap.cube().equals(entered.cube())) entered(flow, trap, entered.model());
        });
    }

    /** A model has come upon it. */
    void entered(Flow flow, Marker trap, ModelId model) {
        if (enemy(flow, trap, model)) flow.offer(trap.owner().get().side(), new Detonates(rule(), trap, model, true));
    }

    /** Whether a model is an enemy of a trap's owner. */
    static boolean enemy(Table table, Marker trap, ModelId model) {
        return trap.owner()
                .exists(owner ->
                        Allegiance.of(owner.side()).hostile(table.model(model).allegiance()));
    }

    /**
     * Its owner says yes or no, or it goes off unasked.
     *
     * @param asked whether its owner chooses; then it ends the activation of an active victim
     */
    record Detonates(
            @Usually("K-TRAP") RuleId rule,
            Marker trap,
            ModelId victim,
            @Usually("true") boolean asked) implements Offer {
        @Override
        public Option<ModelId> model() {
            return trap.owner();
        }

        @Override
        public Target target() {
            return Target.of(victim);
        }

        /** What has been thrown on, or has died, springs nothing; a trap goes off once. */
        @Override
        public void options(Table table, Consumer<Choice> each) {
            ModelState m = table.model(victim);
            if (!m.inPlay() || !m.cube().equals(trap.cube()) || !table.markers().contains(trap)) return;
            if (asked) Offer.super.options(table, each);
            else each.accept(taking());
        }

        @Override
        public void taken(Flow flow) {
            flow.take(trap, rule());
            boolean active = flow.active().contains(victim);
            boolean unmoved = flow.is(victim, Trait.NEVER_MOVED) && flow.is(victim, Trait.NEVER_PINNED);
            if (asked && active || !unmoved) flow.stop(victim);
            if (asked) flow.cutShort(victim);
            Landing at = new Landing(trap.cube(), trap.owner().get().side(), Option.none(), Arm.Bare.NONE, rule());
            trap.effect().forEach(effect -> flow.setOff(new SetOff.Effect(effect, at)));
        }
    }

    /**
     * K-TRAP printed by itself: a SHOOT at a cube in LOS and range, RANGED (1); failed, the marker scatters as a token.
     *
     * @param modified whether high ground and smoke count, and re-rolls; else it is as printed
     */
    record TrapShot(RuleId rule, boolean modified) implements Delivery {
        @Override
        public @Nullable Rejection refusal(Table table, ModelId shooter, Arm arm, Cube cube) {
            return Delivered.unseen(rule, table, shooter, arm, cube);
        }

        @Override
        public void shoot(Flow flow, CubeShot shot) {
            DiceTest printed = Delivered.Aiming.test(flow, shot, 1);
            flow.test(modified ? DiceTest.of(printed.occasion(), modified(flow, shot), 1) : printed, new Laid(shot));
        }

        /** R25-K-TRAP: from above, and past smoke; no other dice, but re-rolls. R25-K-PSYCHIC: neither of the two. */
        private static Contender modified(Table table, CubeShot shot) {
            boolean unaided = table.is(shot.shooter(), shot.arm(), Trait.UNAIDED);
            int above = table.model(shot.shooter()).cube().level() > shot.cube().level() && !unaided ? 1 : 0;
            Vector<Cube> line = table.ruleset().sight().crossed(table, shot.shooter(), shot.cube());
            boolean smoke = table.smoke().exists(cloud -> line.exists(cloud::adjacentTo))
                    && !table.is(shot.shooter(), shot.arm(), Trait.UNSIGHTED);
            int dice = Delivered.Aiming.dice(table, shot) + above - (smoke ? 1 : 0);
            return new Contender.OfModel(shot.shooter(), Skill.RANGED, dice, false, true);
        }

        /** It lies there, or it scatters. */
        @Saved("trapShot.laid")
        record Laid(CubeShot shot) implements Delivered.Aiming {
            @Override
            public void missed(Flow flow) {
                flow.scatter(shot);
            }
        }
    }
}
