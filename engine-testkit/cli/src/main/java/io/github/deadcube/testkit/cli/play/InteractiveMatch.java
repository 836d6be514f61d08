package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.plan.Destination;
import io.github.deadcube.core.record.RecordWriter;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.bot.PlanJudge;
import io.github.deadcube.testkit.cli.play.SpotMap.SpotSight;
import io.github.deadcube.testkit.match.Match;
import io.vavr.Lazy;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Supplier;

/** A match in which people may play and undo: dice and bots then have their earlier state. Belongs to one game. */
final class InteractiveMatch {
    private final Rules rules;
    private final GameState begin;
    private final PlayersOption seats;
    private final long seed;
    private final RecordWriter record;
    private final Supplier<GamePrinter> printers;
    private final Lazy<PlanJudge> judges;
    private Vector<Played> played = Vector.empty();
    private Vector<Point> choices = Vector.empty();
    private Option<Choice> chosen = Option.none();
    private GamePrinter printer;
    private SplitMix64 dice;
    private Bot a;
    private Bot b;
    private Match match;

    private record Played(Input input, Transition transition) {}

    /** The state of the match when a person was asked. */
    private record Point(int inputs, GameState state, SplitMix64 dice, Bot a, Bot b) {}

    InteractiveMatch(
            Rules rules,
            GameState begin,
            PlayersOption seats,
            long seed,
            RecordWriter record,
            Supplier<GamePrinter> printers) {
        this.rules = rules;
        this.begin = begin;
        this.seats = seats;
        this.seed = seed;
        this.record = record;
        this.printers = printers;
        this.judges = Lazy.of(() -> PlanJudge.of(rules, seed));
        this.printer = printers.get();
        this.dice = SplitMix64.dice(seed);
        this.a = seat(Side.A, seed);
        this.b = seat(Side.B, seed);
        this.match = match(begin);
    }

    Rules rules() {
        return rules;
    }

    Setup setup() {
        return begin.position().game().setup();
    }

    PlayersOption seats() {
        return seats;
    }

    GameState state() {
        return match.state();
    }

    /** The view of the deciding side. */
    PlayerView view() {
        Side asked = rules.prompt(state()) instanceof Prompt.Decision decision ? decision.side() : Side.A;
        return state().seenBy(asked);
    }

    /** The battlefield with the known tokens of the deciding side, unless the other side sees the same terminal. */
    String board() {
        return seats.bothHuman() ? printer.board(state().position()) : printer.board(view());
    }

    /** Why a choice is not legal; none if it is offered. */
    Option<Rejection> refusal(Choice choice) {
        return rules.explain(state(), choice);
    }

    GamePrinter printer() {
        return printer;
    }

    /** All inputs, oldest first. */
    Vector<Input> inputs() {
        return played.map(Played::input);
    }

    /** All events, oldest first. */
    Vector<Event> events() {
        return played.flatMap(step -> step.transition().events());
    }

    /** {@code 12 inputs}. */
    String progress() {
        return played.size() + (played.size() == 1 ? " input" : " inputs");
    }

    /** The prompt for a person; none if a bot or the dice must answer, or the game is over. */
    Option<Prompt.Decision> asked() {
        return Option.of(rules.prompt(state()))
                .filter(Prompt.Decision.class::isInstance)
                .map(Prompt.Decision.class::cast)
                .filter(decision -> seats.human(decision.side()));
    }

    /** Where a model can go, as the person knows it. */
    Vector<Destination> destinations(ModelId model) {
        return Destination.of(rules, view(), model);
    }

    void choose(Choice choice) {
        choices = choices.append(new Point(played.size(), state(), dice.copy(), a.copy(), b.copy()));
        goOn(choice);
    }

    /** A choice that belongs to the last one: undo takes both back. */
    void goOn(Choice choice) {
        chosen = Option.some(choice);
        match.step();
    }

    /** What judges the options of a person's decision. */
    PlanJudge judge() {
        return judges.get();
    }

    /** A bot that chooses for a person for a while. */
    Bot deputy(Side side) {
        return Bots.simple(seed, side, rules);
    }

    /** GEO-2: the spots of a cube and what they give, if the prompt asks for one and nothing else; otherwise empty. */
    Vector<String> spots(Prompt.Decision decision, Language language) {
        Vector<Choice.TakeSpot> spots =
                decision.options().filter(Choice.TakeSpot.class::isInstance).map(Choice.TakeSpot.class::cast);
        if (spots.size() < decision.options().size()) return Vector.empty();
        Vector<Integer> free = spots.map(Choice.TakeSpot::spot);
        Choice.TakeSpot first = spots.head();
        Position position = state().position();
        return place(first)
                .map(Place::cube)
                .toVector()
                .flatMap(cube -> SpotMap.lines(cube, position, free)
                        .appendAll(SpotSight.lines(position, first.model(), cube, free, language)));
    }

    /** Where a model stands after it has taken a spot. */
    private Option<Place> place(Choice.TakeSpot spot) {
        return rules.apply(state(), spot)
                .toOption()
                .flatMap(next -> next.events()
                        .toVector()
                        .flatMap(InteractiveMatch::place)
                        .headOption());
    }

    private static Option<Place> place(Event event) {
        if (event instanceof Event.Moved moved) return Option.some(moved.place());
        if (event instanceof Event.ForcedTo forced) return Option.some(forced.place());
        return event instanceof Event.Deployed deployed ? Option.some(deployed.place()) : Option.none();
    }

    /** Lets bots and dice answer; false if the game is over. */
    boolean step() {
        return match.step();
    }

    /** Says to the bots that the match ends. */
    void end() {
        match.end();
    }

    /** Plays to the end without people. */
    void play() {
        match.play();
    }

    /** Undoes up to the last choice of a person, unless a person has seen hidden information since. */
    Undone back() {
        if (choices.isEmpty()) return Undone.NOTHING;
        Point point = choices.last();
        if (!record.undoesLooks() && learntSince(point.state())) return Undone.LEARNT;
        choices = choices.init();
        record.undo(played.size() - point.inputs());
        played = played.take(point.inputs());
        dice = point.dice();
        a = point.a();
        b = point.b();
        printer = printers.get();
        printer.again(played.map(Played::transition));
        match = match(point.state());
        return Undone.DONE;
    }

    private boolean learntSince(GameState then) {
        return Side.BOTH.filter(seats::human).exists(side -> Viewer.of(side).hasLearnt(then, state()));
    }

    /** The record of the game so far, as players may see it while it runs. */
    String copy() {
        return record.copyFor(Viewer.EVERYBODY);
    }

    private void saw(Input input, Transition transition) {
        played = played.append(new Played(input, transition));
        record.saw(input, transition);
        printer.accept(input, transition);
    }

    private Match match(GameState from) {
        return Match.between(rules, from, a, b, dice).withBudget(seats.budget()).watchedBy(this::saw);
    }

    private Bot seat(Side side, long seed) {
        return seats.human(side) ? (view, decision) -> chosen.get() : seats.bot(side, seed, rules);
    }

    enum Undone implements Told {
        DONE("Back to your last choice."),
        NOTHING("You have not chosen anything yet."),
        LEARNT("You have learnt since what an item token is, and undo does not take that back (SET-5, ITEM-3); "
                + "under 'play"
                + " --undo-looks' it does, and the record says so.");

        private final Sentence words;

        Undone(CharSequence words) {
            this.words = Sentence.of(words);
        }

        @Override
        public String told(Language language) {
            return words.told(language);
        }
    }
}
