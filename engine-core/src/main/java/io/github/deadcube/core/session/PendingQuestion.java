package io.github.deadcube.core.session;

import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;

/**
 * The question that a session asks, as a viewer sees it.
 *
 * @param due the number of the input that is due; 1 for the first input of the game
 * @param whose the side that must answer; none if the game is over
 * @param prompt the viewer's prompt, or the end of the game; none while another side must answer
 */
public record PendingQuestion(int due, Option<Side> whose, Option<Prompt> prompt) {}
