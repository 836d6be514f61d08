package io.github.deadcube.core.codec;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.internal.FaultyRule;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.FullPosition.RuleStore;
import io.github.deadcube.api.internal.PartName;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.codec.StateData.PositionData;
import io.github.deadcube.core.codec.StateData.TokenData;
import io.github.deadcube.core.machine.StateCheck;
import io.github.deadcube.core.machine.StateCheck.StateFault;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Builds a state from its data, and checks that the parts fit together. */
public final class StateAssembler {
    /** One engine, so that its workspace is reused. */
    private static final StateCheck RULES = (StateCheck) Deadcube.rules();

    private static final String ENGINE = "io.github.deadcube.core.";
    private static final String API = "io.github.deadcube.api.";
    /** What the engine and an application call. */
    private static final Vector<String> LIBRARIES = Vector.of("io.vavr.", "java.", "jdk.");

    private static final String DIGEST = "digest";
    private static final String FACES = "faces";
    private static final String PENDING = "pending";

    private final Game game;
    private final ReadingContext in;
    private final Node all;
    private final Node position;
    private final ReadParts parts = new ReadParts();
    private @Nullable Map<String, Node> places;

    public StateAssembler(Game game, ReadingContext in, Node all) {
        this.game = game;
        this.in = in;
        this.all = all;
        this.position = all.at("position");
    }

    /**
     * The state; null after its errors were reported. A digest of another version is not compared. If {@code data} is
     * null, the parts that can be read are checked all the same.
     */
    public @Nullable GameState state(@Nullable StateData data) {
        GameState state = data == null ? null : whole(data);
        if (data == null || state == null) {
            report(RULES.faultsOfParts(parts.state()));
            return null;
        }
        return goesOn(state) && isWhole(state, data) ? state : null;
    }

    private @Nullable GameState whole(StateData data) {
        Vector<TokenData> tokens = data.position().tokens();
        TokenData.check(tokens, true, position.at("tokens"), in);
        Position read = position(data.position());
        return read == null ? null : new GameState(read, TokenData.known(tokens), data.pending());
    }

    public @Nullable PlayerView view(Side side, PositionData data, List<Pending> pending) {
        Vector<TokenData> tokens = data.tokens();
        TokenData.check(tokens, false, position.at("tokens"), in);
        TreeSet<Integer> looked = TreeSet.ofAll((side == Side.A ? data.a() : data.b()).looked());
        Position read = position(data);
        return read == null
                ? null
                : new PlayerView(
                        side, read, TokenData.known(tokens.filter(token -> looked.contains(token.number()))), pending);
    }

    private @Nullable Position position(PositionData p) {
        Array<Model> models = models(p);
        Option<Game> played = played(p.faces());
        if (played.isEmpty() || !in.sound()) return null;
        return new FullPosition(
                played.get(),
                Roster.of(models),
                p.a(),
                p.b(),
                p.round(),
                p.initiative(),
                p.starter(),
                p.active(),
                TokenData.open(p.tokens()),
                p.markers(),
                p.recon(),
                RuleStore.of(p.waiting(), p.memories()),
                p.result());
    }

    private Option<Game> played(Vector<Face.Placed> faces) {
        return game.setup()
                .battlefield()
                .withFaces(faces)
                .peekLeft(
                        faults -> wrong(FACES, faults.head().said(), "faces that the battlefield of the game may have"))
                .toOption()
                .map(game::on);
    }

    private Array<Model> models(PositionData p) {
        Array<Model> models = Array.empty();
        for (Side side : Side.BOTH)
            for (int number = 1; number <= game.setup().team(side).members().size(); number++) {
                ModelId id = new ModelId(side, number);
                Vector<Model> said = p.models().filter(m -> m.id().equals(id));
                if (said.isEmpty()) wrong("models", Sentence.of("{id} is missing", id), "every model of both teams");
                else if (said.size() > 1)
                    wrong(id.toString(), Sentence.of("{id} is given twice", id), "each model once");
                models = models.appendAll(said);
            }
        return models;
    }

    private boolean goesOn(GameState state) {
        Vector<StateFault> faults;
        try {
            faults = RULES.faults(state);
        } catch (RuntimeException e) {
            Sentence fault = failing(e)
                    .map(who -> Sentence.of(
                            "{rule} failed: {why}",
                            who,
                            said(FaultyRule.causes(e).last())))
                    .getOrElse(Sentence.of("nothing can go on from here"));
            in.wrong(frame(0), fault, "what is still to be done, as the rules leave it");
            return false;
        }
        report(faults);
        return faults.isEmpty();
    }

    /** Leaves out the faults of parts that have one already: they may follow from it. */
    private void report(Vector<StateFault> faults) {
        Vector<Fault> wrong = in.faults();
        for (StateFault fault : faults) {
            Node part = fault.frame() == StateFault.OF_POSITION ? at(fault.where()) : frame(fault.frame());
            if (!wrong.exists(known ->
                    known.where().line() == part.line() && known.where().column() == part.column()))
                in.wrong(part, fault.fault());
        }
    }

    /** What of an application threw the exception, or returned null; none if the engine's code threw it. */
    private Option<String> failing(RuntimeException e) {
        Option<FaultyRule> last = FaultyRule.causes(e)
                .filter(FaultyRule.class::isInstance)
                .map(FaultyRule.class::cast)
                .lastOption();
        return faultyRule(e)
                .map(Library.Rule::rule)
                .orElse(() -> last.flatMap(FaultyRule::rule))
                .map(rule -> "the rule " + rule + " of the application")
                .orElse(() -> Option.when(last.isDefined() || isThrownOutside(e), "the application"));
    }

    private static String said(Throwable last) {
        return last instanceof FaultyRule ? String.valueOf(last.getMessage()) : last.toString();
    }

