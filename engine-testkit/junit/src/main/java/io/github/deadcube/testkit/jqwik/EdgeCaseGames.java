package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.ScriptRunner;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Extreme situations, and inputs that can be played in them. A ruleset may not support all of them. */
final class EdgeCaseGames {
    private static final Vector<Corner> ALL = Vector.of(
            new Corner("full cubes", """
                    board 3 x 3
                    A1 to A4 FI 4+ SV 5+ HP 2, blade CC; A1, at b2/1; A2, at b2/3; A3, at b2/7; A4, at b2/9; A5 SZ 4 FI 4+, at a2
                    B1 to B2 FI 4+ SV 5+ HP 2 SZ 2, hammer CC KNOCKBACK; B1, at b2/4; B2, at b2/6; B3 SZ 4 FI 4+, at c2
                    """, "A1 activate"),
            new Corner("one hit point", """
                    board 3 x 3 x 2; floors b2:2; A1 RA 4+ FI 4+ SV 5+ HP 3, gun R5 KNOCKBACK, blade CC, at a2, damage 2
                    A2 FI 4+ SV 5+, at b2:2; B1 FI 4+ SV 5+ HP 2, BOOM! (2), at b2:2, damage 1; B2 SV 5+, at b2
                    """, "A1 activate"),
            new Corner("no dice", """
                    board 5 x 3; barricade east of b2; A1 RA 5+ SV 5+, gun R8, at a2; A2 FI 5+ SV 5+, at c2
                    B1 HP 2, at c2; B2 FI 5+ SV 5+, at e1, activated
                    """, "A1 activate; A1 shoot gun at B1"),
            new Corner("last round", """
                    board 3 x 3; round 5, score A 3, score B 3; A1 FI 4+ SV 5+ SP 1-2, at a1
                    B1 FI 4+ SV 5+, at c3, activated
                    """, "A1 activate"),
            new Corner("the end", """
                    board 3 x 3; round 5, score A 3; A1 FI 4+ SV 5+ SP 1-2, at a1; B1 FI 4+ SV 5+, at c3, activated
                    """, "A1 activate; A1 end"),
            new Corner("no model left", "board 3 x 3; A1 FI 4+ SV 5+, at a1; B1 killed; round 2", ""));

    /** An edge case: its name, the script of the situation, and the inputs, separated by semicolons. */
    record Corner(String name, String script, String inputs) {
        Situation situation(ScriptRunner runner) {
            Script read =
                    Script.parse(script).getOrElseThrow(errors -> new IllegalStateException(errors.mkString("\n")));
            return read.situation(runner.ruleset(), runner.scenarioOn(read.battlefield(), 0));
        }

        Option<PlayedState> played(ScriptRunner runner) {
            Option<GameState> begun = new GameOpening(situation(runner), false).begin(runner);
            Vector<Input> all = Vector.of(inputs.split("; ", -1))
                    .flatMap(text -> Input.parse(text).toOption());
            return begun.map(state -> LenientReplay.of(runner, state, all));
        }
    }

    private EdgeCaseGames() {}

    static Vector<Situation> situations(ScriptRunner runner) {
        return ALL.map(corner -> corner.situation(runner))
                .filter(situation ->
                        new GameOpening(situation, false).begin(runner).isDefined());
    }

    /** Returns the states before the first input and after the last input. */
    static Vector<PlayedState> plays(ScriptRunner runner) {
        Vector<PlayedState> after = ALL.flatMap(corner -> corner.played(runner));
        return after.map(p -> new PlayedState(runner, p.firstState(), Vector.empty(), p.firstState()))
                .appendAll(after)
                .distinct();
    }
}
