package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** A game does not begin with markers, marks and zones that no state may have. */
class ScenarioLimitsTest {
    private static final RuleId RULE = RuleId.of("HOUSE-MIRE");
    private static final Marker MIRE = Marker.of(RULE, Cube.of("d4"));
    private static final Mark MARK = new Mark(RULE, 1, Mark.Until.GAME);

    /**
     * A scenario with these markers, with these marks on each model, and with the same zone for both sides.
     *
     * @param zone none if the sides choose
     */
    private record Mire(Vector<Marker> markers, Vector<Mark> marks, Option<Integer> zone) implements Scenario {
        @Override
        public String name() {
            return "Mire";
        }

        @Override
        public Vector<Vector<Cube>> zones(Battlefield battlefield) {
            return Deadcube.patrol().zones(battlefield);
        }

        @Override
        public Vector<Objective> objectives(Battlefield battlefield) {
            return Vector.empty();
        }

        @Override
        public Option<Integer> zoneOf(Side side) {
            return zone;
        }

        @Override
        public Vector<Scenario.Rule> rules() {
            return Vector.of(new MireRule(markers, marks));
        }
    }

    private record MireRule(Vector<Marker> laid, Vector<Mark> given) implements Scenario.Rule {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public Vector<Marker> markers(Battlefield battlefield) {
            return laid;
        }

        @Override
        public Vector<Mark> marks(ModelId model, StrikeTeam team) {
            return given;
        }
    }

    private static Vector<String> faults(Scenario scenario) {
        return Deadcube.rules()
                .start(Shipped.setup().withScenario(scenario))
                .fold(faults -> faults.map(Fault::toString).toVector(), state -> Vector.empty());
    }

    private static String laying(Marker marker) {
        return faults(new Mire(Vector.of(marker), Vector.empty(), Option.none()))
                .mkString("; ");
    }

    private static String marking(Mark... marks) {
        return faults(new Mire(Vector.empty(), Vector.of(marks), Option.none()))
                .headOption()
                .getOrElse("");
    }

    @Test
    void markers() {
        assertThat(laying(MIRE)).isEmpty();
        assertThat(laying(MIRE.withEffect(Option.some(Keyword.of("FOO")))))
                .contains("deadzone-3 v1 has no rule for the keyword FOO")
                .endsWith("(KT-1)");
        assertThat(laying(MIRE.withOwner(Option.some(ModelId.of("A99")))))
                .contains("there is no model A99")
                .endsWith("(ASK-4)");
        assertThat(faults(new Mire(Vector.fill(1_000, MIRE), Vector.empty(), Option.none())))
                .containsExactly("scenario: it lays at most 999 markers, not 1000 (KT-1)");
    }

    @Test
    void marks() {
        assertThat(marking(MARK, MARK)).isEmpty();
        assertThat(marking(new Mark(RULE, 1_000, Mark.Until.GAME)))
                .isEqualTo("scenario: the number of a mark is 0 to 999, not 1000 (KT-1)");
        assertThat(marking(Vector.fill(100, MARK).toJavaArray(Mark[]::new)))
                .isEqualTo("scenario: HOUSE-MIRE puts at most 99 marks on A1, not 100 (KT-1)");
    }

    @Test
    void zones() {
        assertThat(faults(new Mire(Vector.empty(), Vector.empty(), Option.some(3))))
                .contains("scenario: the zone of a side is 1 to 2, not 3 (SET-7)");
        assertThat(faults(new Mire(Vector.empty(), Vector.empty(), Option.some(1))))
                .containsExactly("scenario: the two sides have different zones (SET-7)");
    }

    @Test
    @SuppressWarnings("NullAway") // what is shown here is what nulls do
    void nulls() {
        Marker none = null;
        Mark unmarked = null;
        assertThatThrownBy(() -> faults(new Mire(Vector.of(MIRE, none), Vector.empty(), Option.none())))
                .hasMessageContaining("a rule returned null: an element of the markers of HOUSE-MIRE");
        assertThatThrownBy(() -> faults(new Mire(Vector.empty(), Vector.of(unmarked), Option.none())))
                .hasMessageContaining("a rule returned null: an element of the marks of HOUSE-MIRE");
        assertThatThrownBy(() -> faults(new Mire(Vector.empty(), null, Option.none())))
                .hasMessageContaining("a rule returned null: the marks of HOUSE-MIRE");
        assertThatThrownBy(() -> faults(new Mire(Vector.empty(), Vector.empty(), null)))
                .hasMessageContaining("a rule returned null: the zone of a side in the scenario");
    }

    /** KT-1: a marker of a situation, which a trap would explode. */
    @Test
    void aMarkerOfASituation() {
        String cards = "A1 RA 4+, rifle R6, at c4; B1 SV 5+, at e5; initiative A; laid K-TRAP (%s) of B1 at d4";
        GameSettings seeded = GameSettings.seeded(1);
        assertThat(Game.read(cards.formatted("FRAG (3)"), Shipped.setup(), seeded)
                        .isRight())
                .isTrue();
        assertThat(Game.read(cards.formatted("FOO (3)"), Shipped.setup(), seeded)
                        .getLeft()
                        .map(Fault::toString))
                .singleElement()
                .asString()
                .contains("trap (FOO (3)) of B1 in d4: deadzone-3 v1 has no rule for the keyword FOO (3);"
                        + " expected a keyword of the edition, as a weapon prints it (KT-1)");
    }
}
