package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Supplier;

/**
 * Generates values: most of them plausible in games, some of them extreme.
 *
 * @param data the fuzz input that decides
 */
record Chaos(FuzzedDataProvider data) {
    private static final Vector<String> NAMES = Vector.of(
            "gun",
            "blade",
            "at",
            "A1",
            "item ammo",
            "big gun at B1",
            "",
            " ",
            "two  words",
            "x\ny",
            "\"quoted\\",
            "rifle and gun",
            "# not a comment",
            "board 8 x 8 x 1",
            "play",
            "a,b;c",
            "\u0000",
            "\ud800",
            "nothing");

    private static final Vector<RuleId> RULES = Vector.of(
            RuleIds.I_AMMO,
            RuleIds.I_INTEL,
            RuleIds.I_BOOBY_TRAP,
            RuleIds.I_SMOKE_GRENADE,
            RuleIds.I_MEDI_PACK,
            RuleIds.K_SMOKE,
            RuleIds.K_TRAP,
            RuleIds.K_COMM_LINK,
            RuleIds.K_ENERGY_SHIELD,
            RuleIds.ADV_1,
            RuleId.of("HOUSE-1"));

    private boolean absurd() {
        return data.consumeInt(0, 99) == 99;
    }

    int number(int least, int most) {
        return absurd() ? data.consumeBoolean() ? data.consumeInt() : least - 1 : data.consumeInt(least, most);
    }

    boolean rarely() {
        return data.consumeInt(0, 7) == 7;
    }

    boolean flip() {
        return data.consumeBoolean();
    }

    String name() {
        return absurd()
                ? data.consumeString(210)
                : rarely() ? of(NAMES) : of(Vector.of("gun", "other gun", "blade", "Somebody"));
    }

    RuleId rule() {
        return of(RULES);
    }

    Side side() {
        return flip() ? Side.A : Side.B;
    }

    Cube cube(int across) {
        return new Cube(
                number(1, across),
                number(1, across),
                rarely() ? number(1, 3) : 1,
                rarely() ? of(Vector.of(Part.values())) : Part.WHOLE);
    }

    <T> T of(Vector<T> all) {
        return all.get(data.consumeInt(0, all.size() - 1));
    }

    <T> Option<T> perhaps(Supplier<T> value) {
        return rarely() ? Option.some(value.get()) : Option.none();
    }

    <T> Vector<T> some(int most, Supplier<T> value) {
        return Vector.fill(data.consumeInt(0, most), value);
    }
}
