package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.text.Picture;
import io.github.deadcube.testkit.script.Script;

/** RND-2, RND-3: of a state at a turn or between two actions, written as a script and read back, the rules make an equal one. */
final class Writings {
    private Writings() {}

    static void check(Replayed replayed) {
        Rules rules = replayed.rules();
        replayed.some(replayed.states().filter(state -> isBetween(rules, state)))
                .forEach(state -> check(rules, state));
    }

    private static boolean isBetween(Rules rules, GameState state) {
        return rules.prompt(state) instanceof Prompt.Decision d
                && (d.purpose() == Purpose.TURN || Deadcube.underway(state).isDefined());
    }

    private static void check(Rules rules, GameState state) {
        Situation situation = Deadcube.situation(state);
        Broken.unlessEqual(resumed(rules, situation, state), state, () -> "a situation leads to another state", state);
        String picture = Picture.of(state);
        Situation read = Script.parse(picture)
                .getOrElseThrow(errors -> new AssertionError(errors.mkString("\n") + "\n" + picture))
                .situation(situation.setup().ruleset(), situation.setup().scenario());
        Setup agreed = agreed(read.setup(), situation.setup());
        Broken.unlessEqual(agreed, situation.setup(), () -> "a picture is of another set-up\n" + picture, state);
        Broken.unlessEqual(
                read.withSetup(agreed), situation, () -> "a picture is of something else\n" + picture, state);
    }

    private static GameState resumed(Rules rules, Situation situation, GameState state) {
        return rules.resume(situation)
                .getOrElseThrow(errors -> new AssertionError(errors.mkString("\n") + "\n" + state));
    }

    /** What a script does not say: the names of the teams, and who began. */
    private static Setup agreed(Setup read, Setup setup) {
        return read.withStarting(setup.starting())
                .withTeamA(named(read.teamA(), setup.teamA()))
                .withTeamB(named(read.teamB(), setup.teamB()));
    }

    private static StrikeTeam named(StrikeTeam read, StrikeTeam team) {
        return new StrikeTeam(team.name(), read.leader(), read.members());
    }
}
