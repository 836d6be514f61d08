package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Vector;

/**
 * Keywords that do nothing for a time.
 *
 * @param rules the keywords' rules, such as K-CONSTRUCT
 * @param scope OWN for the model's; OPPONENT for those of its opponent, in a test or an attack
 */
public record Silences(Vector<RuleId> rules, Scope scope) implements Effect {
    /**
     * Keywords of the model.
     *
     * @param rules the keywords' rules
     * @return the effect
     */
    public static Silences own(RuleId... rules) {
        return new Silences(Vector.of(rules), Scope.OWN);
    }

    /**
     * Keywords of whoever attacks the model, or is attacked by it.
     *
     * @param rules the keywords' rules
     * @return the effect
     */
    public static Silences opponents(RuleId... rules) {
        return new Silences(Vector.of(rules), Scope.OPPONENT);
    }

    @Override
    public boolean lends() {
        return true;
    }

    @Override
    public void lent(Hooks hooks) {
        hooks.silences(rules, scope);
    }
}
