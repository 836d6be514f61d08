package io.github.deadcube.core.text;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.support.ModelDraft;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text describes a situation: a battlefield, the models on it with their cards, and the turn. The package has the
 * language; {@link Picture} writes it. What is read is a value; a game can begin with it any number of times.
 */
public final class SituationText {
    private static final String PLAY = "play";

    private final SituationDraft draft;
    private final Battlefield battlefield;

    private SituationText(SituationDraft draft, Battlefield battlefield) {
        this.draft = draft;
        this.battlefield = battlefield;
    }

    /**
     * Reads a situation. Never throws. Time and memory grow with the length of the text, the stack does not; {@link TextBounds} says
     * how long a text and its lines may be, and an item has 2,000 characters at most.
     *
     * @param text statements and drawings; the statement {@code play} ends the situation
     * @return the situation, or everything in it that cannot be read, in the order of the lines
     */
    public static Either<Seq<TextError>, SituationText> read(String text) {
        return TextBounds.lines(text).flatMap(lines -> read(lines, statement -> {}));
    }

    /**
     * Reads a situation that stands within a longer text.
     *
     * @param lines some lines of it, each of which is not too long ({@link TextBounds})
     * @param play receives each statement after {@code play}, which are none of the situation's
     * @return the situation, or everything in it that cannot be read, in the order of the lines
     */
    @SuppressWarnings("exports") // scripts are read by a module of our own
    public static Either<Seq<TextError>, SituationText> read(Vector<TextPiece> lines, Consumer<TextPiece> play) {
        SituationDraft draft = new SituationDraft(false);
        SituationReader situation = new SituationReader(draft);
        boolean playing = false;
        for (TextPiece line : lines) {
            if (draft.hopeless()) break;
            if (!playing && situation.draws(line)) continue;
            for (TextPiece statement : line.split(';')) {
                if (playing) play.accept(statement);
                else if (statement.text().equals(PLAY)) playing = true;
                else situation.statement(statement);
            }
        }
        return whole(draft);
    }

    private static Either<Seq<TextError>, SituationText> whole(SituationDraft draft) {
        draft.figures.cubes().forEach(draft.terrain::reaches);
        Either<Seq<TextError>, Battlefield> field = draft.terrain.battlefield();
        Vector<TextError> errors = draft.errors()
                .appendAll(field.swap().getOrElse(Vector.empty()))
                .appendAll(draft.figures.errors())
                .appendAll(draft.inactive())
                .appendAll(draft.tokens.errors())
                .appendAll(draft.markers.errors())
                .appendAll(field.map(draft.goals::errors).getOrElse(Vector.empty()))
                .appendAll(draft.figures.allWait() ? draft.late() : draft.early());
        if (errors.nonEmpty()) return Either.left(TextBounds.first(errors));
        return Either.right(new SituationText(draft, field.get()));
    }

    /** Its battlefield: as drawn or described. */
    public Battlefield battlefield() {
        return battlefield;
    }

    /** How many item tokens a deployment places: as many as it says, else none. */
    public int items() {
        return draft.items;
    }

    /**
     * The situation.
     *
     * @param ruleset the rules that are played; if the text names an edition, its special orders alone
     * @param scenario what is fought for; on {@link OpenGround} the objectives are those of the text
     * @return the situation, unchecked
     */
    public Situation situation(Ruleset ruleset, Scenario scenario) {
        StrikeTeam a = draft.figures.team(Side.A);
        StrikeTeam b = draft.figures.team(Side.B);
        Setup setup = new Setup(
                draft.edition.map(edition -> with(ruleset, edition)).getOrElse(ruleset),
                OpenGround.with(draft.goals.all(), scenario),
                battlefield,
                draft.points,
                a,
                b,
                Option.when(!draft.recon, () -> draft.began.getOrElse(draft.initiative)));
        return new Situation(
                setup,
                draft.round,
                draft.initiative,
                draft.starter,
                draft.scoreA,
                draft.scoreB,
                draft.commandA,
                draft.commandB,
                draft.figures.standings(battlefield),
                draft.figures.away(),
                draft.tokens.all(),
                draft.tokens.gone(),
                draft.revealed,
                draft.lookedA,
                draft.lookedB,
                draft.zoneA,
                draft.zoneB,
                draft.laid.all(),
                draft.overfull,
                draft.underway());
    }

