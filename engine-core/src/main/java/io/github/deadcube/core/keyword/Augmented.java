package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Way.CubeShot;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * R25-K-AUGMENTED: before the dice of a test with the weapon, two dice of it may be declared to be rolled again, even where re-rolls are
 * barred. Each use lies on the model as a mark until the activation ends, and then calls for a SURVIVE (2). The mark's amount is the weapon
 * and the kind of test that it is for, or 0 when a later attack has been declared.
 */
final class Augmented extends Printed {
    private static final int DICE = 2;
    private static final int KINDS = Occasion.Kind.values().length;

    Augmented() {
        super("AUGMENTED", RuleIds.R25_K_AUGMENTED, PrintedOn.WEAPON, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.AUGMENTING);
        hooks.on(Moment.DECLARED, Scope.OWN, (flow, me, o) -> offer(flow, me, key(o.kind(), o.arm())));
        hooks.on(Moment.ANSWERED, Scope.OWN, (flow, me, o) -> offer(flow, me, key(o.kind(), o.reply())));
        hooks.on(
                Moment.EXPLODES,
                Scope.OWN,
                (flow, me, explosion) ->
                        offer(flow, me, key(Occasion.Kind.HAZARD, explosion.at().arm())));
    }

    /** Whether a shot at a cube is fired with it, printed or lent (KT-17). */
    static boolean fires(Table table, CubeShot shot) {
        return table.is(shot.shooter(), shot.arm(), Trait.AUGMENTING);
    }

    /** The aim of INDIRECT is a use of its own. */
    static void aims(Flow flow, CubeShot shot) {
        flow.mark(shot.shooter(), use(key(Occasion.Kind.AIM, shot.arm())));
    }

    private static void offer(Flow flow, ModelId me, int key) {
        flow.offer(flow.controller(me), new Uses(me, key));
    }

    private static int key(Occasion.Kind kind, Arm arm) {
        return arm instanceof Arm.Own own ? KINDS * (own.number() + 1) + kind.ordinal() : 0;
    }

    @Override
    public void marked(Hooks hooks) {
        hooks.adds(Figure.REROLLS_EVEN_BARRED, Scope.OWN, (table, me, test) -> augments(table, me, test) ? DICE : 0);
        hooks.on(Moment.DECLARED, Scope.OWN, (flow, me, o) -> spend(flow, me));
        hooks.on(Moment.ANSWERED, Scope.OWN, (flow, me, o) -> spend(flow, me));
        hooks.on(Moment.EXPLODES, Scope.OWN, (flow, me, explosion) -> spend(flow, me));
        hooks.on(Moment.TOLL, Scope.ANYBODY, (flow, me, active) -> Charged.Pays.due(flow, rule(), me));
    }

    private static boolean augments(Table table, ModelId me, Tested test) {
        if (test.skill() == Skill.SURVIVE) return false;
        Occasion o = test.occasion();
        // K-IT-BURNS: its one RANGED is rolled for an occasion of those whom it hits
        boolean ofOthers = !me.equals(o.attacker()) && !me.equals(o.target());
        int key = key(ofOthers ? Occasion.Kind.SHOOT : o.kind(), o.armOf(me));
        return key != 0 && uses(table, me).exists(mark -> mark.amount() == key);
    }

    private static List<Mark> uses(Table table, ModelId me) {
        return table.model(me).marks().filter(mark -> mark.rule().equals(RuleIds.R25_K_AUGMENTED));
    }

    /** What was declared before was for a test that is over. */
    private static void spend(Flow flow, ModelId me) {
        List<Mark> uses = uses(flow, me);
        if (uses.forAll(mark -> mark.amount() == 0)) return;
        flow.unmark(me, RuleIds.R25_K_AUGMENTED);
        for (int i = 0; i < uses.size(); i++) flow.mark(me, use(0));
    }

    private static Mark use(int key) {
        return new Mark(RuleIds.R25_K_AUGMENTED, key, Mark.Until.ACTIVATION);
    }

    /** It is used for this test, or not. */
    private record Uses(ModelId bearer, int key) implements Offer {
        @Override
        public RuleId rule() {
            return RuleIds.R25_K_AUGMENTED;
        }

        @Override
        public Option<ModelId> model() {
            return Option.some(bearer);
        }

        @Override
        public void taken(Flow flow) {
            flow.mark(bearer, use(key));
        }
    }
}
