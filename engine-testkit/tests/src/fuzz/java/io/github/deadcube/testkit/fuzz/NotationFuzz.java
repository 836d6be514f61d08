package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Cubes, places, models, statistics, command dice and markers: each value that is read can be written and read back.
 */
public final class NotationFuzz {
    private NotationFuzz() {}

    /** Gives one text to all readers. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        reads(text, it -> Cube.read(it).toOption());
        reads(text, it -> Place.read(it).toOption());
        reads(text, it -> ModelId.read(it).toOption());
        reads(text, it -> Statistic.read(it).toOption());
        reads(text, it -> CommandFace.read(it).toOption());
        reads(text, it -> CommandDice.read(it).toOption());
        reads(text, marker -> Marker.read(marker).toOption());
        Either<Seq<Fault>, Marker> marker = Marker.read(text);
        marker.peekLeft(why -> Held.must(!why.mkString().isBlank(), "nothing says why it is refused", text));
    }

    private static <T> void reads(String text, Function<String, Option<T>> parser) {
        Option<T> read = parser.apply(text);
        read.forEach(value -> Held.same(parser.apply(value.toString()), read, text));
    }
}
