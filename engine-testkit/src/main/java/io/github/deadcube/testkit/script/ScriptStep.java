package io.github.deadcube.testkit.script;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

interface ScriptStep {
    TextPiece source();

    default String said() {
        return source().text();
    }

    /** The refusal that the step expects; none for other steps. */
    default Option<Rejection> refusal(ScriptProgress progress) {
        return Option.none();
    }

    Either<Stumble, ScriptProgress> perform(ScriptProgress progress);

    /** A failed step: the broken rule, what is wrong, and the progress before it. */
    record Stumble(RuleId rule, CharSequence fault, ScriptProgress progress) {
        /** A fault that breaks no rule of the game. */
        Stumble(CharSequence fault, ScriptProgress progress) {
            this(Fault.UNREADABLE, fault, progress);
        }

        Fault at(TextPiece statement) {
            return Fault.of(rule, fault).at(statement.line(), statement.column());
        }
    }

    /** A choice, or the order of a shuffle. */
    record Answer(TextPiece source, Input input) implements ScriptStep {
        @Override
        public Either<Stumble, ScriptProgress> perform(ScriptProgress progress) {
            return progress.answer(input);
        }
    }

    /** {@code decline} without a rule: the only offer, of one model or of all, is declined. */
    record Decline(TextPiece source, Option<ModelId> model) implements ScriptStep {
        @Override
        public Either<Stumble, ScriptProgress> perform(ScriptProgress progress) {
            Vector<Choice> offered =
                    progress.options().filter(choice -> choice instanceof Choice.Decline && model.forAll(choice::fits));
            return offered.size() == 1
                    ? new Answer(source, offered.head()).perform(progress)
                    : Either.left(new Stumble(
                            offered.isEmpty()
                                    ? Sentence.of("nothing to decline is offered ({no})", no(progress))
                                    : Sentence.of("several can be declined: {offered}", Sentence.any(offered)),
                            progress));
        }

        /** The word for no that is offered, as the engine names it. */
        private static String no(ScriptProgress progress) {
            Choice done = new Choice.Done();
            return progress.rules().apply(progress.state(), done).fold(Rejection::expected, next -> done.toString());
        }
    }

    /**
     * Faces for one or more requests in a row, {@code 5 7 1} or {@code A 5 7 1}. No face may be missing or left over.
     */
    record Faces(TextPiece source, Option<Side> side, Vector<String> faces) implements ScriptStep {
        @Override
        public String said() {
            return "dice " + source.text();
        }

        @Override
        public Either<Stumble, ScriptProgress> perform(ScriptProgress start) {
            ScriptProgress progress = start;
            Vector<String> left = faces;
            while (left.nonEmpty()) {
                ScriptProgress now = progress;
                if (!(now.prompt() instanceof Prompt.DiceRequest request))
                    return stumble(Sentence.of("{surplus}, and the engine asks for no dice", surplus(left)), now);
                if (side.exists(s -> s != request.side()))
                    return stumble(
                            Sentence.of(
                                    "{what}, but {request}",
                                    (left.size() < faces.size()
                                            ? surplus(left)
                                            : Sentence.of("these are dice of {side}", side.get())),
                                    request),
                            now);
                if (left.size() < request.dice())
                    return stumble(
                            Sentence.of("too few faces: {left} left, but {request}", left.mkString(" "), request), now);
                Option<Dice> dice = dice(left.take(request.dice()), request.die());
                if (dice.isEmpty())
                    return stumble(
                            Sentence.of(
                                    "no faces of {die}: {faces}, but {request}",
                                    request.die(),
                                    left.take(request.dice()).mkString(" "),
                                    request),
                            now);
                Either<Stumble, ScriptProgress> next = now.answer(dice.get());
                if (next.isLeft())
                    return stumble(
                            Sentence.of("{fault}, but {request}", next.getLeft().fault(), request), now);
                left = left.drop(request.dice());
                progress = next.get();
            }
            return Either.right(progress);
        }

        private String surplus(Vector<String> left) {
            String whose = side.map(s -> " of " + s).getOrElse("");
            return left.size() + (left.size() == 1 ? " face" : " faces") + whose + " left over: " + left.mkString(" ");
        }

        private static Option<Dice> dice(Vector<String> faces, Die die) {
            return Option.sequence(faces.map(face -> face(face, die))).map(Dice::of);
        }

        private static Option<Integer> face(String face, Die die) {
            if (Character.isDigit(face.charAt(0))) return Option.some(Integer.parseInt(face));
            return CommandFace.read(face)
                    .toOption()
                    .filter(f -> die.equals(Die.COMMAND))
                    .map(f -> CommandFace.ALL.indexOf(f) + 1);
        }

        private static Either<Stumble, ScriptProgress> stumble(CharSequence fault, ScriptProgress progress) {
            return Either.left(new Stumble(fault, progress));
        }
    }

    /**
     * The progress of a script: the current state, all events, oldest first, and the earlier states.
     */
    record ScriptProgress(Rules rules, GameState state, Vector<Event> events, Vector<GameState> past) {
        /** The beginning of a play, or a state of a game that no script plays. */
        ScriptProgress(Rules rules, GameState state, Vector<Event> events) {
            this(rules, state, events, Vector.empty());
        }

        Prompt prompt() {
            return rules.prompt(state);
        }

        String asked() {
            return prompt().toString();
        }

        /**
         * Applies the input, or returns the reason of the refusal. An accepted choice must also be an offered option.
         */
        Either<Stumble, ScriptProgress> answer(Input input) {
            return rules.apply(state, input)
                    .mapLeft(rejection ->
                            new Stumble(rejection.rule(), Sentence.of("refused by {rejection}", rejection), this))
                    .filterOrElse(
                            next -> !(input instanceof Choice) || lists(input),
                            next -> new Stumble("accepted, but not listed", this))
                    .map(next -> new ScriptProgress(
                            rules, next.state(), events.appendAll(next.events()), past.append(state)));
        }

        boolean lists(Input input) {
            return options().exists(input::equals);
        }

        /** The options of a decision; empty if the prompt is another one. */
        Vector<Choice> options() {
            return prompt() instanceof Prompt.Decision decision ? decision.options() : Vector.empty();
        }
    }
}
