package io.github.deadcube.core.json;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.Onlooker;
import io.github.deadcube.core.record.RecordContents;
import io.github.deadcube.core.text.TextError;
import io.github.deadcube.core.tree.Node;
import io.github.deadcube.core.tree.Reading;
import io.github.deadcube.core.tree.StateData;
import io.github.deadcube.core.tree.Trees;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Try;
import java.util.HexFormat;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a record of a game, each part at its place. */
final class RecordJsonReader {
    private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{16}");
    private static final String INPUTS = "inputs";

    private final Node node;
    private final Reading in;

    /** Of a game that is known, or else there is none and what is read will say why. */
    RecordJsonReader(Node node, Reading in) {
        this.node = node;
        this.in = in;
    }

    Either<Seq<TextError>, String> read() {
        RecordParts parts = Trees.read(node, RecordParts.class, in);
        Game game = in.game();
        if (parts == null || game == null) return Either.left(in.faults());
        SetupReader.version(parts.version(), node, in);
        Option<Long> seed = parts.seed().flatMap(this::seed);
        Option<Onlooker> onlooker = parts.seenBy().flatMap(this::onlooker);
        Vector<RecordContents.Played> inputs = parts.inputs().zipWithIndex().flatMap(one -> played(one._1(), one._2()));
        parts.result()
                .filter(words -> words.isBlank() || words.indexOf('\n') >= 0 || words.indexOf('\r') >= 0)
                .forEach(words ->
                        wrong("result", "the result is none", "how the game ended on one line, or 'unfinished'"));
        GameState begin = begin(parts, game);
        if (begin == null || !in.sound()) return Either.left(in.faults());
        RecordContents record = new RecordContents(begin, seed, onlooker, parts.undoesLooks(), inputs, parts.result());
        String digest = StateData.hexadecimal(record.digest());
        if (digest.equals(parts.digest())) return Either.right(record.text());
        wrong("digest", "'digest' is '" + parts.digest() + "'", digest + ", as this game and this seed begin");
        return Either.left(in.faults());
    }

    private @Nullable GameState begin(RecordParts parts, Game game) {
        Node begin = node.part("begin");
        if (parts.begin().isDefined() && begin != null)
            return parts.begin().get().state(game, begin, in);
        return Deadcube.rules()
                .start(game.setup())
                .peekLeft(faults -> faults.forEach(fault -> wrong("setup", fault.toString(), "a sound set-up")))
                .getOrNull();
    }

    private Option<Long> seed(String digits) {
        Option<Long> seed = Try.of(() -> Long.parseLong(digits))
                .toOption()
                .filter(number -> number.toString().equals(digits));
        if (seed.isEmpty())
            wrong("seed", "'seed' is '" + digits + "'", "a text with a whole number of 64 bits, such as \"42\"");
        return seed;
    }

    private Option<Onlooker> onlooker(String name) {
        Option<Onlooker> onlooker = Onlooker.named(name);
        if (onlooker.isEmpty()) wrong("seenBy", "'seenBy' is '" + name + "'", "A, B or everybody");
        return onlooker;
    }

    private Option<RecordContents.Played> played(RecordParts.Played one, int index) {
        Node list = node.part(INPUTS);
        Node at = list == null ? node : list.value(index);
        Either<String, Input> input = Input.parse(one.input());
        if (input.isLeft())
            in.wrong(SetupReader.at(at, "input"), input.getLeft(), "an input in its notation, such as 'A1 advance'");
        boolean digest = DIGEST.matcher(one.digest()).matches();
        if (!digest)
            in.wrong(SetupReader.at(at, "digest"), "'digest' is '" + one.digest() + "'", "16 hexadecimal digits");
        return input.toOption()
                .filter(read -> digest)
                .map(read -> new RecordContents.Played(read, HexFormat.fromHexDigitsToLong(one.digest())));
    }

    private void wrong(String property, String fault, String expected) {
        in.wrong(SetupReader.at(node, property), fault, expected);
    }
}
