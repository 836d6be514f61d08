package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.rule.Told;

/**
 * What a model does, or what happens to it.
 *
 * @param named the clause with the name of the model
 * @param alone the clause after one about the same model, which does not name it again
 */
record ModelClause(Told named, Told alone) {}
