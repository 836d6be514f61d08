package io.github.deadcube.api.internal;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.api.rule.Rulebook.Basis;
import io.github.deadcube.api.rule.Rulebook.Passage;
import io.github.deadcube.api.shared.PrintedName;
import io.github.deadcube.api.team.Keyword;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rulebook of a ruleset or of a game: the {@link Rulebook}, and the titles and texts of house rules.
 * It finds the keywords, items and special orders by their names.
 *
 * @param own the rules with their own titles and texts. If an edition or an application replaces the text of a rule of
 *     the game, the rule is here too; the first of several texts of a rule counts
 */
public record HouseRulebook(Vector<Library.Rule> own) {
    private static final Pattern IDENTIFIER = Pattern.compile("\\b[A-Z][A-Z0-9]*+(?:-[A-Z0-9]++)++\\b");

    /** The game's rulebook without house rules. */
    public static final HouseRulebook GAME = new HouseRulebook(Vector.empty());

    /**
     * Finds what has the form of a rule's identifier in a text for people, whether or not a rulebook has such a rule.
     */
    public static Matcher identifiersIn(String text) {
        return IDENTIFIER.matcher(text);
    }

    /**
     * The game's rulebook with the titles and texts of the library's rules. The texts of the game's own rules say what
     * the tables and variants say. Computed at each call.
     */
    public static HouseRulebook of(Ruleset ruleset) {
        return new HouseRulebook(
                TweakedText.rules(ruleset).appendAll(ruleset.library().all()));
    }

    /**
     * The ruleset's rulebook with the titles and texts of the scenario's rules and of the unknown keywords that cards
     * carry without effect. Computed at each call.
     */
    public static HouseRulebook of(Setup setup) {
        Library library = setup.ruleset().library();
        Vector<Library.Rule> unknown = setup.cards()
                .flatMap(CardWords::keywords)
                .map(Keyword::name)
                .distinct()
                .reject(library::knows)
                .flatMap(library::keyword);
        return new HouseRulebook(
                of(setup.ruleset()).own().appendAll(setup.scenario().rules()).appendAll(unknown));
    }

    /**
     * The title of a rule: from the game's rulebook, or from the rule itself if the rulebook lacks it; the identifier
     * of an unknown rule.
     */
    public String title(RuleId rule) {
        return rule.known()
                ? rule.title()
                : rule(rule).map(Library.Rule::title).filter(t -> !t.isBlank()).getOrElse(rule.id());
    }

    /** The title in a language, as {@link #title}; in English if the language does not have it. */
    public String titleIn(RuleId rule, Language language) {
        return language.text(rule.id(), title(rule));
    }

    /**
     * The text of a rule as one paragraph in a language; none if the language does not have it, or if it is not the
     * text of the game.
     */
    public Option<String> textIn(RuleId rule, Language language) {
        return Option.some(rule.textIn(language)).filter(text -> !replaces(rule) && !text.equals(rule.text()));
    }

    /**
     * The text of a rule as one paragraph: its own text, or the text of the game's rulebook if it has none; empty for
     * an unknown rule.
     */
    public String text(RuleId rule) {
        return rule(rule).map(Library.Rule::text).filter(t -> !t.isBlank()).getOrElse(rule::text);
    }

    /**
     * The text of a rule in passages, each with its basis. What an edition changes by an option is a passage with that
     * option; the text of an application's rule is one passage, {@link Basis#HOUSE_RULE}. Empty for an unknown rule.
     */
    public Vector<Passage> passages(RuleId rule) {
        Option<Library.Rule> changed = rule(rule).filter(one -> !one.text().isBlank());
        if (changed.exists(TweakedText.class::isInstance)) return ((TweakedText) changed.get()).passages();
        return changed.map(Library.Rule::text)
                .filter(text -> !text.equals(rule.text()))
                .map(text -> Vector.of(new Passage(text, Vector.of(Basis.HOUSE_RULE))))
                .getOrElse(rule::passages);
    }

    /** The passages in a language; in English those that an application or an edition changes. */
    public Vector<Passage> passagesIn(RuleId rule, Language language) {
        Vector<Passage> printed = rule.passages();
        return passages(rule)
                .map(passage -> printed.contains(passage)
                        ? new Passage(language.text(rule.id(), passage.text()), passage.basis())
                        : passage);
    }

    /** Whether a rule of the game has another text here than in the game's rulebook. */
    public boolean replaces(RuleId rule) {
        return rule.known() && !text(rule).equals(rule.text());
    }

    /** Every rule: the game's in catalogue order, then the others alphabetically. */
    public Vector<RuleId> all() {
        return Rulebook.all().appendAll(additions());
    }

