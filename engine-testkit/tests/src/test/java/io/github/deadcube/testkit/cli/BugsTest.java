package io.github.deadcube.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.cli.command.Output;
import io.github.deadcube.testkit.cli.command.Screen;
import io.github.deadcube.testkit.match.ForwardingRules;
import io.vavr.CheckedFunction1;
import io.vavr.collection.List;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every unexpected exception leaves through one exit. */
class BugsTest {
    @Test
    void aBugIsReportedWithTheSeedAndTheSituation() {
        Run run = Run.with(
                new BrokenRules(new UnsupportedOperationException("the table has caught fire")), "play", "--seed", "5");
        assertThat(run.exitCode()).isEqualTo(70);
        assertThat(run.err())
                .startsWith("This is a bug of deadcube.")
                .contains("the table has caught fire", "The game of seed 5 stopped after 0 inputs.", "\nPending: ");
    }

    @Test
    void anErrorOfTheVirtualMachineIsReportedAlike() {
        for (Error error :
                new Error[] {new StackOverflowError(), new OutOfMemoryError("heap"), new AssertionError("no")}) {
            Run run = Run.with(new BrokenRules(error), "play", "--seed", "5");
            assertThat(run.exitCode()).isEqualTo(70);
            assertThat(run.err())
                    .startsWith("This is a bug of deadcube.")
                    .contains(error.getClass().getName(), "The game of seed 5 stopped after 0 inputs.");
        }
    }

    /** Any call of the engine may fail, with any exception. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "play",
                "play --bots human,random",
                "play --record RECORD.new",
                "duel --games 1",
                "perft SCRIPT --depth 1",
                "verify RECORD",
                "replay RECORD",
                "replay RECORD --html RECORD.html",
                "odds shoot RA 5+, rifle R5 v SV 4+ HP 2",
                "odds assault FI 5+ v FI 4+ SV 5+ HP 2"
            })
    void everyCommandReportsBugsAlike(String line, @TempDir Path folder) throws IOException {
        Path script = Files.writeString(folder.resolve("script.txt"), "A1 at b2\nB1 at g7\nplay\n");
        Path record = folder.resolve("record.txt");
        if (line.contains("RECORD")) Run.of("play", "--quiet", "--record", record.toString());
        String[] arguments = line.replace("SCRIPT", script.toString())
                .replace("RECORD", record.toString())
                .split(" ", -1);
        TreeSet<String> called = new TreeSet<>();
        Rules listening = answering(
                name -> {
                    called.add(name);
                    return false;
                },
                asked -> Option.none());
        Run sound = Run.with(listening, arguments);
        assertThat(sound.exitCode()).as(sound.err()).isZero();
        called.retainAll(Set.of("start", "resume", "prompt", "apply", "explain", "play"));
        assertThat(called).isNotEmpty();
        for (String answer : called)
            for (Throwable fault : new Throwable[] {
                new IllegalStateException("a rule"),
                new StackOverflowError(),
                new OutOfMemoryError(),
                new AssertionError()
            }) {
                Run run = Run.with(
                        answering(answer::equals, asked -> {
                            throw fault;
                        }),
                        arguments);
                assertThat(run.exitCode()).as(answer + "\n" + run.err()).isEqualTo(70);
                assertThat(run.err())
                        .startsWith("This is a bug of deadcube. Please report it with all that follows.\n")
                        .contains(fault.getClass().getName());
            }
    }

    @Test
    void aBugIsReportedBeforeLostOutput() {
        StringWriter err = new StringWriter();
        int exitCode = BugReport.run(
                () -> Main.commandLine(
                        new BrokenRules(new AssertionError("dice")),
                        InputStream.nullInputStream(),
                        Screen.NONE,
                        () -> Run.SEED),
                Output.answers(new OneLineWriter(), () -> false),
                Output.complaints(err),
                "play");
        assertThat(exitCode).isEqualTo(70);
        assertThat(err.toString()).startsWith("This is a bug of deadcube.").contains("dice");
    }

    @Test
    void aBugWithoutASituationIsReportedToo() {
        Rules rules = Deadcube.rules();
        GameState begin = rules.start(Shipped.setup(Shipped.ruleset())).get();
        GameState speechless =
                new GameState(begin.position(), begin.secrets(), List.of(new UndescribedPending(RuleIds.RND_1)));
        Either<Rejection, Transition> next = Either.right(new Transition(speechless, List.empty()));
        Run run = Run.with(answering("apply"::equals, arguments -> next), "play", "--seed", "5");
        assertThat(run.exitCode()).isEqualTo(70);
        assertThat(run.err())
                .contains("The game of seed 5 stopped after 1 input.\nPending: which it cannot say: ", "no words");
    }

    @Test
    void aCommandLineThatCannotBeMadeIsABug() {
        StringWriter err = new StringWriter();
        int exitCode = BugReport.run(
                () -> {
                    throw new ExceptionInInitializerError("house rules");
                },
                Output.answers(new StringWriter(), () -> false),
                Output.complaints(err));
        assertThat(exitCode).isEqualTo(70);
        assertThat(err.toString()).startsWith("This is a bug of deadcube.").contains("house rules");
    }

    /** Answers as the engine does, except the calls that are selected by their names. */
    private static Rules answering(Predicate<String> questions, CheckedFunction1<Object[], Object> answer) {
        Rules sound = Deadcube.rules();
        return (Rules) Proxy.newProxyInstance(
                Rules.class.getClassLoader(), new Class<?>[] {Rules.class}, (proxy, method, arguments) -> {
                    if (questions.test(method.getName())) return answer.apply(arguments);
                    if (method.isDefault()) return InvocationHandler.invokeDefault(proxy, method, arguments);
                    return method.invoke(sound, arguments);
                });
    }

    /** A rule that cannot describe the situation. */
    @SavedName("bugsTest.undescribedPending")
    private record UndescribedPending(RuleId rule) implements Pending {
        @Override
        public Sentence describe() {
            throw new IllegalStateException("no words");
        }
    }

    /** Accepts one line only. */
    private static final class OneLineWriter extends Writer {
        private boolean full;

        @Override
        public void write(char[] text, int from, int length) {}

        @Override
        public void flush() throws IOException {
            if (full) throw new IOException("the disk is full");
            full = true;
        }

        @Override
        public void close() {}
    }

    /** Plays nothing: its first transition fails. */
    private static final class BrokenRules extends ForwardingRules {
        private final Throwable fault;

        BrokenRules(Throwable fault) {
            this.fault = fault;
        }

        @Override
        public Either<Rejection, Transition> apply(GameState state, Input input) {
            if (fault instanceof Error error) throw error;
            throw (RuntimeException) fault;
        }

        @Override
        public Option<Rejection> explain(GameState state, Choice choice) {
            if (fault instanceof Error error) throw error;
            throw (RuntimeException) fault;
        }
    }
}
