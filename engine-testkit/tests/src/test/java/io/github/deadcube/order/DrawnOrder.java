package io.github.deadcube.order;

import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.SpecialOrder.Condition;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.SpecialOrder.Frequency;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.order.Conditions;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.order.words.Adds;
import io.github.deadcube.api.order.words.Armed;
import io.github.deadcube.api.order.words.Armour;
import io.github.deadcube.api.order.words.Bars;
import io.github.deadcube.api.order.words.Changes;
import io.github.deadcube.api.order.words.Costs;
import io.github.deadcube.api.order.words.Discards;
import io.github.deadcube.api.order.words.During;
import io.github.deadcube.api.order.words.Frees;
import io.github.deadcube.api.order.words.Has;
import io.github.deadcube.api.order.words.Heals;
import io.github.deadcube.api.order.words.Is;
import io.github.deadcube.api.order.words.Lends;
import io.github.deadcube.api.order.words.Prints;
import io.github.deadcube.api.order.words.Relieves;
import io.github.deadcube.api.order.words.Silences;
import io.github.deadcube.api.order.words.Spent;
import io.github.deadcube.api.order.words.Steps;
import io.github.deadcube.api.order.words.Testing;
import io.github.deadcube.api.order.words.UpTo;
import io.github.deadcube.api.order.words.Uses;
import io.github.deadcube.api.order.words.Within;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.notation.Notation;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Supplier;

/** Generates random special orders with any legal combination of effects, conditions and triggers. */
final class DrawnOrder {
    private static final Vector<Keyword> KEYWORDS = Vector.of(
                    "TOUGH",
                    "RESILIENT (1)",
                    "RAPID FIRE",
                    "FIRE CONTROL",
                    "EVADE",
                    "AGILE",
                    "SOLID",
                    "FRENZY (1)",
                    "KNOCKBACK",
                    "WEIGHT OF FIRE (1)")
            .map(text -> Keyword.of(text));

    private final SplitMix64 chance;

    private DrawnOrder(SplitMix64 chance) {
        this.chance = chance;
    }

    /** Returns an order with the name "Test" that can be written and read back. */
    static Order of(long seed) {
        DrawnOrder draw = new DrawnOrder(new SplitMix64(seed));
        Option<Order> order = Option.none();
        while (order.isEmpty())
            order = Option.some(draw.order())
                    .filter(drawn -> Notation.write(drawn).isRight());
        return order.get();
    }

    private <T> T one(T[] all) {
        return all[chance.below(all.length)];
    }

    private <T> T one(Vector<T> all) {
        return all.get(chance.below(all.size()));
    }

    private boolean yes(int in) {
        return chance.below(in) == 0;
    }

    private <T> Vector<T> some(int most, Supplier<T> draw) {
        return Vector.fill(chance.below(most + 1), draw);
    }

    private Order order() {
        Vector<Order.Mode> modes = Vector.fill(1 + chance.below(2), this::mode);
        return Order.of("HOUSE-TEST", "Test", yes(2) ? "" : "A text with \"marks\", # and \\.")
                .withFrequency(one(Frequency.values()))
                .withModes(modes);
    }

    private Order.Mode mode() {
        Vector<Effect> effects = Vector.fill(1 + chance.below(2), () -> effect(2));
        boolean lasts = effects.exists(Effect::lasts);
        Order.Mode mode = Order.Mode.at(one(Order.triggers()))
                .on(yes(2) ? Selector.SUBJECT : whom())
                .withEffects(effects)
                .withWhen(some(1, () -> condition(2)))
                .withAction(yes(8));
        if (yes(3)) mode = mode.withTriggers(mode.triggers().append(one(Order.triggers())));
        if (lasts) mode = mode.until(one(Mark.Until.values()));
        if (yes(5)) mode = mode.later(yes(2) ? Trigger.COMMAND : Trigger.END_PHASE, effect(2));
        return mode;
    }

