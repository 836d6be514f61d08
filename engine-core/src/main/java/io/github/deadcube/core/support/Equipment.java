package io.github.deadcube.core.support;

import io.github.deadcube.api.internal.CardWords;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** TEAM-6, R25-TEAM-6: the rules about which card may buy which equipment. */
public final class Equipment {
    private static final Vector<String> BUY_NOTHING = Vector.of("BEAST", "VEHICLE", "WALKER", "BIKE");
    private static final Vector<RuleId> SHIELDS = Vector.of(RuleId.of("K-DEFENDER"), RuleId.of("R25-K-DEFENDER"));
    private static final RuleId REVISED_SHIELD = RuleId.of("R25-K-ENERGY-SHIELD");
    private static final String ENERGY_SHIELD = "ENERGY SHIELD";
    private static final int LARGEST_WITH_SHIELD = 2;

    private Equipment() {}

    /** Why a card without a piece of equipment, such as I-AMMO, may not buy it; none if it may. */
    public static Option<Fault> refusal(Card card, RuleId piece) {
        Option<Fault> nothing = refusal(card);
        if (nothing.isDefined()) return nothing;
        if (piece.equals(REVISED_SHIELD) && CardWords.carries(card, ENERGY_SHIELD))
            return Option.some(refused("a model with ENERGY SHIELD on its card buys none"));
        return Option.when(
                SHIELDS.contains(piece) && card.size() > LARGEST_WITH_SHIELD,
                () -> refused(Sentence.of("a DEFENDER SHIELD is for SZ 1 and 2, not {count}", card.size())));
    }

    /** Why a card may buy no equipment at all; none if it may. */
    public static Option<Fault> refusal(Card card) {
        return BUY_NOTHING
                .find(card::has)
                .map(keyword -> refused(Sentence.of("a model with {keyword} buys no equipment", keyword)));
    }

    private static Fault refused(CharSequence text) {
        return Fault.of(RuleIds.TEAM_6, text);
    }
}
