package io.github.deadcube.team;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.battlescribe.SampleLists;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.team.ForceList.Category;
import io.github.deadcube.core.team.ForceList.CategoryLimit;
import io.github.deadcube.core.team.ListedCard;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChosenTeamTest {
    private static final Vector<ForceList> LISTS =
            SampleLists.read(SampleLists.SYSTEM, SampleLists.LIST).lists();
    private static final String SHORT = """
            team: Night Shift
            list: Rust Choir

            Foreman Oda, Rivet Gun, Ammo
            2 x Rigger, Cutter
            Rigger (specialist)
            Sable Twin
            Kite
            """;

    @Test
    void aCardInAKnownListNeedsItsNameAlone() {
        ChosenTeam team = ChosenTeam.read(SHORT, LISTS).get();
        assertThat(team.name()).isEqualTo("Night Shift");
        assertThat(team.faction()).isEqualTo("Rust Choir");
        assertThat(team.models().map(ChosenModel::toString))
                .containsExactly(
                        "Foreman Oda, Rivet Gun, Ammo",
                        "Rigger, Cutter",
                        "Rigger, Cutter",
                        "Rigger (specialist)",
                        "Sable Twin",
                        "Kite");
        assertThat(team.points()).isEqualTo(22 + 9 + 9 + 14 + 24);
        assertThat(team.text(LISTS)).isEqualTo(SHORT);
    }

    @Test
    void theFirstPieceOfEquipmentBelongsToTheCard() {
        ChosenTeam team = ChosenTeam.read(
                        "Fitter: troop, 9 points, gun R4, equipment I-AMMO, equipment K-TRIP-MINE", Vector.empty())
                .get();
        ChosenModel fitter = team.models().head();
        assertThat(fitter.card().equipment()).contains(RuleIds.I_AMMO);
        assertThat(fitter.further()).containsExactly(RuleId.of("K-TRIP-MINE"));
        assertThat(ChosenTeam.read(team.text(), Vector.empty())).contains(team);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            HP 2, RA 5+ HP 3                | line 1, column 39: the card has HP already; expected it once
            HP 2 SV 4+ HP 2                 | line 1, column 37: the card has HP already; expected it once
            order "Hold", order "Hold"      | the card has order "Hold" already
            added, spare                    | line 1, column 34: the card has added or spare already; expected one of them
            """)
    void aCardSaysEachFactOnce(String items, String fault) {
        assertThat(ChosenTeam.read("Fitter: troop, 9 points, " + items.replace(", ", ",  "), Vector.empty())
                        .getLeft()
                        .mkString())
                .contains(fault);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "HP 2","HP 3"                               | the card has HP already
            "equipment I-AMMO","equipment K-TRIP-MINE"  | the card has equipment already
            "leader"                                    | a card does not say that its model leads; expected the leader in the team
            """)
    void aCardInJsonSaysEachFactOnceAndNotWhoLeads(String items, String fault) {
        String json = "{\"name\": \"Crew\", \"models\": [\n{\"name\": \"Fitter\", \"card\": [" + items + "]}]}";
        assertThat(Json.readStrikeTeam(json).getLeft().mkString())
                .startsWith("line 2, column ")
                .contains("of the card of 'Fitter' " + fault);
    }

    @Test
    void aWeaponIsNoPieceOfEquipment() {
        ChosenTeam team = ChosenTeam.read(
                        "Fitter: troop, 9 points, equipment gun R4, equipment K-TRIP-MINE", Vector.empty())
                .get();
        ChosenModel fitter = team.models().head();
        assertThat(fitter.further()).isEmpty();
        assertThat(fitter.card().weapons().map(Weapon::name)).containsExactly("equipment gun");
        assertThat(fitter.card().equipment()).contains(RuleId.of("K-TRIP-MINE"));
        assertThat(ChosenTeam.read(team.text(), Vector.empty())).contains(team);
    }

    @Test
    void eachStatisticAndTheNumberOfModelsHaveTheirFaults() {
        assertThat(ChosenTeam.read(
                                "team: Q\n007 x Rigger: troop, 5 points, RA 04+ FI +5 SV 5+ HP 3.0, rifle R6",
                                Vector.empty())
                        .getLeft()
                        .map(Fault::toString))
                .hasSize(4)
                .satisfiesExactly(
                        number -> assertThat(number)
                                .startsWith("line 2, column 1: ")
                                .contains("a number of models"),
                        ranged -> assertThat(ranged)
                                .startsWith("line 2, column 35: '04+'")
                                .contains("a value of RA"),
                        fight -> assertThat(fight)
                                .startsWith("line 2, column 42: '+5'")
                                .contains("a value of FI"),
                        points -> assertThat(points)
                                .startsWith("line 2, column 54: '3.0'")
                                .contains("a value of HP"));
    }

    /** A card says its personal name and its choices with these words. */
    @ParameterizedTest
    @ValueSource(strings = {"called", "called big", "with", "with hook"})
    void aWeaponIsNoNameAndNoChoice(String name) {
        ChosenTeam team = ChosenTeam.read(
                        "team: Q\nForeman: leader, 20 points, \"" + name + "\" R6, \"" + name + " two\" CC",
                        Vector.empty())
                .get();
        assertThat(team.models().head().card().weapons().map(Weapon::name)).containsExactly(name, name + " two");
        assertThat(ChosenTeam.read(team.text(), Vector.empty())).contains(team);
    }

    @Test
    void anyOtherCardStandsInFull() {
        String text = """
                team: Strays
                list: Nobody

                "Hund, the dog": follower, 8 points, with Teeth, SP 2-3 FI 4+ SV 6+ HP 2, teeth CC AP1 FRENZY (1) and TOXIC (1), BEAST, AGILE
                Foreman: leader, 20 points, RA 4+ HP 2 VP 2 RECON 4+, TACTICIAN (1), equipment I-AMMO, order "Hold"
                """;
        ChosenTeam team = ChosenTeam.read(text, Vector.empty()).get();
        assertThat(team.models().head().name()).isEqualTo("Hund, the dog");
        assertThat(team.models().head().category()).isEqualTo(Category.FOLLOWER);
        assertThat(team.models().head().choices()).containsExactly("Teeth");
        assertThat(team.team().leader()).isEqualTo(2);
        assertThat(team.text()).isEqualTo(text);
    }

    @Test
    void capitalsCommentsAndBlanksAreFree() {
        assertThat(ChosenTeam.read("foreman oda ,RIVET GUN  # who leads\n\n", LISTS)
                        .get()
                        .models()
                        .head())
                .hasToString("Foreman Oda, Rivet Gun");
    }

    @Test
    void allMistakesAreToldAtOnce() {
        String text = """
                list: Rust Choir
                Foreman Ode, Rivet Gun
                Rigger, Cuter, Ammo
                Stray: 12 points, RA 9+, at c4
                Rigger, Ammo, Cutter, ammo
                999 x Rigger, Cutter
                """;
        assertThat(errors(text))
                .containsExactly(
                        "line 2, column 1: the list 'Rust Choir' has no card Foreman Ode; expected one such as "
                                + "Foreman Oda,"
                                + " Fitter, or the card in full after a colon",
                        "line 3, column 9: 'Cuter' is not understood; expected an option of 'Rigger': Rivet Gun, "
                                + "Cutter,"
                                + " Ammo, AP Ammo, Grenade (Frag (3)), Medi Pack, Defender Shield, Energy Shield (2),"
                                + " Grenade (Blast)",
                        "line 4, column 1: 'Stray' has no category; expected one of leader, troop, specialist, support,"
                                + " minion, living legend, mercenary, follower, extra",
                        "line 4, column 22: '9+' is not understood; expected a value of RA from 2+ to 8+, or -, "
                                + "such as RA 4+",
                        "line 4, column 26: 'at c4' is not understood; expected a statistic (RA 5+), a weapon "
                                + "(rifle R5 AP1,"
                                + " blade CC), a keyword in capitals, equipment I-AMMO, order \"Hold the line\", added,"
                                + " spare, leader",
                        "line 5, column 23: 'ammo' is chosen twice; expected it once",
                        "line 6, column 1: more than 200 models; expected fewer");
    }

    @Test
    void aCardWithoutAKnownListIsWrittenInFull() {
        assertThat(ChosenTeam.read("list: Rust Choir\nRigger", Vector.empty())
                        .getLeft()
                        .map(Fault::toString))
                .containsExactly(
                        "line 2, column 1: the list 'Rust Choir' is not known; expected a known list, or the card"
                                + " in full after a colon");
    }

    @Test
    void aListOfAnotherEditionIsNamed() {
        assertThat(errors("list: Rust Choir\nedition revised\nRigger, Cutter"))
                .containsExactly(
                        "line 3, column 1: the list 'Rust Choir' is of the edition 'third'; expected a known list, "
                                + "or the"
                                + " card in full after a colon");
    }

    @Test
    void anEmptyTextIsNoTeam() {
        assertThat(errors("team: x\n"))
                .containsExactly(
                        "line 1, column 1: the team has no model; expected a line for each, such as 'Rigger, Cutter'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"team", "list", "edition third", "edition ", "Team", "edition"})
    void aCardNamedLikeAHeadingReadsBack(String name) {
        ListedCard card = ListedCard.of(Card.named(name)).withCategory(Category.LEADER);
        Vector<ForceList> lists = Vector.of(new ForceList("Docks", CategoryLimit.THIRD_EDITION, Vector.of(card)));
        ChosenTeam team = new ChosenTeam("x", "Docks", Vector.of(card.model(Vector.empty())));
        assertThat(ChosenTeam.read(team.text(), Vector.empty())).contains(team);
        assertThat(ChosenTeam.read(team.text(lists), lists)).contains(team);
    }

    @Test
    void aHeadingStandsOnce() {
        String text = """
                team: Night Shift
                list: Rust Choir
                edition third
                Beacon
                team: Day Shift
                list: Others
                edition revised
                """;
        assertThat(errors(text))
                .containsExactly(
                        "line 5, column 1: the team has a name in line 1 already; expected it once",
                        "line 6, column 1: the team has a list in line 2 already; expected it once",
                        "line 7, column 1: the team has an edition in line 3 already; expected it once");
    }

    @Test
    void aCardHasOneCategoryAndItsPointsOnce() {
        assertThat(errors("Stray: follower, 8 points, troop, HP 2, 9 points"))
                .containsExactly(
                        "line 1, column 28: the card has a category already; expected it once",
                        "line 1, column 41: the card has points already; expected them once");
        assertThat(errors("Stray: follower, follower"))
                .containsExactly(
                        "line 1, column 1: 'Stray' has no points; expected such as '12 points'",
                        "line 1, column 18: the card has a category already; expected it once");
        String once = ": the card has a personal name already; expected it once";
        assertThat(errors("Stray: follower, 8 points, called Joe, called Ann"))
                .containsExactly("line 1, column 40" + once);
        assertThat(errors("list: Rust Choir\nRigger, called Joe, Cutter, called Ann\nFitter, called Joe, called Joe"))
                .containsExactly("line 2, column 29" + once, "line 3, column 21" + once);
        String deployed =
                LISTS.head().cards().flatMap(ListedCard::extras).head().name();
        assertThat(errors("list: Rust Choir\n\"" + deployed + "\", called Joe, called Ann"))
                .containsExactly("line 2, column " + (deployed.length() + 17) + once);
    }

    @Property
    @Tries(build = 100, thorough = 300)
    void randomTeamsReadBackEqual(@ForAll long seed) {
        ChosenTeam team = LISTS.head()
                .random("Team " + seed, 100, new SplitMix64(seed)::below)
                .get();
        assertThat(ChosenTeam.read(team.text(LISTS), LISTS)).contains(team);
        assertThat(ChosenTeam.read(team.text(), Vector.empty())).contains(team);
    }

    @Property
    @Tries(build = 100, thorough = 1000)
    void anyCardReadsBackEqual(
            @ForAll("cards") Card card,
            @ForAll("names") String name,
            @ForAll("names") String choice,
            @ForAll("names") String weapon) {
        Card named = card.withName(name)
                .withWeapons(card.weapons().map(w -> new Weapon(weapon, w.range(), w.ap(), w.keywords())));
        ChosenTeam team = new ChosenTeam(
                name, choice, Vector.of(new ChosenModel(named, Category.LIVING_LEGEND, 12, Vector.of(choice))));
        assertThat(ChosenTeam.read(team.text(), Vector.empty())).contains(team);
    }

    @Provide
    Arbitrary<Card> cards() {
        return DeadcubeArbitraries.teams(Shipped.ruleset())
                .map(team -> team.members().head());
    }

    @Provide
    Arbitrary<String> names() {
        return Arbitraries.strings()
                .withChars("ab ,:;#\"\\()x2'.-é")
                .ofMinLength(1)
                .ofMaxLength(20)
                .filter(name -> name.equals(name.strip()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"\"", "a: b: c:", ",,,,", "(((", "3 x", "3 x :", "team:", "list:\nx", "\u0000", "::::", "x: with"
            })
    void nothingThrows(String text) {
        assertThatCode(() -> ChosenTeam.read(text, LISTS)).doesNotThrowAnyException();
        assertThatCode(() -> ChosenTeam.read(text, Vector.empty())).doesNotThrowAnyException();
    }

    /** It must not be read as a part of the name. */
    @ParameterizedTest
    @CsvSource({"1000, true", "0, true", "-5, true", "+2, true", "007, true", "99999999999, true", "201, false"})
    void aNumberOfModelsOutOfBoundsIsRefused(String number, boolean isNone) {
        String expected = isNone
                ? "line 2, column 1: '" + number + "' is not understood; expected a number of models, 1 to 200"
                : "line 2, column 1: more than 200 models; expected fewer";
        for (String card : Vector.of("Rigger, Cutter", "Rigger: troop, 9 points, HP 2"))
            assertThat(errors("list: Rust Choir\n" + number + " x " + card)).containsExactly(expected);
    }

    @Test
    void aNumberNeedsACard() {
        assertThat(errors("list: Rust Choir\n3 x"))
                .containsExactly("line 2, column 4: nothing is here; expected the name of a card");
        assertThat(errors("list: Rust Choir\n3 x: troop, 9 points"))
                .containsExactly("line 2, column 4: nothing is here; expected the name of a card");
    }

    @Test
    void aCardNeedsAName() {
        assertThat(errors("team: One\n: troop, 9 points, HP 2"))
                .containsExactly("line 2, column 1: the name of the card is missing; expected it before the colon");
    }

    private static Vector<String> errors(String text) {
        return ChosenTeam.read(text, LISTS).getLeft().map(Fault::toString).toVector();
    }

    /** The reader must not throw. */
    @Test
    void aKeywordIsBetweenTwoAnds() {
        assertThat(ChosenTeam.read(
                                "team: X\nlist: Y\nStray: troop, 8 points, saw CC TOXIC (1) and  and BEAST\n",
                                Vector.empty())
                        .getLeft()
                        .mkString())
                .startsWith("line 3, column ")
                .contains("expected a keyword in capitals, such as TOXIC (1)");
    }

    /** The name of the weapon contains a bracket that is not closed. */
    @Test
    void aWeaponsNameThatSeparatesReadsBack() {
        ChosenTeam team = ChosenTeam.read(
                        "team: X\nlist: Y\nStray: troop, 8 points, TACTICIAN (1), saw (2, long CC\n", Vector.empty())
                .get();
        assertThat(ChosenTeam.read(team.text(), Vector.empty())).contains(team);
    }

    /** A number in brackets must not be read as a keyword. */
    @Test
    void aNumberInBracketsIsNoKeyword() {
        assertThat(ChosenTeam.read("team: X\nlist: Y\nStray: follower, 8 points, SP(1), BEAST\n", Vector.empty())
                        .getLeft()
                        .mkString())
                .contains("line 3, column ", "'(1)' is not understood; expected a value of SP, such as SP 1-2");
    }
}
