package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.record.HeadNames.RecordOrder;
import io.github.deadcube.core.script.SituationText;
import io.github.deadcube.core.support.RuleOption;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.Registry;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Reads the lines between the title of a record and {@code begin}. */
final class HeadReader {
    private static final Vector<String> KEYS = Vector.of(
            RecordFormat.TITLE,
            RecordFormat.DIGEST,
            RecordFormat.RULESET,
            RecordFormat.OPTION,
            RecordFormat.ORDER,
            RecordFormat.ORDER_DATA,
            RecordFormat.SCENARIO,
            RecordFormat.MISSION,
            RecordFormat.SEED,
            RecordFormat.SEEN_BY,
            RecordFormat.UNDO_LOOKS,
            RecordFormat.CARRY_UNKNOWN,
            RecordFormat.TEAM_A,
            RecordFormat.TEAM_B,
            RecordFormat.BATTLEFIELD,
            RecordFormat.ROW,
            RecordFormat.STATE);

    private Vector<TextPiece> remaining;
    /** The keys that have been asked for, found or not. */
    private Vector<String> asked = Vector.of(RecordFormat.TITLE);
    /** The keys of the lines that have been found, without those that several lines may have. */
    private Vector<String> found = Vector.of(RecordFormat.TITLE);

    private Vector<Fault> errors = Vector.empty();

    /** None before it is read, and if the ruleset or the scenario is missing. */
    private Option<HeadNames> names = Option.none();

    private String drawn = "";

    HeadReader(Vector<TextPiece> lines) {
        this.remaining = lines;
    }

    /** Reads the heading; none if there are errors. They name the line {@code last} if lines are missing at the end. */
    Option<RecordHead> read(TextPiece last) {
        Option<Integer> digests = required(RecordFormat.DIGEST, "'digest' and the version of the digests", last)
                .flatMap(this::digests);
        Option<TextPiece> ruleset = required(
                RecordFormat.RULESET, "'ruleset', its name and its version, such as 'ruleset deadzone-3 v1'", last);
        Vector<RuleOption> options = several(RecordFormat.OPTION).flatMap(this::option);
        Vector<TextPiece> orders = several(RecordFormat.ORDER);
        Vector<RecordOrder> data = several(RecordFormat.ORDER_DATA).flatMap(this::order);
        Option<TextPiece> scenario = required(RecordFormat.SCENARIO, "'scenario' and its name", last);
        Option<Mission> mission = optional(RecordFormat.MISSION).flatMap(this::mission);
        Option<Option<Long>> seed = required(RecordFormat.SEED, "'seed' and a number, or 'seed none'", last)
                .flatMap(this::seed);
        Option<Viewer> viewer = optional(RecordFormat.SEEN_BY).flatMap(this::viewer);
        boolean undoesLooks = readFlag(RecordFormat.UNDO_LOOKS);
        boolean carriesUnknown = readFlag(RecordFormat.CARRY_UNKNOWN);
        Option<TextPiece> a = required(RecordFormat.TEAM_A, "'team A' and its name", last);
        Option<TextPiece> b = required(RecordFormat.TEAM_B, "'team B' and its name", last);
        drawn = atLineNumbers(remaining.takeUntil(line -> line.startsWith(RecordFormat.STATE)));
        Vector<TextPiece> state = remaining.dropUntil(line -> line.startsWith(RecordFormat.STATE));
        Either<Seq<Fault>, SituationText> situation = kept(SituationText.read(drawn));
        names = ruleset.flatMap(rules ->
                scenario.map(fought -> new HeadNames(rules, options, orders, data, fought, mission, carriesUnknown)));
        if (errors.nonEmpty()) return Option.none();
        return Option.some(new RecordHead(
                digests.get(),
                names.get(),
                seed.get(),
                viewer,
                undoesLooks,
                a.get().text(),
                b.get().text(),
                situation.get(),
                Option.when(state.nonEmpty(), () -> atLineNumbers(state))));
    }

    /**
     * The errors of this heading, and what a registry says of its names. Without unknown names, also what the rules say
     * of the rest of the set-up, unless sums show that its other lines are as they were recorded.
     */
    Vector<Fault> withRules(Vector<Fault> found, boolean summed, Rules rules, Registry registry) {
        if (names.isEmpty()) return found;
        Either<Seq<Fault>, RuleNames.Meant> meant = names.get().in(registry);
        if (meant.isLeft()) return TextBounds.first(found.appendAll(TextBounds.elsewhere(meant.getLeft(), found)));
        return summed
                ? found
                : SituationText.withRules(
                        found,
                        TextBounds.lines(drawn).getOrElse(Vector.empty()),
                        text -> text.begun(
                                rules,
                                text.setup(meant.get().ruleset(), meant.get().scenario())));
    }

