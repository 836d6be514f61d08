package io.github.deadcube.testkit.script;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.script.SituationText;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.testkit.report.FailureReport;
import io.github.deadcube.testkit.script.Expectation.Reader;
import io.github.deadcube.testkit.script.ScriptStep.Answer;
import io.github.deadcube.testkit.script.ScriptStep.Decline;
import io.github.deadcube.testkit.script.ScriptStep.Faces;
import io.github.deadcube.testkit.script.ScriptStep.ScriptProgress;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A situation in a few lines, and the play that follows: choices, dice and expectations. The package describes the language. A
 * script is immutable and can be run many times.
 */
public final class Script {
    private final SituationText text;
    private final Option<ScriptReader.Midst> midst;
    /** A runner with more scenarios knows those that ship. */
    private static final int FEW = 2;

    private static final String HOW_TO_KNOW_MORE =
            "; 'ScriptRunner.shipped()' knows those that ship, and 'ScriptRunner.knowing' adds others";

    private final Vector<ScriptStep> steps;

    Script(SituationText text, Option<ScriptReader.Midst> midst, Vector<ScriptStep> steps) {
        this.text = text;
        this.midst = midst;
        this.steps = steps;
    }

    /**
     * Reads a script, or returns all errors in the order of the lines. Never throws. Time and memory grow with the length of
     * the text; stack depth does not. A text has at most 2,097,152 characters, a line 100,000, and an item of the situation
     * 2,000.
     */
    public static Either<Seq<Fault>, Script> read(String text) {
        return TextBounds.lines(text).flatMap(ScriptReader::read);
    }

    /** Reads a script that a runner will play: if something cannot be read, the rules check the rest of the situation. */
    static Either<Seq<Fault>, Script> read(String text, ScriptRunner runner) {
        return TextBounds.lines(text)
                .flatMap(lines -> ScriptReader.read(lines)
                        .mapLeft(errors -> ScriptReader.Midst.of(lines).isDefined()
                                        || ScriptReader.withoutPlay(lines).isDefined()
                                ? errors
                                : SituationText.withRules(
                                        errors,
                                        lines,
                                        situation -> situation
                                                .scenarioOf(runner.scenarios())
                                                .map(named -> named.map(runner::withScenario)
                                                        .getOrElse(runner))
                                                .flatMap(as -> start(situation, as)))));
    }

    /**
     * The script in a text.
     *
     * @throws IllegalArgumentException with all errors of the text
     */
    public static Script of(String text) {
        return Fault.orThrow(read(text));
    }

    /** Reads a script that is part of a longer text; its lines are no longer than those of a whole text may be. */
    @SuppressWarnings("exports") // playthroughs and perft tables hold scripts
    public static Either<Seq<Fault>, Script> read(Vector<TextPiece> lines) {
        return ScriptReader.read(lines);
    }

    /**
     * Reads and plays a script by the engine's own rules.
     *
     * @throws Failed if the text is not a script, or its play fails
     */
    public static Playback play(String text) {
        return ScriptRunner.standard().play(text);
    }

    /**
     * The facts that may follow {@code expect} in a script, for games that are not played by a script.
     *
     * @param events what has happened, oldest first
     * @param expectations such as {@code B1 at c6/5, pinned, score A 2}; each line is a statement
     * @return those that the state and the events do not meet, each with the actual fact; or all errors of the text
     */
    public static Either<Seq<Fault>, Vector<Fault>> unmet(
            Rules rules, GameState state, Vector<Event> events, String expectations) {
        return Expectations.read(expectations).map(read -> read.unmet(rules, state, events));
    }

    public Battlefield battlefield() {
        return text.battlefield();
    }

    /** The set-up of its game, unchecked; on open ground the objectives are those of the script. */
    public Setup setup(Ruleset ruleset, Scenario scenario) {
        return text.setup(ruleset, scenario);
    }

    /**
     * Its first position as a state without pending steps, unchecked, or all errors of the set-up. {@link Rules#resume} continues from there; it
     * does not know which actions the active model of the script has taken, and which cubes may be overfull. {@link #run} does.
     */
    public Either<Seq<Fault>, GameState> position(Ruleset ruleset, Scenario scenario) {
        return text.state(setup(ruleset, scenario));
    }

    /** Whether the game begins with its set-up; if not, it continues from the situation. */
    public boolean beginsWithSetup() {
        return text.beginsWithSetup();
    }

