package io.github.deadcube.core.notation;

import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.notation.Sentence.Table;
import io.vavr.collection.Vector;

/**
 * The sentences of a state. The parts in braces are those of its tree, so that JSON and text have the same names and
 * checks.
 */
final class StateSentences {
    static final Table TURN = Table.of(
            Sentence.of("round {round}").when(position -> true),
            Sentence.of("initiative {initiative}"),
            Sentence.of("next {starter}"));

    static final Table SIDES = new Table(Side.BOTH
            .flatMap(side -> Vector.of(
                            "score # {@.score}",
                            "command # {@.command~}",
                            "looked # {@.looked*}",
                            "zone # {@.zone} {@.added*}")
                    .map(form -> form.replace("#", side.name()).replace("@", side == Side.A ? "a" : "b"))
                    .map(Sentence::of))
            .asJava());

    static final Table ACTIVE = Table.of(
            Sentence.of("by {controller}")
                    .when(active -> !active.textOf("model").startsWith(active.textOf("controller"))),
            Sentence.of("over").says("over", "true"),
            Sentence.of("displaced").says("displaced", "true"),
            Sentence.of("orders A {ordersA}"),
            Sentence.of("orders B {ordersB}"));

    static final Table RECON = Table.of(Sentence.of("recon {recon.winner} {recon.faces*}"));

    static final Table MODEL = Table.of(
            Sentence.of("at {place}").says("status", "in-play").when(StateSentences::hasSpot),
            Sentence.of("passing {place}").says("status", "in-play").when(model -> !hasSpot(model)),
            Sentence.of("waiting").says("status", "waiting"),
            Sentence.of("reserve").says("status", "reserve"),
            Sentence.of("killed").says("status", "killed"),
            Sentence.of("left").says("status", "left"),
            Sentence.of("spare").says("status", "spare"),
            Sentence.of("damage {damage}"),
            Sentence.of("pinned").says("pinned", "true"),
            Sentence.of("activated").says("activated", "true"),
            Sentence.of("forced {forced}"),
            Sentence.of("neutral").says("allegiance", "neutral"),
            Sentence.of("friend of {allegiance}")
                    .when(model -> Side.BOTH.exists(side -> side.name().equals(model.textOf("allegiance")))),
            Sentence.of("equipment {item.item}").when(model -> carries(model, false)),
            Sentence.of("carries {item.item} of token {item.token}").when(model -> carries(model, true)),
            Sentence.each("usedUp", "used up {}"),
            Sentence.each("marks", "marked {rule} {amount} [by {by}] until {until}"));

    static final Table TOKENS = Table.of(Sentence.each("tokens", "token {number} {item} [at {cube}] [face {face}]"));

    static final Table LAID = Table.of(Sentence.each("markers", "laid {~}"));

    static final Table NOW = Table.of(Sentence.each("faces", "now {~}"));

    static final Table KEPT =
            Table.of(Sentence.each("waiting", "set off {=}"), Sentence.each("memories", "remember {=}"));

    static final Table RESULT = Table.of(
            Sentence.of("result none {result.rule}").when(position -> result(position, false)),
            Sentence.of("result {result.winner} {result.rule}").when(position -> result(position, true)));

    static final Table PENDING = Table.of(Sentence.each("pending", "then {=}"));

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
