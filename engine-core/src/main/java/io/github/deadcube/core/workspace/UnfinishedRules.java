package io.github.deadcube.core.workspace;

import io.github.deadcube.api.team.ModelId;

/** What changes of the position ask of the unfinished rules, and have them do. */
public interface UnfinishedRules {
    /** How many enclosing rules (attacks, explosions and similar) the current rule is inside. */
    int depth();

    /** Whether the rest of an activation is among them. */
    boolean includeActivation();

    /** K-STUN, ADV-6, ADV-18: cancels the rest of a model's move, active or not. */
    void stopMoves(ModelId model);
}
