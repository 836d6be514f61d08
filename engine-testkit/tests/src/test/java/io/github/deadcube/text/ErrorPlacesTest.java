package io.github.deadcube.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.GameSettings;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.record.RecordReader;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Of a good text each word in turn is another: what is said first is said of that word, or of one beside it. */
class ErrorPlacesTest {
    private static final GameState STATE = Script.play(
                    "A1 RA 5+, rifle R8, bomb R2 ONE-USE and GRENADE (SMOKE), at c2; A2 neutral, at a1; A3 reserve;"
                            + " B1 SV 5+ HP 3, at c4, damage 1, marked K-PREY 1 by A until round; B2 at h8, pinned;"
                            + " token 1 I-AMMO at c5 face down; token 2 I-INTEL at d5; laid K-SMOKE at e5; command "
                            + "A dice; round 2;"
                            + " play; A1 activate; A1 shoot rifle at B1")
            .state();
    private static final Game GAME = STATE.position().game();
    private static final Setup SETUP = GAME.setup();
    private static final Registry REGISTRY = Shipped.registry().with(SETUP.ruleset());
    private static final Json JSON = Json.of(GAME);

    private static final Pattern WORDS = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|[^\\s,;()\\[\\]]+|[,;()\\[\\]]");
    private static final Pattern VALUES = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|[^\\s,:{}\\[\\]]+|[,{}\\[\\]]");
    private static final String BRACKETS = "{}()[],";
    /** Another name makes another state; where the state does not begin it is looked for up to the end. */
    private static final Vector<String> ELSEWHERE = Vector.of(
            "the state has the digest ", "expected this game's set-up", "a statement 'state 1' after the set-up");

    /** Words that may be anything stand in for themselves: what reads is not looked at. */
    private static void eachWord(
            String text,
            Pattern words,
            String instead,
            Function<String, Either<Seq<Fault>, ?>> reader,
            double refused) {
        assertThat(reader.apply(text).isRight()).as(text).isTrue();
        Vector<int[]> all = words.matcher(text)
                .results()
                .map(found -> new int[] {found.start(), found.end()})
                .collect(Vector.collector());
        int looked = 0;
        int said = 0;
        for (int i = 0; i < all.size(); i++) {
            String word = text.substring(all.get(i)[0], all.get(i)[1]);
            if (instead.contains("what?") && BRACKETS.contains(word)) continue; // others are then too many
            String changed = text.substring(0, all.get(i)[0]) + instead + text.substring(all.get(i)[1]);
            looked++;
            Either<Seq<Fault>, ?> read = reader.apply(changed);
            if (read.isRight()) continue;
            said++;
            int longer = instead.length() - (all.get(i)[1] - all.get(i)[0]);
            int from = all.get(Math.max(0, i - 1))[0];
            int to = i + 1 < all.size() ? all.get(i + 1)[1] + longer : changed.length();
            Fault first = read.getLeft().head();
            if (ELSEWHERE.exists(first.toString()::contains)) continue;
            if (Vector.of("what?", "\"")
                    .exists(quoted ->
                            instead.contains(quoted) && first.toString().contains(quoted)))
                from = Math.min(from, at(changed, first)); // a phrase that is quoted whole
            assertThat(at(changed, first))
                    .as("%s\n%s", first, changed.substring(from, to))
                    .isBetween(from, to);
        }
        assertThat(said).isGreaterThanOrEqualTo((int) (looked * refused));
    }

    private static int at(String text, Fault error) {
        int begin = 0;
        for (int line = 1; line < error.where().line(); line++) begin = text.indexOf('\n', begin) + 1;
        return begin + error.where().column() - 1;
    }

    @Test
    void ofAState() {
        Notation notation = Notation.of(GAME);
        eachWord(notation.write(STATE), WORDS, " what? ", notation::read, 0.99);
        eachWord(notation.write(STATE), WORDS, "\"", notation::read, 0.99);
    }

