package io.github.deadcube.properties.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TriesTest {
    private static final Map<String, String> BUILD = Map.of();
    private static final Map<String, String> THOROUGH = Map.of("deadcube.thorough", "true", "deadcube.seed", "1");

    @Test
    void aBuildTriesLittle() {
        assertThat(LevelRun.of("own", BUILD).tried()).hasSize(20);
        assertThat(LevelRun.of("inherited", BUILD).tried()).hasSize(5);
    }

    @Test
    void aThoroughRunTriesMuch() {
        assertThat(LevelRun.of("own", THOROUGH).tried()).hasSize(300);
        assertThat(LevelRun.of("inherited", THOROUGH).tried()).hasSize(50);
    }

    @Test
    void oneSettingChangesOneProperty() {
        Map<String, String> seven = Map.of("deadcube.tries.SampleProperties.own", "7");
        assertThat(LevelRun.of("own", seven).tried()).hasSize(7);
        assertThat(LevelRun.of("other", seven).tried()).hasSize(20);
        assertThat(LevelRun.of("inherited", Map.of("deadcube.tries.SampleProperties.inherited", "7"))
                        .tried())
                .hasSize(7);
        assertThat(LevelRun.of(
                                "own",
                                Map.of(
                                        "deadcube.thorough",
                                        "true",
                                        "deadcube.seed",
                                        "1",
                                        "deadcube.tries.SampleProperties.own",
                                        "400"))
                        .tried())
                .hasSize(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"own", "seeded", "inherited"})
    void everyBuildTriesTheSame(String property) {
        assertThat(LevelRun.of(property, BUILD).tried())
                .isEqualTo(LevelRun.of(property, BUILD).tried());
    }

    @Test
    void twoPropertiesAreNotTriedWithTheSame() {
        assertThat(LevelRun.of("own", BUILD).tried())
                .doesNotContainSequence(LevelRun.of("other", BUILD).tried().subList(0, 3));
    }

    @Test
    void aSeedOfItsOwnHoldsUntilAnotherIsAskedFor() {
        Map<String, String> one = Map.of("deadcube.seed", "1");
        assertThat(LevelRun.of("seeded", one).tried())
                .isNotEqualTo(LevelRun.of("seeded", BUILD).tried());
        assertThat(LevelRun.of("seeded", BUILD).tried())
                .isNotEqualTo(LevelRun.of("own", BUILD).tried());
    }

    @ParameterizedTest
    @ValueSource(strings = {"own", "seeded", "inherited"})
    void theSeedOfARunRepeatsIt(String property) {
        LevelRun one = LevelRun.of(property, THOROUGH);
        LevelRun another = LevelRun.of(property, Map.of("deadcube.thorough", "true", "deadcube.seed", "2"));
        assertThat(LevelRun.of(property, THOROUGH).tried()).isEqualTo(one.tried());
        assertThat(another.tried()).isNotEqualTo(one.tried());
    }

    @Test
    void aThoroughRunTellsTheSeedThatItMakesUp() {
        LevelRun run = LevelRun.of("own", Map.of("deadcube.thorough", "true"));
        assertThat(run.said())
                .containsPattern("Seed of all properties: \\d+\\. To repeat this run: "
                        + "-Ddeadcube\\.thorough=true -Ddeadcube\\.seed=\\d+\n");
        String seed = run.said().replaceFirst("(?s).*deadcube\\.seed=(\\d+)\n.*", "$1");
        assertThat(LevelRun.of("own", Map.of("deadcube.thorough", "true", "deadcube.seed", seed))
                        .tried())
                .isEqualTo(run.tried());
    }

    @Test
    void aBuildSaysNothingOfSeeds() {
        assertThat(LevelRun.of("own", BUILD).said()).doesNotContain("Seed of all properties");
    }

    @Test
    void aFailureSaysHowToRepeatIt() {
        LevelRun build = LevelRun.of("untrue", BUILD);
        assertThat(build.failures()).hasSize(1);
        assertThat(build.said())
                .contains("to repeat=-Dtest=SampleProperties#untrue -Dsurefire.failIfNoSpecifiedTests=false}");
        assertThat(LevelRun.of(
                                "untrue",
                                Map.of(
                                        "deadcube.thorough",
                                        "true",
                                        "deadcube.seed",
                                        "12",
                                        "deadcube.tries.SampleProperties.untrue",
                                        "9"))
                        .said())
                .contains("-Ddeadcube.thorough=true -Ddeadcube.seed=12 -Ddeadcube.tries.SampleProperties.untrue=9}");
    }

    @ParameterizedTest
    @CsvSource({
        "deadcube.tries.SampleProperties.own, 0, at least 1",
        "deadcube.tries.SampleProperties.own, -3, at least 1",
        "deadcube.tries.SampleProperties.own, many, at least 1",
        "deadcube.tries.SampleProperties.own, '', at least 1",
        "deadcube.tries.SampleProperties.own, 99999999999, at least 1",
        "deadcube.tries.SampleProperties.onw, 7, no property of that name",
        "deadcube.thorough, yes, it is true or false",
        "deadcube.seed, lucky, a seed is a whole number",
    })
    void aSettingThatMakesNoSenseIsNotIgnored(String name, String value, String why) {
        LevelRun run = LevelRun.of("own", Map.of(name, value));
        assertThat(run.tried()).isEmpty();
        assertThat(run.failures())
                .hasSize(1)
                .allSatisfy(e -> assertThat(e).hasMessageContaining("-D" + name).hasMessageContaining(why));
    }

    @ParameterizedTest
    @CsvSource({"twice, two numbers of tries", "less, 20 tries in a build and 2 in a thorough run"})
    void numbersThatContradictEachOtherAreRefused(String property, String why) {
        LevelRun run = LevelRun.of(property, BUILD);
        assertThat(run.tried()).isEmpty();
        assertThat(run.failures()).hasSize(1).allSatisfy(e -> assertThat(e).hasMessageContaining(why));
    }
}
