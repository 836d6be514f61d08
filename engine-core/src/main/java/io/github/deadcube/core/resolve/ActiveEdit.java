package io.github.deadcube.core.resolve;

import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;

/** The active model with one thing changed. */
final class ActiveEdit {
    private ActiveEdit() {}

    static Option<ActiveModel> controller(ActiveModel a, Side controller) {
        return of(a, controller, a.over(), a.displaced(), a.ordersA(), a.ordersB());
    }

    static Option<ActiveModel> over(ActiveModel a) {
        return of(a, a.controller(), true, a.displaced(), a.ordersA(), a.ordersB());
    }

    static Option<ActiveModel> displaced(ActiveModel a, boolean displaced) {
        return of(a, a.controller(), a.over(), displaced, a.ordersA(), a.ordersB());
    }

    /** One order more of a side. */
    static Option<ActiveModel> ordered(ActiveModel a, Side side) {
        int ofA = side == Side.A ? a.ordersA() + 1 : a.ordersA();
        int ofB = side == Side.B ? a.ordersB() + 1 : a.ordersB();
        return of(a, a.controller(), a.over(), a.displaced(), ofA, ofB);
    }

    private static Option<ActiveModel> of(
            ActiveModel a, Side controller, boolean over, boolean displaced, int ordersA, int ordersB) {
        return Option.some(new ActiveModel(a.model(), controller, over, displaced, ordersA, ordersB));
    }
}
