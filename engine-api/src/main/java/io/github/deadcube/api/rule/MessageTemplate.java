package io.github.deadcube.api.rule;

import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.function.Function;

/** The template of a {@link Sentence}, read into its parts. */
final class MessageTemplate {
    private final String text;
    private final ArrayList<Part> parts;
    private int at;

    private sealed interface Part {}

    private record Plain(String text) implements Part {}

    private record Argument(String name) implements Part {}

    /** The number by which a plural is chosen. */
    private record Counted(String name) implements Part {}

    private record Choice(String name, boolean plural, ArrayList<Case> cases) implements Part {}

    private record Case(String key, ArrayList<Part> parts) {}

    /** @throws IllegalArgumentException if it is not a template */
    MessageTemplate(String text) {
        this.text = text;
        this.parts = parts("");
        if (at < text.length()) throw wrong("a brace closes nothing");
    }

    /** The names of its arguments, in the order in which they stand there first. */
    Vector<String> names() {
        ArrayList<String> names = new ArrayList<>();
        names(parts, names);
        return LinkedHashSet.ofAll(names).toVector();
    }

    /** Whether it says something itself, beside its arguments. */
    boolean hasLetters() {
        return parts.stream()
                .anyMatch(part -> part instanceof Choice
                        || part instanceof Plain plain && plain.text.chars().anyMatch(Character::isLetter));
    }

    private static void names(ArrayList<Part> parts, ArrayList<String> names) {
        for (Part part : parts)
            if (part instanceof Argument argument) names.add(argument.name);
            else if (part instanceof Choice choice) {
                names.add(choice.name);
                choice.cases.forEach(one -> names(one.parts, names));
            }
    }

    /**
     * Writes it with its arguments.
     *
     * @param argument the argument with a name
     * @param language gives the form of a plural, and the text of each argument
     */
    void write(StringBuilder out, Function<String, Object> argument, Language language) {
        write(parts, out, argument, language);
    }

    private static void write(
            ArrayList<Part> parts, StringBuilder out, Function<String, Object> argument, Language language) {
        for (Part part : parts)
            if (part instanceof Plain plain) out.append(language.part(plain.text));
            else if (part instanceof Argument one) write(argument.apply(one.name), out, language);
            else if (part instanceof Counted one) out.append(argument.apply(one.name));
            else if (part instanceof Choice choice)
                write(chosen(choice, argument.apply(choice.name), language), out, argument, language);
    }

    private static void write(Object argument, StringBuilder out, Language language) {
        if (argument instanceof Told told) out.append(told.told(language));
        else if (argument instanceof Seq<?> several) {
            String between = "";
            for (Object one : several) {
                out.append(between);
                write(one, out, language);
                between = ", ";
            }
        } else out.append(argument);
    }

    private static ArrayList<Part> chosen(Choice choice, Object by, Language language) {
        String word = by.toString();
        for (Case one : choice.cases) if (one.key.equals(choice.plural ? "=" + word : word)) return one.parts;
        String form = choice.plural ? language.plural(((Number) by).longValue()) : "other";
        for (Case one : choice.cases) if (one.key.equals(form)) return one.parts;
        return choice.cases.get(choice.cases.size() - 1).parts;
    }

    /**
     * Reads to the end, or to the brace that closes a case.
     *
     * @param counted the argument that a number sign repeats; empty outside of a plural
     */
    private ArrayList<Part> parts(String counted) {
        ArrayList<Part> read = new ArrayList<>();
        int begin = at;
        for (; at < text.length() && text.charAt(at) != '}'; at++) {
            boolean number = !counted.isEmpty() && text.charAt(at) == '#';
            if (!number && text.charAt(at) != '{') continue;
            if (begin < at) read.add(new Plain(text.substring(begin, at)));
            read.add(number ? new Counted(counted) : argument());
            begin = at + 1;
        }
        if (begin < at) read.add(new Plain(text.substring(begin, at)));
        return read;
    }

    /** Reads from an opening brace to the one that closes it, and stays there. */
    private Part argument() {
        at++;
        String name = word();
        if (at < text.length() && text.charAt(at) == '}') return new Argument(name);
        comma();
        String kind = word();
        if (!kind.equals("plural") && !kind.equals("select")) throw wrong("'" + kind + "' is not plural or select");
        comma();
        boolean plural = kind.equals("plural");
        ArrayList<Case> cases = new ArrayList<>();
        while (at < text.length() && text.charAt(at) != '}') {
            String key = word();
            if (at >= text.length() || text.charAt(at) != '{') throw wrong("a case has its text in braces");
            at++;
            cases.add(new Case(key, parts(plural ? name : "")));
            at++;
            spaces();
        }
        if (at >= text.length()) throw wrong("a brace is not closed");
        if (cases.isEmpty() || !cases.get(cases.size() - 1).key.equals("other"))
            throw wrong("the last case is 'other'");
        return new Choice(name, plural, cases);
    }

    private String word() {
        spaces();
        int begin = at;
        while (at < text.length() && "{}, ".indexOf(text.charAt(at)) < 0) at++;
        if (begin == at) throw wrong("a name is missing");
        String word = text.substring(begin, at);
        spaces();
        return word;
    }

    private void comma() {
        if (at >= text.length() || text.charAt(at) != ',') throw wrong("a comma or a closing brace is missing");
        at++;
    }

    private void spaces() {
        while (at < text.length() && text.charAt(at) == ' ') at++;
    }

    private IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException("the template '" + text + "', character " + (at + 1) + ": " + what);
    }
}
