package io.github.deadcube.api.play;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Allegiance;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * All that is known of one model at one moment.
 *
 * @param id which model
 * @param profile its card
 * @param status whether it takes part
 * @param place where it stands; {@link Place#NOWHERE} unless in play
 * @param allegiance whose friend it is
 * @param damage HP lost, less than its HP while it lives
 * @param pinned whether it lies pinned (PIN-1)
 * @param activated whether it carries an activation marker (RND-3)
 * @param forced a fight may be due where a forced move has left it (AWAY-4, PIN-3): within how many attacks, one in the
 *     other, it was moved; 0 for none
 * @param spent which of its one-use weapons are gone: bit 0 is the first (SHO-8); after those of the weapons, {@linkplain
 *     Profile#spentBit which items} that its card prints (ITEM-7)
 * @param item the item that it carries (ITEM-1)
 * @param marks what lies on it
 */
@Value.Builder
public record ModelState(
        ModelId id,
        Profile profile,
        Status status,
        Place place,
        Allegiance allegiance,
        int damage,
        boolean pinned,
        boolean activated,
        int forced,
        int spent,
        Option<Carried> item,
        List<Mark> marks)
        implements WithModelState {
    /** Whether a model takes part in the game. */
    public enum Status {
        /** Still to be deployed (SET-7). */
        WAITING,
        /** In reserve (SET-11). */
        RESERVE,
        /** On the battlefield. */
        IN_PLAY,
        /** Killed and removed (DMG-3). */
        KILLED,
        /** Gone over the edge, not to return (ADV-3). */
        LEFT
    }

    /**
     * A model before it is deployed.
     *
     * @param id which model
     * @param profile its card
     * @return unharmed, still to be deployed
     */
    public static ModelState fresh(ModelId id, Profile profile) {
        return new ModelState(
                id,
                profile,
                Status.WAITING,
                Place.NOWHERE,
                Allegiance.of(id.side()),
                0,
                false,
                false,
                0,
                0,
                profile.equipment().map(item -> new Carried(item, 0)),
                List.empty());
    }

    /**
     * Whether it is on the battlefield.
     *
     * @return true from deployment to death
     */
    public boolean inPlay() {
        return status == Status.IN_PLAY;
    }

    /**
     * The cube it is in.
     *
     * @return its place's cube
     */
    public Cube cube() {
        return place.cube();
    }

    /**
     * DMG-3: damaged but alive.
     *
     * @return whether it has lost HP
     */
    public boolean injured() {
        return damage > 0;
    }

    /**
     * Whether something lies on it.
     *
     * @param rule the rule that put it there
     * @return whether there is at least one such mark
     */
    public boolean marked(RuleId rule) {
        for (List<Mark> l = marks; !l.isEmpty(); l = l.tail())
            if (l.head().rule().equals(rule)) return true;
        return false;
    }

    /**
     * Whether a side's mark of a rule lies on it.
     *
     * @param rule a rule
     * @param by the side whose mark it is
     * @return whether one does
     */
    public boolean marked(RuleId rule, Side by) {
        for (List<Mark> l = marks; !l.isEmpty(); l = l.tail())
            if (l.head().rule().equals(rule) && l.head().by().contains(by)) return true;
        return false;
    }
}
