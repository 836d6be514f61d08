package io.github.deadcube.core.json;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.internal.HouseRulebook;
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

    /** A text with titles in place of the identifiers of rules. */
    String titled(String text) {
        // the engine that is compiled for browsers has no replaceAll with a function
        Matcher found = HouseRulebook.identifiersIn(text);
        StringBuilder titled = new StringBuilder();
        int from = 0;
        while (found.find()) {
            titled.append(text, from, found.start()).append(title(found.group()));
            from = found.end();
        }
        return titled.append(text, from, text.length()).toString();
    }

    private String title(String identifier) {
        String added = additions.get(identifier);
        if (added != null) return added;
        String title = RuleId.read(identifier).toOption().map(RuleId::title).getOrElse("");
        return title.isEmpty() ? identifier : title;
    }

    /** The text with titles, if it has identifiers; otherwise empty. */
    String unlike(String text) {
        String titled = titled(text);
        return titled.equals(text) ? "" : titled;
    }

    /** The names of models in brackets; empty if there are none. */
    String names(Vector<ModelId> models) {
        Vector<String> names = models.flatMap(id ->
                        setup.team(id.side()).members().drop(id.number() - 1).headOption())
                .map(Card::name);
        return names.isEmpty() ? "" : names.mkString(" (", ", ", ")");
    }
}
