package io.github.deadcube.core.script;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * SET-2: collects the objectives of a script: {@code objective 2 at c4}, {@code objective 2 inside c4}, or drawn as
 * {@code o} for 1 VP.
 */
final class Goals {
    private static final Pattern OBJECTIVE = Pattern.compile("objective ([0-9]{1,3}) (at|inside) (\\S+)");

    private Vector<Said> said = Vector.empty();
    private Vector<Drawn> drawn = Vector.empty();

    private record Said(TextPiece at, Cube cube, Objective objective) {}

    private record Drawn(TextPiece at, Cube cube) {}

    Option<Fault> said(TextPiece item) {
        Matcher m = OBJECTIVE.matcher(item.text());
        Option<Cube> cube = m.matches() ? Cube.read(m.group(3)).toOption() : Option.none();
        if (cube.isEmpty())
            return Option.some(item.expected("an objective's VPs and its place, such as 'objective 2 at c4'"));
        boolean inside = m.group(2).equals("inside");
        Cube place = inside ? cube.get().whole() : cube.get().atLevel(1);
        said = said.append(new Said(item, cube.get(), new Objective(place, Integer.parseInt(m.group(1)), inside)));
        return Option.none();
    }

    void drawn(TextPiece at, Cube cube) {
        drawn = drawn.append(new Drawn(at, cube));
    }

    boolean anySaid() {
        return !said.isEmpty();
    }

    /** The objectives of items, then the objectives that are only drawn. */
    Vector<Objective> all() {
        Set<Cube> inside = said(true);
        Set<Cube> outside = said(false);
        return said.map(Said::objective)
                .appendAll(drawn.map(Drawn::cube)
                        .reject(cube -> inside.contains(cube) || outside.contains(cube.atLevel(1)))
                        .map(cube -> new Objective(cube.atLevel(1), 1)));
    }

    /**
     * The cubes of the stated objectives: exact cubes if {@code inside}, otherwise the ground cubes of their stacks.
     */
    private Set<Cube> said(boolean inside) {
        return new TreeSet<>(said.map(Said::objective)
                .filter(objective -> objective.inside() == inside)
                .map(Objective::cube)
                .asJava());
    }

    /** The cubes of the stated objectives. */
    Vector<Cube> cubes() {
        return said.map(Said::cube);
    }

    Vector<Fault> errors(Battlefield field) {
        Set<Cube> inside = said(true);
        return drawn.filter(d -> field.contains(d.cube())
                        && !inside.contains(d.cube())
                        && !field.highestFloor(d.cube()).equals(d.cube()))
                .map(d -> d.at().wrong(
                                Sentence.of("an objective at {cube} has a floor above it", d.cube()),
                                Sentence.of(
                                        "it at {highestFloor}, the highest floor of its stack",
                                        field.highestFloor(d.cube()))))
                .appendAll(said.flatMap(s -> TerrainReader.outside(s.at(), s.cube(), field)))
                .appendAll(said.filter(s -> s.objective().inside() && field.contains(s.cube()))
                        .reject(s -> field.hasFloor(s.cube()))
                        .map(s -> s.at().wrong(
                                        Sentence.of("there is no floor at {cube}", s.cube()), "a cube with a floor")));
    }
}
