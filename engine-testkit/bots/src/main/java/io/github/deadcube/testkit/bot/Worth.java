package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.Profile;

/** What a model is worth to its side, in VP: what its death would score, and what it can still do. */
final class Worth {
    private static final double PINNED = 0.3;
    private static final double HEALTH = 0.6;

    private Worth() {}

    /** Of a fresh model, its death's score included. */
    static double of(Profile profile) {
        return profile.worth() + alive(profile);
    }

    /** Of what is left of a model in play, beyond what its death would score. */
    static double left(ModelState model) {
        double health = 1 - model.damage() / (double) model.profile().hitPoints();
        return alive(model.profile()) * (1 - HEALTH + HEALTH * health) - (model.pinned() ? PINNED : 0);
    }

    /** Of the next HP that it loses: with the last one all goes, and its death scores. */
    static double ofHitPoint(ModelState model) {
        Profile profile = model.profile();
        return model.damage() + 1 >= profile.hitPoints()
                ? left(model) + profile.worth()
                : alive(profile) * HEALTH / profile.hitPoints();
    }

    private static double alive(Profile profile) {
        return 0.5 + 0.5 * profile.worth();
    }
}
