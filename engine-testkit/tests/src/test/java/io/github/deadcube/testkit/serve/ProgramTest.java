package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.readme.Programs;
import io.github.deadcube.testkit.cli.Run;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs in other languages play. A test is skipped if their interpreter is missing. */
class ProgramTest {
    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "60|import sys; sys.exit(3)|it has ended with exit code 3",
                "60|import sys\\nfor line in sys.stdin:\\n  if 'choose' in line: raise SystemExit(5)|it has ended "
                        + "with exit code 5",
                "60|import os, sys\\nos.close(1)\\nfor line in sys.stdin: pass|it has closed its output",
                "0.2|import sys\\nfor line in sys.stdin: pass|it has not chosen within 0.2 s",
                "0.2|import sys\\nwhile True: sys.stdout.write('x' * 1000)|it has not chosen within 0.2 s",
                "0.2|import sys, time; sys.stdin.readline(); time.sleep(60)|it has not chosen within 0.2 s",
                "60|while True: print('hello', flush=True)|3 answers cannot be played, the last because of column ",
                "60|import sys\\nwhile True: sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()"
                        + "|3 answers cannot be played, the last because of column 1: this is not text; expected UTF-8",
                "60|import json, sys\\nfor line in sys.stdin: print(json.dumps({'choice': 'wave'}), flush=True)"
                        + "|3 answers cannot be played, the last because of /choice: 'wave' is neither",
                "60|while True: print('[]', flush=True)"
                        + "|3 answers cannot be played, the last because of column 1: this is no object; expected "
                        + "one JSON object, such as {\"option\": 0}",
                "60|while True: print('{}', flush=True)"
                        + "|3 answers cannot be played, the last because of /option: it is missing; expected the "
                        + "position of an option, 0 to ",
            })
    void aProgramThatCannotGoOnLosesAndTheReasonIsSaid(String think, String program, String reason) throws IOException {
        Programs.assumeThere("python3");
        Path bot = Files.writeString(folder.resolve("bot.py"), program.replace("\\n", "\n"), StandardCharsets.UTF_8);
        Run run = Run.of("play", "--bots", "random,exec:python3 " + bot, "--quiet", "--think", think);
        assertThat(run.exitCode()).isEqualTo(5);
        assertThat(run.out()).contains("side B loses: 'python3 " + bot + "': " + reason);
    }

    /** A program reads its budget with each question; without {@code --budget} there is none. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"50|{\"iterations\":50}", "0.25s|{\"seconds\":0.25}", "|"})
    void aProgramReceivesItsBudget(String budget, String received) throws IOException {
        Programs.assumeThere("python3");
        Path bot = Files.writeString(folder.resolve("bot.py"), """
                import json, sys
                budgets = set()
                for line in sys.stdin:
                    told = json.loads(line)
                    if told["tell"] == "end": open(sys.argv[1], "w").write(" ".join(budgets))
                    if told["tell"] != "choose": continue
                    budgets.add(json.dumps(told["budget"], separators=(",", ":")) if "budget" in told else "")
                    print('{"option": 0}', flush=True)
                """, StandardCharsets.UTF_8);
        Path told = folder.resolve("told.txt");
        List<String> arguments = new ArrayList<>(
                List.of("play", "--bots", "exec:python3 " + bot + " " + told + ",random", "--quiet", "--seed", "1"));
        if (budget != null) arguments.addAll(List.of("--budget", budget));
        assertThat(Run.of(arguments.toArray(String[]::new)).exitCode()).isZero();
        assertThat(Files.readString(told)).isEqualTo(received == null ? "" : received);
    }

    @Test
    void aSlowProgramThatChoosesInTimePlaysOn() throws IOException {
        Programs.assumeThere("python3");
        Path bot = Files.writeString(folder.resolve("bot.py"), """
                import sys, time
                slow = True
                for line in sys.stdin:
                    if '"choose"' not in line: continue
                    if slow: time.sleep(1.2)
                    slow = False
                    print('{"option": 0}', flush=True)
                """, StandardCharsets.UTF_8);
        Run run = Run.of("play", "--bots", "exec:python3 " + bot + ",random", "--quiet", "--think", "60");
        assertThat(run.out()).doesNotContain("loses:").containsPattern("\\(VIC-[0-9]\\)");
    }

    @Test
    void aDuelCountsAForfeitAsALoss() throws IOException {
        Programs.assumeThere("python3");
        Path bot = Files.writeString(folder.resolve("bot.py"), "raise SystemExit(4)\n", StandardCharsets.UTF_8);
        Run run = Run.of("duel", "--bots", "exec:python3 " + bot + ",random", "--games", "2");
        assertThat(run.out()).contains(" wins 0, random wins 2, drawn 0");
        assertThat(run.err()).contains("game with seed 42: side A loses: ", "it has ended with exit code 4");
    }

    /** A process that played both sides would see what is hidden from each. */
    @Test
    void aProgramThatPlaysAgainstItselfRunsTwice() throws IOException {
        Programs.assumeThere("python3");
        Path bot = Files.writeString(folder.resolve("bot.py"), """
                import json, os, sys
                for line in sys.stdin:
                    told = json.loads(line)
                    if told["tell"] != "choose": continue
                    open(os.path.join(sys.argv[1], told["prompt"]["side"] + str(os.getpid())), "w").close()
                    print('{"option": 0}', flush=True)
                """, StandardCharsets.UTF_8);
        Path sides = Files.createDirectory(folder.resolve("sides"));
        String program = "exec:python3 " + bot + " " + sides;
        Run run = Run.of("duel", "--bots", program + "," + program, "--games", "1", "--seed", "1");
        assertThat(run.exitCode()).as(run.err()).isZero();
        try (Stream<Path> played = Files.list(sides)) {
            assertThat(played.map(file -> file.getFileName().toString().substring(1)))
                    .hasSize(2)
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void aProgramAsksBeforeItChooses() throws IOException {
        Programs.assumeThere("python3");
        Path bot = Files.writeString(folder.resolve("bot.py"), """
                import json, sys
                def ask(**fields):
                    print(json.dumps(fields), flush=True)
                    return json.loads(sys.stdin.readline())
                for line in sys.stdin:
                    told = json.loads(line)
                    if told["tell"] != "choose": continue
                    state = ask(do="complete", seed=1)["state"]
                    assert ask(do="prompt", state=state)["prompt"] == told["prompt"]
                    best = ask(do="apply", state=state, choice=told["prompt"]["options"][0]["choice"])
                    assert "hold" in ask(do="hold")["faults"][0]["text"] and "state" in best
                    print(json.dumps({"option": 0}), flush=True)
                """, StandardCharsets.UTF_8);
        Run run = Run.of("play", "--bots", "exec:python3 " + bot + ",random", "--quiet");
        assertThat(run.out()).doesNotContain("loses:").containsPattern("\\(VIC-[0-9]\\)");
    }

    @Test
    void anInvalidCommandIsReported() {
        assertThat(Run.of("play", "--bots", "exec:/no/such/program,random", "--quiet")
                        .err())
                .contains("'/no/such/program' cannot be run: ");
        assertThat(Run.of("play", "--bots", "exec: ,random").err())
                .contains("programs, such as 'exec:python3 my_bot.py'");
        assertThat(Run.of("duel", "--bots", "exec:,random").err())
                .contains("programs, such as 'exec:python3 my_bot.py'");
    }
}
