package io.github.deadcube.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.Script;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The JSON of a side's view contains nothing hidden: states that the side cannot distinguish have equal texts. */
class HiddenJsonPropertyTest {
    @Provide
    Arbitrary<PlayedState> plays() {
        return DeadcubeArbitraries.games(Script.Runner.shipped());
    }

    @Property
    @Tries(build = 30, thorough = 100)
    void indistinguishableStatesHaveOneText(@ForAll("plays") PlayedState played) {
        Json json = Json.of(played.state().position().game());
        SplitMix64 chance = new SplitMix64(played.state().digest());
        for (GameState state : played.states())
            for (Side side : Side.BOTH) {
                PlayerView view = state.seenBy(side);
                GameState other = view.completed(chance.order(view.toShuffle().things()));
                assertThat(json.write(other.seenBy(side))).isEqualTo(json.write(view));
                assertThat(json.write(view)).doesNotContain(json(state.digest()));
            }
    }

    private static String json(long digest) {
        return java.util.HexFormat.of().toHexDigits(digest);
    }

    /** A token that is face down shows its number and its cube. Only a side that has looked at it sees the item. */
    @Property
    @Tries(build = 30, thorough = 100)
    void faceDownItemsAreNotNamed(@ForAll("plays") PlayedState played) {
        GameState state = played.state();
        Json json = Json.of(state.position().game());
        for (Side side : Side.BOTH) {
            PlayerView view = state.seenBy(side);
            PlayerView read = json.readView(json.write(view)).get();
            for (int hidden : view.hidden()) {
                RuleId item = state.item(hidden).get();
                assertThat(read.known().exists(known -> known.token() == hidden))
                        .isFalse();
                assertThat(read.position()
                                .tokens()
                                .find(t -> t.number() == hidden)
                                .flatMap(t -> t.item()))
                        .as(item + " of token " + hidden)
                        .isEmpty();
            }
        }
    }
}
