package io.github.deadcube.order;

import io.github.deadcube.api.extend.Arms;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow.FreeAction;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.SpecialOrder.Often;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.order.Condition;
import io.github.deadcube.api.order.Effect;
import io.github.deadcube.api.order.Effect.Changes;
import io.github.deadcube.api.order.Effect.Costs;
import io.github.deadcube.api.order.Effect.Discards;
import io.github.deadcube.api.order.Effect.Frees;
import io.github.deadcube.api.order.Effect.Heals;
import io.github.deadcube.api.order.Effect.Relieves;
import io.github.deadcube.api.order.Effect.Steps;
import io.github.deadcube.api.order.Effect.UpTo;
import io.github.deadcube.api.order.Lasting.Adds;
import io.github.deadcube.api.order.Lasting.Bars;
import io.github.deadcube.api.order.Lasting.Has;
import io.github.deadcube.api.order.Lasting.Lends;
import io.github.deadcube.api.order.Lasting.Replaces;
import io.github.deadcube.api.order.Lasting.Silences;
import io.github.deadcube.api.order.Mode;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Whom;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.api.team.Profile.Statistic;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.notation.OrderText;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Supplier;

/** Draws special orders by chance: of any effects, conditions and moments that may be written together. */
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
            .map(text -> Keyword.parse(text).get());

    private final SplitMix64 chance;

    private DrawnOrder(SplitMix64 chance) {
        this.chance = chance;
    }

    /** One that is read as it is written, called "Test". */
    static Order of(long seed) {
        DrawnOrder draw = new DrawnOrder(new SplitMix64(seed));
        Option<Order> order = Option.none();
        while (order.isEmpty())
            order = Option.some(draw.order())
                    .filter(drawn -> OrderText.write(drawn).isDefined());
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
        Vector<Mode> modes = Vector.fill(1 + chance.below(2), this::mode);
        return Order.of("HOUSE-TEST", "Test", yes(2) ? "" : "A text with \"marks\", # and \\.")
                .withOften(one(Often.values()))
                .withModes(modes);
    }

    private Mode mode() {
        Vector<Effect> effects = Vector.fill(1 + chance.below(2), () -> effect(2));
        boolean lasts = effects.exists(Effect::lends);
        Mode mode = Mode.at(one(Order.moments()))
                .on(yes(2) ? Whom.SUBJECT : whom())
                .withEffects(effects)
                .withWhen(some(1, () -> condition(2)))
                .withAction(yes(8));
        if (yes(3)) mode = mode.withMoments(mode.moments().append(one(Order.moments())));
        if (lasts) mode = mode.until(one(Mark.Until.values()));
        if (yes(5)) mode = mode.later(yes(2) ? Moment.COMMAND : Moment.END_PHASE, effect(2));
        return mode;
    }

    private Whom whom() {
        Whom one = new Whom(one(Whom.Who.values()), some(2, () -> condition(2)), 0, 1);
        return yes(3) ? one.upTo(1 + chance.below(3)) : yes(6) ? one.exactly(2) : one;
    }

    private Arms arms() {
        return switch (chance.below(4)) {
            case 0 -> Arms.named("rifle", "blade");
            case 1 -> Arms.with("FRAG", "RAPID FIRE");
            default -> Arms.ANY;
        };
    }

    private Condition condition(int deeper) {
        return switch (chance.below(deeper > 0 ? 12 : 11)) {
            case 0 -> Condition.Named.of("Beast", "Boss");
            case 1 -> new Condition.Prints("BEAST");
            case 2 -> new Condition.Armed(arms());
            case 3 -> new Condition.Uses(arms());
            case 4 -> new Condition.Within(chance.below(3));
            case 5 -> new Condition.Armour(chance.below(2));
            case 6 -> new Condition.During(one(Occasion.Kind.values()));
            case 7 -> new Condition.Testing(one(Skill.values()));
            case 8 -> new Condition.Spent(one(Vector.of(CommandFace.ADVANCE, CommandFace.SHOOT, CommandFace.ASSAULT)));
            case 11 -> condition(deeper - 1).not();
            default -> one(Condition.Is.values());
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
                        ? Replaces.by(one(Skill.values()))
                        : Replaces.with(one(Skill.values()), new Statistic(2 + chance.below(7)));
            case 14 ->
                new Silences(
                        Vector.of(RuleIds.K_FRAG, RuleIds.K_KNOCKBACK, RuleIds.K_BEAST),
                        yes(2) ? Scope.OWN : Scope.OPPONENT);
            case 15, 16 -> new Steps(yes(2), yes(3), yes(3));
            default -> {
                Effect inner = effect(deeper - 1);
                yield inner.lends() ? inner : new UpTo(1 + chance.below(3), inner);
            }
        };
    }

    private Adds adds() {
        Figure<?> figure = one(Figure.all());
        return Adds.of(figure, yes(3) ? -1 - chance.below(9) : 1 + chance.below(9))
                .withScope(one(Scope.values()))
                .withEach(one(Adds.Each.values()))
                .withSkills(yes(3) ? Vector.of(one(Skill.values())) : Vector.empty())
                .withKinds(yes(3) ? Vector.of(one(Occasion.Kind.values())) : Vector.empty());
    }

    private Frees frees() {
        Frees frees = Frees.action(one(FreeAction.Kind.values()));
        if (frees.kind() == FreeAction.Kind.ADVANCE) return frees.withCubes(chance.below(3));
        if (frees.kind() != FreeAction.Kind.SHOOT) return frees;
        if (yes(3)) frees = frees.withDescribed(Option.some(Weapon.ranged("blow", 2, 0, Keyword.of("FRAG", 1))));
        return frees.withArms(arms()).withUpon(yes(3)).withMode(yes(4) ? "blaze away" : "");
    }
}
