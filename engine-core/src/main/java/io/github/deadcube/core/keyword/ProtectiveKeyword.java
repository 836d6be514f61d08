package io.github.deadcube.core.keyword;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** Keywords that protect the models in and around a cube. */
final class ProtectiveKeyword {
    private ProtectiveKeyword() {}

    /** K-CLOAKING: a SHOOT at a model of either side in its cube or an adjacent cube has one die less. It does not add to smoke. */
    static class Cloaking extends PrintedKeyword.Carried {
        Cloaking(RuleId rule) {
            super("CLOAKING DEVICE", rule, Brackets::nothing);
        }

        /** R25-K-CLOAKING: it has no effect on a PSYCHIC weapon. */
        static Cloaking revised() {
            return new Cloaking(RuleIds.R25_K_CLOAKING) {
                @Override
                boolean hides(GameView game, ModelId me, ModelTest test) {
                    return super.hides(game, me, test)
                            && !game.hasTrait(
                                    test.context().attacker(), test.context().weapon(), Trait.NEEDS_NO_SIGHT);
                }
            };
        }

        @Override
        public RuleId countsAs() {
            return RuleIds.K_SMOKE;
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.modify(Modifier.DICE, Scope.ANY, (game, me, test) -> hides(game, me, test) ? -1 : 0);
        }

        /** KT-13: it has no effect on the other side of its own half-cube. */
        boolean hides(GameView game, ModelId me, ModelTest test) {
            if (!DiceCounts.inShots(test)) return false;
            Cube cube = game.model(me).cube();
            Cube target = game.model(test.context().target()).cube();
            return cube.equals(target) || cube.adjacentTo(target);
        }
    }

    /** K-DEFENDER: small friends in its cube have 1 more AR; a larger model helps only itself. */
    static class Defender extends PrintedKeyword.Carried {
        private static final int SMALL = 2;

        Defender(RuleId rule) {
            super("DEFENDER SHIELD", rule, Brackets::nothing);
        }

        /** R25-K-DEFENDER: a model of any SZ protects friends with SZ 1 or 2 in its cube. */
        static Defender revised() {
            return new Defender(RuleIds.R25_K_DEFENDER) {
                @Override
                boolean helps(GameView game, ModelId me, ModelId other) {
                    return me.equals(other) || small(game, other) && DiceCounts.lent(game, me, other);
                }
            };
        }

        @Override
        public boolean isEquipment() {
            return true;
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.modify(Modifier.ARMOUR, Scope.ANY, (game, me, hit) -> helps(game, me, hit.target()) ? 1 : 0);
        }

        boolean helps(GameView game, ModelId me, ModelId other) {
            return me.equals(other) || small(game, me) && small(game, other) && DiceCounts.lent(game, me, other);
        }

        static boolean small(GameView game, ModelId model) {
            return game.model(model).card().size() <= SMALL;
        }
    }

    /** K-SHIELD-GENERATOR, R25-K-SHIELD-GENERATOR: shield dice for all models in its cube, or in that of its marker. */
    static class ShieldGenerator extends PrintedKeyword.Carried {
        ShieldGenerator(RuleId rule) {
            super("SHIELD GENERATOR", rule, PrintedOn.ANYWHERE, Brackets::number);
        }

        static Option<Fault> thrownAlone(KeywordRule effect) {
            return Option.when(
                    effect.rule().equals(RuleIds.R25_K_SHIELD_GENERATOR),
                    () -> Fault.of(effect.rule(), "a GRENADE alone lays it"));
        }

        @Override
        public boolean isCumulative() {
            return true;
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            if (hooks.ofWeapon())
                hooks.on(
                        Trigger.IMPACT.at(Step.MARKERS),
                        Scope.OWN,
                        (effects, by, impact) -> effects.placeMarker(
                                Marker.of(rule(), impact.cube()).withNumber(keyword.number()), rule()));
            else
                hooks.modify(
                        Modifier.SHIELD,
                        Scope.ANY,
                        (game, me, hit) -> game.model(me)
                                        .cube()
                                        .equals(game.model(hit.target()).cube())
                                ? keyword.number()
                                : 0);
        }

        @Override
        public void attachToMarkers(Registration<Marker> hooks) {
            hooks.modify(
                    Modifier.SHIELD,
                    Scope.ANY,
                    (game, marker, hit) -> game.model(hit.target()).cube().equals(marker.cube()) ? marker.number() : 0);
        }
    }
}
