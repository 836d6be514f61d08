package io.github.deadcube.core.record;

import java.nio.file.OpenOption;
import java.nio.file.StandardOpenOption;

/** What a record's file has to survive with every input that was written to it. */
public enum Crash {
    /**
     * The process ends at any moment. What it has written is with the operating system, which puts it on the disk in its own time: a
     * power cut may take the last inputs, or leave an empty file.
     */
    OF_PROCESS(StandardOpenOption.APPEND),
    /**
     * The machine ends at any moment, as by a power cut. Each input waits for the disk, some milliseconds each, as far as the disk
     * tells the truth; the name of a file that is made in that moment is the file system's affair.
     */
    OF_MACHINE(StandardOpenOption.APPEND, StandardOpenOption.DSYNC);

    private final OpenOption[] options;

    Crash(OpenOption... options) {
        this.options = options;
    }

    /** How the file is opened, to be appended to. */
    OpenOption[] options() {
        return options.clone();
    }
}
