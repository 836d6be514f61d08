package io.github.deadcube.core.setup;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Hooks.MovementMode;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.internal.PartName;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.grid.CubeGrid;
import io.github.deadcube.core.machine.StateCheck.StateFault;
import io.github.deadcube.core.prepared.PreparedGame;
import io.github.deadcube.core.workspace.ValueCheck;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

/** GEO-2, ADV-4, DMG-3: finds every error in the models of a situation, or of a state that may not come from play. */
final class ModelsCheck {
    private final PreparedGame game;
    private final Setup setup;
    private final CubeGrid grid;
    private final Vector<Model> models;
    private final List<StateFault> errors = new ArrayList<>();

    ModelsCheck(PreparedGame game, Iterable<Model> models) {
        this.game = game;
        this.setup = game.setup();
        this.grid = CubeGrid.of(setup.battlefield());
        // another card is one fault: the rest is checked with the model's own card, which has no sizes out of range
        this.models =
                Vector.ofAll(models).filter(m -> new OneModel(m).known()).map(m -> m.withCard(setup.card(m.id())));
    }

    /** The errors of a situation, in which some cubes may hold more than their capacity (ADV-19). */
    List<StateFault> errors(Vector<Cube> overfull) {
        each(models.filter(Model::inPlay));
        crowds(overfull);
        return errors;
    }

    /**
     * The errors at any point of a game. A model on spot 0 passes through its cube (ADV-17), and any cube may be
     * overfull.
     */
    List<StateFault> errors() {
        Vector<Model> standing = models.filter(m -> m.inPlay() && m.place().spot() > 0);
        each(standing);
        return errors;
    }

    private void each(Vector<Model> standing) {
        for (Model m : models) {
            OneModel one = new OneModel(m);
            if (standing.contains(m)) one.place();
            one.state();
        }
        spots(standing);
    }

    private void error(String where, RuleId rule, CharSequence fault, CharSequence expected) {
        errors.add(StateFault.of(Fault.of(rule, fault, expected).at(where)));
    }

    private void crowds(Vector<Cube> allowed) {
        CapacityCheck crowds =
                new CapacityCheck(setup, models.filter(m -> setup.battlefield().contains(m.cube())));
        Vector<Cube> overfull = crowds.overfull();
        for (Cube cube : overfull.reject(allowed::contains)) tooMany(crowds, cube);
        for (Cube cube : allowed.reject(overfull::contains))
            error(
                    "overfull",
                    RuleIds.ADV_19,
                    Sentence.of("{cube} holds no more than its capacity", cube),
                    "the overfull cubes alone");
    }

    private void spots(Vector<Model> standing) {
        for (Cube cube : standing.map(Model::cube).distinct().sorted()) {
            Vector<Model> there = standing.filter(m -> m.cube().equals(cube));
            for (int spot : there.map(m -> m.place().spot()).distinct())
                if (there.count(m -> m.place().spot() == spot) > 1)
                    error(
                            new Place(cube, spot).toString(),
                            RuleIds.GEO_2,
                            "two models stand on it",
                            "one model on a spot");
        }
    }

    private void tooMany(CapacityCheck crowds, Cube cube) {
        int most = crowds.most(cube);
        boolean half = crowds.halved(cube);
        for (Allegiance allegiance : Allegiance.values()) {
            int size = crowds.count(cube, allegiance);
            if (size > most)
                tooMany(
                        cube,
                        half
                                ? Sentence.of("models of one side total SZ {size} in half a cube", size)
                                : Sentence.of("models of one side total SZ {size} in a cube", size),
                        most);
        }
        int size = crowds.all(cube);
        if (size > most * 2)
            tooMany(
                    cube,
                    half
                            ? Sentence.of("models total SZ {size} in half a cube", size)
                            : Sentence.of("models total SZ {size} in a cube", size),
                    most * 2);
    }

    private void tooMany(Cube cube, Sentence total, int most) {
        error(
                cube.toString(),
                RuleIds.ADV_4,
                total,
                Sentence.of("SZ {most} at most, unless the situation lists the cube as overfull", most));
    }

    static Fault absent(Cube cube) {
        return Fault.of(
                RuleIds.GEO_1, Sentence.of("{cube} is not on the battlefield", cube), "a cube of the battlefield");
    }

    static Fault floorless(Cube cube) {
        return Fault.of(RuleIds.GEO_5, Sentence.of("{cube} has no floor", cube), "a cube with a floor");
    }

