package io.github.deadcube.core.notation;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.core.text.OpenGround.WithItems;
import io.github.deadcube.core.text.Picture;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.core.text.Registry.Names;
import io.github.deadcube.core.text.SituationText;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Map;
import java.util.TreeMap;

/** A state below its set-up in one text: the names of the rules in a registry, then the set-up in the notation of scripts. */
final class StateWithSetup {
    private static final String TITLE = "deadcube state";
    private static final String RULESET = "ruleset";
    private static final String ORDER = "order";
    private static final String DATA = "special order";
    private static final String CARRY_UNKNOWN = "carry unknown keywords";
    private static final String SCENARIO = "scenario";
    private static final String MISSION = "mission";
    private static final Vector<String> KEYS =
            Vector.of(TITLE, RULESET, ORDER, DATA, CARRY_UNKNOWN, SCENARIO, MISSION, "items", "team A", "team B");

    private final Registry registry;
    private final Map<String, TextPiece> said = new TreeMap<>();
    /** The end of the set-up, for errors about missing lines. */
    private TextPiece end = new TextPiece("", 1, 1);

    private Vector<TextPiece> orders = Vector.empty();
    private Vector<TextPiece> full = Vector.empty();
    private Vector<Order> data = Vector.empty();
    private boolean unread;
    private Vector<Fault> errors = Vector.empty();

    private StateWithSetup(Registry registry) {
        this.registry = registry;
    }

    static String of(GameState state) {
        Setup setup = state.position().game().setup();
        StringBuilder s = new StringBuilder();
        line(s, TITLE, String.valueOf(Deadcube.FORMAT_VERSION));
        Names names = Names.of(setup);
        line(s, RULESET, names.ruleset());
        for (String order : names.orders()) line(s, ORDER, order);
        for (String order : names.data().flatMap(OrderText::write)) line(s, DATA, order);
        if (names.carriesUnknown()) line(s, CARRY_UNKNOWN, "");
        line(s, SCENARIO, names.scenario());
        for (Mission mission : names.mission()) line(s, MISSION, MissionText.write(mission));
        if (setup.scenario() instanceof WithItems with) line(s, "items", String.valueOf(with.items()));
        line(s, "team A", setup.teamA().name());
        line(s, "team B", setup.teamB().name());
        return s.append(Picture.of(setup))
                .append(StateText.of(state.position().game()).write(state))
                .toString();
    }

    /** Writes a line; line breaks in names become spaces. */
    private static void line(StringBuilder s, String key, String value) {
        s.append((key + " " + value).strip().replace('\n', ' ').replace('\r', ' '))
                .append('\n');
    }

    static Either<Seq<Fault>, GameState> read(String text, Registry registry) {
        return TextBounds.lines(text).flatMap(lines -> new StateWithSetup(registry).read(lines, text));
    }

    private Either<Seq<Fault>, GameState> read(Vector<TextPiece> lines, String text) {
        int begins = lines.indexWhere(line -> begins(line));
        if (begins < 0) {
            TextPiece last = lines.isEmpty() ? new TextPiece("", 1, 1) : lines.last();
            return Either.left(
                    Vector.of(last.expected("a statement 'state " + Deadcube.FORMAT_VERSION + "' after the set-up")));
        }
        Vector<TextPiece> head = lines.take(begins);
        for (TextPiece version : head.filter(line -> line.begins(TITLE)).map(line -> line.after(TITLE)))
            if (!version.text().equals(String.valueOf(Deadcube.FORMAT_VERSION)))
                return Either.left(Vector.of(
                        version.wrong("the state has format " + version.text(), "format " + Deadcube.FORMAT_VERSION)));
        end = lines.get(begins);
        Vector<TextPiece> drawn =
                head.filter(line -> !names(line.part(0, line.text().length())));
        Either<Seq<Fault>, SituationText> situation = SituationText.read(drawn, statement -> {});
        Option<Names.Meant> meant = meant();
        errors = errors.appendAll(situation.swap().getOrElse(Vector.empty()));
        if (errors.nonEmpty()) return Either.left(TextBounds.first(errors));
        return game(situation.get(), setup(situation.get(), meant.get()))
                .flatMap(game -> StateText.of(game)
                        .read(from(text, begins), lines.get(begins).line()));
    }

