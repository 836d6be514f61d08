package io.github.deadcube.testkit.cli.play;

import static io.vavr.control.Option.none;
import static io.vavr.control.Option.some;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.RecordFile;
import io.github.deadcube.core.record.RecordSoFar;
import io.github.deadcube.core.record.RecordWriter;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.record.Verifier.ReplayedRecord;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.BattlefieldOption.Begun;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.GameOptions;
import io.github.deadcube.testkit.cli.command.LanguageOption;
import io.github.deadcube.testkit.cli.command.Output;
import io.github.deadcube.testkit.cli.command.Screen;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.cli.play.Terminal.Colours;
import io.github.deadcube.testkit.match.Match.Forfeit;
import io.github.deadcube.testkit.start.InstalledRules;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.OptionSpec;

/** {@code deadcube play}: a game between two strike teams, played by bots or by people at the terminal. */
@Command(name = "play")
public class PlayCommand extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {
    /** The options that do not concern how a game begins. */
    private static final Vector<String> OF_ANY_GAME = Vector.of(
            "--seed",
            "--bots",
            "--quiet",
            "--boards",
            "--no-boards",
            "--odds",
            "--no-odds",
            "--record",
            "--from",
            "--after",
            "--undo-looks",
            "--budget",
            "--think",
            LanguageOption.NAME);

    @CommandLine.Option(names = "--seed", paramLabel = "N")
    private Optional<Long> repeated = Optional.empty();

    @CommandLine.Option(
            names = "--bots",
            paramLabel = "A,B",
            defaultValue = "skirmisher,skirmisher",
            converter = PlayersOption.Reader.class)
    private PlayersOption seats = PlayersOption.PEOPLE;

    @CommandLine.Option(names = "--quiet")
    private boolean quiet;

    @CommandLine.Option(names = "--boards", negatable = true)
    private Optional<Boolean> boards = Optional.empty();

    @CommandLine.Option(names = "--odds", negatable = true)
    private Optional<Boolean> odds = Optional.empty();

    @CommandLine.Option(names = "--record", paramLabel = "FILE")
    private Optional<Path> record = Optional.empty();

    @CommandLine.Option(names = "--from", paramLabel = "FILE", descriptionKey = "from-record")
    private Optional<Path> from = Optional.empty();

    @CommandLine.Option(names = "--after", paramLabel = "N", descriptionKey = "after-inputs")
    private Optional<Integer> after = Optional.empty();

    @CommandLine.Option(names = "--undo-looks")
    private boolean undoLooks;

    @Mixin
    private GameOptions agreed = new GameOptions();

    private long seed;

    @Override
    public Integer call() {
        seed = repeated.orElseGet(context().seeds()::getAsLong);
        return (from.isPresent()
                        ? RecordedState.begun(rules(), from.get(), Option.ofOptional(after), this::warn)
                        : agreed.begun(rules(), seed, this::warn, progress().unless(quiet)))
                .fold(faults -> refused(faults.appendAll(unwritable())), this::begun);
    }

    @Override
    public Vector<Sentence> faults() {
        if (from.isEmpty())
            return after.isPresent() ? Vector.of(Sentence.of("--after is for a game --from a record")) : Vector.empty();
        return Vector.ofAll(command().getParseResult().matchedOptions())
                .map(OptionSpec::longestName)
                .reject(OF_ANY_GAME::contains)
                .map(name ->
                        Sentence.of("{option} cannot be chosen for a game --from a record, which has its own", name));
    }

    @Override
    public Seq<Fault> ofFiles() {
        return Option.ofOptional(from)
                .flatMap(file -> RecordedState.read(file).swap().toOption())
                .getOrElse(Vector.empty())
                .appendAll(unwritable());
    }

    private Option<Fault> unwritable() {
        return Option.ofOptional(record).flatMap(TextFile::refusal);
    }

    private int begun(Begun game) {
        try (PlayersOption seated = seats.with(agreed.thinking(), agreed.budget(), rules())) {
            Vector<Fault> missing = seated.begin();
            return missing.isEmpty() ? begun(game, seated) : refused(missing);
        }
    }

    private int begun(Begun game, PlayersOption seated) {
        Recorder recorder = Recorder.of(game.state(), some(seed), undoLooks);
        if (record.isEmpty()) return play(game, seated, recorder);
        Option<Fault> fault = agreed.alsoRead("--record", record.get(), Vector.of(seats.a(), seats.b()))
                .orElse(() -> alsoRead("--record", record.get(), Option.ofOptional(from)));
        if (fault.isDefined()) return refused(fault.get());
        return RecordFile.create(record.get(), recorder).fold(no -> refused(no), file -> {
            int ended;
            try (file) {
                ended = play(game, seated, file);
            }
            file.fault().forEach(this::warn);
            return file.fault().isEmpty() ? ended : Exit.LOST.code();
        });
    }

    /** Edits lines in place of the keyboard, if the terminal can. */
    Option<LineEditor> editor() {
        return screen().canEdit() ? LineEditor.here() : none();
    }

    private int play(Begun game, PlayersOption seated, RecordWriter writer) {
        Option<LineEditor> edited = seats.anyHuman() ? editor() : none();
        try (TypedLines lines =
                edited.isDefined() ? edited.get() : new Keyboard(context().in())) {
            return play(game, seated, writer, lines);
        }
    }

