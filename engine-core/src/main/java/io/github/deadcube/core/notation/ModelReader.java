package io.github.deadcube.core.notation;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.ModelState.Carried;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.codec.ModelData;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.codec.Trees;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.function.Function;

/** Reads the statement of one model, after its name. */
final class ModelReader {
    private static final String ITEMS =
            "'at c4:2/5', 'passing c4', 'reserve', 'killed', 'left', 'waiting', 'spare', 'damage 1', 'pinned',"
                    + " 'activated', 'forced 1', 'neutral', 'friend of B', 'equipment I-AMMO', 'carries I-AMMO of token"
                    + " 3', 'used up bomb' or 'marked K-PREY 1 by A until round'";

    private final Cursor at;
    private final Terms terms;
    private final ModelId id;
    private ModelState.Status status = ModelState.Status.WAITING;
    private Option<Place> place = Option.none();
    private Option<Allegiance> allegiance = Option.none();
    private int damage;
    private boolean pinned;
    private boolean activated;
    private int forced;
    private final ArrayList<String> usedUp = new ArrayList<>();
    private Option<Carried> item = Option.none();
    private final ArrayList<Mark> marks = new ArrayList<>();

    ModelReader(Cursor at, Terms terms, ModelId id) {
        this.at = at;
        this.terms = terms;
        this.id = id;
    }

    ModelData read() {
        do item();
        while (more());
        return new ModelData(
                id,
                status,
                place,
                allegiance,
                damage,
                pinned,
                activated,
                forced,
                Vector.ofAll(usedUp),
                item,
                List.ofAll(marks));
    }

    private boolean more() {
        at.spaces();
        return at.takes(',');
    }

    private void item() {
        at.spaces();
        int line = at.line();
        int column = at.column();
        String word = at.word();
        switch (word) {
            case "at" -> at();
            case "passing" -> {
                status = ModelState.Status.IN_PLAY;
                place = terms.cube().map(cube -> new Place(cube, 0));
            }
            case "reserve" -> status = ModelState.Status.RESERVE;
            case "killed" -> status = ModelState.Status.KILLED;
            case "left" -> status = ModelState.Status.LEFT;
            case "spare" -> status = ModelState.Status.SPARE;
            case "waiting" -> status = ModelState.Status.WAITING;
            case "damage" -> damage = terms.number();
            case "pinned" -> pinned = true;
            case "activated" -> activated = true;
            case "forced" -> forced = terms.number();
            case "neutral" -> allegiance = Option.some(Allegiance.NEUTRAL);
            case "friend" -> friend();
            case "equipment" -> item = terms.rule().map(rule -> new Carried(rule, 0));
            case "carries" -> carries();
            case "used" -> used();
            case "marked" -> mark();
            default -> terms.wrong(line, column, word, ITEMS);
        }
    }

    private void at() {
        status = ModelState.Status.IN_PLAY;
        place = terms.value(Place.class);
    }

    private void friend() {
        terms.needs("of");
        allegiance = terms.side().map(Allegiance::of);
    }

    private void carries() {
        Option<RuleId> rule = terms.rule();
        terms.needs("of");
        terms.needs("token");
        int token = terms.number();
        item = rule.map(r -> new Carried(r, token));
    }

    private void used() {
        terms.needs("up");
        terms.value(String.class).forEach(usedUp::add);
    }

    private void mark() {
        Option<RuleId> rule = terms.rule();
        int amount = terms.number();
        Option<Side> by = terms.takes("by") ? terms.side() : Option.none();
        terms.needs("until");
        Option<Mark.Until> until = terms.value(Mark.Until.class);
        for (RuleId of : rule) until.forEach(u -> marks.add(new Mark(of, by, amount, u)));
    }

    /** Reads the parts of statements. */
    record Terms(Cursor at, ReadingContext in) {
        /** Reads the next word, or a text in quotation marks, as a value of a type. */
        <T> Option<T> value(Class<T> type) {
            at.spaces();
            int line = at.line();
            int column = at.column();
            boolean quoted = !at.atEnd() && at.peek() == '"';
            String word = quoted ? at.quoted() : at.word();
            return Option.of(Trees.read(Node.of(Node.Kind.WORD, word, line, column), type, in));
        }

        int number() {
            return value(Integer.class).getOrElse(0);
        }

        Option<Side> side() {
            return value(Side.class);
        }

        Option<Cube> cube() {
            return value(Cube.class);
        }

        Option<RuleId> rule() {
            return value(RuleId.class);
        }

        Option<ModelId> model() {
            return value(ModelId.class);
        }

        /** Reads all numbers up to the next other text. */
        Vector<Integer> numbers() {
            return all(Integer.class);
        }

        /** Reads all cubes up to the next other text. */
        Vector<Cube> cubes() {
            return all(Cube.class);
        }

        private <T> Vector<T> all(Class<T> type) {
            ArrayList<T> all = new ArrayList<>();
            at.spaces();
            while (Character.isLetterOrDigit(at.peek())) {
                value(type).forEach(all::add);
                at.spaces();
            }
            return Vector.ofAll(all);
        }

        CommandDice command() {
            return rest(CommandDice::parse, "the faces of command dice such as 'model dice'")
                    .getOrElse(CommandDice.NONE);
        }

        /** Reads the rest of the item with a parser. */
        <T> Option<T> rest(Function<String, Option<T>> parse, String expected) {
            at.spaces();
            int line = at.line();
            int column = at.column();
            String rest = at.rest();
            Option<T> value = parse.apply(rest);
            if (value.isEmpty()) in.expected(Node.of(Node.Kind.WORD, rest, line, column), expected);
            return value;
        }

        /** Skips the next word if it is {@code word}; returns whether it was. */
        boolean takes(String word) {
            at.spaces();
            return at.takes(word);
        }

        /** Skips a required word; reports an error if it is missing. */
        void needs(String word) {
            if (!takes(word)) at.wrong(at.shown(), "'" + word + "'");
        }

        /** Reports a word that is not allowed here. */
        void wrong(int line, int column, String word, String expected) {
            if (word.isEmpty()) at.wrong(at.shown(), expected);
            else in.expected(Node.of(Node.Kind.WORD, word, line, column), expected);
            at.skipStatement();
        }
    }
}
