package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Profile;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** TEAM-6: who may buy which equipment. */
public final class Equipment {
    private static final Vector<String> BUY_NOTHING = Vector.of("BEAST", "VEHICLE", "WALKER", "BIKE");
    private static final RuleId SHIELD = RuleId.of("K-DEFENDER");
    private static final int LARGEST_WITH_SHIELD = 2;

    private Equipment() {}

    /**
     * Why a card may not buy a piece.
     *
     * @param card without the piece
     * @param piece such as I-AMMO
     * @return one line; none if it may
     */
    public static Option<String> refusal(Profile card, RuleId piece) {
        Option<String> beast = BUY_NOTHING.find(card::has);
        if (beast.isDefined()) return Option.some("a model with " + beast.get() + " buys no equipment");
        return Option.when(
                piece.equals(SHIELD) && card.size() > LARGEST_WITH_SHIELD,
                () -> "a DEFENDER SHIELD is for SZ 1 and 2, not " + card.size());
    }
}
