package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The titles of rules. */
record RuleTitles(Setup setup, TextStyle paint) {
    /** The meaning of a choice, or the names in its notation. */
    String of(Choice choice) {
        return setup.ruleset()
                .meaning(choice)
                .map(meaning ->
                        paint.faint(choice instanceof Choice.Zone zone ? meaning + ": " + place(zone) : meaning))
                .getOrElse(() -> of(choice.toString()));
    }

    /** SET-7: where a zone lies. */
    private String place(Choice.Zone zone) {
        Vector<Vector<Cube>> zones = setup.scenario().zones(setup.battlefield());
        return zones.size() < zone.number() ? "" : CubeRanges.of(zones.get(zone.number() - 1));
    }

    /** The names of models and rules in a notation: {@code Gunner, Brute}. */
    String of(String notation) {
        return Vector.of(notation.split("[ :]+", -1))
                .flatMap(word -> model(word).orElse(() -> rule(word)))
                .distinct()
                .mkString(", ");
    }

    /** {@code ADV-5 Moving in with enemies}. */
    String of(RuleId rule) {
        String title = title(rule).getOrElse("");
        return rule + (title.isEmpty() ? "" : " " + title);
    }

    private Option<String> model(String word) {
        return ModelId.read(word)
                .toOption()
                .flatMap(id -> setup.team(id.side())
                        .members()
                        .drop(id.number() - 1)
                        .headOption()
                        .map(card -> paint.side(id.side(), card.name())));
    }

    private Option<String> rule(String word) {
        return setup.rulebook()
                .find(word)
                .filter(id -> id.id().equals(word))
                .flatMap(this::title)
                .map(paint::faint);
    }

    private Option<String> title(RuleId rule) {
        return Option.some(setup.rulebook().title(rule)).filter(title -> !title.equals(rule.id()));
    }

    /** Cubes on the ground in few words: {@code a8 to d8}, {@code a7 to d8, f8}. */
    static final class CubeRanges {
        private CubeRanges() {}

        /** A block of cubes, from its south-west to its north-east. */
        private record Block(int west, int east, int south, int north) {
            boolean isBelow(Block other) {
                return west == other.west && east == other.east && north + 1 == other.south;
            }

            Block with(Block above) {
                return new Block(west, east, south, above.north);
            }

            @Override
            public String toString() {
                Cube first = new Cube(west, south, 1);
                return west == east && south == north ? first.toString() : first + " to " + new Cube(east, north, 1);
            }
        }

        static String of(Vector<Cube> cubes) {
            Vector<Block> blocks = Vector.empty();
            for (Block run : runs(cubes)) {
                int below = blocks.indexWhere(block -> block.isBelow(run));
                blocks = below < 0 ? blocks.append(run) : blocks.update(below, block -> block.with(run));
            }
            return blocks.mkString(", ");
        }

        /** The rows from south to north, each in runs without a gap. */
        private static Vector<Block> runs(Vector<Cube> cubes) {
            Vector<Block> runs = Vector.empty();
            for (Cube cube : cubes.map(Cube::whole).distinct().sortBy(cube -> cube.row() * 100 + cube.column())) {
                Block last = runs.lastOption().getOrElse(new Block(0, -1, 0, 0));
                boolean goesOn = last.south() == cube.row() && last.east() + 1 == cube.column();
                runs = goesOn
                        ? runs.update(runs.size() - 1, new Block(last.west(), cube.column(), cube.row(), cube.row()))
                        : runs.append(new Block(cube.column(), cube.column(), cube.row(), cube.row()));
            }
            return runs;
        }
    }
}
