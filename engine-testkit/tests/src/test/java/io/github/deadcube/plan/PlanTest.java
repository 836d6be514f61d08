package io.github.deadcube.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.plan.Destination;
import io.github.deadcube.core.plan.Plan;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Destinations of models, and plans that lead there. */
class PlanTest {
    private static final Rules RULES = Deadcube.rules();
    private static final ModelId A1 = new ModelId(Side.A, 1);

    private static GameState state(String script) {
        return Script.Runner.standard().play(script).state();
    }

    private static Destination to(GameState state, String cube, String action) {
        return Destination.of(RULES, state, A1)
                .find(one -> one.cube().equals(Cube.of(cube))
                        && one.action().exists(choice -> choice.toString().equals(action)))
                .get();
    }

    private static Choice choice(String text) {
        return (Choice) Input.of(text);
    }

    @Test
    void aPlanLeadsToItsDestination() {
        GameState state = state("A1 SP 2-3, at c4; B1 at h8; play");
        Destination far = to(state, "c7", "A1 sprint");
        assertThat(far.isCertain()).isTrue();
        assertThat(far.met()).isEmpty();
        assertThat(far.choices().head()).isEqualTo(choice("A1 activate"));
        Plan progress = Plan.of(Side.A, far.choices(), state).follow(RULES);
        assertThat(progress.choices()).isEmpty();
        assertThat(progress.refusal()).isEmpty();
        assertThat(progress.state().position().model(A1).get().cube()).isEqualTo(far.cube());
        assertThat(progress.state()).isEqualTo(far.arrival());
        assertThat(progress.events()).isNotEmpty();
        assertThat(Destination.of(RULES, state, A1).map(Destination::cube))
                .contains(Cube.of("e6"))
                .doesNotContain(Cube.of("c8"));
    }

    @Test
    void destinationsSayWhatHappensOnTheWay() {
        GameState beside = state("A1 SP 2-3, at c4; B1 FI 4+, blade CC, at c4/6; play");
        Destination away = to(beside, "c5", "A1 advance");
        assertThat(away.isCertain()).isFalse();
        assertThat(away.met()).contains(Purpose.FREE_ASSAULT);
        GameState near = state("A1 SP 2-3 FI 4+, at c4; B1 FI 4+, at c5; play");
        assertThat(to(near, "c5", "A1 advance").cube()).isEqualTo(Cube.of("c5"));
    }

    @Test
    void aPlanStopsWhereAnotherAnswerIsDue() {
        GameState state = state("A1 RA 4+, rifle R8, at c4; B1 at c7; play");
        Vector<Choice> choices =
                Vector.of("A1 activate", "A1 shoot rifle at B1", "A1 end").map(PlanTest::choice);
        Plan progress = Plan.of(Side.A, choices, state).follow(RULES);
        assertThat(progress.refusal()).isEmpty();
        assertThat(progress.choices()).isEqualTo(choices.drop(2));
        GameState rolled = progress.state();
        while (RULES.prompt(rolled) instanceof Prompt.DiceRequest request)
            rolled = RULES.play(
                            rolled,
                            Dice.of(Vector.fill(request.dice(), 1)
                                    .toJavaStream()
                                    .mapToInt(i -> i)
                                    .toArray()))
                    .state();
        assertThat(progress.from(rolled).follow(RULES).choices()).isEmpty();
    }

    @Test
    void aPlanReportsWhyItsNextChoiceIsRefused() {
        GameState state = state("A1 SP 1-2, at c4; B1 at h8; play");
        Vector<Choice> choices = Vector.of("A1 activate", "A1 advance", "A1 step c5", "A1 step c6")
                .map(PlanTest::choice);
        Plan progress = Plan.of(Side.A, choices, state).follow(RULES);
        assertThat(progress.refusal().get().rule()).isEqualTo(RuleIds.ADV_1);
        assertThat(progress.choices()).isEqualTo(choices.drop(3));
        assertThat(progress.state().position().model(A1).get().cube()).isEqualTo(Cube.of("c5"));
    }

    /** RND-3: what another model may do leads this model nowhere. */
    /** K-RAMPAGE: a model out of control fights its own side too: its movement is over beside a model of either. */
    @ParameterizedTest
    @ValueSource(strings = {"A2", "B2"})
    void aModelOutOfControlMeetsBothSides(String met) {
        GameState state = state("""
                board 3 x 3
                block 0 0 20 30 20 of b2; block 20 0 30 10 20 of b2
                A1 RAMPAGE, FI 4+ HP 3 SP 2-3, damage 1, at a1; A2 FI 4+ SV 4+, at A2; B1 at c3; B2 FI 4+ SV 4+, at B2
                play
                A1 activate; dice A 1
                """.replace("at " + met, "at b2/6").replaceAll("at [AB]2", "at a3"));
        Destination beside = to(state, "b2", "A1 advance");
        assertThat(beside.isCertain()).isTrue();
        assertThat(beside.met()).isEmpty();
    }

