package io.github.deadcube.api;

import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;

/**
 * The model that is being activated.
 *
 * @param model which
 * @param controller who decides and rolls for it, its own side unless it is out of control (K-RAMPAGE)
 * @param over its activation is over, once what goes on is done: it has been pinned (ACT-5) or marked as activated (RND-8)
 * @param displaced something has moved it by force since its movement began (ADV-6, ADV-18)
 * @param ordersA how many special orders side A has used since it was activated (CMD-9)
 * @param ordersB how many side B has
 */
public record ActiveModel(ModelId model, Side controller, boolean over, boolean displaced, int ordersA, int ordersB) {}
