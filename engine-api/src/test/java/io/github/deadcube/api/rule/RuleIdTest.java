package io.github.deadcube.api.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RuleIdTest {

    private static final RuleId HOUSE_1 = RuleId.of("HOUSE-1");

    @Test
    void aKnownRuleHasItsTitleAndText() {
        assertThat(RuleIds.ADV_2.known()).isTrue();
        assertThat(RuleIds.ADV_2.title()).isEqualTo("Step by step");
        assertThat(RuleIds.ADV_2.text()).isEqualTo("Each step goes to an adjacent cube, diagonals included.");
    }

    @Test
    void aTextOfSeveralLinesIsOneParagraph() {
        assertThat(RuleIds.K_AGILE.text())
                .isEqualTo("Once in an ADVANCE or SPRINT: one level more, up or down, within its stack, by the normal"
                        + " movement rules.");
    }

    @Test
    void aRuleOfAnApplicationHasNoTitleAndNoText() {
        assertThat(HOUSE_1.known()).isFalse();
        assertThat(HOUSE_1.title()).isEmpty();
        assertThat(HOUSE_1.text()).isEmpty();
    }

    @Test
    void theChapterIsTheTextBeforeTheFirstHyphen() {
        assertThat(RuleIds.ADV_5.chapter()).isEqualTo("ADV");
        assertThat(RuleIds.I_AP_AMMO.chapter()).isEqualTo("I");
        assertThat(RuleIds.R25_K_BOOM.chapter()).isEqualTo("R25");
        assertThat(HOUSE_1.chapter()).isEqualTo("HOUSE");
    }

    @Test
    void itIsAValueThatPrintsAsItsText() {
        assertThat(RuleId.of("ADV-5")).isEqualTo(RuleIds.ADV_5).hasSameHashCodeAs(RuleIds.ADV_5);
        assertThat(RuleId.of("ADV-5")).isNotEqualTo(RuleIds.ADV_6).hasToString("ADV-5");
    }

    @Test
    void knownRulesSortAsInTheCatalogueAndOthersAfterThemAlphabetically() {
        RuleId early = RuleId.of("AAA-1");
        assertThat(Vector.of(HOUSE_1, RuleIds.R25_K_WALKER, early, RuleIds.ADV_10, RuleIds.ADV_9, RuleIds.GEO_1)
                        .sorted())
                .containsExactly(RuleIds.GEO_1, RuleIds.ADV_9, RuleIds.ADV_10, RuleIds.R25_K_WALKER, early, HOUSE_1);
        assertThat(HOUSE_1).isEqualByComparingTo(RuleId.of("HOUSE-1"));
        assertThat(RuleIds.ADV_9).isEqualByComparingTo(RuleId.of("ADV-9"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "ADV", "ADV-", "-5", "adv-5", "ADV_5", "ADV--5", " ADV-5", "ADV-5\n", "ADV-5.", "ÄDV-5"})
    void malformedIdentifiersAreRefused(String id) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleId.of(id))
                .withMessageContaining("\"" + id + "\"")
                .withMessageContaining("like ADV-5");
    }
}
