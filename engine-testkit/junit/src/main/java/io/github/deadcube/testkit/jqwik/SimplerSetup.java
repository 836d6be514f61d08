package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.script.Stage;
import io.vavr.collection.Vector;
import java.util.stream.Stream;

/** Set-ups as openings of games in which nobody is anywhere yet. */
record SimplerSetup(Stage stage) implements Simpler<Setup> {
    private static final SimplerOpening OPENING = new SimplerOpening();

    @Override
    public Stream<Setup> than(Setup setup) {
        return OPENING.than(stage, opening(setup), Vector.empty())
                .map(played -> played.beginning().position().game().setup());
    }

    @Override
    public long[] size(Setup setup) {
        return OPENING.size(opening(setup));
    }

    private static Opening opening(Setup setup) {
        return new Opening(
                new Situation(setup, 1, Side.A, 0, 0, CommandDice.NONE, CommandDice.NONE, Vector.empty()), true);
    }
}
