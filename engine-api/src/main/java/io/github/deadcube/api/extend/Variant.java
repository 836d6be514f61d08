package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;

/** An option of a {@link Ruleset}: a rule that other players or editions play differently. */
@SavedName(
        value = "variant",
        parts =
                "hatches-let-fall pinned-fight-back forced-counts-as-moved-in friend-of-itself wiped-out-loses wipe-out-ends-game models-obscure stimulants-in-fights fighting-back-is-ordinary damage-in-one-sum marks-last-a-round suppresses-itself")
public enum Variant {
    /** LIV-SCAT: a shot or a model that is thrown onto a floor with a hatch may fall through it, as past a half floor. */
    HATCHES_LET_FALL(RuleIds.LIV_SCAT),
    /** LIV-PIN: a pinned model that is assaulted may fight back. */
    PINNED_FIGHT_BACK(RuleIds.LIV_PIN),
    /** AST-5: a forced move also gives the bonus for having moved in. */
    FORCED_COUNTS_AS_MOVED_IN(RuleIds.AST_5),
    /** AST-9: a model counts as a friend of itself in its cube. */
    FRIEND_OF_ITSELF(RuleIds.AST_9),
    /** VIC-7: after the last round a side without models loses, with any number of VPs. */
    WIPED_OUT_LOSES(RuleIds.VIC_7),
    /** VIC-8: the game ends in the end phase in which a side has no models left. */
    WIPE_OUT_ENDS_GAME(RuleIds.VIC_8),
    /** LOS-4: the bodies of other models block rays, only for the test of a clear shot. */
    MODELS_OBSCURE(RuleIds.LOS_4),
    /** I-STIMULANTS: they may also be used for a FIGHT, including fighting back. */
    STIMULANTS_IN_FIGHTS(RuleIds.I_STIMULANTS),
    /** I-COMBAT-BLADES, I-SHOCK-BATON: items for an ordinary ASSAULT may also be used for fighting back. */
    FIGHTING_BACK_IS_ORDINARY(RuleIds.I_COMBAT_BLADES),
    /** R25-DMG-1: if damage is left after AR, reductions and increases of the loss are added in one step. */
    DAMAGE_IN_ONE_SUM(RuleIds.R25_DMG_1),
    /** R25-K-COMM-LINK: the mark is removed when the round ends. */
    MARKS_LAST_A_ROUND(RuleIds.R25_K_COMM_LINK),
    /** R25-K-SUPPRESSION: a weapon with range CC also pins its user. */
    SUPPRESSES_ITSELF(RuleIds.R25_K_SUPPRESSION);

    private final RuleId rule;

    Variant(RuleId rule) {
        this.rule = rule;
    }

    /** The rule that it changes, such as VIC-8. */
    public RuleId rule() {
        return rule;
    }
}
