package io.github.deadcube.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.cli.Main.Seeds;
import io.github.deadcube.testkit.cli.command.Exit;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "dance",
                "play --seed",
                "play --seed seven",
                "play --loud",
                "play now",
                "play --bots",
                "play --bots human",
                "play --bots human,random,random",
                "play @arguments",
                "@arguments",
                "--seed 7"
            })
    void wrongArgumentsAreAnsweredWithTheUsageOrTheNearestCommand(String line) {
        Run run = Run.of(line.isEmpty() ? new String[0] : line.split(" ", -1));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .containsAnyOf("Usage: deadcube", "Did you mean: deadcube")
                .doesNotContain("\tat ", "Exception");
    }

    @Test
    void whatACommandDoesNotTakeIsNamed() {
        assertThat(Run.of("dance").err())
                .startsWith("No command is called 'dance'; there are learn, play, duel, ")
                .endsWith("\nUsage: deadcube [-hV] [COMMAND]\nSee 'deadcube --help'.\n");
        assertThat(Run.of("pla").err())
                .startsWith("No command is called 'pla'; there are learn, play, ")
                .contains("Did you mean: deadcube play");
        assertThat(Run.of("play", "now").err())
                .startsWith("'now' is an argument that 'deadcube play' does not take\nUsage: deadcube play ");
        assertThat(Run.of("verify", "a.txt", "b.txt", "c.txt").err())
                .startsWith("'b.txt', 'c.txt' are arguments that 'deadcube verify' does not take\n");
    }

    /** It would do nothing. */
    @ParameterizedTest
    @CsvSource({
        "teams --json check kiln-road-breakers, --json, check, teams check",
        "teams --loud check kiln-road-breakers, --loud, check, teams check",
        "teams x.txt check kiln-road-breakers, x.txt, check, teams check",
        "odds --exact shoot RA 4+ v SV 5+, --exact, shoot, odds shoot",
        "odds 3d4+ assault FI 4+ v SV 5+, 3d4+, assault, odds assault",
    })
    void whatStandsBeforeTheNameOfACommandIsAFault(String line, String text, String name, String both) {
        Run run = Run.of(line.split(" ", -1));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo("'" + text + "' stands before '" + name + "'; expected '" + both
                        + "' and then what it takes\n");
    }

    @Test
    void aCommandWithinACommandHasItsOwnSynopsis() {
        assertThat(Run.of("odds", "shoot").err())
                .startsWith("Missing required parameter: 'SHOOTER v TARGET'\nUsage: deadcube odds shoot [");
        assertThat(Run.of("teams", "check", "--loud").err())
                .startsWith(
                        "Missing required parameter: 'TEAM'\nUnknown option: '--loud'\nUsage: deadcube teams check [");
    }

    /** The whole help would hide the fault. */
    @Test
    void aFaultIsFollowedByTheSynopsisOnly() {
        assertThat(Run.of("perft", "--depth", "x").err()).isEqualTo("""
                Invalid value for option '--depth': 'x' is not a whole number
                Usage: deadcube perft [-hV] [--deep] [--divide] [--depth=N] [--edition=NAME]
                                      [--scenario=NAME|FILE|roll] [FILE]
                See 'deadcube perft --help'.
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"teams", "verify", "upgrade", "cases"})
    void aNameThatIsNoFileIsReportedOnce(String command) {
        String letter = "r\ufffd\u0000.txt";
        for (String name : new String[] {letter, ""}) {
            Run run = Run.of(command, name);
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err().lines().takeWhile(line -> !line.startsWith("Usage")))
                    .hasSize(1)
                    .allMatch(line -> line.contains(
                            name.isEmpty()
                                    ? "the name of a file is missing"
                                    : "is not what was typed; the locale does not have all of its letters: "
                                            + "use one with UTF-8"));
        }
    }

    /** Java reads a letter that the locale does not have as one that nobody types. */
    @Test
    void lettersThatTheLocaleDoesNotHaveAreAFault() {
        String hint = "the locale does not have all of its letters: use one with UTF-8, such as LC_ALL=C.UTF-8\n";
        for (String line : new String[] {
            "table b\ufffd\ufffdse", "rules b\ufffd\ufffdse", "scenarios --battlefield b\ufffd\ufffdse"
        })
            assertThat(Run.of(line.split(" ")))
                    .isEqualTo(new Run(2, "", "'b\ufffd\ufffdse' is not what was typed; " + hint));
    }

    @Test
    void aNameThatIsNoFileIsReportedBesideOthers() {
        assertThat(Run.of("upgrade", "good.txt", "", "good.txt").err()).startsWith("the name of a file is missing\n");
        assertThat(Run.of("teams", "", "--nope").err())
                .startsWith("the name of a file is missing\n")
                .contains("'--nope'");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play --battlefield @",
                "play --scenario @",
                "table @",
                "play --bots learned:,simple",
                "duel --bots learned:,simple"
            })
    void aMissingNameOfAFileIsNoFolder(String line) {
        Run run = Run.of(Stream.of(line.split(" ", -1))
                .map(word -> word.equals("@") ? "" : word)
                .toArray(String[]::new));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("the name of a file is missing").doesNotContain("folder");
    }

    @Test
    void allFaultsAreReportedAtOnce() {
        Run run = Run.of("play", "--seed", "1.5", "--bots", "me,human,you,", "--record", " ", "--loud");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err().lines().takeWhile(line -> !line.startsWith("Usage")))
                .containsExactly(
                        "Invalid value for option '--seed': '1.5' is not a whole number",
                        "Invalid value for option '--bots': 'me,human,you,' is not two names with a comma between: for"
                                + " side A and for side B, each of human, search, simple, fast, skirmisher, random, "
                                + "level-1 to level-8, nets, such as 'learned:net.txt', and programs, such as "
                                + "'exec:python3 my_bot.py'",
                        "Invalid value for option '--record': the name of a file is missing",
                        "Unknown option: '--loud'");
        assertThat(Run.of("play", "--bots", "me,you").err())
                .startsWith("Invalid value for option '--bots': 'me' and 'you' are not known; the players are human,");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "play --teams ,             | --teams | ,",
                "play --teams ,,            | --teams | ,,",
                "play --list x.cat,         | --list  | x.cat,",
                "play --orders ,            | --orders | ,",
                "duel --sprt ,              | --sprt  | ,",
                "duel --sprt 0,30,          | --sprt  | 0,30,",
                "duel --bots simple,random, | --bots  | simple,random,",
                "cases --rule ,             | --rule  | ,",
                "cases --rule ,ADV-1        | --rule  | ,ADV-1",
                "cases --scenario ,         | --scenario | ,",
                "ladder --levels ,          | --levels | ,",
                "build --list ,             | --list  | ,",
            })
    void aListWithAnEmptyPartIsReportedBesideOthers(String line, String option, String value) {
        Run run = Run.of((line + " --loud").split(" +", -1));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err().lines().takeWhile(said -> !said.startsWith("Usage")))
                .containsExactly(
                        "Unknown option: '--loud'",
                        option + " has an empty part in '" + value + "'; expected one comma between two values");
    }

    /** The first words of the lines above the usage, a bar between two. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            value = {
                "teams check --points 0 --list no.cat no.txt @ --points takes a number|no.cat: there is no such "
                        + "file|there is no file no.txt",
                "build --points 0 --list no.cat @ --points takes a number|no.cat: there is no such file",
                "play --points 0 --teams no.txt,other.txt --scenario no @ --points takes a number|there is no file "
                        + "no.txt|there is no file other.txt|there is no file no;",
                "play --budget x --battlefield no @ Invalid value for option '--budget'|there is no file no;",
                "duel --games 0 --battlefield no @ --games takes a number|there is no file no;",
                "play --points 50 --from no.txt @ --points cannot be chosen|there is no file no.txt",
                "perft --depth 0 no.txt @ --depth takes a number|there is no file no.txt",
                "perft --depth 1 --scenario no other.txt @ there is no file no;|there is no file other.txt",
                "cases --scenario no.txt other.txt @ there is no file no.txt|there is no file other.txt",
                "duel --games 0 --rows no/a.txt @ --games takes a number|no/a.txt cannot be written",
                "duel --rows no/a.txt --battlefield no @ there is no file no;|no/a.txt cannot be written",
                "duel --decisions no/a.txt --battlefield no @ there is no file no;|no/a.txt cannot be written",
                "duel --bots random,exec:/no --rows no/a.txt @ '/no' cannot be run|no/a.txt cannot be written",
                "play --record no/a.txt --battlefield no @ there is no file no;|no/a.txt cannot be written",
                "ladder --rows no/a.txt --guide no.md @ there is no file no.md|no/a.txt cannot be written",
                "analyse --iterations 0 no.txt --html no/a.html @ --iterations takes a number|no/a.html cannot be "
                        + "written|there is no file no.txt",
                "web --games no --port 70000 @ --port takes a number|--games: there is no folder no",
                "scenarios --battlefield no @ --battlefield expects a scenario|there is no file no;",
                "serve --most-games 0 --files no --scenario other @ --files: there is no folder no|there is no file "
                        + "other;|--most-games takes a number",
                "serve --files no --scenario other @ --files: there is no folder no|there is no file other;",
                "rules --cases no.txt --html no/a.html @ there is no file no.txt|no/a.html cannot be written",
                "table no --svg no/a.svg @ there is no file no;|no/a.svg cannot be written"
            })
    void filesAreReportedBesideOptionsAndOtherFiles(String line, String begins) {
        Run run = Run.of(line.split(" ", -1));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        String[] due = begins.split("\\|", -1);
        List<String> said =
                run.err().lines().takeWhile(words -> !words.startsWith("Usage")).toList();
        assertThat(said).hasSize(due.length);
        for (int i = 0; i < due.length; i++) assertThat(said.get(i)).startsWith(due[i]);
    }

    @Test
    void faultsOfAFileThatIsAllWrongAreCounted(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("wrong.txt"), "wrong\n".repeat(600));
        Run run = Run.of("perft", file.toString());
        assertThat(run.exitCode()).isEqualTo(2);
        List<String> said = run.err().lines().toList();
        assertThat(said.get(0)).startsWith("--depth is missing");
        assertThat(said.get(1)).startsWith(file + ", line 1, column 1: 'wrong' is not understood");
        assertThat(run.err()).containsPattern("\nand [0-9]+ lines more\nUsage: ");
    }

    /** Files of an edition that does not exist cannot be judged. */
    @Test
    void filesAreNotReadForAnUnknownEdition() {
        Run run = Run.of("teams", "check", "--edition", "fourth", "no.txt");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("no edition is called 'fourth'").doesNotContain("no.txt");
    }

    /** VIC-4: no game has another number of points. */
    @ParameterizedTest
    @ValueSource(strings = {"play --loud", "duel --loud", "build --loud --list x.cat", "teams check x.txt"})
    void pointsThatNoGameHasAreReportedBesideOthers(String command) {
        String said = "--points takes a number from 1 to 99999";
        for (String points : new String[] {"0", "-7", "100000", "2147483647"}) {
            Run run = Run.of((command + " --points " + points).split(" ", -1));
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err().lines().takeWhile(line -> !line.startsWith("Usage")))
                    .containsAll(
                            command.contains("--loud") ? List.of("Unknown option: '--loud'", said) : List.of(said));
        }
    }

    @Test
    void helpAndVersionAreNoErrors() {
        assertThat(Run.of("--help")).satisfies(run -> {
            assertThat(run.exitCode()).isZero();
            assertThat(run.out()).contains("Usage: deadcube", "play", "rules");
            assertThat(run.err()).isEmpty();
        });
        assertThat(Run.of("--version")).satisfies(run -> {
            assertThat(run.exitCode()).isZero();
            assertThat(run.out()).startsWith("deadcube ").contains("deadzone-3 v");
        });
        assertThat(Run.of("play", "--help").out()).contains("--seed", "--quiet");
    }

    /** The help of another command would hide that the word is wrong. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dance --help          | No command is called 'dance'; there are learn, play, duel,",
                "--help dance          | No command is called 'dance'; there are learn, play, duel,",
                "dance --version       | No command is called 'dance'; there are learn, play, duel,",
                "pla -h                | No command is called 'pla'; there are learn, play, duel,",
                "play now --help       | 'now' is an argument that 'deadcube play' does not take",
                "play --loud --help    | Unknown option: '--loud'",
                "play --version --loud | Unknown option: '--loud'",
                "teams chek --help     | No command is called 'chek'; there are check",
                "odds 4d5+ shot --help | No command is called 'shot'; there are shoot, assault",
                "teams check --loud --help | Unknown option: '--loud'",
            })
    void whatIsUnknownIsNamedBesideHelpAndVersion(String line, String fault) {
        Run run = Run.of(line.split(" ", -1));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith(fault).containsAnyOf("Usage: deadcube", "Did you mean: ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"play --seed seven --help", "teams my.cat --help", "teams check -h", "odds 4d5+ v 3d4+ --help"})
    void whatIsKnownDoesNotHinderHelp(String line) {
        Run run = Run.of(line.split(" ", -1));
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("Usage: deadcube ");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void theSameSeedPrintsTheSameGame() {
        Run first = Run.of("play", "--seed", "7");
        assertThat(first.exitCode()).isZero();
        assertThat(first.err()).isEmpty();
        assertThat(first.out())
                .isEqualTo(Run.of("play", "--seed", "7").out())
                .contains("Round 1\n", "Score after round 1: A ")
                .doesNotContain("\u001b");
    }

    @Test
    void tenSeedsPlayTenGames() {
        assertThat(Vector.rangeClosed(1, 10)
                        .map(seed -> Run.of("play", "--seed", seed.toString()).out())
                        .map(out -> out.substring(out.indexOf('\n')))
                        .distinct())
                .hasSize(10);
    }

    @Test
    void withoutASeedTheSystemGivesOne() {
        String out = Run.of("play").out();
        assertThat(out)
                .contains("seed " + Run.SEED + ": ")
                .isEqualTo(Run.of("play", "--seed", Long.toString(Run.SEED)).out());
        assertThat(Seeds.ofTheSystem()).isNotEqualTo(Seeds.ofTheSystem()).isNotNegative();
    }

    @Test
    void boardsAreShownOnceARoundIfWanted() {
        Run run = Run.of("play", "--seed", "7", "--boards");
        assertThat(run.out()).contains("\nRound 1\nboard 8 x 8 x 3\n:1  a");
        assertThat(run.out().split("\nboard 8 x 8 x 3\n", -1))
                .hasSameSizeAs(run.out().split("\nRound ", -1));
        assertThat(Run.of("play", "--seed", "7", "--no-boards").out())
                .isEqualTo(Run.of("play", "--seed", "7").out())
                .doesNotContain("board");
    }

    @Test
    void aGameIsRecordedAndTheRecordVerified(@TempDir Path folder) {
        String file = folder.resolve("game.txt").toString();
        Run run = Run.of("play", "--seed", "7", "--record", file);
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).isEqualTo(Run.of("play", "--seed", "7").out());
        assertThat(Run.of("verify", file).exitCode()).isZero();
    }

    @Test
    void anUnwritableRecordIsReportedBeforeTheGame(@TempDir Path folder) {
        Run run = Run.of("play", "--record", folder.resolve("no/where").toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo(folder.resolve("no/where") + " cannot be written: its folder does not exist\n");
        assertThat(Run.of("play", "--record", folder.toString()).err())
                .isEqualTo(folder + " cannot be written: it is a folder\n");
    }

    @Test
    void otherBotsPlayAnotherGame() {
        assertThat(Run.of("play", "--seed", "7", "--bots", "random,skirmisher").out())
                .isNotEqualTo(Run.of("play", "--seed", "7").out())
                .contains("Score after round 1");
        assertThat(Run.of("play", "--seed", "7", "--bots", "skirmisher, skirmisher")
                        .out())
                .isEqualTo(Run.of("play", "--seed", "7").out());
    }

    @Test
    void quietPrintsTheScoresAndTheResultOfTheSameGame() {
        Run quiet = Run.of("play", "--seed", "7", "--quiet");
        assertThat(quiet.exitCode()).isZero();
        assertThat(quiet.out().lines().skip(1).limit(1)).allMatch(line -> line.startsWith("Score after round 1: "));
        assertThat(quiet.out().lines().count()).isBetween(3L, 7L);
        assertThat(Run.of("play", "--seed", "7").out().lines().toList())
                .containsSubsequence(quiet.out().lines().toList());
    }

    @Test
    void theExitCodesAreThoseOfTheGuide() throws IOException {
        String guide = Files.readString(Path.of("../../.github/COMMANDS.md"), StandardCharsets.UTF_8);
        assertThat(guide.lines().filter(line -> line.matches("\\| [0-9]+ \\| .*")))
                .containsExactlyElementsOf(
                        Vector.of(Exit.values()).map(exit -> "| " + exit.code() + " | " + exit.words() + " |"));
        for (String command : new String[] {
            "play", "duel", "verify", "perft", "rules", "odds", "dispersion", "table", "teams", "build"
        })
            for (Exit exit : Exit.values())
                assertThat(Run.of(command, "--help").out().replaceAll("\\s+", " "))
                        .contains(" " + exit.code() + " " + exit.words());
    }
}
