package io.github.deadcube.testkit.script;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Result;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.text.Piece;
import io.github.deadcube.core.text.TextError;
import io.github.deadcube.testkit.script.Expectation.Fact;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a script may expect of the game; of its prompt and its events see {@link PromptFacts} and {@link EventFacts}. */
final class GameFacts {
    static final String EXPECTED =
            "of the game: score A 2, command A model dice, round 2, initiative B, token 2 at c4, smoke c4, no smoke,"
                    + " laid K-TRAP (FRAG (3)) of A2 at c5, nothing laid, why A1 advances, finished, A wins, a draw (VIC-6), "
                    + PromptFacts.EXPECTED + ", " + EventFacts.EXPECTED;

    private static final Pattern SCORE = Pattern.compile("score ([AB]) ([0-9]{1,4})");
    private static final Pattern COMMAND = Pattern.compile("command ([AB]) (.+)");
    private static final Pattern ROUND = Pattern.compile("round ([0-9]{1,4})");
    private static final Pattern INITIATIVE = Pattern.compile("initiative ([AB])");
    private static final Pattern TOKEN = Pattern.compile("token ([0-9]{1,2}) (gone|face up|face down|at .+)");
    private static final Pattern SMOKE = Pattern.compile("no smoke|smoke ([a-z0-9: ]+)");
    private static final String LAID = "laid ";
    private static final Pattern RESULT = Pattern.compile("([AB] wins|a draw)( \\([A-Z0-9-]+\\))?");

    private GameFacts() {}

    static Either<TextError, Fact> parse(Piece item) {
        Option<Fact> fact = stands(item.text());
        if (fact.isDefined()) return Either.right(fact.get());
        return switch (item.first().text()) {
            case "asks", "offers", "refuses" -> PromptFacts.parse(item);
            case "event", "no" -> EventFacts.parse(item);
            default -> Either.left(item.expected(ModelFacts.EXPECTED + "; " + EXPECTED));
        };
    }

    private static Option<Fact> stands(String text) {
        return score(text)
                .orElse(() -> command(text))
                .orElse(() -> matched(ROUND, text).map(m -> number(m.group(1), Position::round, "it is round ")))
                .orElse(() -> matched(INITIATIVE, text).map(m -> initiative(m.group(1))))
                .orElse(() -> matched(TOKEN, text).map(m -> token(Integer.parseInt(m.group(1)), m.group(2))))
                .orElse(() -> smoke(text))
                .orElse(() -> laid(text))
                .orElse(() -> result(text))
                .orElse(() -> Option.when(text.startsWith("why "), () -> why(text.substring("why ".length()))));
    }

    private static Option<Fact> score(String text) {
        return matched(SCORE, text).map(m -> {
            Side side = Side.valueOf(m.group(1));
            return number(m.group(2), position -> position.side(side).score(), side + " has a score of ");
        });
    }

    private static Fact number(String wanted, Function<Position, Integer> found, String words) {
        return scene -> {
            int is = found.apply(scene.state().position());
            return Option.when(is != Integer.parseInt(wanted), () -> words + is);
        };
    }

    private static Option<Fact> command(String text) {
        return matched(COMMAND, text)
                .flatMap(m -> CommandDice.parse(m.group(2)).map(dice -> scene -> {
                    CommandDice has = scene.state()
                            .position()
                            .side(Side.valueOf(m.group(1)))
                            .command();
                    return Option.when(!has.equals(dice), () -> m.group(1) + " has " + has);
                }));
    }

    private static Fact initiative(String side) {
        return scene -> {
            Side has = scene.state().position().initiative();
            return Option.when(!has.name().equals(side), () -> has + " has it");
        };
    }

    /** {@code token 2 at c4}, {@code token 2 gone}, {@code token 2 face up}. */
    private static Fact token(int number, String wanted) {
        return scene -> {
            Option<Token> token = scene.state().position().tokens().find(t -> t.number() == number);
            boolean holds = wanted.equals("gone")
                    ? token.isEmpty()
                    : token.exists(t ->
                            wanted.equals("at " + t.cube()) || wanted.equals(t.faceUp() ? "face up" : "face down"));
            return Option.when(
                    !holds,
                    () -> token.map(t -> "it lies at " + t.cube() + (t.faceUp() ? " face up" : " face down"))
                            .getOrElse("it is gone"));
        };
    }

    /** {@code smoke c4 d5}, and nowhere else; {@code no smoke}. */
    private static Option<Fact> smoke(String text) {
        return matched(SMOKE, text).map(m -> {
            String wanted = m.group(1) == null ? "" : m.group(1);
            return scene -> {
                String is = smoke(scene.state().position()).mkString(" ");
                return Option.when(
                        !is.equals(wanted), () -> is.isEmpty() ? "there is none" : "there is smoke in " + is);
            };
        });
    }

    /** {@code laid K-TRAP (FRAG (3)) of A2 at c5}; {@code nothing laid}, smoke apart. */
    private static Option<Fact> laid(String text) {
        if (text.equals("nothing laid"))
            return Option.some(scene -> Option.when(
                    !laid(scene.state().position()).isEmpty(),
                    () -> laid(scene.state().position()).mkString("there is ", ", ", "")));
        if (!text.startsWith(LAID)) return Option.none();
        return Marker.parse(text.substring(LAID.length())).toOption().map(wanted -> scene -> {
            Vector<Marker> all = laid(scene.state().position());
            return Option.when(
                    !all.contains(wanted),
                    () -> all.isEmpty() ? "there is nothing" : all.mkString("there is ", ", ", ""));
        });
    }

    private static Vector<Marker> laid(Position position) {
        return position.markers().reject(marker -> marker.rule().equals(RuleIds.K_SMOKE));
    }

    /** {@code finished}; {@code A wins} or {@code a draw}, with the rule in brackets or without. */
    private static Option<Fact> result(String text) {
        if (!text.equals("finished") && !RESULT.matcher(text).matches()) return Option.none();
        return Option.some(scene -> {
            Option<Result> result = scene.state().position().result();
            boolean holds = result.exists(r -> text.equals("finished") || PromptFacts.says(r.toString(), text));
            return Option.when(!holds, () -> result.map(Result::toString).getOrElse("the game goes on"));
        });
    }

    private static Fact why(String words) {
        return scene -> {
            String why = scene.state().why();
            return Option.when(!why.contains(words), () -> "what goes on is " + why);
        };
    }

    private static Option<Matcher> matched(Pattern pattern, String text) {
        Matcher m = pattern.matcher(text);
        return Option.when(m.matches(), m);
    }

    private static Vector<Cube> smoke(Position position) {
        return position.markers()
                .filter(marker -> marker.rule().equals(RuleIds.K_SMOKE))
                .map(Marker::cube);
    }
}
