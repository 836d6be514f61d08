package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.text.Paint;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/**
 * The colours of a terminal.
 *
 * @param ansi what the terminal understands
 */
record Colours(Ansi ansi) implements Paint {
    /** Colours where there is a terminal that wants them, none in a pipe or under NO_COLOR. */
    static Paint of(CommandLine command) {
        Ansi ansi = command.getColorScheme().ansi();
        return ansi.enabled() ? new Colours(ansi) : Paint.NONE;
    }

    @Override
    public String side(Side side, String text) {
        return styled(side == Side.A ? "fg(cyan)" : "fg(yellow)", text);
    }

    @Override
    public String strong(String text) {
        return styled("bold", text);
    }

    @Override
    public String faint(String text) {
        return styled("faint", text);
    }

    private String styled(String style, String text) {
        return ansi.new Text("@|" + style + " " + text + "|@").toString();
    }
}
