package io.github.deadcube.core.battlescribe;

import io.github.deadcube.api.extend.Ruleset;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.function.DoubleConsumer;
import java.util.function.Function;

/**
 * How files are read.
 *
 * @param rulesets the rules that are played by the names of editions that {@link io.github.deadcube.core.Deadcube#editions} tells:
 *     {@code third} or {@code revised}
 * @param beside game systems that are read only where a list names one of them and it is not among the files
 * @param edition the edition of what does not say the revision of its game system; none: the third, which a finding says
 * @param progress receives how much is done, 0 to 1, never less than before
 */
public record ReadSettings(
        Function<String, Ruleset> rulesets, Vector<Path> beside, Option<String> edition, DoubleConsumer progress) {
    /**
     * Terms with nothing beside the files.
     *
     * @param rulesets the rules that are played by the names of editions
     * @return terms without an edition and without progress
     */
    public static ReadSettings of(Function<String, Ruleset> rulesets) {
        return new ReadSettings(rulesets, Vector.empty(), Option.none(), done -> {});
    }

    /** The same with other game systems beside: terms by which those are read that lists name. */
    public ReadSettings withBeside(Vector<Path> systems) {
        return new ReadSettings(rulesets, systems, edition, progress);
    }

    /**
     * The same for another edition.
     *
     * @param asked a name among {@link io.github.deadcube.core.Deadcube#editions}; none: the third is assumed
     * @return terms by which it decides where a file does not say
     */
    public ReadSettings withEdition(Option<String> asked) {
        return new ReadSettings(rulesets, beside, asked, progress);
    }

    /**
     * The same with a listener.
     *
     * @param listener is given how much is done
     */
    public ReadSettings withProgress(DoubleConsumer listener) {
        return new ReadSettings(rulesets, beside, edition, listener);
    }
}
