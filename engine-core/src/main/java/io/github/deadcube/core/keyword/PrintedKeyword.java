package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.resolve.StepOfModel;
import io.github.deadcube.core.spelling.Spellings;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/** KT-19: how and where a keyword is printed. Each subclass is one keyword. */
abstract class PrintedKeyword implements KeywordRule {
    private final String printed;
    private final RuleId rule;
    private final PrintedOn placements;
    private final Function<Keyword, Option<Fault>> brackets;

    PrintedKeyword(String printed, RuleId rule, PrintedOn placements, Function<Keyword, Option<Fault>> brackets) {
        this.printed = printed;
        this.rule = rule;
        this.placements = placements;
        this.brackets = brackets;
    }

    @Override
    public final String printed() {
        return printed;
    }

    @Override
    public final RuleId rule() {
        return rule;
    }

    @Override
    public final Vector<String> spellings() {
        return Spellings.of(printed);
    }

    @Override
    public final Option<Fault> fault(Keyword keyword, Placement placement) {
        return brackets.apply(keyword).orElse(() -> placements.fault(placement)).map(fault -> fault.under(rule));
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof PrintedKeyword p
                && p.getClass() == getClass()
                && p.printed.equals(printed)
                && p.rule.equals(rule);
    }

    @Override
    public final int hashCode() {
        return printed.hashCode();
    }

    @Override
    public final String toString() {
        return printed;
    }

    /** KT-1, KT-19: the places where a keyword may be printed so that it has an effect. */
    enum PrintedOn {
        ANY("on a model or a weapon", Placement.MODEL, Placement.RANGED_WEAPON, Placement.CLOSE_COMBAT_WEAPON),
        MODEL("on a model", Placement.MODEL),
        WEAPON("on a weapon", Placement.RANGED_WEAPON, Placement.CLOSE_COMBAT_WEAPON),
        RANGED("on a weapon with a range", Placement.RANGED_WEAPON),
        SHOOTING("on a model or a weapon with a range", Placement.MODEL, Placement.RANGED_WEAPON),
        MELEE("on a model or a weapon with range CC", Placement.MODEL, Placement.CLOSE_COMBAT_WEAPON),
        ANYWHERE("on a model, a weapon, or in brackets", Placement.values()),
        CLOUD("on a model, or in the brackets of a keyword such as GRENADE", Placement.MODEL, Placement.BRACKETS),
        /** KT-7: without another delivery it is delivered as EXPLOSIVE. */
        LANDING(
                "on a weapon with a range, or in the brackets of a keyword such as GRENADE",
                Placement.RANGED_WEAPON,
                Placement.BRACKETS);

        private final String words;
        private final Placement[] allowed;

        PrintedOn(String words, Placement... allowed) {
            this.words = words;
            this.allowed = allowed;
        }

        Option<Fault> fault(Placement placement) {
            for (Placement b : allowed) if (b == placement) return Option.none();
            return Option.some(Fault.of("it is printed " + words));
        }
    }

    /** What a keyword takes in its brackets: a sentence about it if it has something else. */
    static final class Brackets {
        private Brackets() {}

        static Option<Fault> number(Keyword k) {
            return k.number() > 0 && k.nested().isEmpty()
                    ? Option.none()
                    : Option.some(Fault.of("it takes a number of 1 or more, such as " + k.name() + " (1)"));
        }

        static Option<Fault> nothing(Keyword k) {
            return k.number() == 0 && k.nested().isEmpty()
                    ? Option.none()
                    : Option.some(Fault.of("it takes nothing in brackets"));
        }

        static Option<Fault> noNumber(Keyword k) {
            return k.number() == 0 ? Option.none() : Option.some(Fault.of("it takes no number in brackets"));
        }

        static Option<Fault> effect(Keyword k) {
            return k.nested().isDefined()
                    ? Option.none()
                    : Option.some(Fault.of("it takes an effect, such as " + k.name() + " (FRAG (3))"));
        }
    }

    /** KT-10: a keyword that always counts for its model, whether it is printed on the model or on one of its weapons. */
    abstract static class Carried extends PrintedKeyword {
        Carried(String printed, RuleId rule, Function<Keyword, Option<Fault>> brackets) {
            super(printed, rule, PrintedOn.ANY, brackets);
        }

        Carried(String printed, RuleId rule, PrintedOn placements, Function<Keyword, Option<Fault>> brackets) {
            super(printed, rule, placements, brackets);
        }

        @Override
        public final boolean countsForCarrier() {
            return true;
        }
    }

    /** The choice to use a keyword, or not. */
    interface Offer extends Continuation.AfterChoice, StepOfModel {
        default Choice taking() {
            return new Choice.Use(rule(), model().get(), target());
        }

        void taken(Effects effects);

        /** Whether there is still something to choose, after what has happened since it was offered. */
        default boolean due(GameView game) {
            return true;
        }

        @Override
        default void options(GameView game, Consumer<Choice> each) {
            if (!due(game)) return;
            each.accept(new Choice.Decline(rule(), model().get()));
            each.accept(taking());
        }

        @Override
        default void chosen(Effects effects, Choice choice) {
            if (!(choice instanceof Choice.Decline)) taken(effects);
        }
    }

    /** A row of {@link PlainKeywords}: a keyword that only registers hooks. */
    static final class PlainKeyword extends PrintedKeyword {
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

    /** SPC-1, KT-10, KT-18: a keyword gives its owner a SPECIAL action. By default all illegal targets are refused with the same text. */
    abstract static class SpecialKeyword extends PrintedKeyword.Carried implements Special {
        private final Rejection refusal;

        SpecialKeyword(String printed, RuleId rule, String reason, String remedy) {
            super(printed, rule, Brackets::nothing);
            this.refusal = new Rejection(rule, reason, remedy);
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.offer(this);
        }

        @Override
        public Rejection refusal(GameView game, Choice.Use use) {
            return refusal;
        }
    }

    /** AST-5, AST-6, SHO-5, KT-12 to KT-14: the tests and the models for which a keyword counts. */
    static final class DiceCounts {
        private DiceCounts() {}

        /** Whether it is the RANGED test of a SHOOT at a model, blazing away included. */
        static boolean inShots(ModelTest test) {
            return test.skill() == Skill.RANGED && test.context().kind() == TestContext.Kind.SHOOT;
        }

        /** VIC-9: whether it is a RANGED test at scenery. */
        static boolean atScenery(ModelTest test) {
            return test.skill() == Skill.RANGED && test.context().kind() == TestContext.Kind.OTHER;
        }

        /** Whether it is a test in an ASSAULT in which friends count: neither of the two is out of control (K-RAMPAGE). */
        static boolean amongFriends(GameView game, ModelTest test) {
            TestContext context = test.context();
            return context.kind() == TestContext.Kind.ASSAULT
                    && steady(game, context.attacker())
                    && steady(game, context.target());
        }

        /** K-RAMPAGE: whether its own side controls the model. */
        static boolean steady(GameView game, ModelId model) {
            return game.controller(model) == model.side();
        }

        /** Whether a model helps another model in its cube, or itself. A model that is out of control helps no other (K-RAMPAGE). */
        static boolean lent(GameView game, ModelId lender, ModelId other) {
            if (lender.equals(other)) return true;
            Model a = game.model(lender);
            Model b = game.model(other);
            return a.allegiance() == b.allegiance()
                    && a.allegiance() != Allegiance.NEUTRAL
                    && steady(game, lender)
                    && a.cube().equals(b.cube());
        }
    }
}
