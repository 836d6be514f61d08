package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The options of a frame that waits; a bug in a rule that lists them is told like any other. */
record Offered(Workspaces workspaces, GameState state, Frame frame) implements Prompt.Offers {
    @Override
    public void forEach(Consumer<Choice> each) {
        Taker taker = new Taker(each);
        try {
            Now now = workspaces.at(state);
            frame.options(now, taker);
            now.giveBack();
        } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError bug) {
            if (bug == taker.own) throw bug;
            throw Failure.at("the options", bug, () -> state);
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
            Failure.given(option, "one of the options");
            try {
                each.accept(option);
            } catch (RuntimeException | Error thrown) {
                own = thrown;
                throw thrown;
            }
        }
    }
}
