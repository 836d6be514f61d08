package io.github.deadcube.core.notation;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.notation.Sentence.Table;
import io.github.deadcube.core.support.FormatVersion;
import io.github.deadcube.core.support.Quoted;
import io.github.deadcube.core.support.TextBounds;
import io.vavr.collection.Vector;
import org.jspecify.annotations.Nullable;

/** Reads the statements of a state as its tree. Only the order of tokens, markers and pending steps has a meaning. */
final class StateReader {
    private static final String STATEMENTS =
            "'rules deadzone-3 v2', 'round 2', 'initiative A', 'next A', 'score A 3', 'command A model dice',"
                    + " 'looked A 1 2', 'zone A 1 c4', 'recon A 3 5', 'active A1', a model such as 'A1 at c4:2/5',"
                    + " 'token 1 I-AMMO at c4 face down', 'laid K-SMOKE at c4', 'now open north of c4', 'set off …',"
                    + " 'result A VIC-5', 'then …' or 'digest …'";

    private static final String OF_MODEL =
            "'at c4:2/5', 'passing c4', 'reserve', 'killed', 'left', 'waiting', 'spare', 'damage 1',"
                    + " 'pinned', 'activated', 'forced 1', 'neutral', 'friend of B', 'equipment I-AMMO', 'carries I-AMMO of token 3',"
                    + " 'used up bomb' or 'marked K-PREY 1 by A until round'";

    private static final String OF_ACTIVE = "'by A', 'over', 'displaced' or 'orders A 1'";

    private final Cursor at;
    private final ReadingContext in;
    private final Node state;
    private final Node position;
    private final Node models;
    private boolean ofOtherRules;

    StateReader(Cursor at, ReadingContext in) {
        this.at = at;
        this.in = in;
        models = Node.list(at.line(), at.column());
        position = parts().add("a", parts()).add("b", parts()).add("models", models);
        state = parts().add("position", position);
    }

    private Node parts() {
        return Node.parts("", at.line(), at.column());
    }

    /**
     * Reads up to the end, or up to {@code play}; null if the text is no state of this format. After {@code play}, text may follow only if
     * the state is part of a longer text.
     */
    @Nullable
    Node read(boolean part) {
        if (!version()) return null;
        boolean playing = false;
        while (!playing) {
            at.blanks();
            if (at.takes(';')) continue;
            if (at.atEnd()) break;
            playing = statement();
        }
        if (playing && !part) nothingMore();
        if (position.part("initiative") == null) position.add("initiative", Node.word(Side.A.name()));
        return state;
    }

    private boolean version() {
        at.blanks();
        int line = at.line();
        int column = at.column();
        String word = at.word();
        at.spaces();
        String version = at.word();
        boolean known = FormatVersion.isRead(version);
        if (!word.equals("state"))
            in.wrong(
                    line,
                    column,
                    "'" + TextBounds.quoted(word + " " + version) + "' is not understood",
                    "'state " + Deadcube.FORMAT_VERSION + "'");
        else if (!known)
            in.wrong(
                    line,
                    column,
                    "the state has format " + TextBounds.quoted(version),
                    "format " + FormatVersion.expected());
        end();
        return known || !word.equals("state");
    }

    /** Reads a statement; returns whether it is {@code play}. */
    private boolean statement() {
        int line = at.line();
        int column = at.column();
        String word = at.word();
        if (word.equals("play")) return play();
        switch (word) {
            case "rules" -> rules();
            case "digest" -> digest(line, column);
            case "active" -> active();
            default -> {
                if (!StateSentences.POSITION.read(word, line, column, at, in, position)
                        && !StateSentences.PENDING.read(word, line, column, at, in, state)) model(word, line, column);
            }
        }
        at.spaces();
        if (!at.takes(',')) end();
        return false;
    }

    /** Whether the statement is {@code play} alone; reports an error if more text follows in it. */
    private boolean play() {
        boolean alone = ended();
        end();
        return alone;
    }

    /** Reports what follows {@code play} in a text that is a state alone. */
    private void nothingMore() {
        do at.blanks();
        while (at.takes(';'));
        if (!at.atEnd()) at.wrong("this follows 'play', where the state ends", "nothing");
    }

    private boolean ended() {
        at.spaces();
        return at.atEnd() || at.peek() == '\n' || at.peek() == ';';
    }

    /** Ends the statement; reports an error if more text follows in it. */
    private void end() {
        if (ended()) return;
        at.wrong(at.shown(), "the end of the statement");
        at.skipStatement();
    }

    private void active() {
        Node active = parts();
        at.spaces();
        active.add("model", at.wordNode());
        while (more()) item(StateSentences.ACTIVE, active, OF_ACTIVE);
        if (active.part("controller") == null) {
            Side own = ModelId.read(active.textOf("model"))
                    .toOption()
                    .map(ModelId::side)
                    .getOrElse(Side.A);
            active.add("controller", Node.word(own.name()));
        }
        position.add("active", active);
    }

    private void model(String word, int line, int column) {
        Node id = Node.of(Node.Kind.WORD, word, line, column);
        if (ModelId.read(word).isLeft()) {
            wrong(id, STATEMENTS);
            return;
        }
        Node model = Node.parts("", line, column).add("id", id);
        do item(StateSentences.MODEL, model, OF_MODEL);
        while (more());
        if (model.part("status") == null) model.add("status", Node.word("waiting"));
        models.add(model);
    }

    private boolean more() {
        at.spaces();
        return at.takes(',');
    }

    private void item(Sentence.Table forms, Node into, String expected) {
        at.spaces();
        Node word = at.wordNode();
        if (!forms.read(word.text(), word.line(), word.column(), at, in, into)) wrong(word, expected);
    }

    private void wrong(Node word, String expected) {
        if (word.text().isEmpty()) at.wrong(at.shown(), expected);
        else in.expected(word, expected);
        at.skipStatement();
    }

    private void rules() {
        at.spaces();
        int line = at.line();
        int column = at.column();
        String rules = at.rest();
        if (in.game() == null) return;
        Ruleset used = in.game().setup().ruleset();
        String played = Notation.rules(used);
        String named = Quoted.unquoted(rules);
        if (used.succeeds(named)) state.add("rules", Node.of(Node.Kind.WORD, named, line, column));
        else if (!rules.equals(played)) {
            ofOtherRules = true;
            in.wrong(
                    line,
                    column,
                    "the state belongs to the rules '" + TextBounds.quoted(rules) + "'",
                    "'" + played + "', the rules of this game");
        }
    }

    /** Whether the text names other rules than those of the game: its parts may then be right in these. */
    boolean isOfOtherRules() {
        return ofOtherRules;
    }

    private void digest(int line, int column) {
        at.spaces();
        Node word = at.wordNode();
        at.spaces();
        state.add("digestVersion", word).add("digest", Node.of(Node.Kind.WORD, at.word(), line, column));
    }

    /** The sentences of a state. The parts in braces are those of its tree, so that JSON and text have the same names and checks. */
    static final class StateSentences {
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

        static final Table TOKENS =
                Table.of(Sentence.each("tokens", "token {number} {item} [at {cube}] [face {face}]"));

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
}
