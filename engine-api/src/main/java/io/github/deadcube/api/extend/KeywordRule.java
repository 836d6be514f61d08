package io.github.deadcube.api.extend;

import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;

/**
 * What a keyword does. A ruleset names one for each keyword that may be played; the game's own are written the same way.
 *
 * <pre>{@code
 * public record Resilient() implements KeywordRule {
 *     public String printed() { return "RESILIENT"; }
 *     public RuleId rule() { return RuleIds.K_RESILIENT; }
 *     public void attach(Keyword keyword, Hooks hooks) { hooks.rerolls(Skill.SURVIVE, keyword.number()); }
 * }
 * }</pre>
 */
public interface KeywordRule extends Behaviour {
    /**
     * The keyword as profiles print it.
     *
     * @return in capitals
     */
    String printed();

    /**
     * Whether a keyword is printed as this rule needs it.
     *
     * @param keyword a keyword of this name
     * @return what is wrong with its brackets, or none
     */
    default Option<String> fault(Keyword keyword) {
        return Option.none();
    }

    /**
     * Says when the keyword wants to be called. Asked once for each model and each weapon that has it, when a game starts.
     *
     * @param keyword as printed
     * @param hooks where to register
     */
    void attach(Keyword keyword, Hooks hooks);
}
