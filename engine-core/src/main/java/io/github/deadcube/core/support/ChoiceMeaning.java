package io.github.deadcube.core.support;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.Sentence;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What a choice with only a number or a face means in a game. */
public final class ChoiceMeaning {
    private ChoiceMeaning() {}

    /** The meaning by the ruleset, of a deployment zone with its cubes; none for choices that explain themselves. */
    public static Option<Sentence> meaning(Choice choice, Setup setup) {
        Option<Sentence> meaning = setup.ruleset().meaning(choice);
        return choice instanceof Choice.Zone zone
                ? meaning.map(words -> Sentence.of("{meaning}: {cubes}", words, place(zone, setup)))
                : meaning;
    }

    /** SET-7: where a zone lies; empty if the scenario has no such zone. */
    private static Vector<Sentence> place(Choice.Zone zone, Setup setup) {
        Vector<Vector<Cube>> zones = setup.scenario().zones(setup.battlefield());
        return zones.size() < zone.number() ? Vector.empty() : CubeRanges.words(zones.get(zone.number() - 1));
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

            Sentence words() {
                Cube first = new Cube(west, south, 1);
                return west == east && south == north
                        ? Sentence.verbatim(first.toString())
                        : Sentence.of("{first} to {last}", first, new Cube(east, north, 1));
            }
        }

        static Vector<Sentence> words(Vector<Cube> cubes) {
            Vector<Block> blocks = Vector.empty();
            for (Block run : runs(cubes)) {
                int below = blocks.indexWhere(block -> block.isBelow(run));
                blocks = below < 0 ? blocks.append(run) : blocks.update(below, block -> block.with(run));
            }
            return blocks.map(Block::words);
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
