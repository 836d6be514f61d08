package io.github.deadcube.play;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Generates set-ups with more models than the zones hold, on battlefields of all shapes, with roofs. */
final class Crowd {
    private static final int MOST_MODELS = 10;

    private final SplitMix64 chance;

    private Crowd(SplitMix64 chance) {
        this.chance = chance;
    }

    /** Returns a state; no set-up is refused, because there are many more floors than models. */
    static GameState random(SplitMix64 chance) {
        return Deadcube.rules()
                .start(new Crowd(chance).setup())
                .getOrElseThrow(errors -> new AssertionError(errors.mkString("\n")));
    }

    private Setup setup() {
        Battlefield field = Battlefield.open(below(7) + 2, below(3) + 6, below(2) + 1);
        for (Cube cube : field.cubes()) if (cube.level() > 1 && below(4) == 0) field = field.withFloor(cube, true);
        return new Setup(
                Deadcube.ruleset(),
                new Scattered(zones(field)),
                field,
                100,
                team(),
                team(),
                Option.some(below(2) == 0 ? Side.A : Side.B));
    }

    private int below(int bound) {
        return chance.below(bound);
    }

    /** Returns a few cubes for each side. The zones do not overlap and do not have all cubes. */
    private Vector<Vector<Cube>> zones(Battlefield field) {
        Vector<Cube> ground = field.cubes().filter(c -> c.level() == 1);
        Vector<Cube> one = Vector.fill(below(4) + 1, () -> ground.get(below(ground.size())))
                .distinct();
        Vector<Cube> other = ground.removeAll(one);
        return Vector.of(
                one,
                Vector.fill(below(3) + 1, () -> other.get(below(other.size()))).distinct());
    }

    private StrikeTeam team() {
        int models = below(MOST_MODELS) + 1;
        return new StrikeTeam("Crowd", 1, Vector.fill(models, this::model));
    }

    private Card model() {
        return Card.named("Somebody").withSize(below(4) + 1);
    }

    private record Scattered(Vector<Vector<Cube>> places) implements Scenario {
        @Override
        public String name() {
            return "Scattered";
        }

        @Override
        public Vector<Vector<Cube>> zones(Battlefield battlefield) {
            return places;
        }

        @Override
        public Vector<Objective> objectives(Battlefield battlefield) {
            return Vector.empty();
        }

        /** No items: a booby trap could stop a model in a full cube (ADV-17), which does not concern crowded zones. */
        @Override
        public int items() {
            return 0;
        }
    }
}
