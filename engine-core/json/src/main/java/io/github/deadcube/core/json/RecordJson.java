package io.github.deadcube.core.json;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.codec.SavedTypes;
import io.github.deadcube.core.codec.StateData;
import io.github.deadcube.core.codec.Trees;
import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.record.RecordContents;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.HexFormat;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Converts records to JSON and back to the text of the recorder, without comments and checksums. Reading does not play
 * their inputs.
 */
final class RecordJson {
    private static final Rules RULES = Deadcube.rules();

    private RecordJson() {}

    static Either<Seq<Fault>, String> write(String record, Registry registry) {
        return RecordContents.read(record, RULES, registry)
                .map(contents -> JsonTree.write(Trees.tree(
                        parts(contents),
                        SavedTypes.of(contents.begin().position().game()))));
    }

    private static RecordParts parts(RecordContents record) {
        GameState begin = record.begin();
        Setup setup = begin.position().game().setup();
        boolean atSetup = RULES.start(setup).exists(begin::equals);
        return new RecordParts(
                Json.VERSION,
                SetupParts.of(setup, record.ruleset()),
                BattlefieldParts.of(setup.battlefield()),
                record.seed().map(Object::toString),
                record.viewer().map(Object::toString),
                record.undoesLooks(),
                Option.when(!atSetup, () -> StateData.of(begin)),
                record.digestVersion(),
                StateData.hexadecimal(record.digest()),
                record.inputs()
                        .map(one ->
                                new RecordParts.Played(one.input().toString(), StateData.hexadecimal(one.digest()))),
                record.ending());
    }

    static Either<Seq<Fault>, String> read(String text, Registry registry) {
        ReadingContext in = new ReadingContext(SavedTypes.NONE, null);
        Node node = JsonTree.read(text, TextBounds.MOST_OF_A_RECORD, in);
        if (node == null || !JsonTree.ofReadVersion(node, in)) return Either.left(in.faults());
        Game game = game(node, registry, in);
        if (!in.sound()) return Either.left(in.faults());
        return game == null
                ? new RecordJsonReader(withoutState(node), in).read()
                : new RecordJsonReader(node, new ReadingContext(SavedTypes.of(game), game)).read();
    }

    /** The record without its first state, which only its game can read. */
    private static Node withoutState(Node record) {
        Node rest = Node.parts(record.text(), record.line(), record.column());
        for (int i = 0; i < record.size(); i++)
            if (!record.name(i).equals("begin")) rest.add(record.name(i), record.value(i));
        return rest;
    }

    /** The game of the record; null if there is none, or if its set-up has errors. */
    private static @Nullable Game game(Node record, Registry registry, ReadingContext in) {
        Node said = record.part("setup");
        Node drawn = record.part("battlefield");
        if (said == null || drawn == null) return null;
        SetupParts setup = Trees.read(said, SetupParts.class, in);
        BattlefieldParts field = Trees.read(drawn, BattlefieldParts.class, in);
        if (setup == null || field == null) return null;
        return field.battlefield(drawn, in)
                .flatMap(battlefield -> setup.setup(said, in, registry, battlefield))
                .flatMap(read -> Deadcube.game(read)
                        .peekLeft(faults -> faults.forEach(f -> in.wrong(said, f)))
                        .toOption())
                .getOrNull();
    }

    /** Reads a record of a game and keeps the positions of its parts. */
    private record RecordJsonReader(Node node, ReadingContext in) {
        private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{16}");
        /** Every line end of Unicode: a record reads a result up to the first. */
        private static final Pattern LINE_END = Pattern.compile("\\R");

        private static final String INPUTS = "inputs";
        private static final int HIGHEST = 999_999_999;

