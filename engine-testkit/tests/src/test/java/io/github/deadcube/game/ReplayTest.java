package io.github.deadcube.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.deadcube.Game;
import io.github.deadcube.Replay;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.testkit.match.ForwardingRules;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** Records that an application plays again and checks. */
class ReplayTest {
    private static final long SEED = 7;

    private static Game played(int inputs) {
        Game game = Game.of(SEED);
        game.play("A starts");
        for (int i = 0; i < inputs && !game.isOver(); i++)
            game.play(game.options().head());
        return game;
    }

    private static Either<Seq<Fault>, String> verified(String record) {
        return Replay.verify(record);
    }

    @Test
    void eachStepIsPlayedAgain() {
        Game game = played(20);
        Replay replay = Replay.of(game.save());
        assertThat(replay.state()).isEqualTo(game.state());
        assertThat(replay.state(replay.steps().size())).isEqualTo(replay.state());
        assertThat(replay.state(0)).isEqualTo(replay.begin()).isNotEqualTo(replay.state());
        assertThat(replay.steps().map(step -> step.input().toString())).contains("A starts");
        assertThat(replay.steps().last().transition().state()).isEqualTo(replay.state());
        assertThat(replay.inputs()).isEqualTo(replay.steps().map(step -> step.input()));
        assertThat(replay.save()).isEqualTo(game.save());
        assertThat(replay.ruleset()).startsWith("deadzone-3 v");
        assertThat(replay.seed()).contains(SEED);
        assertThat(replay.digestVersion()).isEqualTo(GameState.DIGEST_VERSION);
        assertThat(replay.result()).isEmpty();
        assertThat(replay.undoesLooks()).isFalse();
        assertThat(replay.difference()).isEmpty();
        assertThat(replay.torn()).isEmpty();
    }

    @Test
    void aTornLineIsNamed() {
        String record = played(5).save();
        Replay replay = Replay.of(record.substring(0, record.length() - 3));
        assertThat(replay.torn()).isNotEmpty();
        assertThat(replay.steps().size()).isLessThan(Replay.of(record).steps().size());
    }

    @Test
    void aClosedGameVerifies() {
        Game game = played(5);
        game.close();
        assertThat(verified(game.save()).get()).startsWith("verified: ").contains("the dice are those of seed 7");
    }

    @Test
    void aDifferentGameIsAFault() {
        Game game = played(5);
        game.close();
        Vector<Input> inputs = Replay.of(game.save()).inputs();
        Input last = inputs.last();
        Rules changed = new ForwardingRules() {
            @Override
            public Either<Rejection, Transition> apply(GameState state, Input input) {
                return engine.apply(state, input)
                        .map(after -> input.equals(last) ? new Transition(state, after.events()) : after);
            }
        };
        Vector<Fault> faults = Replay.verify(game.save(), changed, Shipped.registry())
                .getLeft()
                .toVector();
        assertThat(faults.map(Fault::text)).containsExactly("input " + inputs.size() + ", " + last + ": another state");
        assertThat(Replay.read(game.save(), changed, Shipped.registry()).get().difference())
                .containsExactlyElementsOf(faults);
    }

    @Test
    void whatDoesNotVerifyIsAFault() {
        String open = played(5).save();
        assertThat(verified(open).getLeft()).hasSize(1);
        assertThat(verified(open.replaceFirst("A starts", "B starts"))
                        .getLeft()
                        .head()
                        .where()
                        .line())
                .isPositive();
        assertThat(verified("no record").getLeft()).isNotEmpty();
        Registry empty = new Registry(Vector.empty(), Vector.empty());
        assertThat(Replay.read(open, Deadcube.rules(), empty).getLeft()).isNotEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> Replay.of("no record"));
    }
}
