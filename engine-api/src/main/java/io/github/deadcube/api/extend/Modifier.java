package io.github.deadcube.api.extend;

import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import java.util.ArrayList;

/**
 * A number that rules add to, such as the dice of a test or the ARMOUR of a model. What several rules add counts together; of
 * rules that are not cumulative the highest number counts once (KT-11).
 */
@SuppressWarnings({"UnusedTypeParameter", "exports"
}) // it ties a hook to what the hook is told; the engine alone counts
public final class Modifier<Q> extends NamedConstant {
    private static final ArrayList<Modifier<?>> LISTED = new ArrayList<>();

    /** DICE-4: dice of a model's test that has modifiers. The figure is the tester's own; its opponent is the other model. */
    public static final Modifier<ModelTest> DICE = new Modifier<>("DICE", true, true);

    /** DICE-8: failed dice that the tester may roll again. The figure is the tester's own; its opponent is the other model. */
    public static final Modifier<ModelTest> REROLLS = new Modifier<>("REROLLS", true, true);

    /** K-AP: ARMOUR that is ignored. The figure is the dealer's own, with the weapon that it uses. */
    public static final Modifier<Hit> AP = new Modifier<>("AP", true, false);

    /** DMG-1, step 3: ARMOUR besides the printed one. The figure is the target's own. */
    public static final Modifier<Hit> ARMOUR = new Modifier<>("ARMOUR", false, true);

    /** DMG-1, step 2: dice of a shield against 6+; each shield rolls by itself, 0 dice or more. The figure is the target's own. */
    public static final Modifier<Hit> SHIELD = new Modifier<>("SHIELD", false, true);

    /** DMG-1, step 4: HP that are lost less. The figure is the target's own. */
    public static final Modifier<Hit> LESS_DAMAGE = new Modifier<>("LESS_DAMAGE", false, true);

    /** DMG-1, step 5: HP that are lost more, if any would be. The figure is the dealer's own, with the weapon that it uses. */
    public static final Modifier<Hit> MORE_DAMAGE = new Modifier<>("MORE_DAMAGE", true, false);

    /** CMD-1: command dice at the start of a round. The figure is the model's own; of several models of a side one counts. 0 or more; a side rolls at most {@link io.github.deadcube.api.team.CommandDice#MOST} dice. */
    public static final Modifier<ModelId> COMMAND_DICE = new Modifier<>("COMMAND_DICE", false, false);

    /** ADV-1, SPR-1: cubes of an ADVANCE and of a SPRINT. The figure is the model's own. */
    public static final Modifier<ModelId> SPEED = new Modifier<>("SPEED", false, false);

    /** K-COMM-RELAY: +1 Model results besides what a side rolls. The figure is the model's own; those of all models of a side add up, to at most {@link io.github.deadcube.api.team.CommandDice#MOST} dice of the face. */
    public static final Modifier<ModelId> MODEL_RESULTS = new Modifier<>("MODEL_RESULTS", false, false);

    /** DICE-2: what is added to the target number of a model's test that has modifiers; 2 to 8 come of it. The figure is the tester's own. */
    public static final Modifier<ModelTest> TARGET = new Modifier<>("TARGET", true, true);

    /**
     * ORD-5: failed dice that the tester may roll again besides those of {@link #REROLLS}, once those are rolled, even where re-rolls are
     * barred. Asked after special orders in a test; the figure is the tester's own.
     */
    public static final Modifier<ModelId> AGAIN = new Modifier<>("AGAIN", false, false);

    /**
     * R25-K-AUGMENTED: failed dice that the tester may roll again besides those of {@link #REROLLS}, even where re-rolls are barred. The
     * figure is the tester's own.
     */
    public static final Modifier<ModelTest> REROLLS_EVEN_BARRED = new Modifier<>("REROLLS_EVEN_BARRED", true, true);

    /** R25-K-HOLO-SIGHT: how many faces below 8 are successes and give a bonus die as 8 does (DICE-3). The figure is the tester's own. */
    public static final Modifier<ModelTest> EXPLODING_FACES = new Modifier<>("EXPLODING_FACES", true, true);

    private static final Vector<Modifier<?>> ALL = Vector.ofAll(LISTED);

    private final boolean ownArmed;
    private final boolean opponentArmed;

    private Modifier(String name, boolean ownArmed, boolean opponentArmed) {
        super(LISTED.size(), name);
        LISTED.add(this);
        this.ownArmed = ownArmed;
        this.opponentArmed = opponentArmed;
    }

    /** All of them: in the order of their places. */
    public static Vector<Modifier<?>> all() {
        return ALL;
    }

    /** Whether a weapon that is in use is asked for it (KT-1): false where only models are asked. */
    public boolean asksWeapons(Scope scope) {
        return scope == Scope.OWN ? ownArmed : scope == Scope.OPPONENT && opponentArmed;
    }
}
