package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.bot.SearchNode.Edge;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class SearchTreeTest {
    private static final Rules RULES = Deadcube.rules();
    private static final GameState STATE = Script.play("""
            A1 RA 4+ SV 5+, rifle R6, at e5
            A2 RA 4+ SV 5+, rifle R6, at c2
            B1 SV 4+ VP 2, at e2
            B2 RA 4+ SV 5+, rifle R6, at h3
            play
            A1 activate
            """).state();
    private static final PlayerView VIEW = STATE.seenBy(Side.A);
    private static final Prompt.Decision DECISION = (Prompt.Decision) RULES.prompt(STATE);

    /** Visit k has the same random numbers, whatever was visited in between, and also in another tree. */
    @Test
    void equalPlansHaveEqualResults() {
        SearchTree tree = tree();
        Edge one = shot();
        Edge other = shot();
        Edge between = new Edge(Vector.of(DECISION.options().last()), 0);
        for (int visit = 0; visit < 40; visit++) tree.visit(one, VIEW, 7);
        for (int visit = 0; visit < 40; visit++) {
            tree.visit(between, VIEW, 7);
            tree.visit(other, VIEW, 7);
        }
        Edge elsewhere = shot();
        SearchTree second = tree();
        for (int visit = 0; visit < 40; visit++) second.visit(elsewhere, VIEW, 7);
        assertThat(one.mean()).isBetween(0.01, 0.99).isEqualTo(other.mean()).isEqualTo(elsewhere.mean());
        Edge another = shot();
        for (int visit = 0; visit < 40; visit++) tree.visit(another, VIEW, 8);
        assertThat(another.mean()).isNotEqualTo(one.mean());
    }

    /** A copy goes on as the original. */
    @Test
    void aCopyOfAnEdgeHasItsTree() {
        SearchTree tree = tree();
        Edge one = shot();
        for (int visit = 0; visit < 60; visit++) tree.visit(one, VIEW, 7);
        Edge copy = one.copy();
        for (int visit = 0; visit < 60; visit++) tree.visit(one, VIEW, 7);
        assertThat(copy.visits()).isEqualTo(60);
        for (int visit = 0; visit < 60; visit++) tree.visit(copy, VIEW, 7);
        assertThat(copy.mean()).isEqualTo(one.mean());
    }

    /** A shot that may kill is better than ending the activation. */
    @Test
    void aGoodPlanHasABetterMean() {
        SearchTree tree = tree();
        Edge shot = shot();
        Edge end = new Edge(DECISION.options().filter(Choice.EndActivation.class::isInstance), 0);
        for (int visit = 0; visit < 60; visit++) {
            tree.visit(shot, VIEW, 3);
            tree.visit(end, VIEW, 3);
        }
        assertThat(shot.mean()).isGreaterThan(end.mean());
    }

    private static SearchTree tree() {
        return new SearchTree(
                RULES, Side.A, Evaluation.of(STATE.position().game().setup()));
    }

    private static Edge shot() {
        return new Edge(
                DECISION.options()
                        .filter(option -> option instanceof Choice.Shoot)
                        .take(1),
                0);
    }
}
