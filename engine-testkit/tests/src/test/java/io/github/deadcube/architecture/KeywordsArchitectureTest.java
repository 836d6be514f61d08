package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import io.github.deadcube.api.rule.RuleIds;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import org.junit.jupiter.api.Test;

/** Only the class of a keyword or of an item names its identifier. The rest of the engine asks for traits, modifiers and hooks. */
class KeywordsArchitectureTest {
    private static final String KEYWORDS = "io.github.deadcube.core.keyword.";
    private static final String ITEMS = "io.github.deadcube.core.item.";

    /** The lists of the editions create the rules, and {@code PlainKeywords} has a row for each of many keywords. */
    private static final TreeSet<String> LISTS = TreeSet.of(
            KEYWORDS + "Keywords", KEYWORDS + "PlainKeywords", ITEMS + "RevisedItems", ITEMS + "ThirdEditionItems");

    /** Keywords that the rules count as one (KT-11), and the markers and clouds that they share. */
    private static final TreeSet<String> SHARED =
            TreeSet.of("K_SMOKE", "K_TOXIC", "K_GAS_CLOUD", "R25_K_TOXIC_SMOKE", "K_VEHICLE");

    @Test
    void onlyItsClassNamesAKeyword() {
        assertThat(users().filter((id, classes) -> !SHARED.contains(id) && classes.size() > 1))
                .isEmpty();
    }

    @Test
    void noOtherChapterNamesAKeyword() {
        assertThat(users().flatMap(user -> user._2()).filter(name -> !name.startsWith(KEYWORDS)))
                .isEmpty();
    }

    /** The top-level classes of the engine's rules that use each identifier of a keyword, lists excluded. */
    private static TreeMap<String, TreeSet<String>> users() {
        TreeMap<String, TreeSet<String>> users = TreeMap.empty();
        for (JavaClass type : MainCode.CLASSES) {
            String name = MainCode.outermost(type);
            if (!name.startsWith("io.github.deadcube.core.") || LISTS.contains(name)) continue;
            for (JavaFieldAccess access : type.getFieldAccessesFromSelf()) {
                String field = access.getTarget().getName();
                if (access.getTargetOwner().isEquivalentTo(RuleIds.class) && field.matches("(R25_)?K_.*"))
                    users = users.put(field, TreeSet.of(name), TreeSet::addAll);
            }
        }
        return users;
    }
}
