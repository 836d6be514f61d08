package io.github.deadcube.testkit.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.mission.Missions;
import io.github.deadcube.testkit.match.BegunGames;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.page.SinglePage;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page as text; {@link ReplayInBrowserTest} checks it in a browser. */
class ReplayPageTest {
    private static final int MOST_BYTES = 1_000_000;
    private static final int INPUTS = 500;

    @Test
    void fiveHundredInputsAreUnderAMegabyte() {
        ReplayedGame longest = Vector.rangeClosed(1, 40)
                .map(seed -> random(begin(Shipped.setup(Shipped.ruleset())), seed))
                .maxBy(game -> game.inputs().size())
                .get();
        assertThat((long) bytes(longest) * INPUTS / longest.inputs().size()).isLessThan(MOST_BYTES);
    }

    /** Bots shoot more than random players, and each shot has its lines of sight. */
    @Test
    void aGameOfBotsIsUnderAMegabyte() {
        for (NamedBattlefield named : NamedBattlefield.shipped())
            assertThat(bytes(ReplayedGame.on(named.name(), 1))).as(named.name()).isLessThan(MOST_BYTES);
    }

    @Test
    void theSameGameHasTheSamePage() {
        assertThat(ReplayedGame.on("Open street", 3).page("game"))
                .isEqualTo(ReplayedGame.on("Open street", 3).page("game"))
                .isNotEqualTo(ReplayedGame.on("Open street", 4).page("game"));
    }

    @Test
    void aDoorOpensOnThePage() {
        Mission mission = Missions.read("(name Doors, text \"\", zones [(cubes [a8]), (cubes [h1])], items 0,"
                        + " scenery [(name Lever, cubes [e5], free, opens [(cube f6, side south)])])")
                .get();
        GameState begin =
                Script.Runner.standard().withScenario(mission).play("""
                wall north of f5
                A1 at e5; B1 at f8
                laid SCENERY-LEVER 1 at e5
                play
                """).state();
        Vector<Input> inputs = Vector.of("A1 activate", "A1 use SCENERY-LEVER").map(text -> Input.of(text));
        String page = SinglePage.ofGame("doors", BegunGames.RULES, begin, inputs, Language.ENGLISH);
        assertThat(page)
                .containsOnlyOnce(
                        "\"/position/faces\",\"value\":[{\"cube\":\"f5\",\"side\":\"north\",\"gap\":\"open\"}]")
                .contains("the face between f5 and f6 opens");
    }

    @Test
    void thePageNeedsNoOtherFile() {
        String page = ReplayedGame.on("Open street", 3).page("game");
        String links = page.replace("http://www.w3.org/2000/svg", "");
        assertThat(Pattern.compile("https?:|<link(?! rel=\"icon\" href=\"data:[^\"]*\")|<img|@import|src=|url\\((?!#)")
                        .matcher(links)
                        .results()
                        .map(found -> links.substring(Math.max(0, found.start() - 20), found.end() + 20)))
                .isEmpty();
        assertThat(page).contains("default-src 'none'").doesNotContain("'unsafe-inline'");
    }

    @Test
    void namesAreNoMarkup() {
        String odd = "</script><script>alert('{{data}}')</script>";
        Setup setup = Shipped.setup(Shipped.ruleset());
        Card first = setup.teamA().members().head().withName(odd);
        Setup named = setup.withTeamA(new StrikeTeam(
                odd, setup.teamA().leader(), setup.teamA().members().update(0, first)));
        String page = random(begin(named), 1).page("<b>{{view}}</b>");
        assertThat(page)
                .contains("&lt;b&gt;{{view}}&lt;/b&gt;")
                .doesNotContain("<script>alert")
                .doesNotContain("<b>{{");
        assertThat(Pattern.compile("</script>").matcher(page).results()).hasSize(3);
        assertThat(page).contains("\\u003c/script>\\u003cscript>alert");
    }

    private static int bytes(ReplayedGame game) {
        return game.page("game").getBytes(StandardCharsets.UTF_8).length;
    }

    private static GameState begin(Setup setup) {
        return BegunGames.RULES.start(setup).get();
    }

    private static ReplayedGame random(GameState begin, long seed) {
        return ReplayedGame.of(begin, Match.random(BegunGames.RULES, begin, seed));
    }
}
