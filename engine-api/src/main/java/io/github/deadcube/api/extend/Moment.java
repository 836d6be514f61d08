package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.Listed;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import java.util.ArrayList;

/**
 * A moment of the game at which rules act: keywords, items, special orders (ORD-2) and markers, in one list. The constants stand
 * in the order of a round: KT-5, KT-15, KT-2, KT-6, RND-9.
 */
@SuppressWarnings({"UnusedTypeParameter", "exports"
}) // it ties a hook to what the hook is told; the engine alone counts
public final class Moment<E> extends Listed {
    private static final ArrayList<Moment<?>> LISTED = new ArrayList<>();

    /** CMD-2, ORD-2: both sides have rolled their command dice. */
    public static final Moment<Side> COMMAND = new Moment<>("COMMAND");

    /** KT-5: a model's activation begins; fire is put out before anything else. */
    public static final Moment<ModelId> FIRE = new Moment<>("FIRE");

    /** KT-5: a model's activation begins; a pinned one may be up again (K-HEADSTRONG). */
    public static final Moment<ModelId> RISING = new Moment<>("RISING");

    /** KT-5: a model's activation begins; it may get out of control (K-RAMPAGE). */
    public static final Moment<ModelId> CONTROL = new Moment<>("CONTROL");

    /** KT-5: a model's activation begins; gas cloud and ink sac, then special orders and actions. */
    public static final Moment<ModelId> FIRST_CLOUD = new Moment<>("FIRST_CLOUD");

    /** ORD-2: before, between and after the actions of an activation. */
    public static final Moment<ModelId> ACTIVE = new Moment<>("ACTIVE");

    /** ORD-2: a SHOOT at a model or an ASSAULT has been declared, and no dice are rolled yet. */
    public static final Moment<Occasion> DECLARED = new Moment<>("DECLARED", true);

    /** AST-3, KT-8: the target of an ASSAULT fights back, and has named its weapon. The moment is the target's own. */
    public static final Moment<Occasion> ANSWERED = new Moment<>("ANSWERED", true);

    /** ORD-2: a model is about to be tested, and dice may be added; special orders alone act. */
    public static final Moment<Tested> BEFORE_TEST = new Moment<>("BEFORE_TEST");

    /** ORD-2: a model's dice lie, and its keywords have rolled some again; special orders alone act. */
    public static final Moment<Tested> IN_TEST = new Moment<>("IN_TEST");

    /** KT-15: a shot has landed; marks on models come first. */
    public static final Moment<Landing> LANDS_MARKS = new Moment<>("LANDS_MARKS", true);

    /** KT-15: a shot has landed; smoke and clouds. */
    public static final Moment<Landing> LANDS_SMOKE = new Moment<>("LANDS_SMOKE", true);

    /** KT-15: a shot has landed; markers. */
    public static final Moment<Landing> LANDS_MARKERS = new Moment<>("LANDS_MARKERS", true);

    /** KT-15: a shot has landed; explosions. */
    public static final Moment<Landing> LANDS_EXPLOSION = new Moment<>("LANDS_EXPLOSION", true);

    /** KT-15: a shot has landed; what stuns. */
    public static final Moment<Landing> LANDS_STUN = new Moment<>("LANDS_STUN", true);

    /** KT-15: a shot has landed; what pins besides. */
    public static final Moment<Landing> LANDS_PINS = new Moment<>("LANDS_PINS", true);

    /** DICE-11: an explosion is about to be rolled for against somebody. The moment is its dealer's own; without a dealer it is nobody's. */
    public static final Moment<Explosion> EXPLODES = new Moment<>("EXPLODES", true);

    /** KT-2: the dice of an attack are down, and nothing has come of them yet; what acts here acts at once. */
    public static final Moment<Attack> HIT = new Moment<>("HIT", true);

    /** ORD-2: a model is about to lose HP (DMG-1, step 6); special orders alone act. */
    public static final Moment<Hit> LOSES = new Moment<>("LOSES");

    /**
     * DMG-1, step 7: a model has lost HP, all of them if it is dead by now. The moment is the model's own if it lives; its opponent is
     * the dealer, if there is one.
     */
    public static final Moment<Loss> LOST = new Moment<>("LOST", true);

    /** KT-3: an explosion has dealt all its damage. The moment is its dealer's own; without a dealer it is nobody's. */
    public static final Moment<Landing> DEALT = new Moment<>("DEALT", true);

    /** DMG-4: a model has died, and its items lie in its cube. */
    public static final Moment<Death> DIED = new Moment<>("DIED");

    /** KT-2: after damage and death; STUN. The moment is the attacker's own; its opponent is the target, like those below. */
    public static final Moment<Attack> STUN = new Moment<>("STUN", true);

