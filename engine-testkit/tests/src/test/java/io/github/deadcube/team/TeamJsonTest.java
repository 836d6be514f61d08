package io.github.deadcube.team;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.battlescribe.SampleLists;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.properties.Tries;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TeamJsonTest {
    private static final ForceList LIST =
            SampleLists.read(SampleLists.SYSTEM, SampleLists.LIST).lists().head();

    @Property
    @Tries(build = 40, thorough = 300)
    void randomTeamsReadBackEqual(@ForAll long seed) {
        ChosenTeam team =
                LIST.random("Team \"" + seed, 100, new SplitMix64(seed)::below).get();
        assertThat(Json.readTeam(Json.write(team))).contains(team);
    }

    @Test
    void aTextOfSeveralLinesIsRefused() {
        String text = "{\"team\": \"Night\\nShift\", \"list\": \"Rust\\rChoir\", \"models\": [{\"name\": \"Boss\", "
                + "\"called\": \"Old\\nTom\","
                + " \"category\": \"leader\", \"points\": 9, \"choices\": [\"a\\nb\"], \"card\": [\"RA "
                + "4+\"]}]}";
        assertThat(Json.readTeam(text).getLeft().map(told -> told.text() + "; " + told.expected()))
                .hasSize(4)
                .containsOnly("a text of several lines; one line");
    }

    @Test
    void aCardIsAListOfItems() {
        ChosenTeam team = SampleLists.read(SampleLists.ROSTER).teams().head();
        assertThat(Json.write(team))
                .startsWith("{\"team\":\"Night Shift\",\"list\":\"Rust Choir\",\"edition\":\"third\",\"models\":[")
                .contains("{\"name\":\"Rigger\",\"category\":\"troop\",\"points\":9,\"choices\":[\"Cutter\"],"
                        + "\"card\":[\"RA 5+ FI 5+ SV 5+ HP 2\",\"Cutter CC AP1 FRENZY (1)\"]}");
    }

    @Test
    void allThatIsWrongIsTold() {
        String text = """
                {"team": 7, "teams": "y", "models": [
                  {"name": "Rigger", "category": "boss", "points": 9, "card": ["RA 9+",
                    "at c4"]},
                  {"name": "Dog", "category": "troop", "points": -1, "choices": "Bone", "card": [3]},
                  {"category": "troop", "name": "Dog", "name": "Cat", "points": 1000},
                  [],
                  {"name": "Cat", "category": 3, "points": 9, "card": []}
                ]}
                """;
        assertThat(Json.readTeam(text).getLeft().map(told -> told.toString().replaceAll("; expected .*", "")))
                .containsExactly(
                        "line 1, column 10: '7' is not understood",
                        "line 1, column 22: 'teams' is not known",
                        "line 2, column 34: 'boss' is not understood",
                        "line 2, column 68: of the card of 'Rigger' '9+' is not understood",
                        "line 3, column 6: of the card of 'Rigger' 'at c4' is not understood",
                        "line 4, column 50: '-1' is not understood",
                        "line 4, column 65: 'Bone' is not understood",
                        "line 4, column 82: '3' is not understood",
                        "line 5, column 3: 'card' is missing",
                        "line 5, column 48: 'name' is given twice",
                        "line 5, column 65: '1000' is not understood",
                        "line 6, column 3: a list is not understood",
                        "line 7, column 31: '3' is not understood");
    }

    @Test
    void optionalPropertiesMayBeLeftOut() {
        ChosenTeam team = Json.readTeam(
                        "{\"team\": \"x\", \"models\": [{\"name\": \"Dog\", \"category\": \"troop\", \"points\": 3, "
                                + "\"card\": []}]}")
                .get();
        assertThat(team.faction()).isEmpty();
        assertThat(team.edition()).isEqualTo("third");
        assertThat(team.models().head().choices()).isEmpty();
    }

    @Test
    void aTeamHasUpTo200Models() {
        String dog = "{\"name\": \"Dog\", \"category\": \"troop\", \"points\": 3, \"card\": []}";
        String all = "{\"team\": \"x\", \"models\": [" + (dog + ",").repeat(199) + dog + "]}";
        assertThat(Json.readTeam(all).get().models()).hasSize(200);
        assertThat(Json.readTeam(all.replace("]}]}", "]}," + dog + "]}"))
                        .getLeft()
                        .map(Fault::text))
                .containsExactly("a team of 201 models");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[",
                "{",
                "[]",
                "{\"models\": 3}",
                "{\"models\": [[]]}",
                "{\"models\": [{\"card\": [{}]}]}",
                "{\"team\": {"
            })
    void aTextThatIsNoTeamIsRefused(String text) {
        assertThat(Json.readTeam(text).isLeft()).isTrue();
    }
}