        Either<Seq<Fault>, String> read() {
            RecordParts parts = Trees.read(node, RecordParts.class, in);
            Game game = in.game();
            if (parts == null || game == null) return Either.left(in.faults());
            JsonTree.version(parts.version(), node, in);
            if (parts.digestVersion() == 0)
                in.wrong(node, "'digestVersion' is missing", "the version of the digests, " + GameState.DIGEST_VERSION);
            else if (parts.digestVersion() < 0 || parts.digestVersion() > HIGHEST)
                wrong(
                        "digestVersion",
                        Sentence.of("'digestVersion' is {digestVersion}", parts.digestVersion()),
                        "1 to " + HIGHEST);
            digest(parts.digest(), node.at("digest"));
            Option<Long> seed = parts.seed().flatMap(this::seed);
            Option<Viewer> viewer = parts.seenBy().flatMap(this::viewer);
            Vector<RecordContents.Played> inputs =
                    parts.inputs().zipWithIndex().flatMap(one -> played(one._1(), one._2()));
            parts.result()
                    .filter(words -> words.isBlank() || LINE_END.matcher(words).find())
                    .forEach(words ->
                            wrong("result", "the result is none", "how the game ended on one line, or 'unfinished'"));
            GameState begin = begin(parts, game);
            if (begin == null || !in.sound()) return Either.left(in.faults());
            RecordContents record = new RecordContents(
                    begin,
                    parts.setup().ruleset(),
                    seed,
                    viewer,
                    parts.undoesLooks(),
                    parts.digestVersion(),
                    HexFormat.fromHexDigitsToLong(parts.digest()),
                    inputs,
                    parts.result());
            Option<String> found = record.otherDigest();
            if (found.isEmpty()) return Either.right(record.text());
            wrong(
                    "digest",
                    Sentence.of("'digest' is '{digest}'", parts.digest()),
                    Sentence.of("{found}, as this game and this seed begin", found.get()));
            return Either.left(in.faults());
        }

        private @Nullable GameState begin(RecordParts parts, Game game) {
            Node begin = node.part("begin");
            if (parts.begin().isDefined() && begin != null)
                return GameDocuments.state(parts.begin().get(), game, begin, in);
            return Deadcube.rules()
                    .start(game.setup())
                    .peekLeft(faults -> faults.forEach(fault -> in.wrong(node.at("setup"), fault)))
                    .getOrNull();
        }

        private Option<Long> seed(String digits) {
            Option<Long> seed = GameRecord.readSeed(digits);
            if (seed.isEmpty())
                wrong(
                        "seed",
                        Sentence.of("'seed' is '{digits}'", digits),
                        "a text with a whole number of 64 bits, such as \"42\"");
            return seed;
        }

        private Option<Viewer> viewer(String name) {
            Option<Viewer> viewer = Viewer.named(name);
            if (viewer.isEmpty()) wrong("seenBy", Sentence.of("'seenBy' is '{name}'", name), "A, B or everybody");
            return viewer;
        }

        private Option<RecordContents.Played> played(RecordParts.Played one, int index) {
            Node list = node.part(INPUTS);
            Node at = list == null ? node : list.value(index);
            Either<Seq<Fault>, Input> input = Input.read(one.input());
            if (input.isLeft()) in.wrong(at.at("input"), input.getLeft().head());
            boolean digest = digest(one.digest(), at.at("digest"));
            return input.toOption()
                    .filter(read -> digest)
                    .map(read -> new RecordContents.Played(read, HexFormat.fromHexDigitsToLong(one.digest())));
        }

        private boolean digest(String digits, Node at) {
            boolean digest = DIGEST.matcher(digits).matches();
            if (!digest) in.wrong(at, Sentence.of("'digest' is '{digits}'", digits), "16 hexadecimal digits");
            return digest;
        }

        private void wrong(String property, CharSequence fault, CharSequence expected) {
            in.wrong(node.at(property), fault, expected);
        }
    }

    /**
     * A record.
     * @param seed the seed of all dice, in decimal, because JavaScript has no integers of 64 bits; none if the dice
     *     have another source
     * @param seenBy {@code A}, {@code B} or {@code everybody} for the record of a viewer; none for the whole record
     * @param begin the first state, if the game does not begin with its set-up
     * @param result how the game ended, or {@code unfinished}; none for a running game
     */
    @SavedName("record")
    record RecordParts(
            int version,
            SetupParts setup,
            BattlefieldParts battlefield,
            Option<String> seed,
            Option<String> seenBy,
            boolean undoesLooks,
            Option<StateData> begin,
            int digestVersion,
            String digest,
            Vector<Played> inputs,
            Option<String> result) {
        /** An input in its notation, and the digest of the state after it. */
        @SavedName("record.played")
        record Played(String input, String digest) {}
    }
}
