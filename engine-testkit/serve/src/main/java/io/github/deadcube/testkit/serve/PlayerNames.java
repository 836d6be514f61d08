package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.support.VisibleText;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;

/** What the players of a game call themselves. A name is one short line that cannot pretend to be more than a name. */
record PlayerNames(Map<Side, String> names) {
    static final PlayerNames NONE = new PlayerNames(LinkedHashMap.empty());
    static final String NAME = "name";
    static final String NAMES = "names";

    private static final int LONGEST = 24;
    private static final int MOST_MARKS = 2;
    /** Letters and signs without ink: fillers of Hangul, and the empty pattern of Braille. */
    private static final String EMPTY = "\u115f\u1160\u3164\uffa0\u2800";

    private static final String SOUND =
            "a name of 1 to " + LONGEST + " letters, digits and signs, with single blanks between them";

    /** The names that an object in a request gives. */
    static PlayerNames read(Request request) throws RequestError {
        if (!request.has(NAMES)) return NONE;
        Request all = request.inner(NAMES, "A", "B");
        PlayerNames names = NONE;
        for (Side side : Side.BOTH) if (all.has(side.toString())) names = names.with(side, all, side.toString());
        return names;
    }

    /** These names with that of a side, which a member of a request gives. */
    PlayerNames with(Side side, Request request, String member) throws RequestError {
        String name = request.text(member);
        if (!isSound(name)) throw request.expected(member, SOUND);
        return new PlayerNames(names.put(side, name));
    }

    PlayerNames swapped() {
        return new PlayerNames(names.mapKeys(Side::other));
    }

    boolean isEmpty() {
        return names.isEmpty();
    }

    JsonObject json() {
        JsonObject json = new JsonObject();
        for (Side side : Side.BOTH) json.with(side.toString(), names.get(side));
        return json;
    }

    /**
     * Whether a text is a name. What turns the direction of the text, or is not seen, could make a page show something
     * else; so could many marks on one letter.
     */
    private static boolean isSound(String name) {
        int length = name.codePointCount(0, name.length());
        if (length < 1 || length > LONGEST || !VisibleText.visible(name).equals(name)) return false;
        int blanks = 1;
        // the first character is none that belongs to another one
        int marks = MOST_MARKS;
        for (int c : name.codePoints().toArray()) {
            blanks = c == ' ' ? blanks + 1 : 0;
            marks = isMark(c) ? marks + 1 : 0;
            if (blanks > 1 || marks > MOST_MARKS || !isShown(c)) return false;
        }
        return blanks == 0;
    }

    private static boolean isMark(int c) {
        int type = Character.getType(c);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
    }

    private static boolean isShown(int c) {
        return EMPTY.indexOf(c) < 0
                && switch (Character.getType(c)) {
                    case Character.CONTROL, Character.PRIVATE_USE, Character.UNASSIGNED -> false;
                    case Character.SPACE_SEPARATOR -> c == ' ';
                    default -> true;
                };
    }
}
