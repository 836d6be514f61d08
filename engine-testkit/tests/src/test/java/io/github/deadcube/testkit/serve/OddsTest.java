package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The odds in answers to programs: expectations, limits by the HP of the target, and shots at cubes. */
class OddsTest {
    private final ServerClient server = new ServerClient();

    @Test
    void expectationsAreLimitedByTheTargetsHitPoints() {
        start("A1 RA 4+ FI 4+ SV 5+, rifle R6 AP2, at c4; B1 RA 5+ FI 4+ SV 5+ HP 2, at e4", "third");
        JsonNode odds = ask("A1 shoot rifle at B1");
        JsonNode lost = odds.at("/target/lost");
        assertThat(lost).hasSize(3);
        assertThat(lost.get("2").asDouble()).isEqualTo(odds.at("/target/kill").asDouble(), within(1e-15));
        assertThat(odds.at("/target/expected").asDouble())
                .isEqualTo(lost.get("1").asDouble() + 2 * lost.get("2").asDouble(), within(1e-12));
        double mean = 0;
        for (var one : odds.get("successesMore").properties()) {
            assertThat(one.getValue().asDouble()).as(one.getKey()).isGreaterThanOrEqualTo(1e-9);
            mean += Integer.parseInt(one.getKey()) * one.getValue().asDouble();
        }
        assertThat(odds.get("expected").asDouble()).isEqualTo(mean, within(1e-6));
    }

    /**
     * The chance of a success with 3 dice of RANGED 5+ is 1 − (1/2)³. Exploding dice add nothing if one success is
     * enough.
     */
    @Rule({"K-GRENADE", "K-FRAG", "K-EXPLOSIVE", "K-INDIRECT", "R25-K-EXPLOSIVE"})
    @ParameterizedTest
    @CsvSource({
        "GRENADE (FRAG (3)), third, e4, 0.875",
        "EXPLOSIVE and FRAG (3), third, e4, 1",
        "EXPLOSIVE and FRAG (3), revised, e4, 0.875",
        "INDIRECT (FRAG (3)), third, f4, 0.875"
    })
    void shotsAtCubesAreCounted(String keywords, String edition, String cube, double lands) {
        start(
                "A1 RA 5+ FI 4+ SV 5+, pot R6 " + keywords + ", at c4; B1 FI 4+ SV 5+ HP 2, at " + cube
                        + "; B2 FI 4+ SV 5+ HP 1, at " + cube + "; B3 FI 4+ SV 5+, at h8",
                edition);
        JsonNode odds = ask("A1 shoot pot at " + cube);
        assertThat(odds.get("lands").asDouble()).isEqualTo(lands, within(1e-12));
        assertThat(odds.get("there")).hasSize(2);
        JsonNode hurt = odds.at("/there/0");
        assertThat(hurt.get("model").asText()).isEqualTo("B1");
        assertThat(hurt.at("/lost/0").asDouble()).isGreaterThan(1 - lands);
        double[] frag = duel();
        assertThat(hurt.at("/lost/1").asDouble()).isEqualTo(lands * frag[1], within(1e-9));
        assertThat(hurt.at("/lost/2").asDouble()).isEqualTo(lands * frag[2], within(1e-9));
        assertThat(odds.at("/there/1/kill").asDouble()).isEqualTo(lands * (frag[1] + frag[2]), within(1e-9));
        assertThat(odds.at("/there/1/lost")).hasSize(2);
    }

    /** 3 dice of 4+ against 3 dice of 5+, 8s explode: chances that the first side wins by 0, by 1, and by 2 or more. */
    private static double[] duel() {
        double[] one = successes(4);
        double[] other = successes(5);
        double[] more = new double[3];
        for (int i = 0; i < one.length; i++)
            for (int j = 0; j < i && j < other.length; j++) more[Math.min(2, i - j)] += one[i] * other[j];
        return more;
    }

    private static double[] successes(int target) {
        double[] die = new double[40];
        double eight = 1;
        for (int n = 0; n < 39; n++, eight /= 8) {
            die[n] += eight * (target - 1) / 8;
            die[n + 1] += eight * (8 - target) / 8;
        }
        double[] sum = {1};
        for (int dice = 0; dice < 3; dice++) {
            double[] next = new double[sum.length + die.length];
            for (int i = 0; i < sum.length; i++) for (int j = 0; j < die.length; j++) next[i + j] += sum[i] * die[j];
            sum = next;
        }
        return sum;
    }

    @Test
    void missesAndArmourCount() {
        start(
                "A1 RA 8+ FI 4+ SV 5+, pot R3 GRENADE (FRAG (3)), smoke R3 GRENADE (SMOKE), rifle R6, at c4;"
                        + " B1 FI 4+ SV 5+ AR 9 HP 2, at e4",
                "third");
        JsonNode odds = ask("A1 shoot pot at e4");
        assertThat(odds.get("lands").asDouble()).isEqualTo(1 - Math.pow(7 / 8.0, 3), within(1e-12));
        assertThat(odds.at("/there/0/expected").asDouble()).isLessThan(1e-3);
        assertThat(ask("A1 shoot smoke at e4").at("/there/0/lost").toString()).isEqualTo("{\"0\":1.0}");
        assertThat(ask("A1 shoot pot at e5").get("there")).isEmpty();
        assertThat(ServerClient.faults(ask("A1 shoot rifle at e4")))
                .isEqualTo("'rifle' cannot be fired at a cube; expected a shot at a model");
        assertThat(server.ask("{'do': 'prompt'}").at("/prompt/type").asText()).isEqualTo("decision");
    }

