package io.github.deadcube.testkit.bot;

import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Scenes of Patrol with an obviously good choice. Objectives are f5 and c4 (2 VP), and h7 and a2 (1 VP). */
class SimpleBotChoicesTest {
    private static final Rules RULES = Deadcube.rules();

    @Test
    void itShootsTheTargetThatItCanKill() {
        assertThat(chosen("""
                        A1 RA 4+, rifle R6, at f5
                        B1 SV 3+ AR 3 HP 3, at d5
                        B2 SV 8+ VP 2, at f3
                        play
                        A1 activate
                        """)).isEqualTo("A1 shoot rifle at B2");
    }

    @Test
    void itGoesToAnObjective() {
        assertThat(chosen("""
                        A1 SV 5+, at e5
                        B1 SV 5+, at a8
                        play
                        A1 activate; A1 advance
                        """)).isEqualTo("A1 step f5");
    }

    @Test
    void itStaysWhereItHoldsAnObjective() {
        GameState state = after("""
                A1 RA 5+ SV 5+, at f5
                B1 SV 5+, at a8
                play
                A1 activate
                """);
        while (RULES.prompt(state) instanceof Prompt.Decision decision
                && decision.side() == ModelId.of("A1").side())
            state = RULES.play(state, choose(state, decision)).state();
        assertThat(state).model("A1").isAt("f5");
    }

    @Test
    void itKeepsItsGrenadesFromItsFriends() {
        String scene = """
                A1 RA 3+ SV 5+, pot R3 GRENADE (FRAG (3)), at f5
                A2 SV 5+ VP 3, at f3%s
                B1 SV 5+, at f3
                play
                A1 activate
                """;
        assertThat(chosen(scene.formatted(""))).isEqualTo("A1 end");
        assertThat(chosen(scene.formatted(", killed").replace(" at f3,", ""))).isEqualTo("A1 shoot pot at f3");
    }

    @Test
    void itFightsBackOnlyIfItFightsWell() {
        String scene = """
                A1 FI 4+ SV 6+, at c4
                B1 FI %s SV %s HP 2, at c4
                play
                A1 activate; A1 assault B1
                """;
        assertThat(chosen(scene.formatted("8+", "3+"))).isEqualTo("B1 survive");
        assertThat(chosen(scene.formatted("3+", "8+"))).isEqualTo("B1 fight back");
    }

    @Test
    void itTakesTheWeaponThatCutsArmour() {
        assertThat(chosen("""
                        A1 FI 4+ SV 6+, club CC, saw CC AP2, at c4
                        B1 FI 4+ SV 6+ AR 2 HP 2, at c4
                        play
                        A1 activate; A1 assault B1
                        """)).isEqualTo("A1 wield saw");
    }

    @Test
    void itStandsUp() {
        assertThat(chosen("""
                        A1 RA 5+ SV 5+, pinned, at f5
                        B1 SV 5+, at a8
                        play
                        A1 activate
                        """)).isEqualTo("A1 stand up");
    }

    @Test
    void itExplodesOnlyAmongEnemies() {
        String scene = """
                A1 SV 5+ FI 8+ HP 1 VP 0, BOOM! (6), at f5
                B1 SV 8+ HP 1 VP 3, at %s; B2 SV 8+ HP 1 VP 3, at %s
                play
                A1 activate
                """;
        assertThat(chosen(scene.formatted("f5", "f5"))).isEqualTo("A1 use K-BOOM");
        assertThat(after(scene.formatted("a8", "a7")))
                .satisfies(state ->
                        assertThat(everyChoice(state).map(Choice::toString)).doesNotContain("A1 use K-BOOM"));
    }

    @Test
    void itThrowsSmokeOnlyOverFriendsUnderFire() {
        String scene = """
                A1 RA 3+ SV 5+, pot R3 GRENADE (SMOKE), SP -, at f3
                A2 SV 8+ VP 3, at f5
                B1 SV 5+%s, at f8
                play
                A1 activate
                """;
        assertThat(chosen(scene.formatted(" RA 3+, cannon R8 AP3"))).isEqualTo("A1 shoot pot at f5");
        assertThat(chosen(scene.formatted(""))).isEqualTo("A1 end");
    }

