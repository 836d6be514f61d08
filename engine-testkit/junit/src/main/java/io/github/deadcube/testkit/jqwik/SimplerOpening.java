package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.SituationBuilder;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.script.Stage;
import io.vavr.collection.Vector;
import java.util.stream.Stream;

/** Fewer models, closer together, a plainer board, shorter cards, and nothing special about the turn. */
final class SimplerOpening {
    private final PlainerBoard board = new PlainerBoard();
    private final Nearer nearer = new Nearer();
    private final ShorterCards cards = new ShorterCards();
    private final CalmerTurn turn = new CalmerTurn();

    /** What of the inputs can be played from simpler openings. */
    Stream<Played> than(Stage stage, Opening opening, Vector<Input> inputs) {
        Stream<Played> others = Stream.of(
                        nearer.than(opening.situation()).map(opening::with),
                        board.than(opening.setup().battlefield()).map(field -> on(stage, opening, field)),
                        cards.than(opening.setup()).map(opening::with),
                        turn.than(opening.situation()).map(opening::with))
                .flatMap(each -> each)
                .flatMap(o -> played(stage, o, inputs));
        return Stream.concat(fewerModels(stage, opening, inputs), others);
    }

    private static Stream<Played> played(Stage stage, Opening opening, Vector<Input> inputs) {
        return opening.begin(stage).toJavaStream().map(state -> LenientReplay.of(stage, state, inputs));
    }

    private static Stream<Played> fewerModels(Stage stage, Opening opening, Vector<Input> inputs) {
        return Side.BOTH.toJavaStream().flatMap(side -> {
            int members = opening.setup().team(side).members().size();
            return Vector.rangeClosed(1, members)
                    .reverse()
                    .toJavaStream()
                    .filter(number -> members > 1)
                    .map(number -> new Without(side, number))
                    .flatMap(without -> played(stage, without.of(opening), without.of(inputs)));
        });
    }

    /** In the middle of a game no tokens are placed any more, for which a small board may have no room. */
    static Opening on(Stage stage, Opening opening, Battlefield field) {
        Setup setup = on(stage, opening.setup(), field);
        return opening.with(opening.deployment() ? setup : setup.withScenario(stage.scenarioOn(field, 0)));
    }

    static Setup on(Stage stage, Setup setup, Battlefield field) {
        return setup.withBattlefield(field)
                .withScenario(stage.scenarioOn(field, setup.scenario().items()));
    }

    /** Models, scenery, distances, cubes, words on cards, and what is special about the turn. */
    long[] size(Opening opening) {
        Setup setup = opening.setup();
        long[] scenery = board.size(setup.battlefield());
        return new long[] {
            setup.teamA().members().size() + setup.teamB().members().size(),
            scenery[0],
            nearer.size(opening.situation())[0],
            scenery[1],
            cards.size(setup)[0],
            turn.size(opening.situation())[0]
        };
    }

    static Situation with(Situation situation, Vector<Situation.Standing> models) {
        return new SituationBuilder().from(situation).models(models).build();
    }
}
