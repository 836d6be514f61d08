package io.github.deadcube.api.odds;

import io.vavr.control.Option;

/**
 * What may come of an attack's own dice. What the attack sets off besides (throws, explosions, fights) is not part of it.
 *
 * @param difference the attacker's successes less the target's
 * @param target what the attack does to its target
 * @param attacker AST-7: what a fight back does to the attacker; none if nothing can come back
 */
public record AttackOdds(Distribution difference, Harm target, Option<Harm> attacker) {}
