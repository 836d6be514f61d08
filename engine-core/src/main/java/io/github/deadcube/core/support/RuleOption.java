package io.github.deadcube.core.support;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * An option that is set on or off, whatever the edition says: {@code models-obscure} or {@code wiped-out-loses off}.
 */
@SavedName(value = "ruleOption", usual = "on=true")
public record RuleOption(Variant option, boolean on) {
    /** What a reader expects. */
    public static final Sentence EXPECTED = Sentence.of(
            "an option, with 'off' after it to set it off: {options}",
            String.join(", ", SavedNames.of(Variant.class).parts()));

    private static final String OFF = " off";

    /** Reads a text as {@link #toString} writes it. */
    public static Option<RuleOption> read(String text) {
        boolean on = !text.endsWith(OFF);
        Variant option =
                SavedNames.constant(Variant.class, on ? text : text.substring(0, text.length() - OFF.length()));
        return Option.of(option).map(known -> new RuleOption(known, on));
    }

    /**
     * The options that a ruleset sets otherwise than the shipped edition with its name; all options of a ruleset with a
     * name of its own, as nothing says which of them the registry of a reader has set.
     */
    public static Vector<RuleOption> of(Ruleset ruleset) {
        // an edition is made when it is asked for: the later ones only if the earlier ones have other names
        Option<Ruleset> shipped = Deadcube.editions()
                .iterator()
                .flatMap(Deadcube::edition)
                .find(edition -> edition.name().equals(ruleset.name()));
        return Vector.of(Variant.values())
                .filter(option -> shipped.forAll(edition -> edition.has(option) != ruleset.has(option)))
                .map(option -> new RuleOption(option, ruleset.has(option)));
    }

    public Ruleset in(Ruleset ruleset) {
        return on ? ruleset.with(option) : ruleset.without(option);
    }

    @Override
    public String toString() {
        return SavedNames.name(option) + (on ? "" : OFF);
    }
}
