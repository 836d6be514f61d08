package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.Lying;
import io.github.deadcube.api.Situation.Standing;
import io.github.deadcube.api.Situation.Underway;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Allegiance;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;
import io.vavr.collection.Vector;

/** Situations of whatever can be put into one. */
final class Standings {
    private static final int ACROSS = 4;

    private final Chaos chaos;
    private final Setup setup;

    Standings(FuzzedDataProvider data) {
        this.chaos = new Chaos(data);
        this.setup = new Makings(data).setup();
    }

    Situation situation() {
        return new Situation(
                setup,
                chaos.number(1, 6),
                chaos.side(),
                chaos.number(0, 9),
                chaos.number(0, 9),
                dice(),
                dice(),
                models(),
                chaos.some(2, this::token),
                chaos.some(2, this::marker),
                chaos.rarely() ? chaos.some(2, this::model) : Vector.empty(),
                chaos.perhaps(this::underway));
    }

    private CommandDice dice() {
        CommandDice dice = CommandDice.NONE;
        for (CommandFace face :
                chaos.some(4, () -> CommandFace.of(1 + chaos.data().consumeInt(0, 5)))) dice = dice.plus(face, 1);
        return dice;
    }

    /** Most of both teams, each once. */
    private Vector<Standing> models() {
        Vector<Standing> models = Side.BOTH
                .toVector()
                .flatMap(
                        side -> Vector.rangeClosed(1, setup.team(side).members().size())
                                .map(number -> new ModelId(side, number)))
                .reject(id -> chaos.rarely())
                .map(this::standing);
        return chaos.rarely() ? models.append(standing(model())) : models;
    }

    private ModelId model() {
        return new ModelId(chaos.side(), chaos.number(1, 3));
    }

    private Standing standing(ModelId id) {
        return new Standing(
                id,
                new Place(chaos.cube(ACROSS), chaos.number(1, 9)),
                chaos.rarely() ? chaos.number(0, 3) : 0,
                chaos.rarely(),
                chaos.rarely(),
                chaos.rarely() ? chaos.of(Vector.of(Allegiance.values())) : Allegiance.of(id.side()),
                chaos.perhaps(chaos::rule),
                chaos.rarely() ? chaos.some(2, chaos::name) : Vector.empty(),
                chaos.rarely() ? chaos.some(2, this::mark).toList() : List.empty());
    }

    private Mark mark() {
        return new Mark(
                chaos.rule(), chaos.perhaps(chaos::side), chaos.number(0, 3), chaos.of(Vector.of(Mark.Until.values())));
    }

    private Lying token() {
        return new Lying(chaos.number(1, 5), chaos.rule(), chaos.cube(ACROSS), chaos.flip());
    }

    private Marker marker() {
        return chaos.flip()
                ? Marker.smoke(chaos.cube(ACROSS))
                : new Marker(
                        chaos.flip() ? RuleIds.K_TRAP : chaos.rule(),
                        chaos.cube(ACROSS),
                        chaos.perhaps(this::model),
                        chaos.number(0, 3),
                        chaos.perhaps(() -> new Cards(chaos, setup.ruleset()).keyword()),
                        chaos.of(Vector.of(Mark.Until.values())));
    }

    private Underway underway() {
        return new Underway(
                model(),
                chaos.rarely(),
                chaos.some(2, () -> chaos.of(Vector.of(Situation.Taken.values()))),
                chaos.rarely() ? chaos.some(1, chaos::rule) : Vector.empty(),
                chaos.rarely(),
                chaos.rarely() ? chaos.number(0, 2) : 0,
                chaos.rarely() ? chaos.number(0, 2) : 0);
    }
}
