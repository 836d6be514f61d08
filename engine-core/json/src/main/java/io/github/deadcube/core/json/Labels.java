package io.github.deadcube.core.json;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import java.util.TreeMap;
import java.util.regex.Matcher;

/** Texts for people: titles in place of the identifiers of rules, and the names of models. */
final class Labels {
    private final Setup setup;
    /** The titles of the rules that the rulebook of the game lacks. */
    private final TreeMap<String, String> additions = new TreeMap<>();

    Labels(Setup setup) {
        this.setup = setup;
        HouseRulebook book = HouseRulebook.of(setup);
        for (RuleId rule : book.additions()) additions.put(rule.id(), book.title(rule));
    }

    /** A choice in words. */
    String label(Choice choice, Language language) {
        return language.equals(Language.ENGLISH)
                ? titled(choice.toString(), language)
                : titled(choice.words().told(language), language);
    }

    /** An input in words; empty if it has none but its notation. */
    String label(Input input, Language language) {
        String text = input.toString();
        return unlike(text, input instanceof Choice choice ? label(choice, language) : text);
    }

    /** An event in words; empty if they are those of its text. */
    String label(Event event, String text, Language language) {
        return unlike(text, titled(language.equals(Language.ENGLISH) ? text : event.told(language), language));
    }

    private static String unlike(String text, String label) {
        return label.equals(text) ? "" : label;
    }

    /** A text with titles in place of the identifiers of rules. */
    private String titled(String text, Language language) {
        // the engine that is compiled for browsers has no replaceAll with a function
        Matcher found = HouseRulebook.identifiersIn(text);
        StringBuilder titled = new StringBuilder();
        int from = 0;
        while (found.find()) {
            titled.append(text, from, found.start()).append(title(found.group(), language));
            from = found.end();
        }
        return titled.append(text, from, text.length()).toString();
    }

    private String title(String identifier, Language language) {
        String added = additions.get(identifier);
        if (added != null) return language.text(identifier, added);
        String title = RuleId.read(identifier)
                .toOption()
                .filter(RuleId::known)
                .map(rule -> rule.titleIn(language))
                .getOrElse("");
        return title.isEmpty() ? identifier : title;
    }

    /** The names of models in brackets; empty if there are none. */
    String names(Vector<ModelId> models) {
        Vector<String> names = models.flatMap(id ->
                        setup.team(id.side()).members().drop(id.number() - 1).headOption())
                .map(Card::name);
        return names.isEmpty() ? "" : names.mkString(" (", ", ", ")");
    }
}
