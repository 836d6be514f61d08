package io.github.deadcube.api.play;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InFull;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.immutables.value.Value;

/**
 * A marker on the battlefield, such as smoke or a trap. Its rule decides its effect. Written {@code K-SMOKE at c4},
 * {@code K-TRAP (FRAG (3)) of A2 at c5}, {@code K-COMM-LINK of A2 at c5 until round}.
 *
 * @param rule the rule that decides its effect
 * @param cube its cube; in a half-cube the side, where that matters
 * @param owner the model that has laid it, which may be dead; empty if no model owns it
 * @param number a number from 0 to 999; the rule decides its meaning; usually 0
 * @param effect the keyword that it carries, such as the effect of a trap; usually empty
 * @param until the time at which it ends automatically
 */
@InFull
@SavedName("marker")
@Value.Builder
public record Marker(
        RuleId rule, Cube cube, Option<ModelId> owner, int number, Option<Keyword> effect, Mark.Until until)
        implements WithMarker {
    /** A marker without an owner and a number; it stays until a rule removes it. */
    public static Marker of(RuleId rule, Cube cube) {
        return new Marker(rule, cube, Option.none(), 0, Option.none(), Mark.Until.GAME);
    }

    /** Smoke (K-SMOKE), without an owner. */
    public static Marker smoke(Cube cube) {
        return of(RuleIds.K_SMOKE, cube);
    }

    /** Whether it is smoke (K-SMOKE), with or without an owner. */
    public boolean isSmoke() {
        return rule.equals(RuleIds.K_SMOKE);
    }

    /**
     * Its name and owner without its cube, for people, such as {@code smoke} or {@code trap (FRAG (3)) of A2}. The name
     * of a rule that the rulebook lacks is its identifier; {@link #displayName(Function)} has its title.
     */
    public String displayName() {
        return displayName(Marker::titled);
    }

    private static String titled(RuleId rule) {
        return rule.title().isEmpty() ? rule.id() : rule.title();
    }

    /**
     * Its name and owner without its cube, for people, with the titles of a game:
     * {@code marker.displayName(setup::title)}.
     *
     * @param titles the title of a rule
     */
    public String displayName(Function<RuleId, String> titles) {
        return words(titles).toString();
    }

    /** Its name as {@link #displayName()}, as an argument of a sentence. */
    public Told words() {
        return words(Marker::titled);
    }

    /** Its name as {@link #displayName(Function)}, as an argument of a sentence. */
    public Told words(Function<RuleId, String> titles) {
        return new Named(this, titles.apply(rule));
    }

    private record Named(Marker marker, String title) implements Told {
        @Override
        public String told(Language language) {
            String name = name(language) + marker.contents();
            return marker.owner
                    .map(model ->
                            Sentence.of("{marker} of {model}", name, model).told(language))
                    .getOrElse(name);
        }

        /** In small letters, and without the printed name that a translated title has in brackets. */
        private String name(Language language) {
            String own = language.text(marker.rule.id(), title);
            String printed = " (" + title.replace(" (2025)", "").toUpperCase(Locale.ROOT) + ")";
            String name = own.replace(printed, "");
            return title.equals(marker.rule.id()) ? title : name.toLowerCase(Locale.ROOT);
        }

        @Override
        public String toString() {
            return told(Language.ENGLISH);
        }
    }

    private String details() {
        return contents() + owner.map(o -> " of " + o).getOrElse("");
    }

    private String contents() {
        return (number == 0 ? "" : " " + number)
                + effect.map(e -> " (" + e + ")").getOrElse("");
    }

    /**
     * Reads the notation. Never throws. A text has at most 400 characters; a longer text is not read.
     *
     * @param text such as {@code K-TRAP (FRAG (3)) of A2 at c5}
     * @return the marker, or what is wrong with the text
     */
    public static Either<Seq<Fault>, Marker> read(String text) {
        return Fault.unlessUnread(
                MarkerNotation.parse(text),
                text,
                "a rule, its number or its effect in brackets, 'of' a model, and 'at' a cube, such as K-TRAP (FRAG "
                        + "(3)) of A2 at c5");
    }

    /**
     * The marker with this notation.
     *
     * @throws IllegalArgumentException if the text is not one
     */
    public static Marker of(String text) {
        return Fault.orThrow(read(text));
    }

    /** The notation. */
    @Override
    public String toString() {
        return rule + details() + " at " + cube + (until == Mark.Until.GAME ? "" : " until " + SavedNames.words(until));
    }

    /** The notation of markers: rule, number or effect, owner, cube, and end. */
    private static final class MarkerNotation {
        private static final int LONGEST = 400;
        private static final Pattern FORM = Pattern.compile("(\\S++)(?: ([0-9]{1,3}))?(?: \\((.+)\\))?"
                + "(?: of ([AB][0-9]{1,4}))? at (\\S+)(?: until (test|attack|shoot|activation|turn|round|game))?");

        private MarkerNotation() {}

        static Option<Marker> parse(String text) {
            Matcher m = FORM.matcher(text.length() <= LONGEST ? text : "");
            if (!m.matches()) return Option.none();
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
            if (!whole) return Option.none();
            int number = m.group(2) == null ? 0 : Integer.parseInt(m.group(2));
            Mark.Until until = m.group(6) == null
                    ? Mark.Until.GAME
                    : Objects.requireNonNull(SavedNames.constant(Mark.Until.class, m.group(6)));
            return Option.some(new Marker(rule.get(), cube.get(), owner, number, effect, until));
        }
    }
}
