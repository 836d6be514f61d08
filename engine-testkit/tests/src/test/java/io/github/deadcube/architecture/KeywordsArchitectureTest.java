package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.internal.CardWords;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Only the class of a keyword names it: by its constant, by its identifier in a text, or as a keyword that it creates or looks for. All other code asks
 * for traits, modifiers and hooks.
 */
class KeywordsArchitectureTest {
    private static final String KEYWORDS = MainCode.ROOT + ".core.keyword.";

    /** The lists of the editions create the rules, and {@code PlainKeywords} has a row for each of many keywords. */
    private static final TreeSet<String> LISTS = TreeSet.of(KEYWORDS + "Keywords", KEYWORDS + "PlainKeywords");

    /** Keywords that the rules count as one (KT-11), and the markers and clouds that they share. */
    private static final TreeSet<String> SHARED =
            TreeSet.of("K_SMOKE", "K_TOXIC", "K_GAS_CLOUD", "R25_K_TOXIC_SMOKE", "K_VEHICLE");

    /** The data of the game: what is printed, said and listed. None of it decides what a keyword does. */
    private static final Vector<String> DATA = Vector.of(
                    // the identifiers and the rulebook, and the options and ways to move that it lists
                    "api.rule.",
                    "api.extend.Hooks",
                    "api.extend.Ruleset",
                    "api.extend.TweakedText",
                    // the notation: smoke has a sign of its own, and choices have examples
                    "api.play.ChoiceNotation",
                    "api.play.Marker",
                    // shipped items, cards of one edition in another, force lists, and what their cards may buy
                    "core.item.",
                    "core.edition.",
                    "core.battlescribe.",
                    "core.support.Equipment",
                    // the keywords that the rules of teams and of weapons on cards name
                    "core.team.Engineers",
                    "core.team.ListedCard",
                    // the law by which the contracts judge where a model may stand
                    "testkit.contract.PositionCheck",
                    // what the shipped bots value, and what the narration has words for
                    "testkit.bot.KnownKeyword",
                    "testkit.narration.RuleWords")
            .map(name -> MainCode.ROOT + "." + name);

    @Test
    void onlyItsClassNamesAKeyword() {
        assertThat(constants()
                        .mapValues(users -> users.filter(name -> name.startsWith(KEYWORDS) && !LISTS.contains(name)))
                        .filter((id, classes) -> !SHARED.contains(id) && classes.size() > 1))
                .isEmpty();
    }

    @Test
    void noOtherCodeNamesAKeyword() {
        assertThat(constants().mapValues(KeywordsArchitectureTest::others).filterValues(TreeSet::nonEmpty))
                .isEmpty();
    }

    @Test
    void noTextNamesAKeyword() {
        TreeMap<String, TreeSet<String>> found = TreeMap.empty();
        TreeSet<String> printed = printed();
        for (JavaClass type : MainCode.CLASSES)
            for (String text : MainCode.texts(type))
                if (text.matches("(R25-)?K-[A-Z0-9-]+") || printed.contains(text) && handlesKeywords(type))
                    found = found.put(text, TreeSet.of(MainCode.outermost(type)), TreeSet::addAll);
        assertThat(found.keySet()).contains("K-TRAP", "EXPLOSIVE");
        assertThat(found.mapValues(KeywordsArchitectureTest::others).filterValues(TreeSet::nonEmpty))
                .isEmpty();
    }

    private static TreeSet<String> others(TreeSet<String> users) {
        return users.reject(name -> name.startsWith(KEYWORDS) || DATA.exists(name::startsWith));
    }

    private static TreeSet<String> printed() {
        return TreeSet.ofAll(Vector.of(Deadcube.ruleset(), Deadcube.revised())
                .flatMap(ruleset -> ruleset.library().keywords())
                .map(KeywordRule::printed));
    }

    /** Whether it creates a keyword, or asks for its name or whether a card prints it. */
    private static boolean handlesKeywords(JavaClass type) {
        return Stream.concat(type.getMethodCallsFromSelf().stream(), type.getMethodReferencesFromSelf().stream())
                .anyMatch(call -> call.getTargetOwner().isEquivalentTo(Keyword.class)
                                && (call.getName().equals("of")
                                        || call.getName().equals("name"))
                        || call.getTargetOwner().isEquivalentTo(Card.class)
                                && call.getName().equals("has")
                        || call.getTargetOwner().isEquivalentTo(CardWords.class)
                                && call.getName().equals("carries"));
    }

    /** The top-level classes that use the constant of each keyword. */
    private static TreeMap<String, TreeSet<String>> constants() {
        TreeMap<String, TreeSet<String>> users = TreeMap.empty();
        for (JavaClass type : MainCode.CLASSES)
            for (JavaFieldAccess access : type.getFieldAccessesFromSelf()) {
                String field = access.getTarget().getName();
                if (access.getTargetOwner().isEquivalentTo(RuleIds.class) && field.matches("(R25_)?K_.*"))
                    users = users.put(field, TreeSet.of(MainCode.outermost(type)), TreeSet::addAll);
            }
        return users;
    }
}
