package io.github.deadcube.core.support;

import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.ModelOffBoard;
import io.github.deadcube.api.Situation.ModelOnBoard;
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

/** A model of a text that is being read. */
public final class ModelDraft {
    public final ModelId id;
    public final TextPiece at;
    public final ProfileBuilder card;
    private Vector<Weapon> weapons = Vector.empty();
    private Vector<Keyword> keywords = Vector.empty();
    private Vector<Mark> marks = Vector.empty();
    public Option<Cube> cube = Option.none();
    /** 0 for the first free spot. */
    public int spot;

    /** The item that gives the place. */
    private Option<TextPiece> placed = Option.none();

    /** Whether an item of the model could not be read. */
    public boolean doubtful;

    public Option<RuleId> item = Option.none();
    /** The number of the item's token; 0 if the text does not give it. */
    public int token;

    public Vector<String> usedUp = Vector.empty();
    /** Whether the model passes through its cube, or the cube is overfull. The model then gets a place with room. */
    public boolean passing;

    /** RND-3: whether it is the active model. The next three fields describe its activation. */
    public boolean active;

    public Vector<Situation.TakenAction> taken = Vector.empty();
    public Vector<RuleId> specials = Vector.empty();
    public boolean dieSpent;

    /** The first item about the state of the model, other than its place. */
    public Option<TextPiece> stands = Option.none();

    /** The first item that only a model on the battlefield may have. */
    public Option<TextPiece> stood = Option.none();

    public int damage;
    public boolean pinned;
    public boolean activated;
    public boolean killed;

    /** SET-11. */
    public boolean reserve;

    /** ADV-3. */
    public boolean left;

    /** ORD-6: a spare model stays apart unless the text gives it a place. */
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

    /** The item that gives the place; if there is no place, the item that names the model. */
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

    public ModelOnBoard standing(Place place) {
        return new ModelOnBoard(
                id, place, damage, pinned, activated, allegiance(), item, token, usedUp, marks.toList());
    }

    /** Whether the text says that the model is not on the battlefield. */
    public boolean away() {
        return killed || reserve || left;
    }

    /** The model as one that is away. A killed model loses its damage and marks. */
    public ModelOffBoard gone() {
        ModelState.Status status =
                killed ? ModelState.Status.KILLED : left ? ModelState.Status.LEFT : ModelState.Status.RESERVE;
        return new ModelOffBoard(
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
