package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Arms;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.team.Keyword;
import io.vavr.collection.Vector;

/**
 * ORD-5, KT-17: keywords that count as if printed.
 *
 * @param keywords which
 * @param arms for which weapons; {@link Arms#ANY} for the model and all that it uses
 */
public record Lends(Vector<Keyword> keywords, Arms arms) implements Effect {
    /**
     * Keywords of the model.
     *
     * @param keywords which
     * @return the effect
     */
    public static Lends of(Keyword... keywords) {
        return new Lends(Vector.of(keywords), Arms.ANY);
    }

    /**
     * Keywords of some weapons.
     *
     * @param arms which weapons
     * @param keywords which keywords
     * @return the effect
     */
    public static Lends to(Arms arms, Keyword... keywords) {
        return new Lends(Vector.of(keywords), arms);
    }

    @Override
    public boolean lends() {
        return true;
    }

    @Override
    public void lent(Hooks hooks) {
        keywords.forEach(keyword -> hooks.attach(keyword, arms));
    }

    @Override
    public Vector<Keyword> keywords() {
        return keywords;
    }
}
