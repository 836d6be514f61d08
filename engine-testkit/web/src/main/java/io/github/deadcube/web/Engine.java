package io.github.deadcube.web;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.testkit.serve.DocumentFolder;
import io.github.deadcube.testkit.serve.Server;
import io.vavr.collection.Vector;
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
        try {
            return SERVER.answer(line);
        } finally {
            ParsedXml.clear();
        }
    }

    /**
     * Gives the engine the texts of a language, before the first line is answered.
     *
     * @param language its code, such as {@code fr}
     * @param texts the file {@code engine-fr.txt}, which stands beside the page
     */
    @JSExport
    public static void speaks(String language, String texts) {
        GivenTexts.put(language, texts);
    }

    /**
     * What the parser of the browser has found in a text of XML that the next line contains.
     *
     * @param found as {@link ParsedXml} describes it
     */
    @JSExport
    public static void parsed(String text, String found) {
        ParsedXml.put(text, found);
    }

    /**
     * Plays random games, which must be the same on every platform.
     *
     * @param first the number of the first game, 0 or more; the number decides everything about a game
     * @param games how many games
     * @param setups how many different set-ups they have, 1 or more: one is begun once, so that play alone is measured
     * @return how many inputs they had, and a sum of the digests of their last states, in one line
     */
    @JSExport
    public static String randomGames(int first, int games, int setups) {
        Rules rules = Deadcube.rules();
        long inputs = 0;
        long sum = 0;
        GameState begin = start(rules, first % setups);
        for (int number = first; number < first + games; number++) {
            if (setups > 1 && number > first) begin = start(rules, number % setups);
            RandomPlay play = RandomPlay.from(rules, begin, number);
            for (; !play.over(); inputs++) play.give(play.answer());
            sum = sum * 31 + play.state().digest();
        }
        return games + " games, " + inputs + " inputs, digests " + Long.toHexString(sum);
    }

    /** Two editions, all scenarios and teams in turn. */
    private static GameState start(Rules rules, int number) {
        Vector<Scenario> scenarios = Shipped.scenarios();
        Vector<ChosenTeam> teams = Shipped.teams();
        Ruleset edition = number % 2 == 0 ? Deadcube.ruleset() : Deadcube.revised();
        int pair = number / 2;
        int distance = 1 + pair / teams.size() % (teams.size() - 1);
        Setup setup =
                Shipped.setup(edition, teams.get(pair % teams.size()), teams.get((pair + distance) % teams.size()));
        return rules.start(Shipped.in(scenarios.get(number / 3 % scenarios.size()), setup))
                .getOrElseThrow(faults -> new IllegalStateException(faults.mkString("; ")));
    }
}
