package io.github.deadcube.battlefield;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.text.NamedBattlefield.MapSymbol;
import io.vavr.collection.Vector;
import java.util.Random;

/** Generates battlefields of any size with any scenery. */
public record RandomBattlefield(Random chance) {
    private static final String LETTERS = "ab \"\\#;,:|é";

    NamedBattlefield named() {
        Battlefield field = field();
        Vector<Cube> floors = field.cubes().filter(field::hasFloor);
        Vector<MapSymbol> markers = Vector.empty();
        for (char symbol : "oqz".toCharArray()) {
            if (chance.nextBoolean()) continue;
            Vector<Cube> taken = markers.flatMap(MapSymbol::cubes);
            Vector<Cube> cubes = floors.filter(cube -> chance.nextInt(10) == 0).removeAll(taken);
            markers = markers.append(new MapSymbol(symbol, words(), cubes));
        }
        return new NamedBattlefield(words(), field, markers);
    }

    /** Returns the text of a battlefield with arbitrary names. */
    public String words() {
        StringBuilder s = new StringBuilder();
        for (int i = chance.nextInt(12); i > 0; i--) s.append(LETTERS.charAt(chance.nextInt(LETTERS.length())));
        return s.toString();
    }

    /** A battlefield of up to 12 × 12 × 4 cubes, or of the maximum size. */
    public Battlefield field() {
        boolean largest = chance.nextInt(20) == 0;
        Battlefield field = largest
                ? Battlefield.open(Battlefield.MAX_COLUMNS, Battlefield.MAX_COLUMNS, Battlefield.MAX_LEVELS)
                : Battlefield.open(2 + chance.nextInt(11), 2 + chance.nextInt(11), 1 + chance.nextInt(4));
        for (int i = chance.nextInt(60); i > 0; i--) {
            Cube cube = field.cube(chance.nextInt(field.size()));
            Direction side = Direction.ALL.get(2 * chance.nextInt(4));
            if (chance.nextBoolean() && cube.level() > 1) field = field.withFloor(cube, true);
            else if (field.contains(cube.next(side))) field = field.withFace(cube, side, face());
        }
        return field;
    }

    private Face face() {
        Face.Gap[] gaps = Face.Gap.values();
        return new Face(gaps[chance.nextInt(gaps.length)], chance.nextInt(4) == 0);
    }
}
