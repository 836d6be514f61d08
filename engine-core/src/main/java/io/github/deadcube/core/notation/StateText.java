package io.github.deadcube.core.notation;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.board.CubeFace;
import io.github.deadcube.api.extend.DelayedEffect;
import io.github.deadcube.api.extend.Memory;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.ModelState.Carried;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.codec.ModelData;
import io.github.deadcube.core.codec.PositionData;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.codec.SavedTypes;
import io.github.deadcube.core.codec.StateAssembler;
import io.github.deadcube.core.codec.StateData;
import io.github.deadcube.core.codec.Trees;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads the states of a game as text, including states in the middle of a test, a chain of damage or a volley. A state that is
 * written and read back is equal and has the same digest. The page {@code NOTATION.md} has the grammar. Thread-safe.
 *
 * <pre>{@code
 * StateText notation = StateText.of(state.position().game());
 * String text = notation.write(state);
 * GameState same = notation.read(text).get();
 * }</pre>
 */
public final class StateText {
    static final String BEGIN = "state ";

    private final Game game;
    private final SavedTypes vocabulary;

    private StateText(Game game) {
        this.game = game;
        this.vocabulary = SavedTypes.of(game);
    }

    /**
     * The notation of a game's states. Reuse it for several states of the game.
     *
     * @param game for example {@code state.position().game()} or {@code Deadcube.game(setup).get()}
     */
    public static StateText of(Game game) {
        return new StateText(game);
    }

    /**
     * Writes a state, without the set-up. The text contains hidden information: do not show it to players.
     *
     * @return one statement per line; each line ends with a line feed
     * @throws IllegalStateException if the state has a continuation that no rule in play names
     */
    public String write(GameState state) {
        return new StateWriter(vocabulary, game.setup().ruleset()).write(StateData.of(state));
    }

    /**
     * Reads a state. Never throws. Time and memory grow with the length of the text, the stack does not; {@link TextBounds} says how
     * long a text and its lines may be.
     *
     * @param text as {@link #write} writes it; a statement {@code play} ends it
     * @return an equal state, or all errors in the order of the lines
     */
    public Either<Seq<Fault>, GameState> read(String text) {
        Vector<Fault> faults = TextBounds.faults(text);
        return faults.isEmpty() ? read(text, 1) : Either.left(faults);
    }

    /**
     * Reads a state that is part of a longer text.
     *
     * @param text the text from the statement {@code state} on, within {@link TextBounds}
     * @param line the number of its first line
     * @return as {@link #read(String)}
     */
    public Either<Seq<Fault>, GameState> read(String text, int line) {
        ReadingContext in = new ReadingContext(vocabulary, game);
        StateReader reader = new StateReader(new Cursor(text, line, in), in);
        StateData data = reader.read();
        @Nullable GameState state = data == null ? null : new StateAssembler(game, in, reader.places()).state(data);
        return state == null ? Either.left(in.faults()) : Either.right(state);
    }

    /**
     * Writes a state below its set-up. To read the text, only a registry with its rules is necessary.
     *
     * @return the lines; each ends with a line feed
     * @throws IllegalStateException as for {@link #write}
     */
    public static String whole(GameState state) {
        return StateWithSetup.of(state);
    }

    /**
     * Reads a state with its set-up. Never throws.
     *
     * @param text as {@link #whole} writes it
     * @return an equal state, or all errors of the text
     */
    public static Either<Seq<Fault>, GameState> read(String text, Registry registry) {
        return StateWithSetup.read(text, registry);
    }

    /** The name and the version of a ruleset, in quotation marks if the name contains other characters than a plain word. */
    static String rules(Ruleset ruleset) {
        String name = ruleset.toString();
        if (name.matches("[a-zA-Z0-9. -]+")) return name;
        StringBuilder quoted = new StringBuilder();
        ValueText.quote(name, quoted);
        return quoted.toString();
    }

    /** Writes a state in the notation of scripts, one statement per line. */
    private static final class StateWriter {
        private final StringBuilder out = new StringBuilder(4096);
        private final SavedTypes vocabulary;
        private final Ruleset ruleset;

        StateWriter(SavedTypes vocabulary, Ruleset ruleset) {
            this.vocabulary = vocabulary;
            this.ruleset = ruleset;
        }

