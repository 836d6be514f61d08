package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.testkit.bot.KnownKeyword.Printed;
import io.vavr.collection.Vector;
import java.util.function.IntToDoubleFunction;

/** The expected cost of one attack to its target, from the exact chances of both pools. */
final class ExpectedHarm {
    private static final Weapon BARE = Weapon.closeCombat("nothing", 0);
    private static final int DICE = 3;
    private static final int SHIELD = 6;
    private static final double WOUND = 0.5;

    private static final int SEVEN = 7;

    private final DicePools pools;
    private final boolean sevens;

    ExpectedHarm(DicePools pools, Ruleset ruleset) {
        this.pools = pools;
        sevens = ruleset.library()
                .keyword(Printed.HOLO_SIGHT.toString())
                .exists(rule -> KnownKeyword.REVISED_HOLO_SIGHT.is(rule.rule()));
    }

    /** The best shot at a target in the open, in VP; 0 without a weapon with a range. */
    double ofShot(Card shooter, Card target) {
        double most = 0;
        for (Weapon weapon : shooter.weapons())
            if (!weapon.closeCombat()
                    && weapon.keywords().forAll(k -> k.nested().isEmpty()))
                most = Math.max(most, harm(shooter, weapon, aim(shooter, weapon), target));
        return most;
    }

    /** The best assault on a target in another cube, in VP. */
    double ofAssault(Card assaulter, Card target) {
        double most = 0;
        for (Weapon blade : assaulter.weapons().filter(Weapon::closeCombat).append(BARE))
            most = Math.max(
                    most, harm(assaulter, blade, pool(assaulter, blade, assaulter.fight(), Printed.FRENZY), target));
        return most;
    }

    /** R25-K-HOLO-SIGHT: 7s explode. */
    private SuccessLookup aim(Card shooter, Weapon weapon) {
        boolean sighted = Printed.HOLO_SIGHT.on(shooter) || Printed.HOLO_SIGHT.among(weapon.keywords());
        int again = number(shooter, weapon, Printed.WEIGHT_OF_FIRE);
        return pools.successes(DICE + 1, shooter.ranged().target(), again, sevens && sighted ? SEVEN : DicePools.EIGHT);
    }

    private SuccessLookup pool(Card model, Weapon weapon, Statistic skill, Printed again) {
        return pools.successes(DICE + 1, skill.target(), number(model, weapon, again));
    }

    private double harm(Card attacker, Weapon weapon, SuccessLookup attack, Card target) {
        int ap = weapon.ap() + Printed.AP.number(attacker.keywords());
        int toxic = number(attacker, weapon, Printed.TOXIC);
        return expected(pools, attack, target, ap, damage -> part(damage + toxic, target.hitPoints()))
                * ModelValue.value(target);
    }

    /**
     * The expected cost of the damage to a target that survives with three dice.
     *
     * @param cost of a damage of 1 or more
     */
    static double expected(DicePools pools, SuccessLookup attack, Card target, int ap, IntToDoubleFunction cost) {
        SuccessLookup defence =
                pools.successes(DICE, target.survive().target(), Printed.RESILIENT.number(target.keywords()));
        SuccessLookup shield = pools.successes(Printed.ENERGY_SHIELD.number(target.keywords()), SHIELD, 0);
        int armour = Math.max(0, target.armour() - ap) + (Printed.TOUGH.on(target) ? 1 : 0);
        double lost = 0;
        for (int hits = 1; hits <= SuccessLookup.MOST; hits++)
            for (int saved = 0; saved < hits - armour; saved++)
                for (int absorbed = 0; absorbed < hits - saved - armour; absorbed++)
                    lost += attack.exactly(hits)
                            * defence.exactly(saved)
                            * shield.exactly(absorbed)
                            * cost.applyAsDouble(hits - saved - absorbed - armour);
        return lost;
    }

    /** The part of the value that is lost: all for death, half of the share of the HP for a wound. */
    private static double part(int damage, int hitPoints) {
        return damage >= hitPoints ? 1 : WOUND * damage / hitPoints;
    }

    private static int number(Card model, Weapon weapon, Printed keyword) {
        return keyword.number(model.keywords()) + keyword.number(weapon.keywords());
    }

    /** The {@link ExpectedHarm} of every model to every enemy, computed once for a game. */
    static final class Matchups {
        private final int first;
        private final Vector<Card> models;
        private final int[] range;
        private final double[][] shots;
        private final double[][] assaults;

        Matchups(Setup setup, ExpectedHarm harm) {
            first = setup.teamA().members().size();
            models = setup.cards();
            int all = models.size();
            range = new int[all];
            shots = new double[all][all];
            assaults = new double[all][all];
            for (int one = 0; one < all; one++) {
                range[one] = models.get(one)
                        .weapons()
                        .filter(w -> w.keywords().forAll(k -> k.nested().isEmpty()))
                        .map(w -> w.range())
                        .max()
                        .getOrElse(0);
                for (int other = one < first ? first : 0; other < (one < first ? all : first); other++) {
                    shots[one][other] = harm.ofShot(models.get(one), models.get(other));
                    assaults[one][other] = harm.ofAssault(models.get(one), models.get(other));
                }
            }
        }

        int range(ModelId model) {
            return range[index(model)];
        }

        double shot(ModelId by, ModelId at) {
            return shots[index(by)][index(at)];
        }

        double assault(ModelId by, ModelId on) {
            return assaults[index(by)][index(on)];
        }

        int index(ModelId model) {
            return model.number() - 1 + (model.side() == Side.A ? 0 : first);
        }
    }
}
