package io.github.deadcube.api.play;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.Builders;
import io.github.deadcube.api.shared.InFull;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * The state of one model.
 *
 * @param status whether it takes part
 * @param place {@link Place#NOWHERE} unless in play
 * @param allegiance the side that it is friendly to
 * @param damage HP lost, less than its HP while it lives
 * @param pinned see PIN-1
 * @param activated whether it carries an activation marker (RND-3)
 * @param forced after a forced move a fight may be due in its cube (AWAY-4, PIN-3): the depth of nested attacks at
 *     which it was moved; 0 for none
 * @param usedUp the used-up parts of its card, as ascending numbers: its weapons in the order printed, from 0 (SHO-8),
 *     then its keywords, some of which give the use of an item (ITEM-7)
 * @param item the item that it carries (ITEM-1)
 * @param marks the marks on it
 */
@SavedName("model")
@Value.Builder
@Builders
public record Model(
        ModelId id,
        Card card,
        Status status,
        Place place,
        Allegiance allegiance,
        int damage,
        boolean pinned,
        boolean activated,
        int forced,
        List<Integer> usedUp,
        Option<Carried> item,
        List<Mark> marks)
        implements WithModel {
    /** Whether a model takes part in the game. */
    @SavedName("status")
    public enum Status {
        /** Still to be deployed (SET-7). */
        WAITING,
        /** In reserve (SET-11). */
        RESERVE,
        /** On the battlefield. */
        IN_PLAY,
        /** Killed and removed (DMG-3). */
        KILLED,
        /** Off the battlefield over the edge, not to return (ADV-3). */
        LEFT,
        /** Aside, until it replaces a dead model (ORD-6). */
        SPARE
    }

    /** A model before it is deployed: unharmed; {@link Status#SPARE} for a spare, else {@link Status#WAITING}. */
    public static Model fresh(ModelId id, Card card) {
        return fresh(id, card, List.empty());
    }

    /** As above, with marks. */
    public static Model fresh(ModelId id, Card card, List<Mark> marks) {
        return new Model(
                id,
                card,
                card.muster() == Muster.SPARE ? Status.SPARE : Status.WAITING,
                Place.NOWHERE,
                Allegiance.of(id.side()),
                0,
                false,
                false,
                0,
                List.empty(),
                card.equipment().map(item -> new Carried(item, 0)),
                marks);
    }

    /** A model on the battlefield: unharmed, upright and not activated, with its equipment. */
    public static Model at(ModelId id, Card card, Place place) {
        return fresh(id, card).withStatus(Status.IN_PLAY).withPlace(place);
    }

    /** A killed model, which has lost its equipment (DMG-4). Nothing else of its card is used up. */
    public static Model killed(ModelId id, Card card) {
        return fresh(id, card)
                .withStatus(Status.KILLED)
                .withDamage(card.hitPoints())
                .withItem(Option.none());
    }

    /** Whether it is on the battlefield. False in reserve, and when it has left or died. */
    public boolean inPlay() {
        return status == Status.IN_PLAY;
    }

    /** The cube of its place. */
    public Cube cube() {
        return place.cube();
    }

    /** DMG-3: whether it has lost HP. Also true of a model that was killed. */
    public boolean injured() {
        return damage > 0;
    }

    /** ITEM-1: the item that was a token; none for bought equipment. */
    public Option<Carried> found() {
        return item.filter(carried -> !carried.bought());
    }

    /** SHO-8, ITEM-7: whether a weapon, or an item that the card prints like a keyword, is used up. */
    public boolean usedUp(int number) {
        for (List<Integer> l = usedUp; !l.isEmpty(); l = l.tail()) if (l.head() == number) return true;
        return false;
    }

    /**
     * Whether a one-use weapon (SHO-8) or an item (ITEM-7) that its card prints is used up.
     *
     * @param printed the name of a weapon or of a keyword
     * @return whether it has been used; false if the card prints no such name
     */
    public boolean usedUp(String printed) {
        for (int w = 0; w < card.weapons().size(); w++)
            if (usedUp(w) && card.weapons().get(w).name().equals(printed)) return true;
        for (int k = 0; k < card.keywords().size(); k++)
            if (usedUp(card.weapons().size() + k)
                    && card.keywords().get(k).name().equals(printed)) return true;
        return false;
    }

    /** Whether a mark of the rule is on it. */
    public boolean marked(RuleId rule) {
        for (List<Mark> l = marks; !l.isEmpty(); l = l.tail())
            if (l.head().rule().equals(rule)) return true;
        return false;
    }

    /** Whether a side's mark of a rule is on it. */
    public boolean marked(RuleId rule, Side by) {
        for (List<Mark> l = marks; !l.isEmpty(); l = l.tail())
            if (l.head().rule().equals(rule) && l.head().by().contains(by)) return true;
        return false;
    }

    /**
     * The item that a model carries (ITEM-1).
     *
     * @param item such as I-AMMO
     * @param token the number of the token that it was; 0 for equipment bought for the model
     */
    @InFull
    @SavedName("carried")
    public record Carried(RuleId item, int token) {
        /** DMG-4: bought equipment is never left on the battlefield. */
        public boolean bought() {
            return token == 0;
        }
    }
}
