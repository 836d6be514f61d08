package io.github.deadcube.api.play;

import io.github.deadcube.api.rule.RuleId;

/**
 * What an item token is, for those who know it.
 *
 * @param token its number
 * @param item what it is, such as I-AMMO
 */
public record TokenItem(int token, RuleId item) {
    /** In words: {@code token 3 is I-AMMO}. */
    @Override
    public String toString() {
        return "token " + token + " is " + item;
    }
}
