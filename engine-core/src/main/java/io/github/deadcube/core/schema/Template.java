package io.github.deadcube.core.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text with parts of a record in braces: <code>{model} goes to {to}</code>, or <code>{shot.cube}</code> for a part of
 * a part.
 */
public final class Template {
    private static final Pattern PART = Pattern.compile("\\{([A-Za-z.]+)}");

    /** The text around the parts; there is one text more than there are parts. */
    private final List<String> texts = new ArrayList<>();

    private final List<List<Step>> parts = new ArrayList<>();

    private record Step(RecordType of, int place) {}

    /** @throws IllegalStateException if the record has no such part */
    public Template(Class<?> record, String text) {
        Matcher part = PART.matcher(text);
        int end = 0;
        while (part.find()) {
            texts.add(text.substring(end, part.start()));
            parts.add(path(record, part.group(1)));
            end = part.end();
        }
        texts.add(text.substring(end));
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

    public String filled(Object record) {
        StringBuilder words = new StringBuilder(texts.get(0));
        for (int i = 0; i < parts.size(); i++) {
            Object at = record;
            for (Step step : parts.get(i)) at = step.of().get(at, step.place());
            words.append(at).append(texts.get(i + 1));
        }
        return words.toString();
    }
}