    /** KT-2: KNOCKBACK and throws, with their falls and slams. */
    public static final Moment<Attack> THROW = new Moment<>("THROW", true);

    /** KT-2: SUPPRESSION and pins. */
    public static final Moment<Attack> PINS = new Moment<>("PINS", true);

    /** KT-2: PREY, fire and other marks. */
    public static final Moment<Attack> MARKS = new Moment<>("MARKS", true);

    /** KT-2: EVADE, after the explosions that waited (KT-4). */
    public static final Moment<Attack> EVADE = new Moment<>("EVADE", true);

    /** ADV-18: a model has come into a cube; traps and engineers act before items and fights. */
    public static final Moment<Entered> ENTERED = new Moment<>("ENTERED");

    /** ORD-2: a model that has come among enemies has its spot and its items, and is about to fight. */
    public static final Moment<Entered> ENGAGED = new Moment<>("ENGAGED");

    /** ORD-2: a model has come to a halt in a cube without enemies; special orders alone act. */
    public static final Moment<Entered> NEARED = new Moment<>("NEARED");

    /** ORD-2: a SHOOT is over, with all that followed; special orders alone act. */
    public static final Moment<Occasion> SHOT = new Moment<>("SHOT");

    /** ORD-2: an ASSAULT is over, with all that followed. */
    public static final Moment<Occasion> ASSAULTED = new Moment<>("ASSAULTED");

    /** KT-6: a model's activation ends, however it has ended, if the model lives; gas cloud and ink sac. */
    public static final Moment<ModelId> LAST_CLOUD = new Moment<>("LAST_CLOUD");

    /** ORD-2: a model's activation ends; special orders. */
    public static final Moment<ModelId> ENDING = new Moment<>("ENDING");

    /** KT-6: a model's activation ends; what it costs the model (K-CHARGED). Then the model is marked as activated. */
    public static final Moment<ModelId> TOLL = new Moment<>("TOLL");

    /** RND-9, ORD-2: the end phase begins, before objectives are scored. */
    public static final Moment<Side> END_PHASE = new Moment<>("END_PHASE");

    /** RND-9: objectives have been scored; smoke and clouds may go. The number of the round is told. */
    public static final Moment<Integer> CLEARING = new Moment<>("CLEARING");

    /**
     * R25-K-PREY: the dice of a SHOOT's RANGED, or of a fight back, are down, and nothing has come of them yet; what acts here acts at once.
     * The moment is the tester's own; its opponent is the other model.
     */
    public static final Moment<Tried> TRIED = new Moment<>("TRIED", true);

    /** ADV-1, SPR-1: a model has declared an ADVANCE or a SPRINT, by an action, a die or an order, and has made no step. */
    public static final Moment<Departure> DEPARTS = new Moment<>("DEPARTS");

    private static final Vector<Moment<?>> ALL = Vector.ofAll(LISTED);

    private final boolean ofAttack;

    private Moment(String name) {
        this(name, false);
    }

    private Moment(String name, boolean ofAttack) {
        super(LISTED.size(), name);
        LISTED.add(this);
        this.ofAttack = ofAttack;
    }

    /** All of them: in the order of a round. */
    public static Vector<Moment<?>> all() {
        return ALL;
    }

    /**
     * Whether a weapon that is in use is asked at it (KT-1): one with which its model attacks, or with which it is beaten. True for
     * attacks and landings of one's own, and for attacks of one's opponent.
     */
    public boolean asksWeapons(Scope scope) {
        return ofAttack && scope != Scope.ANYBODY;
    }

    /** A model's death (DMG-4). */
    public record Death(ModelId model, Cube cube) {}

    /**
     * A model sets out.
     *
     * @param rule why: ADV-1 or SPR-1, or CMD-8 if a command die gives one cube
     */
    public record Departure(ModelId model, RuleId rule) {}

    /** A model's coming into a cube, by choice or not (ADV-18). */
    public record Entered(ModelId model, Cube cube) {}

    /**
     * HP that a model has lost (DMG-1, step 6).
     *
     * @param hit the damage that was due
     * @param hitPoints how many it has lost, 1 or more; no more than its death needed
     */
    public record Loss(Hit hit, int hitPoints) {}

    /**
     * A model's RANGED or FIGHT test whose dice are down, re-rolls included.
     *
     * @param occasion why it was tested
     * @param opponent the other model of the occasion
     * @param successes how many successes it has
     */
    public record Tried(Occasion occasion, ModelId tester, ModelId opponent, int successes) {}

    /**
     * A model's part in a test, as its dice are counted: what {@link Figure#DICE} and {@link Figure#REROLLS} are asked about.
     *
     * @param occasion why the test is made
     * @param tester whose dice are counted
     */
    public record Tested(Occasion occasion, ModelId tester, Skill skill) {}
}
