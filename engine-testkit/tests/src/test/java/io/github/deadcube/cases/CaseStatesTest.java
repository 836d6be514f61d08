package io.github.deadcube.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.cases.RuleCase;
import io.github.deadcube.testkit.script.Script.Playback;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/**
 * Each state to which a case leads is written and read again, also in the middle of a rule: in a build, those of every
 * tenth case.
 */
class CaseStatesTest {
    private int read;

    @Test
    void theyAreReadAgain() {
        CaseRules rules = CaseRules.shipped();
        int apart = Level.thorough() ? 1 : 20;
        Vector<RuleCase> cases = ShippedCases.files().flatMap(CaseFile::cases);
        for (RuleCase one : Vector.rangeBy(0, cases.size(), apart).map(cases))
            for (Either<RuleCase.Failure, Playback> played : one.run(rules))
                for (Playback.Moment moment : played.get().moments())
                    if (!moment.isExpectation()) isReadAgain(one, moment);
        assertThat(read).isGreaterThan(250);
    }

    private void isReadAgain(RuleCase one, Playback.Moment moment) {
        GameState state = moment.state();
        String where = one.file() + ", line " + one.line() + ", after " + moment.statement();
        if (read++ % 2 == 0) {
            Notation text = Notation.of(state.position().game());
            assertThat(text.read(text.write(state))).as(where).isEqualTo(Either.right(state));
        } else {
            Json json = Json.of(state.position().game());
            assertThat(json.readState(json.write(state))).as(where).isEqualTo(Either.right(state));
        }
    }
}
