package io.github.deadcube.core.text;

import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.Away;
import io.github.deadcube.api.Situation.Standing;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Profile.Muster;
import io.github.deadcube.api.team.ProfileBuilder;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A model of a script while it is read. */
final class FigureDraft {
    final ModelId id;
    final Piece at;
    final ProfileBuilder card;
    private Vector<Weapon> weapons = Vector.empty();
    private Vector<Keyword> keywords = Vector.empty();
    private Vector<Mark> marks = Vector.empty();
    Option<Cube> cube = Option.none();
    /** 0 for the first that is free. */
    int spot;

    /** What says where it stands. */
    private Option<Piece> placed = Option.none();

    /** Something that was said of it could not be read. */
    boolean doubtful;

    Option<RuleId> item = Option.none();
    /** The number of the token that the item was; 0 if nothing says it. */
    int token;

    Vector<String> usedUp = Vector.empty();
    /** On its way through its cube, or one too many there: it comes to stand where there is room. */
    boolean passing;

    /** RND-3: it is being activated, and has done this. */
    boolean active;

    Vector<Situation.Taken> taken = Vector.empty();
    Vector<RuleId> specials = Vector.empty();
    boolean dieSpent;

    /** What says first how it is, besides where. */
    Option<Piece> stands = Option.none();

    /** What says first how it stands, which none does that is away. */
    Option<Piece> stood = Option.none();

    int damage;
    boolean pinned;
    boolean activated;
    /** Out of play: a situation knows the living and the killed. */
    boolean killed;

    /** SET-11. */
    boolean reserve;

    /** ADV-3. */
    boolean left;

    /** ORD-6: where nothing else is said of it, it stays apart. */
    boolean spare;

    boolean waiting;
    boolean leader;
    boolean neutral;

    FigureDraft(ModelId id, Piece at) {
        this.id = id;
        this.at = at;
        this.card = Profile.builder().name(id.toString());
    }

    void stand(Cube where, Piece said) {
        cube = Option.some(where);
        placed = Option.some(said);
    }

    /** What says where it stands; what names it, if nothing does. */
    Piece placed() {
        return placed.getOrElse(at);
    }

    void muster(Muster how) {
        card.muster(how);
        spare = how == Muster.SPARE;
    }

    void add(Weapon weapon) {
        weapons = weapons.append(weapon);
    }

    void add(Keyword keyword) {
        keywords = keywords.append(keyword);
    }

    void add(Mark mark) {
        marks = marks.append(mark);
    }

    Profile profile() {
        return card.weapons(weapons).keywords(keywords).build();
    }

    Standing standing(Place place) {
        return new Standing(id, place, damage, pinned, activated, allegiance(), item, token, usedUp, marks.toList());
    }

    /** Whether it is not on the battlefield, and something says so. */
    boolean away() {
        return killed || reserve || left;
    }

    /** A killed one is past all harm that was said of it before. */
    Away gone() {
        ModelState.Status status =
                killed ? ModelState.Status.KILLED : left ? ModelState.Status.LEFT : ModelState.Status.RESERVE;
        return new Away(
                id,
                status,
                killed ? 0 : damage,
                activated && status == ModelState.Status.RESERVE,
                allegiance(),
                item,
                token,
                usedUp,
                (killed ? Vector.<Mark>empty() : marks).toList());
    }

    private Allegiance allegiance() {
        return neutral ? Allegiance.NEUTRAL : Allegiance.of(id.side());
    }
}
