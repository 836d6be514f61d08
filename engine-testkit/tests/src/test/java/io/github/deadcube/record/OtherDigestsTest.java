package io.github.deadcube.record;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.record.RecordContents;
import io.github.deadcube.core.record.RecordContents.Played;
import io.github.deadcube.core.record.RecordSoFar;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * A record of another engine, whose digests this engine cannot compute: all else is compared, and the verdict says what
 * was not.
 */
class OtherDigestsTest {
    private static final int OTHER = GameState.DIGEST_VERSION + 1;
    private static final String NOT_COMPARED = "; the states were not compared, for their digests have version " + OTHER
            + ", not " + GameState.DIGEST_VERSION;
    private static final RecordContents CONTENTS = RecordContents.read(
                    Recorded.random(2), Recorded.RULES, Shipped.registry())
            .get();

    private static String record(UnaryOperator<Vector<Played>> inputs, Option<String> ending) {
        return new RecordContents(
                        CONTENTS.begin(),
                        CONTENTS.ruleset(),
                        CONTENTS.seed(),
                        CONTENTS.viewer(),
                        CONTENTS.undoesLooks(),
                        OTHER,
                        4711,
                        inputs.apply(CONTENTS.inputs().map(one -> new Played(one.input(), ~one.digest()))),
                        ending)
                .text();
    }

    private static String record() {
        return record(inputs -> inputs, CONTENTS.ending());
    }

    private static Verdict verified(String record) {
        return new Verifier(Deadcube.rules(), Shipped.registry()).verify(record);
    }

    @Test
    void itVerifiesAndTheVerdictSaysWhatWasNotCompared() {
        assertThat(record()).startsWith("deadcube record 1\ndigest " + OTHER + "\n");
        assertThat(verified(record()))
                .isEqualTo(new Verdict.Verified(
                        CONTENTS.inputs().size(),
                        CONTENTS.ending(),
                        false,
                        Option.some(2L),
                        Option.some(OTHER),
                        Option.none(),
                        Option.none()))
                .asString()
                .startsWith("verified: ")
                .endsWith("; the dice are those of seed 2" + NOT_COMPARED);
        assertThat(verified(Recorded.random(2)).toString()).doesNotContain("compared");
        assertThat(verified(record(inputs -> inputs.take(40), Option.none())))
                .isInstanceOf(Verdict.BrokenOff.class)
                .asString()
                .contains("the first 40 inputs verify")
                .endsWith(NOT_COMPARED);
        assertThat(verified(record().replaceFirst("(?m)^40: ", "90: ")))
                .isInstanceOf(Verdict.Unreadable.class)
                .asString()
                .endsWith("the first 39 inputs verify" + NOT_COMPARED);
    }

    @Test
    void inputsDiceAndResultAreCompared() {
        int choice = CONTENTS.inputs().indexWhere(one -> one.input() instanceof Choice, 30);
        assertThat(verified(record(inputs -> inputs.removeAt(choice), CONTENTS.ending())))
                .isInstanceOfSatisfying(Verdict.Differs.class, differs -> {
                    assertThat(differs.first().recorded()).isEmpty();
                    assertThat(differs.first().found()).isEmpty();
                    assertThat(differs.toString()).contains(": input " + (choice + 1) + ", ", "refused by ");
                });
        assertThat(verified(record().replaceFirst("(?m)^seed 2$", "seed 3"))).isInstanceOf(Verdict.Unreadable.class);
        RecordContents otherSeed = RecordContents.read(record(), Recorded.RULES, Shipped.registry())
                .map(read -> new RecordContents(
                        read.begin(),
                        read.ruleset(),
                        Option.some(3L),
                        read.viewer(),
                        false,
                        OTHER,
                        4711,
                        read.inputs(),
                        read.ending()))
                .get();
        assertThat(verified(otherSeed.text()))
                .isInstanceOf(Verdict.Differs.class)
                .asString()
                .contains("seed 3 gives ");
        assertThat(verified(record(inputs -> inputs, Option.some("a draw (VIC-6)"))))
                .isInstanceOf(Verdict.Differs.class)
                .asString()
                .contains("the result: a draw (VIC-6); found ");
    }

    @Test
    void theGameGoesOnWithDigestsOfThisEngine() {
        String begun = record(inputs -> inputs.take(60), Option.none());
        assertThat(RecordSoFar.read(begun).get().record().digestVersion()).isEqualTo(OTHER);
        Game session = Game.load(Recorded.RULES, Shipped.registry(), begun, GameSettings.seeded(2))
                .get();
        session.close();
        assertThat(verified(session.save())).isInstanceOfSatisfying(Verdict.Verified.class, sure -> {
            assertThat(sure.otherDigests()).isEmpty();
            assertThat(sure.seed()).contains(2L);
        });
    }

    @Test
    void asJsonItKeepsItsDigests() {
        String json = Json.writeRecord(record(), Shipped.registry()).get();
        assertThat(json).contains("\"digestVersion\":" + OTHER + ",\"digest\":\"0000000000001267\"");
        assertThat(Json.readRecord(json, Shipped.registry())).containsExactly(record());
        for (String version : new String[] {"-1", "1000000000"})
            assertThat(Json.readRecord(
                                    json.replace("\"digestVersion\":" + OTHER, "\"digestVersion\":" + version),
                                    Shipped.registry())
                            .getLeft()
                            .mkString())
                    .contains("'digestVersion' is " + version + "; expected 1 to 999999999");
        assertThat(Json.readRecord(json.replace("0000000000001267", "1267"), Shipped.registry())
                        .getLeft()
                        .mkString())
                .contains("'digest' is '1267'; expected 16 hexadecimal digits");
    }

    @Test
    void aVersionIsANumber() {
        for (String version : new String[] {"0", "x", "-8", "", "1234567890"})
            assertThat(verified(record().replaceFirst("digest " + OTHER, "digest " + version))
                            .toString())
                    .contains("expected the version of the digests, such as " + GameState.DIGEST_VERSION);
    }

    @Test
    void digestsOfStatesAreNotComparedEither() {
        GameState state = CONTENTS.begin();
        Notation text = Notation.of(state.position().game());
        String written = text.write(state);
        assertThat(text.read(written.replaceFirst("digest \\d+ .*", "digest " + OTHER + " 0123456789abcdef")))
                .containsExactly(state);
        assertThat(text.read(written.replaceFirst(
                                "digest \\d+ .*", "digest " + GameState.DIGEST_VERSION + " 0123456789abcdef"))
                        .getLeft()
                        .mkString())
                .contains("the state has the digest ");
        Json json = Json.of(state.position().game());
        String other = json.write(state)
                .replace("\"digestVersion\":" + GameState.DIGEST_VERSION, "\"digestVersion\":" + OTHER)
                .replaceAll("\"digest\":\"\\w+\"", "\"digest\":\"0123456789abcdef\"")
                .replaceAll("\"setup\":\"\\w+\"", "\"setup\":\"0123456789abcdef\"");
        assertThat(json.readState(other)).containsExactly(state);
    }
}
