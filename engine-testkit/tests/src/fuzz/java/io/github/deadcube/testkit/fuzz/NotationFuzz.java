package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Statistic;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** Cubes, places, models, statistics, command dice and markers: each value that is read can be written and read back. */
public final class NotationFuzz {
    private NotationFuzz() {}

    /** Gives one text to all readers. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        reads(text, Cube::parse);
        reads(text, Place::parse);
        reads(text, ModelId::parse);
        reads(text, Statistic::parse);
        reads(text, CommandFace::parse);
        reads(text, CommandDice::parse);
        reads(text, marker -> Marker.parse(marker).toOption());
        Either<String, Marker> marker = Marker.parse(text);
        marker.peekLeft(why -> Held.must(!why.isBlank(), "nothing says why it is refused", text));
    }

    private static <T> void reads(String text, Function<String, Option<T>> parser) {
        Option<T> read = parser.apply(text);
        read.forEach(value -> Held.same(parser.apply(value.toString()), read, text));
    }
}
