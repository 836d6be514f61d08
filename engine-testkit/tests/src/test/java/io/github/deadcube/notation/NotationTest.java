package io.github.deadcube.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.record.StateRecord;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The notation of every state can be read back. Invalid text is refused with line and column. */
class NotationTest {
    private static final GameState IN_A_TEST = Script.play(
                    "A1 RA 5+, rifle R8, at c2; A2 at a1; A3 reserve; B1 SV 5+ HP 3, at c4; B2 at h8;"
                            + " token 1 I-AMMO at c5 face down; token 2 I-INTEL at d5; command A dice; play;"
                            + " A1 activate; A1 shoot rifle at B1")
            .state();
    private static final Notation NOTATION = Notation.of(IN_A_TEST.position().game());
    private static final String TEXT = NOTATION.write(IN_A_TEST);

    private static Seq<Fault> errors(String text) {
        Either<Seq<Fault>, GameState> read = NOTATION.read(text);
        assertThat(read.isLeft()).as(text).isTrue();
        return read.getLeft();
    }

    private static String error(String text) {
        return errors(text).head().toString();
    }

    /** A message is short, and no character in it is cut in two. */
    @Test
    void quotesAreCut() {
        String wide = "\uD83C\uDFB2".repeat(500);
        for (String words : Vector.of("x".repeat(1_000), wide, "x" + wide))
            for (String faulty : Vector.of(
                    TEXT.replace("A2 at", "A2 " + words),
                    TEXT.replace("A2 at a1/5", "A2 at a1/5 " + words),
                    TEXT.replaceFirst("rules .*", "rules " + words),
                    TEXT.replaceFirst("state ", "state " + words),
                    TEXT.replace("phase ", words + " "),
                    TEXT.replace("testSteps(", words + "(")))
                assertThat(errors(faulty))
                        .allSatisfy(fault -> assertThat(fault.text())
                                .matches(text -> TextBounds.halfAt(text) < 0, "whole characters")
                                .hasSizeLessThan(150));
    }

    @Test
    void everyStateOfRandomGamesIsReadAsWritten() {
        int states = Level.tries(NotationTest.class, "everyStateOfRandomGamesIsReadAsWritten", 300, 10_000);
        long seed = Level.seed(NotationTest.class, "everyStateOfRandomGamesIsReadAsWritten");
        int seen = EveryState.each(states, seed, transition -> {
            GameState state = transition.state();
            Notation notation = Notation.of(state.position().game());
            String text = notation.write(state);
            assertThat(notation.read(text)).as(text).isEqualTo(Either.right(state));
            assertThat(notation.read(text).get().digest()).as(text).isEqualTo(state.digest());
        });
        assertThat(seen).isEqualTo(states);
    }

    @Test
    void aStateCarriesItsWholeSetUp() {
        int states = Level.tries(NotationTest.class, "aStateCarriesItsWholeSetUp", 60, 1_000);
        EveryState.each(states, Level.seed(NotationTest.class, "aStateCarriesItsWholeSetUp"), transition -> {
            GameState state = transition.state();
            Ruleset played = state.position().game().setup().ruleset();
            String text = StateRecord.of(state);
            assertThat(StateRecord.read(text, Shipped.registry().with(played)))
                    .as(text)
                    .isEqualTo(Either.right(state));
        });
    }

    @Test
    void theStatesAreOfManyKinds() {
        TreeSet<String> kinds = new TreeSet<>();
        EveryState.each(
                1_000,
                Level.seed(NotationTest.class, "theStatesAreOfManyKinds"),
                t -> t.state().pending().forEach(p -> kinds.add(p.getClass().getSimpleName())));
        assertThat(kinds).hasSizeGreaterThan(25).contains("TestSteps", "Movement", "Activation", "TurnChoice");
    }

    @Test
    void aTestIsReadable() {
        assertThat(TEXT)
                .startsWith("state 1\nrules deadzone-3 v1\nround 1, initiative A\n")
                .contains("command A dice\nactive A1\nA1 at c2/5\nA2 at a1/5\nA3 reserve\nB1 at c4/5\n")
                .contains("token 1 I-AMMO at c5 face down\ntoken 2 I-INTEL at d5\n")
                .contains("then testSteps(context (kind shoot, rule SHO-5, attacker A1, target B1, weapon "
                        + "onCard(number 0), replyWeapon none), one (side A, roller A1,")
                .contains("\nthen activation(model A1, taken [shoot])\nthen turnChoice(side A, second)\nthen "
                        + "endPhase\ndigest 1 ");
    }

    @Test
    void aReadStatePlaysOn() {
        GameState read = NOTATION.read(TEXT).get();
        assertThat(read.describePending()).isEqualTo(IN_A_TEST.describePending());
        assertThat(read.position().game()).isEqualTo(IN_A_TEST.position().game());
    }

