package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.NamedConstant;
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
public final class Trigger<E> extends NamedConstant {
    private static final ArrayList<Trigger<?>> LISTED = new ArrayList<>();

    /** CMD-2, ORD-2: both sides have rolled their command dice. */
    public static final Trigger<Side> COMMAND = new Trigger<>("COMMAND");

    /** KT-5: a model's activation begins; fire is put out before anything else. */
    public static final Trigger<ModelId> FIRE = new Trigger<>("FIRE");

    /** KT-5: a model's activation begins; a pinned one may be up again (K-HEADSTRONG). */
    public static final Trigger<ModelId> RISING = new Trigger<>("RISING");

    /** KT-5: a model's activation begins; it may get out of control (K-RAMPAGE). */
    public static final Trigger<ModelId> CONTROL = new Trigger<>("CONTROL");

    /** KT-5: a model's activation begins; gas cloud and ink sac, then special orders and actions. */
    public static final Trigger<ModelId> FIRST_CLOUD = new Trigger<>("FIRST_CLOUD");

    /** ORD-2: before, between and after the actions of an activation. */
    public static final Trigger<ModelId> ACTIVE = new Trigger<>("ACTIVE");

    /** ORD-2: a SHOOT at a model or an ASSAULT has been declared, and no dice are rolled yet. */
    public static final Trigger<TestContext> DECLARED = new Trigger<>("DECLARED", true);

    /** AST-3, KT-8: the target of an ASSAULT fights back, and has named its weapon. The moment is the target's own. */
    public static final Trigger<TestContext> ANSWERED = new Trigger<>("ANSWERED", true);

    /** ORD-2: a model is about to be tested, and dice may be added; special orders alone act. */
    public static final Trigger<ModelTest> BEFORE_TEST = new Trigger<>("BEFORE_TEST");

    /** ORD-2: a model's dice lie, and its keywords have rolled some again; special orders alone act. */
    public static final Trigger<ModelTest> IN_TEST = new Trigger<>("IN_TEST");

    /** KT-15: a shot has landed; marks on models come first. */
    public static final Trigger<Impact> LANDS_MARKS = new Trigger<>("LANDS_MARKS", true);

    /** KT-15: a shot has landed; smoke and clouds. */
    public static final Trigger<Impact> LANDS_SMOKE = new Trigger<>("LANDS_SMOKE", true);

    /** KT-15: a shot has landed; markers. */
    public static final Trigger<Impact> LANDS_MARKERS = new Trigger<>("LANDS_MARKERS", true);

    /** KT-15: a shot has landed; explosions. */
    public static final Trigger<Impact> LANDS_EXPLOSION = new Trigger<>("LANDS_EXPLOSION", true);

    /** KT-15: a shot has landed; what stuns. */
    public static final Trigger<Impact> LANDS_STUN = new Trigger<>("LANDS_STUN", true);

    /** KT-15: a shot has landed; what pins besides. */
    public static final Trigger<Impact> LANDS_PINS = new Trigger<>("LANDS_PINS", true);

    /** DICE-11: an explosion is about to be rolled for against somebody. The moment is its dealer's own; without a dealer it is nobody's. */
    public static final Trigger<Explosion> EXPLODES = new Trigger<>("EXPLODES", true);

    /** KT-2: the dice of an attack are down, and nothing has come of them yet; what acts here acts at once. */
    public static final Trigger<Attack> HIT = new Trigger<>("HIT", true);

    /** ORD-2: a model is about to lose HP (DMG-1, step 6); special orders alone act. */
    public static final Trigger<Hit> LOSES = new Trigger<>("LOSES");

    /**
     * DMG-1, step 7: a model has lost HP, all of them if it is dead by now. The moment is the model's own if it lives; its opponent is
     * the dealer, if there is one.
     */
    public static final Trigger<Loss> LOST = new Trigger<>("LOST", true);

    /** KT-3: an explosion has dealt all its damage. The moment is its dealer's own; without a dealer it is nobody's. */
    public static final Trigger<Impact> DEALT = new Trigger<>("DEALT", true);

    /** DMG-4: a model has died, and its items lie in its cube. */
    public static final Trigger<Death> DIED = new Trigger<>("DIED");

