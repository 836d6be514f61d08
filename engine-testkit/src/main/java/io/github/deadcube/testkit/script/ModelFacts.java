package io.github.deadcube.testkit.script;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.ModelState.Status;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Allegiance;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.text.BoardDrawing;
import io.github.deadcube.core.text.Piece;
import io.github.deadcube.core.text.TextError;
import io.github.deadcube.testkit.script.Expectation.Fact;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a script may expect of a model. */
final class ModelFacts {
    static final String EXPECTED =
            "of a model: at c4:2/5, pinned, upright, damage 1, unharmed, killed, left, in play, activated,"
                    + " active, marked K-PREY 1, carries I-AMMO, neutral, reserve, each also after 'not'";

    private static final String NOT = "not";
    private static final Pattern FORM =
            Pattern.compile("(?:at|damage|marked|carries) .+|pinned|upright|unharmed|killed|left|in play"
                    + "|activated|active|neutral|reserve");
    private static final Pattern DAMAGE = Pattern.compile("damage ([0-9]{1,3})");
    private static final Pattern MARKED = Pattern.compile("marked ([A-Z0-9]+(?:-[A-Z0-9]+)+)(?: ([0-9]{1,3}))?");

    private ModelFacts() {}

    /** Whether an item is about a model, so that it needs one. */
    static boolean isOne(Piece item) {
        Piece fact = item.begins(NOT) ? item.rest() : item;
        return item.begins(NOT) || FORM.matcher(fact.text()).matches();
    }

    static Either<TextError, Fact> parse(ModelId model, Piece item) {
        boolean wanted = !item.begins(NOT);
        return holds(wanted ? item : item.rest()).map(holds -> scene -> {
            Position position = scene.state().position();
            Option<ModelState> state = position.model(model);
            if (state.isEmpty()) return Option.some("there is no " + model);
            return Option.when(holds.test(position, state.get()) != wanted, () -> BoardDrawing.standing(state.get()));
        });
    }

    private static Either<TextError, BiPredicate<Position, ModelState>> holds(Piece fact) {
        if (fact.begins("at")) return fact.after("at").place().map(ModelFacts::standsAt);
        if (fact.begins("damage")) return damage(fact);
        if (fact.begins("marked")) return marked(fact);
        if (fact.begins("carries"))
            return fact.after("carries")
                    .item()
                    .map(rule ->
                            (p, m) -> m.item().exists(carried -> carried.item().equals(rule)));
        return flag(fact.text()).toEither(() -> fact.expected(EXPECTED));
    }

    private static Option<BiPredicate<Position, ModelState>> flag(String text) {
        return switch (text) {
            case "pinned" -> Option.some((p, m) -> m.pinned());
            case "upright" -> Option.some((p, m) -> m.inPlay() && !m.pinned());
            case "unharmed" -> Option.some((p, m) -> m.inPlay() && m.damage() == 0);
            case "killed" -> Option.some((p, m) -> m.status() == Status.KILLED);
            case "reserve" -> Option.some((p, m) -> m.status() == Status.RESERVE);
            case "left" -> Option.some((p, m) -> m.status() == Status.LEFT);
            case "in play" -> Option.some((p, m) -> m.inPlay());
            case "activated" -> Option.some((p, m) -> m.activated());
            case "active" ->
                Option.some((p, m) -> p.active().exists(a -> a.model().equals(m.id())));
            case "neutral" -> Option.some((p, m) -> m.allegiance() == Allegiance.NEUTRAL);
            default -> Option.none();
        };
    }

    private static BiPredicate<Position, ModelState> standsAt(Place place) {
        return (p, m) -> m.inPlay()
                && (place.spot() == 0
                        ? m.cube().equals(place.cube())
                        : m.place().equals(place));
    }

    private static Either<TextError, BiPredicate<Position, ModelState>> damage(Piece fact) {
        Matcher m = DAMAGE.matcher(fact.text());
        if (!m.matches()) return Either.left(fact.expected("'damage' and a number"));
        int damage = Integer.parseInt(m.group(1));
        return Either.right((position, model) -> model.inPlay() && model.damage() == damage);
    }

    private static Either<TextError, BiPredicate<Position, ModelState>> marked(Piece fact) {
        Matcher m = MARKED.matcher(fact.text());
        if (!m.matches()) return Either.left(fact.expected("'marked', a rule and perhaps a number"));
        RuleId rule = RuleId.of(m.group(1));
        Option<Integer> amount = Option.of(m.group(2)).map(Integer::valueOf);
        return Either.right((position, model) ->
                model.marks().exists(mark -> mark.rule().equals(rule) && amount.forAll(a -> a == mark.amount())));
    }
}
