package io.github.deadcube.core.hooks;

import io.github.deadcube.api.extend.GameView;

/** What hooks are called with, and what the search for them asks besides. */
public interface HookView extends GameView {
    /** The models in play, as a set: a bit for each, by its index. */
    long inPlay();
}
