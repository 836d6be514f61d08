package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.GameStateBuilder;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.prepared.PreparedGame;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/**
 * Caches change no result. Compares a played state, whose rules and battlefield other games use too, with the same
 * state that is read back with a new battlefield and new rules.
 */
class ColdStateTest {
    private static final int EVERY = 23;
    private static final int REFUSED = 6;
    private static final int THREADS = 3;

    /** Two games alternate, so that each meets the cached values of the other. */
    @Test
    void twoGamesThatTakeTurns() {
        int games = Level.tries(ColdStateTest.class, "twoGamesThatTakeTurns", 6, 2 * AllPairs.GAMES);
        long seed = Level.seed(ColdStateTest.class, "twoGamesThatTakeTurns");
        Rules rules = Deadcube.rules();
        for (int i = 0; i < games; i += 2) inTurns(rules, i, i + 1, seed + i);
    }

    /** Several threads play one game with the same rules at the same time. */
    @Test
    void oneGameInSeveralThreads() throws InterruptedException, ExecutionException {
        int games = Level.tries(ColdStateTest.class, "oneGameInSeveralThreads", 1, 100);
        long seed = Level.seed(ColdStateTest.class, "oneGameInSeveralThreads");
        Rules rules = Deadcube.rules();
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        List<Future<?>> all = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            int game = i;
            for (int thread = 0; thread < THREADS; thread++) {
                long own = seed + (long) i * THREADS + thread;
                all.add(threads.submit(() -> inTurns(rules, game, game, own)));
            }
        }
        for (Future<?> done : all) done.get();
        threads.shutdown();
    }

    /** K-SMOKE: one battlefield with more arrangements of smoke than the cache holds. */
    @Test
    void smokeAfterOtherSmoke() {
        int lots = Level.tries(ColdStateTest.class, "smokeAfterOtherSmoke", 40, 2_000);
        SplitMix64 chance = new SplitMix64(Level.seed(ColdStateTest.class, "smokeAfterOtherSmoke"));
        Rules rules = Deadcube.rules();
        GameState bare =
                Script.of("""
                        board 8 x 8; barricade north of c3 d3 e3; A1 RA 5+, rifle R8, COMM-LINK, at d2
                        B1 SV 5+, at b6; B2 SV 5+, at d5; B3 SV 5+, at g7; B4 SV 5+, at h2; play
                        """).position(Deadcube.ruleset(), Deadcube.patrol()).get();
        TreeSet<String> seen = new TreeSet<>();
        for (int i = 0; i < lots; i++) {
            List<Marker> smoke = new ArrayList<>();
            for (int n = 0; n < 4; n++) smoke.add(Marker.smoke(new Cube(1 + chance.below(8), 3 + chance.below(5), 1)));
            GameState begun = rules.resume(GameStateBuilder.from(bare)
                            .markers(Vector.ofAll(smoke).distinct())
                            .build())
                    .get();
            GameState state = rules.play(begun, Input.of("A1 activate")).state();
            compare(rules, state, Input.of("A1 end"), List.of());
            seen.add(((Prompt.Decision) rules.prompt(state)).options().mkString());
        }
        assertThat(seen).hasSizeGreaterThan(lots / 2);
    }

    private static void inTurns(Rules rules, int one, int other, long seed) {
        RandomPlay[] plays = {
            RandomPlay.from(rules, rules.start(AllPairs.game(one)).get(), seed),
            RandomPlay.from(rules, rules.start(AllPairs.game(other)).get(), seed + 1)
        };
        List<List<Input>> inputs = List.of(new ArrayList<>(), new ArrayList<>());
        int compared = 0;
        for (int turn = 0; !plays[0].over() || !plays[1].over(); turn++) {
            RandomPlay play = plays[turn % 2];
            if (play.over()) continue;
            GameState state = play.state();
            Input input = play.answer();
            if (turn / 2 % EVERY == 0) {
                compare(rules, state, input, inputs.get(turn % 2));
                compared++;
            }
            inputs.get(turn % 2).add(input);
            markersAreAsAnnounced(state, play.give(input));
        }
        assertThat(compared).isGreaterThan(5);
    }

    private static void compare(Rules warm, GameState state, Input input, List<Input> before) {
        Rules cold = Deadcube.rules();
        GameState again = cold(state);
        assertThat(cold.prompt(again)).satisfies(prompt -> same(warm.prompt(state), prompt));
        assertThat(again.digest()).isEqualTo(state.digest());
        assertThat(again.describePending()).isEqualTo(state.describePending());
        for (Side side : Side.BOTH)
            assertThat(again.seenBy(side).digest()).isEqualTo(state.seenBy(side).digest());
        for (int i = Math.max(0, before.size() - REFUSED); i < before.size(); i++)
            if (before.get(i) instanceof Choice choice)
                assertThat(cold.explain(again, choice)).as(choice.toString()).isEqualTo(warm.explain(state, choice));
        Transition there = cold.play(again, input);
        Transition here = warm.play(state, input);
        assertThat(there.events().map(Object::toString)).isEqualTo(here.events().map(Object::toString));
        assertThat(there.state().digest()).isEqualTo(here.state().digest());
    }

    /**
     * The same state in a game that no other state uses, on a battlefield whose lines of sight nothing has computed.
     */
    private static GameState cold(GameState state) {
        Setup setup = state.position().game().setup();
        Setup copy =
                setup.withBattlefield(setup.battlefield().toBuilder().build().get());
        return Notation.of(new PreparedGame(copy, null))
                .read(Notation.of(state.position().game()).write(state))
                .getOrElseThrow(errors -> new AssertionError(errors.mkString("\n")));
    }

    /** A shared position must have the current markers. */
    private static void markersAreAsAnnounced(GameState before, Transition transition) {
        List<Marker> markers = before.position().markers().toJavaList();
        for (Event event : transition.events()) {
            if (event instanceof Event.MarkerLaid laid) markers.add(laid.marker());
            if (event instanceof Event.MarkerGone gone) markers.remove(gone.marker());
        }
        assertThat(transition.state().position().markers()).containsExactlyInAnyOrderElementsOf(markers);
    }

    /** Compares the notation of the options in their order. */
    private static void same(Prompt one, Prompt other) {
        assertThat(other.toString()).isEqualTo(one.toString());
        if (one instanceof Prompt.Decision decision)
            assertThat(((Prompt.Decision) other).options().map(Object::toString))
                    .isEqualTo(decision.options().map(Object::toString));
    }
}
