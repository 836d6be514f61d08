package io.github.deadcube.core.battlescribe;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.core.spelling.Spellings;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import java.util.Locale;

/** Keywords that the game has in any edition, whether a ruleset plays them or not. */
final class KnownKeywords {
    private static final String LATER = "R25-";
    private static final SortedSet<String> ALL =
            TreeSet.ofAll(Rulebook.all().filter(KnownKeywords::printed).map(KnownKeywords::name));

    private KnownKeywords() {}

    static boolean has(String name) {
        return ALL.contains(name) || Spellings.equipment(name).isDefined();
    }

    private static boolean printed(RuleId rule) {
        return rule.id().startsWith("K-") || rule.id().startsWith(LATER + "K-");
    }

    private static String name(RuleId rule) {
        return rule.title().replace(" (2025)", "").toUpperCase(Locale.ROOT);
    }
}
