package io.github.deadcube.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.drawing.BattlefieldDrawings;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.mission.Missions;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Vector;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Nothing that a program shows to people is a bare identifier, and every place and rule that a document names can be
 * found.
 */
class NamedOptionsPropertyTest {
    private static final Rules RULES = Deadcube.rules();
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Pattern IDENTIFIER = Pattern.compile("\\b[A-Z][A-Z0-9]*+(?:-[A-Z0-9]++)++\\b");
    private static final int INPUTS = 500;

    private static final Vector<Mission> MISSIONS = Shipped.scenarios()
            .map(Mission.class::cast)
            .append(Missions.read("""
                    (name Pieces, text "For tests.", zones [(cubes [a8, b8, c8]), (cubes [f1, g1, h1])],
                     assets [(name "Data core", cubes [b8, g1], held 1)],
                     scenery [(name Generator, cubes [a8, h1], free, uses 2), (name Console, cubes [c8], skill survive)],
                     late [(role attacker, after 3, round 2, cubes [a8]), (role defender, after 3, round 2, cubes [h1])])
                    """).get());

    @Property
    @Tries(build = 4, thorough = 300)
    void everyOptionNamesItsThings(@ForAll long seed) {
        SplitMix64 chance = new SplitMix64(seed);
        Match match = Match.random(RULES, begin(chance), seed);
        Json json = Json.of(match.state().position().game());
        Set<String> book = rules(match.state());
        BattlefieldDrawings drawings = new BattlefieldDrawings("", match.state().position());
        String drawn = drawings.view();
        match.watchedBy((input, transition) -> transition.events().forEach(event -> cited(json.write(event), book)));
        for (int i = 0; i < INPUTS && match.step(); i++)
            if (i % 5 == 0 && RULES.prompt(match.state()) instanceof Prompt.Decision decision)
                check(read(json.write(decision)), drawn, book);
        for (JsonNode place : read(json.write(
                        match.state().seenBy(match.state().position().initiative())))
                .findValues("place"))
            assertThat(Place.read(place.asText()).isRight()
                            || Cube.read(place.asText()).isRight())
                    .as(place.asText())
                    .isTrue();
    }

    private static void check(JsonNode prompt, String drawn, Set<String> book) {
        for (JsonNode option : prompt.get("options")) {
            assertThat(option.get("label").asText())
                    .as(option.toString())
                    .doesNotContainPattern(IDENTIFIER)
                    .isNotBlank();
            JsonNode action =
                    option.at("/choice/action").isMissingNode() ? option.get("choice") : option.at("/choice/action");
            assertThat(option.get("verb")).isEqualTo(action.get("type"));
            if (action.has("model")) assertThat(option.get("actor")).isEqualTo(action.get("model"));
            if (action.has("token")) assertThat(option.get("token")).isEqualTo(action.get("token"));
            if (action.has("spot")) assertThat(option.get("spot")).isEqualTo(action.get("spot"));
            if (action.has("cube")) assertThat(option.get("cube")).isEqualTo(action.get("cube"));
            if (action.has("spot") || action.has("token"))
                assertThat(option.path("cube").asText()).as(option.toString()).isNotEmpty();
            if (option.has("cube"))
                assertThat(drawn).contains("data-cube=\"" + option.get("cube").asText() + "\"");
            if (option.has("target"))
                assertThat(drawn)
                        .containsPattern(
                                "data-(cube|model)=\"" + option.get("target").asText() + "\"");
        }
        cited(prompt.toString(), book);
    }

    /** Each identifier in a document is a rule of the rulebook. */
    private static void cited(String document, Set<String> book) {
        assertThat(book)
                .containsAll(IDENTIFIER
                        .matcher(document)
                        .results()
                        .map(MatchResult::group)
                        .toList());
    }

    private static GameState begin(SplitMix64 chance) {
        Ruleset ruleset = Shipped.all(Deadcube.edition(
                        Deadcube.editions().get(chance.below(Deadcube.editions().size())))
                .get());
        Setup third = Shipped.in(
                MISSIONS.get(chance.below(MISSIONS.size())),
                Shipped.setup(
                        Shipped.all(Deadcube.ruleset()),
                        Shipped.teams().get(chance.below(Shipped.teams().size())),
                        Shipped.teams().get(chance.below(Shipped.teams().size()))));
        Setup setup = third.withRuleset(ruleset)
                .withTeamA(Deadcube.translated(third.teamA(), ruleset))
                .withTeamB(Deadcube.translated(third.teamB(), ruleset))
                .withBattlefield(NamedBattlefield.shipped()
                        .get(chance.below(NamedBattlefield.shipped().size()))
                        .battlefield());
        return RULES.start(setup).getOrElseThrow(errors -> new AssertionError(errors.mkString("; ")));
    }

    private static Set<String> rules(GameState state) {
        TreeSet<String> rules = new TreeSet<>();
        for (JsonNode rule :
                read(Json.writeRulebook(state.position().game().setup())).get("rules")) {
            assertThat(rule.get("title").asText())
                    .isNotBlank()
                    .isNotEqualTo(rule.get("rule").asText());
            assertThat(rule.get("text").asText()).as(rule.get("rule").asText()).isNotBlank();
            rules.add(rule.get("rule").asText());
        }
        return rules;
    }

    private static JsonNode read(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }
}
