package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.internal.Spent;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Profile;
import java.util.ArrayList;
import java.util.List;

/**
 * ITEM-7: an item whose name a card prints.
 *
 * @param item its rule
 * @param printed the name
 * @param number its number among what the model may have used up
 */
record PrintedItem(RuleId item, String printed, int number) {
    private static final PrintedItem[] NONE = {};

    /** Those of a card, in the order printed. */
    static PrintedItem[] of(Library library, Profile card) {
        List<PrintedItem> all = new ArrayList<>(0);
        for (int k = 0; k < card.keywords().size(); k++) {
            String name = card.keywords().get(k).name();
            ItemRule item = library.itemPrinted(name).getOrNull();
            if (item != null) all.add(new PrintedItem(item.rule(), name, Spent.keyword(card, k)));
        }
        return all.toArray(NONE);
    }
}
