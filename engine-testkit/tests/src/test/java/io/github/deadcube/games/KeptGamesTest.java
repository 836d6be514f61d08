package io.github.deadcube.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.properties.level.Level;
import io.vavr.collection.Vector;
import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Games that later versions read and play alike ({@code VERSIONS.md}). {@code -Dgames=index} writes the index again,
 * {@code -Dgames=digests} writes the digests again after each game has been replayed as the index says, and
 * {@code -Dgames=play} plays all games and replaces the records: do so only if no release has written them.
 */
class KeptGamesTest {
    private static final int EACH = 50;

    @BeforeAll
    static void written() throws IOException {
        switch (System.getProperty("games", "")) {
            case "" -> {}
            case "index" -> KeptGames.writeIndex();
            case "digests" -> KeptGames.writeDigests();
            case "play" -> KeptGames.play();
            default -> throw new IllegalArgumentException("-Dgames is 'index', 'digests' or 'play'");
        }
    }

    @Test
    void everyGameIsPlayedAsItWasRecorded() throws IOException {
        Vector<String> records = KeptGames.records();
        Vector<String> different = KeptGame.all()
                .filter(game -> Level.thorough() || game.number() % EACH == 7)
                .map(game -> KeptGames.line(game, records.get(game.number() - 1)))
                .removeAll(KeptGames.index());
        assertThat(different)
                .as("games that differ from src/test/resources/games/index.txt; if a rule has changed, -Dgames=index")
                .isEmpty();
    }

    @Test
    void theyHaveAllThatShips() throws IOException {
        Vector<String> index = KeptGames.index();
        assertThat(index).hasSize(KeptGame.COUNT);
        assertThat(index)
                .as("games that corrected rules play otherwise")
                .allMatch(line -> line.contains(": verified: "));
        String all = index.mkString();
        assertThat(all)
                .contains(Shipped.scenarios().map(Scenario::name))
                .contains(Shipped.teams().map(ChosenTeam::name))
                .contains(NamedBattlefield.shipped().map(NamedBattlefield::name))
                .contains(Deadcube.editions().flatMap(Deadcube::edition).map(Ruleset::name))
                .contains(Vector.of(Variant.values()).map(SavedNames::name))
                .contains("grim", "tweaked");
    }
}
