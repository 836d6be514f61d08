package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.text.Picture;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Writes what was played in the language of scripts, several statements on a line. */
final class PlayedScript {
    private static final int WIDTH = 100;
    private static final String DICE = "dice ";

    private final Played played;
    private final StringBuilder text;
    private String line = "";

    private PlayedScript(Played played) {
        this.played = played;
        this.text = new StringBuilder(beginning(played.beginning()));
    }

    static String of(Played played) {
        return new PlayedScript(played).written();
    }

    private static String beginning(GameState state) {
        if (state.position().round() > 0) return Picture.of(state);
        Setup setup = state.position().game().setup();
        int items = setup.scenario().items();
        return Picture.of(setup) + (items == 0 ? "" : "items " + items + "\n");
    }

    private String written() {
        text.append("play\n");
        Option<GameState> state = Option.some(played.beginning());
        for (Input input : played.inputs()) {
            say(input, state.map(played.rules()::prompt));
            state = state.flatMap(before -> after(before, input));
        }
        end();
        return text.append("# ").append(played.state().why()).append('\n').toString();
    }

    /** None where an input that was accepted is refused, since a hook depends on more than the table: what follows is written too. */
    private Option<GameState> after(GameState before, Input input) {
        return played.rules().apply(before, input).toOption().map(Transition::state);
    }

    /** Dice after dice are one statement. */
    private void say(Input input, Option<Prompt> prompt) {
        boolean dice = input instanceof Dice && prompt.forAll(Prompt.DiceRequest.class::isInstance);
        String said = dice ? prompt.map(of -> of.whose().get() + " ").getOrElse("") + input : input.toString();
        boolean goesOn = dice && Vector.of(line.split("; ", -1)).last().startsWith(DICE);
        String more = goesOn ? " | " + said : (line.isEmpty() ? "" : "; ") + (dice ? DICE + said : said);
        if (line.length() + more.length() <= WIDTH) line += more;
        else {
            end();
            line = dice ? DICE + said : said;
        }
    }

    private void end() {
        if (!line.isEmpty()) text.append(line).append('\n');
        line = "";
    }
}
