package io.github.deadcube.api.extend;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import java.util.ArrayList;

/** Something that a model does, and that a keyword may forbid. */
@SuppressWarnings({"UnusedTypeParameter", "exports"
}) // it ties a hook to what the hook is told; the engine alone counts
public final class Restriction<Q> extends NamedConstant {
    private static final ArrayList<Restriction<?>> LISTED = new ArrayList<>();

    /** RND-2: its side activates the model in a turn. */
    public static final Restriction<ModelId> ACTIVATION = new Restriction<>("ACTIVATION");

    /** SHO-3: the model shoots at another. The deed is the shooter's own; its opponent is the target. */
    public static final Restriction<TestContext> SHOT = new Restriction<>("SHOT");

    /**
     * AST-1: the model assaults another, by an action or because a rule makes it; the occasion names that rule. The deed is the
     * attacker's own; its opponent is the target.
     */
    public static final Restriction<TestContext> ASSAULT = new Restriction<>("ASSAULT");

    /** CMD-4: a command die is spent in the model's activation. */
    public static final Restriction<Choice.SpendDie> COMMAND_DIE = new Restriction<>("COMMAND_DIE");

    /** CMD-5, CMD-7: command dice are added to the model's test, or buy a re-roll of its dice. */
    public static final Restriction<ModelId> BOUGHT_DICE = new Restriction<>("BOUGHT_DICE");

    /** RND-3: the model takes an action, for a command die or not. */
    public static final Restriction<Choice> ACTION = new Restriction<>("ACTION");

    /** DMG-1: the dice of the model's SHOOT or FIGHT have won, and it deals damage. The deed is the dealer's own; its opponent is the target. */
    public static final Restriction<TestContext> HARM = new Restriction<>("HARM");

    private static final Vector<Restriction<?>> ALL = Vector.ofAll(LISTED);

    private Restriction(String name) {
        super(LISTED.size(), name);
        LISTED.add(this);
    }

    /** All of them. */
    public static Vector<Restriction<?>> all() {
        return ALL;
    }
}
