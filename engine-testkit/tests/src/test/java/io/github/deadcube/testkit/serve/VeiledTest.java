package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** If a viewer cannot distinguish two games, the protocol sends the same answers to that viewer. */
class VeiledTest {
    private static final Rules RULES = Deadcube.rules();
    private static final int INPUTS = Level.thorough() ? 120 : 60;
    /** The comparison starts at one of the first inputs, or after tokens have been looked at and taken. */
    private static final int LATEST = 200;

    @Property
    @Tries(build = 2, thorough = 20)
    void nothingHiddenIsServed(@ForAll long seed, @ForAll Viewer viewer) throws RequestError {
        Match match = Match.random(
                RULES, RULES.start(Shipped.setup(Shipped.ruleset())).get(), seed);
        int later = new SplitMix64(seed).below(LATEST);
        while (match.inputs() < later || !(RULES.prompt(match.state()) instanceof Prompt.Decision))
            if (!match.step()) return;
        PlayerView view = viewer.view(match.state());
        GameState other =
                view.completed(new SplitMix64(seed).order(view.unknown().size()));
        ServedGame one = table(match.state(), seed);
        ServedGame two = table(other, seed);
        SplitMix64 chance = new SplitMix64(seed);
        while (one.game().number() < INPUTS && one.game().sideToAnswer().isDefined()) {
            assertThat(said(two, viewer, seed)).isEqualTo(said(one, viewer, seed));
            Side side = one.game().sideToAnswer().get();
            Vector<Choice> options = one.game().options();
            Choice choice = options.get(chance.below(options.size()));
            int due = one.game().number();
            if (rules(two, choice)) return;
            String chosen = answer(one, side, choice);
            String theirs = answer(two, side, choice);
            if (one.game()
                    .audience()
                    .updatesAfter(due - 1)
                    .exists(h -> h.events().exists(event -> tells(event, viewer)))) return;
            if (viewer.side().contains(side)) assertThat(theirs).isEqualTo(chosen);
        }
    }

    /** Whether the choice is refused in the game with other hidden tokens. */
    private static boolean rules(ServedGame table, Choice choice) {
        return RULES.apply(table.game().state(), choice).isLeft();
    }

    /** The answer to the side that chooses: the events, and the next prompt. */
    private static String answer(ServedGame table, Side side, Choice choice) throws RequestError {
        Request request = Request.of("{\"side\":\"" + side + "\"}");
        return table.submit(request, choice).line();
    }

    /** Whether the games differ for the viewer after this event. A look of the other side stays hidden. */
    private static boolean tells(Event event, Viewer viewer) {
        return event instanceof Event.TokenRevealed
                || event instanceof Event.TokenLookedAt look && viewer.side().contains(look.side());
    }

    private static Vector<String> said(ServedGame table, Viewer viewer, long seed) throws RequestError {
        Request request = Request.of("{\"side\":\"" + viewer + "\",\"seed\":" + seed + ",\"since\":0}");
        Request whole = Request.of("{\"side\":\"" + viewer + "\"}");
        Option<Side> side =
                viewer.side().orElse(() -> table.game().sideToAnswer().map(Side::other));
        Consumer<Throwable> bugs = bug -> {
            throw new AssertionError(bug);
        };
        SearchStates searches = new SearchStates(RULES, 1, new KeptMemory(64), bugs);
        String state = String.valueOf(searches.completed(table.seat(viewer).view(), table.shown(), request)
                .get("state"));
        return Vector.of(
                table.view(whole).line(),
                table.view(request).line(),
                events(table.events(whole), table),
                table.save(whole).line(),
                table.asked(side, Language.ENGLISH).line(),
                searches.in(Request.of("{\"state\":\"" + state + "\"}"), searches::digest)
                        .line(),
                viewer.side().isEmpty() ? "" : table.encoded(whole).line(),
                advice(table, viewer, seed),
                DestinationAnswer.answer(table.open(), RULES, Request.of("{\"model\":\"A1\"}"))
                        .line(),
                AttackList.answer(table.open(), RULES, Request.of("{\"model\":\"A1\"}"))
                        .line(),
                ProspectsJson.answer(table.open(), RULES, Request.of("{}")).line(),
                RefusalAnswer.answer(table.open(), RULES, Request.of("{\"choice\":\"A1 use I-AMMO\"}"))
                        .line());
    }

    private static String events(EventsAnswer events, ServedGame table) {
        while (!events.isWhole()) assertThat(events.next(table)).isTrue();
        return events.answer().line();
    }

    /** The choice of a bot for the viewer, if the viewer must choose. */
    private static String advice(ServedGame table, Viewer viewer, long seed) throws RequestError {
        if (viewer.side().isEmpty() || !table.game().sideToAnswer().equals(viewer.side())) return "";
        Request request = Request.of("{\"side\":\"" + viewer + "\",\"bot\":\"simple\",\"seed\":" + seed + "}");
        return table.advice(request).line();
    }

    private static ServedGame table(GameState begin, long seed) throws RequestError {
        Game game = Game.of(RULES, begin, GameSettings.seeded(seed));
        Request request = Request.of("{}");
        return ServedGame.of(
                RULES,
                game,
                GameSeats.open(game::isOver),
                GameTable.of(request, GameHost.NONE),
                GameTerms.of("g", request, GameHost.NONE));
    }
}
