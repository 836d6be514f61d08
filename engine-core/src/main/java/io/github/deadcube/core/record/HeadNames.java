package io.github.deadcube.core.record;

import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.RuleOption;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** The names of the rules in a heading, with their lines. */
record HeadNames(
        TextPiece ruleset,
        Vector<RuleOption> options,
        Vector<TextPiece> orders,
        Vector<RecordOrder> data,
        TextPiece scenario,
        Option<Mission> mission,
        boolean carriesUnknown) {
    record RecordOrder(TextPiece line, Order order) {}

    /** What the names mean, or those that the registry does not know. */
    Either<Seq<Fault>, RuleNames.Meant> in(Registry registry) {
        List<Fault> errors = new ArrayList<>();
        return new RuleNames(
                        ruleset.text(),
                        options,
                        orders.map(TextPiece::text),
                        data.map(RecordOrder::order),
                        carriesUnknown,
                        scenario.text(),
                        mission)
                .in(registry, (kind, number, name, known) -> errors.add(unknown(line(kind, number), kind, known)))
                .toEither(() -> Vector.ofAll(errors));
    }

    private static Fault unknown(TextPiece name, RuleNames.Kind kind, Vector<String> known) {
        return name.wrong(
                Sentence.of("the {kind} '{name}' is not known", kind, name.shortened()),
                known.isEmpty() ? "none" : Sentence.any(known));
    }

    private TextPiece line(RuleNames.Kind kind, int number) {
        return switch (kind) {
            case RULESET -> ruleset;
            case ORDER -> orders.get(number);
            case DATA -> data.get(number).line();
            case SCENARIO -> scenario;
        };
    }
}
