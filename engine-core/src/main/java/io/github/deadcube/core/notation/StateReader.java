package io.github.deadcube.core.notation;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.support.FormatVersion;
import io.github.deadcube.core.support.Quoted;
import io.github.deadcube.core.support.TextBounds;
import org.jspecify.annotations.Nullable;

/** Reads the statements of a state as its tree. Only the order of tokens, markers and pending steps has a meaning. */
final class StateReader {
    private static final String STATEMENTS =
            "'rules deadzone-3 v1', 'round 2', 'initiative A', 'next A', 'score A 3', 'command A model dice',"
                    + " 'looked A 1 2', 'zone A 1 c4', 'recon A 3 5', 'active A1', a model such as 'A1 at c4:2/5',"
                    + " 'token 1 I-AMMO at c4 face down', 'laid K-SMOKE at c4', 'now open north of c4', 'set off …',"
                    + " 'result A VIC-5', 'then …' or 'digest …'";

    private static final String OF_MODEL =
            "'at c4:2/5', 'passing c4', 'reserve', 'killed', 'left', 'waiting', 'spare', 'damage 1',"
                    + " 'pinned', 'activated', 'forced 1', 'neutral', 'friend of B', 'equipment I-AMMO', 'carries "
                    + "I-AMMO of token 3',"
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
     * Reads up to the end, or up to {@code play}; null if the text is no state of this format. After {@code play}, text
     * may follow only if the state is part of a longer text.
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
                    Sentence.of("'{text}' is not understood", TextBounds.quoted(word + " " + version)),
                    "'state " + Deadcube.FORMAT_VERSION + "'");
        else if (!known)
            in.wrong(
                    line,
                    column,
                    Sentence.of("the state has format {version}", TextBounds.quoted(version)),
                    Sentence.of("format {expected}", FormatVersion.expected()));
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

    private void item(Clause.Table forms, Node into, CharSequence expected) {
        at.spaces();
        Node word = at.wordNode();
        if (!forms.read(word.text(), word.line(), word.column(), at, in, into)) wrong(word, expected);
    }

    private void wrong(Node word, CharSequence expected) {
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
                    Sentence.of("the state belongs to the rules '{rules}'", TextBounds.quoted(rules)),
                    Sentence.of("'{played}', the rules of this game", played));
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
}
