package io.github.deadcube.core.script;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.battlefield.Scenery;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.ModelDraft;
import io.github.deadcube.core.support.ModelItemReader;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Map;
import java.util.TreeMap;

final class ModelDrafts {
    /** A model without a given spot takes the first free spot in this order. */
    private static final Vector<Integer> SPOTS = Vector.of(5, 1, 2, 3, 4, 6, 7, 8, 9);

    /** ADV-4: the SZ of models of one side for which a cube has room. */
    static final int ROOM = 4;

    private final TreeMap<ModelId, ModelDraft> drafts = new TreeMap<>();

    /** The draft of a model; creates it if it does not exist yet. */
    ModelDraft draft(ModelId id, TextPiece at) {
        return drafts.computeIfAbsent(id, named -> new ModelDraft(named, at));
    }

    /** The same without what the text says of some models. */
    ModelDrafts without(Iterable<ModelId> some) {
        ModelDrafts others = new ModelDrafts();
        others.drafts.putAll(drafts);
        for (ModelId id : some) others.drafts.computeIfPresent(id, (same, before) -> blank(id, before.at));
        return others;
    }

    /**
     * Puts a model of which the text says nothing into each gap of the numbers, so that each model has the card with
     * its number.
     */
    void fillGaps() {
        for (Side side : Side.BOTH)
            for (ModelDraft last : members(side).lastOption())
                for (int number = 1; number < last.id.number(); number++)
                    drafts.computeIfAbsent(new ModelId(side, number), missing -> blank(missing, last.at));
    }

    private static ModelDraft blank(ModelId id, TextPiece at) {
        ModelDraft blank = new ModelDraft(id, at);
        blank.doubtful = true;
        return blank;
    }

    Option<ModelDraft> draft(ModelId id) {
        return Option.of(drafts.get(id));
    }

    /** In team order, side A first. */
    Vector<ModelDraft> all() {
        return Vector.ofAll(drafts.values());
    }

    Vector<Cube> cubes() {
        return all().flatMap(f -> f.cube);
    }

    /** Whether no model has a place yet. Then the game begins with the deployment. */
    boolean allWait() {
        return all().forAll(f -> f.cube.isEmpty() && !f.away());
    }

    Vector<Fault> errors() {
        return Side.BOTH
                .flatMap(this::gaps)
                .appendAll(Side.BOTH.flatMap(this::leaders))
                .appendAll(all().flatMap(allWait() ? ModelDrafts::early : ModelDrafts::nowhere))
                .appendAll(all().filter(f -> f.reserve || f.left).flatMap(ModelDrafts::apart));
    }

    /** A side without models gets one killed model, because a strike team is never empty. */
    StrikeTeam team(Side side) {
        Vector<ModelDraft> members = members(side);
        int leader = members.indexWhere(f -> f.leader);
        Card nobody = Card.named("nobody");
        return new StrikeTeam(
                "side " + side,
                Math.max(leader, 0) + 1,
                members.isEmpty() ? Vector.of(nobody) : members.map(ModelDraft::card));
    }

    /**
     * The models that the text tells about, except killed models and spares without other facts. {@code next} is the
     * number of the first token that gets its number from the model which carries it.
     */
    Vector<Model> states(Battlefield field, int next) {
        Map<ModelId, Place> places = places(field);
        Vector<ModelDraft> apart = all().filter(f -> f.away() && !f.doubtful);
        Vector<ModelDraft> told = all().filter(f -> places.containsKey(f.id)).appendAll(apart);
        Vector<ModelDraft> unnumbered = told.filter(f -> f.item.isDefined() && f.token == 0);
        return told.map(f -> f.state(
                        places.getOrDefault(f.id, Place.NOWHERE), f.token > 0 ? f.token : next + unnumbered.indexOf(f)))
                .reject(m ->
                        m.equals(Model.killed(m.id(), m.card())) && m.card().muster() != Muster.SPARE)
                .sortBy(Model::id);
    }

    /** The highest number of a token that a model carries; 0 if the text gives none. */
    int highestToken() {
        return all().map(f -> f.token).max().getOrElse(0);
    }

