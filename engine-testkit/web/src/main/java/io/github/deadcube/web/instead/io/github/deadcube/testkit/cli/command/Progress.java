package io.github.deadcube.web.instead.io.github.deadcube.testkit.cli.command;

import java.util.function.DoubleConsumer;
import java.util.function.Function;

/** Shows no bar: there is no terminal. */
public final class Progress {
    public static final Progress NONE = new Progress();

    private Progress() {}

    public Progress unless(boolean quiet) {
        return this;
    }

    public <T> T of(String task, Function<DoubleConsumer, T> work) {
        return work.apply(done -> {});
    }
}
