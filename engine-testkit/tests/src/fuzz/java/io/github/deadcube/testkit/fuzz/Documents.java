package io.github.deadcube.testkit.fuzz;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** The game of the JSON documents. Checks that each document that is read can be written and read back. */
final class Documents {
    static final Setup SETUP = Shipped.setup(Shipped.ruleset());
    static final Json JSON = Json.of(Deadcube.game(SETUP).get());

    private Documents() {}

    static <T> void again(String text, Function<String, Either<Seq<Fault>, T>> read, Function<T, String> write) {
        read.apply(text)
                .peekLeft(errors -> Errors.told(errors, text))
                .peek(value -> Held.same(read.apply(write.apply(value)).toOption(), Option.some(value), text));
    }
}