    private static boolean begins(TextPiece line) {
        return line.part(0, line.text().length()).begins("state");
    }

    private static String from(String text, int line) {
        int at = 0;
        for (int i = 0; i < line; i++) at = text.indexOf('\n', at) + 1;
        return text.substring(at);
    }

    /** Reads a line with a key and a name; returns whether it is one. Only orders may appear more than once. */
    private boolean names(TextPiece line) {
        Option<String> key = KEYS.find(line::begins);
        if (key.isEmpty()) return false;
        TextPiece value = line.after(key.get());
        if (key.get().equals(ORDER)) orders = orders.append(value);
        else if (key.get().equals(DATA)) data(value);
        else if (said.putIfAbsent(key.get(), value) != null)
            errors = errors.append(line.wrong("'" + key.get() + "' is given twice", "it once"));
        return true;
    }

    private void data(TextPiece value) {
        Either<Seq<Fault>, Order> read = OrderText.read(value.text(), value.line(), value.column());
        unread |= read.isLeft();
        full = full.appendAll(read.toOption().map(order -> value));
        data = data.appendAll(read.toOption());
        errors = errors.appendAll(read.swap().getOrElse(Vector.empty()));
    }

    private Option<Names.Meant> meant() {
        for (String key : Vector.of(RULESET, SCENARIO))
            if (!said.containsKey(key))
                errors = errors.append(end.wrong("'" + key + "' is missing above", "it with a name"));
        return new Names(
                        text(RULESET),
                        orders.map(TextPiece::text),
                        data,
                        said.containsKey(CARRY_UNKNOWN),
                        text(SCENARIO),
                        mission())
                .in(registry, this::unknown);
    }

    private Option<Mission> mission() {
        TextPiece value = said.get(MISSION);
        if (value == null) return Option.none();
        Either<Seq<Fault>, Mission> read = MissionText.read(value.text(), value.line(), value.column());
        errors = errors.appendAll(read.swap().getOrElse(Vector.empty()));
        return read.toOption();
    }

    private String text(String key) {
        TextPiece value = said.get(key);
        return value == null ? "" : value.text();
    }

    private void unknown(Names.Kind kind, int number, Vector<String> known) {
        TextPiece name = switch (kind) {
            case ORDER -> orders.get(number);
            case DATA -> full.get(number);
            case RULESET, SCENARIO -> said.get(kind.toString());
        };
        // An order that cannot be read may be any of the unknown ones.
        if (name != null && !(unread && kind == Names.Kind.ORDER))
            errors = errors.append(
                    name.wrong(kind + " '" + name.text() + "' is not known", "one of " + known.mkString(", ")));
    }

    private Setup setup(SituationText text, Names.Meant meant) {
        Setup setup = text.situation(meant.ruleset(), meant.scenario()).setup();
        Setup named = setup.withTeamA(team(setup.teamA(), "team A")).withTeamB(team(setup.teamB(), "team B"));
        return said.containsKey("items")
                ? named.withScenario(new WithItems(named.scenario(), number(said.get("items"))))
                : named;
    }

    private static int number(TextPiece digits) {
        return digits.text().matches("[0-9]{1,3}") ? Integer.parseInt(digits.text()) : 0;
    }

    private StrikeTeam team(StrikeTeam team, String key) {
        TextPiece name = said.get(key);
        return new StrikeTeam(name == null ? team.name() : name.text(), team.leader(), team.members());
    }

    private static Either<Seq<Fault>, Game> game(SituationText text, Setup setup) {
        return Deadcube.game(setup).mapLeft(faults -> faults.map(text::placed));
    }
}
