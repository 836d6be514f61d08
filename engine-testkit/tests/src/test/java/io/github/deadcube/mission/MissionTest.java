package io.github.deadcube.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.record.RecordReader;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.record.StateRecord;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Missions as text, and in set-ups, states and records whose readers do not know them. */
class MissionTest {
    private static final Rules RULES = Deadcube.rules();

    /** The rules that a reader knows: no mission but Patrol. */
    private static final Registry OTHERS = new Registry(Shipped.registry().rulesets(), Vector.of(Deadcube.patrol()));

    static Vector<Mission> missions() {
        return Shipped.scenarios().map(Mission.class::cast);
    }

    @ParameterizedTest
    @MethodSource("missions")
    void itsTextReadsBack(Mission mission) {
        assertThat(Missions.read(Notation.write(mission)).get()).isEqualTo(mission);
        assertThat(Json.readScenario(Json.write(mission)).get()).isEqualTo(mission);
    }

    @Test
    void emptyLinesAndCommentsMayStandBeforeAText() {
        Mission mission = missions().head();
        assertThat(Missions.read("\n# a comment\n\n  " + Notation.write(mission) + "\n\n")
                        .get())
                .isEqualTo(mission);
        assertThat(Missions.read("\n\n  (zonez 4)").getLeft().head().toString())
                .startsWith("line 3, column 10: 'zonez' is not known");
    }

    @Test
    void allErrorsOfATextAreReportedWithTheirPlaces() {
        assertThat(Missions.read("(name 3,\n zonez 4,\n goals [(cube z99, worth 1)])")
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
        Mission ford = Missions.read(example).get();
        assertThat(ford.target(100)).isEqualTo(14);
        GameState begin =
                RULES.start(Shipped.in(ford, Shipped.setup(Shipped.ruleset()))).get();
        assertThat(begin.position().models().exists(m -> m.marks().nonEmpty()))
                .as("models that come in late")
                .isTrue();
        Match match = Match.random(RULES, begin, 9);
        match.play();
        assertThat(match.state().position().result()).isNotEmpty();
        for (String part : SavedNames.of(Mission.class).parts())
            assertThat(guide).as("the guide explains each part").contains("`" + part + "`");
    }

    @ParameterizedTest
    @MethodSource("missions")
    void itSuitsEveryBattlefieldAndEndsThere(Mission mission) {
        for (NamedBattlefield field : NamedBattlefield.shipped()) {
            Setup setup = Shipped.in(mission, Shipped.setup(Shipped.ruleset())).withBattlefield(field.battlefield());
            Match match = Match.random(RULES, RULES.start(setup).get(), 5);
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
        Match match = Match.random(RULES, begin, 7).watchedBy(recorder::saw);
        for (int i = 0; i < 60; i++) match.step();
        GameState state = match.state();
        match.play();

        assertThat(Json.readSetup(Json.write(setup), OTHERS, setup.battlefield())
                        .get())
                .isEqualTo(setup);
        assertThat(StateRecord.read(StateRecord.of(state), OTHERS).get()).isEqualTo(state);
        assertThat(RecordReader.read(recorder.text())
                        .flatMap(record -> new Verifier(RULES, OTHERS).replay(record))
                        .getOrElseThrow(errors -> new AssertionError(errors + "\n" + recorder.text()))
                        .state())
                .isEqualTo(match.state());
    }

    @Test
    void otherDataUnderOneNameHaveOtherDigests() {
        Mission mission = Shipped.scenarios()
                .map(Mission.class::cast)
                .find(one -> one.bounties().nonEmpty())
                .get();
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

    @Test
    void aSmallerForceLeavesOutItsLastModels() {
        Mission stand = Shipped.scenarios()
                .map(Mission.class::cast)
                .find(one -> one.shares().isDefined())
                .get();
        for (ChosenTeam team : Shipped.teams()) {
            Setup setup = Shipped.in(stand, Shipped.setup(Shipped.all(Deadcube.ruleset()), team, team));
            assertThat(setup.teamA()).isEqualTo(team.team());
            assertThat(setup.teamB().members().size())
                    .isLessThan(team.team().members().size());
            assertThat(setup.teamB().members().get(setup.teamB().leader() - 1))
                    .isEqualTo(team.team().members().get(team.team().leader() - 1));
            Setup swapped = Shipped.in(stand, setup.withTeamA(setup.teamB()).withTeamB(setup.teamA()));
            assertThat(swapped.teamA()).as("the other way round").isEqualTo(setup.teamA());
            assertThat(swapped.teamB()).isEqualTo(setup.teamB());
            StrikeTeam own = new StrikeTeam(
                    team.name(),
                    1,
                    team.team().members().append(team.team().members().head()));
            assertThat(Shipped.in(stand, setup.withTeamB(own)).teamB())
                    .as("another team with the name of one that ships")
                    .isEqualTo(own);
        }
    }

    @Test
    void aScriptNamesItsScenario() {
        Script.Runner runner = Script.Runner.shipped();
        String end = "; A1 at c4; B1 at a1; round 2; play; A1 activate; A1 end; B1 activate; B1 end; ";
        runner.play("scenario patrol" + end + "expect score A 2");
        runner.play("scenario head-hunt" + end + "expect score A 0");
        runner.play("scenario Hold Ground" + end + "expect score A 0");
        assertThatThrownBy(() -> runner.play("scenario picnic" + end))
                .hasMessageContaining("no scenario is called 'picnic'; expected one of patrol, hold-ground")
                .satisfies(fault -> assertThat(fault.getMessage()).doesNotContain("Script.Runner"));
        assertThatThrownBy(() -> Script.play("scenario hold-ground" + end))
                .hasMessageContaining(
                        "no scenario is called 'hold-ground'; expected one of patrol, open-ground (SET-2); "
                                + "'Script.Runner.shipped()' knows those that ship");
    }

    /** A script counts its own item tokens; all else must be as its scenario says. */
    @Test
    void aScriptAsksItsScenarioForEverything() {
        assertThat(Stream.of(Scenario.class.getMethods()).map(Method::getName).collect(Collectors.toSet()))
                .isEqualTo(Stream.of(OpenGround.WithItems.class.getDeclaredMethods())
                        .map(Method::getName)
                        .filter(name -> Stream.of(Scenario.class.getMethods())
                                .anyMatch(method -> method.getName().equals(name)))
                        .collect(Collectors.toSet()));
    }
}
