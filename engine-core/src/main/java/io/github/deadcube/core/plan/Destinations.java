package io.github.deadcube.core.plan;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Shuffle;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.plan.MovementSearch.Way;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Finds every cube that a model can reach with an action that the prompt offers, and one shortest way for each of these actions. The
 * cost is about one {@link Rules#apply} for each cube that the model reaches.
 *
 * <pre>{@code
 * for (Destination to : Destinations.of(rules, view, model))
 *     if (to.isCertain()) consider(to.cube(), to.choices());
 * }</pre>
 */
public final class Destinations {
    /** The most inputs that the search for the ways of one movement plays. */
    private static final int MOVING = 2_000;

    /** The same limit if the choice names the cube. An enemy may still strike at the model, and the model takes a spot. */
    private static final int CARRIED = 12;

    private final Rules rules;
    private final ModelId model;
    private final boolean certain;
    private final List<Destination> found = new ArrayList<>();

    private Destinations(Rules rules, ModelId model, boolean certain) {
        this.rules = rules;
        this.model = model;
        this.certain = certain;
    }

    /**
     * The destinations as a side may know them: they depend only on what it sees.
     *
     * @return by cube in board order, then in the order of the options; empty if the prompt is not for a choice of the model
     */
    public static Vector<Destination> of(Rules rules, PlayerView view, ModelId model) {
        int hidden = view.toShuffle().things();
        return of(rules, view.completed(new Shuffle(Vector.rangeClosed(1, hidden))), model);
    }

    /** The destinations in a state, with its hidden facts: a way over an item token knows what the token is. */
    public static Vector<Destination> of(Rules rules, GameState state, ModelId model) {
        return of(rules, state, model, false);
    }

    /** The destinations in a state that the model reaches for certain: {@link Destination#isCertain}. Cheaper, for searches. */
    public static Vector<Destination> certain(Rules rules, GameState state, ModelId model) {
        return of(rules, state, model, true);
    }

    private static Vector<Destination> of(Rules rules, GameState state, ModelId model, boolean certain) {
        Destinations all = new Destinations(rules, model, certain);
        all.from(Way.of(state), true);
        return Vector.ofAll(all.found).sortBy(Destination::cube);
    }

    /** If {@code idle}, the way may begin with the activation of the model. */
    private void from(Way begin, boolean idle) {
        if (!(rules.prompt(begin.state()) instanceof Prompt.Decision asked)) return;
        int depth = begin.state().pending().size();
        Vector<Choice> own = asked.options().filter(choice -> choice.actor().contains(model));
        if (own.exists(choice -> choice instanceof Choice.Step || choice instanceof Choice.TakeSpot))
            add(Option.none(), MovementSearch.of(rules, model, asked.side(), depth - 1, begin, certain, MOVING));
        for (Choice option : own) {
            Choice action = option instanceof Choice.SpendDie spent ? spent.action() : option;
            if (action instanceof Choice.Advance || action instanceof Choice.Sprint)
                add(Option.some(option), reach(asked, depth, begin, option, MOVING));
            else if (action instanceof Choice.Deploy deploy)
                found.add(begin.by(rules, option).to(deploy.cube(), Option.some(option)));
            else if (action instanceof Choice.Use && option.targetCube().isDefined())
                carried(option, option.targetCube().get(), begin, reach(asked, depth, begin, option, CARRIED));
            else if (action instanceof Choice.Activate && idle) from(begin.by(rules, option), false);
        }
    }

    private Map<Cube, Way> reach(Prompt.Decision asked, int depth, Way begin, Choice option, int most) {
        return MovementSearch.of(rules, model, asked.side(), depth, begin.by(rules, option), certain, most);
    }

    /** Adds the way only if the model arrives in the named cube: most things are thrown or laid there instead. */
    private void carried(Choice option, Cube cube, Way begin, Map<Cube, Way> ways) {
        Way way = ways.get(cube);
        if (way != null && !begin.cube(model).contains(cube)) found.add(way.to(cube, Option.some(option)));
    }

    private void add(Option<Choice> action, Map<Cube, Way> ways) {
        ways.forEach((cube, way) -> found.add(way.to(cube, action)));
    }
}
