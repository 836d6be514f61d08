package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Consumer;

/** I, ITEM-7, SET-3: the items and equipment of the third edition, and its token pool. */
final class ThirdEditionItems {
    static final int THROW = 3;
    static final int THERMAL_AP = 3;
    private static final int TRIP_RANGE = 4;

    static final Keyword ONE_USE = Keyword.of("ONE-USE");

    private ThirdEditionItems() {}

    static Vector<ItemRule> all() {
        return Vector.of(
                Item.TestItem.ammo("Ammo", RuleIds.I_AMMO, 0),
                new Item.Adrenaline.Free(),
                Item.TestItem.ammo("AP Ammo", RuleIds.I_AP_AMMO, 1),
                new ImmediateItem.BoobyTrap(),
                weapon(
                        "Combat Blades",
                        RuleIds.I_COMBAT_BLADES,
                        Weapon.closeCombat("item combat blades", 0, ONE_USE, Keyword.of("FRENZY", 1))),
                grenade("Frag Grenade", RuleIds.I_FRAG_GRENADE, Keyword.of("FRAG", THROW)),
                new ImmediateItem.Intel(),
                new MediPack(RuleIds.I_MEDI_PACK),
                new WeaponItem(
                        "Shock Baton",
                        RuleIds.I_SHOCK_BATON,
                        Weapon.closeCombat("item shock baton", 0, Keyword.of("KNOCKBACK")),
                        Option.some(Keyword.of("UNDER CONTROL")),
                        false),
                grenade("Smoke Grenade", RuleIds.I_SMOKE_GRENADE, Keyword.of("SMOKE")),
                Item.TestItem.stimulants(),
                grenade("Stun Grenade", RuleIds.I_STUN_GRENADE, Keyword.of("STUN")),
                weapon(
                        "Thermal Mines",
                        RuleIds.K_THERMAL_MINES,
                        Weapon.closeCombat("item thermal mines", THERMAL_AP, ONE_USE)),
                weapon(
                        "Trip Mine",
                        RuleIds.K_TRIP_MINE,
                        Weapon.ranged(
                                "item trip mine",
                                TRIP_RANGE,
                                0,
                                Keyword.of("GRENADE", Keyword.of("TRAP", Keyword.of("FRAG", THROW))))));
    }

    private static ItemRule grenade(String name, RuleId rule, Keyword effect) {
        return thrown(name, rule, Keyword.of("GRENADE", effect));
    }

    static ItemRule thrown(String name, RuleId rule, Keyword... printed) {
        return weapon(name, rule, Weapon.ranged("item " + name.toLowerCase(Locale.ROOT), THROW, 0, printed));
    }

    /** The pool. A ruleset omits the items that it does not have. */
    static Vector<RuleId> pool() {
        return Vector.<RuleId>empty()
                .appendAll(Vector.fill(2, () -> RuleIds.I_AMMO))
                .append(RuleIds.I_AP_AMMO)
                .append(RuleIds.I_ADRENALINE)
                .appendAll(Vector.fill(2, () -> RuleIds.I_BOOBY_TRAP))
                .append(RuleIds.I_COMBAT_BLADES)
                .appendAll(Vector.fill(2, () -> RuleIds.I_FRAG_GRENADE))
                .appendAll(Vector.fill(3, () -> RuleIds.I_INTEL))
                .appendAll(Vector.fill(2, () -> RuleIds.I_MEDI_PACK))
                .append(RuleIds.I_SHOCK_BATON)
                .append(RuleIds.I_SMOKE_GRENADE)
                .append(RuleIds.I_STIMULANTS)
                .append(RuleIds.I_STUN_GRENADE);
    }

    private static ItemRule weapon(String name, RuleId rule, Weapon weapon) {
        return new WeaponItem(name, rule, weapon, Option.none(), false);
    }

    /** An item with an immediate effect when it is picked up. It is then discarded, and cannot be kept, used or bought. */
    private abstract static class ImmediateItem extends Item {
        ImmediateItem(String name, RuleId rule) {
            super(name, rule);
        }

        abstract void happens(Effects effects, ModelId finder);

        @Override
        public final boolean isUsedOnce() {
            return false;
        }

        @Override
        public final boolean isEquipment() {
            return false;
        }

        @Override
        public final boolean pickedUp(Effects effects, ModelId finder, boolean firstTime) {
            happens(effects, finder);
            return false;
        }

        /** I-BOOBY-TRAP: a FRAG (3) explosion goes off where it is revealed; the side opposed to the finder rolls (DICE-11). */
        static final class BoobyTrap extends ImmediateItem {
            private static final int DICE = 3;

            BoobyTrap() {
                super("Booby Trap", RuleIds.I_BOOBY_TRAP);
            }

