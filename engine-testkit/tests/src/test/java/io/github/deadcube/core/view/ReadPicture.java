package io.github.deadcube.core.view;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the characters of spots from a picture, line by line. */
final class ReadPicture {
    private static final Pattern HEADER = Pattern.compile(":([1-9]) .*");
    private static final Pattern ROW = Pattern.compile("( [1-9]|[12][0-9]) .*");

    private final String[] lines;
    private final TreeMap<String, Character> spots = new TreeMap<>();

    private ReadPicture(String picture) {
        lines = picture.split("\n", -1);
    }

    /** Returns the characters by place notation. The caller chooses the parts of half-cubes. */
    static Map<String, Character> of(String picture, Battlefield field, Iterable<Place> places) {
        ReadPicture read = new ReadPicture(picture);
        read.all(field, places);
        return read.spots;
    }

    private void all(Battlefield field, Iterable<Place> places) {
        TreeMap<Cube, Integer> middles = new TreeMap<>();
        int level = 0;
        for (int i = 0; i < lines.length; i++) {
            Matcher header = HEADER.matcher(lines[i]);
            Matcher row = ROW.matcher(lines[i]);
            if (header.matches()) level = Integer.parseInt(header.group(1));
            else if (level > 0 && row.matches())
                middles.put(new Cube(1, Integer.parseInt(row.group(1).strip()), level), i);
        }
        for (Place place : places) {
            Cube cube = place.cube();
            int middle = middles.getOrDefault(new Cube(1, cube.row(), cube.level()), -1);
            boolean tall = halved(field, cube);
            spots.put(place.toString(), at(middle + line(place, tall), 4 + (cube.column() - 1) * 8 + column(place)));
        }
    }

    /** Whether a row has five lines: two on each side of a wall from east to west. */
    private static boolean halved(Battlefield field, Cube cube) {
        return field.cubes()
                .filter(other -> other.level() == cube.level() && other.row() == cube.row())
                .flatMap(other -> field.scenery(other).middle())
                .exists(wall -> wall.run() == MiddleWall.Run.EAST_WEST);
    }

    private static int line(Place place, boolean tall) {
        Part part = place.cube().part();
        if (part == Part.NORTH) return place.spot() > 3 ? -2 : -1;
        if (part == Part.SOUTH) return place.spot() > 3 ? 1 : 2;
        int fromSouth = part == Part.WHOLE ? (place.spot() - 1) / 3 : (place.spot() - 1) / 2;
        return (1 - fromSouth) * (tall ? 2 : 1);
    }

    private static int column(Place place) {
        return switch (place.cube().part()) {
            case WHOLE, NORTH, SOUTH -> 1 + 2 * ((place.spot() - 1) % 3);
            case WEST -> 1 + (place.spot() - 1) % 2;
            case EAST -> 4 + (place.spot() - 1) % 2;
        };
    }

    private char at(int line, int column) {
        return line < lines.length && column < lines[line].length() ? lines[line].charAt(column) : ' ';
    }
}
