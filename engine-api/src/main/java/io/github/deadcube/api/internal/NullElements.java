package io.github.deadcube.api.internal;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Nulls in the collections of what an application gives to the engine. The constructors refuse null, but do not look
 * into collections; all other checks expect that nothing is null.
 */
public final class NullElements {
    private static final Vector<Sentence> RULESET = step("ruleset");
    private static final Vector<Sentence> STATE = step("state");

    private final List<Fault> faults = new ArrayList<>();

    private NullElements() {}

    private static Vector<Fault> found(Consumer<NullElements> look) {
        NullElements nulls = new NullElements();
        look.accept(nulls);
        return Vector.ofAll(nulls.faults);
    }

    /** A fault for each null in the collections of a set-up. */
    public static Vector<Fault> found(Setup setup) {
        return found(nulls -> nulls.setup(setup));
    }

    /** The same for a team alone, and its ruleset. */
    public static Vector<Fault> found(StrikeTeam team, Ruleset ruleset) {
        return found(nulls -> {
            nulls.ruleset(ruleset);
            nulls.team(Vector.of(PartName.TEAM), team);
        });
    }

    /** The same for the position of a state. Its game has been checked. */
    public static Vector<Fault> found(GameState state) {
        return found(nulls -> nulls.position(state.position()));
    }

    /**
     * The same for a card of a chosen team.
     *
     * @param where the place of the card
     */
    public static Vector<Fault> found(Vector<Sentence> where, Card card) {
        return found(nulls -> nulls.card(where, card));
    }

    /**
     * The same for the elements of a collection.
     *
     * @param what an element is
     */
    public static Vector<Fault> found(CharSequence where, CharSequence what, Iterable<?> elements) {
        return found(nulls -> nulls.all(step(where), what, elements));
    }

    private void setup(Setup setup) {
        ruleset(setup.ruleset());
        one(step("setup"), "the starting side", setup.starting());
        for (Side side : Side.BOTH) team(step(PartName.ofTeam(side)), setup.team(side));
    }

    private void ruleset(Ruleset ruleset) {
        Library library = ruleset.library();
        all(RULESET, "keyword", library.keywords());
        all(RULESET, "item", library.items());
        all(RULESET, "special order", library.orders());
        all(RULESET, "option", ruleset.variants());
        all(RULESET, "face of a command die", ruleset.tables().commandFaces());
        all(RULESET, "direction", ruleset.tables().scatter());
        all(RULESET, "item token", ruleset.tables().pool());
        all(RULESET, "row of the recon table", ruleset.tables().recon());
    }

    private void team(Vector<Sentence> where, StrikeTeam team) {
        all(where, "model", team.members());
        for (int i = 0; i < team.members().size(); i++)
            if (isThere(team.members().get(i)))
                card(where.append(PartName.ofModel(i + 1)), team.members().get(i));
    }

    private void card(Vector<Sentence> where, Card card) {
        all(where, "weapon", card.weapons());
        keywords(where, card.keywords());
        for (Weapon weapon : card.weapons())
            if (isThere(weapon)) keywords(where.append(PartName.ofWeapon(weapon.name())), weapon.keywords());
        one(where, "the base", card.base());
        one(where, "the height", card.height());
        one(where, "the special order", card.order());
        all(where, "further special order", card.furtherOrders());
        one(where, "the equipment", card.equipment());
    }

    private void keywords(Vector<Sentence> where, Vector<Keyword> keywords) {
        all(where, "keyword", keywords);
        for (Keyword keyword : keywords) if (isThere(keyword)) one(where, "the keyword in brackets", keyword.nested());
    }

    private void position(Position p) {
        one(STATE, "the side that starts", p.starter());
        for (Side side : Side.BOTH) side(side, p.side(side));
        for (Model model : p.models()) model(model);
        all(STATE, "marker", p.markers());
        p.markers().filter(NullElements::isThere).forEach(marker -> {
            one(STATE, "the owner of a marker", marker.owner());
            one(STATE, "the keyword of a marker", marker.effect());
        });
    }

    private void side(Side name, SideState side) {
        Vector<Sentence> where = step(Sentence.of("side {side}", name));
        all(where, "token", side.looked());
        all(where, "cube", side.added());
    }

    private void model(Model model) {
        Vector<Sentence> where = step(Sentence.verbatim(model.id().toString()));
        card(where, model.card());
        all(where, "used weapon or keyword", model.usedUp());
        one(where, "the item", model.item());
        all(where, "mark", model.marks());
        model.marks().filter(NullElements::isThere).forEach(mark -> one(where, "the side of a mark", mark.by()));
    }

    private void one(Vector<Sentence> where, CharSequence what, Option<?> part) {
        if (part.isDefined() && !isThere(part.get())) error(where, Sentence.of("{what} is null", Sentence.of(what)));
    }

    private void all(Vector<Sentence> where, CharSequence what, Iterable<?> elements) {
        int number = 0;
        for (Object element : elements) {
            number++;
            if (!isThere(element)) error(where, Sentence.of("{what} {number} is null", Sentence.of(what), number));
        }
    }

    private void error(Vector<Sentence> where, CharSequence fault) {
        RuleId rule = where.equals(RULESET) ? RuleIds.KT_1 : RuleIds.SET_1;
        faults.add(Fault.of(rule, fault).in(where));
    }

    private static Vector<Sentence> step(CharSequence where) {
        return Vector.of(Sentence.of(where));
    }

    /** Without it the compiler takes an element for one that is never null. */
    private static boolean isThere(@Nullable Object element) {
        return element != null;
    }
}
