package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The text of a rule says what the tables and variants of a ruleset say. */
class TweakedTextTest {
    private static final Ruleset THIRD = Deadcube.ruleset();

    @Test
    void theRulebookDescribesTheThirdEdition() {
        HouseRulebook book = HouseRulebook.of(THIRD);
        assertThat(Rulebook.all().filter(book::replaces)).isEmpty();
    }

    @Test
    void eachTableIsInTheTextOfItsRule() {
        Ruleset.Tables tables = THIRD.tables();
        assertThat(text(THIRD.withTables(tables.withFallDice(3)), RuleIds.FALL_1))
                .contains("gravity's 5+ (X): 2 cubes 5 dice, 3 cubes 6, 4 cubes 7, one more per further cube. Draw");
        assertThat(text(THIRD.withTables(tables.withScatter(tables.scatter().reverse())), RuleIds.SCAT_1))
                .startsWith("Scatter is a d8: 1 north-west, 2 west, ")
                .contains(", 8 north; one cube");
        assertThat(text(
                        THIRD.withTables(
                                tables.withCommandFaces(tables.commandFaces().reverse())),
                        RuleIds.CMD_1))
                .contains("six faces: 1 Special Order, 2 Assault, 3 Shoot, 4 Advance, 5 Dice, 6 +1 Model, equally");
        assertThat(text(THIRD.withTables(tables.withRecon(tables.recon().reverse())), RuleIds.SET_5))
                .contains("chooses: 1 any of the others, 2 send a model", ", 8 look at a token that lies face down.");
        assertThat(text(THIRD.withTokens(RuleIds.I_INTEL, 1).withTokens(RuleIds.I_AMMO, 0), RuleIds.SET_3))
                .contains("The pool: AP Ammo 1, Adrenaline Shot 1, ", ", Stun Grenade 1, Intel 1. \"Highest");
    }

    @ParameterizedTest
    @EnumSource
    void eachVariantIsInTheTextOfARule(Variant variant) {
        Ruleset other = THIRD.has(variant) ? THIRD.without(variant) : THIRD.with(variant);
        HouseRulebook book = HouseRulebook.of(other.withName("house"));
        Vector<RuleId> changed = Rulebook.all().filter(book::replaces);
        assertThat(changed)
                .isNotEmpty()
                .allSatisfy(rule -> assertThat(book.text(rule)).startsWith(rule.text() + " In house: "));
    }

    @Test
    void anEditionIsDescribedToo() {
        assertThat(text(Deadcube.livingRules(), RuleIds.FALL_1)).contains("2 cubes 5 dice");
        assertThat(text(Deadcube.revised(), RuleIds.DMG_1)).contains(" In deadzone-3.5: TOUGH, DISMANTLE and TOXIC");
    }

    private static String text(Ruleset ruleset, RuleId rule) {
        return HouseRulebook.of(ruleset).text(rule);
    }
}
