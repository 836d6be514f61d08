package io.github.deadcube.core.text;

import io.github.deadcube.api.team.Side;

/** Colours parts of a text. The visible characters must stay the same. */
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

    /** Text that belongs to a side, such as a model's name. */
    String side(Side side, String text);

    /** Important text: rounds, killed models, the result. */
    String strong(String text);

    /** Less important text, such as rule identifiers. */
    String faint(String text);
}
