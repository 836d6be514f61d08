package io.github.deadcube.core.script;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.GameStateBuilder;
import io.github.deadcube.core.machine.StateCheck;
import io.github.deadcube.core.machine.StateCheck.Situation;
import io.github.deadcube.core.machine.StateCheck.StateFault;
import io.github.deadcube.core.support.ModelDraft;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.support.PackagedTexts;
import io.github.deadcube.core.support.RuleOption;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A situation that was read: a battlefield, its models with their cards, and the turn. Any number of games can begin
 * with one value.
 */
public final class SituationText {
    private static final String PLAY = "play";
    private static final StateCheck ENGINE = (StateCheck) Deadcube.rules();

    /** The rules of facts that must fit to others, which may be among those that are left out. */
    private static final Vector<RuleId> OF_SEVERAL_PARTS =
            Vector.of(RuleIds.RND_2, RuleIds.RND_7, RuleIds.SET_5, RuleIds.ADV_19);

    /** The rules of cubes that a battlefield of another size may have. */
    private static final Vector<RuleId> OF_THE_SIZE = Vector.of(RuleIds.GEO_1, RuleIds.SET_9);

    private final SituationDraft draft;
    private final Battlefield battlefield;

    private SituationText(SituationDraft draft, Battlefield battlefield) {
        this.draft = draft;
        this.battlefield = battlefield;
    }

    /**
     * Reads statements and drawings, up to the statement {@code play}; or returns all errors in the order of the lines.
     */
    public static Either<Seq<Fault>, SituationText> read(String text) {
        return TextBounds.lines(text).flatMap(SituationText::alone);
    }

    /**
     * A situation that a program contains.
     *
     * @throws IllegalArgumentException with all errors of the text, each with its line and column
     */
    public static SituationText of(String text) {
        return Fault.orThrow(read(text));
    }

    private static Either<Seq<Fault>, SituationText> alone(Vector<TextPiece> lines) {
        List<TextPiece> after = new ArrayList<>();
        Either<Seq<Fault>, SituationText> read = read(lines, after::add);
        if (after.isEmpty()) return read;
        Fault surplus = after.get(0)
                .wrong(
                        "this follows 'play', where the situation ends",
                        "nothing: a script has moves, a situation has none");
        return Either.left(read.fold(faults -> faults.append(surplus), situation -> Vector.of(surplus)));
    }

    /** Reads lines of a longer text, whose length is checked. The caller gets each statement after {@code play}. */
    @SuppressWarnings("exports") // TextPiece is exported only to modules of this project
    public static Either<Seq<Fault>, SituationText> read(Vector<TextPiece> lines, Consumer<TextPiece> play) {
        SituationDraft draft = new SituationDraft(false);
        statements(lines, draft).forEach(play);
        return whole(draft);
    }

    /** Reads the statements of a situation, and returns those after {@code play}. */
    private static Vector<TextPiece> statements(Vector<TextPiece> lines, SituationDraft draft) {
        SituationReader situation = new SituationReader(draft);
        List<TextPiece> after = new ArrayList<>();
        boolean playing = false;
        for (TextPiece line : lines) {
            if (draft.hopeless()) break;
            if (!playing && situation.draws(line)) continue;
            for (TextPiece statement : line.split(';')) {
                if (playing) after.add(statement);
                else if (statement.text().equals(PLAY)) playing = true;
                else situation.statement(statement);
            }
        }
        return Vector.ofAll(after);
    }

    private static Either<Seq<Fault>, SituationText> whole(SituationDraft draft) {
        Either<Seq<Fault>, Battlefield> field = field(draft);
        Vector<Fault> errors = draft.errors()
                .appendAll(field.swap().getOrElse(Vector.empty()))
                .appendAll(draft.models.errors())
                .appendAll(draft.inactive())
                .appendAll(draft.tokens.errors())
                .appendAll(draft.markers.errors())
                .appendAll(field.map(draft.goals::errors).getOrElse(Vector.empty()))
                .appendAll(draft.models.allWait() ? draft.late() : draft.early());
        if (errors.nonEmpty()) return Either.left(TextBounds.first(errors));
        return Either.right(new SituationText(draft, field.get()));
    }

    private static Either<Seq<Fault>, Battlefield> field(SituationDraft draft) {
        draft.models.cubes().forEach(draft.terrain::reaches);
        return draft.terrain.battlefield().map(field -> draft.terrain.doubts.with(field, draft.cubes()));
    }

    /**
     * Reads a situation and begins a game with it; or returns all errors of the text, and what the rules say of the
     * rest of it.
     */
    public static Either<Seq<Fault>, GameState> begun(
            String text, Function<SituationText, Either<Seq<Fault>, GameState>> begin) {
        Either<Seq<Fault>, SituationText> read = read(text);
        return read.isRight()
                ? begin.apply(read.get())
                : Either.left(withRules(read.getLeft(), TextBounds.lines(text).getOrElse(Vector.empty()), begin));
    }

