package io.github.deadcube.puzzles;

import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.collection.Vector;

/**
 * Draws situations in the last round on a few cubes, in which one model of a side has still to act. Equal numbers give
 * equal situations.
 */
final class PuzzleSituation {
    /** What the model can do that has still to act. */
    enum Style {
        /** It shoots, and does not move. */
        SHOOTER,
        /** It moves, and so there are few others. */
        MOVER
    }

    private static final Vector<String> BOARDS = Vector.of("3 x 2", "3 x 2", "2 x 2", "4 x 2", "3 x 3");
    private static final Vector<String> SMALL = Vector.of("2 x 2", "3 x 2");
    private static final Vector<String> WALLS =
            Vector.of("wall", "wall", "smooth wall", "barricade", "barricade", "large gap", "medium gap");
    private static final Vector<String> GUNS = Vector.of(
            "pistol R2",
            "rifle R4",
            "rifle R4",
            "rifle R5 RAPID FIRE",
            "rifle R5 RAPID FIRE",
            "cannon R3 AP1",
            "cannon R3 AP1",
            "thrower R2 FRAG (2)",
            "launcher R3 FRAG (3)");
    private static final Vector<String> BLADES = Vector.of("claw CC", "blade CC AP1", "fang CC TOXIC (1)");
    private static final Vector<String> KEYWORDS = Vector.of("AGILE", "STEALTHY", "TOUGH", "RAMPAGE", "SOLID");
    private static final Vector<String> COMMANDS = Vector.of("dice", "shoot", "advance", "assault");
    private static final int LETTERS = 'a';

    private final SplitMix64 chance;
    private final int width;
    private final int depth;
    private final String board;
    private final Style style;
    /** The cube of the model that has still to act. */
    private final String here;

    private PuzzleSituation(SplitMix64 chance, Style style) {
        this.chance = chance;
        this.style = style;
        this.board = one(style == Style.MOVER ? SMALL : BOARDS);
        this.width = Character.digit(board.charAt(0), 10);
        this.depth = Character.digit(board.charAt(board.length() - 1), 10);
        this.here = cube();
    }

    /** The text of a situation in which the model A1 or B1 of the side with the initiative has still to act. */
    static String drawn(long seed, int number, Style style) {
        return new PuzzleSituation(SplitMix64.stream(seed, number), style).text();
    }

    private String text() {
        Vector<String> lines = Vector.of("board " + board);
        if (in(10)) lines = lines.prepend("edition revised");
        lines = lines.appendAll(walls());
        if (chance.below(3) > 0) lines = lines.append("objective " + (1 + chance.below(2)) + " at " + cube());
        String acts = in(3) ? "B" : "A";
        for (String side : Vector.of("A", "B")) {
            int models = 1 + chance.below(2);
            for (int i = 1; i <= models; i++) lines = lines.append(model(side + i, side.equals(acts) && i == 1));
        }
        if (in(8)) lines = lines.append("command " + acts + " " + one(COMMANDS));
        if (in(2)) lines = lines.append("score " + (in(2) ? "A" : "B") + " " + (1 + chance.below(2)));
        return lines.append("initiative " + acts + ", round 5").mkString("\n");
    }

    private Vector<String> walls() {
        Vector<String> lines = Vector.empty();
        for (int x = 0; x < width; x++)
            for (int y = 1; y <= depth; y++) {
                if (x + 1 < width && in(4)) lines = lines.append(one(WALLS) + " east of " + cube(x, y));
                if (y < depth && in(4)) lines = lines.append(one(WALLS) + " north of " + cube(x, y));
            }
        return lines;
    }

    private String model(String name, boolean acts) {
        boolean moves = acts && style == Style.MOVER;
        boolean shoots = acts ? style == Style.SHOOTER || in(3) : chance.below(3) > 0;
        Vector<String> items = Vector.of(name + " SP " + (moves ? "1-1" : "-") + " RA " + (4 + chance.below(4))
                + "+ FI " + (4 + chance.below(5)) + "+ SV " + (4 + chance.below(5)) + "+ AR " + chance.below(2) + " HP "
                + (style == Style.MOVER ? 1 : 1 + chance.below(2)));
        if (shoots) items = items.append(moves ? "pistol R1" : one(GUNS));
        if (!shoots || in(2)) items = items.append(one(BLADES));
        if (in(6)) items = items.append(one(KEYWORDS));
        if (!acts && (style == Style.MOVER || chance.below(12) > 0)) items = items.append("activated");
        if (!acts && in(6)) items = items.append("pinned");
        return items.append("at " + (acts || in(4) ? here : cube())).mkString(", ");
    }

    private boolean in(int times) {
        return chance.below(times) == 0;
    }

    private String one(Vector<String> of) {
        return of.get(chance.below(of.size()));
    }

    private String cube() {
        return cube(chance.below(width), 1 + chance.below(depth));
    }

    private static String cube(int x, int y) {
        return (char) (LETTERS + x) + "" + y;
    }
}
