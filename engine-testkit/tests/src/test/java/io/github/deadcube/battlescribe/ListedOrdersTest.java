package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.words.Heals;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.lists.ListFiles;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.lists.ReadResult.ListedOrder;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.cli.Run;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** CMD-9: lists give the names and texts of special orders. The ruleset defines their effects. */
class ListedOrdersTest {
    private static final String TITLE = "Special Order: Called Shots";
    private static final String RULE = "<rule id=\"r-cs\" name=\"Special Order: Called Shots\" hidden=\"false\">";

    @TempDir
    private Path folder;

    /** The sample list with an order that the ruleset does not have. */
    private Path unplayed() {
        Path renamed = SampleLists.changed(folder, SampleLists.LIST, RULE, RULE.replace("Called Shots", "Patch  Up:"));
        renamed = SampleLists.changed(folder, renamed, "Our own.", "A friend of the\n  choir is patched up.");
        return SampleLists.changed(folder, renamed, TITLE, "Special Order: Patch Up");
    }

    @Test
    void anOrderOfTheRulesetIsFoundByItsName() {
        ListedOrder order =
                SampleLists.read(SampleLists.SYSTEM, SampleLists.LIST).orders().head();
        assertThat(order.name()).isEqualTo("Called Shots");
        assertThat(order.played()).contains(RuleId.of("ORDER-CALLED-SHOTS"));
        assertThat(order.line()).isEqualTo(16);
        assertThat(SampleLists.read(SampleLists.ROSTER).orders().map(ListedOrder::toString))
                .containsExactly("Called Shots: played as ORDER-CALLED-SHOTS");
    }

    @Test
    void anOrderWithoutDataIsToldWithItsText() {
        ReadResult read = SampleLists.read(SampleLists.SYSTEM, unplayed());
        ListedOrder order = read.orders().head();
        assertThat(order).hasToString("Patch Up: no data for this order");
        assertThat(order.text()).isEqualTo("A friend of the choir is patched up.");
        assertThat(read.findings().map(finding -> finding.text()))
                .anyMatch(what -> what.endsWith("has no special order 'Patch Up'"));
        assertThat(read.lists().head().cards().flatMap(card -> card.card().order()))
                .isEmpty();
    }

    @Test
    void anApplicationGivesTheData() {
        Order patching = Order.of(
                "HOUSE-PATCH-UP",
                "Patch Up",
                "Heals one.",
                Order.Mode.at(Trigger.ACTIVE).doing(new Heals(1, 1)));
        ReadResult read = ListFiles.read(
                Vector.of(SampleLists.SYSTEM, unplayed()), Shipped.ruleset().with(patching));
        assertThat(read.orders().map(ListedOrder::toString)).containsExactly("Patch Up: played as HOUSE-PATCH-UP");
        assertThat(read.lists().head().cards().flatMap(card -> card.card().order()))
                .contains("Patch Up");
    }

    @Test
    void theCommandLineTellsThem() {
        String list = unplayed().toString();
        assertThat(Run.of("teams", SampleLists.SYSTEM.toString(), list).out())
                .contains("\nspecial orders: 1\n  Patch Up: no data for this order\n    A friend of the choir is "
                        + "patched up.\n");
        assertThat(Run.of("teams", SampleLists.SYSTEM.toString(), SampleLists.LIST.toString())
                        .out())
                .contains("  Called Shots: played as ORDER-CALLED-SHOTS\n");
        assertThat(Run.of("teams", "--json", SampleLists.SYSTEM.toString(), list)
                        .out())
                .contains("\"name\":\"Patch Up\",\"text\":\"A friend of the choir is patched up.\"}");
    }
}
