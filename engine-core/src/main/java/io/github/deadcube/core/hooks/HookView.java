package io.github.deadcube.core.hooks;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/** What hooks are called with, and what the search for them asks besides. */
public interface HookView extends GameView {
    /** SCAT-8: the models in play, those of the side with the initiative first. */
    Vector<ModelId> inOrder();
}
