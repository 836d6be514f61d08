/**
 * KT-1, KT-11, KT-12, KT-17: hooks. Who registered what, and what it gives: modifiers, restrictions, traits,
 * capabilities, reactions at triggers.
 *
 * <p>Begin with {@code HookQueries}, which answers what hooks give in a position, and {@code Triggers}, which lets them
 * act. {@code HookCollector} takes what rules register and leaves a {@code HookSet} for one owner; {@code HookOwners}
 * has those of a game, and {@code HooksInPlay} says which of them a position has. {@code EngineFailure} reports a rule
 * that throws, and {@code ActingRule} says whether the rule that acts is an application's.
 *
 * <p>It uses no other package of the engine: {@code HookView} asks the position, and {@code HooksInPlay} gets what
 * models carry.
 */
package io.github.deadcube.core.hooks;
