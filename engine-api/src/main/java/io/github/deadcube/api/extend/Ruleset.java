package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.CommandFace;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * The rules that are played: an edition's options, and what its keywords, special orders and sight are. A value; records
 * of games name it and its version.
 *
 * @param name such as {@code deadzone-3}
 * @param version raised whenever the same inputs may come to another game
 * @param commandFaces CMD-1: what faces 1 to 6 of a command die show
 * @param scatter SCAT-1: where faces 1 to 8 of a scatter die lead
 * @param away AWAY-1, AWAY-2: where directly away leads
 * @param fallDice FALL-1: how many dice gravity rolls besides one for each cube fallen
 * @param hatchesLetFall SCAT-3: whether what is thrown onto a floor with a hatch may fall through it, as past a half floor
 * @param pinnedFightBack AST-10: whether a pinned model that is assaulted may fight back
 * @param forcedCountsAsMovedIn AST-5: whether a forced move gives the bonus for having moved in
 * @param friendOfItself AST-9: whether a model counts as its own friend in its cube
 * @param wipedOutLoses VIC-7: after the last round a side without models loses, whatever the VPs
 * @param wipeOutEndsGame VIC-8: the game ends in the end phase in which a side has no models left
 * @param modelsObscure LOS-4: whether the bodies of other models block rays, for the clear-shot test alone
 * @param stimulantsInFights I-STIMULANTS: whether they may also be used in an ASSAULT
 * @param pool SET-3: the item tokens, each kind as often as it is there
 * @param recon SET-5: the recon table, faces 1 to 8
 * @param sight lines of sight (LOS-7)
 * @param keywords what each keyword does
 * @param items what each item does
 * @param orders the special orders that leaders may have
 */
@Value.Builder
public record Ruleset(
        String name,
        int version,
        Vector<CommandFace> commandFaces,
        Vector<Direction> scatter,
        DirectlyAway away,
        int fallDice,
        boolean hatchesLetFall,
        boolean pinnedFightBack,
        boolean forcedCountsAsMovedIn,
        boolean friendOfItself,
        boolean wipedOutLoses,
        boolean wipeOutEndsGame,
        boolean modelsObscure,
        boolean stimulantsInFights,
        Vector<RuleId> pool,
        Vector<ReconEffect> recon,
        Sight sight,
        Vector<KeywordRule> keywords,
        Vector<ItemRule> items,
        Vector<SpecialOrder> orders)
        implements WithRuleset {
    /**
     * The rule of a keyword.
     *
     * @param keyword its name in capitals
     * @return none if the ruleset does not know it
     */
    public Option<KeywordRule> keyword(String keyword) {
        return keywords.find(k -> k.printed().equals(keyword));
    }

    /**
     * The rule of an item.
     *
     * @param item such as I-AMMO
     * @return none if the ruleset does not know it
     */
    public Option<ItemRule> item(RuleId item) {
        return items.find(i -> i.rule().equals(item));
    }

    /**
     * The item tokens that are shuffled: the pool without the kinds that the ruleset has no rule for.
     *
     * @return in the order of the pool
     */
    public Vector<RuleId> tokens() {
        return pool.filter(kind -> item(kind).isDefined());
    }

    /**
     * A special order.
     *
     * @param order its name
     * @return none if the ruleset does not know it
     */
    public Option<SpecialOrder> order(String order) {
        return orders.find(o -> o.name().equals(order));
    }

    /** Name and version: {@code deadzone-3 v1}. */
    @Override
    public String toString() {
        return name + " v" + version;
    }
}