    @Test
    void itKeepsItsGasForWhenItHelps() {
        String scene = """
                A1 SV 8+ VP 3, GAS CLOUD (SMOKE), at f5
                B1 SV 5+%s, at f8
                play
                A1 activate
                """;
        assertThat(chosen(scene.formatted(" RA 3+, cannon R8 AP3"))).isEqualTo("A1 use K-GAS-CLOUD");
        assertThat(chosen(scene.formatted(""))).isEqualTo("A1 decline K-GAS-CLOUD");
    }

    @Test
    void itKeepsTheRevisionsCloudsToo() {
        for (String cloud : new String[] {"SMOKESCREEN", "DEFENCE CLOUD"}) {
            String scene = "A1 SV 8+ VP 3, " + cloud + ", at f5; B1 SV 5+%s, at f8; play; A1 activate";
            String rule = " R25-K-" + cloud.replace(' ', '-');
            assertThat(chosenByRevision(scene.formatted(" RA 3+, cannon R8 AP3")))
                    .isEqualTo("A1 use" + rule);
            assertThat(chosenByRevision(scene.formatted(""))).isEqualTo("A1 decline" + rule);
        }
    }

    @Test
    void itUsesAugmentedOnlyIfItHelps() {
        assertThat(chosenByRevision("""
                barricade north of f6; A1 RA 6+ SV 2+ HP 9, gun R8 AUGMENTED, at f5; B1 SV 8+ VP 5, at f7
                play
                A1 activate; A1 shoot gun at B1
                """)).isEqualTo("A1 use R25-K-AUGMENTED");
        assertThat(chosenByRevision("""
                barricade north of f6; A1 RA 2+ SV 8+ HP 1 VP 5, gun R8 AUGMENTED, at f5; B1 SV 2+ AR 3 HP 9, at f7
                play
                A1 activate; A1 shoot gun at B1
                """)).isEqualTo("A1 decline R25-K-AUGMENTED");
    }

    @Test
    void itInvigoratesAModelThatHasActed() {
        assertThat(chosen("""
                A1 RA 3+ SV 5+, song R1 INVIGORATE, SP -, at f5
                A2 RA 3+ SV 5+ VP 3, rifle R8, activated, at f5; A3 at f5
                B1 SV 5+, at a8
                play
                A1 activate
                """)).isEqualTo("A1 shoot song at A2");
    }

    @Test
    void itStunsModelsThatHaveNotActed() {
        String scene = """
                A1 RA 3+ SV 5+, flash R3 EXPLOSIVE (STUN), SP -, at f5
                B1 SV 5+ VP 3, %s at f7
                play
                A1 activate
                """;
        assertThat(chosen(scene.formatted(""))).isEqualTo("A1 shoot flash at f7");
        assertThat(chosen(scene.formatted("activated,"))).isEqualTo("A1 end");
    }

    @Test
    void itLaysTrapsOnPathsOfOthers() {
        assertThat(chosen("""
                A1 RA 3+ SV 5+, tube R2 TRAP (FRAG (3)), SP -, at f3
                B1 SV 5+, at a8
                play
                A1 activate
                """)).isEqualTo("A1 shoot tube at f5");
    }

    /** All choices that the bot makes until it is no longer asked. */
    private static Vector<Choice> everyChoice(GameState begin) {
        GameState state = begin;
        Vector<Choice> chosen = Vector.empty();
        while (RULES.prompt(state) instanceof Prompt.Decision decision
                && decision.side() == ModelId.of("A1").side()) {
            Choice choice = choose(state, decision);
            chosen = chosen.append(choice);
            state = RULES.play(state, choice).state();
        }
        return chosen;
    }

    /** Any seed: if one choice is better, the bot does not draw. */
    private static String chosen(String scene) {
        return chosen(after(scene));
    }

    private static String chosenByRevision(String scene) {
        return chosen(
                Script.Runner.standard().with(Deadcube.revised()).play(scene).state());
    }

    private static String chosen(GameState state) {
        Prompt.Decision decision = (Prompt.Decision) RULES.prompt(state);
        Vector<Choice> chosen = Vector.range(0, 5)
                .map(seed -> Bots.simple(seed, decision.side(), RULES).choose(state.seenBy(decision.side()), decision))
                .distinct();
        assertThat(chosen).hasSize(1);
        return chosen.head().toString();
    }

    private static Choice choose(GameState state, Prompt.Decision decision) {
        return Bots.simple(1, decision.side(), RULES).choose(state.seenBy(decision.side()), decision);
    }

    private static GameState after(String scene) {
        return Script.play(scene).state();
    }
}
