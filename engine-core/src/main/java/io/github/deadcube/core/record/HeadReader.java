package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.notation.MissionText;
import io.github.deadcube.core.notation.OrderText;
import io.github.deadcube.core.record.RecordHead.RecordOrder;
import io.github.deadcube.core.support.RuleOption;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.SituationText;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Try;

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
            RecordFormat.SEED,
            RecordFormat.TEAM_A,
            RecordFormat.TEAM_B,
            "board ",
            ":");

    private Vector<RecordLine> remaining;
    private Vector<String> seen = Vector.of(RecordFormat.TITLE);
    private Vector<Fault> errors = Vector.empty();

    HeadReader(Vector<RecordLine> lines) {
        this.remaining = lines;
    }

    /**
     * Reads the heading.
     *
     * @param last the line that an error names if lines are missing at the end of the heading
     * @return none if there are errors
     */
    Option<RecordHead> read(RecordLine last) {
        Option<Integer> digests = required(RecordFormat.DIGEST, "'digest' and the version of the digests", last)
                .flatMap(this::digests);
        Option<RecordLine> ruleset = required(
                RecordFormat.RULESET, "'ruleset', its name and its version, such as 'ruleset deadzone-3 v2'", last);
        Vector<RuleOption> options = Vector.empty();
        while (remaining.headOption().exists(line -> line.begins(RecordFormat.OPTION)))
            options = options.appendAll(option(next().after(RecordFormat.OPTION)));
        Vector<RecordLine> orders = Vector.empty();
        while (remaining.headOption().exists(line -> line.begins(RecordFormat.ORDER)))
            orders = orders.append(next().after(RecordFormat.ORDER));
        Vector<RecordOrder> data = Vector.empty();
        while (remaining.headOption().exists(line -> line.begins(RecordFormat.ORDER_DATA)))
            data = data.appendAll(order(next().after(RecordFormat.ORDER_DATA)));
        Option<RecordLine> scenario = required(RecordFormat.SCENARIO, "'scenario' and its name", last);
        Option<Mission> mission = mission();
        Option<Option<Long>> seed = required(RecordFormat.SEED, "'seed' and a number, or 'seed none'", last)
                .flatMap(this::seed);
        Option<Viewer> viewer = viewer();
        boolean undoesLooks = readFlag(RecordFormat.UNDO_LOOKS);
        boolean carriesUnknown = readFlag(RecordFormat.CARRY_UNKNOWN);
        Option<RecordLine> a = required(RecordFormat.TEAM_A, "'team A' and its name", last);
        Option<RecordLine> b = required(RecordFormat.TEAM_B, "'team B' and its name", last);
        Vector<RecordLine> drawn = remaining.takeUntil(line -> line.begins(RecordFormat.STATE));
        Vector<RecordLine> state = remaining.drop(drawn.size());
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

    private Option<RecordLine> required(String key, String expected, RecordLine last) {
        while (remaining.headOption().exists(line -> seen.exists(line::begins)))
            errors = errors.append(next().wrong("this is here twice", "it once"));
        seen = seen.append(key);
        RecordLine here = remaining.headOption().getOrElse(last);
        if (remaining.nonEmpty() && here.begins(key)) return Option.some(next().after(key));
        errors = errors.append(here.expected(expected));
        if (remaining.nonEmpty() && !KEYS.exists(here::begins)) next();
        return Option.none();
    }

    private Option<Integer> digests(RecordLine version) {
        Option<Integer> number = Option.when(
                        RecordFormat.VERSION.matcher(version.text()).matches(), version::text)
                .map(Integer::parseInt);
        if (number.isEmpty())
            errors = errors.append(version.expected("the version of the digests, such as " + GameState.DIGEST_VERSION));
        return number;
    }

    private Option<Option<Long>> seed(RecordLine words) {
        if (words.text().equals(RecordFormat.NONE)) return Option.some(Option.none());
        Option<Long> number = Try.of(() -> Long.parseLong(words.text())).toOption();
        if (number.isEmpty()) errors = errors.append(words.expected("a number, or 'none'"));
        return number.map(Option::some);
    }

    private Option<RuleOption> option(RecordLine line) {
        Option<RuleOption> read = RuleOption.read(line.text());
        if (read.isEmpty()) errors = errors.append(line.expected(RuleOption.EXPECTED));
        return read;
    }

    private Option<RecordOrder> order(RecordLine line) {
        Either<Seq<Fault>, Order> read = OrderText.read(line.text(), line.number(), line.column());
        errors = errors.appendAll(read.swap().getOrElse(Vector.empty()));
        return read.toOption().map(order -> new RecordOrder(line, order));
    }

    private Option<Mission> mission() {
        if (!remaining.headOption().exists(line -> line.begins(RecordFormat.MISSION))) return Option.none();
        RecordLine line = next().after(RecordFormat.MISSION);
        Either<Seq<Fault>, Mission> read = MissionText.mission(line.text(), line.number(), line.column());
        errors = errors.appendAll(read.swap().getOrElse(Vector.empty()));
        return read.toOption();
    }

    private Option<Viewer> viewer() {
        if (!remaining.headOption().exists(line -> line.begins(RecordFormat.SEEN_BY))) return Option.none();
        RecordLine words = next().after(RecordFormat.SEEN_BY);
        Option<Viewer> viewer = Viewer.named(words.text());
        if (viewer.isEmpty()) errors = errors.append(words.expected("A, B or everybody"));
        return viewer;
    }

    private boolean readFlag(String words) {
        boolean here = remaining.headOption().exists(line -> line.text().equals(words));
        if (here) next();
        return here;
    }

    private RecordLine next() {
        RecordLine line = remaining.head();
        remaining = remaining.tail();
        return line;
    }

    private static String atLineNumbers(Vector<RecordLine> script) {
        StringBuilder s = new StringBuilder();
        int number = 1;
        for (RecordLine line : script) {
            s.append("\n".repeat(line.number() - number)).append(line.text());
            number = line.number();
        }
        return s.toString();
    }
}
