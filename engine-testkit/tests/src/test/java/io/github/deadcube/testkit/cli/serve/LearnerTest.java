package io.github.deadcube.testkit.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.readme.Java;
import io.github.deadcube.readme.Programs;
import io.github.deadcube.testkit.cli.Main;
import io.github.deadcube.testkit.cli.Run;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Python programs that learn. A test is skipped if Python is missing. */
class LearnerTest {
    private static final Path WHEELS = Path.of("../cli/target");

    @TempDir
    private Path folder = Path.of("");

    /** A notebook reads a file of decisions in a few lines. The example learns from it, and then beats random play. */
    @Test
    void aProgramLearnsFromAFileOfDecisions() throws IOException, InterruptedException {
        Programs.assumeThere("python3");
        for (String file : List.of("deadcube.py", "learner.py")) copy(file);
        Path games = folder.resolve("games.jsonl");
        Run played = Run.of(
                "duel", "--bots", "simple,simple", "--games", "3", "--seed", "5", "--decisions", games.toString());
        assertThat(played.err()).isEmpty();
        Files.writeString(folder.resolve("book.py"), """
                from deadcube import decisions, names
                rows = list(decisions("games.jsonl"))
                x = [row["view"] + row["options"][row["chosen"]] for row in rows]
                y = [row["won"] for row in rows]
                known = names("games.jsonl")
                print(len(x) > 100, len(x[0]) == len(known["view"] + known["option"]), set(y) <= {0, 0.5, 1})
                """);
        assertThat(python(folder, "book.py")).isEqualToIgnoringNewLines("True True True");
        Path model = folder.resolve("model.json");
        python(folder, "learner.py", games.toString(), model.toString());
        assertThat(Files.readString(model)).contains("\"goal 18\"");
        String bot = "exec:python3 " + folder.resolve("learner.py") + " " + model;
        Run run = Run.of("duel", "--bots", bot + ",random", "--games", "2", "--seed", "1");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains(" wins 2, random wins 0");
    }

    /** VIC-9: doors and titles, as the functions of the module read them. */
    @Test
    void theModuleReadsDoorsAndTitles() throws IOException, InterruptedException {
        Programs.assumeThere("python3");
        copy("deadcube.py");
        Files.writeString(folder.resolve("doors.py"), """
                from deadcube import faces, follow, titles
                field = {"faces": [{"cube": "f5", "side": "north", "gap": "blocked"}, {"cube": "c4", "side": "east", "gap": "low"}]}
                walls = faces(field)
                follow(walls, [{"number": 1}, {"number": 2, "events": [
                    {"text": "", "event": {"type": "passed", "side": "A"}},
                    {"text": "", "event": {"type": "faceChanged", "face": {"cube": "f5", "side": "north", "gap": "open"}}}]}])
                view = {"position": {"faces": [{"cube": "f5", "side": "north", "gap": "open"}]}}
                print(walls == faces(field, view), walls["c4", "east"]["gap"], titles({"rules": [{"rule": "GEO-1", "title": "Grid"}]}))
                """);
        assertThat(python(folder, "doors.py")).isEqualToIgnoringNewLines("True low {'GEO-1': 'Grid'}");
    }

    /** The wheel of the build is installed without a network, and plays a game in an environment's style. */
    @Test
    void theWheelPlays() throws IOException, InterruptedException {
        Programs.assumeThere("python3");
        List<Path> wheels = List.of();
        if (Files.isDirectory(WHEELS))
            try (Stream<Path> files = Files.list(WHEELS)) {
                wheels = files.filter(file -> file.toString().endsWith(".whl")).toList();
            }
        Assumptions.assumeTrue(wheels.size() == 1, "a build with -Dquick makes no wheel");
        python(
                folder,
                "-m",
                "pip",
                "install",
                "--quiet",
                "--no-index",
                "--no-deps",
                "--target",
                "lib",
                wheels.get(0).toAbsolutePath().toString());
        List<String> command = new ArrayList<>(List.of(Java.command()));
        command.addAll(Java.QUICK);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        Files.writeString(folder.resolve("play.py"), """
                import sys
                sys.path.insert(0, "lib")
                from deadcube import Game
                game = Game(%s, side="B", opponent="random")
                totals = []
                for seed in (7, 7):
                    seen, total = game.reset(seed=seed), 0
                    while not game.over:
                        assert len(game.options()) == len(game.legal_actions())
                        seen, reward, over, info = game.step(len(game.legal_actions()) // 2)
                        total += reward
                    assert total == seen[3] - seen[4] and "finished" in info["prompt"]
                    totals.append((total, seen))
                game.close()
                print(totals[0] == totals[1])
                """.formatted(strings(command)));
        assertThat(python(folder, "play.py")).isEqualToIgnoringNewLines("True");
    }

