package io.github.deadcube.api;

import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;

/**
 * Something that a {@link Setup} lets pass, and of which its players should know: a keyword that is carried without effect.
 *
 * @param model on whose card it is printed
 * @param keyword as printed
 * @param warning what is the matter, and what may have been meant
 */
public record SetupWarning(ModelId model, Keyword keyword, String warning) {
    /** One line. */
    @Override
    public String toString() {
        return model + ": " + warning;
    }
}
