/**
 * Force lists and strike teams (TEAM): what a faction offers, what was chosen from it, and whether that is legal.
 *
 * <p>A {@link io.github.deadcube.core.team.ForceList} is data: cards with categories, points, VPs, choices and equipment.
 * A {@link io.github.deadcube.core.team.ChosenTeam} is what somebody has chosen, each model with its finished card.
 */
@BuilderStyle
package io.github.deadcube.core.team;
