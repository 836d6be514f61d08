/**
 * Activations and actions: ACT-1 to ACT-5, ADV-1 to ADV-19, SPR-1, SPR-2, SHO-1 to SHO-9, AST-1 to AST-11, SPC-1, STD-1 and
 * STD-2. Read {@link io.github.deadcube.core.action.Actions} first, then {@code Action}, which has a subclass for each kind of
 * action, and {@code Activation}, which offers them.
 */
package io.github.deadcube.core.action;
