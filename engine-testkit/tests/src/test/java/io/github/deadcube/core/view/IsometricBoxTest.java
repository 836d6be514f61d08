package io.github.deadcube.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.properties.Tries;
import io.vavr.collection.Vector;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The isometric view paints no box over a nearer box. */
class IsometricBoxTest {
    private static final int SIDE = 6;

    @Property
    @Tries(build = 100, thorough = 500)
    void nearerBoxesAreDrawnLater(@ForAll Random chance) {
        Vector<IsometricBox> boxes = apart(chance);
        Vector<IsometricBox> drawn = IsometricBox.backToFront(boxes);
        assertThat(drawn).containsExactlyInAnyOrderElementsOf(boxes);
        for (int i = 0; i < drawn.size(); i++)
            for (IsometricBox later : drawn.drop(i + 1))
                assertThat(nearer(drawn.get(i), later))
                        .as("%s before %s", drawn.get(i), later)
                        .isFalse();
    }

    @Example
    void aWallPartsABox() {
        IsometricBox box = new IsometricBox("crate", 0, 1, 2, 5, 8, 0, 9);
        assertThat(box.within(0, 0, 3, 9)).containsExactly(new IsometricBox("crate", 0, 1, 2, 3, 8, 0, 9));
        assertThat(box.within(3, 0, 9, 9)).containsExactly(new IsometricBox("crate", 0, 3, 2, 5, 8, 0, 9));
        assertThat(box.within(0, 0, 9, 3)).containsExactly(new IsometricBox("crate", 0, 1, 2, 5, 3, 0, 9));
        assertThat(box.within(0, 3, 9, 9)).containsExactly(new IsometricBox("crate", 0, 1, 3, 5, 8, 0, 9));
        assertThat(box.within(0, 0, 6, 9)).containsExactly(box);
        assertThat(box.within(0, 0, 1, 9)).isEmpty();
        assertThat(box.within(5, 0, 9, 9)).isEmpty();
        assertThat(box.within(0, 0, 9, 2)).isEmpty();
        assertThat(box.within(0, 8, 9, 9)).isEmpty();
    }

    /** Returns boxes on one floor that do not overlap. */
    private static Vector<IsometricBox> apart(Random chance) {
        Vector<IsometricBox> boxes = Vector.empty();
        for (int i = 0; i < 6; i++) {
            int west = chance.nextInt(SIDE);
            int south = chance.nextInt(SIDE);
            IsometricBox box = new IsometricBox(
                    "box" + i,
                    0,
                    west,
                    south,
                    west + 1 + chance.nextInt(SIDE - west),
                    south + 1 + chance.nextInt(SIDE - south),
                    0,
                    1 + chance.nextInt(SIDE));
            if (boxes.forAll(other -> box.east() <= other.west()
                    || other.east() <= box.west()
                    || box.north() <= other.south()
                    || other.north() <= box.south())) boxes = boxes.append(box);
        }
        return boxes;
    }

    /** Whether a point of one box hides a point of the other. The viewer looks north-east and down. */
    private static boolean nearer(IsometricBox one, IsometricBox other) {
        for (double east = other.west() + 0.25; east < other.east(); east += 0.5)
            for (double north = other.south() + 0.25; north < other.north(); north += 0.5)
                for (double up = 0.25; up < other.top(); up += 0.5)
                    for (double toward = 0.5; toward < SIDE; toward += 0.5)
                        if (in(one, east - toward, north - toward, up + toward)) return true;
        return false;
    }

    private static boolean in(IsometricBox box, double east, double north, double up) {
        return box.west() < east && east < box.east() && box.south() < north && north < box.north() && up < box.top();
    }
}
