package io.github.deadcube.core.notation;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.Position.Recon;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.CubeFace;
import io.github.deadcube.api.extend.DelayedEffect;
import io.github.deadcube.api.extend.Memory;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.codec.ModelData;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.PositionData;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.codec.SourcePositions;
import io.github.deadcube.core.codec.StateData;
import io.github.deadcube.core.codec.Trees;
import io.github.deadcube.core.notation.ModelReader.Terms;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/** Reads the statements of a state. Only the order of tokens, markers and pending steps has a meaning. */
final class StateReader {
    private static final String STATEMENTS =
            "'rules deadzone-3 v1', 'round 2', 'initiative A', 'next A', 'score A 3', 'command A model dice',"
                    + " 'looked A 1 2', 'zone A 1 c4', 'recon A 3 5', 'active A1', a model such as 'A1 at c4:2/5',"
                    + " 'token 1 I-AMMO at c4 face down', 'lying 2 1', 'revealed 2 1', 'laid K-SMOKE at c4', 'now open north of c4', 'set off …',"
                    + " 'result A VIC-5', 'then …' or 'digest …'";

    private final Cursor at;
    private final ReadingContext in;
    private final Terms terms;
    private final SourcePositions places;

    private int round;
    private Side initiative = Side.A;
    private Option<Side> starter = Option.none();
    private Option<ActiveModel> active = Option.none();
    private SideState a = SideState.NONE;
    private SideState b = SideState.NONE;
    private final ArrayList<ModelData> models = new ArrayList<>();
    private final TokensReader tokens;
    private final ArrayList<Marker> markers = new ArrayList<>();
    private final ArrayList<CubeFace> faces = new ArrayList<>();
    private Option<Recon> recon = Option.none();
    private final ArrayList<DelayedEffect> waiting = new ArrayList<>();
    private final ArrayList<Memory> memories = new ArrayList<>();
    private Option<Result> result = Option.none();
    private final ArrayList<Pending> pending = new ArrayList<>();
    private Option<String> digest = Option.none();

    StateReader(Cursor at, ReadingContext in) {
        this.at = at;
        this.places = new SourcePositions(at.line(), at.column());
        this.in = in;
        this.terms = new Terms(at, in);
        this.tokens = new TokensReader(at, terms, in);
    }

    /** Reads all statements up to the end or up to {@code play}; null after an error was reported. */
    @Nullable
    StateData read() {
        if (!version()) return null;
        boolean playing = false;
        while (!playing) {
            at.blanks();
            if (at.takes(';')) continue;
            if (at.atEnd()) break;
            playing = statement();
        }
        StateData data = data();
        return in.sound() ? data : null;
    }

    /** The positions of the parts that were read. */
    SourcePositions places() {
        return places;
    }

    private boolean version() {
        at.blanks();
        int line = at.line();
        int column = at.column();
        String word = at.word();
        at.spaces();
        String version = at.word();
        boolean known = version.equals(String.valueOf(Deadcube.FORMAT_VERSION));
        if (!word.equals("state"))
            in.wrong(
                    line,
                    column,
                    "'" + word + " " + version + "' is not understood",
                    "'state " + Deadcube.FORMAT_VERSION + "'");
        else if (!known) in.wrong(line, column, "the state has format " + version, "format " + Deadcube.FORMAT_VERSION);
        end();
        return known || !word.equals("state");
    }

    /** Reads a statement; returns whether it is {@code play}. */
    private boolean statement() {
        int line = at.line();
        int column = at.column();
        String word = at.word();
        switch (word) {
            case "play" -> {
                return true;
            }
            case "rules" -> rules();
            case "round" -> round = terms.number();
            case "initiative" -> terms.side().forEach(side -> initiative = side);
            case "next" -> starter = terms.side();
            case "score", "command", "looked", "zone" -> terms.side().forEach(side -> side(word, side));
            case "recon" ->
                recon = terms.side().map(side -> new Recon(side, terms.numbers().toList()));
            case "active" -> active = terms.model().map(this::active);
            case "token" -> tokens.token();
            case "lying" -> tokens.lying();
            case "revealed" -> tokens.revealed();
            case "laid" ->
                terms.rest(s -> Marker.parse(s).toOption(), "a marker such as 'K-SMOKE at c4'")
                        .forEach(markers::add);
            case "now" -> {
                if (faces.isEmpty()) places.put(SourcePositions.FACES, line, column);
                terms.rest(CubeFace::parse, "a face such as 'open north of c4'").forEach(faces::add);
            }
            case "set" -> {
                terms.needs("off");
                value(DelayedEffect.class, waiting);
            }
            case "remember" -> value(Memory.class, memories);
            case "result" -> result = result();
            case "then" -> {
                places.put(SourcePositions.frame(pending.size()), line, column);
                value(Pending.class, pending);
            }
            case "digest" -> {
                places.put(SourcePositions.DIGEST, line, column);
                digest = digest();
            }
            default -> model(word, line, column);
        }
        at.spaces();
        if (!at.takes(',')) end();
        return false;
    }

    /** Ends the statement; reports an error if more text follows in it. */
    private void end() {
        at.spaces();
        if (at.atEnd() || at.peek() == '\n' || at.peek() == ';') return;
        if (in.sound()) at.wrong(at.shown(), "the end of the statement");
        at.skipStatement();
    }

