package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.RuleIds;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.assertj.core.api.Assertions;

/** Properties of random legal play. */
class RandomPlayTest {
    private static final int MOST_INPUTS = 20_000;
    private static final int GAMES = Integer.getInteger("deadcube.games", 10_000);

    /** Ten thousand games on three battlefields to their end: no exception, no broken invariant, no empty prompt; VPs never fall. */
    @Example
    void manyGamesEndWithoutABrokenInvariant() {
        TreeSet<String> asked = new TreeSet<>();
        for (long seed = 0; seed < GAMES; seed++) {
            Walk walk = Walk.of(seed);
            Set<Cube> trapped = new LinkedHashSet<>();
            int inputs = 0;
            while (!walk.over()) {
                Prompt prompt = walk.prompt();
                Invariants.check(walk.state(), prompt, trapped);
                if (prompt instanceof Prompt.Decision d) asked.add(d.purpose().toString());
                GameState before = walk.state();
                trapped.addAll(traps(before, walk.give(walk.answer())));
                Invariants.scoreNeverFalls(before.position(), walk.state().position());
                if (++inputs > MOST_INPUTS)
                    throw new AssertionError("no end in sight of game " + seed + "\n" + walk.state());
            }
        }
        assertThat(asked)
                .contains(
                        "attacker",
                        "direction",
                        "enemy to fight",
                        "evade",
                        "fight back",
                        "free assault",
                        "movement",
                        "reroll",
                        "special order",
                        "pick up",
                        "item",
                        "recon effect",
                        "flank");
    }

    private static List<Cube> traps(GameState before, Transition transition) {
        return transition
                .events()
                .filter(Event.TokenRevealed.class::isInstance)
                .map(Event.TokenRevealed.class::cast)
                .filter(revealed -> revealed.item().equals(RuleIds.I_BOOBY_TRAP))
                .flatMap(revealed -> before.position().tokens().find(t -> t.number() == revealed.token()))
                .map(Token::cube)
                .toJavaList();
    }

    @Property(tries = 60)
    void everyOfferIsAcceptedAndOthersAreRefused(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
        Walk walk = Walk.of(seed);
        List<Choice> foreign = new ArrayList<>();
        while (!walk.over()) {
            if (walk.prompt() instanceof Prompt.Decision decision && walk.below(6) == 0) {
                List<Choice> options = Walk.options(decision);
                assertThat(options)
                        .as(() -> decision + "\n" + walk.state())
                        .isNotEmpty()
                        .doesNotHaveDuplicates();
                for (Choice option : options) {
                    assertThat(Walk.RULES.explain(walk.state(), option))
                            .as("%s in %s", option, walk.state())
                            .isEmpty();
                    assertThat(Walk.RULES.apply(walk.state(), option).isRight()).isTrue();
                }
                for (Choice other : foreign)
                    assertThat(Walk.RULES.apply(walk.state(), other).isRight())
                            .as(() -> other + " at " + decision + "\n" + walk.state())
                            .isEqualTo(options.contains(other));
                foreign.addAll(options);
                if (foreign.size() > 300) foreign.subList(0, 150).clear();
            }
            walk.give(walk.answer());
        }
    }

    @Property(tries = 100)
    void eventsTellAll(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
        Walk walk = Walk.of(seed);
        Ledger ledger = new Ledger(walk.state().position());
        while (!walk.over()) {
            Input input = walk.answer();
            walk.give(input).events().forEach(ledger::told);
            ledger.agreesWith(walk.state().position());
        }
    }

    @Property(tries = 40)
    void theSameInputsComeToTheSameState(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
        Walk walk = Walk.of(seed);
        GameState replayed = walk.state();
        while (!walk.over()) {
            Input input = walk.answer();
            GameState before = walk.state();
            long digest = before.digest();
            Transition once = walk.give(input);
            Transition again = Walk.RULES.apply(replayed, input).get();
            assertThat(again).isEqualTo(once);
            assertThat(again.state().hashCode()).isEqualTo(once.state().hashCode());
            assertThat(before.digest()).as("the state that was left").isEqualTo(digest);
            assertThat(once.state().why()).isNotBlank();
            replayed = again.state();
        }
        assertThat(replayed.digest()).isEqualTo(walk.state().digest());
    }

    @Property(tries = 40)
    void digestsTellStatesApart(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
        Walk walk = Walk.of(seed);
        while (!walk.over()) {
            GameState before = walk.state();
            walk.give(walk.answer());
            if (!before.equals(walk.state()))
                Assertions.assertThat(walk.state().digest()).isNotEqualTo(before.digest());
        }
    }
}
