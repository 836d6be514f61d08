package io.github.deadcube.core.battlescribe;

import io.github.deadcube.api.extend.Ruleset;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.function.DoubleConsumer;
import java.util.function.Function;

/**
 * The settings of the reader.
 * @param rulesets the rules for the name of an edition ({@link io.github.deadcube.core.Deadcube#editions}):
 *     {@code third} or {@code revised}
 * @param beside additional game systems, read only if a list names one of them that is not among the files
 * @param edition the edition of files without a revision; none: the third, with a finding
 * @param progress receives the part that is done, 0 to 1, never less than before
 */
public record ReadSettings(
        Function<String, Ruleset> rulesets, Vector<Path> beside, Option<String> edition, DoubleConsumer progress) {
    /**
     * Settings without additional game systems.
     * @param rulesets the rules that are played the rules for the name of an edition
     * @return settings without an edition and without progress
     */
    public static ReadSettings of(Function<String, Ruleset> rulesets) {
        return new ReadSettings(rulesets, Vector.empty(), Option.none(), done -> {});
    }

    /** The same settings with additional game systems; those that lists name are read. */
    public ReadSettings withBeside(Vector<Path> systems) {
        return new ReadSettings(rulesets, systems, edition, progress);
    }

    /**
     * The same settings with another edition.
     * @param asked a name among {@link io.github.deadcube.core.Deadcube#editions}; none for the third
     * @return settings in which it is the edition of files without one
     */
    public ReadSettings withEdition(Option<String> asked) {
        return new ReadSettings(rulesets, beside, asked, progress);
    }

    /**
     * The same settings with a listener for progress.
     *
     * @param listener receives the part that is done
     */
    public ReadSettings withProgress(DoubleConsumer listener) {
        return new ReadSettings(rulesets, beside, edition, listener);
    }
}
