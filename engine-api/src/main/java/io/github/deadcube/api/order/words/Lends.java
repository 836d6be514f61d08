package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.Keyword;
import io.vavr.collection.Vector;

/** ORD-5, KT-17: gives keywords, which count as if they were printed. */
@SavedName("lends")
public record Lends(
        @InText(least = 1) Vector<Keyword> keywords,
        @InText(usual = "ANY") WeaponFilter weapons) implements LastingEffect {
    @Override
    public void attachToMarked(Hooks hooks) {
        keywords.forEach(keyword -> hooks.attach(keyword, weapons));
    }

    @Override
    public Vector<Keyword> keywords() {
        return keywords;
    }
}
