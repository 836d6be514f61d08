package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.script.SituationText;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.EnumSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * {@code Rules.resume} returns an equal state at the beginning of a turn and between two actions. It accepts every
 * other state without its unfinished rules.
 */
class ResumedStatePropertyTest {
    private static final int MOST_INPUTS = 250;

    /** Keywords that take control, call models in, or end and lengthen actions. */
    private static final Vector<String> KEYWORDS =
            Vector.of("RAMPAGE", "TRAP", "DROP SUIT", "TELEPORT", "FIRE CONTROL", "HEADSTRONG");

    private static final Vector<Ruleset> EDITIONS =
            Deadcube.editions().flatMap(Deadcube::edition).map(Shipped::all);

    @Property
    @Tries(build = 20, thorough = 4_000)
    void everyStateOfAnyTeams(@ForAll long seed) {
        SplitMix64 chance = new SplitMix64(seed);
        Ruleset rules = EDITIONS.get(chance.below(EDITIONS.size()));
        String keyword = KEYWORDS.get(chance.below(KEYWORDS.size()));
        allAreResumed(
                DeadcubeArbitraries.games(Script.Runner.standard().with(rules))
                        .favouring(keyword)
                        .withOrderDice(2)
                        .opening(chance),
                chance);
    }

    /** SET-5, RND-7, RND-9: the side that has ended first has flankers, which come in onto traps. */
    @Property
    @Tries(build = 5, thorough = 2_000)
    void everyStateWithFlankersOnTraps(@ForAll long seed) {
        SplitMix64 chance = new SplitMix64(seed);
        Ruleset rules = EDITIONS.get(chance.below(EDITIONS.size()));
        String trap = Vector.of("FRAG (3)", "BLAST", "STUN", "SMOKE").get(chance.below(4));
        String id = rules.library().keyword("TRAP").get().rule().toString();
        Vector<String> edge = Vector.of("a1", "a2", "a3", "d1", "d2", "d3");
        SituationText text = SituationText.of("""
                board 4 x 3
                A1 SV 5+ HP 2, at b1; A2 SV 5+ HP 3, reserve; A3 SV 4+ HP 3, reserve
                B1 SV 5+ HP 2, at c2; B2 SV 5+ HP 2, at c3
                """
                + Side.BOTH
                        .flatMap(
                                side -> edge.map(cube -> "laid %s (%s) of %s1 at %s\n".formatted(id, trap, side, cube)))
                        .mkString());
        GameState begin = Fault.orThrow(text.begun(Walk.RULES, text.setup(rules, new OpenGround())));
        assertThat(allAreResumed(begin, chance)).contains(Purpose.FLANK, Purpose.TURN);
    }

    private static Set<Purpose> allAreResumed(GameState begin, SplitMix64 chance) {
        Set<Purpose> asked = EnumSet.noneOf(Purpose.class);
        RandomPlay play = RandomPlay.from(Walk.RULES, begin, chance);
        for (int inputs = 0; inputs < MOST_INPUTS && !play.over(); inputs++) {
            isResumed(play.state(), play.prompt());
            if (play.prompt() instanceof Prompt.Decision decision) asked.add(decision.purpose());
            play.give(play.answer());
        }
        isResumed(play.state(), play.prompt());
        return asked;
    }

    private static void isResumed(GameState state, Prompt prompt) {
        Either<Seq<Fault>, GameState> resumed = Walk.RULES.resume(state);
        boolean between = prompt instanceof Prompt.Decision d
                && (d.purpose() == Purpose.TURN || d.purpose() == Purpose.ACTIVATION);
        if (between) assertThat(resumed).as("%s", state).isEqualTo(Either.right(state));
        else assertThat(resumed.isRight()).as("%s%n%s", resumed, state).isTrue();
    }
}