    /**
     * The errors of a text and what the rules say of the rest of it, so that all errors come at once. Faults that may
     * follow from the errors are left out.
     */
    @SuppressWarnings("exports") // TextPiece is exported only to modules of this project
    public static Vector<Fault> withRules(
            Seq<Fault> errors, Vector<TextPiece> lines, Function<SituationText, Either<Seq<Fault>, GameState>> begin) {
        SituationDraft draft = new SituationDraft(false);
        statements(lines, draft);
        draft.models.fillGaps();
        if (draft.scenario.isDefined()) draft.terrain.takeUsualSize();
        Either<Seq<Fault>, Battlefield> field = field(draft);
        if (draft.rulesInDoubt || draft.hopeless() || field.isLeft()) return TextBounds.first(errors);
        Seq<Fault> ofRules = begin.apply(new SituationText(draft, field.get()))
                .swap()
                .getOrElse(Vector.empty())
                .filter(SituationText::isOfOnePart)
                .reject(fault -> draft.terrain.sizeInDoubt() && OF_THE_SIZE.contains(fault.rule()));
        return TextBounds.first(errors.appendAll(TextBounds.elsewhere(ofRules, errors)));
    }

    /** Whether a fault has its place in the text and depends on no other part of it. */
    private static boolean isOfOnePart(Fault fault) {
        return fault.where().line() > 0 && !OF_SEVERAL_PARTS.contains(fault.rule());
    }

    public Battlefield battlefield() {
        return battlefield;
    }

    /** The number of item tokens that a deployment places; 0 if the text gives no number. */
    public int items() {
        return draft.items.getOrElse(0);
    }

    public Option<String> scenario() {
        return draft.scenario;
    }

    /** The scenario that the text names; none if it names none; or the fault if it names one that is not known. */
    public Either<Seq<Fault>, Option<Scenario>> scenarioOf(Vector<? extends Scenario> known) {
        if (draft.scenario.isEmpty()) return Either.right(Option.none());
        Option<Scenario> named = Vector.<Scenario>narrow(known).find(one -> isCalled(one, draft.scenario.get()));
        if (named.isDefined()) return Either.right(named);
        return Either.left(Vector.of(placed(Fault.of(
                        RuleIds.SET_2,
                        Sentence.of("no scenario is called '{scenario}'", TextBounds.quoted(draft.scenario.get())),
                        Sentence.of(
                                "one of {known}",
                                known.map(Scenario::name)
                                        .map(PackagedTexts::brief)
                                        .distinct()))
                .at("scenario"))));
    }

    private static boolean isCalled(Scenario scenario, String typed) {
        return PackagedTexts.brief(scenario.name()).equals(PackagedTexts.brief(typed));
    }

    /**
     * The set-up of the text, unchecked.
     *
     * @param ruleset the ruleset; if the text names an edition, only the special orders of this ruleset are used. The
     *     options that the text sets count before those of the ruleset
     * @param scenario if it is that of open ground, it gets the objectives of the text; its number of item tokens is
     *     that of the text, if the text gives one
     */
    public Setup setup(Ruleset ruleset, Scenario scenario) {
        Scenario played =
                draft.items.map(items -> OpenGround.withItems(scenario, items)).getOrElse(scenario);
        return new Setup(
                rules(ruleset),
                OpenGround.with(draft.goals.all(), played),
                battlefield,
                draft.points,
                draft.models.team(Side.A),
                draft.models.team(Side.B),
                Option.when(!draft.recon, () -> draft.began.getOrElse(draft.initiative)));
    }

    /** The state that the text describes, without pending steps and unchecked; or all errors of the set-up. */
    public Either<Seq<Fault>, GameState> state(Setup setup) {
        return Deadcube.game(setup).map(game -> state(game, draft.models));
    }

    private GameState state(Game game, ModelDrafts models) {
        GameStateBuilder state = GameStateBuilder.of(game)
                .round(draft.round)
                .initiative(draft.initiative)
                .side(Side.A, draft.side(Side.A))
                .side(Side.B, draft.side(Side.B))
                .models(models.states(battlefield, 1 + Math.max(models.highestToken(), draft.tokens.highest())))
                .markers(draft.laid.all());
        draft.starter.forEach(state::starter);
        draft.tokens.into(state);
        game.setup().battlefield().withFaces(draft.faces).forEach(state::battlefield);
        return state.build();
    }

