package io.github.deadcube.api.team;

import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * The values on a model's card.
 *
 * <pre>{@code
 * Card gunner = Card.named("Gunner").withAdvance(1).withSprint(2)
 *         .withRanged(new Statistic(4)).withFight(new Statistic(6)).withSurvive(new Statistic(5))
 *         .withArmour(1).withHitPoints(2).withSize(1).withWorth(2)
 *         .withWeapons(Vector.of(Weapon.ranged("rifle", 5, 1)));
 * Card veteran = gunner.withName("Veteran").withHitPoints(3);
 * }</pre>
 *
 * @param name the model's name, free text on one line
 * @param advance SP, first number: cubes of an ADVANCE; 0 for {@code -}
 * @param sprint SP, second number: cubes of a SPRINT
 * @param ranged RA
 * @param fight FI
 * @param survive SV
 * @param armour AR; 0 for {@code -}
 * @param hitPoints HP, 1 or more
 * @param size SZ, 1 to 4
 * @param base the width of its base in millimetres, if the card states it (GEO-3); empty for the usual base of its SZ
 * @param height how tall it is, in hundredths of an inch, if the card states it; empty for the usual height of its SZ
 * @param worth the VPs that its death scores, upgrades included (VIC-1)
 * @param recon RECON of a leader (SET-4)
 * @param order the name of a leader's special order (CMD-9)
 * @param furtherOrders the names of more special orders, in the order printed; a die buys one of all. Empty if there is
 *     no first one
 * @param equipment the equipment bought for it (ITEM-7): an item such as I-AMMO, or a keyword such as K-COMM-LINK
 * @param equipmentNumber the number in that keyword's brackets, as of ENERGY SHIELD (2); 0 where it takes none
 * @param weapons in the order printed
 * @param keywords in the order printed
 * @param muster how it belongs to its team
 */
@SavedName(value = "card", usual = "muster=chosen")
@Value.Builder
public record Card(
        String name,
        int advance,
        int sprint,
        Statistic ranged,
        Statistic fight,
        Statistic survive,
        int armour,
        int hitPoints,
        int size,
        Option<Integer> base,
        Option<Integer> height,
        int worth,
        Statistic recon,
        Option<String> order,
        Vector<String> furtherOrders,
        Option<RuleId> equipment,
        int equipmentNumber,
        Vector<Weapon> weapons,
        Vector<Keyword> keywords,
        Muster muster)
        implements WithCard {
    /**
     * A card with a name and the usual values: no statistic, SP 1–2, AR {@code -}, 1 HP, SZ 1 with the usual base and
     * height, worth 1 VP, no weapon, no keyword, chosen for its team.
     */
    public static Card named(String name) {
        return new Card(
                name,
                1,
                2,
                Statistic.NONE,
                Statistic.NONE,
                Statistic.NONE,
                0,
                1,
                1,
                Option.none(),
                Option.none(),
                1,
                Statistic.NONE,
                Option.none(),
                Vector.empty(),
                Option.none(),
                0,
                Vector.empty(),
                Vector.empty(),
                Muster.CHOSEN);
    }

    /** The statistic of a skill: RA, FI or SV. */
    public Statistic statistic(Skill skill) {
        return switch (skill) {
            case RANGED -> ranged;
            case FIGHT -> fight;
            case SURVIVE -> survive;
        };
    }

    /** CMD-9: the names of all its special orders, in the order printed; none for most models. */
    public Vector<String> orders() {
        return order.toVector().appendAll(furtherOrders);
    }

    /** GEO-3: its body, with the base and height that the card states, or the usual ones of its SZ. */
    public Body body(boolean pinned) {
        return new Body(size, width(), height.isEmpty() ? Body.tall(size) : height.get(), pinned);
    }

    /** GEO-3: the width of its base in millimetres: the one that the card states, or the usual one of its SZ. */
    public int width() {
        return base.isEmpty() ? Body.base(size) : base.get();
    }

    /**
     * Whether the card prints a keyword on the model itself.
     *
     * @param keyword its name in capitals
     * @return true whatever its number
     */
    public boolean has(String keyword) {
        return keywords.exists(k -> k.name().equals(keyword));
    }

    @Override
    public String toString() {
        return name;
    }

    /** How a model belongs to its strike team. */
    @SavedName("muster")
    public enum Muster {
        /** The player chose it for the team. */
        CHOSEN,
        /**
         * TEAM-8: a card has deployed it in addition; it plays like any other model, but does not count for half of the
         * team (CMD-3).
         */
        ADDED,
        /**
         * ORD-6: it stays aside until a special order replaces a dead model with it; it does not count for half of the
         * team.
         */
        SPARE
    }

    /** A skill that can be tested. */
    @SavedName("skill")
    public enum Skill {
        /** RA: shooting. */
        RANGED,
        /** FI: assaulting and fighting back. */
        FIGHT,
        /** SV: not being hurt. */
        SURVIVE
    }

    /**
     * A statistic that is tested: the number that a die must equal or beat (DICE-2). Written {@code 4+}, or {@code -}
     * where there is none (DICE-5).
     *
     * @param target 2 to 8; 0 for none
     */
    @SavedName("statistic")
    public record Statistic(int target) {
        /** No target number: {@code -}. */
        public static final Statistic NONE = new Statistic(0);

        /**
         * Reads the notation. Never throws. A statistic has at most two characters; a longer text is not read.
         *
         * @param text {@code 2+} to {@code 8+}, {@code -} or {@code +}
         * @return the statistic, or why the text is not one
         */
        public static Either<Seq<Fault>, Statistic> read(String text) {
            return Fault.unlessUnread(parse(text), text, "a statistic from 2+ to 8+, or -");
        }

        /**
         * The statistic with this notation.
         *
         * @throws IllegalArgumentException if the text is not one
         */
        public static Statistic of(String text) {
            return Fault.orThrow(read(text));
        }

        private static Option<Statistic> parse(String text) {
            if (text.equals("-") || text.equals("+")) return Option.some(NONE);
            if (text.length() != 2 || text.charAt(1) != '+') return Option.none();
            int target = text.charAt(0) - '0';
            return target < 2 || target > 8 ? Option.none() : Option.some(new Statistic(target));
        }

        /** DICE-5: whether there is a number to roll against: false for {@code -}. */
        public boolean exists() {
            return target != 0;
        }

        /** The notation: {@code 4+} or {@code -}. */
        @Override
        public String toString() {
            return target == 0 ? "-" : target + "+";
        }
    }
}