    @Test
    void destinationsAreReachedByTheModelItself() {
        GameState state = state("A1 SP 1-2, at c4; A2 SP 1-2, at a1; B1 at h8; play");
        assertThat(Destination.of(RULES, state, A1).flatMap(Destination::choices))
                .isNotEmpty()
                .allMatch(choice -> choice.actor().contains(A1));
    }

    /** Compared with a search that remembers whole states. K-AGILE: the free level is left or is not. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "A1 SP 3-6, at d4",
                "board 8 x 8 x 3; floors a1:2 c3:2 e5:3 g7:3 h2:2; A1 SP 2-4, FLIGHT, at d4",
                "board 3 x 5 x 3; A1 SP 1-2, FLIGHT, AGILE, at b1; floors b2:2 c5:3; wall north of b1 a1 c1; token "
                        + "1 I-AMMO at b2:2",
                "board 4 x 4 x 2; floors b1:2 b2:2 c2:2; wall north of a1 b1:2; wall east of a2; A1 SP 1-4, AGILE, "
                        + "at a1",
                "board 6 x 6 x 2; floors c3:2 c4:2 d4:2; A1 SP 2-4, JUMP PACK, at c4"
            })
    void everyCubeIsFound(String situation) {
        GameState state = state(situation + "; B1 HP 1, at " + (situation.contains("3 x 5") ? "c5" : "a4") + "; play");
        TreeSet<Cube> found = new TreeSet<>();
        for (Destination to : Destination.of(RULES, state, A1))
            if (to.action().exists(Choice.Sprint.class::isInstance)) found.add(to.cube());
        assertThat(found).isEqualTo(sprinted(state)).hasSizeGreaterThan(5);
    }

    private static Set<Cube> sprinted(GameState begin) {
        TreeSet<Cube> stops = new TreeSet<>();
        TreeSet<Long> seen = new TreeSet<>();
        ArrayDeque<GameState> open = new ArrayDeque<>();
        GameState active = RULES.play(begin, choice("A1 activate")).state();
        open.add(RULES.play(active, choice("A1 sprint")).state());
        while (!open.isEmpty()) {
            GameState state = open.remove();
            if (!(RULES.prompt(state) instanceof Prompt.Decision asked) || asked.purpose() == Purpose.ACTIVATION) {
                stops.add(state.position().model(A1).get().cube());
                continue;
            }
            for (Choice choice : asked.options()) {
                if (choice instanceof Choice.TakeSpot)
                    stops.add(state.position().model(A1).get().cube());
                else if (seen.add(RULES.play(state, choice).state().digest()))
                    open.add(RULES.play(state, choice).state());
            }
        }
        return stops;
    }

    /** What a bot asks for in each decision must not play the whole game. */
    @Test
    void aCubeCostsFewInputs() {
        GameState state = state("board 8 x 8 x 3; floors h8:3; A1 SP 3-6, FLIGHT, at d4; B1 HP 1, at h8; play");
        int[] played = {0};
        Rules counting = (Rules) Proxy.newProxyInstance(
                Rules.class.getClassLoader(), new Class<?>[] {Rules.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("play")) played[0]++;
                    return method.invoke(RULES, arguments);
                });
        assertThat(Destination.of(counting, state, A1).map(Destination::cube)).contains(Cube.of("h8:3"));
        assertThat(played[0]).isLessThan(3 * 8 * 8 * 3);
    }

    /** SET-8: the arrival of a deployment has the model on its spot. */
    @Test
    void aDeployedModelIsThere() {
        GameState state = state("A1 HP 1; A2 HP 1; B1 HP 1; began A; play");
        while (!(RULES.prompt(state) instanceof Prompt.Decision asked && asked.purpose() == Purpose.DEPLOYMENT_CUBE))
            state = RULES.play(
                            state,
                            ((Prompt.Decision) RULES.prompt(state)).options().head())
                    .state();
        Destination to = Destination.of(RULES, state, A1).head();
        assertThat(to.arrival().position().model(A1).get().place().cube()).isEqualTo(to.cube());
        assertThat(Plan.of(Side.A, to.plan(), state).follow(RULES).state()).isEqualTo(to.arrival());
    }

    /** ITEM-2: whether the model picks the item up is asked before its next step. */
    @Test
    void theWayGoesOnPastAnItem() {
        GameState state = state("board 2 x 3; wall north of a1 a2; wall west of b2; A1 SP 1-2, at b1; B1 at a3;"
                + " token 1 I-AMMO at b2; play");
        assertThat(to(state, "b3", "A1 sprint").choices().map(Choice::toString))
                .containsExactly("A1 activate", "A1 sprint", "A1 step b2", "A1 decline ITEM-2", "A1 step b3");
    }

    /** K-TRAP: the owner of a trap in each of two cubes is asked twice. */
    @Test
    void eachPurposeOnTheWayIsNamedOnce() {
        GameState trapped = state("board 2 x 3; wall north of a1 a2; wall west of b2; A1 SP 1-2 SV 5+, at b1; B1 at a3;"
                + " laid K-TRAP (FRAG (1)) of B1 at b2; laid K-TRAP (FRAG (1)) of B1 at b3; play");
        assertThat(to(trapped, "b3", "A1 sprint").met()).containsExactly(Purpose.KEYWORD);
    }
}
