package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.core.lists.ListFiles;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.lists.ReadResult.Finding;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.ModelWriter;
import io.github.deadcube.core.team.ForceList.Category;
import io.github.deadcube.core.team.ListedCard;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.start.OrderFiles;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Small lists, each with one construct that lists of players have. */
class SmallListsTest {
    private static final Path SYSTEM = SampleLists.file("small/small-town.gst");

    private static final String ORDERS =
            SampleLists.file("small/tide-orders.json").toString();
    private static final Ruleset ORDERED =
            OrderFiles.read(Vector.of(Path.of(ORDERS))).over(Shipped.ruleset());

    @TempDir
    private Path folder;

    @Test
    @Rule("TEAM-2")
    void ofSeveralCategoriesTheOneOfATeamCounts() {
        ReadResult read = read("hired-hands.cat");
        assertThat(read.findings()).isEmpty();
        assertThat(read.lists().head().cards().map(card -> card.name() + " " + card.category()))
                .containsExactly("Foreman leader", "Rigger troop");
    }

    @Test
    @Rule("TEAM-2")
    void ofSeveralCategoriesOfATeamThePrimaryOneCounts() {
        String troop = "targetId=\"g-troop\" primary=\"false\"";
        String preset = "targetId=\"g-preset\" primary=\"true\"";
        Path both = SampleLists.changed(
                folder, SampleLists.file("small/hired-hands.cat"), troop, "targetId=\"g-leader\" primary=\"false\"");
        both = SampleLists.changed(folder, both, preset, preset.replace("preset", "troop"));
        assertThat(SampleLists.read(SYSTEM, both).lists().head().cards().map(ListedCard::category))
                .containsOnly(Category.TROOP);
    }

    @Test
    @Rule("CMD-9")
    void aCardHasEveryOrderThatItPrints() throws IOException {
        String list = small("tide-wardens.cat");
        Run unplayed = Run.of("teams", list);
        assertThat(unplayed.err()).isEmpty();
        assertThat(unplayed.exitCode()).isZero();
        assertThat(unplayed.out())
                .contains(
                        "left out: 2",
                        "has no special order 'Ring the Bell'; read without it",
                        "has no special order 'Read the Tide'; read without it")
                .doesNotContain("corrected");
        Run played = Run.of("teams", list, "--orders", ORDERS);
        assertThat(played.err()).isEmpty();
        assertThat(played.out())
                .contains("special orders played 2 of 2", "Read the Tide: played as HOUSE-READ-THE-TIDE")
                .doesNotContain("corrected", "left out");
        String team = Run.of("build", "--list", list, "--orders", ORDERS, "--points", "30", "--full")
                .out();
        assertThat(team)
                .contains("Harbour Master: leader, 20 points, RA 4+ FI 5+ SV 5+ HP 2 RECON 4+, Rifle R5, TOUGH,"
                        + " order \"Ring the Bell\", order \"Read the Tide\"\n");
        String file = Files.writeString(folder.resolve("mine.txt"), team).toString();
        Run checked = Run.of("teams", "check", file, "--list", list, "--orders", ORDERS);
        assertThat(checked).isEqualTo(new Run(0, "Tide Wardens 42: legal, 30 of 100 points\n", ""));
        assertThat(Run.of("play", "--quiet", "--teams", file + "," + file, "--orders", ORDERS)
                        .err())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            value = {
                "Special Orders: Ring the Bell, Read the Tide = 2",
                "Special Order: Ring the Bell, Read the Tide = 2",
                "Special Order: Ring the Bell, Special Order: Read the Tide = 2",
                "Special Orders: Ring the Bell, Read the Tide, Evade = 2",
                "Special Order: Ring the Bell = 1",
                "Special Orders: RING THE  BELL, read the tide. = 2"
            })
    @Rule("CMD-9")
    void theSecondOrderIsFoundHoweverItIsPrinted(String printed, int orders) throws IOException {
        Path list = SampleLists.changed(
                folder,
                SampleLists.file("small/tide-wardens.cat"),
                "Special Orders: Ring the Bell, Read the Tide<",
                printed + "<");
        list = SampleLists.written(
                folder, "tide-wardens.cat", Files.readString(list).replaceAll("<rules>.*</rules>", ""));
        ReadResult read = ListFiles.read(Vector.of(SYSTEM, list), ORDERED);
        Card master = read.lists().head().cards().head().card();
        assertThat(master.orders())
                .isEqualTo(Vector.of("Ring the Bell", "Read the Tide").take(orders));
        assertThat(master.has("EVADE")).isEqualTo(printed.contains("Evade"));
        assertThat(read.faults()).isEmpty();
        assertThat(read.contents().last().ordersPlayed()).isEqualTo(orders);
    }

    @Test
    @Rule("CMD-9")
    void aKeywordAfterAnOrderStaysAKeyword() {
        Path list = SampleLists.changed(
                folder,
                SampleLists.file("small/tide-wardens.cat"),
                "Read the Tide</characteristic>",
                "Wavering, Evade</characteristic>");
        assertThat(SampleLists.read(SYSTEM, list).faults()).isEmpty();
        Path one = SampleLists.changed(folder, list, "Special Orders: Ring", "Special Order: Ring");
        assertThat(SampleLists.read(SYSTEM, one).faults().map(Object::toString))
                .containsExactly(
                        "tide-wardens.cat, line 6: Harbour Master: 'Wavering' is no known keyword; read without it");
    }

