package io.github.deadcube.core.item;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.rule.RuleIds;
import org.junit.jupiter.api.Test;

/** An item equals one of the same name, rule and weapon, so that equal editions are equal. */
class ItemsTest {
    @Test
    void anEditionHasTheSameItemsEachTime() {
        assertThat(ThirdEditionItems.all()).isEqualTo(ThirdEditionItems.all());
        assertThat(RevisedItems.all()).isEqualTo(RevisedItems.all()).isNotEqualTo(ThirdEditionItems.all());
    }

    @Test
    void theRevisionReplacesAnItemByAnotherOne() {
        for (ItemRule old : ThirdEditionItems.all()) {
            ItemRule own = RevisedItems.all()
                    .find(item -> item.name().equals(old.name()))
                    .get();
            boolean kept = own.rule().equals(old.rule()) && own.weapon().equals(old.weapon());
            assertThat(own.equals(old)).as("%s", old).isEqualTo(kept);
        }
    }

    @Test
    void aGrenadeOfTheRevisionIsAnotherItem() {
        ItemRule old = ThirdEditionItems.all()
                .find(item -> item.rule().equals(RuleIds.I_FRAG_GRENADE))
                .get();
        assertThat(RevisedItems.all().find(item -> item.rule().equals(old.rule())))
                .isNotEmpty()
                .doesNotContain(old);
    }

    @Test
    void anItemIsShownByItsName() {
        assertThat(ThirdEditionItems.all()).allSatisfy(item -> assertThat(item).hasToString(item.name()));
    }
}
