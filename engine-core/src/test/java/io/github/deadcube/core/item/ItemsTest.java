package io.github.deadcube.core.item;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.ItemRule;
import org.junit.jupiter.api.Test;

/** An item equals one of the same name and the same rule, so that equal editions are equal. */
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
            assertThat(own.equals(old)).as("%s", old).isEqualTo(own.rule().equals(old.rule()));
        }
    }

    @Test
    void anItemIsShownByItsName() {
        assertThat(ThirdEditionItems.all()).allSatisfy(item -> assertThat(item).hasToString(item.name()));
    }
}
