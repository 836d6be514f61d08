/**
 * Force lists and strike teams (TEAM): the cards of a faction, the chosen models of a team, and the checks of a team.
 *
 * <p>A {@link io.github.deadcube.core.team.ForceList} is data: cards with categories, points, VPs, choices and
 * equipment. A {@link io.github.deadcube.core.team.ChosenTeam} holds the chosen models, each with its finished card.
 */
@Builders
package io.github.deadcube.core.team;

import io.github.deadcube.api.shared.Builders;
