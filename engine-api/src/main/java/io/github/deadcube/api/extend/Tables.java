package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.CommandFace;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/**
 * The tables of a {@link Ruleset}: what faces and rows mean.
 *
 * @param commandFaces CMD-1: what faces 1 to 6 of a command die show
 * @param scatter SCAT-1: where faces 1 to 8 of a scatter die lead
 * @param pool SET-3: the item tokens, each kind as often as it is there
 * @param recon SET-5: the recon table, faces 1 to 8
 * @param fallDice FALL-1: how many dice gravity rolls besides one for each cube fallen
 */
@Value.Builder
public record Tables(
        Vector<CommandFace> commandFaces,
        Vector<Direction> scatter,
        Vector<RuleId> pool,
        Vector<ReconEffect> recon,
        int fallDice)
        implements WithTables {}