    @ParameterizedTest
    @CsvSource({
        "Recon (3+), Recon (3+)",
        "Recon [3+], Recon [3+]",
        "Recon: 3+, Recon: 3+",
        "Recon - 3+, Recon - 3+",
        "Recon 3, Recon 3",
        "RECON 3 +., RECON 3 +."
    })
    @Rule("SET-4")
    void reconIsReadHoweverItIsPrinted(String printed, String quoted) {
        Path list = SampleLists.changed(folder, SampleLists.file("small/lamp-lighters.cat"), "Recon (3+)", printed);
        ReadResult read = SampleLists.read(SYSTEM, list);
        assertThat(cards(read)).startsWith("RA 4+ FI 5+ SV 5+ HP 2 RECON 3+, Rifle R5, TOUGH");
        assertThat(read.findings().map(Finding::toString))
                .containsExactly("lamp-lighters.cat, line 6: Lamp Master: '" + quoted + "'; read as RECON 3+");
        assertThat(read.sound()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Recon 3+", "recon  3+", "Recon3+"})
    @Rule("SET-4")
    void reconAsTheRulesPrintItIsNoFinding(String printed) {
        Path list = SampleLists.changed(folder, SampleLists.file("small/lamp-lighters.cat"), "Recon (3+)", printed);
        ReadResult read = SampleLists.read(SYSTEM, list);
        assertThat(cards(read).head()).contains("RECON 3+");
        assertThat(read.findings()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Recon (9+)", "Recon", "Recon (3+"})
    void anotherReconIsAFault(String printed) {
        Path list = SampleLists.changed(folder, SampleLists.file("small/lamp-lighters.cat"), "Recon (3+)", printed);
        assertThat(SampleLists.read(SYSTEM, list).faults()).hasSize(1);
    }

    @Test
    @Rule({"KT-7", "KT-15"})
    void effectsBesideAGrenadeAreTheEffectsOfTheGrenade() {
        ReadResult read = read("powder-loft.cat");
        assertThat(cards(read))
                .containsExactly(
                        "RA 4+ FI 5+ SV 5+ HP 2 RECON 4+, Rifle R5",
                        "RA 4+ FI 5+ SV 5+ HP 2, Pot R2 FRAG (2) and GRENADE (GAS CLOUD (TOXIC (1))) and ONE-USE",
                        "RA 4+ FI 5+ SV 5+ HP 2, Pot R2 GRENADE (FRAG (2)) and ONE-USE");
        assertThat(read.findings().map(Finding::toString))
                .containsExactly(
                        "powder-loft.cat, line 13: Pot: 'Gas Cloud - Toxic (1)'; read as GAS CLOUD (TOXIC (1)) (in "
                                + "Bomber)",
                        "powder-loft.cat, line 13: Pot: 'Grenade' has its effect beside it; read as GRENADE (GAS "
                                + "CLOUD (TOXIC"
                                + " (1))) (in Bomber)",
                        "powder-loft.cat, line 20: Pot: 'Grenade' has its effect beside it; read as GRENADE (FRAG "
                                + "(2)) (in"
                                + " Thrower)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            value = {
                "Grenade, Frag (2) = GRENADE (FRAG (2))",
                "Grenade, Stun, Frag (2) = GRENADE (STUN) and FRAG (2)",
                "Indirect, Blast = INDIRECT (BLAST)",
                "Trap, Frag (3) = TRAP (FRAG (3))",
                "Grenade, Trap [Frag (3)] = GRENADE (TRAP (FRAG (3)))",
                "Grenade, Trap, Frag (3) = GRENADE (TRAP (FRAG (3)))",
                "Grenade, Gas Cloud, Smoke = GRENADE (GAS CLOUD (SMOKE))",
                "Frag (2), Explosive = FRAG (2) and EXPLOSIVE",
                "Grenade (Smoke), Frag (2) = GRENADE (SMOKE) and FRAG (2)"
            })
    @Rule({"KT-7", "KT-15"})
    void everyDeliveryFindsItsEffect(String printed, String read) {
        assertThat(thrown(printed).head()).isEqualTo("RA 4+ FI 5+ SV 5+ HP 2, Pot R2 " + read);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Grenade", "Grenade, Toxic (1)", "Grenade, Grenade (Frag (2))", "Gas Cloud (Smoke), Frag (1)"})
    @Rule("KT-7")
    void aDeliveryWithoutAnEffectIsAFault(String printed) {
        assertThat(thrown(printed)).last().asString().startsWith("powder-loft.cat, line 20: Pot: '");
    }

    private Vector<String> thrown(String printed) {
        ReadResult read = SampleLists.read(
                SYSTEM,
                SampleLists.changed(
                        folder, SampleLists.file("small/powder-loft.cat"), "Frag (2), Grenade, One-Use", printed));
        return cards(read)
                .takeRight(1)
                .appendAll(read.faults()
                        .filter(fault -> fault.where().line() == 20)
                        .map(Object::toString));
    }

    private static String small(String name) {
        return SampleLists.file("small/" + name).toString();
    }

    private static ReadResult read(String list) {
        return SampleLists.read(SYSTEM, SampleLists.file("small/" + list));
    }

    private static Vector<String> cards(ReadResult read) {
        return read.lists()
                .head()
                .cards()
                .map(card -> ModelWriter.card(card.card()).mkString(", "));
    }
}
