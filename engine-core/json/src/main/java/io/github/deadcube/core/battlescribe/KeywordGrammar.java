package io.github.deadcube.core.battlescribe;

import io.github.deadcube.api.team.Keyword;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * The ways in which lists print keywords: {@code Explosive - Frag (3)}, {@code Grenade (Frag (3) (One-Use))}, {@code Trap [Blast]}.
 * Several stand in one where they do not belong into its brackets.
 */
final class KeywordGrammar {
    private static final String ONCE = "ONE-USE";
    private static final String DASH = " - ";
    private static final int LONGEST = 200;
    private static final int DEEPEST = 8;

    private final Vocabulary vocabulary;

    KeywordGrammar(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
    }

    /** The keywords of one item; none if it has no such form. */
    Option<Vector<Keyword>> parse(String item) {
        if (item.length() > LONGEST) return Option.none();
        String text = item.replace('[', '(').replace(']', ')').replace('–', '-').replaceAll("\\s+", " ");
        return parse(text, DEEPEST);
    }

    private Option<Vector<Keyword>> parse(String text, int deeper) {
        if (deeper == 0) return Option.none();
        int dash = outside(text, DASH);
        if (dash >= 0)
            return parse(text.substring(0, dash), deeper - 1)
                    .flatMap(head -> parse(text.substring(dash + DASH.length()), deeper - 1)
                            .map(tail -> joined(head, tail)));
        String bare = trimmed(text);
        int bracket = bare.indexOf('(');
        String name = trimmed(bracket < 0 ? bare : bare.substring(0, bracket)).toUpperCase(Locale.ROOT);
        Option<Keyword> keyword = Keyword.parse(vocabulary.keyword(name)).toOption();
        if (bracket < 0) return keyword.map(Vector::of);
        return keyword.flatMap(k ->
                brackets(bare.substring(bracket), deeper - 1).flatMap(contents -> filled(k, contents, deeper - 1)));
    }

    /** What stands after a dash goes into the brackets of what can hold it. */
    private Vector<Keyword> joined(Vector<Keyword> head, Vector<Keyword> tail) {
        Keyword first = head.head();
        if (head.size() > 1 || !vocabulary.holds(first.name()) || first.nested().isDefined())
            return head.appendAll(tail);
        return tail.tail().prepend(Keyword.of(first.name(), tail.head()));
    }

    private Option<Vector<Keyword>> filled(Keyword bare, Vector<String> contents, int deeper) {
        Keyword keyword = bare;
        Vector<Keyword> others = Vector.empty();
        for (String content : contents) {
            if (content.matches("[0-9]{1,2}")) {
                keyword = new Keyword(keyword.name(), Integer.parseInt(content), keyword.nested());
                continue;
            }
            Option<Vector<Keyword>> inner = parse(content, deeper);
            if (inner.isEmpty()) return Option.none();
            for (Keyword k : inner.get())
                if (keyword.nested().isEmpty()
                        && vocabulary.holds(keyword.name())
                        && !k.name().equals(ONCE))
                    keyword = new Keyword(keyword.name(), keyword.number(), Option.some(k));
                else others = others.append(k);
        }
        return Option.some(others.prepend(keyword));
    }

    /** What stands in each of the brackets; none if anything stands beside them. */
    private static Option<Vector<String>> brackets(String text, int deeper) {
        Vector<String> contents = Vector.empty();
        int depth = 0;
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '(' && ++depth == 1) from = i + 1;
            else if (c == ')' && --depth == 0)
                contents = contents.append(text.substring(from, i).strip());
            else if (depth == 0 && c != ' ') return Option.none();
            if (depth < 0 || depth > deeper) return Option.none();
        }
        return Option.when(depth == 0, contents);
    }

    private static int outside(String text, String what) {
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '(') depth++;
            if (text.charAt(i) == ')') depth--;
            if (depth == 0 && text.startsWith(what, i)) return i;
        }
        return -1;
    }

    /** Without stray stops and colons at its ends. */
    private static String trimmed(String text) {
        String stripped = text.strip();
        int from = 0;
        int to = stripped.length();
        while (from < to && stray(stripped.charAt(from))) from++;
        while (to > from && stray(stripped.charAt(to - 1))) to--;
        return stripped.substring(from, to);
    }

    private static boolean stray(char c) {
        return c == '.' || c == ':' || c == ';' || c == ' ';
    }
}
