package io.github.deadcube.testkit.shipped;

import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.order.Condition;
import io.github.deadcube.api.order.Effect.Changes;
import io.github.deadcube.api.order.Effect.Heals;
import io.github.deadcube.api.order.Effect.Steps;
import io.github.deadcube.api.order.Lasting.Has;
import io.github.deadcube.api.order.Mode;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Whom;
import io.github.deadcube.api.play.Mark;
import io.vavr.collection.Vector;

/** The special orders of the leaders of the strike teams that ship, in the order of {@link ShippedTeams#ALL}. */
final class ShippedOrders {
    private static final int CALL = 4;

    static final Vector<SpecialOrder> ALL =
            Vector.of(new CalledShots(), new StandTogether(), allTogether(), spareParts(), nobodyHere(), callThePack());

    private ShippedOrders() {}

    private static Order allTogether() {
        return Order.of(
                "ORDER-ALL-TOGETHER",
                "All Together",
                "Use it in an activation. Up to three friends of the active model step one cube each, which marks none of"
                        + " them as activated.",
                Mode.at(Moment.ACTIVE).on(Whom.of(Whom.Who.FRIEND).upTo(3)).doing(new Steps(true, false, false)));
    }

    private static Order spareParts() {
        return Order.of(
                "ORDER-SPARE-PARTS",
                "Spare Parts",
                "Use it in the end phase. Up to two models of the strike team regain 1 HP each, machines too.",
                Mode.at(Moment.END_PHASE).on(Whom.of(Whom.Who.OWN).upTo(2)).doing(new Heals(1, 0)));
    }

    private static Order nobodyHere() {
        return Order.of(
                "ORDER-NOBODY-HERE",
                "Nobody Here",
                "Use it as an activation ends, on the active model, if it shares its cube with no enemy. Until the round"
                        + " ends nobody may shoot at it.",
                Mode.at(Moment.ENDING)
                        .when(Condition.Is.BESIDE_ENEMIES.not())
                        .doing(new Has(Trait.HIDDEN))
                        .until(Mark.Until.ROUND));
    }

    private static Order callThePack() {
        return Order.of(
                "ORDER-CALL-THE-PACK",
                "Call the Pack",
                "Use it in an activation. A friendly BEAST at most " + CALL
                        + " cubes from the active model loses its activation marker.",
                Mode.at(Moment.ACTIVE)
                        .on(Whom.of(Whom.Who.FRIEND, new Condition.Prints("BEAST"), new Condition.Within(CALL)))
                        .doing(Changes.MARKER_OFF));
    }
}
