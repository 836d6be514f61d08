package io.github.deadcube.core.plan;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

final class Destinations {
    /**
     * The most inputs that the search for one movement plays on ways that are not certain, and for choices other than
     * steps.
     */
    private static final int MOVING = 2_000;

    /**
     * The same limit if the choice names the cube. An enemy may still strike at the model, and the model takes a spot.
     */
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

    static Vector<Destination> reached(Rules rules, GameState state, ModelId model, boolean certain) {
        Destinations all = new Destinations(rules, model, certain);
        all.from(MovementSearch.Way.of(state), true);
        return Vector.ofAll(all.found).sortBy(Destination::cube);
    }

    /** If {@code idle}, the way may begin with the activation of the model. */
    private void from(MovementSearch.Way begin, boolean idle) {
        if (!(rules.prompt(begin.state()) instanceof Prompt.Decision asked)) return;
        int depth = begin.state().pending().size();
        Vector<Choice> own = asked.options().filter(choice -> choice.actor().contains(model));
        if (own.exists(choice -> choice instanceof Choice.Step || choice instanceof Choice.TakeSpot))
            add(Option.none(), MovementSearch.ways(rules, model, asked.side(), depth - 1, begin, certain, MOVING));
        for (Choice option : own) {
            Choice action = option instanceof Choice.SpendDie spent ? spent.action() : option;
            if (action instanceof Choice.Advance || action instanceof Choice.Sprint)
                add(Option.some(option), reach(asked, depth, begin, option, MOVING));
            else if (action instanceof Choice.Deploy deploy) deployed(option, deploy.cube(), begin.by(rules, option));
            else if (action instanceof Choice.Use && option.targetCube().isDefined())
                carried(option, option.targetCube().get(), begin, reach(asked, depth, begin, option, CARRIED));
            else if (action instanceof Choice.Activate && idle) from(begin.by(rules, option), false);
        }
    }

    /** SET-8: the model is in the cube when it has taken a spot. */
    private void deployed(Choice option, Cube cube, MovementSearch.Way way) {
        Vector<Choice> spots =
                rules.prompt(way.state()) instanceof Prompt.Decision asked ? asked.options() : Vector.empty();
        Option<Choice> spot = spots.find(choice ->
                choice instanceof Choice.TakeSpot taken && taken.model().equals(model));
        MovementSearch.Way there = spot.fold(() -> way, taken -> way.placed(rules, taken));
        found.add(there.to(cube, Option.some(option)));
    }

    private Map<Cube, MovementSearch.Way> reach(
            Prompt.Decision asked, int depth, MovementSearch.Way begin, Choice option, int most) {
        return MovementSearch.ways(rules, model, asked.side(), depth, begin.by(rules, option), certain, most);
    }

    /** Adds the way only if the model arrives in the named cube: most things are thrown or laid there instead. */
    private void carried(Choice option, Cube cube, MovementSearch.Way begin, Map<Cube, MovementSearch.Way> ways) {
        MovementSearch.Way way = ways.get(cube);
        if (way != null && !begin.cube(model).contains(cube)) found.add(way.to(cube, Option.some(option)));
    }

    private void add(Option<Choice> action, Map<Cube, MovementSearch.Way> ways) {
        ways.forEach((cube, way) -> found.add(way.to(cube, action)));
    }

    /**
     * The cubes that one movement can reach, each by a shortest way. Ways without dice and without other decisions are
     * searched first. For a single die the search tries each face, for several dice only the lowest and the highest
     * face.
     */
    private static final class MovementSearch {
        private static final int MOST_ANSWERS = 8;

        private final Rules rules;
        private final ModelId model;
        private final Side side;
        private final int depth;
        private final boolean certain;
        private final TreeMap<Cube, Way> found = new TreeMap<>();
        private final ArrayDeque<Fork> sure = new ArrayDeque<>();
        private final ArrayDeque<Way> unsure = new ArrayDeque<>();
        /**
         * The fewest steps to each cube in which the model may stop or go on, without a step to another level and with
         * one (K-AGILE).
         */
        private final Vector<TreeMap<Cube, Integer>> passed = Vector.of(new TreeMap<>(), new TreeMap<>());

