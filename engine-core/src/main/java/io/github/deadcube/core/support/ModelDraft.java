package io.github.deadcube.core.support;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.internal.CardUses;
import io.github.deadcube.api.internal.CurrentActivation.TakenAction;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.play.Model.Status;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** A model of a text that is being read. */
public final class ModelDraft {
    private static final String MARK = "marks ";

    /** The words of the items about a part, if they are not its name. */
    private static final Map<String, Vector<String>> WORDS = LinkedHashMap.of(
            "place", Vector.of("at", "passing"),
            "status", Vector.of("killed", "left", "reserve", "waiting"),
            "allegiance", Vector.of("neutral"),
            "item", Vector.of("carries", "equipment"),
            "usedUp", Vector.of("used up"),
            "taken", Vector.of("taken", "action die spent"));

    public final ModelId id;
    public final TextPiece at;
    public Card card;
    private Vector<Weapon> weapons = Vector.empty();
    private Vector<Keyword> keywords = Vector.empty();
    private Vector<Mark> marks = Vector.empty();
    public Option<Cube> cube = Option.none();
    /** 0 for the first free spot. */
    public int spot;

    /** The item that gives the place. */
    private Option<TextPiece> placed = Option.none();

    /** What the text says of the model, in its order. */
    private Vector<TextPiece> items = Vector.empty();

    /** Whether an item of the model could not be read. */
    public boolean doubtful;

    public Option<RuleId> item = Option.none();
    /** The number of the item's token; 0 if the text does not give it. */
    public int token;

    public Vector<TextPiece> usedUp = Vector.empty();
    /** Whether the model passes through its cube, or the cube is overfull. The model then gets a place with room. */
    public boolean passing;

    /** RND-3: whether it is the active model. The next four fields describe its activation. */
    public boolean active;

    /** K-RAMPAGE: the side that controls it, if the text says so. */
    public Option<Side> controller = Option.none();

    public Vector<TakenAction> taken = Vector.empty();
    public Vector<RuleId> specials = Vector.empty();
    public boolean dieSpent;

    public int damage;
    public boolean pinned;
    public boolean activated;
    public boolean killed;

    /** SET-11: whether it waits in reserve. */
    public boolean reserve;

    /** ADV-3: whether it has left over the edge. */
    public boolean left;

    /** ORD-6: a spare model stays apart unless the text gives it a place. */
    public boolean spare;

    public boolean waiting;
    public boolean leader;
    public boolean neutral;

    public ModelDraft(ModelId id, TextPiece at) {
        this.id = id;
        this.at = at;
        this.card = Card.named(id.toString());
    }

    public void stand(Cube where, TextPiece said) {
        cube = Option.some(where);
        placed = Option.some(said);
    }

    /** The item that gives the place; if there is no place, the item that names the model. */
    public TextPiece placed() {
        return placed.getOrElse(at);
    }

    public void said(TextPiece item) {
        items = items.append(item);
    }

    public Option<TextPiece> first(Vector<ItemForm<Consumer<ModelDraft>>> forms) {
        return items.find(item -> forms.exists(form -> form.meets(item)));
    }

    /** The last item about a part of the model, as faults name it; none if the text says nothing of it. */
    public Option<TextPiece> said(String part) {
        if (part.startsWith(MARK))
            return items.filter(item -> item.begins("marked"))
                    .drop(Integer.parseInt(part.substring(MARK.length())))
                    .headOption();
        Vector<String> words = WORDS.getOrElse(part, Vector.of(part));
        return items.findLast(item -> words.exists(item::begins));
    }

    /**
     * The item of the card that a fault names: a weapon, what the fault begins with, such as a statistic, or a keyword
     * in it.
     *
     * @param weapon its name; empty if the fault names none
     */
    public TextPiece ofCard(String weapon, String fault) {
        String named = weapon.isEmpty() ? fault.replaceFirst(" .*", "") : weapon;
        return items.find(item -> item.text().startsWith(named))
                .orElse(() -> items.find(item -> WeaponText.isKeyword(item)
                        && fault.contains(" " + item.first().text())))
                .getOrElse(at);
    }

    public void muster(Muster how) {
        card = card.withMuster(how);
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

    /** A card of which an item cannot be read is left out: nothing else follows from it. */
    public Card card() {
        return doubtful ? Card.named(id.toString()) : card.withWeapons(weapons).withKeywords(keywords);
    }

    /** Whether the text says that the model is not on the battlefield. */
    public boolean away() {
        return killed || reserve || left;
    }

    /**
     * The state of the model, with the number of the token that it carries. A killed model loses its damage, marks and
     * equipment.
     */
    public Model state(Place place, int number) {
        Card printed = card();
        boolean inPlay = !away();
        return new Model(
                id,
                printed,
                killed ? Status.KILLED : left ? Status.LEFT : reserve ? Status.RESERVE : Status.IN_PLAY,
                place,
                neutral ? Allegiance.NEUTRAL : Allegiance.of(id.side()),
                killed ? printed.hitPoints() : damage,
                pinned && inPlay,
                activated && (inPlay || reserve && !killed && !left),
                0,
                spent(printed),
                item.map(carried -> new Carried(carried, number)).orElse(equipment(printed)),
                killed ? List.empty() : marks.toList());
    }

    /** SHO-8, ITEM-7: the numbers of the used-up weapons and items of the card. */
    private List<Integer> spent(Card printed) {
        Set<String> said = usedUpNames();
        List<Integer> spent = List.empty();
        for (int w = 0; w < printed.weapons().size(); w++)
            if (said.contains(printed.weapons().get(w).name())) spent = CardUses.with(spent, w);
        for (int k = 0; k < printed.keywords().size(); k++)
            if (said.contains(printed.keywords().get(k).name()))
                spent = CardUses.with(spent, CardUses.keyword(printed, k));
        return spent;
    }

    /** DMG-4: equipment that was used or destroyed does not come back. */
    private Option<Carried> equipment(Card printed) {
        return printed.equipment()
                .filter(bought -> !killed && !usedUpNames().contains(bought.id()))
                .map(bought -> new Carried(bought, 0));
    }

    /** A text may name very many: with a set, the time grows with their number, not with its square. */
    private Set<String> usedUpNames() {
        return usedUp.map(TextPiece::text).toLinkedSet();
    }

    /** SHO-8, ITEM-7: the names of used-up things that the card does not have. */
    public Vector<Fault> strangers() {
        if (doubtful) return Vector.empty();
        Card printed = card();
        Set<String> known = printed.weapons()
                .map(Weapon::name)
                .appendAll(printed.keywords().map(Keyword::name))
                .appendAll(printed.equipment().map(RuleId::id))
                .toLinkedSet();
        return usedUp.reject(said -> known.contains(said.text()))
                .map(said -> Fault.of(
                                RuleIds.SHO_8,
                                Sentence.of("it has no weapon or item '{text}' that can be used up", said.text()))
                        .at(id.toString())
                        .at(said.line(), said.column()));
    }
}
