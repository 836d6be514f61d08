package io.github.deadcube.api.extend;

import io.github.deadcube.api.shared.Nearest;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;

/**
 * KT-1: what a card may mean by a keyword that no rule knows.
 *
 * @param known the rules that there are
 */
record UnknownKeyword(String printed, Vector<KeywordRule> known) {
    /** R25: to what keywords of another edition are nearest, which are not spelt alike. */
    private static final Map<String, Vector<String>> ELSEWHERE = TreeMap.of(
            "DEFENCE CLOUD", Vector.of("GAS CLOUD"),
            "SMOKESCREEN", Vector.of("GAS CLOUD"),
            "TOXIC SMOKE", Vector.of("GAS CLOUD"),
            "NON-LETHAL", Vector.of("STUN"),
            "ELUSIVE", Vector.of("STEALTHY", "EVADE"));

    /** What follows the fault; empty where nothing comes close. */
    String hint() {
        Vector<String> names = known.map(KeywordRule::printed);
        for (KeywordRule rule : known)
            if (rule.spellings().map(PrintedName::plain).contains(PrintedName.plain(printed)))
                return ": the rules spell it " + rule.printed();
        for (int space = printed.indexOf(' '); space > 0; space = printed.indexOf(' ', space + 1)) {
            String before = printed.substring(0, space);
            String after = printed.substring(space + 1);
            if (names.contains(before) && names.contains(after))
                return ": between " + before + " and " + after + " a comma or 'and' is missing";
        }
        Vector<String> near = ELSEWHERE.getOrElse(printed, Vector.empty()).filter(names::contains);
        if (near.isEmpty()) near = Nearest.among(printed, names);
        return near.isEmpty() ? "" : ": the nearest is " + near.mkString(" or ");
    }
}