    private void side(String word, Side side) {
        SideState now = side == Side.A ? a : b;
        SideState then = switch (word) {
            case "score" -> new SideState(terms.number(), now.command(), now.looked(), now.zone(), now.added());
            case "command" -> new SideState(now.score(), terms.command(), now.looked(), now.zone(), now.added());
            case "looked" ->
                new SideState(now.score(), now.command(), terms.numbers().toList(), now.zone(), now.added());
            default -> new SideState(now.score(), now.command(), now.looked(), terms.number(), terms.cubes());
        };
        if (side == Side.A) a = then;
        else b = then;
    }

    private ActiveModel active(ModelId model) {
        Side controller = model.side();
        boolean over = false;
        boolean displaced = false;
        int ordersA = 0;
        int ordersB = 0;
        at.spaces();
        while (at.takes(',')) {
            if (terms.takes("by")) controller = terms.side().getOrElse(controller);
            else if (terms.takes("over")) over = true;
            else if (terms.takes("displaced")) displaced = true;
            else {
                terms.needs("orders");
                boolean ofA = terms.side().contains(Side.A);
                int orders = terms.number();
                if (ofA) ordersA = orders;
                else ordersB = orders;
            }
            at.spaces();
        }
        return new ActiveModel(model, controller, over, displaced, ordersA, ordersB);
    }

    private Option<Result> result() {
        Option<Side> winner = terms.takes("none") ? Option.none() : terms.side();
        return terms.rule().map(rule -> new Result(winner, rule));
    }

    private void rules() {
        at.spaces();
        int line = at.line();
        int column = at.column();
        String rules = at.rest();
        String played =
                in.game() == null ? rules : StateText.rules(in.game().setup().ruleset());
        if (!rules.equals(played))
            in.wrong(
                    line,
                    column,
                    "the state belongs to the rules '" + rules + "'",
                    "'" + played + "', the rules of this game");
    }

    /** The digest; none if it has another version than this engine computes. */
    private Option<String> digest() {
        int version = terms.number();
        at.spaces();
        String digits = at.word();
        return Option.some(digits).filter(known -> version == GameState.DIGEST_VERSION);
    }

    private <T> void value(Class<T> type, java.util.List<T> all) {
        at.spaces();
        Node node = ValueText.read(at, in);
        T value = node == null ? null : Trees.read(node, type, in);
        if (value != null) all.add(value);
        else at.skipStatement();
    }

    private void model(String word, int line, int column) {
        if (ModelId.parse(word).isEmpty()) {
            terms.wrong(line, column, word, STATEMENTS);
            return;
        }
        ModelId id = Trees.read(Node.of(Node.Kind.WORD, word, line, column), ModelId.class, in);
        places.put(word, line, column);
        if (id != null) models.add(new ModelReader(at, terms, id).read());
    }

    private StateData data() {
        PositionData position = new PositionData(
                round,
                initiative,
                starter,
                active,
                a,
                b,
                Vector.ofAll(models),
                tokens.onTheTable(),
                tokens.drawn(),
                tokens.open(),
                Vector.ofAll(markers),
                Vector.ofAll(faces),
                recon,
                List.ofAll(waiting),
                List.ofAll(memories),
                result);
        return new StateData(position, tokens.hidden(), List.ofAll(pending), digest);
    }

    /** SET-3: reads the item tokens: their values, their cubes, and the numbers of the tokens that are face up. */
    private static final class TokensReader {
        private final Cursor at;
        private final Terms terms;
        private final ReadingContext in;
        private final ArrayList<TokenItem> all = new ArrayList<>();
        private final ArrayList<Token> placed = new ArrayList<>();
        private Vector<Integer> order = Vector.empty();
        private Vector<Integer> revealed = Vector.empty();

        TokensReader(Cursor at, Terms terms, ReadingContext in) {
            this.at = at;
            this.terms = terms;
            this.in = in;
        }

        /** {@code 1 I-AMMO at c4 face down}. */
        void token() {
            int line = at.line();
            int column = at.column();
            int number = terms.number();
            Option<RuleId> item = terms.rule();
            Option<Cube> cube = terms.takes("at") ? terms.cube() : Option.none();
            boolean down = terms.takes("face");
            if (down) terms.needs("down");
            if (all.stream().anyMatch(t -> t.token() == number))
                in.wrong(line, column, "token " + number + " is given twice", "each token once");
            for (RuleId is : item) {
                all.add(new TokenItem(number, is));
                cube.forEach(c -> placed.add(new Token(number, c, down ? Option.none() : item)));
            }
        }

        void lying() {
            order = ordered("lies");
        }

        void revealed() {
            revealed = ordered("is revealed");
        }

        private Vector<Integer> ordered(String words) {
            int line = at.line();
            int column = at.column();
            Vector<Integer> numbers = terms.numbers();
            if (numbers.distinct().size() < numbers.size())
                in.wrong(line, column, "a token " + words + " twice", "each token once");
            return numbers;
        }

        /** The tokens on the battlefield in the order of {@code lying}; tokens that it does not name are last. */
        Vector<Token> onTheTable() {
            Vector<Token> named = order.flatMap(n -> Vector.ofAll(placed).find(t -> t.number() == n));
            return named.appendAll(Vector.ofAll(placed).reject(t -> order.contains(t.number())));
        }

        Vector<Integer> drawn() {
            return hidden().map(TokenItem::token);
        }

        /** The face-up tokens; the token that was turned last is first. */
        List<TokenItem> open() {
            return revealed.flatMap(n -> hidden().find(t -> t.token() == n))
                    .reverse()
                    .toList();
        }

        Vector<TokenItem> hidden() {
            return Vector.ofAll(all).sortBy(TokenItem::token);
        }
    }
}
