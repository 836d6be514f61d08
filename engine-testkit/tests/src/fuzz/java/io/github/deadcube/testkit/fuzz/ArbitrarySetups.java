package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.support.OpenGround.WithItems;
import io.vavr.collection.Vector;

/** Generates set-ups with arbitrary parts. */
final class ArbitrarySetups {
    private final Chaos chaos;

    ArbitrarySetups(FuzzedDataProvider data) {
        this.chaos = new Chaos(data);
    }

    Setup setup() {
        Ruleset ruleset = ruleset();
        Battlefield field = new Grounds(chaos).field();
        Cards cards = new Cards(chaos, ruleset);
        return new Setup(
                ruleset,
                scenario(field),
                field,
                chaos.number(1, 300),
                cards.team(),
                cards.team(),
                io.vavr.control.Option.when(chaos.flip(), chaos::side));
    }

    private Ruleset ruleset() {
        Ruleset ruleset = chaos.of(Vector.of(Deadcube.ruleset(), Shipped.ruleset(), Deadcube.livingRules()));
        if (chaos.rarely()) ruleset = ruleset.withName(chaos.name());
        if (chaos.rarely()) ruleset = ruleset.withVersion(chaos.number(0, 9));
        if (chaos.rarely())
            ruleset = ruleset.withTables(
                    ruleset.tables().withFallDice(chaos.number(0, 5)).withPool(chaos.some(9, chaos::rule)));
        return chaos.rarely() ? ruleset.with(chaos.of(Vector.of(Variant.values()))) : ruleset;
    }

    private Scenario scenario(Battlefield field) {
        if (chaos.rarely()) return Deadcube.patrol();
        Scenario ground = new OpenGround(
                chaos.rarely()
                        ? chaos.some(
                                3, () -> new Objective(chaos.cube(field.width()), chaos.number(0, 3), chaos.flip()))
                        : Vector.empty());
        return chaos.rarely() ? new WithItems(ground, chaos.number(0, 9)) : ground;
    }
}
