package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** A row of {@link PlainKeywords}: a keyword that only registers hooks. */
final class PlainKeyword extends PrintedKeyword {
    /** Further properties of a keyword. */
    enum Flag {
        /** KT-10: it counts for the model that carries the weapon, in use or not. */
        CARRIED,
        /** Several add up. */
        CUMULATIVE,
        /** It may be bought as equipment. */
        EQUIPMENT,
        /** A printed one excludes a bought one. */
        BARS_BOUGHT,
        /** KT-19: on a model it means the weapons of the model. */
        OF_WEAPONS,
        /** CMD-5: its markers reserve command dice. */
        RESERVES_DICE
    }

    private final BiConsumer<Hooks, Integer> registers;
    private final Set<Flag> flags = EnumSet.noneOf(Flag.class);

    /** @param registers registers the hooks; receives the number in the brackets of the keyword, or 0 */
    PlainKeyword(
            String printed,
            RuleId rule,
            PrintedOn on,
            Function<Keyword, Option<Fault>> brackets,
            BiConsumer<Hooks, Integer> registers,
            Flag... flags) {
        super(printed, rule, on, brackets);
        this.registers = registers;
        this.flags.addAll(Arrays.asList(flags));
    }

    @Override
    public boolean countsForCarrier() {
        return flags.contains(Flag.CARRIED);
    }

    @Override
    public boolean isCumulative() {
        return flags.contains(Flag.CUMULATIVE);
    }

    @Override
    public boolean isEquipment() {
        return flags.contains(Flag.EQUIPMENT);
    }

    @Override
    public boolean preventsBuying() {
        return flags.contains(Flag.BARS_BOUGHT);
    }

    @Override
    public boolean countsOnWeaponsOnly() {
        return flags.contains(Flag.OF_WEAPONS);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        registers.accept(hooks, keyword.number());
    }

    @Override
    public void attachToMarkers(Registration<Marker> hooks) {
        if (flags.contains(Flag.RESERVES_DICE)) hooks.grant(Trait.RESERVES_DICE);
    }
}
