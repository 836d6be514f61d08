package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.shared.Lines;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.script.SituationText;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.support.RuleOption;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.core.text.TextDrawing;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** The heading of a record: the lines above {@code begin}. A {@link Registry} resolves its names later. */
record RecordHead(
        int digestVersion,
        TextPiece ruleset,
        Vector<RuleOption> options,
        Vector<TextPiece> orders,
        Vector<RecordOrder> data,
        TextPiece scenario,
        Option<Mission> mission,
        Option<Long> seed,
        Option<Viewer> viewer,
        boolean undoesLooks,
        boolean carriesUnknown,
        String teamA,
        String teamB,
        SituationText text,
        Option<String> state) {
    /** The situation at the game's beginning, or the names that the registry does not know. */
    Either<Seq<Fault>, Setup> setup(Registry registry) {
        List<Fault> errors = new ArrayList<>();
        return new RuleNames(
                        ruleset.text(),
                        options,
                        orders.map(TextPiece::text),
                        data.map(RecordOrder::order),
                        carriesUnknown,
                        scenario.text(),
                        mission)
                .in(registry, (kind, number, known) -> errors.add(unknown(line(kind, number), kind, known)))
                .map(this::named)
                .toEither(() -> Vector.ofAll(errors));
    }

    private static Fault unknown(TextPiece name, RuleNames.Kind kind, Vector<String> known) {
        return name.wrong(
                "the " + kind + " '" + name.shortened() + "' is not known",
                known.isEmpty() ? "none" : known.mkString(" or "));
    }

    private TextPiece line(RuleNames.Kind kind, int number) {
        return switch (kind) {
            case RULESET -> ruleset;
            case ORDER -> orders.get(number);
            case DATA -> data.get(number).line();
            case SCENARIO -> scenario;
        };
    }

    Either<Seq<Fault>, GameState> begun(Setup setup, Rules rules) {
        return state.isEmpty() ? text.begun(rules, setup) : state(setup, state.get());
    }

    /** The first state of a record that does not begin at the start of a turn. */
    private static Either<Seq<Fault>, GameState> state(Setup setup, String notation) {
        return Deadcube.game(setup)
                .flatMap(game ->
                        Notation.of(game).read(notation).mapLeft(errors -> errors.map(error -> error.in("state"))));
    }

    private Setup named(RuleNames.Meant meant) {
        Setup setup = text.setup(meant.ruleset(), meant.scenario());
        return setup.withTeamA(named(setup.teamA(), teamA)).withTeamB(named(setup.teamB(), teamB));
    }

    private static StrikeTeam named(StrikeTeam team, String name) {
        return new StrikeTeam(name, team.leader(), team.members());
    }

    record RecordOrder(TextPiece line, Order order) {}

    static final class Heading {
        private Heading() {}

        static Vector<String> of(GameState begin, Option<Long> seed, Option<Viewer> viewer, boolean undoesLooks) {
            String ruleset = begin.position().game().setup().ruleset().toString();
            return of(begin, ruleset, GameState.DIGEST_VERSION, seed, viewer, undoesLooks);
        }

        static Vector<String> of(
                GameState begin,
                String ruleset,
                int digestVersion,
                Option<Long> seed,
                Option<Viewer> viewer,
                boolean undoesLooks) {
            Setup setup = begin.position().game().setup();
            boolean resumed = isSituation(begin);
            String situation =
                    begin.position().round() == 0 || !resumed ? TextDrawing.script(setup) : TextDrawing.script(begin);
            String state = resumed ? "" : Notation.of(begin.position().game()).write(begin);
            RuleNames names = RuleNames.of(setup);
            return Vector.of(
                            RecordFormat.TITLE + Deadcube.FORMAT_VERSION,
                            RecordFormat.DIGEST + digestVersion,
                            RecordFormat.RULESET + ruleset)
                    .appendAll(names.options().map(option -> RecordFormat.OPTION + option))
                    .appendAll(names.orders().map(RecordFormat.ORDER::concat))
                    .appendAll(names.data().flatMap(Notation::write).map(RecordFormat.ORDER_DATA::concat))
                    .append(RecordFormat.SCENARIO + names.scenario())
                    .appendAll(names.mission().map(Notation::write).map(RecordFormat.MISSION::concat))
                    .append(RecordFormat.SEED + seed.map(Object::toString).getOrElse(RecordFormat.NONE))
                    .appendAll(viewer.map(who -> RecordFormat.SEEN_BY + who))
                    .appendAll(Option.when(undoesLooks, RecordFormat.UNDO_LOOKS))
                    .appendAll(Option.when(names.carriesUnknown(), RecordFormat.CARRY_UNKNOWN))
                    .append(RecordFormat.TEAM_A + setup.teamA().name())
                    .append(RecordFormat.TEAM_B + setup.teamB().name())
                    .map(Heading::oneLine)
                    .appendAll(Lines.of(situation).reject(line -> line.startsWith(RecordFormat.COMMENT)))
                    .appendAll(Lines.of(state));
        }

        /** Whether a set-up or a situation describes the state completely. */
        private static boolean isSituation(GameState begin) {
            Rules rules = Deadcube.rules();
            Setup setup = begin.position().game().setup();
            if (begin.position().round() == 0) return rules.start(setup).exists(begin::equals);
            // the text of a situation has no number of item tokens
            return !(setup.scenario() instanceof OpenGround.WithItems)
                    && rules.resume(begin).exists(begin::equals);
        }

        private static String oneLine(String text) {
            return text.replace('\n', ' ').replace('\r', ' ');
        }
    }
}
