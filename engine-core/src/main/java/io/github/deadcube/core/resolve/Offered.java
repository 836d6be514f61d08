package io.github.deadcube.core.resolve;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The options of a frame that waits; a bug in a rule that lists them is told like any other. */
record Offered(Now now, Frame frame) implements Prompt.Offers {
    @Override
    public void forEach(Consumer<Choice> each) {
        Taker taker = new Taker(each);
        try {
            frame.options(now, taker);
        } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError bug) {
            if (bug == taker.own) throw bug;
            throw Failure.at("the options", bug, now::state);
        }
    }

    /** What the taker of the options throws is its own affair: to have seen enough, mostly. */
    private static final class Taker implements Consumer<Choice> {
        private final Consumer<Choice> each;
        private @Nullable Throwable own;

        Taker(Consumer<Choice> each) {
            this.each = each;
        }

        @Override
        public void accept(Choice option) {
            try {
                each.accept(Failure.given(option, "one of the options"));
            } catch (RuntimeException | Error thrown) {
                own = thrown;
                throw thrown;
            }
        }
    }
}
