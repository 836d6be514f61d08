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

/** Scenes of Patrol in which there is something sensible to do: objectives are f5 and c4, 2 VP, and h7 and a2, 1 VP. */
class SimpleBotChoicesTest {
    private static final Rules RULES = Deadcube.rules();

    @Test
    void itShootsWhomItCanKill() {
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
                && decision.side() == ModelId.parse("A1").get().side())
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

    /** Whatever the seed, for there is no draw where one choice is better. */
    private static String chosen(String scene) {
        GameState state = after(scene);
        Prompt.Decision decision = (Prompt.Decision) RULES.prompt(state);
        Vector<Choice> chosen = Vector.range(0, 5)
                .map(seed -> SimpleBot.of(seed, decision.side(), RULES).choose(state.seenBy(decision.side()), decision))
                .distinct();
        assertThat(chosen).hasSize(1);
        return chosen.head().toString();
    }

    private static Choice choose(GameState state, Prompt.Decision decision) {
        return SimpleBot.of(1, decision.side(), RULES).choose(state.seenBy(decision.side()), decision);
    }

    private static GameState after(String scene) {
        return Script.play(scene).state();
    }
}
