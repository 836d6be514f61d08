package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.testkit.cli.Main;

/** Runs several lines of the command line in one virtual machine, which saves the start of the others. */
final class OneAfterTheOther {
    /** Printed after each. */
    static final String END = "== the end of one command ==";

    private OneAfterTheOther() {}

    /** Each argument is a line; a command that fails ends the virtual machine. */
    public static void main(String[] lines) {
        for (String line : lines) {
            Main.main(line.split(" ", -1));
            System.out.println(END);
        }
    }
}
