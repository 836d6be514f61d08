package io.github.deadcube.testkit.fuzz;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.collection.Vector;

/**
 * Generates battlefields with arbitrary scenery. Each accepted battlefield can be written and read back.
 */
record Grounds(Chaos chaos) {
    Battlefield field() {
        if (chaos.rarely()) return chaos.of(NamedBattlefield.shipped()).battlefield();
        Battlefield field = Battlefield.open(
                2 + chaos.data().consumeInt(0, 6),
                2 + chaos.data().consumeInt(0, 6),
                1 + chaos.data().consumeInt(0, 3));
        for (int pieces = chaos.data().consumeInt(0, 6); pieces > 0; pieces--) {
            Battlefield before = field;
            field = with(field.toBuilder(), cube(field))
                    .build()
                    .peekLeft(faults -> Held.must(faults.nonEmpty(), "nothing says why it is refused", before))
                    .getOrElse(before);
        }
        Held.same(
                NamedBattlefield.read(NamedBattlefield.of(field).text())
                        .map(NamedBattlefield::battlefield)
                        .get(),
                field,
                NamedBattlefield.of(field).text());
        return field;
    }

    private Cube cube(Battlefield field) {
        return chaos.rarely() ? chaos.cube(8) : field.cube(chaos.data().consumeInt(0, field.size() - 1));
    }

    private Battlefield.Builder with(Battlefield.Builder builder, Cube cube) {
        return switch (chaos.data().consumeInt(0, 9)) {
            case 0 -> builder.ladder(cube);
            case 1 -> builder.ramp(cube, chaos.of(Direction.ALL));
            case 2 -> builder.block(cube, new Block(tenth(), tenth(), tenth(), tenth(), chaos.number(1, 30)));
            case 3 ->
                builder.platform(cube, new Platform(chaos.some(9, () -> chaos.number(1, 9)), chaos.number(1, 29)));
            case 4 -> builder.middle(cube, new MiddleWall(chaos.of(Vector.of(MiddleWall.Run.values())), face()));
            case 5 -> builder.hatch(cube, chaos.number(0, 4));
            case 6, 7 ->
                builder.floor(
                        cube,
                        new Floor(chaos.of(Vector.of(Floor.Cover.values())), chaos.rarely() ? chaos.number(0, 4) : 0));
            default -> builder.face(cube, chaos.of(Direction.ALL), face());
        };
    }

    private int tenth() {
        return 10 * chaos.number(0, 3);
    }

    private Face face() {
        return new Face(
                chaos.of(Vector.of(Face.Gap.values())), chaos.rarely(), chaos.rarely() ? chaos.number(0, 4) : 0);
    }
}
