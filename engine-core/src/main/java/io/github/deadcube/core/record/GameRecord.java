package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.shared.Lines;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import io.vavr.control.Try;

/**
 * A recorded game, as a {@link RecordReader} finds it in a text. A {@link Verifier} checks whether an engine plays it
 * in the same way.
 */
@SuppressWarnings("exports") // Viewer is exported only to modules of this project, and the parts of the text to none
public record GameRecord(RecordHead head, RecordedBegin begin, Vector<RecordedInput> inputs, Option<TextPiece> ending) {
    public static final String TITLE = RecordFormat.TITLE;

    /** The digest of the first state, and the line of the record that has it. */
    record RecordedBegin(int line, long digest) {}

    /** The seed of all dice and shuffles; none if they have no seed. */
    public Option<Long> seed() {
        return head.seed();
    }

    /** Reads a seed; none if the text is not as a {@link Recorder} writes it. */
    public static Option<Long> readSeed(String digits) {
        return Try.of(() -> Long.parseLong(digits)).toOption().filter(seed -> digits.equals(seed.toString()));
    }

    /**
     * The viewer of the record ({@link Recorder#textFor}); none for the full one. Item tokens that the viewer does not
     * know have possible values.
     */
    public Option<Viewer> viewer() {
        return head.viewer();
    }

    /**
     * Whether looks at hidden item tokens may have been taken back. A side may then have repeated a choice with more
     * knowledge.
     */
    public boolean undoesLooks() {
        return head.undoesLooks();
    }

    /** The 64-bit digest of the first state and the seed; without a seed, the digest of the first state. */
    public long digest() {
        return begin.digest();
    }

    /**
     * The version of the digests. A replay compares states only if this is {@link GameState#DIGEST_VERSION}; otherwise
     * it still checks that every input is legal.
     */
    public int digestVersion() {
        return head.digestVersion();
    }

    /** The version of the digests if this engine cannot compute them. */
    Option<Integer> otherDigests() {
        return Option.some(digestVersion()).filter(version -> version != GameState.DIGEST_VERSION);
    }

    /** The result, as {@link io.github.deadcube.api.play.Prompt.Result} writes it; none if the game is unfinished. */
    public Option<String> result() {
        return ending.map(TextPiece::text).filter(words -> !words.equals(RecordFormat.UNFINISHED));
    }

    /**
     * The ruleset of the game, as {@link io.github.deadcube.api.extend.Ruleset#toString} writes it: a registry may have
     * only a later one.
     */
    public String ruleset() {
        return head.names().ruleset().text();
    }

    /** The ruleset of the record if it is an earlier version of the one in this set-up. */
    Option<String> otherRules(Setup setup) {
        return Option.some(ruleset()).filter(setup.ruleset()::succeeds);
    }

    /** One input of a record, from number 1 on, with its line and the digest of the state after it. */
    public record RecordedInput(int number, int line, Input input, long digest) {}

    static final class Heading {
        private Heading() {}

        static Vector<String> lines(GameState begin, Option<Long> seed, Option<Viewer> viewer, boolean undoesLooks) {
            String ruleset = begin.position().game().setup().ruleset().toString();
            return lines(begin, ruleset, GameState.DIGEST_VERSION, seed, viewer, undoesLooks);
        }

        static Vector<String> lines(
                GameState begin,
                String ruleset,
                int digestVersion,
                Option<Long> seed,
                Option<Viewer> viewer,
                boolean undoesLooks) {
            Setup setup = begin.position().game().setup();
            boolean resumed = isSituation(begin);
            String situation =
                    begin.position().round() == 0 || !resumed ? TextDrawing.script(setup) : TextDrawing.script(begin);
            String state = resumed ? "" : Notation.of(begin.position().game()).write(begin);
            RuleNames names = RuleNames.of(setup);
            return Vector.of(
                            RecordFormat.TITLE + Deadcube.FORMAT_VERSION,
                            RecordFormat.DIGEST + digestVersion,
                            RecordFormat.RULESET + ruleset)
                    .appendAll(names.options().map(option -> RecordFormat.OPTION + option))
                    .appendAll(names.orders().map(RecordFormat.ORDER::concat))
                    .appendAll(names.data().flatMap(Notation::write).map(RecordFormat.ORDER_DATA::concat))
                    .append(RecordFormat.SCENARIO + names.scenario())
                    .appendAll(names.mission().map(Notation::write).map(RecordFormat.MISSION::concat))
                    .append(RecordFormat.SEED + seed.map(Object::toString).getOrElse(RecordFormat.NONE))
                    .appendAll(viewer.map(who -> RecordFormat.SEEN_BY + who))
                    .appendAll(Option.when(undoesLooks, RecordFormat.UNDO_LOOKS))
                    .appendAll(Option.when(names.carriesUnknown(), RecordFormat.CARRY_UNKNOWN))
                    .append(RecordFormat.TEAM_A + setup.teamA().name())
                    .append(RecordFormat.TEAM_B + setup.teamB().name())
                    .map(Heading::oneLine)
                    .appendAll(Lines.lines(situation).reject(line -> line.startsWith(RecordFormat.COMMENT)))
                    .appendAll(Lines.lines(state));
        }

        /** Whether a set-up or a situation describes the state completely. */
        private static boolean isSituation(GameState begin) {
            Rules rules = Deadcube.rules();
            Setup setup = begin.position().game().setup();
            if (begin.position().round() == 0) return rules.start(setup).exists(begin::equals);
            // the text of a situation has no number of item tokens
            return !(setup.scenario() instanceof OpenGround.WithItems)
                    && rules.resume(begin).exists(begin::equals);
        }

        private static String oneLine(String text) {
            return text.replace('\n', ' ').replace('\r', ' ');
        }
    }
}
