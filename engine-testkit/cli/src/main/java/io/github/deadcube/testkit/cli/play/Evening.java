package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;

/**
 * A game with people at the terminal, to its end or until somebody leaves.
 *
 * @param sitting the game
 * @param terminal where they sit
 * @param person who answers, for whichever side
 */
record Evening(Sitting sitting, Terminal terminal, Person person) {
    Evening(Sitting sitting, Terminal terminal) {
        this(sitting, terminal, new Person(sitting, terminal));
    }

    void play() {
        String sides = Side.BOTH.filter(sitting.seats()::human).mkString(" and ");
        terminal.say("You choose for " + sides + ". 'help' lists what can be typed.");
        boolean on = true;
        while (on) {
            Option<Prompt.Decision> asked = sitting.asked();
            on = asked.isEmpty() ? sitting.step() : answered(asked.get());
        }
    }

    /** Whether the game goes on. */
    private boolean answered(Prompt.Decision decision) {
        TerminalAnswer answer = person.answer(decision);
        if (answer instanceof TerminalAnswer.Chosen chosen) sitting.choose(chosen.choice());
        else if (answer instanceof TerminalAnswer.Leave) {
            sitting.telling().flush();
            terminal.say("The game is left after " + sitting.told() + ".");
            return false;
        } else terminal.say(sitting.back().words());
        return true;
    }
}
