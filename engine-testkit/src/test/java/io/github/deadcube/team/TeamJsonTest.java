package io.github.deadcube.team;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.battlescribe.Samples;
import io.github.deadcube.core.json.TeamJson;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.team.RandomTeams;
import io.github.deadcube.testkit.dice.SplitMix64;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TeamJsonTest {
    private static final ForceList LIST =
            Samples.read(Samples.SYSTEM, Samples.LIST).lists().head();

    @Property(tries = 100)
    void randomTeamsReadBackEqual(@ForAll long seed) {
        ChosenTeam team = RandomTeams.draw("Team \"" + seed, LIST, 100, new SplitMix64(seed)::below)
                .get();
        assertThat(TeamJson.read(TeamJson.of(team))).contains(team);
    }

    @Test
    void aCardIsAListOfItems() {
        ChosenTeam team = Samples.read(Samples.ROSTER).teams().head();
        assertThat(TeamJson.of(team))
                .startsWith("{\"team\":\"Night Shift\",\"list\":\"Rust Choir\",\"edition\":\"third\",\"models\":[")
                .contains("{\"name\":\"Rigger\",\"category\":\"troop\",\"points\":9,\"choices\":[\"Cutter\"],"
                        + "\"card\":[\"RA 5+ FI 5+ SV 5+ HP 2\",\"Cutter CC AP1 FRENZY (1)\"]}");
    }

    @Test
    void allThatIsWrongIsTold() {
        String text = """
                {"team": "x", "models": [
                  {"name": "Rigger", "category": "boss", "points": 9, "card": ["RA 9+", "at c4"]},
                  {"name": "Dog", "category": "troop", "points": -1}
                ]}
                """;
        assertThat(TeamJson.read(text).getLeft().map(told -> told.replaceAll("; expected .*|: one of .*", "")))
                .containsExactly(
                        "line 2: models[0].card[0]: 'Rigger': '9+' is not understood",
                        "line 2: models[0].card[1]: 'Rigger': 'at c4' is not understood",
                        "line 2: models[0].category: 'Rigger' has a category",
                        "line 3: models[1].points: 'Dog' has points, 0 to 999");
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
    void whatIsNoTeamIsSaidToBeNone(String text) {
        assertThat(TeamJson.read(text).isLeft()).isTrue();
    }
}
