package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.api.rule.Rulebook.Basis;
import io.github.deadcube.api.rule.Rulebook.Passage;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Vector;
import java.lang.reflect.RecordComponent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the passages of the rulebook come from, by the rules of each edition. */
class RuleBasisTest {
    /** Name and version say which rules these are, and change none. */
    private static final Vector<String> NO_RULES = Vector.of("name", "version");

    private static Vector<String> components(Class<? extends Record> type) {
        return Vector.of(type.getRecordComponents()).map(RecordComponent::getName);
    }

    private static Vector<String> members() {
        return components(Ruleset.class).removeAll(NO_RULES).flatMap(name -> switch (name) {
            case "variants" -> Vector.of(Variant.values()).map(Variant::name);
            case "tables" -> components(Ruleset.Tables.class).map(table -> "tables." + table);
            default -> Vector.of(name);
        });
    }

    @Test
    void theOptionsAreTheMembersOfARuleset() {
        Vector<String> options = Rulebook.all()
                .flatMap(RuleId::passages)
                .flatMap(Passage::basis)
                .flatMap(Basis::option)
                .distinct();
        assertThat(options).containsExactlyInAnyOrderElementsOf(members());
    }

    @Test
    void theRuleOfAVariantNamesIt() {
        assertThat(Variant.values())
                .allSatisfy(variant -> assertThat(variant.rule()
                                .passages()
                                .flatMap(Passage::basis)
                                .flatMap(Basis::option))
                        .contains(variant.name()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"third", "living", "revised"})
    void thePassagesOfAnEditionAreItsText(String edition) {
        HouseRulebook book =
                HouseRulebook.of(Shipped.all(Deadcube.edition(edition).get()));
        assertThat(book.all()).allSatisfy(rule -> {
            assertThat(book.passages(rule).map(Passage::text).mkString(" ")).isEqualTo(book.text(rule));
            assertThat(book.passages(rule).map(Passage::basis)).noneMatch(Vector::isEmpty);
        });
    }

    @Test
    void whatAnEditionSaysDifferentlyIsAnOption() {
        HouseRulebook living = HouseRulebook.of(Deadcube.livingRules());
        assertThat(living.passages(RuleIds.AST_10).last().basis()).containsExactly(Basis.option("PINNED_FIGHT_BACK"));
        Passage falls = living.passages(RuleIds.FALL_1).head();
        assertThat(falls.text()).contains("2 cubes 5 dice");
        assertThat(falls.basis()).contains(Basis.option("tables.fallDice"));
    }

    @Test
    void theTextOfAnApplicationIsAHouseRule() {
        HouseRulebook book = HouseRulebook.of(Shipped.all(Deadcube.ruleset()));
        assertThat(book.additions())
                .isNotEmpty()
                .allSatisfy(rule ->
                        assertThat(book.passages(rule).flatMap(Passage::basis)).containsExactly(Basis.HOUSE_RULE));
    }
}