    /** The spots of the models in play. Passing models get a spot after the others. */
    private Map<ModelId, Place> places(Battlefield field) {
        Vector<ModelDraft> here = all().filter(f -> f.cube.isDefined() && !f.away() && !f.doubtful);
        Vector<Place> taken = here.filter(f -> f.spot > 0 && !f.passing).map(f -> new Place(f.cube.get(), f.spot));
        Map<ModelId, Place> places = new TreeMap<>();
        for (ModelDraft f : here.reject(f -> f.passing).appendAll(here.filter(f -> f.passing))) {
            Cube cube = f.passing ? room(field, f, places) : f.cube.get();
            Place place = f.spot > 0 && !f.passing ? new Place(cube, f.spot) : free(field, f, cube, taken);
            taken = taken.append(place);
            places.put(f.id, place);
        }
        return places;
    }

    /**
     * ADV-4: the nearest cube with a floor, without scenery in it, where the models of the side that stand there leave
     * room for the model; cubes of the same stack come first. If there is none, the cube of the model.
     */
    private Cube room(Battlefield field, ModelDraft f, Map<ModelId, Place> others) {
        Cube cube = f.cube.get();
        return field.cubes()
                .filter(c -> field.hasFloor(c) && free(field.scenery(c)))
                .sortBy(cube::range)
                .sortBy(c -> cube.range(c.atLevel(cube.level())))
                .find(c -> members(f.id.side())
                                .filter(m -> others.containsKey(m.id)
                                        && others.get(m.id).cube().equals(c))
                                .map(m -> m.card().size())
                                .sum()
                                .intValue()
                        <= ROOM - f.card().size())
                .getOrElse(cube);
    }

    private static boolean free(Scenery scenery) {
        return scenery.blocks().isEmpty()
                && scenery.platforms().isEmpty()
                && scenery.middle().isEmpty();
    }

    private Vector<ModelDraft> members(Side side) {
        return all().filter(f -> f.id.side() == side);
    }

    private Vector<Fault> gaps(Side side) {
        Vector<ModelDraft> members = members(side);
        return members.zipWithIndex()
                .filter(m -> m._1().id.number() != m._2() + 1)
                .take(1)
                .map(m -> m._1().at
                        .wrong(
                                Sentence.of("there is no {side}{number}", side, m._2() + 1),
                                "models numbered from 1 without a gap"));
    }

    private Vector<Fault> leaders(Side side) {
        return members(side)
                .filter(f -> f.leader)
                .drop(1)
                .map(f -> f.at.wrong("a second leader", "one leader for each side"));
    }

    private static Option<Fault> nowhere(ModelDraft f) {
        return Option.when(
                f.cube.isEmpty() && !f.away() && !f.waiting && !f.spare && !f.doubtful,
                () -> f.at.wrong(Sentence.of("{id} has no place", f.id), "a place such as 'at c4', or 'killed'"));
    }

    /** SET-7: before the deployment a model has only its card. */
    private static Option<Fault> early(ModelDraft f) {
        return f.first(ModelItemReader.STANDING)
                .map(at -> at.wrong(
                        Sentence.of("no model is deployed yet, but {id} {text}", f.id, at.text()),
                        "its card alone, or a place for each model, such as 'at c4'"));
    }

    /** SET-11, ADV-3: a model that is in reserve or has left has no place. */
    private static Option<Fault> apart(ModelDraft f) {
        Option<TextPiece> at = f.cube.isDefined()
                ? Option.some(f.placed())
                : f.first(ModelItemReader.OUT_OF_RESERVE).orElse(() -> f.left ? f.said("activated") : Option.none());
        String away = f.left ? "left" : "reserve";
        return at.map(said -> said.wrong(
                (f.left
                        ? Sentence.of("{id} has left, but has '{text}'", f.id, said.text())
                        : Sentence.of("{id} is in reserve, but has '{text}'", f.id, said.text())),
                Sentence.of("'{away}', its card, and what it keeps, such as 'damage 1'", away)));
    }

    /** A free spot that the model may use. If there is no such spot, the rules report the error later. */
    private static Place free(Battlefield field, ModelDraft f, Cube cube, Vector<Place> taken) {
        Vector<Place> places = SPOTS.map(spot -> new Place(cube, spot));
        Vector<Integer> usable = field.contains(cube) && bodily(f.card())
                ? Deadcube.spots(field, cube, f.card().body(f.pinned))
                : Vector.empty();
        return places.filter(place -> usable.contains(place.spot()))
                .find(place -> !taken.contains(place))
                .orElse(() -> places.find(place -> !taken.contains(place)))
                .getOrElse(places.head());
    }

    /** Whether the size, base and height are usable. The cards are checked later. */
    private static boolean bodily(Card card) {
        return card.size() >= 1
                && card.size() <= ROOM
                && card.base().forAll(base -> base > 0)
                && card.height().forAll(height -> height > 0);
    }
}
