package io.github.deadcube.mission;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Every legal mission plays to its end, and every other mission is refused with messages. */
class DrawnMissionsPropertyTest {
    private static final Rules RULES = Deadcube.rules();

    private static Either<Seq<Fault>, GameState> begun(Mission mission, SplitMix64 chance) {
        Setup setup = Shipped.setup(Shipped.ruleset())
                .withBattlefield(NamedBattlefield.shipped()
                        .get(chance.below(NamedBattlefield.shipped().size()))
                        .battlefield())
                .withScenario(mission);
        return RULES.start(setup);
    }

    @Property
    @Tries(build = 200, thorough = 5_000)
    void isReadAsItIsWritten(@ForAll long seed) {
        Mission mission = DrawnMission.of(seed);
        assertThat(Missions.read(Notation.write(mission))).isEqualTo(Either.right(mission));
    }

    @Property
    @Tries(build = 12, thorough = 1_000)
    void playsToItsEnd(@ForAll long seed) {
        GameState begin = begun(DrawnMission.of(seed), new SplitMix64(seed))
                .getOrElseThrow(faults -> new AssertionError(faults.mkString("; ")));
        Match match = Match.random(RULES, begin, seed);
        match.play();
        assertThat(match.state().position().result()).isNotEmpty();
    }

    @Property
    @Tries(build = 200, thorough = 5_000)
    void aMissionWithAFaultIsRefused(@ForAll long seed) {
        SplitMix64 chance = new SplitMix64(seed);
        Mission mission = DrawnMission.of(seed);
        Mission wrong = switch (chance.below(5)) {
            case 0 -> mission.withRounds(0);
            case 1 -> mission.withZones(mission.zones().take(1));
            case 2 ->
                mission.withZones(
                        Vector.of(mission.zones().head(), mission.zones().head()));
            case 3 -> mission.withItems(-1);
            default -> mission.withSize(Option.some(new Mission.Size(9, 9)));
        };
        Seq<Fault> faults = begun(wrong, chance).getLeft();
        assertThat(faults)
                .isNotEmpty()
                .allSatisfy(fault -> assertThat(fault.text()).isNotBlank());
    }

    @Property
    @Tries(build = 300, thorough = 20_000)
    void aTextThatIsDamagedIsReadOrRefused(@ForAll long seed) {
        SplitMix64 chance = new SplitMix64(seed);
        StringBuilder text = new StringBuilder(Notation.write(DrawnMission.of(seed)));
        for (int n = 1 + chance.below(4); n > 0; n--) {
            int at = chance.below(text.length());
            text.replace(
                    at, Math.min(text.length(), at + chance.below(8)), String.valueOf((char) (32 + chance.below(95))));
        }
        Either<Seq<Fault>, Mission> read = Missions.read(text.toString());
        if (read.isRight())
            assertThat(Missions.read(Notation.write(read.get()))).isEqualTo(read);
        else
            assertThat(read.getLeft()).isNotEmpty().allSatisfy(error -> {
                assertThat(error.where().line()).isPositive();
                assertThat(error.expected()).isNotBlank();
            });
    }
}
