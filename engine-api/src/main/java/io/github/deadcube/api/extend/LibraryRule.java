package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;

/**
 * A rule of a {@link Library}: a keyword, an item or a special order. Implementations are immutable values; all that they must
 * remember lies on the table, as marks and markers, or in a {@link Then}.
 */
public interface LibraryRule {
    /**
     * The rule.
     *
     * @return its identifier, the same at every call
     */
    RuleId rule();

    /**
     * Says what its marks do to the models on which they lie. Asked once, when a game starts; the hooks act while a mark of the
     * rule lies on the model.
     *
     * @param hooks where to register
     */
    default void marked(Hooks hooks) {}

    /**
     * Says what its markers do while they lie on the table. Asked once, when a game starts.
     *
     * @param hooks where to register
     */
    default void laid(MarkerHooks hooks) {}
}
