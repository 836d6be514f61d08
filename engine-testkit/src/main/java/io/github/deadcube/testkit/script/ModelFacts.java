package io.github.deadcube.testkit.script;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Status;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.support.ItemForm;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.testkit.script.Expectation.Fact;
import io.github.deadcube.testkit.script.Expectation.Finding;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

final class ModelFacts {
    private static final String UNHARMED = "unharmed";
    private static final String UPRIGHT = "upright";
    private static final String PINNED = "pinned";
    private static final Vector<String> HARM = Vector.of("damage", UNHARMED, "killed");

    private static final Pattern DAMAGE = Pattern.compile("damage ([0-9]{1,3})");
    private static final Pattern MARKED = Pattern.compile("marked (\\S++)(?: ([0-9]{1,3}))?(?: by ([AB]))?");

    static final Vector<ItemForm<BiPredicate<Position, Model>>> FORMS = Vector.of(
            ItemForm.of("at", "at c4:2/5", fact -> fact.after("at").place().map(ModelFacts::standsAt)),
            ItemForm.alone(PINNED, (p, m) -> m.pinned()),
            ItemForm.alone(UPRIGHT, (p, m) -> m.inPlay() && !m.pinned()),
            ItemForm.of("damage", "damage 1", ModelFacts::damage),
            ItemForm.alone(UNHARMED, (p, m) -> m.inPlay() && m.damage() == 0),
            ItemForm.alone("killed", (p, m) -> m.status() == Status.KILLED),
            ItemForm.alone("left", (p, m) -> m.status() == Status.LEFT),
            ItemForm.alone("in play", (p, m) -> m.inPlay()),
            ItemForm.alone("reserve", (p, m) -> m.status() == Status.RESERVE),
            ItemForm.alone("spare", (p, m) -> m.status() == Status.SPARE),
            ItemForm.alone("waiting", (p, m) -> m.status() == Status.WAITING),
            ItemForm.alone("activated", (p, m) -> m.activated()),
            ItemForm.alone("active", (p, m) -> p.active().exists(a -> a.model().equals(m.id()))),
            ItemForm.alone("neutral", (p, m) -> m.allegiance() == Allegiance.NEUTRAL),
            ItemForm.of("marked", "marked K-PREY 1 by A", ModelFacts::marked),
            ItemForm.of("carries", "carries I-AMMO", ModelFacts::carries));

    static final Sentence EXPECTED = Sentence.of("of a model: {examples}", ItemForm.examples(FORMS));

    private ModelFacts() {}

    /** Reads a fact about a model; empty if the item is not about a model. */
    static Option<Either<Fault, Fact>> read(TextPiece item, Option<ModelId> model) {
        return ItemForm.read(FORMS, item)
                .map(read -> model.isEmpty()
                        ? Either.left(item.expected(Sentence.of("a model before it, such as 'A1 {text}'", item.text())))
                        : read.map(holds -> fact(model.get(), holds, item)));
    }

    private static Fact fact(ModelId model, BiPredicate<Position, Model> holds, TextPiece item) {
        return progress -> {
            Position position = progress.state().position();
            Option<Model> state = position.model(model);
            if (state.isEmpty()) return Finding.unknown("there is no " + model);
            return Finding.of(holds.test(position, state.get()), () -> found(state.get(), item));
        };
    }

    /** A situation does not say that a model is unharmed or upright; the answer to an expectation about it does. */
    private static String found(Model model, TextPiece item) {
        String standing = TextDrawing.standing(model);
        boolean harm = HARM.exists(item::begins);
        if (harm && model.inPlay() && model.damage() == 0) return standing + ", " + UNHARMED;
        boolean pins = item.begins(PINNED) || item.begins(UPRIGHT);
        return pins && model.inPlay() && !model.pinned() ? standing + ", " + UPRIGHT : standing;
    }

    private static Either<Fault, BiPredicate<Position, Model>> carries(TextPiece fact) {
        return fact.after("carries")
                .item()
                .map(rule -> (p, m) -> m.item().exists(carried -> carried.item().equals(rule)));
    }

    private static BiPredicate<Position, Model> standsAt(Place place) {
        return (p, m) -> m.inPlay()
                && (place.spot() == 0
                        ? m.cube().equals(place.cube())
                        : m.place().equals(place));
    }

    private static Either<Fault, BiPredicate<Position, Model>> damage(TextPiece fact) {
        Matcher m = DAMAGE.matcher(fact.text());
        if (!m.matches()) return Either.left(fact.expected("'damage' and a number"));
        int damage = Integer.parseInt(m.group(1));
        return Either.right((position, model) -> model.inPlay() && model.damage() == damage);
    }

    private static Either<Fault, BiPredicate<Position, Model>> marked(TextPiece fact) {
        Matcher m = MARKED.matcher(fact.text());
        Option<RuleId> rule = ItemForm.rule(m, 1);
        if (rule.isEmpty())
            return Either.left(
                    fact.expected("'marked', a rule, and perhaps a number and a side, such as 'marked K-PREY 1 by A'"));
        Option<Integer> amount = Option.of(m.group(2)).map(Integer::valueOf);
        Option<Side> by = Option.of(m.group(3)).map(Side::valueOf);
        return Either.right((position, model) -> model.marks()
                .exists(mark -> rule.contains(mark.rule())
                        && amount.forAll(a -> a == mark.amount())
                        && (by.isEmpty() || mark.by().equals(by))));
    }
}
