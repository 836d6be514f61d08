package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.battlescribe.BattleScribe;
import io.github.deadcube.core.lists.ListFiles;
import io.github.deadcube.core.lists.ListFiles.ReadSettings;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.lists.ReadResult.Finding;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.team.ForceList.Category;
import io.github.deadcube.core.team.ForceList.CategoryLimit;
import io.github.deadcube.core.team.ListedCard;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BattleScribeTest {
    private final ReadResult reading = SampleLists.read(SampleLists.SYSTEM, SampleLists.LIST);
    private final ForceList list = reading.lists().head();

    @Test
    void aListHasItsOwnCardsAndTheMercenariesOfTheGameSystem() {
        assertThat(list.faction()).isEqualTo("Rust Choir");
        assertThat(list.cards().map(card -> card.name() + " " + card.category()))
                .containsExactly(
                        "Foreman Oda leader",
                        "Rigger troop",
                        "Rigger (specialist) specialist",
                        "Fitter specialist",
                        "Beacon troop",
                        "Crane support",
                        "Stray Dog follower",
                        "Old Marrow living legend",
                        "Sable Twin mercenary");
        assertThat(reading.sound()).isTrue();
    }

    @Test
    void theGameSystemSaysHowManyOfEachCategoryThereMayBe() {
        assertThat(list.limits())
                .containsExactlyInAnyOrderElementsOf(
                        CategoryLimit.THIRD_EDITION.reject(limit -> limit.category() == Category.MINION));
    }

    @Test
    void aProfileIsReadWithItsStatisticsReconAndSpecialOrder() {
        Card oda = card("Foreman Oda").card();
        assertThat(oda.sprint()).isEqualTo(2);
        assertThat(oda.ranged()).isEqualTo(new Statistic(4));
        assertThat(oda.armour()).isEqualTo(1);
        assertThat(oda.recon()).isEqualTo(new Statistic(4));
        assertThat(oda.order()).isEqualTo(Option.some("Called Shots"));
        assertThat(oda.keywords()).containsExactly(Keyword.of("TACTICIAN", 1));
        assertThat(oda.base()).isEmpty();
        assertThat(card("Old Marrow").card().base()).containsExactly(32);
        assertThat(card("Beacon").card().sprint()).isZero();
    }

    @Test
    void anOptionCostsWhatItsLinkSaysAndMayGiveSeveralWeapons() {
        CardOption both = option("Foreman Oda", "Torch & Cutter");
        assertThat(both.points()).isEqualTo(22);
        assertThat(both.worth()).isEqualTo(2);
        assertThat(both.weapons())
                .containsExactly(
                        Weapon.ranged("Torch", 2, 1), Weapon.closeCombat("Cutter", 1, Keyword.of("FRENZY", 1)));
    }

    @Test
    void equipmentBearsItsRuleItsNumberAndTheLimitOfTheList() {
        assertThat(option("Rigger", "AP Ammo").equipment()).contains(RuleIds.I_AP_AMMO);
        assertThat(option("Rigger", "AP Ammo").points()).isEqualTo(3);
        assertThat(option("Rigger", "AP Ammo").mostInTeam()).contains(1);
        assertThat(option("Rigger", "Energy Shield (2)").equipment()).contains(RuleIds.K_ENERGY_SHIELD);
        assertThat(option("Rigger", "Energy Shield (2)").equipmentNumber()).isEqualTo(2);
        assertThat(option("Rigger", "Grenade (Blast)").weapons())
                .containsExactly(Weapon.ranged(
                        "Grenade", 3, 0, Keyword.of("GRENADE", Keyword.of("BLAST")), Keyword.of("ONE-USE")));
    }

    @Test
    void aModifierOfALinkChangesTheCard() {
        assertThat(card("Fitter").card().keywords()).containsExactly(Keyword.of("ENGINEER"));
        assertThat(card("Rigger").card().keywords()).isEmpty();
    }

    @Test
    void aCardThatDependsOnAnotherNeedsIt() {
        assertThat(card("Stray Dog").needs()).contains("Old Marrow");
        assertThat(card("Stray Dog").most()).contains(1);
        assertThat(card("Old Marrow").most()).contains(1);
    }

    @Test
    void aModelWithinAModelIsDeployedInAddition() {
        assertThat(card("Sable Twin").extras().map(Card::name)).containsExactly("Kite");
        assertThat(card("Sable Twin").card().weapons().map(Weapon::name)).containsExactly("Long Rifle", "Knife");
    }

    @Test
    void weaponsOfOneNameAreToldApart() {
        assertThat(card("Crane").card().weapons().map(Weapon::name)).containsExactly("Hook", "Hook 2");
    }

    @Test
    void vehiclesAreOfferedUpgradesButNoEquipment() {
        assertThat(card("Crane").options().map(CardOption::name)).containsExactly("Smoke Pots");
    }

    @Test
    void everyCorrectionIsTold() {
        assertThat(reading.findings().map(f -> f.kind() + " " + f.entry() + ": " + f.text() + "; " + f.done()))
                .containsExactlyInAnyOrder(
                        "LEFT_OUT Sable Twin: 'Kite' is a rule of the list's own; played without it",
                        "CORRECTED Grenade (Blast): equipment that is no item of the rules; read as a weapon",
                        "CORRECTED Mortar: 'Indirect - Frag (3)'; read as INDIRECT (FRAG (3))",
                        "CORRECTED Rigger: another card has this name; called Rigger (specialist)",
                        "CORRECTED Beacon: 'Comms Relay'; read as COMMUNICATIONS RELAY",
                        "CORRECTED Crane: '. Solid'; read as SOLID",
                        "CORRECTED Smoke Pots: 'Grenade (Smoke (One-Use))'; read as GRENADE (SMOKE), ONE-USE",
                        "CORRECTED Crane: 'Equipment' is offered, but a model with VEHICLE buys no equipment;"
                                + " not offered (TEAM-6)",
                        "CORRECTED Stray Dog: an item between commas is empty; passed over",
                        "CORRECTED Teeth & Claws!: a weapon's name has letters, digits, spaces, - and ';"
                                + " called Teeth and Claws",
                        "CORRECTED Old Marrow: 'Resilient(1)'; read as RESILIENT (1)");
    }

    @Test
    void aFindingNamesFileAndLine() {
        Finding relay = reading.findings().find(f -> f.entry().equals("Beacon")).get();
        assertThat(relay).hasToString("rust-choir.cat, line 411: Beacon: 'Comms Relay'; read as COMMUNICATIONS RELAY");
    }

    @Test
    void aFileIsCounted() {
        assertThat(reading.contents()
                        .map(c -> c.title() + " " + c.cards() + "/" + c.cardsRead() + " " + c.weapons() + "/"
                                + c.weaponsRead() + " " + c.orders() + "/" + c.ordersPlayed()))
                .containsExactly("Dust Town 1/1 2/2 0/0", "Rust Choir 8/8 7/7 1/1");
    }

    @Test
    void theOuterKeywordSaysWhatMayStandInItsBrackets(@TempDir Path folder) {
        Path gas = SampleLists.changed(folder, SampleLists.LIST, "Comms Relay", "Gas Cloud (Toxic (3))");
        ReadResult read = SampleLists.read(SampleLists.SYSTEM, gas);
        assertThat(read.sound()).isTrue();
        assertThat(read.lists().head().card("Beacon").get().card().keywords().head())
                .hasToString("GAS CLOUD (TOXIC (3))");
    }

    @Test
    void zippedFilesAreReadAlike(@TempDir Path folder) throws IOException {
        ReadResult zipped = SampleLists.read(
                zipped(folder, SampleLists.SYSTEM, "s.gstz"), zipped(folder, SampleLists.LIST, "l.catz"));
        assertThat(zipped.lists()).isEqualTo(reading.lists());
    }

    static Path zipped(Path folder, Path file, String name) throws IOException {
        Path zip = folder.resolve(name);
        try (OutputStream out = Files.newOutputStream(zip);
                ZipOutputStream entries = new ZipOutputStream(out)) {
            entries.putNextEntry(new ZipEntry(file.getFileName().toString()));
            entries.write(Files.readAllBytes(file));
        }
        return zip;
    }

    private ListedCard card(String name) {
        return list.card(name).get();
    }

    private CardOption option(String card, String name) {
        return card(card).options().find(o -> o.name().equals(name)).get();
    }

    @Test
    void anApplicationReadsListsFaultsAndNotes() {
        BattleScribe files = BattleScribe.read(
                Vector.of(SampleLists.SYSTEM, Path.of("nowhere.cat"), SampleLists.LIST, SampleLists.ROSTER),
                Shipped.ruleset());
        assertThat(files.lists()).containsExactly(list);
        assertThat(files.teams()).hasSize(1);
        assertThat(files.faults()).singleElement().asString().startsWith("nowhere.cat: ");
        assertThat(files.concerning(files.teams().head())).isEqualTo(files.faults());
        assertThat(files.notes().map(Object::toString))
                .containsAll(reading.findings().map(Finding::toString));
        assertThat(files.orders().map(Object::toString)).containsExactly("Called Shots: played as ORDER-CALLED-SHOTS");
    }

    @Test
    void howFarItIsIsTold() {
        List<Double> told = new ArrayList<>();
        ListFiles.read(
                Vector.of(SampleLists.SYSTEM, Path.of("nowhere.cat"), SampleLists.LIST),
                ReadSettings.of(edition -> Shipped.ruleset()).withProgress(told::add));
        assertThat(told).isSorted().startsWith(1 / 6.0, 2 / 6.0, 3 / 6.0).endsWith(5 / 6.0);
    }

    @Test
    void aCardWithItsChoicesIsAModel() {
        var model = card("Rigger").model(Vector.of("Ammo", "Cutter"));
        assertThat(model.points()).isEqualTo(11);
        assertThat(model.card().worth()).isEqualTo(1);
        assertThat(model.card().equipment()).contains(RuleIds.I_AMMO);
        assertThat(model.choices()).containsExactly("Cutter", "Ammo");
        assertThat(model.category()).isEqualTo(Category.TROOP);
    }
}
