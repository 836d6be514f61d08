package io.github.deadcube.core.support;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds what has the form of a rule's identifier in a text for people. */
public final class RuleIdentifiers {
    private static final Pattern IDENTIFIER = Pattern.compile("\\b[A-Z][A-Z0-9]*+(?:-[A-Z0-9]++)++\\b");

    private RuleIdentifiers() {}

    /** Finds each of them, whether or not a rulebook has such a rule. */
    public static Matcher in(String text) {
        return IDENTIFIER.matcher(text);
    }
}
