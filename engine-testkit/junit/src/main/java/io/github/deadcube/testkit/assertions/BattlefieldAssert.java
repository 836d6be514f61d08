package io.github.deadcube.testkit.assertions;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.core.text.SituationText;
import io.github.deadcube.testkit.assertions.FailureMessages.Lines;

/** Assertions about a battlefield. A failure shows its drawing. */
public final class BattlefieldAssert extends FailureMessages<BattlefieldAssert, Battlefield> {
    BattlefieldAssert(Battlefield actual) {
        super(actual, BattlefieldAssert.class, () -> SituationText.write(actual).stripTrailing());
    }

    /** {@code cube} is a cube with a full floor, such as {@code c4:2}. */
    public BattlefieldAssert hasFloor(String cube) {
        return check(actual.hasFloor(within(cube)), "a floor in " + cube, () -> "there is none");
    }

    public BattlefieldAssert hasNoFloor(String cube) {
        return check(!actual.hasFloor(within(cube)), "no floor in " + cube, () -> "there is one");
    }

    /** The cube has this face on a side: north, east, south or west. */
    public BattlefieldAssert hasFace(String cube, Direction side, Face face) {
        Face is = actual.face(within(cube), side);
        return check(is.equals(face), face + " " + side + " of " + cube, () -> "it is " + is);
    }

    private Cube within(String text) {
        Cube cube = Cube.of(text);
        check(actual.contains(cube), text + " to be part of the battlefield", () -> "it is not");
        return cube;
    }

    /** The drawing of {@link SituationText#write(Battlefield)} has these successive lines, with any indentation. */
    public BattlefieldAssert looksLike(String picture) {
        Lines.missing(picture, SituationText.write(actual)).forEach(this::fails);
        return this;
    }

    /** The battlefields are equal. A failure shows where the drawings differ. */
    @Override
    public BattlefieldAssert isEqualTo(Object expected) {
        if (expected instanceof Battlefield other) looksLike(SituationText.write(other));
        return super.isEqualTo(expected);
    }
}
