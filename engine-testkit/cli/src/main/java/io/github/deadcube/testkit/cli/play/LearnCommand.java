package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.Screen;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.cli.play.Terminal.Colours;
import io.github.deadcube.testkit.lessons.Lesson;
import io.github.deadcube.testkit.serve.InstalledBots;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code deadcube learn}: lessons for those who have never seen the game, one after the other. */
@Command(name = "learn")
public final class LearnCommand extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {
    @Parameters(index = "0", paramLabel = "LESSON", arity = "0..1", descriptionKey = "lesson")
    private Optional<String> name = Optional.empty();

    @picocli.CommandLine.Option(names = "--list", descriptionKey = "lessons")
    private boolean list;

    /** How a try ends. */
    private enum Outcome {
        REACHED,
        MISSED,
        AGAIN,
        LEFT
    }

    @Override
    public Vector<Sentence> faults() {
        if (name.isEmpty() || Lesson.named(name.get()).isDefined()) return Vector.empty();
        return Vector.of(Sentence.of(
                "no lesson is called '{name}'; there are {lessons}",
                name.get(),
                Lesson.shipped().map(Lesson::name)));
    }

    @Override
    public Integer call() {
        if (list) {
            Lesson.shipped().map(lesson -> lesson.in(language())).forEach(out()::println);
            return Exit.DONE.code();
        }
        Option<LineEditor> edited = screen().canEdit() ? LineEditor.here() : Option.none();
        try (TypedLines lines =
                edited.isDefined() ? edited.get() : new Keyboard(context().in())) {
            Terminal terminal = new Terminal(
                    lines,
                    out(),
                    Colours.style(command()),
                    screen().columns().orElse(() -> lines.columns().map(Screen::within)),
                    language());
            return taught(terminal);
        } catch (TypedLines.Interrupted stopped) {
            return Exit.INTERRUPTED.code();
        }
    }

    /** Plays lessons from the first until the person leaves. The code says whether the last one was reached. */
    private int taught(Terminal terminal) {
        Vector<Lesson> lessons = Lesson.shipped()
                .dropUntil(lesson -> name.isEmpty() || lesson.name().equals(name.get()));
        while (true) {
            Outcome outcome = played(lessons.head(), terminal);
            if (outcome == Outcome.LEFT) return Exit.OTHERWISE.code();
            if (outcome == Outcome.REACHED) {
                lessons = lessons.tail();
                if (lessons.isEmpty()
                        || !goesOn(
                                terminal,
                                Sentence.of(
                                        "Enter begins the next lesson, '{title}', 'quit' ends: ",
                                        lessons.head().in(language()).title()))) return Exit.DONE.code();
            } else if (outcome == Outcome.MISSED
                    && !goesOn(terminal, Sentence.of("Enter begins this lesson again, 'quit' ends: ")))
                return Exit.OTHERWISE.code();
        }
    }

    private static boolean goesOn(Terminal terminal, Sentence question) {
        return terminal.ask(terminal.told(question)).exists(typed -> !typed.equalsIgnoreCase("quit"));
    }

    private Outcome played(Lesson lesson, Terminal terminal) {
        GameState begin = lesson.begin();
        PlayersOption seats = new PlayersOption(
                PlayersOption.HUMAN, lesson.opponent(), InstalledBots.registry(), Vector.empty(), Budget.OPEN);
        InteractiveMatch match = new InteractiveMatch(
                rules(),
                begin,
                seats,
                lesson.seed(),
                Recorder.of(begin, Option.some(lesson.seed()), true),
                () -> new GamePrinter(begin, terminal, seats, new GamePrinter.Manner(false, false)));
        Lesson told = lesson.in(language());
        terminal.say("");
        terminal.say(terminal.paint()
                .strong(terminal.told(Sentence.of(
                        "Lesson {number} of {count}: {title}",
                        Lesson.shipped().indexOf(lesson) + 1,
                        Lesson.shipped().size(),
                        told.title()))));
        terminal.say(told.text());
        terminal.say("");
        terminal.out().print(match.printer().board(begin.position()));
        terminal.say("");
        terminal.say(terminal.paint().strong(terminal.told(Sentence.of("Goal: "))) + told.goal());
        terminal.say(Sentence.of("In the drawing, o is a cube with a star, t an item, _ a model that lies down."));
        terminal.say(Sentence.of(
                "'hint' helps, 'goal' repeats the goal, 'again' begins the lesson again, 'undo' takes back."));
        Tutor tutor = new Tutor(lesson, terminal);
        boolean left = !new HumanPlayer(match, terminal, Option.some(Deadcube.odds()), Option.some(tutor)).play();
        match.printer().flush();
        return ended(told, tutor, tutor.standing(match), left, terminal);
    }

    private static Outcome ended(
            Lesson lesson, Tutor tutor, Lesson.Standing standing, boolean left, Terminal terminal) {
        if (tutor.again()) return Outcome.AGAIN;
        if (standing.reached()) {
            terminal.say(terminal.paint().strong(terminal.told(Sentence.of("Well done."))) + " "
                    + lesson.done().mkString(" "));
            return Outcome.REACHED;
        }
        if (left) return Outcome.LEFT;
        terminal.say(terminal.paint().strong(terminal.told(Sentence.of("Not yet."))) + " "
                + terminal.told(Sentence.of("The goal was: {goal}", lesson.goal())));
        return Outcome.MISSED;
    }
}
