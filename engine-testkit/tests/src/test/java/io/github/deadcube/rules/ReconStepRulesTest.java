package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** SET-5: recon steps follow the rules of an ADVANCE. */
class ReconStepRulesTest {
    @Test
    @Rule({"SET-5", "PIN-1"})
    @DisplayName("SET-5, PIN-1: no pinned model is moved, nor sent to a flank")
    void noPinnedModel() {
        Ruleset traps =
                Deadcube.ruleset().withTables(Deadcube.ruleset().tables().withPool(Vector.of(RuleIds.I_BOOBY_TRAP)));
        Script.Runner.standard().with(traps).play("""
                items 1; A1 RECON 5+ SV 5+ HP 3; A2 HP 1; B1 HP 1; recon
                play
                order 1; dice B 5 2 | A 5 5 1 1 1 | B 1 1 1 1 1 | A 5 7
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; A2 set up; A2 deploy h1; A2 spot 5; B1 set up; B1 deploy a8; B1 spot 5
                recon 5; A1 step e2; A1 pick up 1; A1 spot 5; dice B 1 1 1 | A 1 1 1 | B 3; A1 spot 5
                expect A1 at f2/5, pinned, refuses A1 step f3 by PIN-1, offers A2 step h2
                done; recon 7
                expect refuses A1 flank by PIN-1, offers A2 flank, refuses B1 flank by SET-5
                """);
        Script.Runner.standard().with(traps).play("""
                items 1; A1 RECON 5+ SV 5+ HP 3; A2 HP 1; B1 HP 1; recon
                play
                order 1; dice B 5 2 | A 5 5 1 1 1 | B 1 1 1 1 1 | A 4 5
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; A2 set up; A2 deploy h1; A2 spot 5; B1 set up; B1 deploy a8; B1 spot 5
                recon 4; A1 step e2; A1 pick up 1; A1 spot 5; dice B 1 1 1 | A 1 1 1 | B 3; A1 spot 5; recon 5
                expect refuses A1 step f3 by PIN-1, offers A2 step h2
                """);
    }
}
