package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.MovementMode;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** GEO-6, ADV-15, PART-5: spots covered by blocks, platforms, and models that shift. */
class SpotRulesTest {
    private static final Script.Runner WHEELS =
            Script.Runner.standard().with(Deadcube.ruleset().with(new NonClimbingKeyword()));
    private static final Script.Runner ROLLERS =
            Script.Runner.standard().with(withItem(new RollersItem(), Deadcube.ruleset()));
    private static final String ALL = "platform 1 2 3 4 6 7 8 9 high 10 of c5; ";

    @ParameterizedTest
    @CsvSource({"1, 10 10 20 20 15, 5, 2", "3, 0 0 12 12 15, 1, 2", "1, 0 0 15 15 15, 5, 6", "1, 0 0 14 30 15, 7, 8"})
    @Rule("GEO-6")
    @DisplayName("GEO-6: a block takes up the spots at which the middle of the base would be on it, edges included")
    void blocks(int size, String block, int taken, int free) {
        play("block " + block + " of c5; A1 SP 2-3 SZ " + size + """
                , at c4; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5
                expect refuses A1 spot %d by GEO-2, offers A1 spot %d
                """.formatted(taken, free));
    }

    @Test
    @Rule("PART-5")
    @DisplayName("PART-5: a model that cannot climb cannot use a platform's spots")
    void modelsThatCannotClimb() {
        WHEELS.play(ALL + """
                A1 SP 2-3, WHEELS, at c4; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5
                expect offers A1 spot 5, refuses A1 spot 1 by PART-5
                """);
    }

    @Test
    @Rule({"PART-5", "ADV-14"})
    @DisplayName("PART-5, ADV-14: an item changes how its carrier moves, until it is lost")
    void anItemChangesTheMovementOfItsCarrier() {
        ROLLERS.play(ALL + """
                A1 SP 2-3, carries I-HOUSE-ROLLERS, at c4; A2 SP 2-3, at b5; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5
                expect offers A1 spot 5, refuses A1 spot 1 by PART-5
                A1 spot 5; A1 end; B1 activate; B1 end
                A2 activate; A2 advance; A2 step c5
                expect offers A2 spot 1
                """);
    }

    @Test
    @Rule("ADV-15")
    @DisplayName("ADV-15: a model on the only possible spot is shifted; its owner chooses where to")
    void shifting() {
        WHEELS.play(ALL + """
                A1 SP 2-3, WHEELS, at c4; A2 at c5/5; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 5
                expect asks A: spot (ADV-15), refuses A2 spot 5
                A2 spot 7
                expect A1 at c5/5, A2 at c5/7, asks A: activation
                """);
    }

    @Test
    @Rule("ADV-15")
    @DisplayName("ADV-15: a friendly one before an enemy one; an enemy's owner chooses")
    void enemiesShiftLast() {
        String field = "platform 1 2 3 6 7 8 9 high 10 of c5; ";
        WHEELS.play(field + """
                A1 SP 2-3, WHEELS, at c4; A2 at c5/4; B1 FI 4+ SV 5+ HP 3, at c5/5
                play
                A1 activate; A1 advance; A1 step c5
                expect asks A: spot (ADV-15)
                A2 spot 9
                expect A1 at c5/4, B1 at c5/5
                """);
        WHEELS.play(ALL + """
                A1 SP 2-3, WHEELS, at c4; B1 FI 4+ SV 5+ HP 3, at c5/5
                play
                A1 activate; A1 advance; A1 step c5
                expect asks B: spot (ADV-15)
                B1 spot 1
                expect A1 at c5/5, B1 at c5/1
                """);
    }

    @Test
    @Rule({"ADV-15", "ADV-4"})
    @DisplayName("ADV-15, ADV-4: no model leaves the cube: if none can be shifted there is no space")
    void noModelLeaves() {
        WHEELS.play(ALL + """
                A1 SP 1-2, WHEELS, at c4; A2 WHEELS, at c5/5; B1 at h8
                play
                A1 activate; A1 advance
                expect refuses A1 step c5 by ADV-4
                """);
    }

    @Test
    @Rule("ADV-15")
    @DisplayName("ADV-15: while a spot that it may use is free, all keep theirs")
    void allKeepTheirs() {
        WHEELS.play("platform 1 2 3 7 8 9 high 10 of c5; " + """
                A1 SP 2-3, WHEELS, at c4; A2 at c5/5; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5
                expect offers A1 spot 4, offers A1 spot 6, refuses A1 spot 5 by GEO-2
                """);
    }

    @Test
    @Rule("ADV-14")
    @DisplayName("ADV-14: a model that cannot climb changes level by ramps only")
    void byRampsAlone() {
        WHEELS.play("""
                floors c5:2 d5:2; wall north of d4; ramp north of c4; A1 SP 2-3, WHEELS, at c4; B1 at h8
                play
                A1 activate; A1 advance
                expect refuses A1 step d5:2 by K-VEHICLE, offers A1 step c5:2
                A1 step c5:2
                expect refuses A1 step d4 by K-VEHICLE, refuses A1 step c6:2 by K-VEHICLE, offers A1 step d5:2
                """);
    }

    /** A model that cannot climb. */
    private record NonClimbingKeyword() implements KeywordRule {
        @Override
        public RuleId rule() {
            return RuleId.of("HOUSE-WHEELS");
        }

        @Override
        public String printed() {
            return "WHEELS";
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.movement(MovementMode.ROLLING);
        }
    }

    private static Ruleset withItem(ItemRule item, Ruleset edition) {
        return edition.withLibrary(edition.library().with(item));
    }

    /** Its carrier cannot climb. */
    private record RollersItem() implements ItemRule {
        @Override
        public RuleId rule() {
            return RuleId.of("I-HOUSE-ROLLERS");
        }

        @Override
        public String name() {
            return "Rollers";
        }

        @Override
        public void attachToCarrier(Hooks hooks) {
            hooks.movement(MovementMode.ROLLING);
        }
    }
}
