package io.github.deadcube.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.script.Script;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Set-ups as JSON. */
class SetupJsonTest {
    private static final Setup SETUP = Shipped.setup(Shipped.ruleset());
    private static final String TEXT = Json.write(SETUP);

    @Test
    void setUpsAndTeamsThatShipAreReadAsWritten() {
        assertThat(Json.readSetup(TEXT, Shipped.registry(), SETUP.battlefield()))
                .isEqualTo(Either.right(SETUP));
        for (ChosenTeam team : Shipped.teams())
            assertThat(Json.readStrikeTeam(Json.write(team.team()))).isEqualTo(Either.right(team.team()));
    }

    @Test
    void objectivesAndItemsOfOpenGroundAreSaid() {
        Setup setup = Script.play("board 5 x 9; A1; B1; objective 2 at c3; items 1; play")
                .state()
                .position()
                .game()
                .setup();
        assertThat(Json.readSetup(Json.write(setup), Shipped.registry().with(setup.ruleset()), setup.battlefield()))
                .isEqualTo(Either.right(setup));
    }

    @Test
    void battlefieldsThatShipAreReadAsWritten() {
        for (NamedBattlefield named : NamedBattlefield.shipped()) {
            Battlefield field = named.battlefield();
            assertThat(Json.readBattlefield(Json.write(field))).isEqualTo(Either.right(field));
            assertThat(Json.write(SETUP.withBattlefield(field))).contains('"' + Json.id(field) + '"');
        }
    }

    @Test
    void faultsAreNamed() {
        assertThat(error(TEXT.replace("Patrol", "Parole")))
                .contains("'scenario' names 'Parole'; expected one of Patrol");
        assertThat(error(TEXT.replace("\"scenario\":", "\"objectives\":[{\"cube\":\"c3\",\"worth\":2}],\"scenario\":")))
                .contains("Patrol has objectives of its own; expected no 'objectives'");
        String mission = Json.write(SETUP.withScenario(Mission.PATROL.withName("Stroll")));
        assertThat(error(mission.replace("\"scenario\":\"Stroll\"", "\"scenario\":\"Patrol\"")))
                .contains("'scenario' names 'Patrol'; expected one of Stroll");
        assertThat(error(TEXT.replace("deadzone-3", "deadzone-9"))).contains("'ruleset' names 'deadzone-9 v");
        assertThat(error(TEXT.replace("\"Called Shots\"", "\"Called Shouts\"")))
                .contains("'orders' names 'Called Shouts'");
        assertThat(error(TEXT.replace("RA 4+", "RA 44+"))).contains("of the card of 'Captain'");
        int item = TEXT.indexOf("\"carbine R4\"");
        assertThat(error(TEXT.substring(0, item) + "\"carbin\"" + TEXT.substring(item + "\"carbine R4\"".length())))
                .startsWith("line 1, column " + (item + 2) + ": of the card of '");
        assertThat(error(TEXT.replace("\"points\"", "\"punkte\"")))
                .contains("'punkte' is not known; expected one of version");
        assertThat(error(TEXT.replaceFirst("\"version\":[0-9]+,", ""))).contains("'version' is missing; expected");
        assertThat(Json.readSetup(TEXT, Shipped.registry(), Battlefield.open(8, 8, 2))
                        .getLeft()
                        .mkString())
                .contains("'battlefield' is '");
    }

    private static String error(String text) {
        return Json.readSetup(text, Shipped.registry(), SETUP.battlefield())
                .getLeft()
                .mkString("\n");
    }

    @Test
    void faultsOfABattlefieldAreNamed() {
        String text = Json.write(SETUP.battlefield());
        assertThat(fieldError(text.replace("\"width\":8", "\"width\":80")))
                .contains("'width' and 'depth' from 2 to 26");
        assertThat(fieldError(text.replaceAll("\"id\":\"[0-9a-f]*\"", "\"id\":\"0\"")))
                .contains("'id' is '0'");
        assertThat(fieldError(text.replaceFirst("\"cube\":\"[a-h]", "\"cube\":\"z")))
                .contains("GEO-1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"floors", "faces", "scenery"})
    void aPlaceIsInAListOfABattlefieldOnce(String list) {
        Battlefield field = NamedBattlefield.shipped()
                .map(NamedBattlefield::battlefield)
                .map(Json::write)
                .find(text -> !text.contains("\"scenery\":[]") && text.contains("\"scenery\":[{"))
                .flatMap(text -> Json.readBattlefield(text).toOption())
                .get();
        String text = Json.write(field);
        int first = text.indexOf("\"" + list + "\":[") + list.length() + 4;
        int end = text.indexOf(",{\"cube\"", first);
        String entry = text.substring(first, end);
        String twice = text.substring(0, first) + entry + "," + text.substring(first);
        assertThat(fieldError(twice))
                .startsWith("line 1, column " + (end + 2) + ": '" + list + "' has ")
                .contains(" already; expected it once");
    }

    private static String fieldError(String text) {
        return Json.readBattlefield(text).getLeft().mkString("\n");
    }
}
