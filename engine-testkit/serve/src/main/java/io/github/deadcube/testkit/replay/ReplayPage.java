package io.github.deadcube.testkit.replay;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.testkit.page.SinglePage;
import io.github.deadcube.testkit.serve.RecordedGame;
import io.vavr.collection.Seq;

/**
 * A game as one HTML page that needs no other files and no network: the page of {@code deadcube web} with the game within it. A reader of
 * the page sees what both sides see, and nothing that was hidden from both.
 *
 * <pre>{@code
 * Files.writeString(file, ReplayPage.of("Patrol", Deadcube.rules(), begin, inputs));
 * }</pre>
 */
public final class ReplayPage {
    private ReplayPage() {}

    /**
     * Plays a game again and writes its page, a whole HTML document, the same for the same game. Nothing on it is hidden from the audience
     * ({@link io.github.deadcube.core.support.Viewer#EVERYBODY}), also while the game goes on.
     *
     * @throws IllegalArgumentException if a rule forbids an input, with the message of {@link Rules#play}
     */
    public static String of(String name, Rules rules, GameState begin, Seq<Input> inputs) {
        return SinglePage.ofRecord(name, RecordedGame.of(name, rules, begin, inputs));
    }
}
