package io.github.deadcube.digest;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The cache of the last digested state changes no digest. */
class KeptDigestPropertyTest {
    private static final int BACK_AND_FORTH = 100;

    @Property
    @Tries(build = 3, thorough = 100)
    void aDigestIsThatOfAllValuesFromTheBeginning(@ForAll long seed) {
        SplitMix64 chance = new SplitMix64(seed);
        List<GameState> states = game(chance);
        for (GameState state : states) check(state);
        for (int i = 0; i < BACK_AND_FORTH; i++) {
            GameState state = states.get(chance.below(states.size()));
            check(state);
            // the same position with other tokens
            PlayerView view = state.seenBy(Side.BOTH.get(chance.below(2)));
            check(view.completed(chance.order(view.unknown().size())));
        }
    }

    private static void check(GameState state) {
        assertThat(state.digest()).isEqualTo(SlowDigest.of(state));
        for (Side side : Side.BOTH)
            assertThat(state.seenBy(side).digest()).isEqualTo(SlowDigest.of(state.seenBy(side)));
    }

    private static List<GameState> game(SplitMix64 chance) {
        String edition =
                Deadcube.editions().get(chance.below(Deadcube.editions().size()));
        Ruleset ruleset = Shipped.all(Deadcube.edition(edition).get());
        Vector<ChosenTeam> teams = Shipped.teams();
        ChosenTeam one = teams.get(chance.below(teams.size()));
        ChosenTeam other = teams.get(chance.below(teams.size()));
        Setup setup = Shipped.setup(ruleset, one, other);
        Rules rules = Deadcube.rules();
        List<GameState> states = new ArrayList<>();
        Match.random(rules, rules.start(setup).get(), chance.next())
                .watchedBy((input, transition) -> states.add(transition.state()))
                .play();
        return states;
    }
}