    /** The rules that the game's rulebook lacks, each once, alphabetically. */
    public Vector<RuleId> additions() {
        return own.map(Library.Rule::rule).reject(RuleId::known).distinct().sorted();
    }

    /**
     * Finds a rule by its identifier; upper and lower case, hyphens and underscores are equal.
     *
     * @param id the identifier, such as {@code house-bomb}
     * @return the exact identifier; none if neither rulebook has the rule
     */
    public Option<RuleId> find(String id) {
        String exact = id.strip().toUpperCase(Locale.ROOT).replace('_', '-');
        return Rulebook.find(id).orElse(() -> additions().find(rule -> rule.id().equals(exact)));
    }

    /**
     * The rules that contain a word or another run of characters in their identifier, title or text:
     * {@link Rulebook#mentions}.
     *
     * @param word the text to look for, such as {@code knockback}
     * @return the rules of the game in the order of {@link Rulebook#search}, then the others; empty if the word is
     *     blank
     */
    public Vector<RuleId> search(String word) {
        Predicate<String> has = Rulebook.mentions(word);
        return Rulebook.search(word)
                .appendAll(additions().filter(rule -> has.test(rule + " " + title(rule) + " " + text(rule))));
    }

    /** As {@link #search}, also in the titles and texts of a language. */
    public Vector<RuleId> searchIn(String word, Language language) {
        Predicate<String> has = Rulebook.mentions(word);
        Predicate<RuleId> inTitle = rule -> has.test(titleIn(rule, language));
        Vector<RuleId> found = search(word)
                .prependAll(all().filter(inTitle))
                .appendAll(all().filter(rule -> textIn(rule, language).exists(has)));
        return language.equals(Language.ENGLISH) ? search(word) : found.distinct();
    }

    /** The keyword, kind of items or special order with an identifier; none if the library has no such rule. */
    public Option<Library.Rule> named(RuleId rule) {
        return named().find(one -> one.rule().equals(rule));
    }

    /**
     * A keyword, a kind of items or a special order by its name.
     *
     * @param printed its name as a card prints it, in upper or lower case, with or without brackets; a known other
     *     spelling; or its identifier
     * @return none if the library has no such rule
     */
    public Option<Library.Rule> named(String printed) {
        String wanted = PrintedName.plain(printed);
        return find(printed)
                .flatMap(this::named)
                .orElse(() -> named().find(one -> printed(one).equals(wanted)))
                .orElse(() -> named().find(one ->
                        one.spellings().exists(s -> PrintedName.plain(s).equals(wanted))));
    }

    /**
     * The rules with a name: those that have it as their title, of a rule and its revision the one that the library
     * has; otherwise the keyword, kind of items or special order of this name.
     *
     * @param name such as {@code knockback}, in upper or lower case
     * @return several if rules have the same title; empty if none has the name
     */
    public Vector<RuleId> called(String name) {
        Option<RuleId> named = named(name).map(Library.Rule::rule);
        Vector<RuleId> titled = all().filter(rule -> title(rule).equalsIgnoreCase(name.strip()));
        return titled.isEmpty()
                ? named.toVector()
                : titled.map(rule -> named.filter(Revised.revised(rule)::equals).getOrElse(rule));
    }

    /**
     * As {@link #called}, also by a title in a language, with or without what stands in brackets behind it: {@code
     * Toxique}, {@code Toxique (TOXIC)}.
     */
    public Vector<RuleId> calledIn(String name, Language language) {
        Vector<RuleId> english = called(name);
        return english.isEmpty()
                ? all().filter(rule -> titleIn(rule, language).equalsIgnoreCase(name.strip())
                        || titleIn(rule, language).replaceFirst(" \\(.*", "").equalsIgnoreCase(name.strip()))
                : english;
    }

    private static String printed(Library.Rule rule) {
        if (rule instanceof KeywordRule keyword) return keyword.printed();
        return PrintedName.plain(rule instanceof ItemRule item ? item.name() : ((SpecialOrder) rule).name());
    }

    private Vector<Library.Rule> named() {
        return own.filter(
                rule -> rule instanceof KeywordRule || rule instanceof ItemRule || rule instanceof SpecialOrder);
    }

    /** The forms in which cards may print a keyword of the library. Computed at each call. */
    public KeywordForms forms(KeywordRule keyword) {
        return KeywordForms.of(
                keyword, own.filter(KeywordRule.class::isInstance).map(KeywordRule.class::cast));
    }

    private Option<Library.Rule> rule(RuleId rule) {
        for (Library.Rule one : own) if (one.rule().equals(rule)) return Option.some(one);
        return Option.none();
    }
}
