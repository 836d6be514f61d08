package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.contract.Promise;
import java.util.HashSet;
import java.util.List;
import net.jqwik.api.Example;

/** ASK-5, ADV-19, SET-9: with little room, every prompt still has an option, and no option is refused. */
class CrampedPlayTest {
    private static final int MOST_INPUTS = 5_000;

    @Example
    void everyPromptOffersWhatItAccepts() {
        int games = Level.tries(CrampedPlayTest.class, "everyPromptOffersWhatItAccepts", 80, 1_000);
        long first = Level.seed(CrampedPlayTest.class, "everyPromptOffersWhatItAccepts");
        int overfull = 0;
        int leftOut = 0;
        int ended = 0;
        for (long seed = first; seed < first + games; seed++) {
            SplitMix64 chance = new SplitMix64(seed);
            Walk walk = Walk.from(new Cramped(chance).beginning(), chance);
            try {
                while (!walk.play().over() && walk.inputs().size() < MOST_INPUTS) {
                    if (walk.play().prompt() instanceof Prompt.Decision d) offersWhatItAccepts(walk, d);
                    walk.step();
                    if (bears(walk, RuleIds.ADV_19)) overfull++;
                }
                Promise.POSITION_IS_LEGAL.check(walk.played());
                if (bears(walk, RuleIds.SET_9)) Promise.CHANGES_ARE_ANNOUNCED.check(walk.played());
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("in game " + seed + ": " + e.getMessage() + "\n" + walk.state(), e);
            }
            if (bears(walk, RuleIds.SET_9)) leftOut++;
            if (walk.play().over()) ended++;
        }
        assertThat(overfull)
                .as("states in which a model must leave an overfull cube")
                .isPositive();
        assertThat(leftOut)
                .as("games in which a model found no room at deployment")
                .isPositive();
        assertThat(ended).as("finished games").isEqualTo(games);
    }

    private static boolean bears(Walk walk, RuleId mark) {
        return walk.state().position().models().exists(m -> m.marked(mark));
    }

    private static void offersWhatItAccepts(Walk walk, Prompt.Decision decision) {
        List<Choice> options = Walk.options(decision);
        assertThat(options).as("options of %s", decision).isNotEmpty();
        assertThat(new HashSet<>(options)).as("options of %s", decision).hasSameSizeAs(options);
        for (Choice option : options)
            assertThat(Walk.RULES.explain(walk.state(), option))
                    .as("why not '%s' at %s", option, decision)
                    .isEmpty();
    }
}
