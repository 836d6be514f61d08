package io.github.deadcube.testkit.script;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.core.text.Piece;
import io.github.deadcube.core.text.TextError;
import io.github.deadcube.testkit.script.Expectation.Fact;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a script may expect of the prompt. */
final class PromptFacts {
    static final String EXPECTED =
            "asks B: fight back (AST-3), asks A rolls 3 d8: test, offers A1 spot 5, refuses A1 sprint by SPR-2";

    private static final String PURPOSES = Vector.of(Purpose.values()).mkString("|");
    private static final Pattern ASKS =
            Pattern.compile("asks ([AB](?:(?: rolls [0-9]{1,3} (?:d8|command dice))?(?:: (?:" + PURPOSES
                    + "))?| shuffles [0-9]{1,3})(?: \\([A-Z0-9-]+\\))?)");
    private static final Pattern REFUSES = Pattern.compile("refuses (.+?)(?: by ([A-Z0-9]+(?:-[A-Z0-9]+)+))?");

    private PromptFacts() {}

    static Either<TextError, Fact> parse(Piece item) {
        if (item.begins("offers")) return input(item.rest()).map(PromptFacts::offers);
        if (item.begins("refuses")) return refuses(item);
        Matcher m = ASKS.matcher(item.text());
        if (!m.matches())
            return Either.left(item.expected("'asks', a side and a purpose, such as 'asks B: fight back'; purposes are "
                    + PURPOSES.replace("|", ", ")));
        return Either.right(asks(m.group(1)));
    }

    /** Whether words say what a longer text says before its brackets, its colon or its count of dice. */
    static boolean says(String whole, String words) {
        if (!whole.startsWith(words)) return false;
        String rest = whole.substring(words.length());
        return rest.isEmpty()
                || rest.startsWith(":")
                || rest.startsWith(" (")
                || rest.startsWith(" rolls ")
                || rest.startsWith(" shuffles ");
    }

    private static Fact asks(String words) {
        return scene -> Option.when(!says(scene.asked(), words), () -> "asked is " + scene.asked());
    }

    private static Fact offers(Input input) {
        return scene -> {
            boolean listed = scene.lists(input);
            Option<Rejection> refused = refusal(scene, input);
            if (listed != refused.isEmpty())
                return Option.some("it is " + (listed ? "" : "not ") + "listed, and " + verdict(refused));
            return refused.map(Rejection::toString).map(r -> "it is refused by " + r);
        };
    }

    private static Either<TextError, Fact> refuses(Piece item) {
        Matcher m = REFUSES.matcher(item.text());
        if (!m.matches())
            return Either.left(item.expected("'refuses' and an input, such as 'refuses A1 sprint by SPR-2'"));
        Option<String> rule = Option.of(m.group(2));
        return input(item.part(m.start(1), m.end(1))).map(input -> scene -> {
            Option<Rejection> refused = refusal(scene, input);
            if (refused.isDefined() && scene.lists(input)) return Option.some("it is listed, and " + verdict(refused));
            return Option.when(
                    refused.isEmpty()
                            || rule.exists(r -> !r.equals(refused.get().rule().id())),
                    () -> "it is " + verdict(refused));
        });
    }

    /** What the engine says when asked, which is what it says when it refuses. */
    private static Option<Rejection> refusal(ScriptProgress scene, Input input) {
        Option<Rejection> refused =
                scene.rules().apply(scene.state(), input).swap().toOption();
        if (!(input instanceof Choice choice)) return refused;
        Option<Rejection> explained = scene.rules().explain(scene.state(), choice);
        if (!explained.equals(refused))
            throw new IllegalStateException(
                    choice + " is " + verdict(refused) + ", but explained as " + verdict(explained));
        return refused;
    }

    private static String verdict(Option<Rejection> refused) {
        return refused.map(r -> "refused by " + r).getOrElse("accepted");
    }

    private static Either<TextError, Input> input(Piece notation) {
        return Input.parse(notation.text()).mapLeft(fault -> notation.wrong(fault, "an input in notation"));
    }
}
