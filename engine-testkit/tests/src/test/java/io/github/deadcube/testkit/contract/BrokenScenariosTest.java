package io.github.deadcube.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleIds;
import io.vavr.collection.Vector;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A broken scenario is named by its own name, with the reasons. */
class BrokenScenariosTest {
    private static final Cube CORNER = new Cube(1, 1, 1);

    private static class OddGround implements Scenario {
        @Override
        public String name() {
            return "Odd Ground";
        }

        @Override
        public Vector<Vector<Cube>> zones(Battlefield field) {
            return Vector.of(Vector.of(CORNER), Vector.of(new Cube(field.width(), field.depth(), 1)));
        }

        @Override
        public Vector<Objective> objectives(Battlefield field) {
            return Vector.empty();
        }
    }

    static final class NoBattlefieldFits implements ScenarioContract {
        @Override
        public Scenario scenario() {
            return new OddGround() {
                @Override
                public Vector<Fault> faults(Battlefield field) {
                    return Vector.of(Fault.of("scenario", RuleIds.SET_2, "it needs 12 × 12 cubes"));
                }
            };
        }
    }

    static final class ZonesOverlap implements ScenarioContract {
        @Override
        public Scenario scenario() {
            return new OddGround() {
                @Override
                public Vector<Vector<Cube>> zones(Battlefield field) {
                    return Vector.of(Vector.of(CORNER), Vector.of(CORNER));
                }
            };
        }
    }

    @Test
    void aScenarioThatNoGameCanHaveSaysWhy() {
        assertThat(ContractRunTest.failure(NoBattlefieldFits.class))
                .hasMessageMatching(
                        "Odd Ground, deadzone-3 v1: no [a-z-]+ of 1000 tries can be played by deadzone-3 v1; the most"
                                + " frequent reasons are:\n  scenario: it needs 12 × 12 cubes \\(SET-2\\) \\(1000 "
                                + "times\\)");
        assertThat(ContractRunTest.failure(ZonesOverlap.class))
                .hasMessageStartingWith("Odd Ground, deadzone-3 v1: ")
                .hasMessageContaining(
                        "\n  zone 2: a1 is also in zone 1: a cube is in one zone only (SET-2) (1000 times)");
    }

    private static void unfit(Scenario scenario, String reason) {
        ScenarioContract contract = () -> scenario;
        assertThatThrownBy(() -> contract.itFitsItsBattlefields(Battlefield.open(4, 3, 1)))
                .hasMessage(scenario.name() + ": " + reason + "\non the battlefield of 4 × 3 × 1 cubes");
    }

    @Test
    void aBattlefieldThatItDoesNotFit() {
        AtomicInteger calls = new AtomicInteger();
        unfit(
                new OddGround() {
                    @Override
                    public Vector<Vector<Cube>> zones(Battlefield field) {
                        return calls.getAndIncrement() % 2 == 0 ? super.zones(field) : Vector.empty();
                    }
                },
                "zones(…) returns Vector(Vector(a1), Vector(d3)), then Vector(); expected one answer for one "
                        + "battlefield");
        unfit(
                new OddGround() {
                    @Override
                    public String name() {
                        return "Odd\nGround";
                    }
                },
                "its name is 'Odd\nGround'; expected one line of text");
        unfit(
                new OddGround() {
                    @Override
                    @SuppressWarnings("NullAway")
                    public Vector<Objective> objectives(Battlefield field) {
                        return null;
                    }
                },
                "objectives(…) returns null");
    }
}