    /** Two dice more of 4+; with bonus dice each has 5/8 × 8/7 successes. */
    @Rule("K-SNIPER-SCOPE")
    @Test
    void theDiceOfALongShotCount() {
        start("A1 RA 4+ FI 4+ SV 5+, gun R8 SNIPER SCOPE, at c4; B1 FI 4+ SV 5+ HP 3, at e4", "third");
        assertThat(ask("A1 shoot gun at B1 as long shot").get("expected").asDouble())
                .isEqualTo(ask("A1 shoot gun at B1").get("expected").asDouble() + 2 * 5 / 8.0 * 8 / 7, within(1e-6));
    }

    /** One die more of 4+. */
    @Rule("I-AMMO")
    @Test
    void theDieOfAnItemCounts() {
        start("A1 RA 4+ FI 4+ SV 5+, gun R8, carries I-AMMO, at c4; B1 FI 4+ SV 5+ HP 3, at e4", "third");
        assertThat(ask("A1 shoot gun at B1 using I-AMMO").get("expected").asDouble())
                .isEqualTo(ask("A1 shoot gun at B1").get("expected").asDouble() + 5 / 8.0 * 8 / 7, within(1e-6));
    }

    @Rule({"K-RAPID-FIRE", "K-IT-BURNS"})
    @ParameterizedTest
    @ValueSource(
            strings = {"gun at B1 as blaze away", "gun at B1 using I-AMMO", "torch at B1", "fist at B1", "gnu at B1"})
    void otherShotsHaveNoOdds(String shot) {
        start(
                "A1 RA 4+ FI 4+ SV 5+, gun R8 RAPID FIRE, torch R5 IT BURNS!, at c4;" + " B1 FI 4+ SV 5+ HP 3, at e4",
                "third");
        assertThat(ServerClient.faults(ask("A1 shoot " + shot)))
                .isEqualTo("there are no odds for 'A1 shoot " + shot
                        + "'; expected an ordinary or a long shot at an enemy, with an item of the model, "
                        + "or with one of its weapons: gun, torch");
    }

    @Test
    void aShotAtACubeIsWithAWeaponOfTheCard() {
        start("A1 RA 4+ FI 4+ SV 5+, gun R8 FRAG (1), torch R5 FRAG (1), at c4; B1 SV 5+ HP 3, at e4", "third");
        assertThat(ServerClient.faults(ask("A1 shoot gnu at e4")))
                .isEqualTo("there are no odds for this weapon; expected one of its weapons: gun, torch");
    }

    @Rule({"AST-8", "AST-10", "K-INVIGORATE"})
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A1 assault A1        | survive | A1 is no enemy of A1; expected an enemy",
                "A1 assault A2        | survive | A2 is no enemy of A1; expected an enemy",
                "A1 shoot rifle at A2 | survive | A2 is no enemy of A1; expected an enemy",
                "A1 shoot horn at A2  | survive | there are no odds for 'A1 shoot horn at A2'; expected an ordinary "
                        + "or a long shot at an enemy, with an item of the model, or with one of its weapons: "
                        + "rifle, horn",
                "A1 shoot rifle at B1 | fight   | only an assault is answered; expected no answer",
                "A1 assault B3        | survive | without SV it can only fight back; expected 'fight'",
                "A1 assault B1        | fight   | a pinned target can only survive; expected 'survive'",
                "A1 assault B2        | fight   | without FI it cannot fight back; expected 'survive'"
            })
    void attacksThatCannotBeHaveNoOdds(String choice, String answer, String fault) {
        start(
                "A1 RA 4+ FI 4+ SV 5+, rifle R6, horn CC INVIGORATE, at c4; A2 SV 5+, at c4;"
                        + " B1 FI 4+ SV 5+, pinned, at c4; B2 SV 5+, at e4; B3 FI 4+ SV -, at e4",
                "third");
        String answered = choice.contains("shoot") && !answer.equals("fight") ? "" : "', 'answer': '" + answer;
        assertThat(ServerClient.faults(server.ask("{'do': 'odds', 'choice': '" + choice + answered + "'}")))
                .isEqualTo(fault);
    }

    /** DICE-5: a target without SURVIVE that can fight back does so. */
    @Rule({"DICE-5", "AST-8"})
    @Test
    void aTargetThatCannotSurviveFightsBack() {
        start("A1 FI 4+ SV 5+ HP 3, claws CC, at c4; B1 FI 3+ SV - HP 2, axe CC, at c4; B2 SV 5+, at h8", "third");
        JsonNode odds = ask("A1 assault B1");
        assertThat(odds.has("attacker")).isTrue();
        assertThat(odds).isEqualTo(server.ask("{'do': 'odds', 'choice': 'A1 assault B1', 'answer': 'fight'}"));
    }

    /** K-TRAP: the shot is tested with 3 RANGED dice. */
    @Rule({"K-TRAP", "R25-K-TRAP"})
    @ParameterizedTest
    @ValueSource(strings = {"third", "revised"})
    void aTrapLandsAsItsTestIsPassed(String edition) {
        start("A1 RA 5+ SV 5+, mine R6 TRAP (FRAG (3)), at c4; B1 SV 5+ HP 2, at h8", edition);
        assertThat(ask("A1 shoot mine at e4").get("lands").asDouble()).isEqualTo(0.875, within(1e-12));
    }

    private void start(String models, String edition) {
        server.ask("{'do': 'start', 'seed': 1, 'edition': '" + edition + "', 'situation': 'board 8 x 8 x 2; " + models
                + "; play'}");
    }

    private JsonNode ask(String choice) {
        return server.ask("{'do': 'odds', 'choice': '" + choice + "'}");
    }
}
