package io.github.deadcube.web;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.serve.DocumentFolder;
import io.github.deadcube.testkit.serve.Server;
import org.teavm.jso.JSExport;

/** What a script calls: the server of {@code deadcube serve} without a process. */
public final class Engine {
    private static final Server SERVER = new Server(Deadcube.rules(), DocumentFolder.NONE);

    private Engine() {}

    /** TeaVM begins here; scripts call the exports. */
    public static void main(String[] args) {}

    /** The first line that {@code serve} writes. */
    @JSExport
    public static String greeting() {
        return SERVER.greeting();
    }

    /** The answer to one line, both without line ends. */
    @JSExport
    public static String answer(String line) {
        return SERVER.answer(line);
    }

    /**
     * Plays random games with the teams and the battlefield that a game has by default.
     *
     * @param setups how many different set-ups they have, 1 or more
     * @return how many inputs they had, and a sum of the digests of all their states, in one line
     */
    @JSExport
    public static String randomGames(int first, int games, int setups) {
        return RandomGames.play(first, games, setups);
    }
}
