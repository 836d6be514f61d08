package io.github.deadcube.testkit.cli.odds;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.junit.Rule;
import java.math.RoundingMode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code deadcube odds shoot} and {@code assault}. */
class AttackChancesTest {
    private static Run run(String line) {
        return Run.of(("odds " + line.replaceFirst(" ", " --exact ")).split(" ", -1));
    }

    private static Odds.Distribution difference(int dice, int target, int others, int other) {
        return Deadcube.odds().difference(Pool.of(dice, target), Pool.of(others, other));
    }

    private static String line(String what, java.math.BigDecimal probability) {
        return what + "\t" + probability.setScale(12, RoundingMode.HALF_EVEN).toPlainString();
    }

    @Test
    void theSummaryComesFirst() {
        assertThat(Run.of("odds", "shoot", "RA 5+, rifle R5 AP1", "v", "SV 4+ AR 1 HP 2")
                        .out())
                .isEqualTo("""
                        kill              10.4 %
                        no damage         73.2 %
                        mean loss         0.37 of 2 HP

                        damage 0          73.2 %
                        damage 1          16.4 %
                        damage 2          7.4 %
                        damage 3          2.3 %
                        damage 4          0.6 %
                        damage 5 or more  0.1 %
                        """);
        assertThat(Run.of("odds", "assault", "--fight-back", "FI 4+ HP 2, blade CC", "v", "FI 5+ SV 4+ HP 1")
                        .out())
                .startsWith("kill ")
                .contains("\nkill back ", "\nno damage back ", "\nmean loss back ", "\ndamage back 0 ");
    }

    @ParameterizedTest
    @Rule("SHO-6")
    @DisplayName("SHO-6: clear, from above, a friend in the target's cube")
    @CsvSource({
        "shoot, 3",
        "shoot --clear, 5",
        "shoot --above, 4",
        "shoot --crowded, 1",
        "shoot --clear --above, 6",
        "shoot --clear --crowded, 3",
        "shoot --above --crowded, 2",
        "shoot --clear --above --crowded, 4",
    })
    void shots(String command, int dice) {
        Run run = run(command + " RA 5+, rifle R5 AP1 v SV 4+ AR 2 HP 2");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        Odds.Distribution d = difference(dice, 5, 3, 4);
        assertThat(run.out().lines().toList())
                .contains(
                        line("damage 1", d.probabilityOf(2)),
                        line("damage 2", d.probabilityOf(3)),
                        line("kill", d.atLeast(3)));
    }

    @ParameterizedTest
    @Rule({"AST-5", "AST-6"})
    @DisplayName("AST-5, AST-6: moved in, friends, the injured, the larger, the pinned")
    @CsvSource(
            delimiter = '|',
            value = {
                "assault             FI 4+            v SV 5+ FI 3+ HP 3             | 3 | 3",
                "assault --moved-in  FI 4+            v SV 5+ FI 3+ HP 3             | 4 | 3",
                "assault --friend    FI 4+            v SV 5+ FI 3+ HP 3             | 4 | 3",
                "assault --enemy-friend FI 4+         v SV 5+ FI 3+ HP 3             | 3 | 4",
                "assault             FI 4+ SZ 2       v SV 5+ FI 3+ HP 3             | 4 | 3",
                "assault             FI 4+            v SV 5+ FI 3+ HP 3, damage 1   | 4 | 3",
                "assault             FI 4+            v SV 5+ FI 3+ HP 3, pinned     | 4 | 3",
                "assault --moved-in --friend FI 4+ SZ 2 v SV 5+ HP 3, pinned, damage 1 | 8 | 3",
            })
    void assaults(String line, int dice, int others) {
        Run run = run(line.strip().replaceAll(" +", " "));
        Odds.Distribution d = difference(dice, 4, others, 5);
        assertThat(run.out().lines().toList())
                .contains(
                        line("damage 1", d.probabilityOf(1)),
                        line("kill", d.atLeast(line.contains("damage 1") ? 2 : 3)))
                .noneMatch(l -> l.contains("back"));
    }

    @Test
    @Rule("AST-7")
    @DisplayName("AST-7: damage by a target that fights back")
    void fightingBack() {
        Run run = run("assault --fight-back FI 4+ HP 2, blade CC AP1 v FI 5+ SV 4+ AR 1 HP 1, claws CC TOXIC (1)");
        Odds.Distribution d = difference(3, 4, 3, 5);
        java.math.BigDecimal beaten = java.math.BigDecimal.ONE.subtract(d.atLeast(0));
        assertThat(run.out().lines().toList())
                .contains(
                        line("kill", d.atLeast(1)),
                        line("damage back 0", d.atLeast(0)),
                        line("damage back 2", d.probabilityOf(-1)),
                        line("kill back", beaten))
                .noneMatch(l -> l.startsWith("damage back 1\t0.") && !l.equals("damage back 1\t0.000000000000"));
    }