    /** Plays the script; returns the result or the failure. */
    public Either<Failed, Playback> run(ScriptRunner standard) {
        Either<Seq<Fault>, Option<Scenario>> named = text.scenarioOf(standard.scenarios());
        if (named.isLeft()) return Either.left(unknownScenario(named.getLeft(), standard));
        ScriptRunner runner = named.get().map(standard::withScenario).getOrElse(standard);
        Either<Failed, GameState> start = midst.map(state -> within(state, runner))
                .getOrElse(() -> start(text, runner).mapLeft(Script::unplayable));
        if (start.isLeft()) return Either.left(start.getLeft());
        ScriptProgress progress = new ScriptProgress(runner.rules(), start.get(), Vector.empty());
        Vector<Playback.Moment> moments = Vector.empty();
        for (ScriptStep step : steps) {
            Either<ScriptStep.Stumble, ScriptProgress> next = step.perform(progress);
            if (next.isLeft()) {
                ScriptProgress end = next.getLeft().progress();
                return Either.left(
                        Failed.of(step, next.getLeft(), new Playback(start.get(), end.state(), end.events(), moments)));
            }
            moments = moments.append(new Playback.Moment(step, progress, next.get()));
            progress = next.get();
        }
        return Either.right(new Playback(start.get(), progress.state(), progress.events(), moments));
    }

    private static Failed unknownScenario(Seq<Fault> errors, ScriptRunner runner) {
        return new Failed(errors, errors.mkString() + (runner.scenarios().size() > FEW ? "" : HOW_TO_KNOW_MORE));
    }

    private static Failed failed(String what, Seq<Fault> errors) {
        return new Failed(errors, what + ":\n  " + errors.mkString("\n  "));
    }

    private static Failed unplayable(Seq<Fault> errors) {
        return failed("the situation cannot be played", errors);
    }

    /** Starts within an activation, a test or a chain of damage. */
    private Either<Failed, GameState> within(ScriptReader.Midst state, ScriptRunner runner) {
        Scenario scenario = runner.scenarioOn(battlefield(), text.items());
        return Deadcube.game(setup(runner.ruleset(), scenario))
                .mapLeft(Script::unplayable)
                .flatMap(game -> state.of(game).mapLeft(errors -> failed("the state cannot be read", errors)));
    }

    /** Starts in the middle of a game, or with the deployment if no model has a place yet. */
    private static Either<Seq<Fault>, GameState> start(SituationText text, ScriptRunner runner) {
        return text.begun(
                runner.rules(), text.setup(runner.ruleset(), runner.scenarioOn(text.battlefield(), text.items())));
    }

    /** A script cannot be read, or its play fails. The message is the {@link #report}. */
    public static final class Failed extends AssertionError {
        private static final long serialVersionUID = 1L;

        private final transient Vector<Fault> faults;
        private final transient Option<Playback> played;

        Failed(Seq<Fault> faults, String report) {
            this(faults, report, Option.none());
        }

        private Failed(Seq<Fault> faults, String report, Option<Playback> played) {
            super(report);
            this.faults = faults.toVector();
            this.played = played;
        }

        /** A step that fails after others. */
        static Failed of(ScriptStep step, ScriptStep.Stumble stumble, Playback played) {
            ScriptProgress progress = stumble.progress();
            String report =
                    "line " + step.source().line() + ": " + step.source().text() + "\n  " + stumble.fault() + "\n"
                            + FailureReport.of(progress.rules(), progress.state());
            return new Failed(Vector.of(stumble.at(step.source())), report, Option.some(played));
        }

        /**
         * All faults of a text that cannot be read or of a situation that cannot be played; otherwise the first one of the play.
         *
         * @return at least one
         */
        public Vector<Fault> faults() {
            return faults;
        }

        /** What was played up to the failure; none if the play did not begin. */
        public Option<Playback> played() {
            return played;
        }

        /** The line, the fault, the prompt, the current effects, the options, and the situation as a script. */
        public String report() {
            return String.valueOf(getMessage());
        }
    }

    /** Reads scripts: the situation up to the statement {@code play}, then the play. */
    private static final class ScriptReader {
        private ScriptReader() {}

        static Either<Seq<Fault>, Script> read(Vector<TextPiece> lines) {
            PlayReader play = new PlayReader();
            Option<Midst> midst = Midst.of(lines);
            Vector<TextPiece> before = midst.map(Midst::before).getOrElse(lines);
            Option<Fault> withoutPlay = withoutPlay(lines);
            if (withoutPlay.isDefined()) return Either.left(withoutPlay.toVector());
            Either<Seq<Fault>, SituationText> situation = SituationText.read(before, play::statement);
            midst.forEach(state -> state.play().forEach(play::statement));
            Vector<Fault> errors = Vector.<Fault>ofAll(situation.swap().getOrElse(Vector.empty()))
                    .appendAll(play.errors);
            if (errors.nonEmpty()) return Either.left(TextBounds.first(errors));
            return Either.right(new Script(situation.get(), midst, play.steps));
        }

