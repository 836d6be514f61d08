package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Only the class of a keyword names it: by its constant, or by its identifier or printed name in a text. All other code
 * asks for traits, modifiers and hooks.
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
                    "api.internal.TweakedText",
                    // the hint at an unknown keyword: what keywords of another edition are called
                    "api.extend.Library",
                    // the notation: smoke has a sign of its own, and choices, statements and fields have examples
                    "api.play.ChoiceNotation",
                    "api.play.Marker",
                    "core.notation.StateReader",
                    "core.support.ModelItemReader",
                    "core.script.SituationReader",
                    "testkit.script.GameFacts",
                    "testkit.script.ModelFacts",
                    // shipped items and orders, cards of one edition in another, force lists, and what their cards may
                    // buy
                    "core.item.",
                    "core.shipped.ShippedOrders",
                    "core.edition.",
                    "core.lists.",
                    "core.support.Equipment",
                    // the keywords that the rules of teams name
                    "core.team.",
                    // what the shipped bots value, and what the narration has words for
                    "testkit.bot.KnownKeyword",
                    "testkit.narration.RuleWords",
                    // situations from which generated games begin
                    "testkit.jqwik.DeadcubeArbitraries")
            .map(name -> MainCode.ROOT + "." + name);

    /** AP is also a figure of each weapon, with a notation of its own (AP1). */
    private static final String FIGURE = "AP";

    /** A message may show a keyword in an example. */
    private static final String EXAMPLE = "such as ";

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
        Pattern keyword = keyword();
        for (JavaClass type : MainCode.CLASSES)
            for (String text : MainCode.texts(type)) {
                Matcher named = keyword.matcher(text);
                if (!isOwnName(type, text) && !text.contains(EXAMPLE))
                    while (named.find())
                        found = found.put(named.group(), TreeSet.of(MainCode.outermost(type)), TreeSet::addAll);
            }
        assertThat(found.keySet()).contains("K-TRAP", "EXPLOSIVE", "BOOM!");
        assertThat(found.mapValues(KeywordsArchitectureTest::others).filterValues(TreeSet::nonEmpty))
                .isEmpty();
    }

    @Test
    void everyListOfDataNamesAKeyword() {
        TreeSet<String> naming = constants().values().fold(TreeSet.empty(), TreeSet::addAll);
        Pattern keyword = keyword();
        for (JavaClass type : MainCode.CLASSES)
            if (MainCode.texts(type).stream()
                    .anyMatch(text -> keyword.matcher(text).find())) naming = naming.add(MainCode.outermost(type));
        TreeSet<String> all = naming;
        assertThat(DATA.reject(name -> all.exists(user -> user.startsWith(name))))
                .isEmpty();
    }

    /** The identifier of a keyword, or its name as a card prints it. */
    private static Pattern keyword() {
        return Pattern.compile("(?<![\\w-])(?:(?:R25-)?K-[A-Z0-9-]+|"
                + printed()
                        .toVector()
                        .remove(FIGURE)
                        .sortBy(name -> -name.length())
                        .map(Pattern::quote)
                        .mkString("|")
                + ")(?![\\w-])");
    }

    /** Whether it is the name of a constant of an enum. */
    private static boolean isOwnName(JavaClass type, String text) {
        return type.isEnum()
                && type.getFields().stream().anyMatch(field -> field.getName().equals(text));
    }

    private static TreeSet<String> others(TreeSet<String> users) {
        return users.reject(name -> name.startsWith(KEYWORDS) || DATA.exists(name::startsWith));
    }

    private static TreeSet<String> printed() {
        return TreeSet.ofAll(Vector.of(Deadcube.ruleset(), Deadcube.revised())
                .flatMap(ruleset -> ruleset.library().keywords())
                .map(KeywordRule::printed));
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
