package io.github.deadcube.api.play;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The notation of markers: rule, number or effect, owner, cube, and end. */
final class MarkerNotation {
    private static final int LONGEST = 400;
    private static final Pattern FORM =
            Pattern.compile("([A-Z0-9]++(?:-[A-Z0-9]++)++)(?: ([0-9]{1,3}))?(?: \\((.+)\\))?"
                    + "(?: of ([AB][0-9]{1,4}))? at (\\S+)(?: until (test|attack|activation|turn|round|game))?");

    private MarkerNotation() {}

    static Either<String, Marker> parse(String text) {
        Matcher m = FORM.matcher(text.length() <= LONGEST ? text : "");
        if (!m.matches()) return unreadable(text);
        Option<RuleId> rule = RuleId.read(m.group(1)).toOption();
        Option<Cube> cube = Cube.read(m.group(5)).toOption();
        Option<Keyword> effect =
                Option.of(m.group(3)).flatMap(e -> Keyword.read(e).toOption());
        Option<ModelId> owner =
                Option.of(m.group(4)).flatMap(it -> ModelId.read(it).toOption());
        boolean whole = rule.isDefined()
                && cube.isDefined()
                && effect.isDefined() == (m.group(3) != null)
                && owner.isDefined() == (m.group(4) != null);
        if (!whole) return unreadable(text);
        int number = m.group(2) == null ? 0 : Integer.parseInt(m.group(2));
        Mark.Until until = m.group(6) == null
                ? Mark.Until.GAME
                : Objects.requireNonNull(SavedNames.constant(Mark.Until.class, m.group(6)));
        return Either.right(new Marker(rule.get(), cube.get(), owner, number, effect, until));
    }

    private static Either<String, Marker> unreadable(String text) {
        return Either.left("'" + (text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…")
                + "' is no marker: write RULE, its number or its effect in brackets, 'of' a model, and"
                + " 'at' a cube, such as K-TRAP (FRAG (3)) of A2 at c5");
    }
}
