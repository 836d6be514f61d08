package io.github.deadcube.testkit.cli.look;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.cli.look.CasesCommand.CaseTemplate;
import io.github.deadcube.testkit.cli.look.CasesCommand.FileChanges;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class CasesCommandTest {
    private static final String HOLDS = "case ADV-3: it holds\nA1 at a1; B1 at h8\nplay\nexpect A1 at a1\n";
    private static final String FAILS =
            "case K-TOUGH: it fails\nedition third, revised\nA1 TOUGH, at a1; B1 at h8\nplay\nexpect A1 at a2\n";

    private static final String NAMES = "another identifier of a rule or a chapter, as 'deadcube rules' lists them\n";

    @TempDir
    private Path folder = Path.of("");

    @BeforeEach
    void write() throws IOException {
        write("one.txt", HOLDS);
        write("two.txt", FAILS + HOLDS.replace("ADV-3", "ADV-5"));
        write("notes.md", "no case");
    }

    private String write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, text, StandardCharsets.UTF_8);
        return file.toString();
    }

    @Test
    void allThatDoesNotHoldIsPrinted() {
        Run run = Run.of("cases", folder.toString());
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).isEqualTo("3 cases, 2 hold, 1 do not\n");
        assertThat(run.err())
                .contains("two.txt, line 5, edition third: K-TOUGH: it fails\nline 5: A1 at a2")
                .contains("two.txt, line 5, edition revised", "question: A: turn (RND-2)");
        assertThat(Run.of("cases", folder.resolve("one.txt").toString()))
                .isEqualTo(new Run(0, "1 case, 1 hold, 0 do not\n", ""));
    }

    @Test
    @Timeout(60)
    void onlyRegularFilesOfAFolderAreRead() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe.txt");
        assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "mkfifo makes pipes");
        Files.createDirectory(folder.resolve("more.txt"));
        assertThat(Run.of("cases", folder.toString()).out()).isEqualTo("3 cases, 2 hold, 1 do not\n");
    }

    @Test
    void rulesChaptersAndEditionsSelectCases() {
        String all = folder.toString();
        assertThat(Run.of("cases", all, "--rule", "adv").out()).isEqualTo("2 cases, 2 hold, 0 do not\n");
        assertThat(Run.of("cases", all, "--rule", "ADV-5,K-TOUGH").out()).startsWith("2 cases");
        Run revised = Run.of("cases", all, "--edition", "revised");
        assertThat(revised.out()).startsWith("1 case, 0 hold");
        assertThat(revised.err()).contains("edition revised").doesNotContain("edition third");
        assertThat(Run.of("cases", all, "--rule", "SHO")).isEqualTo(new Run(1, "", "No case is about this.\n"));
    }

    @Test
    void aRuleThatDoesNotExistIsSaid() {
        String all = folder.toString();
        assertThat(Run.of("cases", all, "--rule", "K-TRPA,ADV,no-rule-of-mine"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "no rule is called K-TRPA; expected K-TRAP or " + NAMES
                                + "no rule is called NO-RULE-OF-MINE; expected " + NAMES));
    }

    @Test
    void wrongArgumentsAndFilesAreSaidAtOnce() throws IOException {
        Run run = Run.of("cases", write("broken.txt", "case : \ncase adv: x\nplay"), write("none.txt", ""));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .contains("broken.txt, line 1, column", "broken.txt, line 2, column", "none.txt, line 1, column 1");
        String none = Files.createDirectory(folder.resolve("none")).toString();
        assertThat(Run.of("cases", none)).isEqualTo(new Run(1, "", "There is no case in " + none + ".\n"));
        assertThat(Run.of("cases", "--watch").exitCode()).isEqualTo(2);
        assertThat(Run.of("cases", "--new", "ADV-5", "one.txt").exitCode()).isEqualTo(2);
        assertThat(Run.of("cases", "missing.txt").exitCode()).isEqualTo(2);
        assertThat(Run.of("cases", folder.toString(), "--edition", "fourth").err())
                .contains("no edition is called 'fourth'; there are third, living, revised")
                .doesNotContain("Usage");
        assertThat(Run.of("cases", "--new", "adv").err())
                .isEqualTo("adv is a chapter of rules; expected one of its rules, such as ADV-5\n");
        assertThat(Run.of("cases", "--new", "ADV-99").err())
                .isEqualTo("no rule is called ADV-99; expected ADV-9 or ADV-19 or " + NAMES);
    }

    /** Faults of words and of rules, in one case or in several, come in one round. */
    @Test
    void whatTheRulesRefuseIsSaidBesideWhatCannotBeRead() throws IOException {
        String file = write("both.txt", """
                case ADV-1: a word and a rule
                A1 HP 2, damage 5, at c4; B1 at h8; yodel
                play
                expect A1 at c4
                case ADV-2: a rule alone
                A1 SZ 9, at c4; B1 at h8
                play
                expect A1 at c4
                case HOUSE-X: a rule that there is not
                A1 at c4; B1 at h8
                play
                expect A1 at c5
                """);
        Run run = Run.of("cases", file);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err().lines())
                .hasSize(4)
                .satisfiesExactly(
                        line -> assertThat(line)
                                .startsWith(file + ", line 2, column 10: A1: its damage is 5; expected 0 to 1"),
                        line -> assertThat(line).startsWith(file + ", line 2, column 37: 'yodel' is not understood"),
                        line -> assertThat(line)
                                .startsWith(file + ", line 6, column 4: team A, model 1 'A1': SZ is 1 to 4, not 9"),
                        line -> assertThat(line).startsWith(file + ", line 9: no rule is called HOUSE-X; expected "));
    }

    @Test
    void aCaseThatExpectsNothingHoldsWithANote() throws IOException {
        String begin = "case ADV-5: nothing\nA1 at a1; B1 at c3\n";
        for (String play : new String[] {"", "play\nA1 activate\n"}) {
            Run run = Run.of("cases", write("idle.txt", begin + play));
            assertThat(run.exitCode()).isZero();
            assertThat(run.err())
                    .contains("idle.txt, line 1: ADV-5: nothing\nNothing is expected, so the case proves nothing.\n");
        }
        Run run = Run.of("cases", write("idle.txt", begin + "play\nexpect A1 at a1\n"));
        assertThat(run.err()).isEmpty();
    }

    @Test
    void scenariosAndOrdersOfFilesCanBeNamed() throws IOException {
        String mission = write(
                "late.mission",
                Run.of("scenarios", "patrol").out().replace("(name \"Patrol\"", "(name \"Late Watch\""));
        String orders = write("orders.json", """
                {"version": 1, "orders": [{"rule": "HOUSE-RISE", "name": "Rise", "text": "A pinned friend stands up.",
                  "modes": [{"triggers": ["active"], "selector": {"group": "friend", "conditions": ["pinned"]}, "effects": ["rises"]}]}]}
                """);
        String file = write("rise.case", """
                case CMD-9: a friend rises
                scenario late-watch
                A1 order "Rise", at a1; A2 pinned, at c1; B1 at h8; command A order
                play
                A1 activate; spend order: A1 use HOUSE-RISE on A2
                expect A2 upright
                """);
        assertThat(Run.of("cases", file, "--orders", orders, "--scenario", mission))
                .isEqualTo(new Run(0, "1 case, 1 hold, 0 do not\n", ""));
        assertThat(Run.of("cases", file, "--orders", orders).err()).contains("late-watch");
        Run wrong = Run.of("cases", file, "--orders", mission, "--scenario", orders + "," + mission + "," + mission);
        assertThat(wrong.exitCode()).isEqualTo(2);
        assertThat(wrong.err()).contains(mission + ", line", orders + ", ", "there is another scenario 'late-watch'");
    }

    @Test
    void aCaseIsToldWithItsTableAndDice() throws IOException {
        String file = write("shot.txt", """
                case SHO-5: a hit
                A1 RA 4+, rifle R8, at c4; B1 SV 5+ HP 3, at c6
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 4 4 4 | B 1 1 1
                """);
        assertThat(Run.of("cases", file, "--explain").out())
                .startsWith("SHO-5: a hit\n")
                .containsSubsequence("A1", "shoots B1", "5 5 4 4 4 against 1 1 1", "killed", "1 case, 1 hold");
    }

    @Test
    void aRefusalIsToldWithItsReasonAndItsBasis() throws IOException {
        String file = write("edge.txt", """
                case ADV-3: the edge
                A1 at h8; B1 at a1
                play
                A1 activate; A1 advance
                expect refuses A1 step h9 by ADV-3, offers A1 step g7
                """);
        assertThat(Run.of("cases", file, "--explain").out())
                .containsPattern("\n  expect refuses A1 step h9 by ADV-3: ADV-3: .+ \\[stated: reference sheets]\n")
                .doesNotContain("offers");
    }

    @Test
    void aRefusalStandsBeforeWhatFollowsIt() throws IOException {
        String file = write("edge.txt", """
                case ADV-3: the edge
                A1 at h8; B1 at a1
                play
                A1 activate
                expect refuses A1 step g8
                A1 advance
                expect refuses A1 step h9 by ADV-3, refuses A1 step i8 by ADV-3
                A1 step g8; A1 spot 5
                expect refuses A1 step f8
                """);
        assertThat(Run.of("cases", file, "--explain")
                        .out()
                        .lines()
                        .filter(line -> line.contains("step") || line.contains("advance"))
                        .map(line -> line.replaceFirst("(refuses A1 step ..).*", "$1")))
                .containsExactly(
                        "  expect refuses A1 step g8",
                        "    A1 advances",
                        "  expect refuses A1 step h9",
                        "  expect refuses A1 step i8",
                        "    A1 advances to g8",
                        "  expect refuses A1 step f8");
    }

    @Test
    void aCaseThatDoesNotHoldIsToldUpToItsFailure() throws IOException {
        String file = write("shot.txt", """
                case SHO-5: a hit
                A1 RA 4+, rifle R8, at c4; B1 SV 5+ HP 3, at c6
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 1 1 | B 1 1 1
                expect B1 damage 2
                again
                A1 RA 4+, rifle R8, at c4; B1 SV 5+ HP 3, at c6
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 5 1 1 1
                expect asks B rolls 3 d8
                """);
        Run run = Run.of("cases", file, "--explain");
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .containsSubsequence(
                        "  edition third, script 1 of 2:\n",
                        "shoots B1",
                        "5 1 1 1 1 against 1 1 1",
                        "loses 1 HP",
                        "shot.txt, line 5, edition third: SHO-5: a hit\n",
                        "expected B1 damage 2, but B1 at c6/5, damage 1",
                        "  edition third, script 2 of 2:\n",
                        "1 5 1 1 1",
                        "\n1 case, 0 hold, 1 do not");
    }

    @Test
    void aNewCaseOfEveryRuleIsOneThatHolds() {
        CaseRules rules = CaseRules.shipped();
        for (RuleId rule : Rulebook.all())
            assertThat(CaseFile.of(rule + ".txt", CaseTemplate.text(rule))
                            .cases()
                            .head()
                            .failures(rules))
                    .isEmpty();
        assertThat(Run.of("cases", "--new", "adv-5").out())
                .startsWith("# ADV-5 ")
                .contains("\ncase ADV-5: say in one sentence what this case shows\n");
        assertThat(Run.of("cases", "--new", "R25-I-MEDI-PACK").out())
                .contains("\nedition revised\n", ", carries R25-I-MEDI-PACK, at b2\n");
        assertThat(Run.of("cases", "--new", "LIV-PIN").out()).contains("\nedition living\n");
        assertThat(Run.of("cases", "--new", "LIV").exitCode()).isEqualTo(2);
    }

    @Test
    @Timeout(60)
    void aSavedFileIsPlayedAgain() throws Exception {
        Path file = folder.resolve("one.txt");
        FileChanges changes = new FileChanges(Vector.of(folder));
        Thread saves = new Thread(() -> save(file));
        saves.start();
        assertThat(changes.await()).isTrue();
        saves.join();
        Thread.currentThread().interrupt();
        assertThat(new FileChanges(Vector.of(file)).await()).isFalse();
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    @Timeout(60)
    void aFileThatIsSavedDuringTheFirstPlayIsPlayedAgain() {
        Path file = folder.resolve("one.txt");
        CommandLine command = Run.commandLine();
        Thread self = Thread.currentThread();
        StringWriter told = new StringWriter() {
            @Override
            public void write(String text, int from, int length) {
                if (text.contains("1 case") && getBuffer().isEmpty()) save(file);
                else if (text.contains("1 case")) self.interrupt();
                super.write(text, from, length);
            }
        };
        command.setOut(new PrintWriter(told, true)).execute("cases", "--watch", file.toString());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(told.toString()).containsSubsequence("1 case, 1 hold", "1 case, 1 hold");
    }

    /** Files of special orders and scenarios are read again, and their faults are printed. */
    @Test
    @Timeout(60)
    void theOrdersAndScenariosOfCasesAreWatchedToo() throws IOException {
        Path file = folder.resolve("one.txt");
        save(file);
        Path orders = folder.resolve("orders.json");
        Files.writeString(orders, """
                {"version": 1, "orders": [{"rule": "HOUSE-TEST", "name": "Test", "text": "It helps.", "modes": [
                  {"triggers": ["active"], "effects": [{"type": "adds", "modifier": "dice", "amount": 1}]}]}]}
                """);
        Path mission = folder.resolve("mission.txt");
        Files.writeString(mission, Notation.write(Mission.PATROL.withName("Other")));
        CommandLine command = Run.commandLine();
        Thread self = Thread.currentThread();
        StringWriter told = new StringWriter() {
            @Override
            public void write(String text, int from, int length) {
                if (text.contains("1 case")) damage(orders, mission);
                super.write(text, from, length);
            }
        };
        StringWriter wrong = new StringWriter() {
            @Override
            public void write(String text, int from, int length) {
                super.write(text, from, length);
                if (text.contains("mission.txt")) self.interrupt();
            }
        };
        command.setOut(new PrintWriter(told, true))
                .setErr(new PrintWriter(wrong, true))
                .execute(
                        "cases",
                        "--watch",
                        "--orders",
                        orders.toString(),
                        "--scenario",
                        mission.toString(),
                        file.toString());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(wrong.toString()).contains("orders.json", "mission.txt");
    }

    private static void damage(Path... files) {
        for (Path file : files) {
            try {
                Files.writeString(file, "?");
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
    }

    private static void save(Path file) {
        try {
            Files.writeString(file, HOLDS + "# saved\n", StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
