package io.github.deadcube.core.resolve;

/**
 * Why play cannot go on from a state.
 *
 * @param where the part with the fault: a model, another part of the position, or the saved name of a frame
 * @param frame the index of the frame, 0 for the one that comes next; {@link #OF_POSITION} for a part of the position
 * @param expected what would be right, with the rule if there is one
 */
public record StateFault(String where, int frame, String fault, String expected) {
    /** The index of faults that concern no frame. */
    public static final int OF_POSITION = -1;
}
