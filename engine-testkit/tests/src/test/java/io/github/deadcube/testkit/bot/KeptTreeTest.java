package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.bot.SearchBot.KeptTree;
import io.github.deadcube.testkit.bot.SearchNode.Edge;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class KeptTreeTest {
    private static final Rules RULES = Deadcube.rules();
    private static final GameState TURN = Script.play("""
            A1 RA 4+ SV 5+, rifle R6, at e5
            A2 RA 4+ SV 5+, rifle R6, at c2
            B1 SV 4+ VP 2, at e2
            play
            """).state();

    @Test
    void theActionsOfTheChosenModelKeepTheirResults() {
        Vector<Choice> turn = options(TURN);
        GameState active = RULES.play(TURN, turn.head()).state();
        Vector<Choice> actions = options(active);
        Edge pair = edge(turn.get(0), actions.get(0));
        Edge other = edge(turn.get(1), actions.get(1));
        pair.add(0.75);
        other.add(0.25);
        KeptTree kept = KeptTree.afterActivation(Vector.of(pair, other), turn.head(), 5);
        Vector<Edge> known = kept.known(actions.map(action -> edge(action)), active);
        assertThat(known.map(Edge::plan).toJavaList())
                .isEqualTo(actions.map(Vector::of).toJavaList());
        assertThat(known.map(Edge::visits).sum().intValue()).isEqualTo(1);
        assertThat(known.head().mean()).isEqualTo(0.75);
        assertThat(kept.seed().toJavaOptional()).contains(5L);
    }

    /** After an action, the node of its outcome is known, with the results of its plans. */
    @Test
    void theNodeOfAnOutcomeIsKept() {
        GameState active = RULES.play(TURN, options(TURN).head()).state();
        Edge move = edge(options(active)
                .find(o -> o instanceof Choice.StandUp || o instanceof Choice.Sprint)
                .get());
        SearchTree tree = new SearchTree(
                RULES, Side.A, Evaluation.of(TURN.position().game().setup()));
        for (int visit = 0; visit < 100; visit++) tree.visit(move, active.seenBy(Side.A), 3);
        GameState moving = RULES.play(active, move.plan().head()).state();
        Prompt.Decision decision = (Prompt.Decision) RULES.prompt(moving);
        Vector<Edge> listed = Vector.ofAll(tree.plans().edges(moving, decision, decision.options()));
        KeptTree kept = KeptTree.afterAction(move);
        KeptTree copy = kept.copy();
        Vector<Edge> known = kept.known(listed, moving);
        assertThat(known.map(Edge::visits).sum().intValue()).isGreaterThan(50);
        for (Edge edge : known) tree.visit(edge, moving.seenBy(Side.A), 3);
        assertThat(copy.known(listed, moving).map(Edge::visits).sum().intValue())
                .isEqualTo(known.map(Edge::visits).sum().intValue() - known.size());
        GameState otherwise = RULES.play(TURN, options(TURN).get(1)).state();
        assertThat(KeptTree.NONE.known(listed, otherwise)).isEqualTo(listed);
    }

    private static Vector<Choice> options(GameState state) {
        return ((Prompt.Decision) RULES.prompt(state)).options();
    }

    private static Edge edge(Choice... plan) {
        return new Edge(Vector.of(plan), 0);
    }
}
