package io.github.deadcube.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.drawing.BattlefieldDrawings;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.plan.Destination;
import io.github.deadcube.testkit.bot.Bots;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * Random play from a state that was read: every question can be answered, every state can be read again, and nothing
 * that looks at it throws.
 */
final class CheckedPlay {
    private static final Rules RULES = Deadcube.rules();
    private static final Vector<String> BOTS = Vector.of("simple", "fast", "skirmisher");
    private static final int MOST_DICE = 999;

    /** One state in this number is looked at in every way. */
    private static final int RARE = 40;

    private final Notation text;
    private final Json json;
    private final SplitMix64 chance;
    private final RandomPlay play;
    private final String beginning;

    CheckedPlay(GameState state, String beginning, SplitMix64 chance) {
        this.text = Notation.of(state.position().game());
        this.json = Json.of(state.position().game());
        this.chance = chance;
        this.play = RandomPlay.from(RULES, state, chance);
        this.beginning = beginning;
    }

    void play(int inputs) {
        try {
            for (int i = 0; i < inputs && asks(); i++) {
                isReadAgain();
                if (chance.below(RARE) == 0) look();
                Input input = play.answer();
                play.give(input);
            }
        } catch (RuntimeException | AssertionError | StackOverflowError broken) {
            throw new AssertionError(
                    "it cannot be played on:\n" + beginning + "\nat\n" + text.write(play.state()), broken);
        }
    }

    /** Whether something is asked, which can be answered. */
    private boolean asks() {
        Prompt prompt = play.prompt();
        if (prompt instanceof Prompt.Decision decision)
            assertThat(decision.options()).isNotEmpty();
        if (prompt instanceof Prompt.DiceRequest roll) assertThat(roll.dice()).isBetween(1, MOST_DICE);
        return !(prompt instanceof Prompt.Finished);
    }

    private void isReadAgain() {
        GameState state = play.state();
        boolean inWords = chance.below(3) > 0;
        String written = StateMutator.undigested(inWords ? text.write(state) : json.write(state));
        assertThat(inWords ? text.read(written) : json.readState(written)).isEqualTo(Either.right(state));
    }

    private void look() {
        GameState state = play.state();
        for (Side side : Side.BOTH) {
            PlayerView view = state.seenBy(side);
            assertThat(json.readView(json.write(view))).isEqualTo(Either.right(view));
            if (play.prompt() instanceof Prompt.Decision decision && decision.side() == side)
                for (String bot : BOTS)
                    assertThat(decision.options())
                            .contains(Bots.named(bot, 1, side, RULES).get().choose(view, decision));
        }
        for (Model m : state.position().models().filter(Model::inPlay).take(3)) {
            Vector<Destination> certain = Destination.certain(RULES, state, m.id());
            assertThat(certain).allMatch(Destination::isCertain);
            assertThat(Destination.of(RULES, state, m.id()).map(Destination::cube))
                    .containsAll(certain.map(Destination::cube));
        }
        assertThat(BattlefieldDrawings.svg("table", state.position())).contains("<svg");
        assertThat(state.toString()).isNotBlank();
    }
}