        private int left;

        private MovementSearch(Rules rules, ModelId model, Side side, int depth, boolean certain, int most) {
            this.rules = rules;
            this.model = model;
            this.side = side;
            this.depth = depth;
            this.certain = certain;
            this.left = most;
        }

        /**
         * The cubes that the model can reach, in battlefield order. The movement is over when only {@code depth} frames
         * are pending. If {@code certain}, the search leaves out ways that need dice or other decisions.
         *
         * @param most the most inputs that it plays on other ways, and for choices other than steps
         */
        static Map<Cube, Way> ways(
                Rules rules, ModelId model, Side side, int depth, Way begin, boolean certain, int most) {
            MovementSearch search = new MovementSearch(rules, model, side, depth, certain, most);
            search.arrived(begin);
            while (!search.sure.isEmpty() || !search.unsure.isEmpty()) {
                if (search.sure.isEmpty()) search.arrived(search.unsure.remove());
                else search.go(search.sure.remove());
            }
            return search.found;
        }

        /** A model that has broken away must choose its step again in a cube that the search has already passed. */
        private void arrived(Way way) {
            Cube here = way.cube(model).getOrNull();
            if (here == null) return;
            Prompt prompt = rules.prompt(way.state());
            Vector<Choice> own = own(prompt);
            boolean over = way.state().pending().size() <= depth;
            Option<Choice> stop = own.find(Choice.TakeSpot.class::isInstance);
            boolean stops = stop.isDefined();
            if (over || stops || fought(way, here)) found.putIfAbsent(here, way.ending(stop));
            if (over) return;
            Vector<Choice> steps =
                    own.filter(choice -> choice instanceof Choice.Step || choice instanceof Choice.LetGo);
            if (stops || steps.nonEmpty()) {
                boolean again = way.choices().lastOption().exists(steps::contains);
                if (isPassed(here, way.steps(), way.climbed()) && !again) return;
                passed.get(way.climbed() ? 1 : 0).merge(here, way.steps(), Math::min);
                sure.add(new Fork(way, steps));
            } else if (own.nonEmpty()) sure.add(new Fork(way, own.take(MOST_ANSWERS)));
            else if (!certain && !fought(way, here))
                for (Input input : answers(prompt)) if (left-- > 0) unsure.add(way.past(rules, prompt, input));
        }

        private void go(Fork fork) {
            Way way = fork.way();
            for (Choice choice : fork.choices()) {
                boolean moves = choice instanceof Choice.Step || choice instanceof Choice.LetGo;
                if (choice instanceof Choice.Step step
                        && isPassed(step.cube(), way.steps() + 1, way.climbed() || way.climbs(step))) continue;
                if (!(moves && way.sure()) && left-- <= 0) continue;
                Way next = way.by(rules, choice);
                if (next.sure()) arrived(next);
                else unsure.add(next);
            }
        }

        /**
         * Whether a way with as few steps leads to the cube, so that the model has at least as much movement left
         * there.
         */
        private boolean isPassed(Cube cube, int steps, boolean climbed) {
            return passed.get(climbed ? 1 : 0).getOrDefault(cube, Integer.MAX_VALUE) <= steps;
        }

        private Vector<Choice> own(Prompt prompt) {
            if (!(prompt instanceof Prompt.Decision asked) || asked.side() != side) return Vector.empty();
            List<Choice> own = new ArrayList<>();
            asked.offers().forEach(choice -> {
                if (choice.actor().contains(model)) own.add(choice);
            });
            return Vector.ofAll(own);
        }

