package io.github.deadcube.testkit.assertions;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Face;
import io.github.deadcube.core.text.Picture;
import io.github.deadcube.testkit.assertions.FailureMessages.Lines;

/** Assertions of a battlefield; failures draw it. */
public final class BattlefieldAssert extends FailureMessages<BattlefieldAssert, Battlefield> {
    BattlefieldAssert(Battlefield actual) {
        super(actual, BattlefieldAssert.class, () -> Picture.of(actual).stripTrailing());
    }

    /** A cube has a full floor, such as {@code c4:2}. */
    public BattlefieldAssert hasFloor(String cube) {
        return check(actual.floored(within(cube)), "a floor in " + cube, () -> "there is none");
    }

    public BattlefieldAssert hasNoFloor(String cube) {
        return check(!actual.floored(within(cube)), "no floor in " + cube, () -> "there is one");
    }

    /** What stands north, east, south or west of a cube. */
    public BattlefieldAssert hasFace(String cube, Direction side, Face face) {
        Face is = actual.face(within(cube), side);
        return check(is.equals(face), face + " " + side + " of " + cube, () -> "it is " + is);
    }

    private Cube within(String text) {
        Cube cube = TestNotation.cube(text);
        check(actual.contains(cube), text + " to be part of the battlefield", () -> "it is not");
        return cube;
    }

    /** The drawing, or some successive lines of it, as {@link Picture#of(Battlefield)} writes them, indented as one pleases. */
    public BattlefieldAssert looksLike(String picture) {
        Lines.missing(picture, Picture.of(actual)).forEach(this::fails);
        return this;
    }

    /** The same battlefield; failures show where the drawings differ. */
    @Override
    public BattlefieldAssert isEqualTo(Object expected) {
        if (expected instanceof Battlefield other) looksLike(Picture.of(other));
        return super.isEqualTo(expected);
    }
}
