package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.Test;

/** The rulebook of a ruleset has the titles and texts of an application's rules. */
class HouseRulebookTest {
    private static final HouseRulebook BOOK =
            HouseRulebook.of(Deadcube.ruleset().with(new Grim()).with(new Vengeful()));

    @Test
    void itHasTheirTitlesAndTexts() {
        assertThat(BOOK.title(Grim.RULE)).isEqualTo("Grim");
        assertThat(BOOK.text(Grim.RULE)).isEqualTo(new Grim().text());
        assertThat(BOOK.title(Vengeful.RULE))
                .as("a rule without a title has its printed name")
                .isEqualTo("VENGEFUL");
        assertThat(BOOK.title(RuleIds.ADV_5)).isEqualTo(RuleIds.ADV_5.title());
        assertThat(BOOK.title(RuleId.of("HOUSE-NOBODY"))).isEqualTo("HOUSE-NOBODY");
        assertThat(BOOK.text(RuleId.of("HOUSE-NOBODY"))).isEmpty();
    }

    /** The rules of the scenario have titles too. */
    @Test
    void aGameHasTheSameTitles() {
        Setup setup = Shipped.setup(
                Deadcube.ruleset().with(new Grim()).with(new Vengeful()).carryingUnknown());
        HouseRulebook book = HouseRulebook.of(setup);
        assertThat(book.all().map(setup::title)).isEqualTo(book.all().map(book::title));
        assertThat(setup.title(Grim.RULE)).isEqualTo("Grim");
        assertThat(setup.title(RuleId.of("HOUSE-NOBODY"))).isEqualTo("HOUSE-NOBODY");
    }

    @Test
    void itIsLookedUpLikeTheGames() {
        assertThat(BOOK.additions()).containsExactly(Grim.RULE, Vengeful.RULE);
        assertThat(BOOK.find("house_grim")).contains(Grim.RULE);
        assertThat(BOOK.find("adv-5")).contains(RuleIds.ADV_5);
        assertThat(BOOK.search("dice more when it fights")).containsExactly(Grim.RULE);
        assertThat(BOOK.all()).startsWith(RuleIds.GEO_1).endsWith(Vengeful.RULE);
    }

    @Test
    void pendingWorkIsDescribedByItsTitle() {
        String why = Script.Runner.standard()
                .with(Deadcube.ruleset().with(new Vengeful()))
                .play("""
                        A1 RA 5+, rifle R6, at c2; B1 SV 5+ HP 2, VENGEFUL (2), at c6
                        play
                        A1 activate; A1 shoot rifle at B1; dice A 1 1 1 1 | B 1 1 1; B1 use HOUSE-VENGEFUL on A1
                        """)
                .state()
                .describePending();
        assertThat(why).endsWith("B1 uses VENGEFUL (HOUSE-VENGEFUL)");
    }
}