    /** Why a cube that a wall halves is no place. */
    static Fault halved(Cube cube, CubeGrid grid) {
        return Fault.of(
                RuleIds.GEO_7,
                Sentence.of("{cube} is halved by a wall", cube),
                Sentence.of("one side of it, such as {parts}", grid.parts(cube).head()));
    }

    private final class OneModel {
        private final Model m;

        OneModel(Model m) {
            this.m = m;
        }

        private void error(String part, Fault fault) {
            errors.add(StateFault.of(PartName.name(m.id(), part), fault.at(m.id().toString())));
        }

        private void error(String part, RuleId rule, CharSequence fault, CharSequence expected) {
            error(part, Fault.of(rule, fault, expected));
        }

        private void unless(boolean holds, String part, RuleId rule, CharSequence fault, CharSequence expected) {
            if (!holds) error(part, rule, fault, expected);
        }

        /** Makes texts only of a fault: a read state is checked whole. */
        private void number(String part, CharSequence what, int value, int least, int most, RuleId rule) {
            if (value < least || value > most)
                error(
                        part,
                        rule,
                        Sentence.of("{what} is {value}", Sentence.of(what), value),
                        least == most ? Sentence.of("{most}", most) : Sentence.of("{least} to {most}", least, most));
        }

        boolean known() {
            int members = setup.team(m.id().side()).members().size();
            if (m.id().number() < 1 || m.id().number() > members) {
                error(
                        "id",
                        RuleIds.ASK_4,
                        "the team has no such model",
                        Sentence.of("{side}1 to {side}{members}", m.id().side(), members));
                return false;
            }
            unless(
                    m.card().equals(setup.card(m.id())),
                    "card",
                    RuleIds.SET_1,
                    "its card is another",
                    "the card of the set-up");
            return true;
        }

        /** Checks everything but the place. */
        void state() {
            unless(
                    models.count(other -> other.id().equals(m.id())) == 1,
                    "id",
                    RuleIds.ASK_4,
                    "the model is named twice",
                    "each model once");
            if (!m.inPlay()) away();
            unless(
                    m.allegiance() == Allegiance.of(m.id().side()) || m.allegiance() == Allegiance.NEUTRAL,
                    "allegiance",
                    RuleIds.SET_1,
                    "it is a friend of the other side",
                    "a friend of its own side, or neutral");
            unless(
                    !m.pinned() || game.marksSilence() || !game.hooks(m.id()).hasTrait(Trait.NEVER_PINNED),
                    "pinned",
                    RuleIds.PIN_5,
                    "it is pinned, but its keywords prevent pinning",
                    "a model that is not pinned");
            if (m.status() == Model.Status.KILLED) killed();
            else alive();
            usedUp();
            marks();
        }

        /** SET-11, ADV-3, RND-2: a model that is not in play. */
        private void away() {
            unless(
                    !m.pinned() && m.forced() == 0,
                    "pinned",
                    RuleIds.PIN_1,
                    "it is not in play, but pinned or forced",
                    "neither");
            unless(
                    !m.activated() || m.status() == Model.Status.RESERVE && game.isActivatedInReserve(m.id()),
                    "activated",
                    RuleIds.RND_2,
                    "it is activated away from the battlefield",
                    "this of a model in reserve that must be called in");
            unless(
                    m.status() != Model.Status.SPARE || m.card().muster() == Muster.SPARE,
                    "status",
                    RuleIds.ORD_6,
                    "its card is not the card of a spare",
                    "'spare' on its card");
        }

        /** DMG-3, DMG-4: a killed model has nothing left, but its used-up weapons stay used up. */
        private void killed() {
            int hitPoints = m.card().hitPoints();
            unless(
                    m.item().isEmpty() && m.marks().isEmpty(),
                    m.item().isDefined() ? "item" : "marks 0",
                    RuleIds.DMG_4,
                    "it is killed, but carries an item or has marks",
                    "neither");
            number("damage", "the damage of a killed model", m.damage(), hitPoints, hitPoints, RuleIds.DMG_3);
        }

        /** ITEM-1, DMG-3: checks the item and the damage against the card. */
        private void alive() {
            RuleId empty = game.hooks(m.id()).ruleOf(Trait.EMPTY_HANDED);
            if (m.found().isDefined() && empty != null && !game.marksSilence())
                error("item", empty, "it carries an item", "no item");
            for (Carried item : m.item().filter(Carried::bought))
                unless(
                        m.card().equipment().contains(item.item()),
                        "item",
                        RuleIds.ITEM_7,
                        Sentence.of("it has no equipment {item}", item.item()),
                        m.card()
                                .equipment()
                                .map(own -> Sentence.of("{item}", own))
                                .getOrElse(Sentence.of("no equipment")));
            int hitPoints = m.card().hitPoints();
            number("damage", "its damage", m.damage(), 0, hitPoints - 1, RuleIds.DMG_3);
        }

