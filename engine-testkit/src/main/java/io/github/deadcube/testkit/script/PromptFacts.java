package io.github.deadcube.testkit.script;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.ItemForm;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.testkit.script.Expectation.Fact;
import io.github.deadcube.testkit.script.Expectation.Finding;
import io.github.deadcube.testkit.script.ScriptStep.ScriptProgress;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

final class PromptFacts {
    private static final String PURPOSES = Vector.of(Purpose.values()).mkString("|");
    private static final Pattern ASKS = Pattern.compile(
            "asks ([AB](?:(?: rolls [0-9]{1,3} (?:d8|command dice|draws from [0-9]{1,3}))?(?:: (?:" + PURPOSES
                    + "))?| shuffles [0-9]{1,3})(?: \\([A-Z0-9-]+\\))?|finished(?:: (?:[AB] wins|a draw)(?: "
                    + "\\([A-Z0-9-]+\\))?)?)");
    private static final String REFUSED = "an input, then 'by' and a rule if it matters: 'refuses A1 sprint by SPR-2'";
    private static final Pattern REFUSES = Pattern.compile("refuses (.+?)(?: by (" + Things.RULE + "))?");

    private static final String EXACTLY = "offers exactly";

    static final Vector<ItemForm<Fact>> FORMS = Vector.of(
            ItemForm.of("asks", "asks B: fight back (AST-3)", PromptFacts::asked),
            ItemForm.of("asks", "asks A rolls 3 d8: test", PromptFacts::asked),
            ItemForm.of(EXACTLY, "offers exactly B1 survive | B1 fight back", PromptFacts::exactly),
            ItemForm.of("offers", "offers A1 spot 5", item -> input(item.rest()).map(Offers::new)),
            ItemForm.of("refuses", "refuses A1 sprint by SPR-2", PromptFacts::refuses));

    private PromptFacts() {}

    /** A list of options may be long. */
    static boolean mayBeLong(TextPiece item) {
        return item.begins(EXACTLY) || item.begins("not " + EXACTLY);
    }

    private static Either<Fault, Fact> asked(TextPiece item) {
        Matcher m = ASKS.matcher(item.text());
        if (!m.matches())
            return Either.left(item.expected(Sentence.of(
                    "'asks', a side and a purpose, such as 'asks B: fight back', 'asks A rolls 5 d8: test' or 'asks "
                            + "finished'; purposes are {purposes}",
                    PURPOSES.replace("|", ", "))));
        String words = m.group(1);
        return Either.right(
                progress -> Finding.of(says(progress.asked(), words), () -> "the prompt is " + progress.asked()));
    }

    /** Whether a short text equals a longer one up to its brackets, its colon or its number of dice. */
    static boolean says(String whole, String words) {
        if (!whole.startsWith(words)) return false;
        String rest = whole.substring(words.length());
        return rest.isEmpty()
                || rest.startsWith(":")
                || rest.startsWith(" (")
                || rest.startsWith(" rolls ")
                || rest.startsWith(" shuffles ");
    }

    private record Offers(Input input) implements Fact {
        @Override
        public Finding in(ScriptProgress progress) {
            boolean listed = progress.lists(input);
            Option<Rejection> refused = refusal(progress, input);
            if (listed != refused.isEmpty())
                return Finding.unknown("it is " + (listed ? "" : "not ") + "listed, and " + verdict(refused));
            return Finding.of(listed, () -> "it is " + verdict(refused));
        }

        @Override
        public Vector<Input> inputs() {
            return Vector.of(input);
        }
    }

    private static Either<Fault, Fact> exactly(TextPiece item) {
        Vector<TextPiece> parts = item.after(EXACTLY).split('|');
        if (parts.isEmpty())
            return Either.left(
                    item.expected("every option, with a bar between two, such as 'offers exactly pass | A1 activate'"));
        return Either.sequence(parts.map(PromptFacts::input))
                .mapLeft(Seq::head)
                .map(wanted -> new OffersExactly(wanted.toVector()));
    }

    /** The whole set of options, in any order. */
    private record OffersExactly(Vector<Input> inputs) implements Fact {
        @Override
        public Finding in(ScriptProgress progress) {
            Vector<Input> offered = Vector.narrow(progress.options());
            Vector<String> differences = told("not offered: ", inputs.removeAll(offered))
                    .appendAll(told("also offered: ", offered.removeAll(inputs)));
            return Finding.of(
                    differences.isEmpty(),
                    () -> differences.isEmpty() ? "these are the options" : differences.mkString("; "));
        }

        private static Vector<String> told(String what, Vector<Input> inputs) {
            return inputs.isEmpty() ? Vector.empty() : Vector.of(inputs.mkString(what, " | ", ""));
        }
    }

    private static Either<Fault, Fact> refuses(TextPiece item) {
        Matcher m = REFUSES.matcher(item.text());
        if (!m.matches()) return Either.left(item.expected("'refuses' and " + REFUSED));
        Option<String> rule = Option.of(m.group(2));
        return input(item.part(m.start(1), m.end(1)))
                .mapLeft(fault -> item.part(m.start(1), m.end(1)).wrong(fault.sentence(), REFUSED))
                .map(input -> new Refuses(input, rule));
    }

    /** The rules refuse an input, by the rule that is named. */
    record Refuses(Input input, Option<String> rule) implements Fact {
        @Override
        public Finding in(ScriptProgress progress) {
            Option<Rejection> refused = refusal(progress, input);
            if (refused.isDefined() && progress.lists(input))
                return Finding.unknown("it is listed, and " + verdict(refused));
            return Finding.of(
                    refused.exists(no -> rule.forAll(r -> r.equals(no.rule().id()))),
                    () -> "it is " + verdict(refused));
        }

        @Override
        public Vector<Input> inputs() {
            return Vector.of(input);
        }
    }

    /** The explanation of the engine, which must equal its refusal. */
    static Option<Rejection> refusal(ScriptProgress progress, Input input) {
        Option<Rejection> refused =
                progress.rules().apply(progress.state(), input).swap().toOption();
        if (!(input instanceof Choice choice)) return refused;
        Option<Rejection> explained = progress.rules().explain(progress.state(), choice);
        if (!explained.equals(refused))
            throw new IllegalStateException(
                    choice + " is " + verdict(refused) + ", but explained as " + verdict(explained));
        return refused;
    }

    private static String verdict(Option<Rejection> refused) {
        return refused.map(r -> "refused by " + r).getOrElse("accepted");
    }

    private static Either<Fault, Input> input(TextPiece notation) {
        return Input.read(notation.text()).mapLeft(faults -> notation.wrong(faults.head()));
    }
}
