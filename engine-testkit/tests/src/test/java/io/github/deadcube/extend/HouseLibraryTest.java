package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/**
 * KT-1, ITEM-1: faults of an application's rules are reported when a game starts. A bug in a rule is reported with the
 * inputs that led to it.
 */
class HouseLibraryTest {
    private static final Rules RULES = Deadcube.rules();

    private record House(String printed, RuleId rule) implements KeywordRule {
        @Override
        public void attach(Keyword keyword, Hooks hooks) {}
    }

    private record Beer(RuleId rule) implements ItemRule {
        @Override
        public String name() {
            return "Beer";
        }
    }

    /** A keyword with a reaction to the beginning of the owner's activation. */
    private record Broken(Registration.Reaction<ModelId, ModelId> does) implements KeywordRule {
        @Override
        public String printed() {
            return "BROKEN";
        }

        @Override
        public RuleId rule() {
            return RuleId.of("HOUSE-BROKEN");
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.on(Trigger.ACTIVATION_BEGINS.at(Step.FIRE), Scope.OWN, does);
        }
    }

    /** SET-3: the pool has a new kind once, and as often as it is said. */
    @Test
    void aNewKindOfItemsIsFound() {
        Beer beer = new Beer(RuleId.of("I-BEER"));
        Ruleset house = Shipped.ruleset().with(beer);
        assertThat(house.tokens()).hasSize(19).containsOnlyOnce(beer.rule());
        assertThat(house.with(beer).tokens()).as("the same kind again").isEqualTo(house.tokens());
        assertThat(house.withTokens(beer.rule(), 3).tokens()).hasSize(21);
        assertThat(house.withTokens(beer.rule(), 0).tokens())
                .isEqualTo(Shipped.ruleset().tokens());
        assertThat(house.withTokens(beer.rule(), 99).tokens()).hasSize(117);
        assertThatIllegalArgumentException().isThrownBy(() -> house.withTokens(beer.rule(), 100));
        Playback drawn = Script.Runner.standard().with(house).play("""
                items 1; A1 HP 1; B1 HP 1
                play
                order 19 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18; dice B 3 4
                """);
        assertThat(drawn.state().item(1)).contains(beer.rule());
    }

    private static Vector<String> faults(Ruleset ruleset) {
        Setup setup = Shipped.setup(Shipped.ruleset()).withRuleset(ruleset);
        return RULES.start(setup)
                .swap()
                .map(errors -> errors.map(Fault::toString).toVector())
                .getOrElse(Vector.empty());
    }

    private static Ruleset with(KeywordRule... more) {
        Library library = Shipped.ruleset().library();
        return Shipped.ruleset()
                .withLibrary(
                        new Library(library.keywords().appendAll(Vector.of(more)), library.items(), library.orders()));
    }

    @Test
    void twoKeywordsThatAreprintedAlike() {
        assertThat(faults(with(
                        new House("GRIM", RuleId.of("HOUSE-GRIM")), new House("GRIM", RuleId.of("HOUSE-OTHER-GRIM")))))
                .containsExactly("ruleset: two keywords are called GRIM (KT-1)");
    }

    @Test
    void aKeywordThatIsPrintedWithItsBrackets() {
        assertThat(faults(with(new House("GRIM (n)", RuleId.of("HOUSE-GRIM")))))
                .containsExactly(
                        "ruleset: 'GRIM (n)' reads back as another keyword, or as no keyword; expected its name "
                                + "alone, in"
                                + " capitals and without brackets, such as GRIM (KT-1)");
    }

    @Test
    void aKeywordAndAnItemOfOneIdentifier() {
        assertThat(faults(with(new House("THIRSTY", RuleId.of("I-AMMO")))))
                .containsExactly("ruleset: two rules are called I-AMMO (KT-1)");
    }

    @Test
    void anItemThatNotationsCannotTell() {
        assertThat(faults(Shipped.ruleset().with(new Beer(RuleId.of("HOUSE-BEER")))))
                .containsExactly("ruleset: an item's identifier begins with I-, for example I-HOUSE-BEER (ITEM-1)");
        assertThat(faults(Shipped.ruleset().with(new Beer(RuleId.of("I-BEER")))))
                .isEmpty();
    }

    @Test
    void hooksThatCannotBeRegisteredAreABugOfTheirRule() {
        KeywordRule faulty = new KeywordRule() {
            @Override
            public String printed() {
                return "FAULTY";
            }

            @Override
            public RuleId rule() {
                return RuleId.of("HOUSE-FAULTY");
            }

            @Override
            public void attach(Keyword keyword, Hooks hooks) {
                throw new UnsupportedOperationException("not yet");
            }
        };
        Setup shipped = Shipped.setup(Shipped.ruleset().with(faulty));
        Setup setup = shipped.withTeamA(new io.github.deadcube.api.team.StrikeTeam(
                "The Faulty", 1, shipped.teamA().members().map(p -> p.withKeywords(Vector.of(Keyword.of("FAULTY"))))));
        assertThatIllegalStateException()
                .isThrownBy(() -> RULES.start(setup))
                .withMessageContaining("the hooks of HOUSE-FAULTY")
                .withMessageContaining("UnsupportedOperationException: not yet")
                .withMessageContaining("The Faulty against ");
    }

    @Test
    void aCrashSaysWhyInItsMessage() {
        refused(
                effects -> {
                    throw new ArithmeticException("by zero");
                },
                "ArithmeticException: by zero");
    }

    @Test
    void lessThanNothingIsRefused() {
        RuleId rule = RuleId.of("HOUSE-BROKEN");
        io.github.deadcube.api.team.ModelId a1 = io.github.deadcube.api.team.ModelId.of("A1");
        refused(
                effects -> effects.addScore(a1.side(), -1, rule),
                "addScore: the number of VP is -1; expected 0 or more");
        refused(effects -> effects.heal(a1, -2, rule), "heal: the number of HP is -2; expected 0 or more");
        refused(effects -> effects.damage(a1, -3, rule), "damage: the damage is -3; expected 0 to 9999");
        refused(effects -> effects.advance(a1, -1, rule), "advance: the number of cubes is -1; expected 0 to 99");
    }

    private static void refused(java.util.function.Consumer<Effects> does, String why) {
        Script.Runner runner = Script.Runner.standard()
                .with(Deadcube.ruleset().with(new Broken((effects, me, what) -> does.accept(effects))));
        GameState state =
                Script.of("A1 BROKEN, at c4; B1 at h8").run(runner).get().state();
        Input activate = Input.of("A1 activate");
        assertThatIllegalStateException()
                .isThrownBy(() -> RULES.apply(state, activate))
                .withMessageContaining("'A1 activate'")
                .withMessageContaining(why);
    }
}
