package io.github.deadcube.core.notation;

import io.github.deadcube.api.Game;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.text.Picture;
import io.github.deadcube.core.text.Piece;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.core.text.SituationText;
import io.github.deadcube.core.text.TextBounds;
import io.github.deadcube.core.text.TextError;
import io.github.deadcube.core.text.WithItems;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Map;
import java.util.TreeMap;

/** A state with its set-up above it, in one text: names by which a registry knows the rules, then the set-up as scripts have it. */
final class WholeText {
    private static final String TITLE = "deadcube state";
    private static final String ORDER = "order";
    private static final Vector<String> KEYS =
            Vector.of(TITLE, "ruleset", ORDER, "carry unknown keywords", "scenario", "items", "team A", "team B");

    private final Registry registry;
    private final Map<String, Piece> said = new TreeMap<>();
    /** Where the set-up ends: what has not been said is missing above it. */
    private Piece end = new Piece("", 1, 1);

    private Vector<Piece> orders = Vector.empty();
    private Vector<TextError> errors = Vector.empty();

    private WholeText(Registry registry) {
        this.registry = registry;
    }

    static String of(GameState state) {
        Setup setup = state.position().game().setup();
        StringBuilder s = new StringBuilder();
        line(s, TITLE, StateText.VERSION);
        line(s, "ruleset", setup.ruleset().toString());
        for (SpecialOrder order : setup.ruleset().library().orders()) line(s, ORDER, order.name());
        if (setup.ruleset().library().carriesUnknown()) line(s, "carry unknown keywords", "");
        line(s, "scenario", setup.scenario().name());
        if (setup.scenario() instanceof WithItems with) line(s, "items", String.valueOf(with.items()));
        line(s, "team A", setup.teamA().name());
        line(s, "team B", setup.teamB().name());
        return s.append(Picture.of(setup))
                .append(StateText.of(state.position().game()).write(state))
                .toString();
    }

    /** Names are on one line, whatever they hold. */
    private static void line(StringBuilder s, String key, String value) {
        s.append((key + " " + value).strip().replace('\n', ' ').replace('\r', ' '))
                .append('\n');
    }

    static Either<Seq<TextError>, GameState> read(String text, Registry registry) {
        return TextBounds.lines(text).flatMap(lines -> new WholeText(registry).read(lines, text));
    }

    private Either<Seq<TextError>, GameState> read(Vector<Piece> lines, String text) {
        int begins = lines.indexWhere(line -> begins(line));
        if (begins < 0) {
            Piece last = lines.isEmpty() ? new Piece("", 1, 1) : lines.last();
            return Either.left(
                    Vector.of(last.expected("a statement 'state " + StateText.VERSION + "' after the set-up")));
        }
        Vector<Piece> head = lines.take(begins);
        end = lines.get(begins);
        Vector<Piece> drawn =
                head.filter(line -> !names(line.part(0, line.text().length())));
        Either<Seq<TextError>, SituationText> situation = SituationText.read(drawn, statement -> {});
        Option<Ruleset> ruleset = named("ruleset", registry.rulesets(), Ruleset::toString);
        Option<Scenario> scenario = named("scenario", registry.scenarios(), Scenario::name);
        Vector<SpecialOrder> with = ruleset.toVector().flatMap(r -> orders.flatMap(o -> order(r, o)));
        errors = errors.appendAll(situation.swap().getOrElse(Vector.empty()));
        if (errors.nonEmpty()) return Either.left(TextBounds.first(errors));
        return game(situation.get(), setup(situation.get(), ruleset.get(), with, scenario.get()))
                .flatMap(game -> StateText.of(game)
                        .read(from(text, begins), lines.get(begins).line()));
    }

    private static boolean begins(Piece line) {
        return line.part(0, line.text().length()).begins("state");
    }

    private static String from(String text, int line) {
        int at = 0;
        for (int i = 0; i < line; i++) at = text.indexOf('\n', at) + 1;
        return text.substring(at);
    }

    /** Whether a line is a name with its key, which is then known; each but orders is said once. */
    private boolean names(Piece line) {
        Option<String> key = KEYS.find(line::begins);
        if (key.isEmpty()) return false;
        Piece value = line.after(key.get());
        if (key.get().equals(ORDER)) orders = orders.append(value);
        else if (said.putIfAbsent(key.get(), value) != null)
            errors = errors.append(line.wrong("'" + key.get() + "' is said twice", "it once"));
        if (key.get().equals(TITLE) && !value.text().equals(StateText.VERSION))
            errors = errors.append(value.expected("version " + StateText.VERSION));
        return true;
    }

    private <T> Option<T> named(String key, Vector<T> all, java.util.function.Function<T, String> name) {
        Piece value = said.getOrDefault(key, new Piece("", end.line(), end.column()));
        Option<T> found = all.find(one -> name.apply(one).equals(value.text()));
        if (!said.containsKey(key))
            errors = errors.append(end.wrong("'" + key + "' is missing above", "it with a name"));
        else if (found.isEmpty())
            errors = errors.append(value.wrong(
                    key + " '" + value.text() + "' is not known",
                    "one of " + all.map(name).distinct().mkString(", ")));
        return found;
    }

    private Option<SpecialOrder> order(Ruleset ruleset, Piece name) {
        Option<SpecialOrder> order = ruleset.library().order(name.text());
        if (order.isEmpty()) errors = errors.append(name.expected("a special order of " + ruleset));
        return order;
    }

    private Setup setup(SituationText text, Ruleset known, Vector<SpecialOrder> with, Scenario scenario) {
        Ruleset ruleset = known.withLibrary(known.library().withOrders(with));
        Ruleset ours = said.containsKey("carry unknown keywords") ? ruleset.carryingUnknown() : ruleset;
        Setup setup = text.situation(ours, scenario).setup();
        Setup named = setup.withTeamA(team(setup.teamA(), "team A")).withTeamB(team(setup.teamB(), "team B"));
        return said.containsKey("items")
                ? named.withScenario(new WithItems(named.scenario(), number(said.get("items"))))
                : named;
    }

    private static int number(Piece digits) {
        return digits.text().matches("[0-9]{1,3}") ? Integer.parseInt(digits.text()) : 0;
    }

    private StrikeTeam team(StrikeTeam team, String key) {
        Piece name = said.get(key);
        return new StrikeTeam(name == null ? team.name() : name.text(), team.leader(), team.members());
    }

    private static Either<Seq<TextError>, Game> game(SituationText text, Setup setup) {
        return Deadcube.game(setup)
                .mapLeft(faults -> faults.map(
                        fault -> new TextError(Math.max(1, text.line(fault)), 1, fault.toString(), "a sound set-up")));
    }
}
