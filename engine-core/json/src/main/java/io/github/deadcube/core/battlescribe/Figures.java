package io.github.deadcube.core.battlescribe;

import io.vavr.control.Option;
import java.math.BigDecimal;

/** Numbers as BattleScribe writes them: {@code 4.0}. */
final class Figures {
    private static final int LONGEST = 20;

    private Figures() {}

    /** A whole number that an int holds; none for any other. */
    static Option<Integer> whole(String text) {
        if (!text.matches("-?[0-9]{1,12}(?:\\.[0-9]{1,6})?") || text.length() > LONGEST) return Option.none();
        try {
            return Option.some(new BigDecimal(text).intValueExact());
        } catch (ArithmeticException e) {
            return Option.none();
        }
    }
}
