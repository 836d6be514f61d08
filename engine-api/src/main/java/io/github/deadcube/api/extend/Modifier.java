package io.github.deadcube.api.extend;

import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import java.util.ArrayList;

/**
 * A number that rules add to, such as the dice of a test or the ARMOUR of a model. The amounts of several rules are
 * added. Of several keywords of one name that are not cumulative, only the highest number counts (KT-11). In the
 * descriptions, OWN and OPPONENT are the models of the {@link Scope}s with these names.
 */
@SuppressWarnings({"UnusedTypeParameter", "exports"
}) // Q is the type of the argument of the hook; only the engine computes the sum
public final class Modifier<Q> extends NamedConstant {
    private static final ArrayList<Modifier<?>> CONSTANTS = new ArrayList<>();

    /** DICE-4: dice of a model's test that has modifiers. OWN is the tester; OPPONENT is the other model. */
    public static final Modifier<ModelTest> DICE = new Modifier<>("DICE", true, true);

    /** DICE-8: failed dice that the tester may roll again. OWN is the tester; OPPONENT is the other model. */
    public static final Modifier<ModelTest> REROLLS = new Modifier<>("REROLLS", true, true);

    /** K-AP: ARMOUR that is ignored. OWN is the model that deals damage, with the weapon that it uses. */
    public static final Modifier<Hit> AP = new Modifier<>("AP", true, false);

    /** DMG-1, step 3: ARMOUR in addition to the printed ARMOUR. OWN is the target. */
    public static final Modifier<Hit> ARMOUR = new Modifier<>("ARMOUR", false, true);

    /** DMG-1, step 2: dice of a shield against 6+, 0 or more; each shield rolls separately. OWN is the target. */
    public static final Modifier<Hit> SHIELD = new Modifier<>("SHIELD", false, true);

    /** DMG-1, step 4: the HP by which a loss is reduced. OWN is the target. */
    public static final Modifier<Hit> LESS_DAMAGE = new Modifier<>("LESS_DAMAGE", false, true);

    /**
     * DMG-1, step 5: the HP by which a loss of 1 or more is increased. OWN is the model that deals damage, with the
     * weapon that it uses.
     */
    public static final Modifier<Hit> MORE_DAMAGE = new Modifier<>("MORE_DAMAGE", true, false);

    /**
     * CMD-1: additional command dice at the start of a round, 0 or more. OWN is the model; only one model of each side
     * counts. A side rolls at most {@link io.github.deadcube.api.team.CommandDice#MOST} dice.
     */
    public static final Modifier<ModelId> COMMAND_DICE = new Modifier<>("COMMAND_DICE", false, false);

    /**
     * ADV-1: cubes that an ADVANCE may have in addition to its SP. {@link Trigger#EXTRA_CUBE_USED} says that the model
     * has used the last one. OWN is the model.
     */
    public static final Modifier<ModelId> EXTRA_CUBES = new Modifier<>("EXTRA_CUBES", false, false);

    /** I-INTEL: VP that the model scores for intel in addition. OWN is the model. */
    public static final Modifier<ModelId> INTEL = new Modifier<>("INTEL", false, false);

    /** ADV-1, SPR-1: cubes of an ADVANCE and of a SPRINT. OWN is the model. */
    public static final Modifier<ModelId> SPEED = new Modifier<>("SPEED", false, false);

    /**
     * K-COMM-RELAY: +1 Model results in addition to the results that a side rolls. OWN is the model; the results of all
     * models of a side are added, to at most {@link io.github.deadcube.api.team.CommandDice#MOST} dice of the face.
     */
    public static final Modifier<ModelId> MODEL_RESULTS = new Modifier<>("MODEL_RESULTS", false, false);

    /**
     * DICE-2: added to the target number of a model's test that has modifiers; the result is limited to 2 to 8. OWN is
     * the tester.
     */
    public static final Modifier<ModelTest> TARGET_NUMBER = new Modifier<>("TARGET", true, true);

    /**
     * ORD-5: failed dice that the tester may roll again after the dice of {@link #REROLLS}, even if re-rolls are
     * barred. Asked after the special orders in a test. OWN is the tester.
     */
    public static final Modifier<ModelId> ORDER_REROLLS = new Modifier<>("AGAIN", false, false);

    /**
     * R25-K-AUGMENTED: failed dice that the tester may roll again in addition to the dice of {@link #REROLLS}, even if
     * re-rolls are barred. OWN is the tester.
     */
    public static final Modifier<ModelTest> REROLLS_EVEN_BARRED = new Modifier<>("REROLLS_EVEN_BARRED", true, true);

    /**
     * R25-K-HOLO-SIGHT: how many faces below 8 explode like an 8: they are successes and give a bonus die (DICE-3). OWN
     * is the tester.
     */
    public static final Modifier<ModelTest> EXPLODING_FACES = new Modifier<>("EXPLODING_FACES", true, true);

    /**
     * K-GRENADE, K-INDIRECT, K-TRAP: dice of the aim at a cube in addition to the printed dice. They are not modifiers
     * of the test (DICE-4). OWN is the shooter.
     */
    public static final Modifier<CubeShot> AIM_DICE = new Modifier<>("AIM_DICE", true, false);

    /**
     * K-INDIRECT: above 0, the enemies in the target cube count as seen, although the shooter does not see them. OWN is
     * the shooter.
     */
    public static final Modifier<CubeShot> SPOTTED = new Modifier<>("SPOTTED", true, false);

    private static final Vector<Modifier<?>> ALL = Vector.ofAll(CONSTANTS);

    private final boolean asksOwnWeapon;
    private final boolean asksOpponentWeapon;

    private Modifier(String name, boolean asksOwnWeapon, boolean asksOpponentWeapon) {
        super(CONSTANTS.size(), name);
        CONSTANTS.add(this);
        this.asksOwnWeapon = asksOwnWeapon;
        this.asksOpponentWeapon = asksOpponentWeapon;
    }

    /** All modifiers, in the order of their declaration. */
    public static Vector<Modifier<?>> all() {
        return ALL;
    }

    /** Whether hooks of the weapon in use are called too (KT-1); false if only hooks of models are called. */
    public boolean asksWeapons(Scope scope) {
        return scope == Scope.OWN ? asksOwnWeapon : scope == Scope.OPPONENT && asksOpponentWeapon;
    }
}
