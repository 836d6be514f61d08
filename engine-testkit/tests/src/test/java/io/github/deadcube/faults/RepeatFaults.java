package io.github.deadcube.faults;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.contract.Promise;
import io.github.deadcube.testkit.match.ForwardingRules;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Rules that depend on a clock, on earlier calls, or on another game. The clock counts calls. */
final class RepeatFaults {
    static final Vector<PlantedFault> ALL = Vector.of(
            fault("every 500th answer loses an event", Promise.SAME_INPUTS_SAME_STATE, () -> {
                AtomicInteger clock = new AtomicInteger();
                return AlteredRules.leading((before, input, after) ->
                        clock.incrementAndGet() % 500 != 0 || after.events().isEmpty()
                                ? after
                                : new Transition(after.state(), after.events().init()));
            }),
            fault("every 50000th answer loses an event", Promise.SAME_INPUTS_SAME_STATE, () -> {
                AtomicInteger clock = new AtomicInteger();
                return AlteredRules.leading((before, input, after) ->
                        clock.incrementAndGet() % 50_000 != 0 || after.events().isEmpty()
                                ? after
                                : new Transition(after.state(), after.events().init()));
            }),
            fault("the events of every second slam are reversed", Promise.SAME_INPUTS_SAME_STATE, () -> {
                AtomicInteger slams = new AtomicInteger();
                return AlteredRules.leading((before, input, after) ->
                        GameConditions.hasEvent(Event.Slammed.class).test(after) && slams.incrementAndGet() % 2 == 0
                                ? new Transition(after.state(), after.events().reverse())
                                : after);
            }),
            fault("every seventh death of all games scores a point more", Promise.SAME_INPUTS_SAME_STATE, () -> {
                AtomicInteger deaths = new AtomicInteger();
                return AlteredRules.leading((before, input, after) ->
                        GameConditions.hasEvent(Event.Killed.class).test(after) && deaths.incrementAndGet() % 7 == 0
                                ? scoring(after)
                                : after);
            }),
            fault("smoke stays depending on a clock", Promise.SAME_INPUTS_SAME_STATE, () -> {
                AtomicInteger gone = new AtomicInteger();
                return AlteredRules.leading((before, input, after) ->
                        GameConditions.hasEvent(Event.MarkerGone.class).test(after) && gone.incrementAndGet() % 2 == 0
                                ? new Transition(
                                        ChangedRecords.position(
                                                after.state(),
                                                "markers",
                                                before.position().markers()),
                                        after.events().reject(Event.MarkerGone.class::isInstance))
                                : after);
            }),
            fault("every third healing heals nothing", Promise.SAME_INPUTS_SAME_STATE, () -> {
                AtomicInteger healed = new AtomicInteger();
                return AlteredRules.leading((before, input, after) ->
                        GameConditions.hasEvent(Event.Healed.class).test(after) && healed.incrementAndGet() % 3 == 0
                                ? unhealed(before, after)
                                : after);
            }),
            fault("a pin on an upper level is lost depending on a clock", Promise.SAME_INPUTS_SAME_STATE, () -> {
                AtomicInteger pinned = new AtomicInteger();
                return AlteredRules.leading((before, input, after) -> GameConditions.hasEvent(Event.Pinned.class)
                                        .test(after)
                                && GameConditions.pinnedUp(after.state())
                                && pinned.incrementAndGet() % 2 == 0
                        ? new Transition(
                                ChangedRecords.models(
                                        after.state(),
                                        m -> GameConditions.up(m) ? ChangedRecords.with(m, "pinned", false) : m),
                                after.events())
                        : after);
            }),
            fault(
                    "a game resumed in its last round has a point more each third time",
                    Promise.SAME_INPUTS_SAME_STATE,
                    () -> {
                        AtomicInteger resumed = new AtomicInteger();
                        return AlteredRules.resuming(state -> state.position().round() == 5
                                        && resumed.incrementAndGet() % 3 == 0
                                ? ChangedRecords.position(
                                        state,
                                        "a",
                                        state.position()
                                                .a()
                                                .withScore(state.position().a().score() + 1))
                                : state);
                    }),
            fault("every tenth start begins with the other side", Promise.RECORDS_VERIFY, () -> {
                AtomicInteger started = new AtomicInteger();
                return new ForwardingRules() {
                    @Override
                    public Either<Seq<Fault>, GameState> start(Setup setup) {
                        boolean other = started.incrementAndGet() % 10 == 0
                                && setup.starting().isDefined();
                        return engine.start(
                                other ? setup.withStarting(setup.starting().map(side -> side.other())) : setup);
                    }
                };
            }),
            fault(
                    "a model that died in one game is no target in another",
                    Promise.STATES_NEVER_CHANGE,
                    RemembersDeaths::new),
            fault(
                    "a refused choice stays refused in later rounds",
                    Promise.STATES_NEVER_CHANGE,
                    RemembersRefusals::new),
            fault("the dice that may be added are remembered by the models alone", Promise.OFFERED_IS_ACCEPTED, () -> {
                Map<Integer, Vector<Choice>> known = new TreeMap<>();
                return AlteredRules.offering((state, d, options) -> {
                    if (d.purpose() != Purpose.ADDED_DICE) return options;
                    int models = state.position().models().hashCode();
                    known.putIfAbsent(models, options);
                    return known.getOrDefault(models, options);
                });
            }),
            fault("a prompt cites another rule once a later round has been played", Promise.STATES_NEVER_CHANGE, () -> {
                AtomicInteger latest = new AtomicInteger();
                return AlteredRules.asking((state, prompt) -> {
                    int round = state.position().round();
                    latest.accumulateAndGet(round, Math::max);
                    boolean old = latest.get() > 4 && round < 3;
                    return old && prompt instanceof Prompt.Decision d
                            ? new Prompt.Decision(d.side(), d.purpose(), RuleIds.ASK_4, d.offers())
                            : prompt;
                });
            }),
            fault(
                    "a test asks for the die of the test before, while a model is out of control",
                    Promise.STATES_NEVER_CHANGE,
                    () -> {
                        AtomicInteger last = new AtomicInteger();
                        return AlteredRules.asking((state, prompt) -> {
                            if (!(prompt instanceof Prompt.DiceRequest r)) return prompt;
                            int before = last.getAndSet(r.dice());
                            return GameConditions.outOfControl(state) && before != r.dice()
                                    ? new Prompt.DiceRequest(r.side().other(), r.purpose(), r.rule(), r.dice(), r.die())
                                    : prompt;
                        });
                    }));

