package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.properties.Tries;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

/** SET-3, SET-5, ITEM-3: tokens that are face down, in the views of the sides. */
class HiddenInformationTest {
    private static final Rules RULES = Walk.RULES;

    @Property
    @Tries(build = 20, thorough = 80)
    void theTrueStateIsOneOfThoseThatAViewMayStandFor(
            @ForAll @LongRange(min = 0, max = 1_000_000) long seed, @ForAll Side viewer) {
        Walk walk = Walk.of(seed);
        for (int i = 0; i < 400 && !walk.play().over(); i++) {
            PlayerView view = walk.state().seenBy(viewer);
            GameState same = view.completed(trueOrder(walk.state(), view));
            assertThat(same).isEqualTo(walk.state());
            assertThat(same.digest()).isEqualTo(walk.state().digest());
            walk.step();
        }
    }

    /** Returns the shuffle that gives each hidden token its true item. */
    private static Input.Shuffle trueOrder(GameState state, PlayerView view) {
        Vector<RuleId> unknown = view.unknown();
        Vector<Integer> left = Vector.rangeClosed(1, unknown.size());
        Vector<Integer> order = Vector.empty();
        for (int token : view.hidden()) {
            RuleId item = state.item(token).get();
            int number = left.find(n -> unknown.get(n - 1).equals(item)).get();
            order = order.append(number);
            left = left.remove(number);
        }
        return new Input.Shuffle(order.appendAll(left));
    }

    /** A view with secrets or a frame would differ from a view that was made without them. */
    @Example
    void aViewIsMadeOfNothingHidden() {
        Walk walk = Walk.of(4);
        while (walk.state().secrets().equals(Vector.empty())) walk.step();
        GameState state = walk.state();
        Vector<RuleId> kinds = Vector.of(RuleId.of("I-AMMO"));
        GameState elsewhere = new GameState(
                state.position(), state.secrets().map(t -> new TokenItem(t.token(), kinds.head())), state.pending());
        assertThat(elsewhere).isNotEqualTo(state);
        assertThat(elsewhere.digest()).isNotEqualTo(state.digest());
        for (Side side : Side.BOTH) assertThat(elsewhere.seenBy(side)).isEqualTo(state.seenBy(side));
    }

    /** Only the side that has looked at a token knows it. */
    @Example
    void aSideKnowsTheTokensItHasLookedAt() {
        for (long seed = 0; seed < 2_000; seed += 2) {
            Walk walk = Walk.of(seed);
            while (walk.state().position().round() < 1) {
                GameState before = walk.state();
                Transition transition = RULES.play(before, walk.step());
                for (Event event : transition.events())
                    if (event instanceof Event.TokenLookedAt looked) {
                        known(transition, looked);
                        return;
                    }
            }
        }
        throw new AssertionError("no side has looked at anything");
    }

    private static void known(Transition transition, Event.TokenLookedAt looked) {
        Side looker = looked.side();
        RuleId item = transition.state().item(looked.token()).get();
        assertThat(looked.item()).contains(item);
        assertThat(transition.events().map(event -> event.seenBy(looker))).contains(looked);
        assertThat(transition.state().seenBy(looker).known().map(Object::toString))
                .contains("token " + looked.token() + " is " + item);
        assertThat(transition.events().map(event -> event.seenBy(looker.other())))
                .contains(new Event.TokenLookedAt(looker, looked.token(), Option.none()))
                .doesNotContain(looked);
        assertThat(transition.state().seenBy(looker.other()).known()).isEmpty();
    }
}
