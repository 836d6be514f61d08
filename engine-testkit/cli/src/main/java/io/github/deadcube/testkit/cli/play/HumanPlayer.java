package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.cli.play.Menu.MenuText;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.regex.Pattern;

/** A player at the terminal: asks until there is a choice. */
final class HumanPlayer {
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}");
    private static final Pattern MODEL = Pattern.compile("\\b[ab][0-9]+(?= (?![0-9]))");

    /** The prompt after all pending input. */
    private static final Vector<Purpose> BETWEEN_ACTIONS = Vector.of(
            Purpose.STARTING_PLAYER,
            Purpose.DEPLOYMENT_ZONE,
            Purpose.RECON_EFFECT,
            Purpose.RECON_MODEL,
            Purpose.COMMAND_REROLL,
            Purpose.TURN,
            Purpose.SECOND_MODEL,
            Purpose.ACTIVATION,
            Purpose.EVADE);

    private final InteractiveMatch match;
    private final Terminal terminal;
    private final Option<Odds> odds;
    private final TerminalRequests requests;
    private final RuleTitles titles;
    private final Option<Tutor> tutor;
    /** The choices of a movement that are still to be made. */
    private Vector<Choice> way = Vector.empty();
    /** Whether the next of these choices begins what a person has asked for. */
    private boolean begins;

    private Option<Deputy> deputy = Option.none();

    /** A bot that deploys for a side. */
    record Deputy(Side side, Bot bot) {
        private static final Vector<Purpose> TASKS = Vector.of(
                Purpose.DEPLOYMENT_ZONE, Purpose.ZONE_CUBE, Purpose.DEPLOYMENT, Purpose.DEPLOYMENT_CUBE, Purpose.SPOT);

        static boolean canAnswer(Prompt.Decision decision, InteractiveMatch match) {
            return match.state().position().round() == 0 && TASKS.contains(decision.purpose());
        }
    }

    /**
     * A player.
     *
     * @param odds of the attacks that are offered; none if they are not printed
     */
    HumanPlayer(InteractiveMatch match, Terminal terminal, Option<Odds> odds) {
        this(match, terminal, odds, Option.none());
    }

    /** @param tutor of a lesson, who may end it */
    HumanPlayer(InteractiveMatch match, Terminal terminal, Option<Odds> odds, Option<Tutor> tutor) {
        this.tutor = tutor;
        this.match = match;
        this.terminal = terminal;
        this.odds = odds;
        this.titles = new RuleTitles(match.setup(), terminal.paint(), terminal.language());
        this.requests = new TerminalRequests(match, terminal, titles);
    }

    /** Plays to the end, or until a player leaves or a lesson ends; returns false if a player has left. */
    boolean play() {
        terminal.say(Sentence.of(
                "You choose for {sides}. 'help' lists what can be typed.",
                Sentence.all(Side.BOTH.filter(match.seats()::human))));
        try {
            while (tutor.forAll(beside -> !beside.ends(match))) {
                Option<Prompt.Decision> asked = match.asked();
                if (asked.isEmpty()) {
                    if (!match.step()) return true;
                } else if (!answered(next(asked.get()))) return false;
            }
            return true;
        } finally {
            match.end();
        }
    }

    /** Whether the game continues. */
    private boolean answered(TerminalAnswer answer) {
        begins |= !(answer instanceof TerminalAnswer.Chosen);
        if (answer instanceof TerminalAnswer.Chosen chosen) {
            if (begins) match.choose(chosen.choice());
            else match.goOn(chosen.choice());
            begins = false;
        } else if (answer instanceof TerminalAnswer.Way going) way = going.choices();
        else if (answer instanceof TerminalAnswer.Deploy deploying)
            deputy = Option.some(new Deputy(deploying.side(), match.deputy(deploying.side())));
        else if (answer instanceof TerminalAnswer.Leave) {
            match.printer().flush();
            terminal.say(Sentence.of(
                    "You left the game after {count, plural, one {# input} other {# inputs}}.",
                    match.inputs().size()));
            return false;
        } else if (answer instanceof TerminalAnswer.Back) terminal.say(match.back());
        return true;
    }

    /** The next choice of a deputy, or of a movement while it is legal; otherwise the next wish of the person. */
    private TerminalAnswer next(Prompt.Decision decision) {
        Option<Deputy> asked = deputy.filter(one -> one.side() == decision.side());
        if (asked.exists(one -> Deputy.canAnswer(decision, match)))
            return new TerminalAnswer.Chosen(asked.get().bot().choose(match.view(), decision));
        if (asked.isDefined()) deputy = Option.none();
        if (way.isEmpty()) return answer(decision);
        Choice choice = way.head();
        way = decision.options().contains(choice) ? way.tail() : Vector.empty();
        if (decision.options().contains(choice)) return new TerminalAnswer.Chosen(choice);
        terminal.say(Sentence.of(
                "The way stops here: {reason}",
                match.refusal(choice)
                        .map(rejection -> TerminalRequests.describe(rejection, titles))
                        .getOrElse(() -> Sentence.of("{choice} is not offered", choice))));
        return answer(decision);
    }

    /** The next wish of the person; at the end of the input, to leave. */
    private TerminalAnswer answer(Prompt.Decision decision) {
        begins = true;
        Menu menu = Menu.of(decision.options());
        list(decision, menu);
        while (true) {
            Option<String> line = terminal.ask(
                    terminal.paint().side(decision.side(), decision.side().toString()) + "> ");
            if (line.isEmpty()) return new TerminalAnswer.Leave();
            String typed = line.get();
            if (typed.isEmpty()) {
                menu = menu.whole();
                list(decision, menu);
                continue;
            }
            if (tutor.exists(beside -> beside.understood(typed))) {
                if (tutor.exists(Tutor::again)) return new TerminalAnswer.Again();
                continue;
            }
            Option<TerminalAnswer> request = requests.heard(typed, decision);
            if (request.isDefined()) return request.get();
            if (requests.understood(typed)) continue;
            Either<Menu, Choice> chosen = chosen(menu, typed);
            if (chosen.isRight()) return new TerminalAnswer.Chosen(chosen.get());
            menu = chosen.getLeft();
        }
    }

    /** Prints the prompt and what is offered: a map if these are spots, else a list. */
    private void list(Prompt.Decision decision, Menu menu) {
        ask(decision);
        Vector<String> spots = match.spots(decision, terminal.language());
        terminal.say(spots.isEmpty() ? listed(menu) : spots);
    }

    private Vector<String> listed(Menu menu) {
        return MenuText.lines(
                menu,
                titles,
                choice -> odds.flatMap(known -> new AttackChances(known, match.state()).text(choice))
                        .map(terminal::told),
                terminal.width());
    }

    /** Prints new events, then the prompt with its rule and purpose. */
    private void ask(Prompt.Decision decision) {
        if (BETWEEN_ACTIONS.contains(decision.purpose())) match.printer().flush();
        match.printer().meanwhile().forEach(line -> terminal.say("  " + line + " …"));
        TextStyle paint = terminal.paint();
        String question = paint.strong(terminal.told(decision.purpose()))
                + paint.faint(" (" + titles.identified(decision.rule()) + ")");
        Sentence asked = Sentence.of(
                "{who}: {question}", paint.side(decision.side(), decision.side().toString()), question);
        terminal.say(match.view()
                .pendingSteps()
                .lastOption()
                .map(step -> Sentence.of("{question}: {what}", asked, step))
                .getOrElse(asked));
    }

    /** The choice that the text means, or the remaining menu. */
    private Either<Menu, Choice> chosen(Menu menu, String typed) {
        if (NUMBER.matcher(typed).matches()) {
            Option<Choice> numbered = menu.number(Integer.parseInt(typed));
            if (numbered.isEmpty()) terminal.say(Sentence.of("No choice has the number {number}.", typed));
            return numbered.toEither(menu);
        }
        Option<Choice> exact = menu.exactly(typed);
        if (exact.isDefined()) return Either.right(exact.get());
        Option<Choice> whole = notation(typed);
        return whole.isDefined() ? unlisted(menu, whole.get()) : searched(menu, typed);
    }

    /** A whole choice that is not offered: it is never taken for a part of another one. */
    private Either<Menu, Choice> unlisted(Menu menu, Choice choice) {
        Option<Rejection> refused = match.refusal(choice);
        refused.forEach(rejection -> terminal.say(TerminalRequests.describe(rejection, titles)));
        return refused.isEmpty() ? Either.right(choice) : Either.left(menu);
    }

    private Either<Menu, Choice> searched(Menu menu, String typed) {
        Menu narrowed = menu.narrowed(typed);
        if (narrowed.isEmpty()) {
            terminal.say(
                    Sentence.of("'{text}' is no part of what is offered, and no request; 'help' lists those.", typed));
            return Either.left(menu);
        }
        if (narrowed.only().isEmpty()) terminal.say(listed(narrowed));
        return narrowed.only().toEither(narrowed);
    }

    /** The choice whose notation is typed; models may be in small letters. */
    private static Option<Choice> notation(String typed) {
        return Input.read(typed)
                .orElse(() -> Input.read(
                        MODEL.matcher(typed).replaceAll(found -> found.group().toUpperCase(Locale.ROOT))))
                .toOption()
                .filter(Choice.class::isInstance)
                .map(Choice.class::cast);
    }

    /** The answer of a person to a prompt. */
    sealed interface TerminalAnswer {
        record Chosen(Choice choice) implements TerminalAnswer {}

        record Way(Vector<Choice> choices) implements TerminalAnswer {}

        record Deploy(Side side) implements TerminalAnswer {}

        record Back() implements TerminalAnswer {}

        record Leave() implements TerminalAnswer {}

        /** A lesson begins again. */
        record Again() implements TerminalAnswer {}
    }
}
