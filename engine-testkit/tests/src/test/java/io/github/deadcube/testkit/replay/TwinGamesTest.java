package io.github.deadcube.testkit.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.GameSettings;
import io.github.deadcube.Seat;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.drawing.BattlefieldDrawings;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.plan.Destination;
import io.github.deadcube.core.record.RecordSoFar;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.record.Verifier.ReplayedRecord;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.game.StartedGames;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.bot.Adviser;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.learning.Encoding;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.narration.Narrator;
import io.github.deadcube.testkit.page.SinglePage;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

/**
 * SET-3, SET-5: two games that differ only in what is hidden from a viewer give the viewer the same output of every
 * form. The twin of a game is the game of the viewer's record. {@code VeiledTest} compares the protocol in the same
 * way, {@code HiddenAtTheTerminalTest} the terminal.
 */
class TwinGamesTest {
    private static final Rules RULES = Deadcube.rules();
    private static final int INPUTS = 70;

    /** A game that goes on. */
    private record Game(GameState begin, Vector<Input> inputs, Vector<GameState> states) {
        GameState last() {
            return states.last();
        }

        String record() {
            Recorder recorder = Recorder.of(begin, Option.none());
            GameState state = begin;
            for (Input input : inputs) {
                recorder.saw(input, RULES.play(state, input));
                state = RULES.play(state, input).state();
            }
            return recorder.text();
        }
    }

    @Property
    @Tries(build = 3, thorough = 100)
    void noFormOfOutputShowsWhatIsHidden(@ForAll @LongRange(min = 0, max = 100_000) long seed, @ForAll Viewer viewer)
            throws IOException {
        Game one = gameWithALook(seed);
        Game two = twin(one, viewer);
        assertThat(two.inputs().head())
                .as("the games differ")
                .isInstanceOf(Input.Shuffle.class)
                .isNotEqualTo(one.inputs().head());
        Map<String, String> seen = outputs(two, viewer, seed);
        outputs(one, viewer, seed)
                .forEach((form, text) ->
                        assertThat(seen.get(form)).as(form + " for " + viewer).isEqualTo(text));
    }

    /** A game in which a side has looked at a token. */
    private static Game gameWithALook(long seed) {
        for (long next = seed; ; next++) {
            GameState begin = RULES.start(Shipped.setup(Shipped.ruleset())).get();
            List<Input> inputs = new ArrayList<>();
            List<GameState> states = new ArrayList<>(List.of(begin));
            boolean[] looked = {false};
            Match match = Match.random(RULES, begin, next).watchedBy((input, transition) -> {
                inputs.add(input);
                states.add(transition.state());
                looked[0] |= transition.events().exists(Event.TokenLookedAt.class::isInstance);
            });
            while (inputs.size() < INPUTS
                    && (looked[0] || match.state().position().round() == 0)) match.step();
            if (looked[0]) return new Game(begin, Vector.ofAll(inputs), Vector.ofAll(states));
        }
    }

    /** The game of the viewer's record: it has other items wherever the viewer does not know them. */
    private static Game twin(Game game, Viewer viewer) {
        Recorder recorder = Recorder.of(game.begin(), Option.none());
        for (int i = 0; i < game.inputs().size(); i++)
            recorder.saw(
                    game.inputs().get(i),
                    RULES.play(game.states().get(i), game.inputs().get(i)));
        ReplayedRecord replayed = new Verifier(RULES, Shipped.registry())
                .replay(RecordSoFar.read(recorder.textFor(viewer)).get().record())
                .get();
        return new Game(
                replayed.begin(),
                replayed.steps().map(Transition.Step::input),
                Vector.rangeClosed(0, replayed.steps().size()).map(replayed::state));
    }

    private static Map<String, String> outputs(Game game, Viewer viewer, long seed) throws IOException {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("page", SinglePage.ofGame("game", RULES, game.begin(), game.inputs(), Language.ENGLISH));
        all.put("telling", telling(game, viewer));
        all.put("commands", commands(game));
        GameState last = game.last();
        PlayerView view = viewer.view(last);
        all.put("picture", BattlefieldDrawings.svg("field", view.position()));
        all.put("board", TextDrawing.draw(view, TextStyle.NONE, 120));
        all.put("text of the view", view + " " + view.digest());
        all.put("JSON", json(game, view));
        all.put("session", session(game, viewer));
        all.put("analysis", analysis(last, view));
        all.put("errors", errors(last, new SplitMix64(seed)));
        return all;
    }

    private static String telling(Game game, Viewer viewer) {
        List<String> lines = new ArrayList<>();
        Narrator narrator = new Narrator(game.begin(), viewer, TextStyle.NONE, lines::add);
        for (int i = 0; i < game.inputs().size(); i++)
            narrator.tell(RULES.play(game.states().get(i), game.inputs().get(i)));
        return lines + " " + narrator.unfinished();
    }

    /** What the command line prints of the whole record. */
    private static String commands(Game game) throws IOException {
        Path file = Files.createTempFile("twin", ".txt");
        try {
            Files.writeString(file, game.record());
            return Run.of("replay", file.toString()).out();
        } finally {
            Files.delete(file);
        }
    }

    private static String json(Game game, PlayerView view) {
        Json json = Json.of(game.begin().position().game());
        return json.write(view) + json.write(RULES.prompt(game.last()));
    }

    private static String session(Game game, Viewer viewer) {
        io.github.deadcube.Game session = io.github.deadcube.Game.load(
                        RULES, Shipped.registry(), game.record(), GameSettings.playersRoll())
                .get();
        Json json = Json.of(game.begin().position().game());
        Seat seat = StartedGames.seat(session, viewer);
        return seat.updatesAfter(0).map(json::write).mkString("\n")
                + seat.updatesAfter(0)
                + seat.save()
                + seat.question().prompt().map(Prompt::toString);
    }

    private static String analysis(GameState state, PlayerView view) {
        Encoding encoding = Encoding.of(state.position().game().setup());
        String numbers = Vector.ofAll(encoding.view(view)).mkString(" ");
        if (!(RULES.prompt(state) instanceof Prompt.Decision decision)) return numbers;
        String ways = state.position()
                .models()
                .flatMap(model -> Destination.of(RULES, view, model.id()))
                .mkString(" ");
        Adviser adviser = Adviser.of(RULES, state.position().game().setup());
        return numbers + ways + adviser.opinions(view, decision);
    }

    /** Refusals of legal and illegal choices, and the messages of exceptions. */
    private static String errors(GameState state, SplitMix64 chance) {
        StringBuilder all = new StringBuilder();
        for (int token = 1; token <= 8; token++)
            for (String text : new String[] {"token " + token, "A1 pick up " + token, "A" + token + " use I-AMMO"}) {
                Choice choice = (Choice) Input.of(text);
                all.append(RULES.explain(state, choice));
                try {
                    RULES.play(state, choice);
                } catch (IllegalArgumentException refused) {
                    all.append(refused.getMessage());
                }
            }
        Input.Shuffle order = chance.order(8);
        try {
            RULES.play(state, order);
        } catch (IllegalArgumentException refused) {
            all.append(refused.getMessage());
        }
        return all.toString();
    }
}
