package io.github.deadcube.core.setup;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Hooks.MovementMode;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.grid.CubeGrid;
import io.github.deadcube.core.hooks.HookCollector;
import io.github.deadcube.core.hooks.HookSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.ToIntFunction;

/** SET-9: whether each model of a side finds a place, however the side's other models are deployed. */
record RoomForAll(Setup setup) {
    /** The errors, one for each SZ; none for teams with too many models, which is an error already. */
    Vector<Fault> faults(Side side) {
        if (setup.cards().size() > Roster.MOST) return Vector.empty();
        Vector<Card> cards = setup.team(side)
                .members()
                .filter(card -> card.size() >= 1 && card.size() <= CubeGrid.ROOM && card.muster() != Muster.SPARE);
        Vector<Card> calledIn =
                cards.distinct().filter(card -> hooksOf(card).exists(hooks -> hooks.hasTrait(Trait.IN_RESERVE)));
        Vector<Card> members = cards.reject(calledIn::contains);
        return members.distinct()
                .flatMap(card -> fault(card, members.remove(card).map(Card::size)))
                .distinct();
    }

    private Option<Fault> fault(Card card, Vector<Integer> others) {
        int plenty = others.sum().intValue() + 1;
        Vector<Integer> places = places(card, plenty);
        if (places.size() == plenty || filled(others, places) < places.size()) return Option.none();
        return Option.some(Fault.of(
                RuleIds.SET_9,
                Sentence.of(
                        "a model with SZ {count} may have no room on the whole battlefield, which has {otherCount} "
                                + "cubes for it",
                        card.size(),
                        places.size()),
                "a larger battlefield, or fewer models"));
    }

    /** The hooks of a model's keywords; none if a keyword is unknown, or if the card has too many. */
    private Option<HookSet> hooksOf(Card card) {
        return Option.when(
                CardCheck.isWithinLimits(card)
                        && CardCheck.known(setup.ruleset().library(), card.keywords()),
                () -> HookCollector.model(setup.ruleset().library(), card.keywords(), Vector.empty())
                        .toHookSet());
    }

    /**
     * The cubes, and sides of half-cubes, in which a model may be deployed. Each number is the SZ of its side that is
     * enough to keep the model out; the numbers ascend. The search stops at {@code plenty} places: filling a place
     * takes at least 1 SZ.
     */
    private Vector<Integer> places(Card card, int plenty) {
        Battlefield field = setup.battlefield();
        CubeGrid grid = CubeGrid.of(field);
        Option<HookSet> hooks = hooksOf(card);
        boolean grounded = hooks.exists(h -> h.hasTrait(Trait.GROUNDED));
        MovementMode footing =
                hooks.map(set -> set.movementRules().groundMode()).getOrElse(MovementMode.CLIMBING);
        ToIntFunction<Cube> standing = grid.spots(footing, card.size(), card.width());
        Vector<Integer> places = Vector.empty();
        for (Cube cube : field.cubes())
            if (field.hasFloor(cube) && (cube.level() == 1 || !grounded))
                for (Cube part : grid.parts(cube)) {
                    int spots = standing.applyAsInt(part);
                    int spare = grid.room(part) - card.size();
                    if (spots != 0 && spare >= 0) places = places.append(Math.min(spare + 1, Integer.bitCount(spots)));
                    if (places.size() == plenty) return places;
                }
        return places.sorted();
    }

    /** The most places that can be filled: one by each big model, and the rest by groups of small models. */
    private static int filled(Vector<Integer> sizes, Vector<Integer> places) {
        int enough = places.lastOption().getOrElse(1);
        int filled = sizes.count(s -> s >= enough);
        Vector<Integer> small = sizes.filter(s -> s < enough);
        int left = small.sum().intValue();
        for (int place : places) {
            int takes = place;
            while (takes <= left && !canTotal(takes, small.distinct())) takes++;
            if (takes > left) break;
            left -= takes;
            filled++;
        }
        return filled;
    }

    /** Whether models of these SZs can have exactly that total; each SZ may count several times. */
    private static boolean canTotal(int total, Vector<Integer> sizes) {
        return total == 0 || sizes.exists(size -> size <= total && canTotal(total - size, sizes));
    }
}