    @Test
    void blanksCommentsAndTheOrderOfStatementsMeanNothing() {
        String roomy = "# a state\n"
                + TEXT.replace(", ", " ,   ").replace("(", "(\n  ").replace("then turn", "# turn\n\n  then turn")
                + "play\n";
        assertThat(NOTATION.read(roomy)).isEqualTo(Either.right(IN_A_TEST));
        assertThat(NOTATION.read(TEXT.replace("\n", " ; "))).isEqualTo(Either.right(IN_A_TEST));
    }

    @Test
    void nothingFollowsPlayButThePlayOfALongerText() {
        int line = TEXT.split("\n", -1).length;
        assertThat(errors(TEXT + "play on\n").map(Fault::toString))
                .containsExactly(
                        "line " + line + ", column 6: 'on' is not understood; expected the end of the statement");
        assertThat(errors(TEXT + "play;\n A1 nonsense").map(Fault::toString))
                .containsExactly("line " + (line + 1)
                        + ", column 2: this follows 'play', where the state ends; expected nothing");
        assertThat(NOTATION.read(TEXT + "play; A1 nonsense", 1)).isEqualTo(Either.right(IN_A_TEST));
        assertThat(NOTATION.read(TEXT + "play on\nA9 at c4\nplay", 1).getLeft()).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", " house", "house ", "my house", "\u2003house"})
    void aRulesetMayHaveAnyName(String name) {
        Setup setup = Shipped.setup(Shipped.ruleset().withName(name));
        GameState state = Deadcube.rules().start(setup).get();
        Notation notation = Notation.of(state.position().game());
        assertThat(notation.read(notation.write(state))).isEqualTo(Either.right(state));
    }

    @Test
    void everyMistakeIsNamedWithLineAndColumn() {
        assertThat(error("")).isEqualTo("line 1, column 1: ' ' is not understood; expected 'state 1'");
        assertThat(error(TEXT.replace("state 1", "state 2")))
                .as("only the version")
                .isEqualTo("line 1, column 1: the state has format 2; expected format 1");
        assertThat(error(TEXT.replace("rules deadzone-3 v1", "rules deadzone-3 v3")))
                .isEqualTo("line 2, column 7: the state belongs to the rules 'deadzone-3 v3';"
                        + " expected 'deadzone-3 v1', the rules of this game");
        assertThat(NOTATION.read(TEXT.replace("digest 1", "digest 7")))
                .as("the digest of another version is not compared")
                .isEqualTo(Either.right(IN_A_TEST));
        assertThat(error(TEXT.replace("A1 at c2/5", "A1 at z9")))
                .startsWith("line 6, column 7: 'z9' is not in this game");
        assertThat(error(TEXT.replace("A1 at c2/5", "A9 at c2")))
                .isEqualTo("line 6, column 1: 'A9' is not in this game; expected a model of one of the teams");
        assertThat(error(TEXT.replace("A2 at", "A2 on"))).startsWith("line 7, column 4: 'on' is not understood");
        assertThat(error(TEXT.replace("testSteps(", "resting(")))
                .contains("'resting' is not understood; expected one of r");
        assertThat(error(TEXT.replace("phase ", "phaze ")))
                .contains("'phaze' is not known in 'testSteps'; expected one of context, one, other, phase");
        assertThat(error(TEXT.replace("then turnChoice(side A, second)", "then turnChoice(second)")))
                .contains("'side' is missing in 'turnChoice'; expected the parts side, second");
        assertThat(error(TEXT.replace("A2 at a1/5\n", "")))
                .contains("A2 is missing; expected every model of both teams");
        assertThat(error(TEXT + "A2 at a1/5\n")).contains("A2 is given twice");
        assertThat(error(TEXT.replace("A1 at c2/5", "A1 at c2/6"))).contains("the state has the digest ");
        assertThat(error(TEXT.replace("then endPhase", "then endPhase(x 1)"))).contains("'x' is not known");
        assertThat(errors(TEXT.replace("A1 at", "A1 on").replace("B1 at", "B1 on")))
                .hasSize(2);
        assertThat(errors(TEXT.replace("round 1, initiative A", "round 1 x\ninitiative A y"))
                        .map(Fault::text))
                .containsExactly("'x' is not understood", "'y' is not understood");
        for (String number : Vector.of("+1", "\u0661"))
            assertThat(error(TEXT.replace("round 1,", "round " + number + ",")))
                    .contains("'" + number + "' is not understood");
    }

    @Test
    void statesWithoutAPromptAreRefused() {
        String without = TEXT.replaceAll("then [^\n]*\n", "").replaceAll("digest [^\n]*\n", "");
        assertThat(error(without)).contains("nothing can go on from here");
    }

    @Test
    void noDepthOverflowsTheStack() {
        assertThat(error(TEXT + "then " + "volley(shots [".repeat(5_000))).contains("nested more than 60 deep");
        assertThat(error(TEXT + "then " + "(".repeat(90_000))).contains("the name of a part");
    }
}
