/**
 * Movements that a player or a bot plans: where a model can go, and lists of choices that are played while they stay
 * legal.
 */
package io.github.deadcube.core.plan;
