package io.github.deadcube.core.edition;

import io.github.deadcube.api.extend.ItemRule;
import io.vavr.collection.Vector;

/** R25-I: the items of the revision of 2025: the third edition's, some of them replaced. */
final class RevisedItems {
    private RevisedItems() {}

    static Vector<ItemRule> all() {
        return ThirdEditionItems.all();
    }
}