    private static Ruleset with(Ruleset orders, Ruleset edition) {
        Ruleset rules = edition;
        for (SpecialOrder order : orders.library().orders()) rules = rules.with(order);
        return rules;
    }

    /** Whether the game begins with its set-up; it goes on from the situation if a model is anywhere. */
    public boolean beginsWithSetup() {
        return draft.figures.allWait();
    }

    /**
     * Begins a game, in the middle or with the deployment if nobody is anywhere yet.
     *
     * @param situation this one, as {@link #situation} gave it
     * @return the first state, or everything that is wrong with the situation
     */
    public Either<Seq<SetupError>, GameState> begun(Rules rules, Situation situation) {
        Either<Seq<SetupError>, GameState> begun =
                beginsWithSetup() ? rules.start(situation.setup()) : rules.resume(situation);
        Scenario scenario = situation.setup().scenario();
        if (!draft.goals.anySaid() || OpenGround.isOne(scenario)) return begun;
        SetupError ignored = new SetupError(
                "objective",
                RuleIds.SET_2,
                scenario.name() + " has objectives of its own; on a battlefield that is not 8 × 8, or by Stage.in,"
                        + " the script's count");
        return Either.left(begun.swap().getOrElse(Vector.empty()).append(ignored));
    }

    /** Where something stands with which a game cannot begin: its line, 0 if it is nowhere in particular. */
    public int line(SetupError error) {
        return new Origins(draft).line(error);
    }

    /**
     * What is wrong with something with which a game cannot begin, after its line and column.
     *
     * @return one line, without a place if the error is nowhere in particular
     */
    public String told(SetupError error) {
        return new Origins(draft).told(error);
    }

    /** Where in a script something stands with which a game cannot begin. */
    private record Origins(SituationDraft draft) {
        private static final Pattern CARD = Pattern.compile("team ([AB]), model ([1-9][0-9]*)\\b.*");
        private static final Pattern TOKEN = Pattern.compile("token ([1-9][0-9]{0,2})");
        private static final String BATTLEFIELD = "battlefield, ";

        /** Its line, 0 if it is nowhere in particular. */
        int line(SetupError error) {
            return of(error).map(TextPiece::line).getOrElse(0);
        }

        /** What is wrong, after the line and the column. */
        String told(SetupError error) {
            return of(error)
                    .map(at -> "line " + at.line() + ", column " + at.column() + ": " + error)
                    .getOrElse(error::toString);
        }

        private Option<TextPiece> of(SetupError error) {
            String where = error.where();
            Matcher card = CARD.matcher(where);
            Matcher token = TOKEN.matcher(where);
            if (card.matches())
                return ModelId.parse(card.group(1) + card.group(2))
                        .flatMap(id -> figure(id).map(f -> f.at));
            if (token.matches()) return draft.tokens.at(Integer.parseInt(token.group(1)));
            if (where.startsWith(BATTLEFIELD))
                return Cube.parse(where.substring(BATTLEFIELD.length())).flatMap(this::cell);
            return draft.laid.at(where).orElse(() -> draft.turn(where)).orElse(() -> standing(where));
        }

        /** A model, or where several stand. */
        private Option<TextPiece> standing(String where) {
            return ModelId.parse(where)
                    .flatMap(id -> figure(id).map(ModelDraft::placed))
                    .orElse(() -> Place.parse(where)
                            .map(Place::cube)
                            .orElse(() -> Cube.parse(where))
                            .flatMap(this::inside));
        }

        private Option<ModelDraft> figure(ModelId id) {
            return draft.figures.of(id);
        }

        /** Of those that are crowded together, the one that was put there last. */
        private Option<TextPiece> inside(Cube cube) {
            Vector<TextPiece> placed = draft.figures
                    .all()
                    .filter(f -> f.cube.contains(cube))
                    .map(ModelDraft::placed)
                    .sortBy(TextPiece::column)
                    .sortBy(TextPiece::line);
            return placed.lastOption().orElse(() -> cell(cube));
        }

        private Option<TextPiece> cell(Cube cube) {
            return draft.terrain.cells().find(c -> c.cube().equals(cube)).map(TerrainReader.Cell::content);
        }
    }
}
