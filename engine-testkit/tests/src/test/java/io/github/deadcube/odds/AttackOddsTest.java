package io.github.deadcube.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.data.Offset.offset;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exact probabilities of damage and kills, and the sizes of dice pools. */
class AttackOddsTest {
    private static final ModelId A1 = new ModelId(Side.A, 1);
    private static final ModelId B1 = new ModelId(Side.B, 1);

    private final Odds odds = Deadcube.odds();

    private static GameState active(String situation) {
        return Script.play(situation + "\nplay\nA1 activate").state();
    }

    private static Choice.Shoot shoot(String text) {
        return (Choice.Shoot) Input.of(text);
    }

    private static WeaponChoice arm(int weapon) {
        return weapon < 0 ? WeaponChoice.NONE : WeaponChoice.onCard(weapon);
    }

    private static TestContext occasion(TestContext.Kind kind, RuleId rule, int weapon, int reply) {
        return TestContext.builder(kind, rule, A1)
                .target(B1)
                .weapon(arm(weapon))
                .replyWeapon(arm(reply))
                .build();
    }

    @ParameterizedTest
    @Rule({"SHO-6"})
    @DisplayName("SHO-6: the situation's dice")
    @CsvSource({"at a1/5, 5", "at a1/5; barricade north of a1, 3", "at a1/5; A2 at a2/1, 3", "at a1:2/8; floors a1:2, 6"
    })
    void situation(String standing, int dice) {
        GameState state =
                active("board 2 x 4; A1 RA 4+, gun R5 WEIGHT OF FIRE (2), " + standing + "; B1 SV 5+ HP 3, at a2/5");
        TestSide tester = TestSide.of(A1, Skill.RANGED, 3);
        assertThat(odds.pool(state, occasion(TestContext.Kind.SHOOT, RuleIds.SHO_5, 0, -1), tester))
                .isEqualTo(Pool.of(dice, 4).reroll(2));
    }

    @Test
    @Rule({"DICE-5"})
    @DisplayName("DICE-5: a model without the statistic rolls nothing")
    void noStatistic() {
        GameState state = active("board 2 x 4; A1 RA 4+, gun R5, at a1; B1 HP 3, at a2");
        TestSide tester = TestSide.of(B1, Skill.SURVIVE, 3);
        Pool pool = odds.pool(state, occasion(TestContext.Kind.SHOOT, RuleIds.SHO_5, 0, -1), tester);
        assertThat(odds.successes(pool).atLeast(1)).isZero();
    }

    @Test
    @Rule({"DICE-11"})
    @DisplayName("DICE-11: the dice of a thing have no modifiers, and known successes have no dice")
    void things() {
        GameState state = active("board 2 x 4; A1 RA 4+, gun R5, at a1; B1 SV 5+ HP 3, at a2");
        TestContext shot = occasion(TestContext.Kind.SHOOT, RuleIds.SHO_5, 0, -1);
        assertThat(odds.pool(state, shot, TestSide.ofThing(Side.A, 3, 6, 1)))
                .isEqualTo(Pool.of(3, 6).reroll(1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> odds.pool(state, shot, TestSide.known(2)))
                .withMessageContaining("known successes");
    }

    /** DMG-1: difference 4 costs 2 HP, difference 3 none, if the shield absorbs 1. */
    @Test
    @DisplayName("Example 4: the whole chain of damage")
    void theWholeChainOfDamage() {
        GameState state = active("board 2 x 4; A1 RA 4+, gun R5 AP1 TOXIC (1), at a1;"
                + " B1 SV 5+ AR 2 HP 9, TOUGH, ENERGY SHIELD (2), at a2");
        Odds.OfAttack all = odds.shot(state, occasion(TestContext.Kind.SHOOT, RuleIds.SHO_5, 0, -1));
        assertThat(all.target().lost().probabilityOf(1)).isZero();
        double two = 0;
        for (int absorbed = 0; absorbed <= 30; absorbed++)
            two += odds.successes(Pool.of(2, 6)).chance(absorbed)
                    * all.difference().chance(3 + absorbed);
        assertThat(all.target().lost().chance(2)).isEqualTo(two, offset(1e-15));
    }

    @Test
    @Rule("SHO-5")
    @DisplayName("SHO-5: the odds of an ordinary shot are those of its context")
    void ofAChoice() {
        GameState state = active(
                "board 2 x 4; A1 RA 4+, gun R5 AP1, pot R5 GRENADE (FRAG (3)), at a1; B1 SV 5+ AR 2 HP 9, pinned, "
                        + "at a2");
        assertThat(odds.shot(state, shoot("A1 shoot gun at B1")))
                .contains(odds.shot(
                        state,
                        TestContext.builder(TestContext.Kind.SHOOT, RuleIds.SHO_5, A1)
                                .target(B1)
                                .weapon(WeaponChoice.onCard(0))
                                .wasPinned(true)
                                .build()));
        for (String other : List.of("pot at B1", "pot at a2", "bow at B1", "gun at B1 as long shot"))
            assertThat(odds.shot(state, shoot("A1 shoot " + other))).as(other).isEmpty();
        for (String missing : List.of("A1 shoot gun at B9", "A9 shoot gun at B1"))
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> odds.shot(state, shoot(missing)))
                    .withMessageContaining("9 is not in this game");
    }

