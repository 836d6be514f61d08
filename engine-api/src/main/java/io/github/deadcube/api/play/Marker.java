package io.github.deadcube.api.play;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import org.immutables.value.Value;

/**
 * A marker on the battlefield, such as smoke or a trap. What it does is its rule's. Written {@code K-SMOKE at c4}, {@code K-TRAP
 * (FRAG (3)) of A2 at c5}, {@code K-COMM-LINK of A2 at c5 until round}.
 *
 * @param rule the rule that says what it does
 * @param cube where it lies; of a half-cube the side, where that matters
 * @param owner the model that has laid it, which may be dead by now; none if it is nobody's
 * @param number its number, as the rule reads it; 0 for most
 * @param effect the keyword that it carries, such as the effect of a trap; none for most
 * @param until when it goes by itself
 */
@Value.Builder
public record Marker(
        RuleId rule, Cube cube, Option<ModelId> owner, int number, Option<Keyword> effect, Mark.Until until)
        implements WithMarker {
    /** A marker that is nobody's, has no number and stays until a rule takes it off. */
    public static Marker of(RuleId rule, Cube cube) {
        return new Marker(rule, cube, Option.none(), 0, Option.none(), Mark.Until.GAME);
    }

    /** Smoke (K-SMOKE), which is nobody's. */
    public static Marker smoke(Cube cube) {
        return of(RuleIds.K_SMOKE, cube);
    }

    /** What it is, without its place, for people: such as {@code smoke} or {@code trap (FRAG (3)) of A2}. */
    public String words() {
        String title = rule.title().isEmpty() ? rule.id() : rule.title().toLowerCase(Locale.ROOT);
        return title + details();
    }

    private String details() {
        return (number == 0 ? "" : " " + number)
                + effect.map(e -> " (" + e + ")").getOrElse("")
                + owner.map(o -> " of " + o).getOrElse("");
    }

    /**
     * Reads the notation. Never throws. A text has 400 characters at most: of a longer one nothing is read.
     *
     * @param text such as {@code K-TRAP (FRAG (3)) of A2 at c5}
     * @return the marker, or what is wrong with the text
     */
    public static Either<String, Marker> parse(String text) {
        return MarkerNotation.parse(text);
    }

    /** The notation. */
    @Override
    public String toString() {
        return rule + details() + " at " + cube
                + (until == Mark.Until.GAME ? "" : " until " + until.name().toLowerCase(Locale.ROOT));
    }
}