    private RepeatFaults() {}

    private static PlantedFault fault(String name, Promise breaks, Supplier<Rules> rules) {
        return PlantedFault.ofRules(name, breaks, rules);
    }

    private static Transition scoring(Transition after) {
        GameState state = after.state();
        return new Transition(
                ChangedRecords.position(
                        state,
                        "a",
                        ChangedRecords.with(
                                state.position().a(),
                                "score",
                                state.position().a().score() + 1)),
                after.events().append(new Event.Scored(Side.A, 1, RuleIds.VIC_5)));
    }

    private static Transition unhealed(GameState before, Transition after) {
        List<Event> healed = after.events().filter(Event.Healed.class::isInstance);
        ModelId model = ((Event.Healed) healed.head()).model();
        int damage = before.position().model(model).get().damage();
        return new Transition(
                ChangedRecords.model(after.state(), model, m -> ChangedRecords.with(m, "damage", damage)),
                after.events().removeAll(healed));
    }

    /** Remembers dead models, but not the game in which they died. */
    private static final class RemembersDeaths extends ForwardingRules {
        private final Set<ModelId> dead = new TreeSet<>();

        @Override
        public Prompt prompt(GameState state) {
            return engine.prompt(state) instanceof Prompt.Decision d
                    ? AlteredRules.with(d, left(d.options())::forEach)
                    : engine.prompt(state);
        }

        private Vector<Choice> left(Vector<Choice> options) {
            Vector<Choice> left =
                    options.reject(choice -> choice instanceof Choice.Assault a && dead.contains(a.target()));
            return left.isEmpty() ? options : left;
        }

        @Override
        public Either<Rejection, Transition> apply(GameState state, Input input) {
            Either<Rejection, Transition> after = engine.apply(state, input);
            for (Transition transition : after)
                for (Event event : transition.events()) if (event instanceof Event.Killed k) dead.add(k.model());
            return after;
        }
    }

    /** Remembers refused shots by their text, and refuses them in states of later rounds. */
    private static final class RemembersRefusals extends ForwardingRules {
        private final Set<String> refused = new TreeSet<>();

        @Override
        public Option<Rejection> explain(GameState state, Choice choice) {
            Option<Rejection> why = engine.explain(state, choice);
            if (choice instanceof Choice.Shoot) {
                if (why.isDefined() && !GameConditions.late(state)) refused.add(choice.toString());
                else if (why.isEmpty() && GameConditions.late(state) && refused.contains(choice.toString()))
                    return Option.some(new Rejection(RuleIds.SHO_1, "it was refused before", "another"));
            }
            return why;
        }
    }
}