    /** KT-2: after damage and death; STUN. The moment is the attacker's own; its opponent is the target, like those below. */
    public static final Trigger<Attack> STUN = new Trigger<>("STUN", true);

    /** KT-2: KNOCKBACK and throws, with their falls and slams. */
    public static final Trigger<Attack> THROW = new Trigger<>("THROW", true);

    /** KT-2: SUPPRESSION and pins. */
    public static final Trigger<Attack> PINS = new Trigger<>("PINS", true);

    /** KT-2: PREY, fire and other marks. */
    public static final Trigger<Attack> MARKS = new Trigger<>("MARKS", true);

    /** KT-2: EVADE, after the explosions that waited (KT-4). */
    public static final Trigger<Attack> EVADE = new Trigger<>("EVADE", true);

    /** ADV-18: a model has come into a cube; traps and engineers act before items and fights. */
    public static final Trigger<Arrival> ENTERED = new Trigger<>("ENTERED");

    /** ORD-2: a model that has come among enemies has its spot and its items, and is about to fight. */
    public static final Trigger<Arrival> ENGAGED = new Trigger<>("ENGAGED");

    /** ORD-2: a model has come to a halt in a cube without enemies; special orders alone act. */
    public static final Trigger<Arrival> NEARED = new Trigger<>("NEARED");

    /** ORD-2: a SHOOT is over, with all that followed; special orders alone act. */
    public static final Trigger<TestContext> SHOT = new Trigger<>("SHOT");

    /** ORD-2: an ASSAULT is over, with all that followed. */
    public static final Trigger<TestContext> ASSAULTED = new Trigger<>("ASSAULTED");

    /** KT-6: a model's activation ends, however it has ended, if the model lives; gas cloud and ink sac. */
    public static final Trigger<ModelId> LAST_CLOUD = new Trigger<>("LAST_CLOUD");

    /** ORD-2: a model's activation ends; special orders. */
    public static final Trigger<ModelId> ENDING = new Trigger<>("ENDING");

    /** KT-6: a model's activation ends; what it costs the model (K-CHARGED). Then the model is marked as activated. */
    public static final Trigger<ModelId> TOLL = new Trigger<>("TOLL");

    /** RND-9, ORD-2: the end phase begins, before objectives are scored. */
    public static final Trigger<Side> END_PHASE = new Trigger<>("END_PHASE");

    /** RND-9: objectives have been scored; smoke and clouds may go. The number of the round is told. */
    public static final Trigger<Integer> CLEARING = new Trigger<>("CLEARING");

    /**
     * R25-K-PREY: the dice of a SHOOT's RANGED, or of a fight back, are down, and nothing has come of them yet; what acts here acts at once.
     * The moment is the tester's own; its opponent is the other model.
     */
    public static final Trigger<RolledTest> TRIED = new Trigger<>("TRIED", true);

    /** ADV-1, SPR-1: a model has declared an ADVANCE or a SPRINT, by an action, a die or an order, and has made no step. */
    public static final Trigger<Departure> DEPARTS = new Trigger<>("DEPARTS");

    private static final Vector<Trigger<?>> ALL = Vector.ofAll(LISTED);

    private final boolean ofAttack;

    private Trigger(String name) {
        this(name, false);
    }

    private Trigger(String name, boolean ofAttack) {
        super(LISTED.size(), name);
        LISTED.add(this);
        this.ofAttack = ofAttack;
    }

    /** All of them: in the order of a round. */
    public static Vector<Trigger<?>> all() {
        return ALL;
    }

    /**
     * Whether a weapon that is in use is asked at it (KT-1): one with which its model attacks, or with which it is beaten. True for
     * attacks and landings of one's own, and for attacks of one's opponent.
     */
    public boolean asksWeapons(Scope scope) {
        return ofAttack && scope != Scope.ANY;
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
    public record Arrival(ModelId model, Cube cube) {}

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
     * @param context why it was tested
     * @param opponent the other model of the occasion
     * @param successes how many successes it has
     */
    public record RolledTest(TestContext context, ModelId tester, ModelId opponent, int successes) {}

    /**
     * A model's part in a test, as its dice are counted: what {@link Modifier#DICE} and {@link Modifier#REROLLS} are asked about.
     *
     * @param context why the test is made
     * @param tester whose dice are counted
     */
    public record ModelTest(TestContext context, ModelId tester, Skill skill) {}
}
