package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.CurrentActivation;
import io.github.deadcube.api.Situation.ItemToken;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Generates situations with arbitrary parts. */
final class Standings {
    private static final Vector<Card> STRANGERS =
            GameSituations.ALL.head().setup().teamA().members();

    private static final int ACROSS = 4;

    private final Chaos chaos;

    Standings(FuzzedDataProvider data) {
        this.chaos = new Chaos(data);
    }

    /** Returns an arbitrary situation, or a situation of a game with a few changes. */
    Situation situation() {
        return chaos.flip() ? any() : changed(chaos.of(GameSituations.ALL));
    }

    private Situation any() {
        ArbitrarySetups makings = new ArbitrarySetups(chaos.data());
        Situation bare = new Situation(
                makings.setup(),
                chaos.number(1, 6),
                chaos.side(),
                chaos.number(0, 9),
                chaos.number(0, 9),
                dice(),
                dice(),
                Vector.empty());
        return lying(standing(bare)).withUnderway(chaos.perhaps(this::underway));
    }

    private Situation changed(Situation moment) {
        Situation situation = moment;
        for (int i = chaos.data().consumeInt(0, 3); i > 0; i--)
            situation = switch (chaos.data().consumeInt(0, 9)) {
                case 0 -> situation.withRound(chaos.number(1, 6));
                case 1 -> situation.withInitiative(chaos.side());
                case 2 ->
                    situation
                            .withA(situation.a().withScore(chaos.number(0, 99)))
                            .withB(situation.b().withScore(chaos.number(0, 99)));
                case 3 ->
                    situation
                            .withA(situation.a().withCommand(dice()))
                            .withB(situation.b().withCommand(dice()));
                case 4 -> situation.withUnderway(Option.some(underway()));
                case 5 -> lying(situation);
                case 6 -> situation.withSetup(situation.setup().withStarting(chaos.perhaps(chaos::side)));
                default -> moved(situation);
            };
        return situation;
    }

    /** Changes the place or the state of one model. */
    private Situation moved(Situation situation) {
        if (situation.models().isEmpty()) return situation;
        int which = chaos.data().consumeInt(0, situation.models().size() - 1);
        return situation.withModels(situation.models().update(which, s -> standing(situation.setup(), s.id())));
    }

    /** Places most models of both teams, each once. */
    private Situation standing(Situation situation) {
        Vector<ModelId> all = Side.BOTH
                .toVector()
                .flatMap(side -> Vector.rangeClosed(
                                1, situation.setup().team(side).members().size())
                        .map(number -> new ModelId(side, number)));
        Setup setup = situation.setup();
        Vector<Model> models = all.reject(id -> chaos.rarely()).map(id -> standing(setup, id));
        if (chaos.rarely()) models = models.append(standing(setup, model()));
        return situation.withModels(
                chaos.rarely() ? models.appendAll(chaos.some(2, () -> away(setup, model()))) : models);
    }

    private Situation lying(Situation situation) {
        return situation
                .withTokens(chaos.some(2, this::token)
                        .appendAll(chaos.rarely() ? chaos.some(2, this::gone) : Vector.empty()))
                .withMarkers(chaos.some(2, () -> marker(situation.setup().ruleset())))
                .withA(situation.a().withLooked(numbers().toList()))
                .withB(situation.b().withLooked(numbers().toList()))
                .withOverfull(chaos.rarely() ? chaos.some(2, () -> chaos.cube(ACROSS)) : Vector.empty())
                .withStarter(chaos.perhaps(chaos::side));
    }

    private Vector<Integer> numbers() {
        return chaos.rarely() ? chaos.some(3, () -> chaos.number(1, 5)) : Vector.empty();
    }

    private CommandDice dice() {
        CommandDice dice = CommandDice.NONE;
        for (CommandFace face :
                chaos.some(4, () -> CommandFace.of(1 + chaos.data().consumeInt(0, 5)))) dice = dice.plus(face, 1);
        return dice;
    }

    private ModelId model() {
        return new ModelId(chaos.side(), chaos.number(1, 3));
    }

    private Model standing(Setup setup, ModelId id) {
        return of(setup, id, Model.Status.IN_PLAY)
                .withPlace(new Place(chaos.cube(ACROSS), chaos.number(1, 9)))
                .withPinned(chaos.rarely());
    }

    private Model away(Setup setup, ModelId id) {
        return of(setup, id, chaos.of(Vector.of(Model.Status.values())));
    }

    private Model of(Setup setup, ModelId id, Model.Status status) {
        // a team may be empty
        Vector<Card> members = setup.team(id.side()).members().orElse(STRANGERS);
        Model fresh = Model.fresh(id, members.get(Math.max(1, Math.min(id.number(), members.size())) - 1));
        return fresh.withStatus(status)
                .withDamage(chaos.rarely() ? chaos.number(0, 3) : 0)
                .withActivated(chaos.rarely())
                .withAllegiance(chaos.rarely() ? chaos.of(Vector.of(Allegiance.values())) : fresh.allegiance())
                .withItem(chaos.perhaps(chaos::rule).map(item -> new Carried(item, chaos.number(0, 5))))
                .withSpent(
                        chaos.rarely() ? chaos.some(2, () -> chaos.number(0, 5)).toList() : List.empty())
                .withMarks(chaos.rarely() ? chaos.some(2, this::mark).toList() : List.empty());
    }

    private ItemToken gone() {
        return ItemToken.gone(chaos.number(1, 5), chaos.rule(), chaos.flip());
    }

    private Mark mark() {
        return new Mark(
                chaos.rule(), chaos.perhaps(chaos::side), chaos.number(0, 3), chaos.of(Vector.of(Mark.Until.values())));
    }

    private ItemToken token() {
        return ItemToken.at(chaos.number(1, 5), chaos.rule(), chaos.cube(ACROSS), chaos.flip());
    }

    private Marker marker(Ruleset ruleset) {
        return chaos.flip()
                ? Marker.smoke(chaos.cube(ACROSS))
                : new Marker(
                        chaos.flip() ? RuleIds.K_TRAP : chaos.rule(),
                        chaos.cube(ACROSS),
                        chaos.perhaps(this::model),
                        chaos.number(0, 3),
                        chaos.perhaps(() -> new Cards(chaos, ruleset).keyword()),
                        chaos.of(Vector.of(Mark.Until.values())));
    }

    private CurrentActivation underway() {
        return new CurrentActivation(
                model(),
                chaos.rarely(),
                chaos.some(2, () -> chaos.of(Vector.of(Situation.TakenAction.values()))),
                chaos.rarely() ? chaos.some(1, chaos::rule) : Vector.empty(),
                chaos.rarely(),
                chaos.rarely() ? chaos.number(0, 2) : 0,
                chaos.rarely() ? chaos.number(0, 2) : 0);
    }
}
