package io.github.deadcube.team;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.battlescribe.SampleLists;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.team.ForceList.Category;
import io.github.deadcube.core.team.ForceList.CategoryLimit;
import io.github.deadcube.core.team.ForceList.Draft;
import io.github.deadcube.core.team.ListedCard;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.github.deadcube.core.team.ListedCard.ChoiceGroup;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class TeamCheckTest {
    private static final ForceList LIST =
            SampleLists.read(SampleLists.SYSTEM, SampleLists.LIST).lists().head();

    private static final ChosenModel LEADER = model("Foreman Oda", "Rivet Gun");
    private static final ChosenModel TROOP = model("Rigger", "Cutter");
    private static final ChosenModel TROOP_WITH_AMMO = model("Rigger", "Cutter", "Ammo");

    @Test
    @Rule("TEAM-9")
    void aLegalTeamHasNoFaults() {
        assertThat(told(LEADER, TROOP, model("Fitter"), model("Beacon"))).isEmpty();
    }

    @Test
    @Rule("TEAM-9")
    void allFaultsAreToldAtOnce() {
        assertThat(told(TROOP, model("Fitter"), model("Fitter"), model("Crane")))
                .containsExactly(
                        "team: it needs at least 1 leader, not 0 (TEAM-2)",
                        "team: it may have at most 1 specialist (one for each troop), not 2 (TEAM-3)",
                        "team: it may have at most 0 supports (one for each 3 troops), not 1 (TEAM-3)");
    }

    @Test
    @Rule("TEAM-1")
    void pointsAreCountedWithAllChoices() {
        assertThat(faults(28, LEADER, TROOP))
                .containsExactly("team: it has 29 points, and at most 28 are agreed (TEAM-1)");
        assertThat(faults(29, LEADER, TROOP)).isEmpty();
    }

    @Test
    @Rule("TEAM-1")
    void aModelHasAFewPoints() {
        ChosenModel dear = TROOP.withPoints(Integer.MAX_VALUE);
        assertThat(faults(100, LEADER, dear, dear, TROOP.withPoints(-1), TROOP.withPoints(1_000)))
                .contains(
                        "model 2 'Rigger': a model has 0 to 999 points, not 2147483647 (TEAM-1)",
                        "model 4 'Rigger': a model has 0 to 999 points, not -1 (TEAM-1)",
                        "model 5 'Rigger': a model has 0 to 999 points, not 1000 (TEAM-1)",
                        "team: it has 2147483647 points, and at most 100 are agreed (TEAM-1)");
        assertThat(faults(1_019, LEADER, TROOP.withPoints(999)))
                .containsExactly("model 2 'Rigger': it has 999 points, and the list says 9 (TEAM-1)");
    }

    @Test
    @Rule("TEAM-1")
    void cardsAreThoseOfTheList() {
        ChosenModel cheap = new ChosenModel(TROOP.card().withWorth(0), Category.TROOP, 5, TROOP.choices());
        ChosenModel strong = new ChosenModel(TROOP.card().withHitPoints(9), Category.TROOP, 9, TROOP.choices())
                .withCalled(Option.some("Old Joe"));
        ChosenModel stranger = new ChosenModel(TROOP.card().withName("Stranger"), Category.TROOP, 9, Vector.empty());
        assertThat(told(LEADER, cheap, strong, stranger))
                .containsExactly(
                        "model 2 'Rigger': it has 5 points, and the list says 9 (TEAM-1)",
                        "model 2 'Rigger': it has 0 VP, and the list says 1 (TEAM-1)",
                        "model 3 'Rigger' called 'Old Joe': its card differs from the list (TEAM-1)",
                        "model 4 'Stranger': the list 'Rust Choir' has no such card (TEAM-1)");
    }

    /** A file in UTF-8 holds no half of a character, so the team could not be saved. */
    @Test
    void aTextThatNoFileCanHoldIsAFault() {
        String half = "half \ud800";
        String whole = "whole \ud83d\ude00";
        Vector<Function<String, ChosenModel>> places = Vector.of(
                text -> TROOP.withCalled(Option.some(text)),
                text -> TROOP.withChoices(Vector.of(text)),
                text -> TROOP.withCard(TROOP.card().withName(text)),
                text -> TROOP.withCard(TROOP.card().withOrder(Option.some(text))),
                text -> TROOP.withCard(TROOP.card().withWeapons(Vector.of(Weapon.ranged(text, 5, 0)))),
                text -> TROOP.withCard(TROOP.card().withKeywords(Vector.of(Keyword.of(text, 1)))));
        for (Function<String, ChosenModel> place : places) {
            Vector<ChosenModel> models = Vector.of(LEADER, place.apply(half));
            String fault = "model 2: its text has half a character, which no file can hold (TEAM-1)";
            ChosenTeam team = new ChosenTeam("x", LIST.faction(), models);
            assertThat(LIST.check(team, 100).map(Fault::toString)).contains(fault);
            assertThat(team.check(100).map(Fault::toString)).containsExactly(fault);
            assertThat(team.withModels(Vector.of(LEADER, place.apply(whole))).check(100))
                    .isEmpty();
        }
        String fault = "team: its text has half a character, which no file can hold (TEAM-1)";
        assertThat(new ChosenTeam(half, "x", Vector.of(LEADER, TROOP))
                        .check(100)
                        .map(Fault::toString))
                .containsExactly(fault);
        assertThat(new ChosenTeam("x", half, Vector.of(LEADER, TROOP))
                        .check(100)
                        .map(Fault::toString))
                .containsExactly(fault);
    }

    @Test
    @Rule("TEAM-1")
    void aTeamIsChosenFromOneList() {
        ChosenTeam team = new ChosenTeam("x", "Others", Vector.of(LEADER, TROOP));
        assertThat(LIST.check(team, 100).map(Fault::rule)).containsExactly(RuleId.of("TEAM-1"));
    }

    @Test
    @Rule("TEAM-2")
    void aTeamHasOneLeaderAndATroop() {
        assertThat(told(LEADER, LEADER))
                .containsExactly(
                        "team: it may have at most 1 leader, not 2 (TEAM-2)",
                        "team: it needs at least 1 troop, not 0 (TEAM-2)");
    }

    @Test
    @Rule("TEAM-3")
    void supportLegendsAndMercenariesAreFew() {
        assertThat(told(LEADER, TROOP, TROOP, TROOP, model("Crane"))).isEmpty();
        assertThat(told(
                        LEADER,
                        TROOP,
                        model("Old Marrow"),
                        model("Old Marrow"),
                        model("Sable Twin"),
                        model("Sable Twin")))
                .contains(
                        "team: it may have at most 1 living legend, not 2 (TEAM-3)",
                        "team: it may have at most 1 mercenary, not 2 (TEAM-3)",
                        "team: 'Old Marrow' comes at most once, not 2 (TEAM-3)");
    }

    @Test
    @Rule("TEAM-4")
    void aFollowerComesWithItsMasterAndCountsForNoLimit() {
        assertThat(told(LEADER, TROOP, model("Stray Dog")))
                .containsExactly("model 3 'Stray Dog': it comes only with 'Old Marrow' (TEAM-4)");
        assertThat(told(LEADER, TROOP, model("Old Marrow"), model("Stray Dog"))).isEmpty();
    }

    @Test
    @Rule("TEAM-5")
    void ofEachGroupExactlyOneIsChosen() {
        assertThat(told(LEADER, model("Rigger"), model("Rigger", "Cutter", "Rivet Gun")))
                .containsExactly(
                        "model 2 'Rigger': of Weapon it takes 1, not 0: Rivet Gun, Cutter (TEAM-5)",
                        "model 3 'Rigger': of Weapon it takes at most 1, not 2 (TEAM-5)");
    }

    @Test
    @Rule({"TEAM-5", "K-AUXILIARY"})
    void anAuxiliaryWeaponIsCarriedBesideAnotherChoice() {
        ChoiceGroup arms = new ChoiceGroup(
                "Arms",
                1,
                1,
                Vector.of(
                        CardOption.named("Rifle").withWeapons(Vector.of(Weapon.ranged("Rifle", 5, 0))),
                        auxiliary("Claw"),
                        auxiliary("Horn")));
        ListedCard boss = ListedCard.of(Card.named("Boss")).withCategory(Category.LEADER);
        ListedCard hand = ListedCard.of(Card.named("Hand")).withGroups(Vector.of(arms));
        ForceList list = new ForceList("Docks", CategoryLimit.THIRD_EDITION, Vector.of(boss, hand));
        ChosenTeam team = new ChosenTeam(
                "x",
                "Docks",
                Vector.of(
                        boss.model(Vector.empty()),
                        hand.model(Vector.of("Rifle", "Claw")),
                        hand.model(Vector.of("Claw")),
                        hand.model(Vector.of("Rifle", "Claw", "Horn"))));
        assertThat(list.check(team, 100).map(Fault::toString))
                .containsExactly(
                        "model 3 'Hand': of Arms it takes 1, not 0: Rifle, Claw, Horn (TEAM-5)",
                        "model 4 'Hand': of Arms it takes one AUXILIARY weapon besides another choice (TEAM-5)");
    }

    private static CardOption auxiliary(String name) {
        return CardOption.named(name).withWeapons(Vector.of(Weapon.closeCombat(name, 0, Keyword.of("AUXILIARY"))));
    }

    @Test
    @Rule("TEAM-8")
    void additionalModelsAreMarked() {
        ChosenTeam team = new ChosenTeam(
                "x", "y", Vector.of(LEADER, new ChosenModel(TROOP.card(), Category.EXTRA, 0, Vector.empty())));
        assertThat(team.team().members().map(Card::muster)).containsExactly(Muster.CHOSEN, Muster.ADDED);
    }

    @Test
    @Rule("TEAM-6")
    void equipmentIsOnePieceAModelAndWithinTheListsLimits() {
        assertThat(told(LEADER, model("Rigger", "Cutter", "Ammo", "Medi Pack")))
                .contains("model 2 'Rigger': of Equipment it takes at most 1, not 2 (TEAM-6)");
        assertThat(told(LEADER, model("Rigger", "Cutter", "AP Ammo"), model("Rigger", "Cutter", "AP Ammo")))
                .containsExactly("team: 'AP Ammo' comes at most once, not 2 (TEAM-6)");
    }

    /** A roster also names what a list fixes, and a part may have the name of a piece that the list sells. */
    @Test
    @Rule({"TEAM-1", "TEAM-5", "TEAM-6"})
    void aFixedPartWithTheNameOfAPieceIsNotBought() {
        Weapon mines = Weapon.closeCombat("Mines", 3);
        CardOption bought = CardOption.named("Mines")
                .withPoints(4)
                .withWeapons(Vector.of(mines))
                .withMostInTeam(Option.some(1))
                .withBought(Option.some(RuleIds.I_FRAG_GRENADE));
        CardOption kit = CardOption.named("Rifle & Mines")
                .withPoints(1)
                .withWeapons(Vector.of(Weapon.ranged("Rifle", 5, 0), mines))
                .withFixed(Vector.of("Rifle", "Mines"));
        CardOption other = CardOption.named("Ammo").withPoints(2).withEquipment(Option.some(RuleIds.I_AMMO));
        ListedCard boss = ListedCard.of(Card.named("Boss")).withCategory(Category.LEADER);
        ListedCard hand = ListedCard.of(Card.named("Hand"))
                .withPoints(10)
                .withGroups(Vector.of(
                        new ChoiceGroup("Arms", 1, 1, Vector.of(kit)),
                        new ChoiceGroup("Equipment", 0, 1, Vector.of(bought, other))));
        ForceList list = new ForceList("Docks", CategoryLimit.THIRD_EDITION, Vector.of(boss, hand));
        Vector<String> parts = Vector.of("Rifle", "Mines");
        ChosenModel plain = hand.model(Vector.of("Rifle & Mines"));
        ChosenModel equipped = hand.model(Vector.of("Rifle & Mines", "Ammo"));
        ChosenModel armed = hand.model(Vector.of("Rifle & Mines", "Mines"));
        Function<Vector<ChosenModel>, Vector<String>> check =
                models -> list.check(new ChosenTeam("x", "Docks", models.prepend(boss.model(Vector.empty()))), 100)
                        .map(Fault::toString);
        assertThat(check.apply(Vector.of(plain, equipped)
                        .map(model -> model.withChoices(model.choices().appendAll(parts)))))
                .isEmpty();
        assertThat(check.apply(Vector.of(armed, armed)))
                .containsExactly("team: 'Mines' comes at most once, not 2 (TEAM-6)");
    }

    @Test
    @Rule("TEAM-6")
    void beastsAndVehiclesBuyNothingWhateverTheListSays() {
        ChosenModel dog = model("Stray Dog");
        ChosenModel armed = new ChosenModel(
                dog.card().withEquipment(TROOP_WITH_AMMO.card().equipment()), dog.category(), 8, Vector.empty());
        assertThat(new ChosenTeam("x", "y", Vector.of(LEADER, TROOP, armed))
                        .withEdition("third")
                        .check(100)
                        .map(Fault::toString))
                .containsExactly("model 3 'Stray Dog': a model with BEAST buys no equipment (TEAM-6)");
    }

    @Test
    @Rule("TEAM-7")
    void aRemoteNeedsAnEngineer() {
        assertThat(told(LEADER, model("Beacon")))
                .containsExactly("team: 'Beacon' needs a model with ENGINEER (TEAM-7)");
    }

    @Test
    @Rule({"TEAM-7", "KT-10"})
    void aWeaponMayMakeAnEngineer() {
        Card tinker = TROOP.card().withWeapons(Vector.of(Weapon.closeCombat("wrench", 0, Keyword.of("ENGINEER"))));
        ChosenModel worker = new ChosenModel(tinker, Category.TROOP, 9, TROOP.choices());
        assertThat(told(LEADER, worker, model("Beacon"))).noneMatch(fault -> fault.contains("ENGINEER"));
        ChosenModel idle = worker.withCard(tinker.withWeapons(Vector.of(Weapon.closeCombat("wrench", 0))));
        assertThat(told(LEADER, idle, model("Beacon"))).anyMatch(fault -> fault.contains("ENGINEER"));
    }

    /** A roster names what a card has anyway; it harms only if the model differs from the list. */
    @Test
    @Rule("TEAM-5")
    void anUnknownNameThatChangesNothingIsHarmless() {
        Vector<String> named = TROOP.choices().append("Spare Boots");
        ChosenModel same = new ChosenModel(TROOP.card(), Category.TROOP, 9, named);
        assertThat(told(LEADER, same)).isEmpty();
        String unknown = "model 2 'Rigger': its card offers no 'Spare Boots' (TEAM-5)";
        assertThat(told(LEADER, new ChosenModel(TROOP.card(), Category.TROOP, 10, named)))
                .contains(unknown);
        assertThat(told(LEADER, new ChosenModel(TROOP.card().withWorth(2), Category.TROOP, 9, named)))
                .contains(unknown);
        assertThat(told(LEADER, new ChosenModel(TROOP.card().withHitPoints(9), Category.TROOP, 9, named)))
                .contains(unknown);
    }

    @Test
    @Rule("TEAM-8")
    void additionalModelsDoNotCount() {
        ChosenModel kite = kite();
        assertThat(told(LEADER, TROOP, model("Sable Twin"), kite)).isEmpty();
        assertThat(told(LEADER, TROOP, model("Sable Twin")))
                .as("it may be left out")
                .isEmpty();
        assertThat(told(LEADER, TROOP, kite))
                .containsExactly("team: no card of the team deploys 'Kite' in addition (TEAM-8)");
    }

    @Test
    @Rule({"TEAM-1", "TEAM-8"})
    void additionalModelsHaveTheCardOfTheList() {
        ChosenTeam team = ChosenTeam.read("""
                        list: Rust Choir
                        Foreman Oda, Rivet Gun
                        Rigger, Cutter
                        Sable Twin
                        Kite: extra, 0 points, RA 2+ HP 9, cannon R8 AP5
                        """, Vector.of(LIST)).get();
        assertThat(LIST.check(team, 200).map(Fault::toString))
                .containsExactly("model 4 'Kite': its card differs from the list (TEAM-1)");
    }

    @Test
    @Rule("TEAM-6")
    void additionalModelsBuyNoEquipment() {
        ChosenModel kite = kite();
        ChosenModel armed =
                kite.withCard(kite.card().withEquipment(TROOP_WITH_AMMO.card().equipment()));
        assertThat(told(LEADER, TROOP, model("Sable Twin"), armed))
                .containsExactly(
                        "model 4 'Kite': a model with BEAST buys no equipment (TEAM-6)",
                        "model 4 'Kite': its card differs from the list (TEAM-1)");
        assertThat(told(LEADER, TROOP, model("Sable Twin"), kite.withFurther(Vector.of(RuleIds.I_AMMO))))
                .contains("model 4 'Kite': a model has one piece of equipment, not 2 (TEAM-6)");
    }

    /** Each piece is judged, also one too many. */
    @Test
    @Rule({"TEAM-6", "TEAM-3"})
    void aTeamWithoutAListIsCheckedWhole() {
        ChosenTeam team = ChosenTeam.read("""
                        team: Kept
                        Lead: leader, 20 points, FI 4+ SV 4+
                        Hulk: troop, 10 points, SV 5+ SZ 3, equipment I-AMMO, equipment K-DEFENDER
                        Bot: minion, 6 points, SV 5+
                        """, Vector.empty()).get();
        assertThat(team.check(100).map(Fault::toString))
                .containsExactly(
                        "model 2 'Hulk': a DEFENDER SHIELD is for SZ 1 and 2, not 3 (TEAM-6)",
                        "model 2 'Hulk': a model has one piece of equipment, not 2 (TEAM-6)",
                        "team: it may have at most 0 minions, not 1 (TEAM-3)");
    }

    /** Two cards may deploy different models with one name. What the list prints is not bought. */
    @Test
    @Rule({"TEAM-6", "TEAM-8"})
    void anAdditionalModelIsOneOfThoseOfItsName() {
        Card small = Card.named("Drone");
        Card large = small.withHitPoints(3)
                .withKeywords(Vector.of(Keyword.of("VEHICLE")))
                .withEquipment(Option.some(RuleIds.I_AMMO));
        ListedCard boss =
                ListedCard.of(Card.named("Boss")).withCategory(Category.LEADER).withExtras(Vector.of(small));
        ListedCard hand = ListedCard.of(Card.named("Hand")).withExtras(Vector.of(large));
        ForceList list = new ForceList("Docks", CategoryLimit.THIRD_EDITION, Vector.of(boss, hand));
        Draft both = list.draft("x", 100).with(boss, Vector.empty()).with(hand, Vector.empty());
        assertThat(both.missing()).isEmpty();
    }

    private static ChosenModel kite() {
        return new ChosenModel(LIST.card("Sable Twin").get().extras().head(), Category.EXTRA, 0, Vector.empty());
    }

    private static ChosenModel model(String card, String... choices) {
        return LIST.card(card).get().model(Vector.of(choices));
    }

    private static Vector<String> told(ChosenModel... models) {
        return faults(200, models);
    }

    private static Vector<String> faults(int points, ChosenModel... models) {
        return LIST.check(new ChosenTeam("Night Shift", "Rust Choir", Vector.of(models)), points)
                .map(Fault::toString);
    }
}