    @Test
    void ofJson() {
        eachValue(JSON.write(STATE), JSON::readState);
        eachValue(JSON.write(STATE.seenBy(Side.B)), JSON::readView);
        eachValue(JSON.write(Deadcube.rules().prompt(STATE)), JSON::readPrompt);
        eachValue(Json.write(SETUP), text -> Json.readSetup(text, REGISTRY, SETUP.battlefield()));
        eachValue(Json.write(SETUP.teamA()), Json::readStrikeTeam);
        eachValue(Json.write(Shipped.setup(Shipped.ruleset()).battlefield()), Json::readBattlefield);
        eachValue(Json.writeRecord(record(), REGISTRY).get(), text -> Json.readRecord(text, REGISTRY));
    }

    private static void eachValue(String text, Function<String, Either<Seq<Fault>, ?>> reader) {
        eachWord(text, VALUES, "\"what?\"", reader, 0.5);
        eachWord(text, VALUES, " - ", reader, 0.99);
    }

    private static String record() {
        Recorder recorder = Recorder.of(STATE, Option.some(42L));
        Input input = Input.of("add 0");
        recorder.saw(input, Deadcube.rules().play(STATE, input));
        recorder.unfinished();
        return recorder.text();
    }

    /** The checksums of a record find the changed line. Each has eight bits, so one word in a hundred may be missed. */
    @Test
    void ofARecord() {
        String record = record();
        Matcher word = WORDS.matcher(record);
        int words = 0;
        int missed = 0;
        while (word.find()) {
            String changed = record.substring(0, word.start()) + "what?" + record.substring(word.end());
            int line = (int) record.substring(0, word.start())
                            .chars()
                            .filter(c -> c == '\n')
                            .count()
                    + 1;
            words++;
            int found = RecordReader.read(changed).getLeft().head().where().line();
            if (found < line || found > line + 1) missed++;
        }
        assertThat(missed).as("of %s words", words).isLessThanOrEqualTo(words / 100);
    }

    @Test
    void allThatIsWrongIsSaidAtOnce() {
        Notation notation = Notation.of(GAME);
        String text = notation.write(STATE)
                .replace("A1 at", "A1 on")
                .replace("B2 at", "B2 on")
                .replace("laid ", "lade ");
        assertThat(notation.read(text).getLeft()).hasSize(3);
        String json = JSON.write(STATE)
                .replace("\"round\":2", "\"round\":\"2\"")
                .replace("\"h8/5\"", "\"h9/5\"")
                .replace("\"K-SMOKE", "\"K SMOKE");
        assertThat(JSON.readState(json).getLeft()).hasSize(3);
        String setup = Json.write(SETUP).replace("Patrol", "Parole").replace("deadzone-3", "deadzone-9");
        assertThat(Json.readSetup(setup, REGISTRY, SETUP.battlefield()).getLeft())
                .hasSize(2);
    }

