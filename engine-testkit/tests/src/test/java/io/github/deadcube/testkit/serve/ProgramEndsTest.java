package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.readme.Programs;
import io.github.deadcube.testkit.cli.Run;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A program that plays ends with its game or its time limit, and so do all processes that it has started. */
class ProgramEndsTest {
    private static final int FORFEIT = 5;

    /** Writes its process id, then runs longer than its time limit. If something waits for it, it writes a file. */
    private static final String WAITS = """
            import os, sys, time
            folder = os.path.dirname(os.path.abspath(__file__))
            with open(folder + '/pids', 'a') as pids: pids.write(str(os.getpid()) + '\\n')
            %s
            for i in range(80): time.sleep(0.1)
            open(folder + '/waited', 'w').close()
            """;

    private static final String CHOOSES = """
            for line in sys.stdin:
                if '"choose"' in line: print('{"option": 0}', flush=True)
            """;

    @TempDir
    private Path folder = Path.of("");

    @BeforeEach
    void interpreters() {
        Programs.assumeThere("python3");
        Programs.assumeThere("sh");
    }

    @Test
    @Tag("programs")
    void aWrapperLosesInTimeWhileItsChildrenKeepThePipeOpen() throws IOException {
        losesInTime("trap '' TERM\npython3 \"$1\" &\npython3 \"$1\"\nwait");
    }

    @ParameterizedTest
    @ValueSource(strings = {"python3 \"$1\"\nexit", "python3 \"$1\" &\nwait"})
    @Tag("programs")
    void anotherWrapperLosesInTime(String script) throws IOException {
        losesInTime(script);
    }

    private void losesInTime(String script) throws IOException {
        Path bot = write("bot.py", WAITS.formatted("import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)"));
        losesInTime(script, bot);
    }

    /** A loaded machine may need longer than the shortest time to start a program. */
    private void losesInTime(String script, Path bot) throws IOException {
        for (String think : Vector.of("0.5", "1", "2", "4")) {
            Run run = play(think, "exec:sh " + write("wrapper.sh", script) + " " + bot);
            assertThat(run.out()).contains("': it has not chosen within " + think + " s");
            if (Files.exists(folder.resolve("pids"))) break;
        }
        assertEnded();
    }

    @Test
    @Tag("programs")
    void aProgramThatAsksAndNeverReadsLosesInTime() throws IOException {
        Path bot = write("bot.py", WAITS.formatted("""
                import threading
                def flood():
                    while True: sys.stdout.write('{"do": "nothing", "id": "' + 'x' * 1000 + '"}\\n')
                threading.Thread(target=flood, daemon=True).start()"""));
        losesInTime("python3 \"$1\"\nexit", bot);
    }

    @Test
    @Tag("programs")
    void noChildRemainsAfterAGameThatIsPlayedToItsEnd() throws IOException {
        Path child = write("child.py", WAITS.formatted(""));
        Path bot = write(
                "bot.py",
                "import subprocess, sys, time\nsubprocess.Popen(['python3', '" + child
                        + "'], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)\nimport os\nwhile not "
                        + "os.path.exists('"
                        + folder.resolve("pids") + "'): time.sleep(0.01)\n" + CHOOSES);
        Run run = play("60", "exec:python3 " + bot);
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).containsPattern("\\(VIC-[0-9]\\)");
        assertEnded();
    }

    @Test
    void aForfeitAndAMissingProgramFail() throws IOException {
        Path bot = write("bot.py", "raise SystemExit(4)\n");
        assertThat(play("5", "exec:python3 " + bot).exitCode()).isEqualTo(FORFEIT);
        assertThat(Run.of("duel", "--bots", "exec:python3 " + bot + ",random", "--games", "1")
                        .exitCode())
                .isEqualTo(FORFEIT);
        Path record = folder.resolve("game.txt");
        Run missing = play("5", "exec:/no/such/program", "--record", record.toString());
        assertThat(missing.exitCode()).isEqualTo(2);
        assertThat(missing.out()).isEmpty();
        assertThat(missing.err())
                .startsWith("'/no/such/program' cannot be run: ")
                .endsWith("; expected a program on the path, or the file of one, such as 'exec:python3 my_bot.py'\n");
        assertThat(record).doesNotExist();
        Run duel = Run.of("duel", "--bots", "simple,exec:/no/such/program");
        assertThat(duel.exitCode()).isEqualTo(2);
        assertThat(duel.err()).startsWith("'/no/such/program' cannot be run: ");
    }

    @Test
    void anInvalidTimeIsRefused() {
        for (String wrong : new String[] {"0", "-1", "soon", "NaN", "1e9"}) {
            for (String command : new String[] {"play", "duel"}) {
                Run run = Run.of(command, "--think", wrong);
                assertThat(run.exitCode()).isEqualTo(2);
                assertThat(run.err())
                        .contains("'" + wrong + "' is no time to think: seconds from 0.001 to 1000000 are expected");
            }
        }
    }

    @Test
    void anUnusableAnswerIsReportedWithReasonAndQuestion() throws IOException {
        Path bot = write("bot.py", """
                import json, sys
                wrong = ['nonsense', '{"choice": "A9 activate"}']
                before = None
                for line in sys.stdin:
                    told = json.loads(line)
                    if told['tell'] != 'choose': continue
                    if 'faults' in told:
                        assert told['faults'][0]['text'], told
                        assert told['prompt'] == before['prompt'] and told['view'] == before['view']
                    before = told
                    print(wrong.pop() if wrong else '{"option": 0}', flush=True)
                assert not wrong
                """);
        Run run = play("60", "exec:python3 " + bot);
        assertThat(run.out()).doesNotContain("loses:").containsPattern("\\(VIC-[0-9]\\)");
    }

    private static Run play(String think, String bot, String... more) {
        String[] arguments = {"play", "--bots", "random," + bot, "--quiet", "--think", think};
        return Run.of(Vector.of(arguments).appendAll(Vector.of(more)).toJavaArray(String[]::new));
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    /** Each process that wrote its id has ended, and nothing waited for one. */
    private void assertEnded() throws IOException {
        assertThat(folder.resolve("waited")).doesNotExist();
        assertThat(Files.readAllLines(folder.resolve("pids")))
                .isNotEmpty()
                .allSatisfy(
                        pid -> assertThat(ProcessHandle.of(Long.parseLong(pid)).filter(ProcessHandle::isAlive))
                                .isEmpty());
    }
}