    /** Whether code outside the engine threw it, or called a library that did. */
    private static boolean isThrownOutside(RuntimeException e) {
        return Vector.of(FaultyRule.causes(e).last().getStackTrace())
                .map(StackTraceElement::getClassName)
                .find(name -> !LIBRARIES.exists(name::startsWith))
                .exists(name -> !name.startsWith(ENGINE) && !name.startsWith(API));
    }

    /** The rule of an application whose code threw the exception; none if the engine's code threw it. */
    private Option<Library.Rule> faultyRule(RuntimeException e) {
        Vector<Library.Rule> rules = SavedTypes.rules(game);
        for (StackTraceElement at : FaultyRule.causes(e).last().getStackTrace()) {
            if (at.getClassName().startsWith(ENGINE)) return Option.none();
            Option<Library.Rule> rule = rules.find(one -> Vector.<Class<?>>ofAll(one.savedTypes())
                    .append(one.getClass())
                    .exists(type -> at.getClassName().equals(type.getName())));
            if (rule.isDefined()) return rule;
        }
        return Option.none();
    }

    private boolean isWhole(GameState state, StateData data) {
        String digest = StateData.hexadecimal(state.digest());
        boolean comparable = data.digestVersion() == GameState.DIGEST_VERSION
                && !state.position().game().setup().ruleset().succeeds(data.rules());
        if (!comparable || data.digest().forAll(digest::equals)) return true;
        wrong(
                DIGEST,
                Sentence.of(
                        "the state has the digest {digest}, not {otherDigest}",
                        digest,
                        data.digest().get()),
                "a state as it was written");
        return false;
    }

    private void wrong(String part, CharSequence fault, CharSequence expected) {
        in.wrong(at(part), fault, expected);
    }

    /** The tree of a pending step: 0 for the one that comes next. */
    private Node frame(int number) {
        Node pending = all.part(PENDING);
        return pending == null || number >= pending.size() ? all : pending.value(number);
    }

    /**
     * The tree of a model or of another part; that of the model if its part is left out; the whole state if it has no
     * such part.
     */
    private Node at(String where) {
        if (places == null) places = parts.places();
        Node part = places.get(where);
        if (part == null) part = places.get(PartName.model(where));
        if (part == null) part = position.part(where);
        if (part == null) part = all.part(where);
        return part == null ? all : part;
    }

    /**
     * The parts of a position, each read on its own. If some of them are at fault, the others can be checked all the
     * same, and each fault has the place of its part.
     */
    private final class ReadParts {
        /** The parts that can be read, and usual values for the others. */
        GameState state() {
            Vector<TokenData> tokens =
                    each("tokens", TokenData.class).filter(token -> token.item().isDefined());
            Position parts = FullPosition.of(game, models().take(Roster.MOST).toArray())
                    .withA(side("a"))
                    .withB(side("b"))
                    .withRound(round())
                    .withItems(TokenData.open(tokens))
                    .withMarkers(each("markers", Marker.class));
            return new GameState(parts, TokenData.known(tokens), List.empty());
        }

        /** At most two of each number, which are enough to report it: the check compares each model with all others. */
        private Vector<Model> models() {
            Map<ModelId, Integer> seen = new TreeMap<>();
            return each("models", Model.class).filter(model -> seen.merge(model.id(), 1, Integer::sum) <= 2);
        }

        private int round() {
            Node part = position.part("round");
            Integer read = part == null ? null : read(part, Integer.class);
            return read == null ? 1 : Math.max(1, read);
        }

        /** Without the tokens that the side has looked at: they may be among those that cannot be read. */
        private SideState side(String name) {
            Node part = position.part(name);
            SideState read = part == null ? null : read(part, SideState.class);
            return read == null ? SideState.NONE : read.withLooked(List.empty());
        }

        /** The name of a token; a number that is left out is 0. */
        private static String token(String number) {
            return PartName.ofToken(number.isEmpty() ? "0" : number);
        }

        private <T> Vector<T> each(String list, Class<T> type) {
            return Vector.ofAll(position.elements(list)).flatMap(node -> Option.of(read(node, type)));
        }

        private <T> @Nullable T read(Node node, Class<T> type) {
            ReadingContext alone = new ReadingContext(in.types(), game);
            T value = Trees.read(node, type, alone);
            return alone.sound() ? value : null;
        }

        /**
         * The trees of the models, tokens and markers, of the parts of sides, and of the last model in each cube, by
         * the names that faults give them. A token that is not listed has the place of the model that carries it.
         */
        Map<String, Node> places() {
            Map<String, Node> places = new TreeMap<>();
            for (Node model : position.elements("models")) {
                String place = model.textOf("place");
                places.put(model.textOf("id"), model);
                places.put(place, model);
                for (int i = 0; model.kind() == Node.Kind.PARTS && i < model.size(); i++)
                    places.put(PartName.name(model.textOf("id"), model.name(i)), model.value(i));
                int mark = 0;
                for (Node node : model.elements("marks"))
                    places.put(PartName.name(model.textOf("id"), "marks " + mark++), node);
                places.put(place.replaceFirst("/.*", ""), model);
                places.put(token(model.at("item").textOf("token")), model.at("item"));
            }
            for (Node token : position.elements("tokens")) places.put(token(token.textOf("number")), token);
            for (Node node : position.elements("markers")) {
                Marker marker = read(node, Marker.class);
                if (marker != null) places.put(PartName.name(marker), node);
            }
            for (Side side : Side.BOTH) {
                Node parts = position.at(side == Side.A ? "a" : "b");
                for (int i = 0; parts.kind() == Node.Kind.PARTS && i < parts.size(); i++)
                    places.put(parts.name(i) + " " + side, parts.value(i));
            }
            return places;
        }
    }
}