        /**
         * The model has met enemies: its movement is over, whatever the result of the fight. Neutral models are no
         * enemies (ADV-4), but one that is out of control fights both sides (K-RAMPAGE).
         */
        private boolean fought(Way way, Cube here) {
            boolean came = way.choices().exists(choice -> choice.targetCube().contains(here));
            Allegiance own = way.state().position().model(model).get().allegiance();
            boolean outOfControl = side != model.side();
            return came
                    && way.state()
                            .position()
                            .models()
                            .exists(other -> other.inPlay()
                                    && !other.id().equals(model)
                                    && other.cube().equals(here)
                                    && other.allegiance() != Allegiance.NEUTRAL
                                    && (outOfControl || other.allegiance() != own));
        }

        /** Some of the possible inputs to a prompt that is not for the model. */
        private static Vector<Input> answers(Prompt prompt) {
            if (prompt instanceof Prompt.Decision decision)
                return Vector.narrow(decision.options().take(MOST_ANSWERS));
            if (prompt instanceof Prompt.ShuffleRequest request)
                return Vector.of(Input.Shuffle.inOrder(request.things()));
            if (!(prompt instanceof Prompt.DiceRequest request)) return Vector.empty();
            int faces = request.die().faces();
            if (request.dice() == 1 && faces <= MOST_ANSWERS)
                return Vector.rangeClosed(1, faces).map(Dice::of);
            return Vector.of(1, faces).map(face -> Dice.of(Vector.fill(request.dice(), face)));
        }

        private record Fork(Way way, Vector<Choice> choices) {}

        /**
         * The way to a state.
         *
         * @param steps the number of steps; a step that is chosen again after breaking away counts once
         * @param climbed whether a step has led to another level
         * @param stop the choice that ends the movement there; none if it is not needed
         * @param met the purposes of the other prompts on the way, each once
         * @param dice whether dice or a shuffle are needed on the way
         * @param others whether another decision is needed on the way, of the other side or of the same side about
         *     another thing
         */
        record Way(
                GameState state,
                Vector<Choice> choices,
                int steps,
                boolean climbed,
                Option<Choice> stop,
                Vector<Purpose> met,
                boolean dice,
                boolean others) {
            static Way of(GameState state) {
                return new Way(state, Vector.empty(), 0, false, Option.none(), Vector.empty(), false, false);
            }

            Way by(Rules rules, Choice choice) {
                boolean again = choices.lastOption().contains(choice);
                return new Way(
                        rules.play(state, choice).state(),
                        choices.append(choice),
                        choice instanceof Choice.Step && !again ? steps + 1 : steps,
                        climbed || choice instanceof Choice.Step step && climbs(step),
                        Option.none(),
                        met,
                        dice,
                        others);
            }

            boolean climbs(Choice.Step step) {
                return cube(step.model()).exists(at -> at.level() != step.cube().level());
            }

            Way ending(Option<Choice> with) {
                return new Way(state, choices, steps, climbed, with, met, dice, others);
            }

            /** Ends with a choice that is played, so that the model is there. */
            Way placed(Rules rules, Choice stop) {
                return new Way(
                        rules.play(state, stop).state(), choices, steps, climbed, Option.some(stop), met, dice, others);
            }

            Way past(Rules rules, Prompt prompt, Input input) {
                boolean decided = input instanceof Choice;
                Option<Purpose> asked = prompt instanceof Prompt.Decision decision
                        ? Option.some(decision.purpose())
                        : prompt instanceof Prompt.DiceRequest dice ? Option.some(dice.purpose()) : Option.none();
                return new Way(
                        rules.play(state, input).state(),
                        choices,
                        steps,
                        climbed,
                        Option.none(),
                        met.appendAll(asked.filter(purpose -> !met.contains(purpose))),
                        dice || !decided,
                        others || decided);
            }

            Destination to(Cube cube, Option<Choice> action) {
                return new Destination(cube, action, choices, stop, met, dice, others, state);
            }

            boolean sure() {
                return !dice && !others;
            }

            /** The place of the model; empty if it is off the battlefield. */
            Option<Cube> cube(ModelId model) {
                return state.position().model(model).filter(Model::inPlay).map(Model::cube);
            }
        }
    }
}
