package io.github.deadcube.testkit.script;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.script.SituationText;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.testkit.script.Expectation.Reader;
import io.github.deadcube.testkit.script.ScriptStep.Answer;
import io.github.deadcube.testkit.script.ScriptStep.Decline;
import io.github.deadcube.testkit.script.ScriptStep.Faces;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads scripts: the situation up to the statement {@code play}, then the play. */
final class ScriptReader {
    private ScriptReader() {}

    static Either<Seq<Fault>, Script> read(Vector<TextPiece> lines) {
        PlayReader play = new PlayReader();
        Option<Midst> midst = Midst.of(lines);
        Vector<TextPiece> before = midst.map(Midst::before).getOrElse(lines);
        Option<Fault> withoutPlay = withoutPlay(lines);
        if (withoutPlay.isDefined()) return Either.left(withoutPlay.toVector());
        Either<Seq<Fault>, SituationText> situation = SituationText.read(before, play::statement);
        midst.forEach(state -> state.play().forEach(play::statement));
        Vector<Fault> errors =
                Vector.<Fault>ofAll(situation.swap().getOrElse(Vector.empty())).appendAll(play.errors);
        if (errors.nonEmpty()) return Either.left(TextBounds.first(errors));
        return Either.right(new Script(situation.get(), midst, play.steps));
    }

    /** A forgotten {@code play} is one fault, not one of each line that follows. */
    static Option<Fault> withoutPlay(Vector<TextPiece> lines) {
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
     * The state with which a script begins, if it has one: the statements from a line that begins with {@code state} up
     * to {@code play}, the statements before, and the statements after.
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
                    rest.dropUntil(statement -> statement.text().equals(PLAY)).drop(1)));
        }

        private static boolean begins(TextPiece line) {
            return line.text().contains(STATE) && line.split(';').headOption().exists(first -> first.begins(STATE));
        }

        private static boolean plays(TextPiece line) {
            return line.text().contains(PLAY)
                    && line.split(';').exists(statement -> statement.text().equals(PLAY));
        }

        Either<Seq<Fault>, GameState> state(Game game) {
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
                if (parts.isEmpty())
                    wrong(statement.expected(Sentence.of("what is expected: {expected}", Reader.EXPECTED)));
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