    @Test
    @DisplayName("a model that is not in the game, and a weapon that is not on its card, have no odds")
    void ofWhatIsMissing() {
        GameState state = active("board 2 x 4; A1 RA 4+, gun R5, at a1; B1 SV 5+ HP 9, at a2");
        for (int weapon : new int[] {0, 1}) {
            ModelId shooter = new ModelId(Side.A, 2 - weapon);
            String fault =
                    weapon == 0 ? "A2 is not in this game: team A has 1 models" : "A1 has no weapon 1: its card has 1";
            TestContext shot = TestContext.builder(TestContext.Kind.SHOOT, RuleIds.SHO_5, shooter)
                    .target(B1)
                    .weapon(WeaponChoice.onCard(weapon))
                    .wasPinned(true)
                    .build();
            TestSide tester = TestSide.of(shooter, Skill.RANGED, 3);
            List<ThrowingCallable> questions = List.of(
                    () -> odds.pool(state, shot, tester),
                    () -> odds.shot(state, shot),
                    () -> odds.assault(state, shot, Skill.SURVIVE),
                    () -> odds.landing(state, shooter, WeaponChoice.onCard(weapon), new Cube(1, 2, 1)),
                    () -> odds.shotAt(state, shooter, WeaponChoice.onCard(weapon), new Cube(1, 2, 1)));
            for (ThrowingCallable question : questions)
                assertThatIllegalArgumentException().isThrownBy(question).withMessageContaining(fault);
        }
        TestContext shot = occasion(TestContext.Kind.SHOOT, RuleIds.SHO_5, 0, -1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> odds.pool(state, shot, TestSide.of(new ModelId(Side.B, 2), Skill.SURVIVE, 3)))
                .withMessageContaining("B2 is not in this game");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> odds.shotAt(state, new ModelId(Side.A, 0), WeaponChoice.onCard(0), new Cube(1, 2, 1)))
                .withMessageContaining("A0 is not in this game");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> odds.shot(state, occasion(TestContext.Kind.SHOOT, RuleIds.SHO_5, 0, 0)))
                .withMessageContaining("B1 has no weapon 0: its card has 0");
    }

    @Test
    @Rule({"AST-5"})
    @DisplayName("AST-5: moved in, and pinned when the action started")
    void movedInUponThePinned() {
        GameState state = active("board 2 x 4; A1 FI 4+, at a1; B1 FI 4+ SV 5+ HP 3, pinned, at a1");
        TestContext o = TestContext.builder(TestContext.Kind.ASSAULT, RuleIds.AST_1, A1)
                .target(B1)
                .movedIn(true)
                .wasPinned(true)
                .build();
        assertThat(odds.pool(state, o, TestSide.of(A1, Skill.FIGHT, 3))).isEqualTo(Pool.of(5, 4));
    }

    @Test
    @Rule("AST-7")
    @DisplayName("AST-7: each success more of the fight back costs the attacker a hit point")
    void fightBack() {
        // without FIGHT the attacker has no success, so that each success of the target is one more
        GameState state = active("board 2 x 4; A1 SV 5+ HP 9, at a1; B1 FI 8+ SV 5+ HP 9, at a1");
        TestContext fight = occasion(TestContext.Kind.ASSAULT, RuleIds.AST_1, -1, -1);
        Odds.OfAttack all = odds.assault(state, fight, Skill.FIGHT);
        assertThat(all.target().lost().chance(0)).isEqualTo(1.0);
        Odds.Harm back = all.attacker().get();
        assertThat(back.model()).isEqualTo(A1);
        for (int lost = 0; lost < 9; lost++)
            assertThat(back.lost().chance(lost))
                    .as("%s HP", lost)
                    .isCloseTo(odds.successes(Pool.of(3, 8)).chance(lost), offset(1e-12));
    }

    @Test
    @Rule("KT-4")
    @DisplayName("KT-4: an explosion that waits is no part of the odds of another shot at the cube")
    void anExplosionWaits() {
        String frag = "board 4 x 4; A1 RA 4+, pot R3 GRENADE (FRAG (3)), at a1; B2 SV 5+ HP 9, at c1;";
        GameState waits = Script.play(frag + "B1 SV 8+, BOOM! (4), at c1; play; A1 activate; A1 shoot pot at c1;"
                        + " dice A 4 1 1; dice A 4 4 1 | B 1 1 1; expect B1 killed, asks B rolls 3 d8: test (K-FRAG)")
                .state();
        Vector<Odds.Harm> alone = odds.shotAt(active(frag + "B1 killed"), A1, arm(0), new Cube(3, 1, 1));
        assertThat(alone).hasSize(1);
        assertThat(odds.shotAt(waits, A1, arm(0), new Cube(3, 1, 1))).isEqualTo(alone);
    }

    @Test
    @Rule("K-EXPLOSIVE")
    @DisplayName("K-EXPLOSIVE: a shot at a cube that needs no test lands for certain")
    void landsForCertain() {
        GameState state = active("board 4 x 4; A1 RA 4+, bomb R5 EXPLOSIVE (FRAG (3)), at a1; B1 SV 5+ HP 9, at c1");
        assertThat(odds.landing(state, A1, arm(0), new Cube(3, 1, 1)).get().chance(1))
                .isEqualTo(1.0);
    }

    @Test
    @Rule("R25-K-EXPLOSIVE")
    @DisplayName("R25-K-EXPLOSIVE: a shot at a cube lands there if one of three dice succeeds")
    void landsIfItIsAimed() {
        GameState state = active(
                "edition revised; board 4 x 4; A1 RA 5+, bomb R5 EXPLOSIVE (FRAG (3)), at a1; B1 SV 5+ HP 9, at c1");
        assertThat(odds.landing(state, A1, arm(0), new Cube(3, 1, 1)).get().chance(1))
                .isEqualTo(7.0 / 8);
    }
}
