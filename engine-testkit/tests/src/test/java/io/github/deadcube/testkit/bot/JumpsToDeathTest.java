package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * On each floor above the ground of the shipped battlefields, a model with one HP is the last of its side to be
 * activated, while its side holds an objective that scores at the end of the round. Every fall of more than one cube
 * kills it.
 */
class JumpsToDeathTest {
    private static final Rules RULES = Deadcube.rules();
    private static final ModelId FALLER = ModelId.of("A1");
    private static final Vector<Integer> ROUNDS = Vector.of(1, 5);

    @Test
    @Rule("FALL-1")
    @DisplayName("FALL-1: simple, which is level-4, jumps to no avoidable death")
    void ofSimple() {
        assertThat(deaths("level-4", spread("ofSimple", 80))).isEmpty();
    }

    /** The levels above differ in their numbers of iterations. */
    @Test
    @Rule("FALL-1")
    @DisplayName("FALL-1: search jumps to no avoidable death")
    void ofSearch() {
        assertThat(deaths("level-5", spread("ofSearch", 12))).isEmpty();
    }

    /** Some of the positions in a build, and all in a thorough run. */
    private static Vector<Stand> spread(String test, int build) {
        Vector<Stand> all = stands();
        int some = Level.tries(JumpsToDeathTest.class, test, build, all.size());
        return Vector.range(0, some).map(i -> all.get(i * all.size() / some));
    }

    /** A position, and the name of its battlefield. */
    private record Stand(String field, GameState begin) {}

    private static Vector<String> deaths(String bot, Vector<Stand> stands) {
        return stands.flatMap(stand -> jump(
                        Bots.registry().named(bot, 1, Side.A, RULES).get(), stand.begin())
                .map(last -> stand.field() + ": " + last + " in\n" + stand.begin()));
    }

    /** The choice that kills the model; none if it lives to the end of its activation. */
    private static Option<Input> jump(Bot bot, GameState begin) {
        GameState state = begin;
        Input last = Dice.of();
        while (isToAct(state, begin.position().round())) {
            Prompt prompt = RULES.prompt(state);
            Input input = prompt instanceof Prompt.Decision decision
                    ? bot.choose(state.seenBy(decision.side()), decision)
                    : deadly((Prompt.DiceRequest) prompt);
            if (prompt instanceof Prompt.Decision) last = input;
            Transition transition = RULES.play(state, input);
            if (transition.events().exists(JumpsToDeathTest::isDeadlyFall)) return Option.some(last);
            state = transition.state();
        }
        return Option.none();
    }

    private static boolean isDeadlyFall(Event event) {
        return event instanceof Event.Killed killed
                && killed.model().equals(FALLER)
                && killed.rule().equals(RuleIds.FALL_1);
    }

    /** Whether its activation in the round is not over. */
    private static boolean isToAct(GameState state, int round) {
        Model model = state.position().model(FALLER).get();
        return model.inPlay() && !model.activated() && state.position().round() == round;
    }

    /** Gravity, for which the other side rolls, has only successes, and the model none. */
    private static Dice deadly(Prompt.DiceRequest request) {
        return Dice.of(Vector.fill(request.dice(), request.side() == FALLER.side() ? 1 : 7));
    }

    private static Vector<Stand> stands() {
        return NamedBattlefield.shipped().flatMap(named -> {
            Battlefield field = named.battlefield();
            Vector<Cube> objectives = Deadcube.patrol().objectives(field).map(objective -> objective.place(field));
            Vector<Stand> stands = field.cubes()
                    .filter(cube -> cube.level() > 1
                            && field.hasFloor(cube)
                            && field.scenery(cube).middle().isEmpty())
                    .flatMap(roof -> ROUNDS.map(round -> new Stand(
                            named.name(),
                            at(
                                    named.text(),
                                    round,
                                    roof,
                                    objectives.reject(roof::equals).head()))));
            assertThat(stands).as(named.name()).isNotEmpty();
            return stands;
        });
    }

    private static GameState at(String field, int round, Cube roof, Cube objective) {
        return Script.play("""
                        %s
                        round %d
                        A1 to A2 SP 1-2 FI 5+ SV 5+ HP 1; B1 SP 1-2 FI 5+ SV 5+ HP 1
                        A1 at %s; A2 at %s, activated; B1 at b4, activated
                        play
                        """.formatted(field, round, roof, objective)).state();
    }
}
