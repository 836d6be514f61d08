package io.github.deadcube.odds;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Harm;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the odds of damage and kills with the engine, which plays every roll. */
class EveryAttackTest {
    private static final ModelId A1 = new ModelId(Side.A, 1);
    private static final ModelId B1 = new ModelId(Side.B, 1);

    private final Odds odds = Deadcube.odds();

    private static GameState active(String situation) {
        return Script.play(situation + "\nplay\nA1 activate").state();
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

    private static void agrees(Harm harm, Map<Integer, Double> slow) {
        double missing = EveryRoll.missing(slow);
        assertThat(missing).isBetween(-1e-12, 2e-3);
        for (int lost = 0; lost < harm.left(); lost++)
            assertThat(harm.lost().chance(lost))
                    .as("loses " + lost)
                    .isBetween(EveryRoll.chance(slow, lost) - 1e-12, EveryRoll.chance(slow, lost) + missing + 1e-12);
        double dies = EveryRoll.chance(slow, harm.left());
        assertThat(harm.kill().doubleValue()).as("dies").isBetween(dies - 1e-12, dies + missing + 1e-12);
    }

    /** Returns the HP that the model lost in the attack; all remaining HP if it was killed. */
    private static int lost(GameState before, GameState after, ModelId id) {
        Model was = before.position().model(id).get();
        Model is = after.position().model(id).get();
        return (is.inPlay() ? is.damage() : was.card().hitPoints()) - was.damage();
    }

    /** Returns the probability of each outcome of one side, for all outcomes of the other side. */
    private static Map<Integer, Double> of(Map<Integer, Double> both, IntUnaryOperator side) {
        Map<Integer, Double> one = new TreeMap<>();
        both.forEach((lost, chance) -> one.merge(side.applyAsInt(lost), chance, Double::sum));
        return one;
    }

    @ParameterizedTest
    @Rule({"SHO-7", "DMG-1", "DMG-2"})
    @DisplayName("DMG-1, DMG-2: AR less AP, TOUGH, TOXIC, shields and re-rolls, as the engine plays them")
    @ValueSource(
            strings = {
                "A1 RA 5+, rifle R5 AP1, at a1; B1 SV 4+ AR 1 HP 2, at a2",
                "A1 RA 4+, rifle R5, at a1; B1 SV 5+ HP 3, at a2; barricade north of a1",
                "A1 RA 5+, gun R5 WEIGHT OF FIRE (2), at a1; B1 SV 4+ AR 2 HP 3, RESILIENT (1), at a2; barricade "
                        + "north of a1",
                "A1 RA 3+, gun R5 TOXIC (2), at a1; B1 SV 6+ AR 1 HP 4, TOUGH, at a2; barricade north of a1",
                "A1 RA 3+, AP (1), gun R5 AP1 TOXIC (1), at a1; B1 SV 6+ AR 3 HP 3, TOUGH, ENERGY SHIELD (2), at "
                        + "a2; barricade north of a1",
                "A1 RA 3+, gun R5, at a1; B1 SV - HP 3, ENERGY SHIELD (1), ENERGY SHIELD (2), at a2; barricade "
                        + "north of a1",
                "A1 RA 4+, gun R5, at a1; B1 SV 5+ HP 3, damage 1, at a2; barricade north of a1",
                "A1 RA 8+, gun R5, at a1:2/8; A2 at a2/1; floors a1:2; B1 SV 8+ HP 3, at a2/5",
            })
    void shots(String situation) {
        GameState state = active("board 2 x 4; " + situation);
        String gun = state.position().model(A1).get().card().weapons().head().name();
        Choice shot = (Choice) Input.of("A1 shoot " + gun + " at B1");
        Odds.OfAttack fast = odds.shot(state, occasion(TestContext.Kind.SHOOT, RuleIds.SHO_5, 0, -1));
        assertThat(fast.attacker()).isEmpty();
        assertThat(fast.target().model()).isEqualTo(B1);
        agrees(fast.target(), EveryRoll.of(state, shot, false, after -> lost(state, after, B1)));
    }

    @ParameterizedTest
    @Rule("R25-K-HOLO-SIGHT")
    @DisplayName("R25-K-HOLO-SIGHT: sevens, as the engine plays them")
    @ValueSource(
            strings = {
                "A1 RA 8+, rifle R5 HOLO-SIGHT, at a1; B1 SV 5+ HP 2, at a2; barricade north of a1",
                "A1 RA 5+, HOLO-SIGHT, rifle R5 WEIGHT OF FIRE (1), at a1; B1 SV 5+ HP 2, at a2; barricade north of a1",
            })
    void sevens(String situation) {
        GameState state = Script.Runner.standard()
                .with(Deadcube.revised())
                .play("board 2 x 4; " + situation + "\nplay\nA1 activate")
                .state();
        Odds.OfAttack fast = odds.shot(state, occasion(TestContext.Kind.SHOOT, RuleIds.SHO_5, 0, -1));
        Choice shot = (Choice) Input.of("A1 shoot rifle at B1");
        agrees(fast.target(), EveryRoll.of(state, shot, false, after -> lost(state, after, B1)));
    }

    @ParameterizedTest
    @Rule({"AST-7", "KT-8"})
    @DisplayName("AST-3 to AST-7, KT-8: whether the attacker or the target wins, with the weapon that is used")
    @ValueSource(
            strings = {
                "A1 FI 4+ HP 2, blade CC AP1, at a1; B1 FI 5+ SV 4+ AR 1 HP 2, claws CC TOXIC (1), at a1",
                "A1 FI 5+ SZ 3 HP 3 AR 1, at a1; B1 FI 5+ SV 4+ HP 2, RESILIENT (1), at a1; A2 at a1",
                "A1 FI 4+ HP 2, TOUGH, at a1; B1 FI 3+ SV 4+ SZ 2 HP 3, damage 1, AP (2), at a1",
            })
    void assaults(String situation) {
        GameState state = active("board 2 x 4; " + situation);
        int weapon = state.position().model(A1).get().card().weapons().isEmpty() ? -1 : 0;
        int reply = state.position().model(B1).get().card().weapons().isEmpty() ? -1 : 0;
        Choice assault = new Choice.Assault(A1, B1);
        TestContext held = occasion(TestContext.Kind.ASSAULT, RuleIds.AST_1, weapon, -1);
        Odds.OfAttack survived = odds.assault(state, held, Skill.SURVIVE);
        assertThat(survived.attacker()).isEmpty();
        agrees(survived.target(), EveryRoll.of(state, assault, false, after -> lost(state, after, B1)));
        TestContext answered = occasion(TestContext.Kind.ASSAULT, RuleIds.AST_1, weapon, reply);
        Odds.OfAttack fought = odds.assault(state, answered, Skill.FIGHT);
        Map<Integer, Double> both =
                EveryRoll.of(state, assault, true, after -> 10 * lost(state, after, A1) + lost(state, after, B1));
        agrees(fought.target(), of(both, lost -> lost % 10));
        agrees(fought.attacker().get(), of(both, lost -> lost / 10));
    }
}
