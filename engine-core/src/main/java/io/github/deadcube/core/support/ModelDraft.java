package io.github.deadcube.core.support;

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
public final class ModelDraft {
    public final ModelId id;
    public final TextPiece at;
    public final ProfileBuilder card;
    private Vector<Weapon> weapons = Vector.empty();
    private Vector<Keyword> keywords = Vector.empty();
    private Vector<Mark> marks = Vector.empty();
    public Option<Cube> cube = Option.none();
    /** 0 for the first that is free. */
    public int spot;

    /** What says where it stands. */
    private Option<TextPiece> placed = Option.none();

    /** Something that was said of it could not be read. */
    public boolean doubtful;

    public Option<RuleId> item = Option.none();
    /** The number of the token that the item was; 0 if nothing says it. */
    public int token;

    public Vector<String> usedUp = Vector.empty();
    /** On its way through its cube, or one too many there: it comes to stand where there is room. */
    public boolean passing;

    /** RND-3: it is being activated, and has done this. */
    public boolean active;

    public Vector<Situation.Taken> taken = Vector.empty();
    public Vector<RuleId> specials = Vector.empty();
    public boolean dieSpent;

    /** What says first how it is, besides where. */
    public Option<TextPiece> stands = Option.none();

    /** What says first how it stands, which none does that is away. */
    public Option<TextPiece> stood = Option.none();

    public int damage;
    public boolean pinned;
    public boolean activated;
    /** Out of play: a situation knows the living and the killed. */
    public boolean killed;

    /** SET-11. */
    public boolean reserve;

    /** ADV-3. */
    public boolean left;

    /** ORD-6: where nothing else is said of it, it stays apart. */
    public boolean spare;

    public boolean waiting;
    public boolean leader;
    public boolean neutral;

    public ModelDraft(ModelId id, TextPiece at) {
        this.id = id;
        this.at = at;
        this.card = Profile.builder().name(id.toString());
    }

    public void stand(Cube where, TextPiece said) {
        cube = Option.some(where);
        placed = Option.some(said);
    }

    /** What says where it stands; what names it, if nothing does. */
    public TextPiece placed() {
        return placed.getOrElse(at);
    }

    public void muster(Muster how) {
        card.muster(how);
        spare = how == Muster.SPARE;
    }

    public void add(Weapon weapon) {
        weapons = weapons.append(weapon);
    }

    public void add(Keyword keyword) {
        keywords = keywords.append(keyword);
    }

    public void add(Mark mark) {
        marks = marks.append(mark);
    }

    public Profile profile() {
        return card.weapons(weapons).keywords(keywords).build();
    }

    public Standing standing(Place place) {
        return new Standing(id, place, damage, pinned, activated, allegiance(), item, token, usedUp, marks.toList());
    }

    /** Whether it is not on the battlefield, and something says so. */
    public boolean away() {
        return killed || reserve || left;
    }

    /** A killed one is past all harm that was said of it before. */
    public Away gone() {
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
