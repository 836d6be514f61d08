package io.github.deadcube.api.extend;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import java.util.ArrayList;

/**
 * Something that a model does and that a rule may forbid. In the descriptions, OWN and OPPONENT are the models of the
 * {@link Hooks.Scope}s with these names.
 */
@SuppressWarnings({"UnusedTypeParameter", "exports"
}) // Q is the type of the argument of the hook; only the engine asks the hooks
public final class Restriction<Q> extends NamedConstant {
    private static final ArrayList<Restriction<?>> CONSTANTS = new ArrayList<>();

    /** RND-2: the model's side activates it in a turn. */
    public static final Restriction<ModelId> ACTIVATION = new Restriction<>("ACTIVATION");

    /** SHO-3: the model shoots at another. OWN is the shooter; OPPONENT is the target. */
    public static final Restriction<TestContext> SHOT = new Restriction<>("SHOT");

    /**
     * AST-1: the model assaults another, by an action or because a rule makes it do so; the context names that rule. OWN is the
     * attacker; OPPONENT is the target.
     */
    public static final Restriction<TestContext> ASSAULT = new Restriction<>("ASSAULT");

    /** CMD-4: a command die is spent in the model's activation. */
    public static final Restriction<Choice.SpendDie> COMMAND_DIE = new Restriction<>("COMMAND_DIE");

    /** CMD-5, CMD-7: command dice add dice to the model's test, or buy a re-roll of its dice. */
    public static final Restriction<ModelId> BOUGHT_DICE = new Restriction<>("BOUGHT_DICE");

    /** KT-18: a SPECIAL or a shot of the model helps another model of its own side, or calls one. */
    public static final Restriction<ModelId> HELP = new Restriction<>("HELP");

    /** RND-3: the model takes an action, with or without a command die. */
    public static final Restriction<Choice> ACTION = new Restriction<>("ACTION");

    /**
     * DMG-1: the model's SHOOT or FIGHT has won, and the model deals damage. OWN is the model that deals damage; OPPONENT is the
     * target.
     */
    public static final Restriction<TestContext> HARM = new Restriction<>("HARM");

    private static final Vector<Restriction<?>> ALL = Vector.ofAll(CONSTANTS);

    private Restriction(String name) {
        super(CONSTANTS.size(), name);
        CONSTANTS.add(this);
    }

    /** All restrictions, in the order of their declaration. */
    public static Vector<Restriction<?>> all() {
        return ALL;
    }
}