    private Selector whom() {
        Selector one = new Selector(one(Selector.Group.values()), some(2, () -> condition(2)), 0, 1);
        return yes(3) ? one.upTo(1 + chance.below(3)) : yes(6) ? one.exactly(2) : one;
    }

    private WeaponFilter arms() {
        return switch (chance.below(4)) {
            case 0 -> WeaponFilter.named("rifle", "blade");
            case 1 -> WeaponFilter.with("FRAG", "RAPID FIRE");
            default -> WeaponFilter.ANY;
        };
    }

    private Condition condition(int deeper) {
        return switch (chance.below(deeper > 0 ? 12 : 11)) {
            case 0 -> Conditions.named("Beast", "Boss");
            case 1 -> new Prints("BEAST");
            case 2 -> new Armed(arms());
            case 3 -> new Uses(arms());
            case 4 -> new Within(chance.below(3));
            case 5 -> new Armour(chance.below(2));
            case 6 -> new During(one(TestContext.Kind.values()));
            case 7 -> new Testing(one(Skill.values()));
            case 8 -> new Spent(one(Vector.of(CommandFace.ADVANCE, CommandFace.SHOOT, CommandFace.ASSAULT)));
            case 11 -> Conditions.not(condition(deeper - 1));
            default -> one(Is.values());
        };
    }

    private Effect effect(int deeper) {
        return switch (chance.below(deeper > 1 ? 18 : 17)) {
            case 0, 1 -> adds();
            case 2 -> new Bars(yes(2), yes(2), yes(2));
            case 3, 4 -> one(Changes.values());
            case 5 -> new Costs(1 + chance.below(2));
            case 6 -> new Discards();
            case 7, 8 -> frees();
            case 9 -> new Has(one(Vector.of(Trait.values()).filter(Trait::ofModel)));
            case 10 -> new Heals(1 + chance.below(2), chance.below(3));
            case 11 -> new Lends(Vector.fill(1 + chance.below(2), () -> one(KEYWORDS)), arms());
            case 12 -> new Relieves(yes(2) ? "" : "Boss", yes(2), yes(2));
            case 13 ->
                yes(2)
                        ? OrderEffects.replaces(one(Skill.values()))
                        : OrderEffects.replaces(one(Skill.values()), new Statistic(2 + chance.below(7)));
            case 14 ->
                new Silences(
                        Vector.of(RuleIds.K_FRAG, RuleIds.K_KNOCKBACK, RuleIds.K_BEAST),
                        yes(2) ? Scope.OWN : Scope.OPPONENT);
            case 15, 16 -> new Steps(yes(2), yes(3), yes(3), one(Steps.Goal.values()));
            default -> {
                Effect inner = effect(deeper - 1);
                yield inner.lasts() ? inner : new UpTo(1 + chance.below(3), inner);
            }
        };
    }

    private Adds adds() {
        Modifier<?> modifier = one(Modifier.all());
        return Adds.of(modifier, yes(3) ? -1 - chance.below(9) : 1 + chance.below(9))
                .withScope(one(Scope.values()))
                .withEach(one(Adds.Each.values()))
                .withSkills(yes(3) ? Vector.of(one(Skill.values())) : Vector.empty())
                .withKinds(yes(3) ? Vector.of(one(TestContext.Kind.values())) : Vector.empty());
    }

    private Frees frees() {
        Frees frees = Frees.action(one(FreeAction.Kind.values()));
        if (frees.kind() == FreeAction.Kind.ADVANCE) return frees.withCubes(chance.below(3));
        if (frees.kind() != FreeAction.Kind.SHOOT) return frees;
        if (yes(3)) frees = frees.withDescribed(Option.some(Weapon.ranged("blow", 2, 0, Keyword.of("FRAG", 1))));
        return frees.withWeapons(arms()).withUpon(yes(3)).withMode(yes(4) ? "blaze away" : "");
    }
}
