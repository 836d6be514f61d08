package io.github.deadcube.core.schema;

import io.github.deadcube.api.rule.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A sentence with parts of a record in braces: <code>{model} goes to {to}</code>, or <code>{shot.cube}</code> for a
 * part of a part, which the sentence names <code>{cube}</code>.
 */
public final class Template {
    private static final Pattern PART = Pattern.compile("\\{([A-Za-z.]+)}");

    private final String text;
    private final List<List<Step>> parts = new ArrayList<>();

    private record Step(RecordType of, int place) {}

    /** @throws IllegalStateException if the record has no such part */
    public Template(Class<?> record, String text) {
        Matcher part = PART.matcher(text);
        List<String> names = new ArrayList<>();
        while (part.find()) {
            String path = part.group(1);
            String name = path.substring(path.lastIndexOf('.') + 1);
            if (names.contains(name)) throw new IllegalStateException("two parts have the name " + name + ": " + text);
            names.add(name);
            parts.add(path(record, path));
        }
        this.text = text.replaceAll("\\{[A-Za-z.]+\\.([A-Za-z]+)}", "{$1}");
    }

    /** The template of the sentence. */
    public String text() {
        return text;
    }

    private static List<Step> path(Class<?> record, String path) {
        List<Step> steps = new ArrayList<>();
        Class<?> at = record;
        for (String name : path.split("\\.", -1)) {
            RecordType of = RecordType.of(at);
            int place = of.place(name);
            if (place < 0) throw new IllegalStateException("the text of a record names no part of " + at + ": " + name);
            steps.add(new Step(of, place));
            at = of.kind(place);
        }
        return steps;
    }

    public Sentence filled(Object record) {
        Object[] values = new Object[parts.size()];
        for (int i = 0; i < values.length; i++) {
            Object at = record;
            for (Step step : parts.get(i)) at = step.of().get(at, step.place());
            values[i] = at;
        }
        return Sentence.of(text, values);
    }
}
