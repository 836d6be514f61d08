package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import java.util.function.Consumer;

/** The options of a frame that waits; a bug in a rule that lists them is told like any other. */
record Offered(Workspaces workspaces, GameState state, Frame frame) implements Prompt.Offers {
    @Override
    public void forEach(Consumer<Choice> each) {
        Now now = workspaces.at(state);
        Offering offering = now.offering();
        try {
            offering.begin(each);
            frame.options(now, offering);
            offering.end();
            now.giveBack();
        } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError bug) {
            if (offering.threw(bug)) throw bug;
            throw Failure.at("the options", bug, () -> state);
        }
    }
}
