package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;

/** The options of a frame that waits; a bug in a rule that lists them is told like any other. */
record Offered(Workspaces workspaces, GameState state, Frame frame) implements Prompt.Offers {
    @Override
    public void forEach(Consumer<Choice> each) {
        listed(each).giveBack();
    }

    @Override
    public Choice pick(IntUnaryOperator which) {
        Now now = listed(Offering.NOBODY);
        Choice picked = now.offering().pick(which);
        now.giveBack();
        return picked;
    }

    private Now listed(Consumer<Choice> each) {
        Now now = workspaces.at(state);
        Offering offering = now.offering();
        try {
            offering.begin(state, each);
            frame.options(now, offering);
            offering.end();
            return now;
        } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError bug) {
            if (offering.threw(bug)) throw bug;
            throw Failure.at("the options", bug, () -> state);
        }
    }
}