    /** A server whose games end with the first action. */
    private static final String SERVER = """
            import json, sys
            def say(thing): print(json.dumps(thing), flush=True)
            option = {"text": "pass", "choice": {"type": "pass"}}
            asked = {"type": "decision", "side": "A", "text": "A: turn", "options": [option]}
            over = {"type": "finished", "text": "finished: A wins (VIC-5)"}
            say({"battlefields": ["open-street"]})
            for line in sys.stdin:
                do = json.loads(line)["do"]
                if do == "encode": say({"numbers": [0] * 6, "optionNumbers": [[1]]})
                elif do == "start": say({"prompt": asked, "due": 1})
                else: say({"prompt": over, "due": 2})
            """;

    @Test
    void aProgramIsToldWhatIsWrong() throws IOException, InterruptedException {
        Programs.assumeThere("python3");
        copy("deadcube.py");
        Files.writeString(folder.resolve("server.py"), SERVER);
        Files.writeString(folder.resolve("wrong.py"), """
                from deadcube import Game, NoGame, NoServer
                def told(does):
                    try:
                        does()
                    except (NoGame, NoServer) as wrong:
                        print(wrong)
                told(lambda: Game(["no-such-program"]))
                told(lambda: Game(["echo", "no server"]))
                told(lambda: Game(["false"]))
                game = Game(["python3", "server.py"])
                for early in (game.observe, game.options, game.legal_actions, game.advised, lambda: game.step(0)):
                    told(early)
                game.reset()
                told(lambda: game.step(1))
                told(lambda: game.action_text(-1))
                game.step(0)
                told(lambda: game.step(0))
                told(game.advised)
                print(len(game.legal_actions()), game.options())
                game.close()
                told(game.reset)
                """);
        assertThat(python(folder, "wrong.py").replaceAll("cannot be run: .*", "cannot be run"))
                .isEqualToNormalizingNewlines("""
                        'no-such-program serve' cannot be run
                        'echo no server serve' does not start 'deadcube serve'; is this the deadcube.jar of the build?
                        'false serve' does not start 'deadcube serve'; is this the deadcube.jar of the build?
                        no game has begun: call reset()
                        no game has begun: call reset()
                        no game has begun: call reset()
                        no game has begun: call reset()
                        no game has begun: call reset()
                        1 is no legal action: they are 0 to 0
                        -1 is no legal action: they are 0 to 0
                        the game is over (finished: A wins (VIC-5)): call reset() for another one
                        the game is over (finished: A wins (VIC-5)): call reset() for another one
                        0 []
                        'python3 server.py serve' has ended: close() was called, or the server stopped
                        """);
    }

    private static String strings(List<String> words) {
        return words.stream()
                .map(word -> "'" + word.replace("\\", "/") + "'")
                .toList()
                .toString();
    }

    private void copy(String file) throws IOException {
        try (InputStream in = Main.class.getResourceAsStream("/io/github/deadcube/testkit/clients/" + file)) {
            Files.copy(in, folder.resolve(file));
        }
    }

    /** Runs Python in the folder; returns what it printed. */
    private static String python(Path folder, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("python3"));
        command.addAll(List.of(arguments));
        Path err = folder.resolve("err.txt");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(err.toFile())
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(() -> "exit of " + command).isZero();
        return said;
    }
}
