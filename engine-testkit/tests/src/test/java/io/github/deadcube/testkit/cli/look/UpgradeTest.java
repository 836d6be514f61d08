package io.github.deadcube.testkit.cli.look;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.Replay;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.match.Match;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code upgrade} and {@code impact}: files of other versions and of other rules. */
class UpgradeTest {
    private static final String RECORD = recorded();

    @TempDir
    private Path folder = Path.of("");

    private static String recorded() {
        var begin = Deadcube.rules().start(Shipped.setup()).get();
        Recorder recorder = Recorder.of(begin, Option.some(5L));
        Match.random(Deadcube.rules(), begin, 5).watchedBy(recorder::saw).play();
        return recorder.text();
    }

    /** The record with digests of another version, in whose JSON the first match is replaced. */
    private static String ofOtherDigests(String pattern, String replacement) {
        String json = Json.writeRecord(RECORD, Shipped.registry())
                .get()
                .replaceFirst("\"digestVersion\":[0-9]+", "\"digestVersion\":" + (GameState.DIGEST_VERSION + 1))
                .replaceFirst(pattern, replacement);
        return Json.readRecord(json, Shipped.registry()).get();
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void aFileOfThisVersionStaysAsItIs() throws IOException {
        Path file = file("game.txt", RECORD);
        Run run = Run.of("upgrade", file.toString());
        assertThat(run.out()).isEqualTo(file + " needs nothing: it is as this version writes it\n");
        assertThat(run.exitCode()).isZero();
        assertThat(folder.resolve("game.txt.old")).doesNotExist();
    }

    @Test
    void aRecordOfOtherDigestsIsWrittenWithTodays() throws IOException {
        String earlier = ofOtherDigests("", "");
        Path file = file("game.txt", earlier);
        Path json =
                file("game.json", Json.writeRecord(earlier, Shipped.registry()).get());
        Run run = Run.of("upgrade", file.toString(), json.toString());
        assertThat(run.err()).isEmpty();
        assertThat(Files.readString(file)).isEqualTo(RECORD);
        assertThat(Files.readString(json))
                .isEqualTo(Json.writeRecord(RECORD, Shipped.registry()).get());
        assertThat(folder.resolve("game.txt.old")).hasContent(earlier);
        assertThat(Run.of("upgrade", file.toString()).out())
                .contains(" needs nothing: it is as this version writes it");
    }

    @Test
    void commentsStay() throws IOException {
        String comments = "# well played\n# well played\n# round 1\n";
        Path file = file("game.txt", ofOtherDigests("", "") + comments);
        assertThat(Run.of("upgrade", file.toString()).err()).isEmpty();
        assertThat(Files.readString(file)).isEqualTo(RECORD + comments);
        assertThat(Run.of("upgrade", file.toString()).out())
                .contains(" needs nothing: it is as this version writes it");
        String unfinished = RECORD.substring(0, RECORD.lastIndexOf('\n', RECORD.length() - 2) + 1) + comments;
        assertThat(Replay.of(unfinished).save()).endsWith("\n" + comments);
    }

    @Test
    void aRecordThatIsPlayedDifferentlyIsShortenedOnlyIfAskedFor() throws IOException {
        String other = ofOtherDigests(
                "\\{\"input\":\"[^\"]*\",(\"digest\":\"[^\"]*\"\\},\\{\"input\":\"[AB][0-9]+ activate)",
                "{\"input\":\"A99 activate\",$1");
        Path file = file("game.txt", other);
        Run refused = Run.of("upgrade", file.toString());
        assertThat(refused.exitCode()).isEqualTo(1);
        assertThat(refused.err()).contains("refused by ", "; --shorten keeps what is before it");
        assertThat(file).hasContent(other);
        Run shortened = Run.of("upgrade", "--shorten", file.toString());
        assertThat(shortened.exitCode()).isZero();
        assertThat(shortened.out()).contains("; left out: ");
        assertThat(Game.load(Files.readString(file), GameSettings.systemDice())).isNotEmpty();
    }

    @Test
    void aFileOfAnotherKindIsNamed() throws IOException {
        Setup setup = Shipped.setup();
        GameState begin = Deadcube.rules().start(setup).get();
        Json json = Json.of(begin.position().game());
        String team = Json.write(Shipped.team("Ashbarrow Rabble").get());
        for (var kind : Map.of(
                        "a strike team with its cards", Json.write(setup.teamA()),
                        "a rulebook", Json.writeRulebook(setup),
                        "a state", json.write(begin),
                        "a view", json.write(begin.seenBy(Side.A)),
                        "a case", "case ADV-3: mine\n",
                        "an empty file", "\n")
                .entrySet()) {
            Path file = file("other", kind.getValue());
            assertThat(Run.of("upgrade", file.toString()))
                    .isEqualTo(new Run(
                            3,
                            "",
                            file + ", line 1: this is " + kind.getKey() + "; expected a record, a team, orders, a"
                                    + " scenario, a set-up or a battlefield: nothing else is upgraded\n"));
        }
        assertThat(Run.of("upgrade", file("hello", "hello").toString()).err())
                .contains("this is no record; expected a record, a team, ");
        for (String own : List.of(team, Json.write(setup.scenario())))
            assertThat(Run.of("upgrade", file("own", own).toString()).exitCode())
                    .isZero();
    }

    /** Whatever its spaces are: a document of this version is read, and stays as it is. */
    @Test
    void documentsOfThisVersionNeedNothing() throws IOException {
        Setup setup = Shipped.setup();
        String spaced = Json.write(setup.battlefield()).replace("{\"version\":1,", "{ \"version\" : 1 ,\n");
        assertThat(spaced).contains("\n");
        String today = " needs nothing: its format is that of this version\n";
        for (String document : List.of(
                Json.write(setup),
                spaced,
                Json.write(Shipped.team("Ashbarrow Rabble").get()),
                Json.write(setup.scenario()))) {
            Path file = file("own.json", document);
            assertThat(Run.of("upgrade", file.toString())).isEqualTo(new Run(0, file + today, ""));
            assertThat(file).hasContent(document);
        }
        Path field = file("field.json", spaced);
        Path own = file("setup.json", Json.write(setup));
        assertThat(Run.of("upgrade", own.toString(), field.toString()))
                .isEqualTo(new Run(0, own + today + field + today, ""));
    }

    @Test
    void textsMayBeginWithTheirVersion() throws IOException {
        String team = Shipped.teamNamed("ashbarrow-rabble").text();
        String field = NamedBattlefield.shippedNamed("open-street").text();
        String mission = Notation.write(Shipped.scenarios().get(1));
        for (String text : List.of(team, field, mission)) {
            Path file = file("own.txt", "# mine\n\n" + text);
            assertThat(Run.of("upgrade", file.toString()))
                    .isEqualTo(
                            new Run(0, file + " needs nothing: a text without a version is one of this version\n", ""));
            Path with = file("own.txt", "# mine\nversion 1 # the format\n" + text);
            assertThat(Run.of("upgrade", with.toString()))
                    .isEqualTo(new Run(0, with + " needs nothing: its format is that of this version\n", ""));
            Path later = file("own.txt", "# mine\n  version 99\n" + text);
            assertThat(Run.of("upgrade", later.toString()))
                    .isEqualTo(
                            new Run(3, "", later + ", line 2, column 3: the text has format 99; expected format 1\n"));
        }
        assertThat(ChosenTeam.of("version 1\n" + team)).isEqualTo(ChosenTeam.of(team));
        assertThat(NamedBattlefield.of("version 1\n" + field)).isEqualTo(NamedBattlefield.of(field));
        assertThat(Notation.scenarioOf("version 1\n" + mission)).isEqualTo(Notation.scenarioOf(mission));
        assertThat(ChosenTeam.read("version 1\nteam: Mine\nRigger: troop, XX 4+\n")
                        .getLeft()
                        .head()
                        .where()
                        .line())
                .isEqualTo(3);
    }

    @Test
    void damagedFilesAndOldCopiesAreNotTouched() throws IOException {
        Path damaged = file("damaged.txt", RECORD.substring(0, 200));
        assertThat(Run.of("upgrade", damaged.toString()).exitCode()).isEqualTo(3);
        String earlier = ofOtherDigests("", "");
        Path old = file("game.txt", earlier);
        file("game.txt.old", "mine");
        Run run = Run.of("upgrade", old.toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).isEqualTo(old + ".old cannot be written: it exists already\n");
        assertThat(folder.resolve("game.txt.old")).hasContent("mine");
        assertThat(Files.readString(old)).isEqualTo(earlier);
    }

    @ParameterizedTest
    @ValueSource(strings = {"inputs", "orders", "models"})
    void aNameIsNoKindOfDocument(String name) throws IOException {
        String team = " "
                + Json.write(Shipped.team("Ashbarrow Rabble").get())
                        .replace("\"Ashbarrow Rabble\"", "\"" + name + "\"");
        Path old = file("team.json", team);
        assertThat(Run.of("upgrade", old.toString()))
                .isEqualTo(new Run(0, old + " needs nothing: its format is that of this version\n", ""));
        assertThat(Files.readString(old)).isEqualTo(team);
        String orders = " {\"version\":1,\"orders\":[],\"inputs2\":{\"inputs\":[]}}";
        assertThat(Run.of("upgrade", file("orders.json", orders).toString()).err())
                .contains("inputs2");
    }

    @Test
    @Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
    void aPipeIsNoFolderOfRecords() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "mkfifo makes pipes");
        assertThat(Run.of("impact", pipe.toString()))
                .isEqualTo(new Run(2, "", pipe + " is a file; expected a folder\n"));
    }

    @Test
    void impactNamesEachGameAndRuleThatChanges() throws IOException {
        file("random.txt", "# a game of ours\n\n" + RECORD);
        file("notes.txt", "no record");
        var begin = Deadcube.rules().start(Shipped.setup()).get();
        Recorder fought = Recorder.of(begin, Option.none());
        Match.between(
                        Deadcube.rules(),
                        begin,
                        Bots.skirmisher(5, Side.A),
                        Bots.skirmisher(5, Side.B),
                        SplitMix64.dice(5))
                .watchedBy(fought::saw)
                .play();
        file("fought.txt", fought.text());
        Run same = Run.of("impact", folder.toString());
        assertThat(same.out()).isEqualTo("0 of 2 games change\n");
        assertThat(same.exitCode()).isZero();
        Run variant = Run.of("impact", folder.toString(), "--variant", "models-obscure");
        assertThat(variant.exitCode()).isEqualTo(1);
        assertThat(variant.out())
                .contains("fought.txt: input ", " -> ")
                .containsPattern("[12] of 2 games change: [A-Z]+-");
        assertThat(Run.of("impact", folder.toString(), "--edition", "revised").out())
                .contains("2 of 2 games change: ");
        assertThat(Run.of("impact", folder.toString(), "--variant", "none").err())
                .contains("no variant is called 'none'", "models-obscure");
    }

    @Test
    void impactNamesGamesThatCannotBeginWithOtherRules() throws IOException {
        Game game = Game.of("""
                edition revised, round 2, initiative A
                A1 RA 4+ SV 5+, rifle R6, at c4, carries R25-I-TOXIC-SMOKE-GRENADE
                B1 FI 4+ SV 5+, at f5
                """, 7);
        file("game.txt", game.save());
        assertThat(Run.of("impact", folder.toString(), "--edition", "third")).isEqualTo(new Run(1, """
                        game.txt: the beginning: line 21, column 36: A1: refused by ITEM-1
                        1 of 1 games change: ITEM-1 1
                        """, ""));
    }

    @Test
    void aVariantCountsAlsoInAGameThatSetsItOff() throws IOException {
        Setup setup = Shipped.setup(Shipped.ruleset(Deadcube.edition("living").get()));
        Ruleset without = setup.ruleset().without(Variant.PINNED_FIGHT_BACK);
        var begin = Deadcube.rules().start(setup.withRuleset(without)).get();
        Recorder fought = Recorder.of(begin, Option.none());
        Match.between(
                        Deadcube.rules(),
                        begin,
                        Bots.skirmisher(4, Side.A),
                        Bots.skirmisher(4, Side.B),
                        SplitMix64.dice(4))
                .watchedBy(fought::saw)
                .play();
        file("fought.txt", fought.text());
        assertThat(fought.text()).contains("\noption pinned-fight-back off\n");
        assertThat(Run.of("impact", folder.toString(), "--variant", "pinned-fight-back")
                        .out())
                .contains("1 of 1 games change: ");
    }

    /** LIV-PIN: only the question after the next one shows that a pinned target may answer. */
    @Test
    void impactNamesTheRuleOfADifferenceThatIsSeenLater() throws IOException {
        Game game = Game.of("""
                edition living, round 2, initiative A
                A1 FI 4+ SV 5+, blade CC, axe CC, at c4
                B1 FI 4+ SV 5+, pinned, at c4
                """, 7);
        for (String choice : new String[] {"A1 activate", "A1 assault B1", "A1 wield blade", "B1 survive"})
            game.play(choice);
        file("game.txt", game.save());
        assertThat(Run.of("impact", folder.toString(), "--edition", "third").out())
                .isEqualTo("""
                game.txt: input 2, A1 assault B1: seen at input 3, A1 wield blade: B: fight back (AST-3) -> A rolls 4 d8: test (AST-1)
                1 of 1 games change: AST-3 1, AST-1 1
                """);
    }

    /**
     * K-BOOM: each edition has its own action, and both ask the same question. The items of the editions make the
     * states differ.
     */
    @Test
    void impactNamesTheRulesOfTheOptionsThatDiffer() throws IOException {
        Game game = Game.of(7);
        while (!game.options().mkString(", ").contains("B8 activate"))
            game.play(game.options().head().toString());
        game.play("B8 activate");
        file("game.txt", game.save());
        assertThat(Run.of("impact", folder.toString(), "--edition", "revised").out())
                .contains(", B8 activate: B: activation (RND-3): B8 use K-BOOM -> B8 use R25-K-BOOM\n")
                .endsWith("1 of 1 games change: K-BOOM 1, R25-K-BOOM 1\n");
    }

    @Test
    void jsonNeedsNoLineFeedAtItsEnd() throws IOException {
        String json = Run.of("scenarios", "sabotage", "--json").out();
        Path file = file("sabotage.json", json);
        assertThat(json).endsWith("\n");
        assertThat(Run.of("upgrade", file.toString()).out())
                .isEqualTo(file + " needs nothing: its format is that of this version\n");
        assertThat(folder.resolve("sabotage.json.old")).doesNotExist();
    }

    @Test
    void impactNamesRecordsThatAreDamaged() throws IOException {
        file("game.txt", RECORD);
        byte[] damaged = RECORD.getBytes(StandardCharsets.UTF_8);
        damaged[damaged.length / 2] = (byte) 0xFF;
        Files.write(folder.resolve("bytes.txt"), damaged);
        Files.write(folder.resolve("picture.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G'});
        Run run = Run.of("impact", folder.toString());
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.out()).isEqualTo("0 of 1 games change\n");
        assertThat(run.err()).contains("bytes.txt").doesNotContain("picture.png");
    }

    /** A record of rules that asked for fewer dice. */
    @Test
    void impactNamesTheRuleOfARollThatIsAnotherOne() throws IOException {
        file("fewer.txt", ofOtherDigests("\\{\"input\":\"[1-8] [1-8] ([1-8])\"", "{\"input\":\"$1\""));
        assertThat(Run.of("impact", folder.toString()).out()).containsPattern("""
                        fewer.txt: input [0-9]+, [1-8]: [AB] rolls 3 command dice: command roll \\(CMD-1\\)
                        1 of 1 games change: CMD-1 1
                        """);
    }
}
