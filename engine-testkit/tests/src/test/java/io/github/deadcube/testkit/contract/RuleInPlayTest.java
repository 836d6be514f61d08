package io.github.deadcube.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Order.Mode;
import io.github.deadcube.api.order.words.Changes;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** If no game can begin with a rule, its contract says why, and plays none. */
class RuleInPlayTest {
    private static void refused(Library.Rule rule, String... reasons) {
        RuleContract contract = () -> rule;
        assertThatThrownBy(contract::itCanBePlayed)
                .hasMessageStartingWith(RuleInPlay.subject(rule) + " cannot be played: ")
                .hasMessageContainingAll(reasons);
    }

    static final class Shouts extends WrongRule {
        Shouts() {
            super(keyword(hooks -> hooks.on(Trigger.LOSES, Scope.OWN, (effects, me, hit) -> effects.pin(me, ODD))));
        }
    }

    @Test
    void aTriggerForOrdersIsNotForAKeyword() {
        String[] reasons = {
            "no game can begin with it:\n  team A, model 1 'A1': ODD acts at LOSES, at which only special orders "
                    + "act (KT-10)\n",
            "expected hooks that are called for their owner, as Trigger, Modifier and Trait describe them"
        };
        refused(new Shouts().rule(), reasons);
        assertThat(ContractRunTest.failure(Shouts.class)).hasMessageContainingAll(reasons);
    }

    @Test
    void norForAnItemOrAMark() {
        refused(
                WrongRule.item(hooks -> hooks.on(Trigger.LOSES, Scope.OWN, (effects, me, hit) -> {})),
                "ruleset: Odd Ball acts at LOSES, at which only special orders act (KT-10)");
        refused(
                WrongRule.order(Mode.at(Trigger.ACTIVE).doing(new io.github.deadcube.api.extend.SpecialOrder.Effect() {
                    @Override
                    public boolean lasts() {
                        return true;
                    }

                    @Override
                    public void attachToMarked(Hooks hooks) {
                        hooks.on(Trigger.NEARED, Scope.OWN, (effects, me, arrival) -> {});
                    }
                })),
                "ruleset: Call acts at NEARED, at which only special orders act (KT-10)");
    }

    @Test
    void aHookThatAWeaponCannotHave() {
        refused(
                KeywordRule.of(
                        "ODD",
                        "HOUSE-ODD",
                        "It is odd.",
                        (odd, hooks) -> hooks.modify(Modifier.SPEED, Scope.OWN, (game, me, model) -> 1),
                        Placement.RANGED_WEAPON),
                "weapon 'gun': ODD does nothing on a weapon; it belongs to the model's keywords (KT-10)");
    }

    private record Unnamed(Option<ModelId> model) implements Continuation.AfterRoll {
        @Override
        public RuleId rule() {
            return WrongRule.ODD;
        }

        @Override
        public void rolled(Effects effects, Dice dice) {
            model.forEach(m -> effects.pin(m, WrongRule.ODD));
        }
    }

    @SavedName("odd.hits")
    private record Hits(Option<ModelId> model, ArrayList<Integer> hits) implements Continuation.AfterRoll {
        @Override
        public RuleId rule() {
            return WrongRule.ODD;
        }

        @Override
        public void rolled(Effects effects, Dice dice) {
            hits.add(dice.face(0));
        }
    }

    private static KeywordRule leaving(Class<? extends RuleData> type, Continuation.AfterRoll next) {
        return KeywordRule.of(
                "ODD",
                "HOUSE-ODD",
                "It is odd.",
                (odd, hooks) -> hooks.on(
                        Trigger.LOST,
                        Scope.OWN,
                        (effects, me, loss) -> effects.roll(me.side(), 1, Purpose.KEYWORD, next)),
                Vector.of(type),
                Placement.MODEL);
    }

    @Test
    void dataThatNoStateCanHold() {
        refused(
                leaving(Unnamed.class, new Unnamed(Option.none())),
                "RuleInPlayTest$Unnamed can be part of a state, and has no @SavedName (HOUSE-ODD)");
        refused(
                leaving(Hits.class, new Hits(Option.none(), new ArrayList<>())),
                "RuleInPlayTest$Hits can be part of a state, and has a java.util.ArrayList; expected values of the "
                        + "api, ");
    }

    @Test
    void aKeywordThatNoRuleKnows() {
        refused(
                WrongRule.keyword(hooks -> hooks.attach(Keyword.of("FLYING", 0))),
                "its keywords give FLYING, and deadzone-3 v1 has no rule for it (KT-1)");
        refused(
                new ItemRule() {
                    @Override
                    public String name() {
                        return "Odd Ball";
                    }

                    @Override
                    public RuleId rule() {
                        return RuleId.of("I-ODD-BALL");
                    }

                    @Override
                    public Option<Weapon> weapon() {
                        return Option.some(Weapon.ranged("ball", 3, 0, Keyword.of("BOUNCY", 0)));
                    }

                    @Override
                    public Vector<Class<? extends RuleData>> savedTypes() {
                        return Vector.empty();
                    }
                },
                "the ruleset has the item I-ODD-BALL, but no rule for BOUNCY (KT-1)");
    }

    @Test
    void hooksThatThrow() {
        refused(
                WrongRule.keyword(hooks -> {
                    throw new IllegalArgumentException("no number");
                }),
                "a bug, at 'the start': the hooks of HOUSE-ODD: java.lang.IllegalArgumentException: no number");
    }

    @Test
    void aNameWithBrackets() {
        refused(
                new NamedKeyword("GRIM (n)", List.of("HOUSE-GRIM"), new AtomicInteger()),
                "printed() is 'GRIM (n)', which is no name of a keyword; expected its name alone, in capitals and"
                        + " without brackets, such as GRIM");
    }

    @Test
    void anIdentifierThatChanges() {
        AtomicInteger calls = new AtomicInteger();
        RuleContract contract = () -> new NamedKeyword("GRIM", List.of("HOUSE-GRIM", "HOUSE-GRIMMER"), calls);
        assertThatThrownBy(contract::itCanBePlayed)
                .hasMessageContaining("cannot be played: rule() is HOUSE-GRIM")
                .hasMessageContaining("; expected one value for all calls");
    }

    /** Its identifier is another one at each call, if there are several. */
    private record NamedKeyword(String printed, List<String> identifiers, AtomicInteger calls) implements KeywordRule {
        @Override
        public RuleId rule() {
            return RuleId.of(identifiers.get(calls.getAndIncrement() % identifiers.size()));
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {}
    }

    @Test
    void anOrderAtATriggerForRules() {
        refused(
                WrongRule.order(Mode.at(Trigger.DEALT).doing(Changes.RISES)),
                "it acts at no trigger at which special orders can be used; expected one of COMMAND, ACTIVE, ");
        refused(
                WrongRule.order(Mode.at(Trigger.ACTIVE, Trigger.DEALT).doing(Changes.RISES)),
                "a mode acts at DEALT, at which no special order can be used; expected one of COMMAND, ACTIVE, ");
    }

    @Test
    void eachKeywordOfTheGameCanBePlayed() {
        for (KeywordRule keyword : Deadcube.ruleset().library().keywords()) {
            RuleContract contract = () -> keyword;
            assertThatCode(() -> RuleInPlay.check(contract))
                    .as(keyword.printed())
                    .doesNotThrowAnyException();
        }
    }
}
