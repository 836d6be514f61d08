package io.github.deadcube.api.extend;

import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.Function3;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Registers the hooks of keywords, items, marks and special orders. A hook belongs to a model, or to a model's weapon
 * while the weapon is used (KT-1). Each hook receives its owner: the model that has the hook, or that has the weapon
 * with the hook. If a hook can never be called for its owner, the set-up has an error. Example: ARMOUR of a weapon,
 * unless the keyword counts for the weapon's carrier (KT-10).
 */
public interface Hooks extends Registration<ModelId> {
    /**
     * Whether the hooks belong to a weapon while it is used, or to its effect where it lands, such as the keyword in a
     * grenade's brackets. False for the hooks of models, items and marks, and for a keyword of a weapon that counts for
     * the carrier (KT-10).
     */
    boolean ofWeapon();

    /** Gives the owner a trait in the name of another rule: a WALKER is a VEHICLE. */
    void grant(Trait trait, RuleId by);

    /**
     * Cancels a trait that another rule gives the owner; the order of the two calls does not matter. Example: a BIKE
     * can be pinned although it is a VEHICLE.
     *
     * @param trait the trait; if a third rule gives it too, the owner keeps it
     */
    void revoke(Trait trait, RuleId by);

    /**
     * Registers a check that may forbid something.
     *
     * @param check gets the game, the owner and the question, and returns why it is forbidden; null if it is allowed
     */
    <Q> void restrict(
            Restriction<Q> restriction, Scope scope, Function3<GameView, ModelId, Q, @Nullable Rejection> check);

    /**
     * Offers a capability: a SPECIAL action, a shot mode, a delivery.
     *
     * @throws IllegalArgumentException if it is of another kind
     */
    void offer(Capability capability);

    /** Offers a SPECIAL action to every friend in play, even if the owner itself is not in play. */
    void offerToFriends(Special special);

    /**
     * Sets the movement mode of the model. If it has several, the last one in the order of {@link MovementMode} counts.
     */
    void movement(MovementMode mode);

    /**
     * Registers another keyword too, such as the keyword in a grenade's brackets. A mark lends the keyword: it counts
     * as if the card of the model printed it (KT-17), with {@link WeaponFilter#ANY}.
     */
    void attach(Keyword keyword);

    /**
     * Gives the owner's weapons another keyword, as if they printed it.
     *
     * @param weapons the weapons; {@link WeaponFilter#ANY} for the model, or for all its weapons if the keyword is
     *     printed on weapons alone
     */
    void attach(Keyword keyword, WeaponFilter weapons);

    /**
     * Disables keywords of a model while the mark of this hook lies on the model.
     *
     * @param keywords their rules, such as K-CONSTRUCT
     * @param scope {@link Scope#OWN} for the owner's keywords, which count as if the card did not print them;
     *     {@link Scope#OPPONENT} for the hooks of its opponent's keywords in a test or an attack, whose traits stay
     */
    void silence(Vector<RuleId> keywords, Scope scope);

    /**
     * Registers a keyword with a delivery, used only if the weapon has no other delivery (KT-7).
     *
     * @param delivery a keyword that offers a {@link Delivery}
     */
    void deliverByDefault(Keyword delivery);

    /** Offers a delivery, used only if the weapon has no other delivery (KT-7). */
    void deliverByDefault(Delivery delivery);

    /** The models for which a hook acts, seen from the hook's owner. */
    @SavedName("scope")
    enum Scope {
        /** The owner: its test, its attack, its activation. */
        OWN,
        /** The owner's opponent in the same test or attack. */
        OPPONENT,
        /** Every model, while the owner is in play (KT-12). The hook itself checks which model it is and how near. */
        ANY
    }

    /**
     * How a model moves. A model without a keyword for this is {@link #CLIMBING}. If a model has several modes, the
     * last one in this list counts.
     */
    enum MovementMode {
        /** K-VEHICLE: changes level only by ramps, cannot climb, and cannot use the spots of platforms (PART-5). */
        ROLLING(RuleIds.K_VEHICLE),
        /**
         * R25-K-VEHICLE: goes up only by ramps, and down as in ADV-11 and ADV-12; cannot hold on to walls or ladders,
         * and cannot use the spots of platforms.
         */
        DRIVING(RuleIds.R25_K_VEHICLE),
        /** ADV-10 to ADV-12: climbs walls and ladders, can hold on to them, and is harmed by falls. */
        CLIMBING(RuleIds.ADV_10),
        /**
         * R25-K-JUMP-PACK: goes up without a wall or ladder, jumps over walls but not over gaps in the floor, and is
         * not harmed by falls.
         */
        HOPPING(RuleIds.R25_K_JUMP_PACK),
        /**
         * K-JUMP-PACK: goes up without a wall or ladder, jumps over walls and over gaps in the floor one cube wide, and
         * is not harmed by falls.
         */
        JUMPING(RuleIds.K_JUMP_PACK),
        /**
         * R25-K-FLIGHT: goes up without a wall or ladder, crosses gaps in the floor of any size, and is harmed by
         * falls.
         */
        SOARING(RuleIds.R25_K_FLIGHT),
        /**
         * K-FLIGHT: goes up without a wall or ladder, crosses gaps in the floor of any size, and is not harmed by
         * falls.
         */
        FLYING(RuleIds.K_FLIGHT);

        private final RuleId rule;

        MovementMode(RuleId rule) {
            this.rule = rule;
        }

        /** The rule of the mode: refusals cite it. */
        public RuleId rule() {
            return rule;
        }

        /**
         * ADV-12, PART-5: whether the model can climb, hold on, and use the spots of platforms. False for
         * {@link #ROLLING} and {@link #DRIVING}.
         */
        public boolean climbs() {
            return this != ROLLING && this != DRIVING;
        }

        /**
         * K-JUMP-PACK: whether the model jumps over walls on its level. True for {@link #HOPPING} and {@link #JUMPING}.
         */
        public boolean jumps() {
            return this == HOPPING || this == JUMPING;
        }

        /**
         * K-FLIGHT: whether the model stays in the air where there is no floor. True for {@link #SOARING} and
         * {@link #FLYING}.
         */
        public boolean flies() {
            return this == SOARING || this == FLYING;
        }

        /**
         * FALL-1, ADV-12: whether a fall needs a test, pins the model and ends its movement, unless another mode of the
         * model protects it. False for {@link #HOPPING}, {@link #JUMPING} and {@link #FLYING}.
         */
        public boolean harmedByFalls() {
            return !jumps() && this != FLYING;
        }
    }

    /**
     * Something that a model does and that a rule may forbid. In the descriptions, OWN and OPPONENT are the models of
     * the {@link Hooks.Scope}s with these names.
     */
    @SuppressWarnings({"UnusedTypeParameter", "exports"
    }) // Q is the type of the argument of the hook; only the engine asks the hooks
    final class Restriction<Q> extends NamedConstant {
        private static final ArrayList<Restriction<?>> CONSTANTS = new ArrayList<>();

        /** RND-2: the model's side activates it in a turn. */
        public static final Restriction<ModelId> ACTIVATION = new Restriction<>("ACTIVATION");

        /** SHO-3: the model shoots at another. OWN is the shooter; OPPONENT is the target. */
        public static final Restriction<TestContext> SHOT = new Restriction<>("SHOT");

        /**
         * AST-1: the model assaults another, by an action or because a rule makes it do so; the context names that
         * rule. OWN is the attacker; OPPONENT is the target.
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
         * DMG-1: the model's SHOOT or FIGHT has won, and the model deals damage. OWN is the model that deals damage;
         * OPPONENT is the target.
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
}
