package io.github.deadcube.core.text;

import io.github.deadcube.api.team.Side;

/** How words are set off where text can be coloured. What is painted reads the same without it. */
public interface TextStyle {
    /** No colours: for files, pipes and tests. */
    TextStyle NONE = new TextStyle() {
        @Override
        public String side(Side side, String text) {
            return text;
        }

        @Override
        public String strong(String text) {
            return text;
        }

        @Override
        public String faint(String text) {
            return text;
        }
    };

    /** What belongs to a side, such as a model's name. */
    String side(Side side, String text);

    /** What matters most: rounds, deaths, the result. */
    String strong(String text);

    /** What is there for those who ask: the rules' identifiers. */
    String faint(String text);
}
