package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.testkit.cli.command.JsonObject;
import io.github.deadcube.testkit.cli.serve.MovementReach.Way;
import io.github.deadcube.testkit.cli.serve.SearchStates.Searched;
import io.vavr.collection.Vector;
import java.util.Map;
import java.util.TreeMap;

/** Every cube that a model can reach with an action that the prompt offers, and one way for each of these actions. */
final class Destinations {
    /** The most inputs that the search for the ways of one movement plays. */
    private static final int MOVING = 2_000;

    /** The same limit if the choice names the cube. An enemy may still strike at the model, and the model takes a spot. */
    private static final int CARRIED = 12;

    private final Rules rules;
    private final ModelId model;
    private final TreeMap<Cube, Vector<JsonObject>> ways = new TreeMap<>();

    private Destinations(Rules rules, ModelId model) {
        this.rules = rules;
        this.model = model;
    }

    static JsonObject answer(Rules rules, Searched searched, Request request) throws RequestError {
        Destinations all = new Destinations(rules, request.model("model"));
        all.from(Way.of(searched.state()), true);
        return JsonObject.of("destinations", Vector.ofAll(all.ways.entrySet()).map(one -> {
            return JsonObject.of("cube", one.getKey().toString()).with("ways", one.getValue());
        }));
    }

    /** If {@code idle}, the way may begin with the activation of the model. */
    private void from(Way begin, boolean idle) {
        if (!(rules.prompt(begin.state()) instanceof Prompt.Decision asked)) return;
        int depth = begin.state().pending().size();
        Vector<Choice> own = asked.options().filter(choice -> choice.actor().contains(model));
        if (own.exists(choice -> choice instanceof Choice.Step || choice instanceof Choice.TakeSpot))
            tell("", MovementReach.of(rules, model, asked.side(), depth - 1, begin, MOVING));
        for (Choice option : own) {
            Choice action = option instanceof Choice.SpendDie spent ? spent.action() : option;
            if (action instanceof Choice.Advance || action instanceof Choice.Sprint)
                tell(option.toString(), reach(asked, depth, begin, option, MOVING));
            else if (action instanceof Choice.Deploy deploy)
                tell(option.toString(), deploy.cube(), begin.by(rules, option));
            else if (action instanceof Choice.Use && option.targetCube().isDefined())
                carried(option, option.targetCube().get(), begin, reach(asked, depth, begin, option, CARRIED));
            else if (action instanceof Choice.Activate && idle) from(begin.by(rules, option), false);
        }
    }

    private Map<Cube, Way> reach(Prompt.Decision asked, int depth, Way begin, Choice option, int most) {
        return MovementReach.of(rules, model, asked.side(), depth, begin.by(rules, option), most);
    }

    /** Adds the way only if the model arrives in the named cube: most things are thrown or laid there instead. */
    private void carried(Choice option, Cube cube, Way begin, Map<Cube, Way> found) {
        Way way = found.get(cube);
        if (way != null && !begin.cube(model).contains(cube)) tell(option.toString(), cube, way);
    }

    private void tell(String action, Map<Cube, Way> found) {
        found.forEach((cube, way) -> tell(action, cube, way));
    }

    private void tell(String action, Cube cube, Way way) {
        JsonObject entry = new JsonObject();
        if (!action.isEmpty()) entry.put("action", action);
        entry.putAll(way.json());
        ways.merge(cube, Vector.of(entry), Vector::appendAll);
    }
}
