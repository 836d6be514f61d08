package io.github.deadcube.testkit.book;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.api.rule.Rulebook.Passage;
import io.github.deadcube.core.support.RuleIdentifiers;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.regex.Matcher;

/** Links to the rules that a text names. */
final class RuleLinks {
    private RuleLinks() {}

    /** Writes a text, each identifier of a rule as a link to its section. */
    static void write(Html html, String text) {
        Matcher found = RuleIdentifiers.in(text);
        int from = 0;
        while (found.find()) {
            Option<RuleId> rule = Rulebook.find(found.group());
            if (rule.isEmpty()) continue;
            html.text(text.substring(from, found.start()));
            to(html, rule.get());
            from = found.end();
        }
        html.text(text.substring(from));
    }

    /** Writes a link to a rule; for a rule that the rulebook lacks, its identifier. */
    static void to(Html html, RuleId rule) {
        if (rule.known()) html.element("a", rule.id(), "href", "#" + rule, "title", rule.title());
        else html.text(rule.id());
    }

    /** Writes passages, each with its basis. */
    static void passages(Html html, Vector<Passage> passages) {
        for (Passage passage : passages) {
            write(html, passage.text() + " ");
            passage.basis()
                    .forEach(basis -> html.element(
                                    "small",
                                    basis.source().getOrElse(basis::toString),
                                    "class",
                                    "bk " + basis.kind().replace(' ', '-'),
                                    "title",
                                    basis)
                            .text(" "));
        }
    }

    /** The other rules that a rule names. */
    static Vector<RuleId> in(RuleId rule) {
        return Vector.ofAll(RuleIdentifiers.in(rule.text()).results())
                .flatMap(found -> Rulebook.find(found.group()))
                .reject(rule::equals)
                .distinct();
    }
}