    /** Each fault stands at its part, whether other parts of the state can be read or not. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void faultsOfAllKindsAreSaidAtTheirPlaces(boolean unread) {
        GameState state = Script.play("A1 SV 4+ HP 2, at c3; A2 SV 4+ HP 2, at c2; B1 SV 4+ HP 2, at c5; round 2;"
                        + " token 3 I-AMMO at c4; laid K-SMOKE at d4; zone A 1; zone B 2; play")
                .state();
        Notation notation = Notation.of(state.position().game());
        String text = broken(notation.write(state), "A2 at c2/5", "A2 at c2/5, damage 7");
        text = broken(text, "I-AMMO", "I-AMO");
        text = broken(text, "K-SMOKE", "K-FOG");
        text = broken(text, "zone B 2", "zone B 9");
        if (unread) text = broken(text, "A1 at", "A1 on");
        Json json = Json.of(state.position().game());
        String members = broken(json.write(state), "\"place\":\"c2/5\"", "\"place\":\"c2/5\",\"damage\":7");
        members = broken(members, "I-AMMO", "I-AMO");
        members = broken(members, "K-SMOKE", "K-FOG");
        members = broken(members, "\"zone\":2", "\"zone\":9");
        if (unread) members = broken(members, "\"c3/5\"", "\"z3/5\"");
        String damage = members.substring(members.indexOf("\"damage\":7") + "\"damage\":".length());
        String[] begins = {"9}", damage, "{\"number\":3", "{\"rule\":\"K-FOG\""};
        for (String form : begins) assertThat(members).contains(form);
        assertThat(said(notation.read(text), "on"))
                .containsExactly(
                        at(text, "9\nA1", "zone B: the scenario has no zone 9; expected 1 to 2 (SET-7)"),
                        at(text, "7\n", "A2: its damage is 7; expected 0 to 1 (DMG-3)"),
                        at(
                                text,
                                "token 3",
                                "token 3: deadzone-3 v1 has no rule for the item I-AMO;"
                                        + " expected an item of the edition (ITEM-1)"),
                        at(
                                text,
                                "K-FOG",
                                "K-FOG in d4: deadzone-3 v1 has no rule K-FOG; expected a rule of the edition (KT-1)"));
        assertThat(said(json.readState(members), "z3/5"))
                .containsExactly(
                        at(members, begins[0], "zone B: the scenario has no zone 9; expected 1 to 2 (SET-7)"),
                        at(members, begins[1], "A2: its damage is 7; expected 0 to 1 (DMG-3)"),
                        at(
                                members,
                                begins[2],
                                "token 3: deadzone-3 v1 has no rule for the item I-AMO;"
                                        + " expected an item of the edition (ITEM-1)"),
                        at(
                                members,
                                begins[3],
                                "K-FOG in d4: deadzone-3 v1 has no rule K-FOG; expected a rule of the edition (KT-1)"));
    }

    /** A fault that only follows from another one would send its reader to a part that is right. */
    @Test
    void faultsThatFollowFromOthersAreNotSaid() {
        GameState state = Script.play("A1 at c3; A2 at c2; B1 at c5; token 3 I-AMMO at c4 face down; looked A 3; play")
                .state();
        Notation notation = Notation.of(state.position().game());
        String text = notation.write(state).replaceAll("digest .*", "");
        assertThat(said(notation.read(broken(text, "token 3", "tokn 3")), "tokn"))
                .isEmpty();
        assertThat(said(notation.read(broken(text, "A2 at c2/5", "A2 at c2/5\nA2 at c2/5")), ""))
                .containsExactly("line 7, column 1: A2 is given twice; expected each model once");
        assertThat(said(notation.read(broken(text, "round 1", "round 100")), ""))
                .containsExactly("line 3, column 7: 'round' is 100; expected 0 to 99");
        Json json = Json.of(state.position().game());
        String members = json.write(state).replaceAll(",\"digest\":\"[0-9a-f]*\"", "");
        assertThat(said(json.readState(broken(members, "\"tokens\":[", "\"tokens\":7,\"tokens\":[")), "7"))
                .isEmpty();
    }

    /** Each model is compared with all others: without a bound this text would take minutes. */
    @Test
    @Timeout(60)
    void aModelThatIsGivenVeryOftenIsReportedSoon() {
        GameState state = Script.play("A1 at c3; B1 at c5; play").state();
        Notation notation = Notation.of(state.position().game());
        String text = broken(notation.write(state), "A1 at c3/5\n", "A1 at c3/5\n".repeat(100_000));
        assertThat(said(notation.read(text), ""))
                .containsExactly("line 100003, column 1: A1 is given twice; expected each model once");
        assertThat(said(notation.read(broken(text, "round 1", "round x")), "x"))
                .contains("line 100003, column 1: A1: the model is named twice; expected each model once (ASK-4)");
    }