    private <T> Either<Seq<Fault>, T> kept(Either<Seq<Fault>, T> read) {
        errors = errors.appendAll(read.swap().getOrElse(Vector.empty()));
        return read;
    }

    /** What is read; an error if it is none. */
    private <T> Option<T> read(TextPiece piece, Option<T> read, CharSequence expected) {
        if (read.isEmpty()) errors = errors.append(piece.expected(expected));
        return read;
    }

    /** The first error of each line; the others usually follow from it. */
    Vector<Fault> errors() {
        return errors.distinctBy(e -> e.where().line());
    }

    private Option<TextPiece> required(String key, CharSequence expected, TextPiece last) {
        Vector<TextPiece> wrong = remaining.takeUntil(this::canBeNext);
        remaining = remaining.drop(wrong.size());
        errors = errors.appendAll(wrong.map(line -> isKnown(line) ? misplaced(line) : line.expected(expected)));
        TextPiece here = remaining.headOption().getOrElse(last);
        Option<TextPiece> line = optional(key);
        // A line that is not known may be this one, mistyped: one fault is enough.
        if (line.isEmpty() && wrong.forAll(HeadReader::isKnown)) errors = errors.append(here.expected(expected));
        return line;
    }

    /** Takes the next line if it has the key. It leaves the wrong lines above it, which {@link #required} reports. */
    private Option<TextPiece> optional(String key) {
        Option<TextPiece> line = remaining.find(this::canBeNext).filter(next -> next.startsWith(key));
        remaining = remaining.removeAll(line);
        asked = asked.append(key);
        found = found.appendAll(line.map(one -> key));
        return line.map(one -> one.afterPrefix(key));
    }

    private Vector<TextPiece> several(String key) {
        Vector<TextPiece> above = remaining.takeUntil(line -> canBeNext(line) && !line.startsWith(key));
        Tuple2<Vector<TextPiece>, Vector<TextPiece>> parts = above.partition(line -> line.startsWith(key));
        remaining = parts._2().appendAll(remaining.drop(above.size()));
        asked = asked.append(key);
        return parts._1().map(line -> line.afterPrefix(key));
    }

    private static boolean isKnown(TextPiece line) {
        return KEYS.exists(line::startsWith);
    }

    private boolean canBeNext(TextPiece line) {
        return isKnown(line) && !asked.exists(line::startsWith);
    }

    private Fault misplaced(TextPiece line) {
        return found.exists(line::startsWith)
                ? line.wrong("this is here twice", "it once")
                : line.wrong("this is out of order", "it further up");
    }

    private Option<Integer> digests(TextPiece version) {
        Option<Integer> number = Option.when(
                        RecordFormat.VERSION.matcher(version.text()).matches(), version::text)
                .map(Integer::parseInt);
        return read(version, number, "the version of the digests, such as " + GameState.DIGEST_VERSION);
    }

    private Option<Option<Long>> seed(TextPiece words) {
        if (words.text().equals(RecordFormat.NONE)) return Option.some(Option.none());
        return read(words, GameRecord.readSeed(words.text()), "a number such as 7 or -7, or 'none'")
                .map(Option::some);
    }

    private Option<RuleOption> option(TextPiece line) {
        return read(line, RuleOption.read(line.text()), RuleOption.EXPECTED);
    }

    private Option<RecordOrder> order(TextPiece line) {
        return kept(Notation.readOrder(line.text(), line.line(), line.column()))
                .toOption()
                .map(order -> new RecordOrder(line, order));
    }

    private Option<Mission> mission(TextPiece line) {
        return kept(Notation.readScenario(line.text(), line.line(), line.column()))
                .toOption()
                .map(Mission.class::cast);
    }

    private Option<Viewer> viewer(TextPiece words) {
        return read(words, Viewer.named(words.text()), "A, B or everybody");
    }

    private boolean readFlag(String words) {
        Option<TextPiece> rest = optional(words);
        errors = errors.appendAll(rest.filter(more -> !more.text().isEmpty())
                .map(more -> more.expected(Sentence.of("nothing after '{words}'", words))));
        return rest.isDefined();
    }

    private static String atLineNumbers(Vector<TextPiece> script) {
        StringBuilder s = new StringBuilder();
        int number = 1;
        for (TextPiece line : script) {
            s.append("\n".repeat(line.line() - number)).append(line.text());
            number = line.line();
        }
        return s.toString();
    }
}
