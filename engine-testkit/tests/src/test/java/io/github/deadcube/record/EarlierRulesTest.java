package io.github.deadcube.record;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.Replay;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.record.RecordContents;
import io.github.deadcube.core.record.RecordContents.Played;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files that an earlier version of the rules wrote: they are read, compared and continued, and what has changed is
 * named.
 */
class EarlierRulesTest {
    private static final Ruleset EARLIER = Shipped.all(Deadcube.ruleset());
    private static final Ruleset LATER = EARLIER.withVersion(EARLIER.version() + 1);
    private static final String RECORD = Recorded.fought(5);

    private static Registry only(Ruleset ruleset) {
        return new Registry(Vector.of(ruleset), Shipped.registry().scenarios());
    }

    private static Verdict verified(String record, Ruleset ruleset) {
        return new Verifier(Recorded.RULES, only(ruleset)).verify(record);
    }

    private static RecordContents contents() {
        return RecordContents.read(RECORD, Recorded.RULES, only(LATER)).get();
    }

    private static Game continued(Ruleset ruleset, GameSettings settings) {
        return Game.load(Recorded.RULES, only(ruleset), RECORD, settings).get();
    }

    @Test
    void theSameGameVerifiesAndTheVerdictNamesTheEarlierRules() {
        assertThat(verified(RECORD, LATER))
                .isInstanceOfSatisfying(
                        Verdict.Verified.class,
                        sure -> assertThat(sure.otherRules()).contains(EARLIER.toString()))
                .asString()
                .endsWith("; it was recorded with " + EARLIER);
        assertThat(verified(RECORD, EARLIER).toString()).doesNotContain("recorded with");
    }

    @Test
    void eachStateIsStillCompared() {
        RecordContents read = contents();
        Vector<Played> inputs = read.inputs().update(40, one -> new Played(one.input(), one.digest() ^ 1));
        RecordContents changed = new RecordContents(
                read.begin(),
                read.ruleset(),
                read.seed(),
                read.viewer(),
                false,
                read.digestVersion(),
                read.digest(),
                inputs,
                read.ending());
        assertThat(verified(changed.text(), LATER))
                .isInstanceOf(Verdict.Differs.class)
                .asString()
                .contains(": input 41, ", ": another state; recorded is digest ");
    }

    @Test
    void theFirstInputThatAChangedRulePlaysDifferentlyIsNamedAndTheGameGoesOnBeforeIt() {
        Ruleset changed = LATER.with(Variant.MODELS_OBSCURE);
        Replay replay = Replay.read(RECORD, Recorded.RULES, only(changed)).get();
        assertThat(replay.difference().get().text())
                .contains("input " + (replay.steps().size() + 1) + ", ");
        assertThat(Game.load(Recorded.RULES, only(changed), RECORD, GameSettings.systemDice())
                        .getLeft())
                .hasSize(1);
        Game game = continued(changed, GameSettings.systemDice().continuingBeforeDifferences());
        assertThat(game.leftOut().get().text())
                .contains("input " + (replay.steps().size() + 1) + ", ");
        assertThat(game.state()).isEqualTo(replay.state());
        game.close();
        assertThat(verified(game.save(), changed).toString())
                .startsWith("verified: " + replay.steps().size() + " inputs, unfinished")
                .doesNotContain("recorded with");
    }

    /** The inputs after the difference are not lost: a copy keeps them, and a second one does not overwrite it. */
    @Test
    void theFileAsItWasIsKept(@TempDir Path folder) throws IOException {
        Registry changed = only(LATER.with(Variant.MODELS_OBSCURE));
        Path file = folder.resolve("game.txt");
        GameSettings settings = GameSettings.systemDice().continuingBeforeDifferences();
        for (String copy : new String[] {"game.txt.old", "game.txt.old2"}) {
            Files.writeString(file, RECORD);
            Game.resume(Recorded.RULES, changed, file, settings).get().close();
            assertThat(Files.readString(file)).hasSizeLessThan(RECORD.length());
            assertThat(folder.resolve(copy)).hasContent(RECORD);
        }
        Game.resume(Recorded.RULES, changed, file, settings).get().close();
        assertThat(folder.resolve("game.txt.old3")).doesNotExist();
    }

    @Test
    void aRecordAsJsonKeepsItsRules() {
        String json = Json.writeRecord(RECORD, only(LATER)).get();
        assertThat(json).contains("\"ruleset\":\"" + EARLIER + "\"");
        assertThat(Json.readRecord(json, only(LATER)))
                .containsExactly(contents().text());
        assertThat(verified(Json.readRecord(json, only(LATER)).get(), LATER)).isInstanceOf(Verdict.Verified.class);
    }

    @Test
    void aStateIsReadInAGameOfTheLaterRules() {
        GameState state = contents().begin();
        Position.Game later = state.position().game();
        GameState earlier =
                RecordContents.read(RECORD, Recorded.RULES, only(EARLIER)).get().begin();
        String text = Notation.of(earlier.position().game()).write(earlier);
        assertThat(text).contains("rules " + EARLIER);
        assertThat(Notation.of(later).read(text)).containsExactly(state);
        String json = Json.of(earlier.position().game()).write(earlier);
        assertThat(Json.of(later).readState(json)).containsExactly(state);
    }

    @Test
    void filesOfALaterVersionAreRefused() {
        String later = RECORD.replace("ruleset " + EARLIER, "ruleset " + LATER);
        assertThat(verified(later, EARLIER))
                .isInstanceOf(Verdict.Unreadable.class)
                .asString()
                .contains(EARLIER.toString());
        assertThat(only(EARLIER).ruleset(LATER.toString())).isEqualTo(Option.none());
        assertThat(only(EARLIER).ruleset(EARLIER.name())).isEqualTo(Option.none());
    }
}
