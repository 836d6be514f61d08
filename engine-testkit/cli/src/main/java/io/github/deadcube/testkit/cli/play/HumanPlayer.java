package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.text.TextStyle;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Pattern;

/** A player at the terminal: asks until there is a choice. */
final class HumanPlayer {
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}");

    /** The prompt after all pending input. */
    private static final Vector<Purpose> BETWEEN_DEEDS = Vector.of(
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
    private final TerminalRequests requests;
    private final RuleTitles titles;
    /** The choices of a movement that are still to be made. */
    private Vector<Choice> way = Vector.empty();

    HumanPlayer(InteractiveMatch match, Terminal terminal) {
        this.match = match;
        this.terminal = terminal;
        this.titles = new RuleTitles(match.setup(), terminal.paint());
        this.requests = new TerminalRequests(match, terminal, titles);
    }

    /** Plays to the end, or until a player leaves. */
    void play() {
        String sides = Side.BOTH.filter(match.seats()::human).mkString(" and ");
        terminal.say("You choose for " + sides + ". 'help' lists what can be typed.");
        boolean on = true;
        while (on) {
            Option<Prompt.Decision> asked = match.asked();
            on = asked.isEmpty() ? match.step() : answered(next(asked.get()));
        }
    }

    /** Whether the game continues. */
    private boolean answered(TerminalAnswer answer) {
        if (answer instanceof TerminalAnswer.Chosen chosen) match.choose(chosen.choice());
        else if (answer instanceof TerminalAnswer.Way going) way = going.choices();
        else if (answer instanceof TerminalAnswer.Leave) {
            match.printer().flush();
            terminal.say("You left the game after " + match.progress() + ".");
            return false;
        } else terminal.say(match.back().words());
        return true;
    }

    /** The next choice of a movement while it is legal; otherwise the next wish of the person. */
    private TerminalAnswer next(Prompt.Decision decision) {
        if (way.isEmpty()) return answer(decision);
        Choice choice = way.head();
        way = decision.options().contains(choice) ? way.tail() : Vector.empty();
        if (decision.options().contains(choice)) return new TerminalAnswer.Chosen(choice);
        terminal.say("The way stops here: "
                + match.refusal(choice)
                        .map(rejection -> TerminalRequests.describe(rejection, titles))
                        .getOrElse(choice + " is not offered"));
        return answer(decision);
    }

    /** The next wish of the person; at the end of the input, to leave. */
    private TerminalAnswer answer(Prompt.Decision decision) {
        Menu menu = Menu.of(decision.options());
        ask(decision);
        terminal.say(MenuText.of(menu, titles, terminal.width()));
        while (true) {
            Option<String> line = terminal.ask(sign(decision.side()));
            if (line.isEmpty()) return new TerminalAnswer.Leave();
            String typed = line.get();
            if (typed.isEmpty()) {
                menu = menu.whole();
                ask(decision);
                terminal.say(MenuText.of(menu, titles, terminal.width()));
                continue;
            }
            Option<TerminalAnswer> request = requests.heard(typed);
            if (request.isDefined()) return request.get();
            if (requests.understood(typed)) continue;
            Either<Menu, Choice> chosen = chosen(menu, typed);
            if (chosen.isRight()) return new TerminalAnswer.Chosen(chosen.get());
            menu = chosen.getLeft();
        }
    }

    /** Prints new events, then the prompt with its rule and purpose. */
    private void ask(Prompt.Decision decision) {
        if (BETWEEN_DEEDS.contains(decision.purpose())) match.printer().flush();
        match.printer().meanwhile().forEach(line -> terminal.say("  " + line + " …"));
        TextStyle paint = terminal.paint();
        terminal.say(paint.side(decision.side(), decision.side() + ": ")
                + paint.strong(decision.purpose().toString())
                + paint.faint(" (" + titles.of(decision.rule()) + ")")
                + TerminalRequests.goingOn(match.view())
                        .lastOption()
                        .map(clause -> ": " + clause)
                        .getOrElse(""));
    }

    private String sign(Side side) {
        return terminal.paint().side(side, side.toString()) + "> ";
    }

    /** The choice that the text means, or the remaining menu. */
    private Either<Menu, Choice> chosen(Menu menu, String typed) {
        if (NUMBER.matcher(typed).matches()) {
            Option<Choice> numbered = menu.number(Integer.parseInt(typed));
            if (numbered.isEmpty())
                terminal.say("The choices are numbered 1 to " + menu.offered().size() + ".");
            return numbered.toEither(menu);
        }
        Menu narrowed = menu.narrowed(typed);
        if (narrowed.isEmpty()) return unlisted(typed).toEither(menu);
        if (narrowed.only().isEmpty()) terminal.say(MenuText.of(narrowed, titles, terminal.width()));
        return narrowed.only().toEither(narrowed);
    }

    /** An offered choice that is similar, or why there is none. */
    private Option<Choice> unlisted(String typed) {
        Option<Choice> choice =
                Input.parse(typed).toOption().filter(Choice.class::isInstance).map(Choice.class::cast);
        if (choice.isEmpty()) {
            terminal.say("'" + typed + "' is no part of what is offered, and no request; 'help' lists those.");
            return Option.none();
        }
        Option<Rejection> refused = match.refusal(choice.get());
        refused.forEach(rejection -> terminal.say(TerminalRequests.describe(rejection, titles)));
        return refused.isEmpty() ? choice : Option.none();
    }

    /** The answer of a person to a prompt. */
    sealed interface TerminalAnswer {
        /** A choice that the engine accepts. */
        record Chosen(Choice choice) implements TerminalAnswer {}

        /** The choices of a movement. */
        record Way(Vector<Choice> choices) implements TerminalAnswer {}

        /** To undo the last choice. */
        record Back() implements TerminalAnswer {}

        /** To leave the game. */
        record Leave() implements TerminalAnswer {}
    }
}
