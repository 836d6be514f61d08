package io.github.deadcube.core.machine;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.internal.FaultyRule;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.hooks.ActingRule;
import io.github.deadcube.core.hooks.EngineFailure;
import io.vavr.control.Option;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What a rule of an application may offer: choices of its own that name models and cubes of the game, no more than a
 * person could ever look through. Otherwise the state could be left with what no state may have.
 */
public final class RuleOffers<C extends Choice> implements Consumer<C> {
    /** The largest battlefield has 6,084 cubes. */
    private static final int MOST = StateBounds.MOST;

    private final Now now;
    private final RuleId by;
    private final Predicate<C> own;
    private final Consumer<? super C> each;
    private int count;
    private boolean passing;

    private RuleOffers(Now now, RuleId by, Predicate<C> own, Consumer<? super C> each) {
        this.now = now;
        this.by = by;
        this.own = own;
        this.each = each;
    }

    /**
     * Passes on what a rule offers. What the rule throws is reported with its name, and what {@code each} throws is
     * not.
     *
     * @param rule a continuation, a capability or an order
     * @param by its rule
     * @param own whether a choice has the rule and the model of the offer
     * @throws FaultyRule if it offers what it may not
     */
    public static <R, C extends Choice> void pass(
            Now now, R rule, RuleId by, BiConsumer<R, Consumer<C>> offers, Predicate<C> own, Consumer<? super C> each) {
        RuleOffers<C> taker = new RuleOffers<>(now, by, own, each);
        boolean checked = now.view().acting().begin(ActingRule.isOfApplication(rule));
        try {
            offers.accept(rule, taker);
        } catch (Throwable bug) {
            if (taker.passing) throw bug;
            throw EngineFailure.faultyRule(rule, bug);
        } finally {
            now.view().acting().begin(checked);
        }
    }

    /** Throws if a choice that a continuation offers reads back as another choice, so that no record can hold it. */
    public static void requireNotation(Continuation next, Choice option) {
        if (ActingRule.isOfApplication(next) && !Input.read(option.toString()).contains(option))
            throw fault(next.rule(), option, "which no record can hold");
    }

    @Override
    public void accept(@Nullable C option) {
        if (option == null)
            throw new FaultyRule(Option.some(by), "a rule returned null: one of the options of " + by, null);
        if (!now.view().hasAllOf(option)) throw fault(by, option, "which names what is not in the game");
        if (!own.test(option)) throw fault(by, option, "which has another rule or model");
        if (++count > MOST)
            throw new FaultyRule(Option.some(by), by + " offers more than " + MOST + " choices at once", null);
        passing = true;
        each.accept(option);
        passing = false;
    }

    private static FaultyRule fault(RuleId by, Choice option, String why) {
        return new FaultyRule(Option.some(by), by + " offers '" + option + "', " + why, null);
    }
}
