package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.plan.Destination;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.Locale;

/** Where a person's models can go, and the choices of a whole movement: {@code go c4}, {@code go A3 c4:2}. */
record Journeys(InteractiveMatch match) {
    /** Without dice first, then without a command die, then the shortest. */
    private static final Comparator<Destination> BEST = Comparator.comparing(Destination::isCertain)
            .reversed()
            .thenComparing(to -> to.action().exists(Choice.SpendDie.class::isInstance))
            .thenComparing(to -> to.plan().size());

    private record Wish(Option<ModelId> model, Option<Cube> cube, boolean understood) {}

    /** The choices that lead to the wished cube; none if the text names no cube that the model can reach. */
    Option<Vector<Choice>> way(String text) {
        Wish wish = wish(text);
        if (!wish.understood() || wish.model().isEmpty() || wish.cube().isEmpty()) return Option.none();
        return match.destinations(wish.model().get())
                .filter(to -> to.cube().equals(wish.cube().get()))
                .sorted(BEST)
                .headOption()
                .map(Destination::plan)
                .filter(plan -> !plan.isEmpty());
    }

    /** Where the model can go, or why it cannot go to the wished cube. */
    Vector<String> answer(String text) {
        Wish wish = wish(text);
        if (!wish.understood()) return Vector.of("Where to? Such as: go c4, or: go A3 c4:2");
        if (wish.model().isEmpty()) return Vector.of("Which model? Such as: go A3 c4");
        ModelId model = wish.model().get();
        Vector<Destination> all = match.destinations(model);
        if (all.isEmpty()) return Vector.of(model + " cannot move now.");
        if (wish.cube().isDefined())
            return Vector.of(model + " cannot reach " + wish.cube().get() + " now.");
        Vector<Destination> best = all.groupBy(Destination::cube)
                .values()
                .toVector()
                .map(ways -> ways.sorted(BEST).head())
                .sortBy(Destination::cube);
        return Vector.of(model + " can go to " + best.map(Journeys::described).mkString(", "));
    }

    /** {@code c4}, {@code d5 (free assault)}. */
    private static String described(Destination to) {
        return to.cube()
                + (to.isCertain() ? "" : " (" + to.met().map(Purpose::toString).mkString(", ") + ")");
    }

    private Wish wish(String text) {
        Vector<String> words = Vector.of(text.split(" ")).filter(word -> !word.isEmpty());
        // columns a and b look like models: one small word is a cube
        boolean cubeAlone = words.size() == 1 && Cube.parse(words.head()).isDefined();
        Option<ModelId> named = Option.when(!cubeAlone, words)
                .flatMap(Vector::headOption)
                .flatMap(word -> ModelId.parse(word.toUpperCase(Locale.ROOT)));
        Vector<String> rest = named.isDefined() ? words.tail() : words;
        Option<Cube> cube = rest.headOption().flatMap(word -> Cube.parse(word.toLowerCase(Locale.ROOT)));
        return new Wish(
                named.orElse(() -> match.view().position().active().map(ActiveModel::model)),
                cube,
                rest.size() == (cube.isDefined() ? 1 : 0));
    }
}
