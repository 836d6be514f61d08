package io.github.deadcube.core.session;

import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;

/**
 * What a session asks at one moment, as a viewer sees it.
 *
 * @param due the number of the input that is due, 1 before the game's first
 * @param whose who must answer; none if the game is over
 * @param prompt what the viewer must answer, or the end of the game; none while somebody else must answer
 */
public record PendingQuestion(int due, Option<Side> whose, Option<Prompt> prompt) {}
