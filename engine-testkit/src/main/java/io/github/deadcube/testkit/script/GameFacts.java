package io.github.deadcube.testkit.script;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.support.ItemForm;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.testkit.script.Expectation.Fact;
import io.github.deadcube.testkit.script.Expectation.Finding;
import io.github.deadcube.testkit.script.Expectation.Reader;
import io.github.deadcube.testkit.script.ScriptStep.ScriptProgress;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The facts about the game that a script may expect. {@link PromptFacts} has those about prompts, {@link EventFacts}
 * those about events.
 */
final class GameFacts {
    private static final Pattern SCORE = Pattern.compile("score ([AB]) (" + ItemForm.SCORE + ")");
    private static final Pattern COMMAND = Pattern.compile("command ([AB]) (.+)");
    private static final Pattern ROUND = Pattern.compile("round ([0-9]{1,4})");
    private static final Pattern INITIATIVE = Pattern.compile("initiative ([AB])");
    private static final Pattern TOKEN =
            Pattern.compile("token (" + ItemForm.TOKEN + ")(?: (gone)|(?: at ([a-z0-9:]+))?(?: face (up|down))?)");
    private static final Pattern RESULT = Pattern.compile("([AB] wins|a draw)( \\([A-Z0-9-]+\\))?");

    static final Vector<ItemForm<Fact>> FORMS = Vector.of(
                    form("score A 2", SCORE, GameFacts::score),
                    ItemForm.of("command", "command A model dice", GameFacts::command),
                    form("round 2", ROUND, m -> number(m.group(1), Position::round, "it is round ")),
                    form("initiative B", INITIATIVE, m -> initiative(m.group(1))),
                    ItemForm.of("token", "token 2 at c4", GameFacts::token),
                    ItemForm.of("token", "token 2 at c4 face down", GameFacts::token),
                    ItemForm.of("token", "token 2 face up", GameFacts::token),
                    ItemForm.of("token", "token 2 gone", GameFacts::token),
                    ItemForm.of("smoke", "smoke c4 d5", GameFacts::smoke),
                    ItemForm.alone("no smoke", smoke(Vector.empty())),
                    ItemForm.of("laid", "laid K-TRAP (FRAG (3)) of A2 at c5", GameFacts::laid),
                    ItemForm.<Fact>alone("nothing laid", progress -> laid(progress, Vector::isEmpty)),
                    ItemForm.of("why", "why A1 advances", GameFacts::why),
                    ItemForm.<Fact>alone("finished", progress -> result(progress, r -> true)),
                    form("A wins", RESULT, GameFacts::result),
                    form("B wins", RESULT, GameFacts::result),
                    form("a draw (VIC-6)", RESULT, GameFacts::result))
            .appendAll(PromptFacts.FORMS)
            .appendAll(EventFacts.FORMS);

    static final Sentence EXPECTED = Sentence.of("of the game: {examples}", ItemForm.examples(FORMS));

    private GameFacts() {}

    static Either<Fault, Fact> parse(TextPiece item) {
        if (item.begins("no event")) return Either.left(item.expected("'not event', such as 'not event SLAM-1'"));
        return ItemForm.read(FORMS, item).getOrElse(() -> Either.left(item.expected(Reader.EXPECTED)));
    }

    /** A form that begins with the first word of its example. */
    private static ItemForm<Fact> form(String example, Pattern pattern, Function<Matcher, Fact> fact) {
        String first = example.substring(0, example.indexOf(' '));
        return ItemForm.of(first, example, item -> {
            Matcher m = pattern.matcher(item.text());
            return m.matches()
                    ? Either.right(fact.apply(m))
                    : Either.left(item.expected(Sentence.of("a form such as '{example}'", example)));
        });
    }

    private static Fact score(Matcher m) {
        Side side = Side.valueOf(m.group(1));
        return number(m.group(2), position -> position.side(side).score(), side + " has a score of ");
    }

    private static Fact number(String wanted, Function<Position, Integer> found, String words) {
        return progress -> {
            int is = found.apply(progress.state().position());
            return Finding.of(is == Integer.parseInt(wanted), () -> words + is);
        };
    }

    private static Either<Fault, Fact> command(TextPiece item) {
        Matcher m = COMMAND.matcher(item.text());
        Option<CommandDice> dice = m.matches() ? CommandDice.read(m.group(2)).toOption() : Option.none();
        if (dice.isEmpty()) return Either.left(item.expected("a side and faces, such as 'command A model dice'"));
        Side side = Side.valueOf(m.group(1));
        return Either.right(progress -> {
            CommandDice has = progress.state().position().side(side).command();
            return Finding.of(has.equals(dice.get()), () -> side + " has " + has);
        });
    }

