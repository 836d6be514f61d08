package io.github.deadcube.record;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.record.RecordReader;
import io.github.deadcube.core.record.RecordSoFar;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.record.Verifier.ReplayedRecord;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A player's record verifies. Its replay gives exactly the views that the player has seen. */
class PlayersRecordTest {
    /** A viewer's record, and the views that the viewer has seen. */
    private record Watched(String record, Vector<PlayerView> views) {}

    @Property
    @Tries(build = 4, thorough = 15)
    void itVerifiesAndReplaysToWhatWasSeen(@ForAll long seed, @ForAll Viewer viewer) {
        GameState begin = Recorded.begun((int) Math.floorMod(seed, 3L));
        Watched watched = watched(begin, viewer, seed, 400);
        assertThat(new Verifier(Deadcube.rules(), Shipped.registry()).verify(watched.record()))
                .isInstanceOf(Verdict.Verified.class);
        GameRecord read = RecordReader.read(watched.record()).get();
        assertThat(read.viewer()).containsExactly(viewer);
        assertThat(read.seed()).isEmpty();
        ReplayedRecord replayed =
                new Verifier(Recorded.RULES, Shipped.registry()).replay(read).get();
        assertThat(Vector.rangeClosed(0, replayed.steps().size())
                        .map(n -> viewer.view(replayed.state(n)).toString()))
                .isEqualTo(watched.views().map(PlayerView::toString));
    }

    /** Games that a viewer cannot distinguish have equal records for the viewer. */
    @Property
    @Tries(build = 6, thorough = 40)
    void itHoldsNothingThatTheViewerDoesNotKnow(@ForAll long seed, @ForAll Viewer viewer) {
        GameState begin = Recorded.begun((int) Math.floorMod(seed, 3L));
        Match match = Match.random(Recorded.RULES, begin, seed);
        while (match.state().secrets().isEmpty()) match.step();
        for (int i = 0; i < 20; i++) match.step();
        GameState placed = match.state();
        PlayerView view = viewer.view(placed);
        SplitMix64 chance = new SplitMix64(seed);
        GameState other = view.completed(chance.order(view.unknown().size()));
        for (int inputs = 1; inputs <= 64; inputs *= 2) {
            Option<String> one = untold(placed, viewer, seed, inputs);
            if (one.isEmpty()) return;
            assertThat(untold(other, viewer, seed, inputs)).isEqualTo(one);
        }
    }

    @Property
    @Tries(build = 5, thorough = 5)
    void theShuffleIsNotTheOneThatWasMade(@ForAll long seed) {
        GameState begin = Recorded.begun(0);
        Recorder recorder = Recorder.of(begin, Option.some(987654321L));
        Match match = Match.random(Recorded.RULES, begin, 987654321L).watchedBy(recorder::saw);
        for (int i = 0; i < 3; i++) match.step();
        Input.Shuffle order = (Input.Shuffle)
                RecordSoFar.read(recorder.text()).get().record().inputs().head().input();
        assertThat(recorder.text()).contains("987654321", order.toString());
        assertThat(recorder.textFor(Viewer.EVERYBODY))
                .contains("\n1: order ")
                .doesNotContain("987654321", order.toString());
    }

    /** Returns a viewer's record, unless the viewer has seen hidden information; then the games may differ. */
    private static Option<String> untold(GameState begin, Viewer viewer, long seed, int inputs) {
        List<Event> events = new ArrayList<>();
        Recorder recorder = Recorder.of(begin, Option.some(seed));
        Match match = Match.between(
                        Recorded.RULES,
                        begin,
                        Bot.random(seed, Side.A),
                        Bot.random(seed, Side.B),
                        SplitMix64.dice(seed))
                .watchedBy((input, transition) -> transition.events().forEach(events::add))
                .watchedBy(recorder::saw);
        for (int i = 0; i < inputs; i++) match.step();
        boolean told =
                events.stream().anyMatch(e -> e instanceof Event.TokenRevealed || e instanceof Event.TokenLookedAt);
        return Option.when(!told, recorder.textFor(viewer));
    }

    private static Watched watched(GameState begin, Viewer viewer, long seed, int inputs) {
        Recorder recorder = Recorder.of(begin, Option.some(seed));
        List<PlayerView> views = new ArrayList<>(List.of(viewer.view(begin)));
        Match match = Match.random(Recorded.RULES, begin, seed)
                .watchedBy(recorder::saw)
                .watchedBy((input, transition) -> views.add(viewer.view(transition.state())));
        for (int i = 0; i < inputs; i++) match.step();
        recorder.unfinished();
        return new Watched(recorder.textFor(viewer), Vector.ofAll(views));
    }
}