    /** What the rules say of the models with sound cards, if the cards of others are wrong. */
    private Seq<Fault> ofOtherModels(Setup setup, Seq<Fault> faults) {
        ModelDrafts sound = draft.models.without(
                faults.flatMap(fault -> SituationDraft.card(fault.where().part())));
        return Deadcube.game(setup.withTeamA(sound.team(Side.A)).withTeamB(sound.team(Side.B)))
                .toOption()
                .flatMap(game -> resumed(game, sound).swap().toOption())
                .getOrElse(Vector.empty())
                .filter(SituationText::isOfOnePart);
    }

    private Either<Seq<Fault>, GameState> resumed(Game game, ModelDrafts models) {
        Seq<Fault> faults = game.setup()
                .battlefield()
                .withFaces(draft.faces)
                .swap()
                .getOrElse(Vector.empty())
                .map(fault -> placed(fault.at("now")));
        Either<Vector<StateFault>, GameState> resumed =
                ENGINE.resume(new Situation(state(game, models), draft.overfull, draft.underway(models)));
        faults = faults.appendAll(resumed.swap()
                .getOrElse(Vector.empty())
                .take(TextBounds.MOST_ERRORS)
                .map(this::placed));
        return faults.isEmpty() ? resumed.mapLeft(none -> none.map(StateFault::fault)) : Either.left(faults);
    }

    private Ruleset rules(Ruleset given) {
        Ruleset rules = draft.edition.map(edition -> with(given, edition)).getOrElse(given);
        for (RuleOption option : draft.options) rules = option.in(rules);
        return rules;
    }

    private static Ruleset with(Ruleset orders, Ruleset edition) {
        Ruleset rules = edition;
        for (SpecialOrder order : orders.library().orders()) rules = rules.with(order);
        return rules;
    }

    /** Whether the game begins with its set-up, because no model has a place. */
    public boolean beginsWithSetup() {
        return draft.models.allWait();
    }

    /**
     * Begins a game at the situation, or with the deployment if no model has a place; or returns all errors in the
     * order of the lines.
     */
    public Either<Seq<Fault>, GameState> begun(Rules rules, Setup setup) {
        Either<Seq<Fault>, GameState> begun = beginsWithSetup()
                ? rules.start(setup).mapLeft(this::placed)
                : Deadcube.game(setup)
                        .mapLeft(faults -> placed(faults).appendAll(ofOtherModels(setup, faults)))
                        .flatMap(game -> resumed(game, draft.models));
        Scenario scenario = setup.scenario();
        Vector<Fault> ignored = draft.models.all().flatMap(ModelDraft::strangers);
        if (draft.goals.anySaid() && !OpenGround.isOne(scenario))
            ignored = ignored.append(placed(Fault.of(
                            RuleIds.SET_2,
                            Sentence.of(
                                    "{scenario} has objectives of its own; on a battlefield that is not 8 × 8, or in a "
                                            + "scenario without objectives, the script's count",
                                    scenario.name()))
                    .at("objective")));
        Seq<Fault> faults = begun.swap().getOrElse(Vector.empty()).appendAll(ignored);
        return faults.isEmpty() ? begun : Either.left(TextBounds.first(faults.distinct()));
    }

    /**
     * Begins a game at the situation, like {@link #begun}.
     *
     * @param otherwise its ruleset and scenario are those of the game: the text may name only this scenario; its
     *     battlefield is used if the text has none and the game begins with its set-up. Patrol is not played on a
     *     battlefield of another size, which is open ground
     */
    public Either<Seq<Fault>, GameState> begunIn(Rules rules, Setup otherwise) {
        Scenario known = otherwise.scenario();
        if (draft.scenario.exists(named -> !isCalled(known, named)))
            return Either.left(Vector.of(placed(Fault.of(
                    "scenario",
                    RuleIds.SET_2,
                    Sentence.of(
                            "'{scenario}' is not the scenario of this game, {brief}",
                            TextBounds.quoted(draft.scenario.get()),
                            PackagedTexts.brief(known.name()))))));
        Scenario played = draft.scenario.isEmpty() ? OpenGround.usual(battlefield, known) : known;
        Setup setup = setup(otherwise.ruleset(), played);
        return begun(
                rules,
                beginsWithSetup() && !draft.terrain.describesBoard()
                        ? setup.withBattlefield(otherwise.battlefield())
                        : setup);
    }

    private Seq<Fault> placed(Seq<Fault> faults) {
        return faults.take(TextBounds.MOST_ERRORS).map(this::placed);
    }

    /** A fault of the situation, with the line and column of the item that causes it, if there is one. */
    private Fault placed(Fault fault) {
        return placed(StateFault.of(fault));
    }

    private Fault placed(StateFault found) {
        Fault fault = found.fault();
        return draft.cause(found)
                .map(item -> fault.at(item.line(), item.column()))
                .getOrElse(fault);
    }
}
