package io.github.deadcube.mission;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.SetupJson;
import io.github.deadcube.core.notation.MissionText;
import io.github.deadcube.core.notation.StateText;
import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.text.Battlefields;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.testkit.bot.RandomBot;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Missions as text, and in set-ups, states and records whose readers do not know them. */
class MissionTest {
    private static final Rules RULES = Deadcube.rules();

    /** The rules that a reader knows: no mission but Patrol. */
    private static final Registry OTHERS = new Registry(Shipped.registry().rulesets(), Vector.of(Deadcube.patrol()));

    static Vector<Mission> missions() {
        return Shipped.missions();
    }

    @ParameterizedTest
    @MethodSource("missions")
    void itsTextReadsBack(Mission mission) {
        assertThat(MissionText.read(MissionText.write(mission)).get()).isEqualTo(mission);
    }

    @Test
    void allErrorsOfATextAreReportedWithTheirPlaces() {
        assertThat(MissionText.read("(name 3,\n zonez 4,\n goals [(cube z99, worth 1)])")
                        .getLeft()
                        .map(Object::toString))
                .anyMatch(error -> error.startsWith("line 2, column 8: 'zonez' is not known"))
                .anyMatch(error -> error.startsWith("line 3, column 15: 'z99' is not understood"));
    }

    @Test
    void theExampleOfTheGuideIsAMission() throws IOException {
        String guide = Files.readString(
                Path.of(System.getProperty("basedir", "."), "..", "..", ".github", "SCENARIOS.md"),
                StandardCharsets.UTF_8);
        String example = guide.substring(guide.indexOf("(name \"The Ford\""), guide.indexOf("target 14)") + 10);
        Mission ford = MissionText.read(example).get();
        assertThat(ford.target(100)).isEqualTo(14);
        assertThat(RULES.start(Shipped.setup(Shipped.ruleset()).withScenario(ford))
                        .isRight())
                .isTrue();
        for (String part : SavedNames.of(Mission.class).parts())
            assertThat(guide).as("the guide explains each part").contains("`" + part + "`");
    }

    @ParameterizedTest
    @MethodSource("missions")
    void itSuitsEveryBattlefieldAndEndsThere(Mission mission) {
        for (NamedBattlefield field : Battlefields.shipped()) {
            Setup setup = Shipped.setup(Shipped.ruleset()).withScenario(mission).withBattlefield(field.battlefield());
            Match match = RandomBot.match(RULES, RULES.start(setup).get(), 5);
            match.play();
            assertThat(match.state().position().result())
                    .as(mission.name() + " on " + field.name())
                    .isNotEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("missions")
    void aReaderNeedNotKnowIt(Mission mission) {
        Setup setup = Shipped.setup(Shipped.ruleset()).withScenario(mission);
        GameState begin = RULES.start(setup).get();
        Recorder recorder = Recorder.of(begin, Option.none());
        Match match = RandomBot.match(RULES, begin, 7).watchedBy(recorder::saw);
        for (int i = 0; i < 60; i++) match.step();
        GameState state = match.state();
        match.play();

        assertThat(SetupJson.read(SetupJson.of(setup), OTHERS, setup.battlefield())
                        .get())
                .isEqualTo(setup);
        assertThat(StateText.read(StateText.whole(state), OTHERS).get()).isEqualTo(state);
        assertThat(GameRecord.read(recorder.text())
                        .getOrElseThrow(errors -> new AssertionError(errors + "\n" + recorder.text()))
                        .replay(RULES, OTHERS)
                        .getOrElseThrow(errors -> new AssertionError(errors.toString()))
                        .state())
                .isEqualTo(match.state());
    }

    @Test
    void otherDataUnderOneNameHaveOtherDigests() {
        Mission mission =
                Shipped.missions().find(one -> one.bounties().nonEmpty()).get();
        Setup setup = Shipped.setup(Shipped.ruleset());
        long one = RULES.start(setup.withScenario(mission)).get().digest();
        assertThat(RULES.start(setup.withScenario(mission.withRounds(4))).get().digest())
                .isNotEqualTo(one);
        assertThat(RULES.start(setup.withScenario(mission.withBounties(Vector.empty())))
                        .get()
                        .digest())
                .isNotEqualTo(one);
        assertThat(RULES.start(setup.withScenario(mission)).get().digest()).isEqualTo(one);
    }
}
