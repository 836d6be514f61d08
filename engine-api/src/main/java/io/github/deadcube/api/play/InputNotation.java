package io.github.deadcube.api.play;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Pattern;

/** The notation of dice and orders; {@link ChoiceNotation} has that of choices. */
final class InputNotation {
    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,10}");

    /** No input of a game is nearly as long. A longer text is not read. */
    private static final int LONGEST = 2_000;

    private InputNotation() {}

    static Either<Fault, Input> parse(String text) {
        if (text.length() > LONGEST)
            return Either.left(Fault.of(
                    Sentence.of("an input of {count} characters", text.length()), LONGEST + " characters at most"));
        String words = singleSpaced(text.strip());
        if (words.isEmpty())
            return Either.left(
                    Fault.of("nothing is written", "a choice such as A3 activate, or the faces of dice such as 8 3 5"));
        if (number(before(words)).isDefined())
            return numbers(words)
                    .toEither(
                            () -> Fault.of(Sentence.of("'{words}' is no row of faces", words), "numbers such as 8 3 5"))
                    .map(Dice::of);
        if (before(words).equals("order"))
            return numbers(after(words))
                    .toEither(() -> Fault.of(
                            Sentence.of("'{words}' is no order", words), "order and numbers, such as order 3 1 2"))
                    .map(Input.Shuffle::new);
        return Either.narrow(ChoiceNotation.parse(words));
    }

    private static String singleSpaced(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c == ' ' && text.charAt(i + 1) == ' ')
                return SPACE.matcher(text).replaceAll(" ");
        }
        return text;
    }

    /** The first word. */
    static String before(String words) {
        int space = words.indexOf(' ');
        return space < 0 ? words : words.substring(0, space);
    }

    /** What comes after the first word. */
    static String after(String words) {
        int space = words.indexOf(' ');
        return space < 0 ? "" : words.substring(space + 1);
    }

    static Option<Integer> number(String word) {
        if (!NUMBER.matcher(word).matches()) return Option.none();
        long number = Long.parseLong(word);
        return Option.when(number == (int) number, (int) number);
    }

    private static Option<Vector<Integer>> numbers(String words) {
        if (words.isEmpty()) return Option.some(Vector.empty());
        return Option.sequence(Vector.of(words.split(" ", -1)).map(InputNotation::number))
                .map(Seq::toVector);
    }
}