    private int play(Begun game, PlayersOption seated, RecordWriter writer, TypedLines lines) {
        GameState begin = game.state();
        TextStyle paint = Colours.style(command());
        Terminal terminal = new Terminal(
                lines,
                out(),
                paint,
                screen().columns().orElse(() -> lines.columns().map(Screen::within)),
                language());
        GamePrinter.Manner manner = manner();
        terminal.say(heading(begin.position().game().setup(), game, terminal.paint()));
        begin.position().game().setup().warnings().forEach(terminal::say);
        InteractiveMatch match = new InteractiveMatch(
                rules(), begin, seated, seed, writer, () -> new GamePrinter(begin, terminal, seated, manner));
        if (from.isPresent() && manner.boards())
            terminal.out().print(match.printer().board(begin.position()));
        try {
            if (seats.anyHuman())
                new HumanPlayer(match, terminal, Option.when(odds.orElse(!quiet), Deadcube::odds)).play();
            else match.play();
            match.printer().flush();
        } catch (Forfeit no) {
            match.printer().flush();
            terminal.say(no.description());
            terminal.out().flush();
            return Exit.FORFEIT.code();
        } catch (TypedLines.Interrupted stopped) {
            match.printer().flush();
            terminal.out().flush();
            return Exit.INTERRUPTED.code();
        } catch (Output.Lost lost) {
            throw lost;
        } catch (RuntimeException | Error e) {
            throw toldFirst(match, new Bug(seed, match, e));
        }
        terminal.out().flush();
        return Exit.DONE.code();
    }

    /** After a bug, prints the unfinished narration if possible. */
    private static Bug toldFirst(InteractiveMatch match, Bug bug) {
        try {
            match.printer().flush();
        } catch (RuntimeException | Error untold) {
            bug.addSuppressed(untold);
        }
        return bug;
    }

    private GamePrinter.Manner manner() {
        return new GamePrinter.Manner(quiet, boards.orElse(!quiet && (screen().terminal() || seats.anyHuman())));
    }

    private Sentence heading(Setup setup, Begun game, TextStyle paint) {
        return from.isPresent()
                ? Sentence.of(
                        "{scenario} on the battlefield of {file}, {points} points, seed {seed}: {teamA} against "
                                + "{teamB}",
                        setup.scenario().name(),
                        game.place(),
                        setup.points(),
                        seed,
                        team(setup, Side.A, paint),
                        team(setup, Side.B, paint))
                : Sentence.of(
                        "{scenario} on {battlefield}, {points} points, seed {seed}: {teamA} against {teamB}",
                        setup.scenario().name(),
                        game.place(),
                        setup.points(),
                        seed,
                        team(setup, Side.A, paint),
                        team(setup, Side.B, paint));
    }

    private static String team(Setup setup, Side side, TextStyle paint) {
        return paint.side(side, side + " " + setup.team(side));
    }

    /** A game that was stopped by a bug. */
    public static final class Bug extends RuntimeException {
        private static final long serialVersionUID = 1;

        Bug(long seed, InteractiveMatch match, Throwable cause) {
            super(describe(seed, match, cause), cause);
        }

        private static String describe(long seed, InteractiveMatch match, Throwable cause) {
            return "The game of seed " + seed + " stopped after " + match.progress() + ".\nPending: " + goingOn(match)
                    + "\n" + (cause.getMessage() == null ? cause : cause.getMessage());
        }

        /** An exception whose message fails is printed as such. */
        private static String goingOn(InteractiveMatch match) {
            try {
                return match.state().describePending();
            } catch (RuntimeException | Error unsaid) {
                return "which it cannot say: " + unsaid;
            }
        }
    }

    /** A moment of a recorded game, from which another game goes on. */
    private static final class RecordedState {
        private RecordedState() {}

        /**
         * The state after the first inputs, or all faults. A record that the engine plays differently has states only
         * up to the difference.
         *
         * @param after how many inputs; none for all
         * @param notice receives a torn end of the record, which is left out
         */
        static Either<Seq<Fault>, Begun> begun(Rules rules, Path file, Option<Integer> after, Consumer<Told> notice) {
            return read(file).flatMap(soFar -> {
                soFar.torn().map(torn -> torn.within(TextFile.name(file))).forEach(notice);
                return new Verifier(rules, InstalledRules.registry())
                        .replay(soFar.record())
                        .mapLeft(faults -> TextFile.within(file, faults))
                        .flatMap(game -> at(file, soFar.record().inputs().size(), game, after));
            });
        }

        static Either<Seq<Fault>, RecordSoFar> read(Path file) {
            return TextFile.parsed(file, TextFile.readRecord(file), RecordSoFar::read);
        }

        private static Either<Seq<Fault>, Begun> at(Path file, int all, ReplayedRecord game, Option<Integer> after) {
            if (after.exists(inputs -> inputs < 0 || inputs > all))
                return Either.left(Vector.of(Fault.of(
                        Sentence.of("--after takes a number from 0 to {all}, the inputs of {file}", all, file))));
            int equal = game.steps().size();
            if (game.first().isDefined() && after.forAll(inputs -> inputs > equal))
                return Either.left(Vector.of(
                        Fault.of(Sentence.of(
                                "{file}, {first}", file, game.first().get())),
                        Fault.of(Sentence.of(
                                "the game can go on from its first inputs: --after takes a number from 0 to {equal}",
                                equal))));
            GameState begin = game.state(after.getOrElse(equal));
            for (Prompt.Result result : begin.position().result())
                return Either.left(Vector.of(Fault.of(
                                Sentence.of("the game is over, {result}", result),
                                "--after with the number of an earlier input")
                        .within(TextFile.name(file))));
            return Either.right(new Begun(file.toString(), begin));
        }
    }
}
