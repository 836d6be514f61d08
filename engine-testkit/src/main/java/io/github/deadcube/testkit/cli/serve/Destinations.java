package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import java.util.Map;
import java.util.TreeMap;

/** Every cube in which a model may come to stand by an action that it may take at this prompt, and the way by each such action. */
final class Destinations {
    private final Rules rules;
    private final ModelId model;
    private final TreeMap<Cube, Vector<Map<String, Object>>> ways = new TreeMap<>();

    private Destinations(Rules rules, ModelId model) {
        this.rules = rules;
        this.model = model;
    }

    static Map<String, Object> answer(Rules rules, Searched searched, Request request) throws Fault {
        Destinations all = new Destinations(rules, request.model("model"));
        all.from(Way.of(searched.state()), true);
        Map<String, Object> answer = Shown.object();
        answer.put("destinations", Vector.ofAll(all.ways.entrySet()).map(one -> {
            Map<String, Object> destination = Shown.object();
            destination.put("cube", one.getKey().toString());
            destination.put("ways", one.getValue());
            return destination;
        }));
        return answer;
    }

    /** @param idle whether the model may be activated first */
    private void from(Way begin, boolean idle) {
        if (!(rules.prompt(begin.state()) instanceof Prompt.Decision asked)) return;
        int depth = begin.state().pending().size();
        Vector<Choice> own = asked.options().filter(choice -> choice.whose().contains(model));
        if (own.exists(choice -> choice instanceof Choice.Step || choice instanceof Choice.TakeSpot))
            tell("", Reach.of(rules, model, depth - 1, begin));
        for (Choice option : own) {
            Choice action = option instanceof Choice.SpendDie spent ? spent.action() : option;
            if (action instanceof Choice.Advance || action instanceof Choice.Sprint)
                tell(option.toString(), Reach.of(rules, model, depth, begin.by(rules, option)));
            else if (action instanceof Choice.Deploy || action instanceof Choice.Use) placed(begin, option);
            else if (action instanceof Choice.Activate && idle) from(begin.by(rules, option), false);
        }
    }

    /** A choice that puts it straight into the cube that it names. */
    private void placed(Way begin, Choice option) {
        for (Cube cube : option.where()) {
            Way way = begin.by(rules, option);
            if (!begin.cube(model).contains(cube) && way.cube(model).contains(cube)) {
                tell(option.toString(), Map.of(cube, way));
            }
        }
    }

    private void tell(String action, Map<Cube, Way> found) {
        found.forEach((cube, way) -> {
            Map<String, Object> told = Shown.object();
            if (!action.isEmpty()) told.put("action", action);
            told.putAll(way.json());
            ways.merge(cube, Vector.of(told), Vector::appendAll);
        });
    }
}
