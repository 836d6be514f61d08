package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Setup;
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
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.GameStateBuilder;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Generates states without pending steps, with arbitrary parts. */
final class Standings {
    private static final Vector<Card> STRANGERS =
            GameSituations.ALL.head().position().game().setup().teamA().members();

    private static final int ACROSS = 4;

    private final Chaos chaos;

    Standings(FuzzedDataProvider data) {
        this.chaos = new Chaos(data);
    }

    /** Returns an arbitrary position, or one of a game with a few changes; none if the set-up is refused. */
    Option<GameState> position() {
        return chaos.flip() ? any() : Option.some(changed(chaos.of(GameSituations.ALL)));
    }

    private Option<GameState> any() {
        return Deadcube.game(new ArbitrarySetups(chaos.data()).setup())
                .toOption()
                .map(game -> {
                    GameStateBuilder state = GameStateBuilder.of(game)
                            .round(chaos.number(1, 6))
                            .initiative(chaos.side())
                            .side(
                                    Side.A,
                                    SideState.NONE.withScore(chaos.number(0, 9)).withCommand(dice()))
                            .side(
                                    Side.B,
                                    SideState.NONE.withScore(chaos.number(0, 9)).withCommand(dice()));
                    standing(state, game.setup());
                    lying(state, game.setup());
                    if (chaos.rarely()) state.active(model());
                    return state.build();
                });
    }

    private GameState changed(GameState moment) {
        GameStateBuilder state = GameStateBuilder.from(moment);
        Position p = moment.position();
        Setup setup = p.game().setup();
        for (int i = chaos.data().consumeInt(0, 3); i > 0; i--)
            switch (chaos.data().consumeInt(0, 8)) {
                case 0 -> state.round(chaos.number(1, 6));
                case 1 -> state.initiative(chaos.side());
                case 2 -> state.side(Side.A, p.a().withScore(chaos.number(0, 99)));
                case 3 -> state.side(Side.B, p.b().withCommand(dice()));
                case 4 -> state.active(model());
                case 5 -> lying(state, setup);
                default -> {
                    ModelId id = chaos.of(p.models().map(Model::id).toVector());
                    state.model(standing(setup, id));
                }
            }
        return state.build();
    }

    /** Places most models of both teams. */
    private void standing(GameStateBuilder state, Setup setup) {
        for (Side side : Side.BOTH)
            for (int number = 1; number <= setup.team(side).members().size(); number++) {
                ModelId id = new ModelId(side, number);
                if (!chaos.rarely()) state.model(standing(setup, id));
                else if (chaos.flip()) state.model(away(setup, id));
            }
    }

    private void lying(GameStateBuilder state, Setup setup) {
        for (int i = chaos.data().consumeInt(0, 2); i > 0; i--)
            if (chaos.rarely()) state.token(chaos.number(1, 5), chaos.rule(), chaos.flip());
            else state.token(chaos.number(1, 5), chaos.rule(), chaos.cube(ACROSS), chaos.flip());
        state.markers(chaos.some(2, () -> marker(setup.ruleset())));
        for (Side side : Side.BOTH)
            if (chaos.rarely())
                state.side(side, SideState.NONE.withLooked(numbers().toList()));
        chaos.perhaps(chaos::side).forEach(state::starter);
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
                .withUsedUp(
                        chaos.rarely() ? chaos.some(2, () -> chaos.number(0, 5)).toList() : List.empty())
                .withMarks(chaos.rarely() ? chaos.some(2, this::mark).toList() : List.empty());
    }

    private Mark mark() {
        return new Mark(
                chaos.rule(), chaos.perhaps(chaos::side), chaos.number(0, 3), chaos.of(Vector.of(Mark.Until.values())));
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
}
