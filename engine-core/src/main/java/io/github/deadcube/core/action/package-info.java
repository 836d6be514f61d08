/**
 * ACT-1 to ACT-5, ADV, SPR, SHO, AST, SPC, STD: activations, and the actions in them.
 *
 * <p>Begin with {@code ActionRules}, which other packages enter, and {@code Activation}, which offers the actions of a
 * model. {@code Action} has a subclass for each kind ({@code AdvanceAction}, {@code SprintAction}, {@code ShootAction},
 * {@code AssaultAction}, {@code SpecialAction}, {@code StandUpAction}): when it is allowed, its choices, why others are
 * refused, and the frame that executes it. Then the frames: {@code Movement} and {@code EntryIntoCube} for a step,
 * {@code AtModel}, {@code AtCube} and {@code AtFriend} for a shot, {@code Assault} and {@code CloseCombat} for a fight.
 * {@code AimAtModels}, {@code AimAtCubes} and {@code AimAtFriends} say what a weapon may be fired at.
 *
 * <p>It uses {@code command}, {@code dice}, {@code grid}, {@code hooks}, {@code item}, {@code machine}, {@code motion},
 * {@code prepared}, {@code timing} and {@code workspace}, and no keyword by name.
 */
package io.github.deadcube.core.action;
