package io.github.deadcube.testkit.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.analysis.GameNotes;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The chances behind the attacks that the terminal offers. */
class OfferedChancesTest {
    private static Option<String> chances(String situation, String choice) {
        return new AttackChances(
                        Deadcube.odds(),
                        Script.Runner.standard().play(situation + "\nplay\n").state())
                .text((Choice) Input.read(choice).get())
                .map(Sentence::toString);
    }

    /** Five dice on 5+ all fail with 1/32. */
    @Test
    void aShotAtATargetWithoutATest() {
        String situation = "A1 RA 5+, rifle R8, at c2; B1 SV -, at e7";
        assertThat(chances(situation, "A1 shoot rifle at B1")).contains("97 %, 1.0 HP");
        assertThat(chances(situation, "spend shoot: A1 shoot rifle at B1"))
                .isEqualTo(chances(situation, "A1 shoot rifle at B1"));
    }

    /** As {@code odds 3d4+ v 3d5+} and {@code odds 3d4+ v 3d6+} have it. */
    @Test
    void anAssaultHasTheChancesForEachAnswer() {
        assertThat(chances("A1 FI 4+, blade CC, HP 2, at c2; B1 FI 6+ SV 5+, blade CC, HP 2, at c2", "A1 assault B1"))
                .contains("49 %, 0.7 HP; if it fights back 60 %, 0.9 HP, A1 loses 0.2 HP");
    }

    @Test
    void anAnswerThatTheTargetDoesNotHaveIsLeftOut() {
        String assaulter = "A1 FI 4+, blade CC, at c2; ";
        assertThat(chances(assaulter + "B1 FI 5+ SV 5+, pinned, at c2", "A1 assault B1")
                        .get())
                .matches("\\d+ %, \\d\\.\\d HP");
        assertThat(chances(assaulter + "B1 FI 5+ SV -, at c2", "A1 assault B1").get())
                .startsWith("if it fights back ");
    }

    @Test
    void onlyACertainChanceIs0Or100() {
        assertThat(GameNotes.chance(0.004)).hasToString("<1 %");
        assertThat(GameNotes.chance(0.996)).hasToString(">99 %");
        assertThat(GameNotes.chance(0.005)).hasToString("1 %");
        assertThat(GameNotes.chance(0.994)).hasToString("99 %");
        assertThat(GameNotes.chance(0)).hasToString("0 %");
        assertThat(GameNotes.chance(0.9999999999999)).hasToString("100 %");
        assertThat(GameNotes.chance(0.99996, 2)).hasToString(">99.99 %");
        assertThat(GameNotes.chance(0.0001, 2)).hasToString("0.01 %");
    }

    /** The blade of AP 3 is the second weapon, or a printed item; it beats the armour, and the knife does not. */
    @Test
    void anAssaultIsMadeWithTheWeaponThatHarmsMost() {
        String target = "; B1 SV 5+ HP 9 AR 3, at c2";
        String chances = "49 %, 0.8 HP";
        assertThat(chances("A1 FI 4+, knife CC, blade CC AP3, at c2" + target, "A1 assault B1"))
                .contains(chances);
        assertThat(chances("A1 FI 4+, THERMAL MINES, at c2" + target, "A1 assault B1"))
                .contains(chances);
        assertThat(chances("A1 FI 4+, knife CC, blade CC AP3 ONE-USE, used up blade, at c2" + target, "A1 assault B1"))
                .contains("49 %, 0.0 HP");
    }

    @Test
    void aGrenadeOfAnItemHasTheChancesOfOneOfTheCard() {
        String target = "at c2; B1 SV 5+, at c4";
        assertThat(chances("A1 RA 5+, carries I-FRAG-GRENADE, " + target, "A1 shoot item frag grenade at c4"))
                .contains("88 %, B1 0.4 HP")
                .isEqualTo(chances("A1 RA 5+, bomb R3 GRENADE (FRAG (3)), " + target, "A1 shoot bomb at c4"));
    }

    /** Three dice on 5+ all fail with 1/8. */
    @Test
    void aShotAtACubeHasTheHarmToEachModelThere() {
        assertThat(chances(
                        "A1 RA 5+, mortar R8 INDIRECT (FRAG (3)), at c2; B1 SV 5+, at c6; B2 SV 5+ HP 2, at c6",
                        "A1 shoot mortar at c6"))
                .contains("88 %, B1 0.4 HP, B2 0.6 HP");
    }

    @Test
    void anEmptyCubeHasNone() {
        assertThat(chances("A1 RA 5+, mortar R8 INDIRECT (FRAG (3)), at c2; B1 at c6", "A1 shoot mortar at d6"))
                .isEmpty();
    }

    @Test
    void otherChoicesHaveNone() {
        assertThat(chances("A1 RA 5+, rifle R8 RAPID FIRE, at c2; B1 at c6", "A1 advance"))
                .isEmpty();
        assertThat(chances("A1 RA 5+, rifle R8 RAPID FIRE, at c2; B1 at c6", "A1 shoot rifle at B1 as blaze away"))
                .isEmpty();
    }

    @Test
    void theyAreBehindTheChoices() {
        String[] game = {"play", "--bots", "human,simple", "--seed", "4"};
        String keys = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n".repeat(400);
        String behind = "A\\d shoot \\S+ at B\\d +\\S+, \\S+: \\d+ %, \\d\\.\\d HP\n";
        Run run = Run.typing(keys, game);
        assertThat(run.out()).containsPattern(behind);
        Run none = Run.typing(keys, Vector.of(game).append("--no-odds").toJavaArray(String[]::new));
        assertThat(none.out())
                .doesNotContain(" HP; if it fights back ")
                .containsPattern("A\\d shoot \\S+ at B\\d +\\S+, \\S+\n");
    }
}