        /** A forgotten {@code play} is one fault, not one of each line that follows. */
        private static Option<Fault> withoutPlay(Vector<TextPiece> lines) {
            if (lines.exists(Midst::plays)) return Option.none();
            return lines.flatMap(line -> line.split(';'))
                    .find(ScriptReader::belongsToThePlay)
                    .map(statement -> statement.wrong("the situation does not end", "a line 'play' before this one"));
        }

        private static boolean belongsToThePlay(TextPiece statement) {
            return statement.begins("dice")
                    || statement.begins("expect")
                    || Input.read(statement.text()).exists(Choice.class::isInstance);
        }

        /**
         * The state with which a script begins, if it has one: the statements from a line that begins with {@code state} up to
         * {@code play}, the statements before, and the statements after.
         */
        record Midst(Vector<TextPiece> before, String state, int line, Vector<TextPiece> play) {
            private static final String STATE = "state";
            private static final String PLAY = "play";

            static Option<Midst> of(Vector<TextPiece> lines) {
                int from = lines.indexWhere(Midst::begins);
                int plays = lines.indexWhere(Midst::plays);
                if (from < 0 || plays >= 0 && plays < from) return Option.none();
                int end = plays < 0 ? lines.size() : plays;
                Vector<TextPiece> rest = lines.drop(end).flatMap(line -> line.split(';'));
                return Option.some(new Midst(
                        lines.take(from),
                        lines.slice(from, end + 1).map(TextPiece::text).mkString("\n"),
                        lines.get(from).line(),
                        rest.dropUntil(statement -> statement.text().equals(PLAY))
                                .drop(1)));
            }

            private static boolean begins(TextPiece line) {
                return line.text().contains(STATE)
                        && line.split(';').headOption().exists(first -> first.begins(STATE));
            }

            private static boolean plays(TextPiece line) {
                return line.text().contains(PLAY)
                        && line.split(';').exists(statement -> statement.text().equals(PLAY));
            }

            Either<Seq<Fault>, GameState> of(Game game) {
                return Notation.of(game).read(state, line);
            }
        }

        /** The play of a script: choices in notation, dice and expectations. */
        private static final class PlayReader {
            private static final Pattern NUMBER = Pattern.compile("[0-9]{1,3}");
            private static final Pattern DECLINE = Pattern.compile("(?:([AB][1-9][0-9]?) +)?decline");

            private Vector<ScriptStep> steps = Vector.empty();
            private Vector<Fault> errors = Vector.empty();

            void statement(TextPiece statement) {
                if (statement.begins("dice")) dice(statement);
                else if (statement.begins("expect")) {
                    Reader reader = new Reader();
                    Vector<TextPiece> parts = statement.after("expect").split(',');
                    add(parts.map(reader::read));
                    if (parts.isEmpty()) wrong(statement.expected("what is expected: " + Reader.EXPECTED));
                } else add(Vector.of(choice(statement)));
            }

            private static Either<Fault, ScriptStep> choice(TextPiece statement) {
                Matcher declined = DECLINE.matcher(statement.text());
                if (declined.matches())
                    return Either.right(new Decline(
                            statement,
                            Option.of(declined.group(1))
                                    .flatMap(it -> ModelId.read(it).toOption())));
                Either<Seq<Fault>, Input> input = Input.read(statement.text());
                if (input.isLeft())
                    return Either.left(statement.wrong(input.getLeft().head()));
                if (input.get() instanceof Dice) return Either.left(statement.expected("'dice' before the faces"));
                return Either.right(new Answer(statement, input.get()));
            }

            /** {@code dice 5 7 1 | B 4 1 1}: a bar separates two requests. */
            private void dice(TextPiece statement) {
                Vector<TextPiece> groups = statement.after("dice").split('|');
                if (groups.isEmpty()) wrong(statement.expected("faces, such as 'dice 5 7 1 | 4 1 1'"));
                for (TextPiece group : groups) {
                    Vector<TextPiece> words = group.words();
                    Option<Side> side =
                            Side.BOTH.find(s -> s.name().equals(words.head().text()));
                    Vector<TextPiece> faces = side.isDefined() ? words.tail() : words;
                    faces.filter(w -> !isFace(w.text()))
                            .forEach(w -> wrong(w.expected("a face: a number, or the name of a command die's face")));
                    if (faces.isEmpty()) wrong(group.expected("faces after the side"));
                    steps = steps.append(new Faces(group, side, faces.map(TextPiece::text)));
                }
            }

            private static boolean isFace(String word) {
                return NUMBER.matcher(word).matches() || CommandFace.read(word).isRight();
            }

            private void add(Vector<Either<Fault, ScriptStep>> read) {
                read.forEach(step -> step.peek(s -> steps = steps.append(s)).peekLeft(this::wrong));
            }

            private void wrong(Fault error) {
                if (errors.size() <= TextBounds.MOST_ERRORS) errors = errors.append(error);
            }
        }
    }
}