    private static Fact initiative(String side) {
        return progress -> {
            Side has = progress.state().position().initiative();
            return Finding.of(has.name().equals(side), () -> has + " has it");
        };
    }

    private static Either<Fault, Fact> token(TextPiece item) {
        Matcher m = TOKEN.matcher(item.text());
        Option<Cube> at =
                m.matches() ? Option.of(m.group(3)).flatMap(it -> Cube.read(it).toOption()) : Option.none();
        boolean read = m.matches()
                && (m.group(2) != null || m.group(3) != null || m.group(4) != null)
                && (m.group(3) == null || at.isDefined());
        if (!read)
            return Either.left(item.expected("a form such as 'token 2 at c4', 'token 2 at c4 face down', "
                    + "'token 2 face up' or 'token 2 gone'"));
        int number = Integer.parseInt(m.group(1));
        boolean gone = m.group(2) != null;
        Option<Boolean> faceUp = Option.of(m.group(4)).map("up"::equals);
        return Either.right(progress -> {
            Option<Finding> unknown = Things.unknownToken(number, progress);
            if (unknown.isDefined()) return unknown.get();
            Option<Token> token = progress.state().position().tokens().find(t -> t.number() == number);
            boolean holds = gone
                    ? token.isEmpty()
                    : token.exists(t -> at.forAll(t.cube()::equals) && faceUp.forAll(up -> up == t.faceUp()));
            return Finding.of(
                    holds,
                    () -> token.map(t -> "it is at " + t.cube() + (t.faceUp() ? " face up" : " face down"))
                            .getOrElse("it is gone"));
        });
    }

    /** {@code smoke c4 d5}, and in no other cube; {@code no smoke}. */
    private static Either<Fault, Fact> smoke(TextPiece item) {
        Vector<TextPiece> words = item.rest().words();
        Option<TextPiece> wrong = words.find(word -> Cube.read(word.text()).isLeft());
        if (words.isEmpty() || wrong.isDefined())
            return Either.left(wrong.getOrElse(item.rest()).expected("each cube with smoke, such as 'smoke c4 d5'"));
        return Either.right(smoke(words.map(word -> Cube.of(word.text()))));
    }

    private static Fact smoke(Vector<Cube> wanted) {
        return progress -> {
            Vector<Cube> is = smoke(progress.state().position());
            return Finding.of(
                    is.sorted().equals(wanted.distinct().sorted()),
                    () -> is.isEmpty() ? "there is none" : "there is smoke in " + is.mkString(" "));
        };
    }

    /** {@code laid K-TRAP (FRAG (3)) of A2 at c5}; not for smoke. */
    private static Either<Fault, Fact> laid(TextPiece item) {
        return Marker.read(item.rest().text())
                .mapLeft(faults ->
                        item.wrong(faults.head().sentence(), "a marker such as 'laid K-TRAP (FRAG (3)) of A2 at c5'"))
                .map(wanted -> progress -> laid(progress, all -> all.contains(wanted)));
    }

    private static Finding laid(ScriptProgress progress, Predicate<Vector<Marker>> holds) {
        Vector<Marker> all = progress.state().position().markers().reject(Marker::isSmoke);
        return Finding.of(
                holds.test(all), () -> all.isEmpty() ? "there is nothing" : all.mkString("there is ", ", ", ""));
    }

    /** {@code A wins} or {@code a draw}, with or without the rule in brackets. */
    private static Fact result(Matcher m) {
        return progress -> result(progress, r -> PromptFacts.says(r, m.group()));
    }

    private static Finding result(ScriptProgress progress, Predicate<String> is) {
        Option<Result> result = progress.state().position().result();
        return Finding.of(
                result.map(Result::toString).exists(is),
                () -> result.map(Result::toString).getOrElse("the game goes on"));
    }

    /**
     * A part of the description of what is going on. Its negation denies what was going on since the play began: no
     * other words can be checked, because an application describes its own rules.
     */
    private static Either<Fault, Fact> why(TextPiece item) {
        String words = item.rest().text();
        if (words.isEmpty())
            return Either.left(
                    item.expected("a part of the description of the current action, such as 'why A1 advances'"));
        return Either.right(progress -> {
            String why = progress.state().describePending();
            if (why.contains(words)) return Finding.of(true, () -> "the current action is " + why);
            String like = Things.unnamed(words);
            return progress.past()
                            .exists(state ->
                                    Things.unnamed(state.describePending()).contains(like))
                    ? Finding.of(false, () -> "the current action is " + why)
                    : Finding.unknown("nothing like it has been going on; the current action is " + why);
        });
    }

    private static Vector<Cube> smoke(Position position) {
        return position.markers().filter(Marker::isSmoke).map(Marker::cube);
    }
}