    @Test
    @Rule("LIV-PIN")
    @DisplayName("LIV-PIN: a pinned target may fight back")
    void fightingBackPinned() {
        Run run = run("assault --fight-back --edition living FI 4+ HP 1 v FI 4+ SV 4+ HP 2, pinned");
        Odds.Distribution d = difference(4, 4, 3, 4);
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines().toList())
                .contains(line("kill", d.atLeast(2)), line("damage back 2", d.probabilityOf(-2)));
    }

    @Test
    @Rule("R25-K-HOLO-SIGHT")
    @DisplayName("R25-K-HOLO-SIGHT: 7s are successes and explode")
    void sevens() {
        Run run = run("shoot --edition revised RA 8+, rifle R5 HOLO-SIGHT v SV 4+ HP 2");
        Odds.Distribution d = Deadcube.odds().difference(Pool.of(3, 8).exploding(7), Pool.of(3, 4));
        assertThat(run.out().lines().toList())
                .contains(line("damage 1", d.probabilityOf(1)), line("kill", d.atLeast(2)));
    }

    @Test
    @Rule("R25-K-AUGMENTED")
    @DisplayName("R25-K-AUGMENTED: two failures are rolled again, if the option is given")
    void augmented() {
        String shot = " --edition revised RA 5+, rifle R5 AUGMENTED v SV 4+ HP 2";
        String assault = " --edition revised FI 5+, claw CC AUGMENTED v SV 4+ HP 2";
        Pool three = Pool.of(3, 5);
        Odds.Distribution without = Deadcube.odds().difference(three, Pool.of(3, 4));
        Odds.Distribution with = Deadcube.odds().difference(three.reroll(2), Pool.of(3, 4));
        assertThat(run("shoot" + shot).out()).contains(line("kill", without.atLeast(2)));
        assertThat(run("shoot --augmented" + shot).out()).contains(line("kill", with.atLeast(2)));
        assertThat(run("assault" + assault).out()).contains(line("kill", without.atLeast(2)));
        assertThat(run("assault --augmented" + assault).out()).contains(line("kill", with.atLeast(2)));
    }

    @Test
    @Rule("R25-K-AUGMENTED")
    @DisplayName("R25-K-AUGMENTED: a pinned target, which stands up, still counts as pinned")
    void augmentedAgainstThePinned() {
        Run run = run("assault --augmented --edition revised FI 5+, claw CC AUGMENTED v SV 4+ HP 2, pinned");
        Odds.Distribution d = Deadcube.odds().difference(Pool.of(4, 5).reroll(2), Pool.of(3, 4));
        assertThat(run.out()).contains(line("kill", d.atLeast(2)));
    }

    @Test
    @Rule("R25-K-AUGMENTED")
    @DisplayName("R25-K-AUGMENTED: the attack is augmented, whatever else is offered before its dice")
    void augmentedAndNothingElse() {
        Run run = run("assault --augmented --edition revised FI 4+, BOOM! (3), claw CC AUGMENTED v FI 4+, SV 4+, HP 3");
        Odds.Distribution d = Deadcube.odds().difference(Pool.of(3, 4).reroll(2), Pool.of(3, 4));
        assertThat(run.out()).contains(line("kill", d.atLeast(3)));
        assertThat(run("assault --augmented --edition revised FI 4+, BOOM! (3) v SV 4+")
                        .err())
                .contains("column 1: the weapon augments no attack");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "shoot RA 5+, rifle R5                 | column 16: nothing is here; expected two cards",
                "shoot v SV 4+                         | column 1: nothing is here; expected two cards",
                "shoot RA 9+, rifle R5 v SV 4+         | column 4: '9+' is not understood; expected a value of RA",
                "shoot RA 5+, rifle R5 v SX 4+         | column 19: 'SX 4+' is no keyword",
                "shoot RA 5+, rifle R5; v SV 4+        | column 16: a card ends here; expected commas",
                "shoot RA 5+, blade CC v SV 4+         | column 1: SHO-1: the shooter has no weapon with a range",
                "shoot RA 5+, torch R5 IT BURNS! v SV 4+ | column 1: torch is not fired by RANGED against SURVIVE",
                "shoot rifle R5 v SV 4+                | column 1: SHO-8",
                "shoot RA 5+, rifle R5 v SV 4+, DANCE  | column 26: deadzone-3 v1 has no rule for the keyword DANCE "
                        + "(KT-1); expected ",
                "shoot RA 5+, SZ 9, rifle R5 v SX 4+   | column 8: SZ is 1 to 4, not 9 (GEO-3); expected ",
                "shoot RA 5+, SZ 9, rifle R5 v SX 4+   | column 25: 'SX 4+' is no keyword",
                "shoot --augmented RA 5+, rifle R5 v SV 4+ | column 1: the weapon augments no attack",
                "assault --augmented FI 5+ v SV 4+     | column 1: the weapon augments no attack",
                "assault FI - v SV 4+                  | column 1: ",
                "assault --fight-back FI 4+ v SV 4+    | column 9: AST-8",
                "assault FI 4+ v FI 5+                 | column 9: DICE-5: without SV it can only fight back; "
                        + "expected --fight-back",
                "assault --fight-back FI 4+ v FI 5+, pinned | column 9: AST-10",
            })
    void faultsAreReportedWithTheirColumn(String line, String said) {
        Run run = run(line.strip());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(said.strip(), "Usage: deadcube odds").doesNotContain("\tat ", "Exception");
    }

    @Test
    void allFaultsAreReportedAtOnce() {
        assertThat(run("shoot RA 9+, rifle R5 v SV 1+, AR many").err())
                .contains("column 4:", "column 22:", "column 29:");
    }
}
