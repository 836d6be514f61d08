package io.github.deadcube.testkit.cli.play;

/** What comes of going back. */
enum Undone {
    /** The choice is made anew. */
    DONE("Back to your last choice."),
    /** There is no choice to go back to. */
    NOTHING("You have not chosen anything yet."),
    /** Somebody would choose anew who knows more. */
    LEARNT("You have learnt since what an item token is, and undo does not take that back (SET-5, ITEM-3); under 'play"
            + " --undo-looks' it does, and the record says so.");

    private final String words;

    Undone(String words) {
        this.words = words;
    }

    /** One line. */
    String words() {
        return words;
    }
}
