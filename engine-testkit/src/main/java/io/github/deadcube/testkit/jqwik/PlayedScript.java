package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.text.Picture;
import io.vavr.collection.Vector;

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
        GameState state = played.beginning();
        for (int i = 0; i < played.inputs().size(); i++) {
            Input input = played.inputs().get(i);
            say(input, played.rules().prompt(state));
            boolean last = i + 1 == played.inputs().size();
            state = last ? played.state() : played.rules().play(state, input).state();
        }
        end();
        return text.append("# ").append(state.why()).append('\n').toString();
    }

    /** Dice after dice are one statement. */
    private void say(Input input, Prompt prompt) {
        boolean dice = input instanceof Dice && prompt instanceof Prompt.DiceRequest;
        String said = dice ? ((Prompt.DiceRequest) prompt).side() + " " + input : input.toString();
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
