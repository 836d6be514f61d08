package io.github.deadcube.api.play;

import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.CommandDice;
import io.vavr.control.Option;

/**
 * The facts about an option of a decision that its choice alone does not tell, for menus and drawings: what it costs, and the place and the
 * token that it concerns. {@link Prompt.Decision#facts} returns them.
 *
 * @param dice the command dice that it spends (CMD-4)
 * @param action the action that it takes of the active model (ACT-1); none if it takes none, such as an action that a command die buys
 * @param place where it leads, aims or happens: a spot, or a cube with spot 0; none if it concerns no place
 * @param token the number of the item token that it concerns; 0 if none
 */
public record OptionFacts(CommandDice dice, Option<Length> action, Option<Place> place, int token) {
    /** An option that costs nothing and concerns no place. */
    public static final OptionFacts NONE = new OptionFacts(CommandDice.NONE, Option.none(), Option.none(), 0);

    /** ACT-1: the length of an action. An activation is one long action, or up to two short ones (RND-3). */
    @SavedName(value = "actionLength", parts = "short long")
    public enum Length {
        /** One of two. */
        SHORT,
        /** The only one. */
        LONG;

        /** In words: {@code short}. */
        @Override
        public String toString() {
            return SavedNames.words(this);
        }
    }
}
