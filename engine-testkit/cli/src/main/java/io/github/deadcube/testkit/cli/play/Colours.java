package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.text.Paint;
import io.github.deadcube.testkit.cli.command.Printable;
import picocli.CommandLine;

/** The colours of a terminal. */
enum Colours implements Paint {
    /** Those of ECMA-48, which all terminals with colours know. */
    ANSI;

    /** Colours where there is a terminal that wants them, none in a pipe, on a dumb terminal or under NO_COLOR. */
    static Paint of(CommandLine command) {
        return command.getColorScheme().ansi().enabled() ? ANSI : Paint.NONE;
    }

    @Override
    public String side(Side side, String text) {
        return styled(side == Side.A ? 36 : 33, 39, text);
    }

    @Override
    public String strong(String text) {
        return styled(1, 22, text);
    }

    @Override
    public String faint(String text) {
        return styled(2, 22, text);
    }

    private static String styled(int on, int off, String text) {
        return code(on) + text + code(off) + code(0);
    }

    private static String code(int number) {
        return Printable.ESCAPE + "[" + number + "m";
    }
}
