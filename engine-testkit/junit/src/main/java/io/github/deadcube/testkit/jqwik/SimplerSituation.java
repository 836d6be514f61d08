package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.Situation;
import io.github.deadcube.testkit.script.Stage;
import io.vavr.collection.Vector;
import java.util.stream.Stream;

/** Situations as openings of games. */
record SimplerSituation(Stage stage) implements Simpler<Situation> {
    private static final SimplerOpening OPENING = new SimplerOpening();

    @Override
    public Stream<Situation> than(Situation situation) {
        return OPENING.than(stage, new Opening(situation, false), Vector.empty())
                .map(played -> Opening.of(played.beginning()).situation());
    }

    @Override
    public long[] size(Situation situation) {
        return OPENING.size(new Opening(situation, false));
    }
}
