package io.github.deadcube.core.notation;

import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.codec.Node;
import io.vavr.collection.Vector;

/** The sentences of a state. The parts in braces are those of its tree, so that JSON and text have the same names and checks. */
final class StateSentences {
    static final Vector<Sentence> TURN = Vector.of(
            Sentence.of("round {round}").when(position -> true),
            Sentence.of("initiative {initiative}"),
            Sentence.of("next {starter}"));

    static final Vector<Sentence> SIDES = Side.BOTH.flatMap(side -> Vector.of(
                    "score # {@.score}", "command # {@.command~}", "looked # {@.looked*}", "zone # {@.zone} {@.added*}")
            .map(form -> form.replace("#", side.name()).replace("@", side == Side.A ? "a" : "b"))
            .map(Sentence::of));

    static final Vector<Sentence> ACTIVE = Vector.of(
            Sentence.of("by {controller}")
                    .when(active -> !active.textOf("model").startsWith(active.textOf("controller"))),
            Sentence.of("over").says("over", "true"),
            Sentence.of("displaced").says("displaced", "true"),
            Sentence.of("orders A {ordersA}"),
            Sentence.of("orders B {ordersB}"));

    static final Vector<Sentence> RECON = Vector.of(Sentence.of("recon {recon.winner} {recon.faces*}"));

    static final Vector<Sentence> MODEL = Vector.of(
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

    static final Vector<Sentence> TOKENS =
            Vector.of(Sentence.each("tokens", "token {number} {item} [at {cube}] [face {face}]"));

    static final Vector<Sentence> LAID = Vector.of(Sentence.each("markers", "laid {~}"));

    static final Vector<Sentence> NOW = Vector.of(Sentence.each("faces", "now {~}"));

    static final Vector<Sentence> KEPT =
            Vector.of(Sentence.each("waiting", "set off {=}"), Sentence.each("memories", "remember {=}"));

    static final Vector<Sentence> RESULT = Vector.of(
            Sentence.of("result none {result.rule}").when(position -> result(position, false)),
            Sentence.of("result {result.winner} {result.rule}").when(position -> result(position, true)));

    static final Vector<Sentence> PENDING = Vector.of(Sentence.each("pending", "then {=}"));

    /** The sentences about the position, in the order in which they are written around the models and tokens. */
    static final Vector<Sentence> POSITION = TURN.appendAll(SIDES)
            .appendAll(RECON)
            .appendAll(TOKENS)
            .appendAll(LAID)
            .appendAll(NOW)
            .appendAll(KEPT)
            .appendAll(RESULT);

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
