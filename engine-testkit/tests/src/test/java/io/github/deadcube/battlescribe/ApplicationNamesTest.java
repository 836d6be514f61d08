package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.words.Heals;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.lists.ListFiles;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * KT-19, ITEM-7, CMD-9: lists may print keywords, items and special orders of an application, in the spellings that it
 * declares.
 */
class ApplicationNamesTest {
    private static final Ruleset RULES = Shipped.ruleset()
            .with(new Own("MAGNETIC", "Magnet"))
            .with(new Own("SCATTERSHOT", "Scatter Shot"))
            .with(new Rations())
            .with(Order.of(
                    "HOUSE-PATCH-UP",
                    "Patch Up",
                    "Heals one.",
                    Order.Mode.at(Trigger.ACTIVE).doing(new Heals(1, 1))));

    @TempDir
    private Path folder = Path.of("");

    private record Own(String printed, String spelling) implements KeywordRule {
        @Override
        public RuleId rule() {
            return RuleId.of("HOUSE-" + printed);
        }

        @Override
        public Vector<String> spellings() {
            return Vector.of(spelling);
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {}
    }

    private record Rations() implements ItemRule {
        @Override
        public RuleId rule() {
            return RuleId.of("HOUSE-RATIONS");
        }

        @Override
        public String name() {
            return "Rations";
        }

        @Override
        public Vector<String> spellings() {
            return Vector.of("Ration Pack");
        }
    }

    @Test
    void aKeywordIsUnderstoodInAnyOfItsSpellings() {
        for (String printed : Vector.of("Magnetic (2)", "magnet (2)", "Magnet. [2]")) {
            ReadResult read = list("Tactician (1)", "Tactician (1), " + printed);
            assertThat(card(read, "Foreman Oda").keywords()).as(printed).contains(Keyword.of("MAGNETIC", 2));
        }
        assertThat(told(list("Tactician (1)", "Tactician (1), Magnet")))
                .contains("CORRECTED 'Magnet': read as MAGNETIC");
    }

    @Test
    void itsBracketsHoldAnotherKeyword() {
        ReadResult read = list("Indirect - Frag (3), Heavy", "Scatter Shot (Frag (3)), Heavy");
        assertThat(card(read, "Rigger (specialist)").weapons().flatMap(w -> w.keywords()))
                .contains(Keyword.of("SCATTERSHOT", Keyword.of("FRAG", 3)));
    }

    @Test
    void withoutTheRuleItIsNoKeyword() {
        ReadResult read = ListFiles.read(
                Vector.of(SampleLists.SYSTEM, changed("Tactician (1)", "Tactician (1), Magnet")), Shipped.ruleset());
        assertThat(told(read)).contains("FAULT 'Magnet' is no known keyword: read without it");
    }

    @Test
    void anItemIsSoldUnderAnyOfItsNames() {
        for (String name : Vector.of("Rations", "Ration Pack")) {
            Path system =
                    SampleLists.changed(folder, SampleLists.SYSTEM, "name=\"Medi Pack\"", "name=\"" + name + "\"");
            ReadResult read = ListFiles.read(Vector.of(system, SampleLists.LIST), RULES);
            Option<CardOption> sold = read.lists()
                    .head()
                    .card("Rigger")
                    .get()
                    .options()
                    .find(option -> option.name().equals(name));
            assertThat(sold.flatMap(CardOption::equipment)).as(name).contains(RuleId.of("HOUSE-RATIONS"));
        }
    }

    @Test
    void anOrderIsFoundWhateverItsCapitals() {
        ReadResult read = list("Special Order: Called Shots", "Special Order: PATCH UP");
        assertThat(card(read, "Foreman Oda").order()).contains("Patch Up");
        assertThat(told(read)).contains("CORRECTED the special order 'PATCH UP': read as Patch Up");
        assertThat(read.orders().map(Object::toString)).containsExactly("PATCH UP: played as HOUSE-PATCH-UP");
    }

    /** A rule of the list with a misspelled keyword as its name is that keyword. */
    @Test
    void aRuleOfTheListUnderAMisspelledNameIsTheKeyword() {
        Path system = SampleLists.changed(folder, SampleLists.SYSTEM, "name=\"Kite\"", "name=\"Comms Relay\"");
        ReadResult read = ListFiles.read(Vector.of(system, SampleLists.LIST), RULES);
        assertThat(card(read, "Beacon").keywords()).contains(Keyword.of("COMMUNICATIONS RELAY"));
    }

    private static Card card(ReadResult read, String name) {
        return read.lists().head().card(name).get().card();
    }

    private static Vector<String> told(ReadResult read) {
        return read.findings().map(f -> f.kind() + " " + f.text() + ": " + f.done());
    }

    private ReadResult list(String from, String to) {
        return ListFiles.read(Vector.of(SampleLists.SYSTEM, changed(from, to)), RULES);
    }

    private Path changed(String from, String to) {
        return SampleLists.changed(folder, SampleLists.LIST, from, to);
    }
}
