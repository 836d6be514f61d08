package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.api.Setup;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.GameJson;
import io.github.deadcube.core.json.RecordJson;
import io.github.deadcube.core.json.SetupJson;
import io.github.deadcube.core.text.TextError;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** Every document but a state is read or refused as JSON; what is read is written so that it reads as the same. */
public final class JsonFuzz {
    private static final Setup SETUP = Shipped.setup(Shipped.ruleset());
    private static final GameJson JSON = GameJson.of(Deadcube.game(SETUP).get());

    private JsonFuzz() {}

    /** One text, by every reader. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        again(text, JSON::readInput, JSON::input);
        again(text, JSON::readEvent, JSON::event);
        again(text, JSON::readRejection, JSON::rejection);
        again(text, JSON::readView, JSON::view);
        again(text, SetupJson::readTeam, SetupJson::of);
        again(text, SetupJson::readBattlefield, SetupJson::of);
        again(text, s -> SetupJson.read(s, Shipped.registry(), SETUP.battlefield()), SetupJson::of);
        JSON.readPrompt(text).peekLeft(errors -> Held.must(!errors.isEmpty(), "nothing is said", text));
        RecordJson.read(text).peekLeft(errors -> Held.must(!errors.isEmpty(), "nothing is said", text));
    }

    private static <T> void again(
            String text, Function<String, Either<Seq<TextError>, T>> read, Function<T, String> write) {
        read.apply(text)
                .peekLeft(errors -> Held.must(!errors.isEmpty(), "nothing says why it is refused", text))
                .peek(value -> Held.same(read.apply(write.apply(value)).toOption(), Option.some(value), text));
    }
}
