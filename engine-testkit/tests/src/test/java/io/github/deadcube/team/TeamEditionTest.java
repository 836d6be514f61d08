package io.github.deadcube.team;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.team.ForceList.Category;
import io.github.deadcube.core.team.ForceList.CategoryLimit;
import io.github.deadcube.core.team.ForceList.Draft;
import io.github.deadcube.core.team.ListedCard;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists and teams know their edition. */
class TeamEditionTest {
    private static final ForceList THIRD = list("third");
    private static final ForceList REVISED = list("revised");

    @Test
    @Rule({"R25-TEAM-2", "TEAM-2"})
    void aTeamIsCheckedByItsEdition() {
        assertThat(team("revised").check(100)).isEmpty();
        assertThat(team("third").check(100).map(Fault::toString))
                .containsExactly("team: it needs at least 1 troop, not 0 (TEAM-2)");
        assertThat(team("living").check(100)).isEqualTo(team("third").check(100));
    }

    @Test
    @Rule("TEAM-1")
    void theListOfAnotherEditionIsAnotherList() {
        assertThat(REVISED.check(team("revised"), 100)).isEmpty();
        assertThat(REVISED.check(team("third"), 100).map(Fault::toString))
                .containsExactly("team: it is of the edition 'third', and the list of 'revised' (TEAM-1)");
    }

    @Test
    @Rule({"R25-TEAM-2", "TEAM-2"})
    void builtAndRandomTeamsHaveTheEditionOfTheList() {
        for (ForceList list : new ForceList[] {THIRD, REVISED}) {
            Draft begun = list.draft("x", 100);
            ChosenTeam one = begun.with(list.cards().head(), Vector.empty()).team();
            assertThat(one.edition()).isEqualTo(list.edition());
            assertThat(list.check(one, 100).isEmpty()).isEqualTo(list.equals(REVISED));
            assertThat(list.random("x", 100, new SplitMix64(1)::below).get().edition())
                    .isEqualTo(list.edition());
        }
        assertThat(REVISED.random("x", 5, new SplitMix64(1)::below)).isNotEmpty();
        assertThat(THIRD.random("x", 5, new SplitMix64(1)::below)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"third", "living", "revised"})
    void textAndJsonSayIt(String edition) {
        ChosenTeam team = team(edition);
        for (Vector<ForceList> lists : Vector.of(
                Vector.<ForceList>empty(),
                Vector.of(THIRD),
                Vector.of(REVISED),
                Vector.of(THIRD, REVISED),
                Vector.of(REVISED, THIRD)))
            assertThat(ChosenTeam.read(team.text(lists), lists)).contains(team);
        assertThat(Json.readTeam(Json.write(team))).contains(team);
        assertThat(Json.write(team)).contains("\"edition\":\"" + edition + "\"");
    }

    @Test
    void theThirdEditionNeedNotBeSaid() {
        assertThat(team("third").text()).doesNotContain("edition");
        assertThat(team("revised").text()).contains("list: Docks\nedition revised\n\n");
        String text = team("third").text();
        assertThat(ChosenTeam.read(text, Vector.empty()).get().edition()).isEqualTo("third");
        assertThat(ChosenTeam.read("list: Docks\nBoss", Vector.of(REVISED)).get())
                .isEqualTo(team("revised", "team"));
        assertThat(Json.readTeam(Json.write(team("revised")).replace("\"edition\":\"revised\",", "")))
                .contains(team("third"));
    }

    @Test
    void onlyListsOfTheSameNameMakeTheEditionDoubtful() {
        ForceList other = new ForceList("Mines", "revised", CategoryLimit.REVISED, REVISED.cards());
        assertThat(team("third").text(Vector.of(THIRD, other))).doesNotContain("edition");
        assertThat(team("third").text(Vector.of(THIRD, REVISED))).contains("list: Docks\nedition third\n\n");
    }

    @Test
    void ofTwoListsOfOneNameThatOfTheEditionIsMeant() {
        Vector<ForceList> both = Vector.of(THIRD, REVISED);
        assertThat(ChosenTeam.read("list: Docks\nedition revised\nBoss", both).get())
                .isEqualTo(ChosenTeam.read("edition revised\nlist: Docks\nBoss", both)
                        .get())
                .isEqualTo(team("revised", "team"));
        assertThat(ChosenTeam.read("edition revised\nBoss", Vector.of(THIRD))
                        .getLeft()
                        .head()
                        .text())
                .isEqualTo("no list is named");
    }

    @Test
    void anUnknownEditionIsReportedWithItsPlace() {
        assertThat(ChosenTeam.read("list: Docks\nedition  second\nBoss", Vector.of(THIRD))
                        .getLeft()
                        .map(Fault::toString))
                .containsExactly(
                        "line 2, column 10: 'second' is not understood; expected an edition: third, living, revised");
        assertThat(Json.readTeam(Json.write(team("revised")).replace("revised", "second"))
                        .getLeft()
                        .map(error -> error.text() + "; " + error.expected()))
                .containsExactly("'second' is not understood; an edition: third, living, revised");
    }

    @Test
    void limitsAreTheEditions() {
        assertThat(CategoryLimit.of("revised")).isEqualTo(CategoryLimit.REVISED);
        assertThat(CategoryLimit.of("third")).isEqualTo(CategoryLimit.THIRD_EDITION);
    }

    private static ForceList list(String edition) {
        ListedCard boss = card("Boss", Category.LEADER);
        ListedCard hand = card("Hand", Category.TROOP);
        return new ForceList("Docks", edition, CategoryLimit.of(edition), Vector.of(boss, hand));
    }

    private static ListedCard card(String name, Category category) {
        return ListedCard.of(Card.named(name)).withCategory(category).withPoints(5);
    }

    private static ChosenTeam team(String edition) {
        return team(edition, "Night Shift");
    }

    private static ChosenTeam team(String edition, String name) {
        ChosenModel boss = card("Boss", Category.LEADER).model(Vector.empty());
        return new ChosenTeam(name, "Docks", edition, Vector.of(boss));
    }
}