        String write(StateData state) {
            PositionData p = state.position();
            out.append(StateText.BEGIN).append(Deadcube.FORMAT_VERSION).append('\n');
            out.append("rules ").append(rules(ruleset)).append('\n');
            turn(p);
            side(Side.A, p.a());
            side(Side.B, p.b());
            p.active().forEach(this::active);
            p.recon().forEach(recon -> {
                out.append("recon ").append(recon.winner());
                numbers(recon.faces());
                out.append('\n');
            });
            p.models().forEach(this::model);
            state.hidden().forEach(token -> token(token, p));
            Seq<Integer> lying = p.tokens().map(Token::number);
            if (!lying.equals(lying.sorted())) numbers("lying", lying);
            numbers("revealed", p.revealed().map(TokenItem::token).reverse());
            for (Marker marker : p.markers()) out.append("laid ").append(marker).append('\n');
            for (CubeFace face : p.faces()) out.append("now ").append(face).append('\n');
            for (DelayedEffect waits : p.waiting()) value("set off ", waits, DelayedEffect.class);
            for (Memory memory : p.memories()) value("remember ", memory, Memory.class);
            p.result().forEach(this::result);
            for (Pending next : state.pending()) value("then ", next, Pending.class);
            state.digest()
                    .forEach(digest -> out.append("digest ")
                            .append(GameState.DIGEST_VERSION)
                            .append(' ')
                            .append(digest)
                            .append('\n'));
            return out.toString();
        }

        private void turn(PositionData p) {
            out.append("round ").append(p.round()).append(", initiative ").append(p.initiative());
            p.starter().forEach(side -> out.append(", next ").append(side));
            out.append('\n');
        }

        private void side(Side side, SideState s) {
            if (s.score() != 0)
                out.append("score ").append(side).append(' ').append(s.score()).append('\n');
            if (!s.command().equals(CommandDice.NONE))
                out.append("command ")
                        .append(side)
                        .append(' ')
                        .append(s.command())
                        .append('\n');
            if (!s.looked().isEmpty()) numbers("looked " + side, s.looked());
            if (s.zone() == 0 && s.added().isEmpty()) return;
            out.append("zone ").append(side).append(' ').append(s.zone());
            s.added().forEach(cube -> out.append(' ').append(cube));
            out.append('\n');
        }

        private void active(ActiveModel a) {
            out.append("active ").append(a.model());
            if (a.controller() != a.model().side()) out.append(", by ").append(a.controller());
            if (a.over()) out.append(", over");
            if (a.displaced()) out.append(", displaced");
            if (a.ordersA() != 0) out.append(", orders A ").append(a.ordersA());
            if (a.ordersB() != 0) out.append(", orders B ").append(a.ordersB());
            out.append('\n');
        }

        private void model(ModelData m) {
            out.append(m.id()).append(' ');
            if (m.status() != ModelState.Status.IN_PLAY) out.append(SavedNames.words(m.status()));
            else
                out.append(m.place().get().spot() == 0 ? "passing " : "at ")
                        .append(m.place().get());
            if (m.damage() != 0) out.append(", damage ").append(m.damage());
            if (m.pinned()) out.append(", pinned");
            if (m.activated()) out.append(", activated");
            if (m.forced() != 0) out.append(", forced ").append(m.forced());
            for (Allegiance friend : m.allegiance())
                out.append(friend == Allegiance.NEUTRAL ? ", neutral" : ", friend of " + friend);
            for (Carried item : m.item())
                if (item.bought()) out.append(", equipment ").append(item.item());
                else
                    out.append(", carries ")
                            .append(item.item())
                            .append(" of token ")
                            .append(item.token());
            for (String name : m.usedUp()) {
                out.append(", used up ");
                if (ValueText.plain(name)) out.append(name);
                else ValueText.quote(name, out);
            }
            for (Mark mark : m.marks()) mark(mark);
            out.append('\n');
        }

        private void mark(Mark mark) {
            out.append(", marked ").append(mark.rule()).append(' ').append(mark.amount());
            mark.by().forEach(side -> out.append(" by ").append(side));
            out.append(" until ").append(SavedNames.words(mark.until()));
        }

        private void token(TokenItem token, PositionData p) {
            out.append("token ").append(token.token()).append(' ').append(token.item());
            for (Token lying : p.tokens())
                if (lying.number() == token.token()) out.append(" at ").append(lying.cube());
            boolean open = p.revealed().exists(r -> r.token() == token.token());
            out.append(open ? "\n" : " face down\n");
        }

        private void numbers(String words, Seq<Integer> all) {
            if (all.isEmpty()) return;
            out.append(words);
            numbers(all);
            out.append('\n');
        }

        private void numbers(Seq<Integer> all) {
            for (int number : all) out.append(' ').append(number);
        }

        private void result(Result r) {
            out.append("result ")
                    .append(r.winner().map(Side::name).getOrElse("none"))
                    .append(' ')
                    .append(r.rule());
            out.append('\n');
        }

        private void value(String words, Object value, Class<?> type) {
            out.append(words);
            ValueText.write(Trees.of(value, type, vocabulary), out);
            out.append('\n');
        }
    }
}