    /**
     * What cannot be read and what the rules refuse come at once, each at its item; nothing follows from what cannot be
     * read.
     */
    @Test
    void wordsAndRulesOfASituationAreCheckedAtOnce() {
        String text = """
                A1 HP 3, blade CD, used up blade, damage 2, at c4
                A2 HP 2, rifle R5, at d1, pinned, damage 5, marked K-PREY 1, marked HOUSE-FOO 1
                A3 SZ 9, damage 1, at a1; A4 HP 2, at a1/5, carries I-TEAPOT of token 1; A5 gun R6 YODEL, at c2
                B1 at a1/5, damage 7; B2 HP 2, at c4:2; overfull d4; score A x; now open north of z9
                token 2 I-TEAPOT at h8; laid K-FOG at h7; next A
                """;
        Vector<String> ofWords = Vector.of(
                at(text, "blade CD", "'blade CD' is not understood; expected "),
                at(text, "score A x", "'score A x' is not understood; expected "));
        Vector<String> ofRules = Vector.of(
                at(text, "damage 5", "A2: its damage is 5; expected 0 to 1 (DMG-3)"),
                at(text, "marked HOUSE-FOO", "A2: it is marked HOUSE-FOO, which is no rule of this game; expected "),
                at(text, "SZ 9", "team A, model 3 'A3': SZ is 1 to 4, not 9 (GEO-3)"),
                at(text, "carries I-TEAPOT", "A4: deadzone-3 v1 has no rule for the item I-TEAPOT; expected "),
                at(
                        text,
                        "gun R6 YODEL",
                        "team A, model 5 'A5', weapon 'gun': deadzone-3 v1 has no rule for the keyword YODEL"),
                at(text, "a1/5, damage 7", "a1/5: two models stand on it; expected "),
                at(text, "damage 7", "B1: its damage is 7; expected 0 (DMG-3)"),
                at(text, "at c4:2", "B2: c4:2 has no floor; expected "),
                at(text, "now open", "now: it is not a whole cube of the battlefield; expected "),
                at(text, "token 2", "token 2: deadzone-3 v1 has no rule for the item I-TEAPOT; expected "),
                at(text, "laid K-FOG", "K-FOG in h7: deadzone-3 v1 has no rule K-FOG; expected "));
        refused(text, ofWords.appendAll(ofRules));
        String readable = text.replace("blade CD", "blade CC").replace("score A x", "score A 1");
        refused(readable, ofRules);
        assertThat(refused("edition revisd\n" + text)).hasSize(3);
    }

    /** The models after a gap keep their numbers, and with them their cards. */
    @Test
    void aGapInTheNumbersOfModelsHidesNoFaults() {
        String text = """
                A1 HP 2, at a1; A3 HP 3, at c3, damage 3; A5 SZ 9, at c5
                B1 at d4; B9 at h8, damage 1; token 1 I-TEAPOT at e5; laid K-TRAP (FRAG (1)) of A4 at f6
                """;
        refused(
                text,
                Vector.of(
                        at(text, "A3 HP", "there is no A2; expected models numbered from 1 without a gap"),
                        at(text, "damage 3", "A3: its damage is 3; expected 0 to 2 (DMG-3)"),
                        at(text, "SZ 9", "team A, model 5 'A5': SZ is 1 to 4, not 9 (GEO-3)"),
                        at(text, "B9 at", "there is no B2; expected models numbered from 1 without a gap"),
                        at(text, "damage 1;", "B9: its damage is 1; expected 0 (DMG-3)"),
                        at(text, "token 1", "token 1: deadzone-3 v1 has no rule for the item I-TEAPOT; expected ")));
        assertThat(refused("A999 at a1; B1 at c3, damage 1")).hasSize(1);
    }

    /** What cannot be read may be the size of the battlefield, but a scenario has its own. */
    @Test
    void theSizeOfAScenarioIsNotInDoubt() {
        String text = "scenario sabotage; A1 HP 2, at a1, damage 2; B1 at h8; yodel";
        refused(
                text,
                Vector.of(
                        at(text, "damage 2", "A1: its damage is 2; expected 0 to 1 (DMG-3)"),
                        at(text, "yodel", "'yodel' is not understood; expected ")));
    }

    /**
     * Walls and floors that cannot be read may be those on which things stand, and a battlefield may have another size.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "wall north-sout through d2; board 4 x 4; token 1 I-AMMO at d2e; objective 1 at d2w; B1 at d2w",
                "wal east-west through d2; laid K-TRAP (FRAG (3)) of A1 at d2s; B1 at d2n",
                "flor d2:2; smoke d2:2; token 1 I-AMMO at d2:2; B1 at d2:2",
                "half floor nort of d2:2; board 4 x 4; objective 2 inside d2:2; B1 at d2:2",
                "board 9x x9; scenario sabotage; zone A 1 i9; B1 at i9"
            })
    void whatStandsOnUnreadSceneryIsNoFault(String rest) {
        String unread = rest.substring(0, rest.indexOf(';'));
        String text = "A1 at b2, HP 2, damage 2; " + rest;
        refused(
                text,
                Vector.of(
                        at(text, "damage 2", "A1: its damage is 2; expected 0 to 1 (DMG-3)"),
                        at(text, unread, "'" + unread + "' is not understood; expected ")));
    }

    /** An unread wall halves a cube one way, and no cube beyond the battlefield. */
    @Test
    void whatNoSceneryCarriesIsAFaultBesideUnreadScenery() {
        String text = "board 4 x 4; wal east-west through d2; A1 at d2n; A2 at d2w; B1 at f2n";
        refused(
                text,
                Vector.of(
                        at(text, "wal east", "'wal east-west through d2' is not understood; expected "),
                        at(
                                text,
                                "at d2w",
                                "A2: d2w is not on the battlefield; expected a cube of the battlefield (GEO-1)"),
                        at(
                                text,
                                "at f2n",
                                "B1: f2n is not on the battlefield; expected a cube of the battlefield (GEO-1)")));
    }

