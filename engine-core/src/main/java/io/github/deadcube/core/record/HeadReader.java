package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.record.GameRecord.RecordHead;
import io.github.deadcube.core.record.GameRecord.RecordHead.RecordOrder;
import io.github.deadcube.core.script.SituationText;
import io.github.deadcube.core.support.RuleOption;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.core.support.Viewer;
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

    HeadReader(Vector<TextPiece> lines) {
        this.remaining = lines;
    }

    /** Reads the heading; none if there are errors. They name the line {@code last} if lines are missing at the end. */
    Option<RecordHead> read(TextPiece last) {
        Option<Integer> digests = required(RecordFormat.DIGEST, "'digest' and the version of the digests", last)
                .flatMap(this::digests);
        Option<TextPiece> ruleset = required(
                RecordFormat.RULESET, "'ruleset', its name and its version, such as 'ruleset deadzone-3 v2'", last);
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
        Vector<TextPiece> drawn = remaining.takeUntil(line -> line.startsWith(RecordFormat.STATE));
        Vector<TextPiece> state = remaining.drop(drawn.size());
        Either<Seq<Fault>, SituationText> situation = SituationText.read(atLineNumbers(drawn));
        errors = errors.appendAll(situation.swap().getOrElse(Vector.empty()));
        if (errors.nonEmpty()) return Option.none();
        return Option.some(new RecordHead(
                digests.get(),
                ruleset.get(),
                options,
                orders,
                data,
                scenario.get(),
                mission,
                seed.get(),
                viewer,
                undoesLooks,
                carriesUnknown,
                a.get().text(),
                b.get().text(),
                situation.get(),
                Option.when(state.nonEmpty(), () -> atLineNumbers(state))));
    }

    /** The first error of each line; the others usually follow from it. */
    Vector<Fault> errors() {
        return errors.distinctBy(e -> e.where().line());
    }

    private Option<TextPiece> required(String key, String expected, TextPiece last) {
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
        if (number.isEmpty())
            errors = errors.append(version.expected("the version of the digests, such as " + GameState.DIGEST_VERSION));
        return number;
    }

    private Option<Option<Long>> seed(TextPiece words) {
        if (words.text().equals(RecordFormat.NONE)) return Option.some(Option.none());
        Option<Long> number = GameRecord.readSeed(words.text());
        if (number.isEmpty()) errors = errors.append(words.expected("a number such as 7 or -7, or 'none'"));
        return number.map(Option::some);
    }

    private Option<RuleOption> option(TextPiece line) {
        Option<RuleOption> read = RuleOption.read(line.text());
        if (read.isEmpty()) errors = errors.append(line.expected(RuleOption.EXPECTED));
        return read;
    }

    private Option<RecordOrder> order(TextPiece line) {
        Either<Seq<Fault>, Order> read = Notation.readOrder(line.text(), line.line(), line.column());
        errors = errors.appendAll(read.swap().getOrElse(Vector.empty()));
        return read.toOption().map(order -> new RecordOrder(line, order));
    }

    private Option<Mission> mission(TextPiece line) {
        Either<Seq<Fault>, Mission> read =
                Notation.readScenario(line.text(), line.line(), line.column()).map(Mission.class::cast);
        errors = errors.appendAll(read.swap().getOrElse(Vector.empty()));
        return read.toOption();
    }

    private Option<Viewer> viewer(TextPiece words) {
        Option<Viewer> viewer = Viewer.named(words.text());
        if (viewer.isEmpty()) errors = errors.append(words.expected("A, B or everybody"));
        return viewer;
    }

    private boolean readFlag(String words) {
        Option<TextPiece> rest = optional(words);
        errors = errors.appendAll(rest.filter(more -> !more.text().isEmpty())
                .map(more -> more.expected("nothing after '" + words + "'")));
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
