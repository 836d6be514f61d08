package io.github.deadcube.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.machine.StateCheck;
import io.github.deadcube.core.machine.StateCheck.Situation;
import io.github.deadcube.core.machine.StateCheck.StateFault;
import io.github.deadcube.core.record.RecordReader;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.script.SituationText;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.properties.Tries;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * For hostile values, {@code start} and {@code resume} return errors, or a state that can be written in notation, as a
 * picture and as a record.
 */
class HostilePropertyTest {
    private static final Rules RULES = Deadcube.rules();
    private static final int MOST_OPTIONS = 3_000;

    @Property
    @Tries(build = 250, thorough = 1_500)
    void aSetupIsRefusedOrCarried(@ForAll Random chance) {
        Setup setup = new Hostile(chance).setup();
        Either<Seq<Fault>, GameState> begun = RULES.start(setup);
        if (begun.isLeft()) {
            inWords(begun.getLeft());
            return;
        }
        Setup read = read(TextDrawing.script(setup)).setup(setup.ruleset(), setup.scenario());
        assertThat(named(read, setup)).isEqualTo(setup);
        carried(begun.get());
    }

    @Property
    @Tries(build = 250, thorough = 1_500)
    void aSituationIsRefusedOrCarried(@ForAll Random chance) {
        Hostile hostile = new Hostile(chance);
        Setup setup = hostile.setup();
        Either<Seq<Fault>, Game> game = Deadcube.game(setup);
        if (game.isLeft()) {
            inWords(game.getLeft());
            return;
        }
        Situation situation = hostile.situation(game.get());
        Either<Seq<Fault>, GameState> begun =
                ((StateCheck) RULES).resume(situation).mapLeft(faults -> faults.map(StateFault::fault));
        if (begun.isLeft()) {
            inWords(begun.getLeft());
            return;
        }
        carried(begun.get());
        // a picture does not contain the earlier events of an activation
        if (situation.underway().isDefined() || !turns(RULES.prompt(begun.get()))) return;
        SituationText read = read(TextDrawing.script(begun.get()));
        assertThat(named(read.setup(setup.ruleset(), setup.scenario()), setup)).isEqualTo(setup);
        assertThat(read.begun(RULES, setup).map(GameState::digest))
                .as(TextDrawing.script(begun.get()))
                .containsExactly(begun.get().digest());
    }

    private static void inWords(Seq<Fault> errors) {
        assertThat(errors)
                .isNotEmpty()
                .allSatisfy(error -> assertThat(error.toString()).doesNotContain("Exception", "null"));
    }

    /** Checks that the options are accepted in notation, and that the record verifies. */
    private static void carried(GameState begin) {
        Prompt prompt = RULES.prompt(begin);
        if (prompt instanceof Prompt.Decision decision) {
            Vector<Choice> options = decision.options();
            assertThat(options).isNotEmpty();
            for (Choice option : options.take(MOST_OPTIONS)) {
                assertThat(Input.read(option.toString())).containsExactly(option);
                assertThat(RULES.apply(begin, option)).as(option.toString()).isNotEmpty();
            }
        }
        Recorder recorder = Recorder.of(begin, Option.none());
        recorder.unfinished();
        assertThat(RecordReader.read(recorder.text())).as(recorder.text()).isNotEmpty();
        Setup setup = begin.position().game().setup();
        Registry registry = new Registry(Vector.of(setup.ruleset()), Vector.of(OpenGround.known(setup.scenario())));
        assertThat(new Verifier(RULES, registry, SplitMix64::dice).verify(recorder.text()))
                .as(recorder.text())
                .isInstanceOf(Verdict.Verified.class);
    }

    /** If a round ends before any input, no record contains its events. */
    private static boolean turns(Prompt prompt) {
        return prompt instanceof Prompt.Decision decision && decision.purpose() == Purpose.TURN;
    }

    private static SituationText read(String picture) {
        return SituationText.read(picture)
                .getOrElseThrow(errors -> new AssertionError(errors.mkString("\n") + "\n" + picture));
    }

    /** Adds the names of the teams, which a picture does not contain. */
    private static Setup named(Setup read, Setup as) {
        return read.withTeamA(new StrikeTeam(
                        as.teamA().name(), read.teamA().leader(), read.teamA().members()))
                .withTeamB(new StrikeTeam(
                        as.teamB().name(), read.teamB().leader(), read.teamB().members()));
    }
}