    /** A person corrects a text from its beginning to its end. */
    @Test
    void faultsOfRulesAreInTheOrderOfTheLinesAndEachOnce() {
        String text = """
                token 1 I-AMMO at z9; token 1 I-AMMO at z9
                objective 2 at c4
                A1 HP 2, at a1, damage 3; A2 SZ 9, at c5
                B1 at d4, damage 1
                """;
        assertThat(refused(text).map(fault -> fault.substring(0, fault.indexOf(','))))
                .containsExactly("line 1", "line 1", "line 2", "line 3", "line 3", "line 4");
    }

    private static void refused(String text, Vector<String> begins) {
        Seq<String> said = refused(text);
        assertThat(said).hasSize(begins.size());
        for (String one : begins) assertThat(said).anyMatch(fault -> fault.startsWith(one));
    }

    private static Seq<String> refused(String text) {
        return io.github.deadcube.Game.read(text, Shipped.setup(), GameSettings.seeded(1))
                .getLeft()
                .map(Fault::toString);
    }

    /** A part that is right in its own game would be refused by the cards of another one. */
    @Test
    void aStateOfAnotherGameIsNotCheckedInParts() {
        GameState state =
                Script.play("A1 HP 3, damage 2, at c3; B1 at c5; play").state();
        GameState other = Script.play("A1 HP 1, at c3; B1 at c5; play").state();
        String members = broken(Json.of(state.position().game()).write(state), "\"round\":1", "\"round\":\"x\"");
        assertThat(said(Json.of(other.position().game()).readState(members), "x"))
                .isEmpty();
    }

    @Test
    void aTokenThatIsNotListedHasThePlaceOfItsModel() {
        GameState state =
                Script.play("A1 at c3; B1 at c5; token 3 I-AMMO at c4; play").state();
        Notation notation = Notation.of(state.position().game());
        String text = broken(notation.write(state), "A1 at c3/5", "A1 at c3/5, carries I-AMMO of token 1000");
        assertThat(said(notation.read(text), ""))
                .contains(
                        at(text, "I-AMMO of token 1000", "token 1000: the number is 1000; expected 1 to 999 (SET-3)"));
        Json json = Json.of(state.position().game());
        String members = broken(json.write(state), "\"number\":3,", "");
        assertThat(said(json.readState(members), ""))
                .containsExactly(
                        at(members, "{\"item\":\"I-AMMO\"", "token 0: the number is 0; expected 1 to 999 (SET-3)"));
        members = json.write(state).replaceFirst("\\{\"id\":\"B1\"[^}]*}", "");
        members = broken(members, ",]", "]");
        assertThat(said(json.readState(members), ""))
                .containsExactly(at(members, "[{\"id\":\"A1\"", "B1 is missing; expected every model of both teams"));
    }

    private static String broken(String text, String what, String by) {
        assertThat(text).contains(what);
        return text.replace(what, by);
    }

    /** The faults but for the one that quotes a word. */
    private static Seq<String> said(Either<Seq<Fault>, GameState> read, String word) {
        return read.getLeft().map(Fault::toString).reject(fault -> fault.contains("'" + word + "'"));
    }

    private static String at(String text, String part, String fault) {
        String before = text.substring(0, text.indexOf(part));
        long line = before.chars().filter(c -> c == '\n').count() + 1;
        return "line " + line + ", column " + (before.length() - before.lastIndexOf('\n')) + ": " + fault;
    }
}