            @Override
            void happens(Effects effects, ModelId finder) {
                // K-ENGINEER: it is defused, and that ends the activation
                if (effects.hasTrait(finder, Trait.DEFUSES)) {
                    effects.stopInCube(finder);
                    effects.endActivation(finder);
                    return;
                }
                Trigger.Impact at = new Trigger.Impact(
                        effects.model(finder).cube(), finder.side().other(), Option.none(), WeaponChoice.NONE);
                effects.explode(rule(), at, DICE);
            }
        }

        /** VIC-3, I-INTEL: when it is picked up it scores as the scenario says, and is discarded. */
        static final class Intel extends ImmediateItem {
            Intel() {
                super("Intel", RuleIds.I_INTEL);
            }

            @Override
            void happens(Effects effects, ModelId finder) {
                int more = effects.amount(Modifier.INTEL, finder, WeaponChoice.NONE, finder);
                effects.addScore(finder.side(), effects.scenario().intel() + more, rule());
            }
        }
    }

    /** I-FRAG-GRENADE, I-SHOCK-BATON: an item that is a weapon while it is carried, perhaps with a keyword (ITEM-7). */
    static final class WeaponItem extends Item {
        private final Weapon weapon;
        private final Option<Keyword> keyword;
        private final boolean answers;

        /** {@code answers} if it may be used to fight back with any options; an item with a keyword is not used up. */
        WeaponItem(String name, RuleId rule, Weapon weapon, Option<Keyword> keyword, boolean answers) {
            super(name, rule);
            this.weapon = weapon;
            this.keyword = keyword;
            this.answers = answers;
        }

        @Override
        public boolean isUsableToFightBack(Ruleset ruleset) {
            return answers || super.isUsableToFightBack(ruleset);
        }

        @Override
        public boolean isUsedOnce() {
            return keyword.isEmpty() && super.isUsedOnce();
        }

        @Override
        public Option<Weapon> weapon() {
            return Option.some(weapon);
        }

        @Override
        public void attachToCarrier(Hooks hooks) {
            keyword.forEach(hooks::attach);
        }
    }

    /** I-MEDI-PACK: by a SPECIAL action its carrier regains 1 HP, unless it is a machine. */
    static class MediPack extends Item implements Special {
        MediPack(RuleId rule) {
            super("Medi-Pack", rule);
        }

        @Override
        public final void attachToCarrier(Hooks hooks) {
            hooks.offer(this);
        }

        @Override
        public void targets(GameView game, ModelId carrier, Consumer<Choice.Use> each) {
            if (game.model(carrier).injured() && !game.hasTrait(carrier, Trait.MACHINE))
                each.accept(new Choice.Use(rule(), carrier, Target.NOTHING));
        }

        @Override
        public Rejection refusal(GameView game, Choice.Use use) {
            return use.target().equals(Target.NOTHING)
                    ? unhelped(game, use.model())
                    : new Rejection(rule(), "a Medi-Pack heals its carrier alone", "its use without a target");
        }

        final Rejection unhelped(GameView game, ModelId whom) {
            return game.hasTrait(whom, Trait.MACHINE)
                    ? new Rejection(
                            rule(), whom + " is a machine: a Medi-Pack does not heal it", "a model that is none")
                    : new Rejection(rule(), whom + " is unhurt", "a model that has lost HP");
        }

        @Override
        public void use(Effects effects, Choice.Use use) {
            effects.useItem(use.model(), rule());
            effects.heal(use.target().model().getOrElse(use.model()), 1, rule());
        }

        /** R25-I-MEDI-PACK: by a SPECIAL action its carrier or a friend in its cube regains 1 HP, but not a machine. */
        static final class Revised extends MediPack {
            Revised() {
                super(RuleIds.R25_I_MEDI_PACK);
            }

            private static boolean heals(GameView game, ModelId carrier, ModelId other) {
                return other.equals(carrier) || game.areFriends(carrier, other);
            }

            @Override
            public void targets(GameView game, ModelId carrier, Consumer<Choice.Use> each) {
                for (ModelId other : game.modelsIn(game.model(carrier).cube()))
                    if (heals(game, carrier, other)
                            && game.model(other).injured()
                            && !game.hasTrait(other, Trait.MACHINE))
                        each.accept(new Choice.Use(rule(), carrier, Target.of(other)));
            }

            @Override
            public Rejection refusal(GameView game, Choice.Use use) {
                if (use.target().isModel()) {
                    ModelId other = use.target().model().get();
                    boolean near = game.model(other).inPlay()
                            && game.model(other)
                                    .cube()
                                    .equals(game.model(use.model()).cube())
                            && heals(game, use.model(), other);
                    if (near) return unhelped(game, other);
                }
                return new Rejection(
                        rule(),
                        "a Medi-Pack heals its carrier or a friend in its cube",
                        "one of these that has lost HP");
            }
        }
    }
}
