package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.TreeMap;

/** Where the movements that a model may make now lead, each cube by a shortest way, up to where dice are rolled. */
final class Reach {
    private final Rules rules;
    private final ModelId model;
    private final TreeMap<Cube, Map<String, Object>> found = new TreeMap<>();
    private final ArrayDeque<Way> waiting = new ArrayDeque<>();

    /** How a state is come to. */
    private record Way(GameState state, Vector<Choice> choices) {}

    private Reach(Rules rules, ModelId model) {
        this.rules = rules;
        this.model = model;
    }

    /** The cubes, in board order, each with its way. */
    static Vector<Map<String, Object>> of(Rules rules, GameState state, ModelId model) {
        Reach reach = new Reach(rules, model);
        if (rules.prompt(state) instanceof Prompt.Decision asked)
            for (Choice choice : asked.options())
                if (choice.whose().contains(model) && moves(choice))
                    reach.waiting.add(new Way(rules.play(state, choice).state(), Vector.of(choice)));
        if (state.position().active().exists(active -> active.model().equals(model)) && reach.waiting.isEmpty())
            reach.waiting.add(new Way(state, Vector.empty()));
        while (!reach.waiting.isEmpty()) reach.go(reach.waiting.remove());
        return Vector.ofAll(reach.found.values());
    }

    static Map<String, Object> answer(Rules rules, GameState state, Request request) throws Fault {
        Map<String, Object> answer = Shown.object();
        answer.put("destinations", of(rules, state, request.model("model")));
        return answer;
    }

    private static boolean moves(Choice choice) {
        Choice action = choice instanceof Choice.SpendDie spent ? spent.action() : choice;
        return action instanceof Choice.Advance || action instanceof Choice.Sprint || action instanceof Choice.Step;
    }

    private void go(Way way) {
        Cube here = way.state()
                .position()
                .model(model)
                .filter(m -> m.inPlay())
                .map(m -> m.cube())
                .getOrNull();
        if (here == null || found.containsKey(here) && way.choices().size() > 1) return;
        Prompt prompt = rules.prompt(way.state());
        if (!(prompt instanceof Prompt.Decision asked)) {
            reached(here, way, true);
            return;
        }
        Vector<Choice> options = asked.options().filter(choice -> choice.whose().contains(model));
        boolean stops = options.exists(Choice.TakeSpot.class::isInstance);
        if (stops || way.choices().nonEmpty() && !options.exists(Choice.Step.class::isInstance))
            reached(here, way, false);
        for (Choice option : options)
            if (option instanceof Choice.Step step && !found.containsKey(step.cube()))
                waiting.add(new Way(
                        rules.play(way.state(), step).state(), way.choices().append(step)));
    }

    private void reached(Cube cube, Way way, boolean dice) {
        if (found.containsKey(cube)) return;
        Map<String, Object> one = Shown.object();
        one.put("cube", cube.toString());
        one.put("way", way.choices().map(Choice::toString));
        if (dice) one.put("dice", true);
        found.put(cube, one);
    }
}
