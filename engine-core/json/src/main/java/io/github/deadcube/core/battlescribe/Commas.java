package io.github.deadcube.core.battlescribe;

import java.util.ArrayList;
import java.util.List;

/** Commas and line breaks outside brackets part what people list. */
final class Commas {
    private Commas() {}

    static List<String> split(String text) {
        List<String> parts = new ArrayList<>();
        int depth = 0;
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '(' || c == '[') depth++;
            if ((c == ')' || c == ']') && depth > 0) depth--;
            if (c == '\n' || c == ',' && depth == 0) {
                parts.add(text.substring(from, i));
                from = i + 1;
                depth = 0;
            }
        }
        parts.add(text.substring(from));
        return parts;
    }
}
