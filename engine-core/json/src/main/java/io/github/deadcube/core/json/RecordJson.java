package io.github.deadcube.core.json;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.RecordContents;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.core.text.TextError;
import io.github.deadcube.core.tree.Node;
import io.github.deadcube.core.tree.Reading;
import io.github.deadcube.core.tree.StateData;
import io.github.deadcube.core.tree.Trees;
import io.github.deadcube.core.tree.Vocabulary;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Records as JSON and back to their text, part by part, but for comments and checksums: the text that comes back is the one that a
 * recorder has written. What is false, none or empty is left out; properties that are not known are refused by name.
 *
 * <pre>{@code
 * {"version":1,"setup":{"version":1,"ruleset":"deadzone-3 v1","scenario":"Patrol", …},"battlefield":{"version":1, …},"seed":"42",
 *  "digest":"5c0f6ab2d7713e90",
 *  "inputs":[{"input":"order 3 1 2","digest":"9f3c2a7be01d4455"}, …],
 *  "result":"A wins (VIC-5)"}
 * }</pre>
 *
 * <p>No method throws. A record is read by the rules and names of a registry, as its set-up is; its inputs are not played.
 */
public final class RecordJson {
    private static final Rules RULES = Deadcube.rules();

    private RecordJson() {}

    /**
     * Writes a record, of a game that goes on too.
     *
     * @param record a record's text
     * @param registry what the names in it stand for
     * @return one object on one line; or everything that is wrong with the record
     */
    public static Either<Seq<TextError>, String> of(String record, Registry registry) {
        return RecordContents.read(record, RULES, registry)
                .map(contents -> JsonTree.write(Trees.of(
                        parts(contents),
                        Vocabulary.of(contents.begin().position().game()))));
    }

    private static RecordParts parts(RecordContents record) {
        GameState begin = record.begin();
        Setup setup = begin.position().game().setup();
        boolean atSetup = RULES.start(setup).exists(begin::equals);
        return new RecordParts(
                GameJson.VERSION,
                SetupParts.of(setup),
                BattlefieldParts.of(setup.battlefield()),
                record.seed().map(Object::toString),
                record.onlooker().map(Object::toString),
                record.undoesLooks(),
                Option.when(!atSetup, () -> StateParts.of(begin)),
                StateData.hexadecimal(record.digest()),
                record.inputs()
                        .map(one ->
                                new RecordParts.Played(one.input().toString(), StateData.hexadecimal(one.digest()))),
                record.ending());
    }

    /**
     * Reads a record.
     *
     * @param text as {@link #of} writes it
     * @param registry what the names in it stand for
     * @return the record's text, which {@link io.github.deadcube.core.record.GameRecord} reads; or everything that is wrong
     */
    public static Either<Seq<TextError>, String> read(String text, Registry registry) {
        Reading in = new Reading(Vocabulary.NONE, null);
        Node node = JsonTree.read(text, in);
        if (node == null) return Either.left(in.faults());
        Game game = game(node, registry, in);
        if (!in.sound()) return Either.left(in.faults());
        return game == null
                ? new RecordJsonReader(node, in).read()
                : new RecordJsonReader(node, new Reading(Vocabulary.of(game), game)).read();
    }

    /** What is read belongs to the game of the set-up; null if there is none, or something has been found wrong with it. */
    private static @Nullable Game game(Node record, Registry registry, Reading in) {
        Node said = record.part("setup");
        Node drawn = record.part("battlefield");
        if (said == null || drawn == null) return null;
        SetupParts setup = Trees.read(said, SetupParts.class, in);
        BattlefieldParts field = Trees.read(drawn, BattlefieldParts.class, in);
        if (setup == null || field == null) return null;
        return SetupReader.battlefield(field, drawn, in)
                .flatMap(battlefield -> new SetupReader(said, in).setup(setup, registry, battlefield))
                .flatMap(read -> Deadcube.game(read)
                        .peekLeft(faults -> faults.forEach(f -> in.wrong(said, f.toString(), "a sound set-up")))
                        .toOption())
                .getOrNull();
    }
}
