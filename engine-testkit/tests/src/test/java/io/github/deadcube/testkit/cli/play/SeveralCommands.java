package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.testkit.cli.Main;

/** Runs several command lines in one virtual machine. This saves starting one for each. */
final class SeveralCommands {
    /** Printed after each command. */
    static final String END = "== the end of one command ==";

    private SeveralCommands() {}

    /** Each argument is a command line; a command that fails ends the virtual machine. */
    public static void main(String[] lines) {
        for (String line : lines) {
            Main.main(line.split(" ", -1));
            System.out.println(END);
        }
    }
}