        /** SHO-8, ITEM-7: what is used up is a weapon, or an item that the card prints. */
        private void usedUp() {
            unless(
                    m.usedUp().equals(m.usedUp().distinct().sorted()),
                    "usedUp",
                    RuleIds.SHO_8,
                    "the parts of its card that are used up are not in order",
                    "the order of the card, each once");
            Card card = m.card();
            for (int number : m.usedUp()) {
                int keyword = number - card.weapons().size();
                int last = card.weapons().size() + card.keywords().size() - 1;
                if (number < 0 || number > last)
                    error(
                            "usedUp",
                            RuleIds.SHO_8,
                            Sentence.of("it has no weapon or keyword with number {number}", number),
                            last < 0 ? "nothing that is used up" : Sentence.of("0 to {last}", last));
                else if (keyword >= 0) printed(card.keywords().get(keyword).name());
            }
        }

        private void printed(String name) {
            unless(
                    setup.ruleset().library().itemPrinted(name).isDefined(),
                    "usedUp",
                    RuleIds.SHO_8,
                    Sentence.of("it has no weapon or item '{name}' that can be used up", name),
                    "a weapon or an item that its card prints");
        }

        private void marks() {
            number(
                    "marks " + StateBounds.MOST_MARKS,
                    "the number of its marks",
                    m.marks().size(),
                    0,
                    StateBounds.MOST_MARKS,
                    RuleIds.KT_1);
            int place = 0;
            for (Mark mark : m.marks()) mark("marks " + place++, mark);
        }

        private void mark(String part, Mark mark) {
            RuleId empty = game.hooks(m.id()).ruleOf(Trait.EMPTY_HANDED);
            if (empty != null)
                for (Scenario.Rule rule : setup.scenario().rules())
                    if (rule.isCarried() && mark.rule().equals(rule.rule()))
                        error(
                                part,
                                empty,
                                Sentence.of("it carries a {title}", rule.title()),
                                "nothing that is carried");
            number(part, "the number of a mark", mark.amount(), 0, StateBounds.HIGHEST_MARK, RuleIds.KT_1);
            unless(
                    ValueCheck.isKnown(mark.rule(), setup),
                    part,
                    RuleIds.KT_1,
                    Sentence.of("it is marked {rule}, which is no rule of this game", mark.rule()),
                    "a rule of the game, such as one of its keywords or of its scenario");
            for (RuleId other : ValueCheck.instead(setup.ruleset().library(), mark.rule()))
                error(
                        part,
                        RuleIds.KT_1,
                        Sentence.of(
                                "it is marked {rule}, and {ruleset} has no rule for it", mark.rule(), setup.ruleset()),
                        Sentence.of("marked {other}", other));
        }

        /** GEO-2, GEO-5 to GEO-7, PART-4: checks the cube and the spot of a model. */
        void place() {
            Cube cube = m.cube();
            int spot = m.place().spot();
            int size = m.card().size();
            int spots = cube.part().spots();
            if (!setup.battlefield().contains(cube)) error("place", absent(cube));
            else if (!setup.battlefield().hasFloor(cube)) error("place", floorless(cube));
            else if (grid.sideOpen(cube)) error("place", halved(cube, grid));
            else if (!grid.stands(size, cube))
                error(
                        "place",
                        RuleIds.PART_4,
                        Sentence.of("a model of SZ {size} cannot stand on the half floor of {cube}", size, cube),
                        "a floor with more room");
            else if (spot >= 1 && spot <= spots && !fits(spot))
                error(
                        "place",
                        hasFloor() ? RuleIds.GEO_6 : RuleIds.GEO_5,
                        Sentence.of("a model of SZ {size} cannot stand on {place}", size, m.place()),
                        "a spot with room for it");
            number("place", "its spot", spot, 1, spots, RuleIds.GEO_2);
        }

        /** GEO-5: whether the floor of the cube carries the spot; a half floor carries some. */
        private boolean hasFloor() {
            Battlefield field = setup.battlefield();
            return field.floor(m.cube())
                    .cover()
                    .covers(field.eastOf(m.place()) % Battlefield.CUBE, field.northOf(m.place()) % Battlefield.CUBE);
        }

        private boolean fits(int spot) {
            int usable = grid.spots(
                            MovementMode.CLIMBING, m.card().size(), m.card().width())
                    .applyAsInt(m.cube());
            return (usable >> spot & 1) != 0;
        }
    }
}
