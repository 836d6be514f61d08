package io.github.deadcube.core.notation;

import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.notation.Clause.Table;
import io.vavr.collection.Vector;

/**
 * The sentences of a state. The parts in braces are those of its tree, so that JSON and text have the same names and
 * checks.
 */
final class StateSentences {
    static final Table TURN = Table.of(
            Clause.of("round {round}").when(position -> true),
            Clause.of("initiative {initiative}"),
            Clause.of("next {starter}"));

    static final Table SIDES = new Table(Side.BOTH
            .flatMap(side -> Vector.of(
                            "score # {@.score}",
                            "command # {@.command~}",
                            "looked # {@.looked*}",
                            "zone # {@.zone} {@.added*}")
                    .map(form -> form.replace("#", side.name()).replace("@", side == Side.A ? "a" : "b"))
                    .map(Clause::of))
            .asJava());

    static final Table ACTIVE = Table.of(
            Clause.of("by {controller}")
                    .when(active -> !active.textOf("model").startsWith(active.textOf("controller"))),
            Clause.of("over").says("over", "true"),
            Clause.of("displaced").says("displaced", "true"),
            Clause.of("orders A {ordersA}"),
            Clause.of("orders B {ordersB}"));

    static final Table RECON = Table.of(Clause.of("recon {recon.winner} {recon.faces*}"));

    static final Table MODEL = Table.of(
            Clause.of("at {place}").says("status", "in-play").when(StateSentences::hasSpot),
            Clause.of("passing {place}").says("status", "in-play").when(model -> !hasSpot(model)),
            Clause.of("waiting").says("status", "waiting"),
            Clause.of("reserve").says("status", "reserve"),
            Clause.of("killed").says("status", "killed"),
            Clause.of("left").says("status", "left"),
            Clause.of("spare").says("status", "spare"),
            Clause.of("damage {damage}"),
            Clause.of("pinned").says("pinned", "true"),
            Clause.of("activated").says("activated", "true"),
            Clause.of("forced {forced}"),
            Clause.of("neutral").says("allegiance", "neutral"),
            Clause.of("friend of {allegiance}")
                    .when(model -> Side.BOTH.exists(side -> side.name().equals(model.textOf("allegiance")))),
            Clause.of("equipment {item.item}").when(model -> carries(model, false)),
            Clause.of("carries {item.item} of token {item.token}").when(model -> carries(model, true)),
            Clause.each("usedUp", "used up {}"),
            Clause.each("marks", "marked {rule} {amount} [by {by}] until {until}"));

    static final Table TOKENS = Table.of(Clause.each("tokens", "token {number} {item} [at {cube}] [face {face}]"));

    static final Table LAID = Table.of(Clause.each("markers", "laid {~}"));

    static final Table NOW = Table.of(Clause.each("faces", "now {~}"));

    static final Table KEPT = Table.of(Clause.each("waiting", "set off {=}"), Clause.each("memories", "remember {=}"));

    static final Table RESULT = Table.of(
            Clause.of("result none {result.rule}").when(position -> result(position, false)),
            Clause.of("result {result.winner} {result.rule}").when(position -> result(position, true)));

    static final Table PENDING = Table.of(Clause.each("pending", "then {=}"));

    /** The sentences about the position, in the order in which they are written around the models and tokens. */
    static final Table POSITION = Table.of(TURN, SIDES, RECON, TOKENS, LAID, NOW, KEPT, RESULT);

    private StateSentences() {}

    private static boolean hasSpot(Node model) {
        return model.textOf("place").indexOf('/') >= 0;
    }

    private static boolean carries(Node model, boolean ofToken) {
        return model.part("item") != null
                && ofToken == !model.at("item").textOf("token").equals("0");
    }

    private static boolean result(Node position, boolean won) {
        Node result = position.part("result");
        return result != null && won == (result.part("winner") != null);
    }
}
