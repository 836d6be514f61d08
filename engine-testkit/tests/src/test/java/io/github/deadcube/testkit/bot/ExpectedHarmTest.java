package io.github.deadcube.testkit.bot;

import static io.github.deadcube.api.team.Weapon.closeCombat;
import static io.github.deadcube.api.team.Weapon.ranged;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class ExpectedHarmTest {
    private static final ExpectedHarm HARM = new ExpectedHarm(new DicePools(), Deadcube.ruleset());

    /** One HP and no protection: one of four dice at 5+ must hit. */
    @Test
    void aModelWithOneHpIsLostWithTheChanceOfAHit() {
        Card victim = target().withSurvive(Statistic.NONE);
        assertThat(HARM.ofShot(shooter(ranged("rifle", 5, 0)), victim))
                .isEqualTo(ModelValue.value(victim) * (1 - 1 / 16.0), offset(1e-4));
    }

    @Test
    void armourShieldsAndToughnessReduceHarmAndApDoesNot() {
        Weapon rifle = ranged("rifle", 5, 0);
        double bare = shot(rifle, target());
        assertThat(shot(rifle, target().withArmour(1))).isLessThan(bare);
        assertThat(shot(ranged("piercer", 5, 1), target().withArmour(1))).isEqualTo(bare);
        assertThat(shot(rifle, target().withKeywords(Vector.of(Keyword.of("ENERGY SHIELD", 2)))))
                .isLessThan(bare);
        assertThat(shot(rifle, target().withKeywords(Vector.of(Keyword.of("TOUGH")))))
                .isLessThan(bare);
        assertThat(shot(rifle, target().withKeywords(Vector.of(Keyword.of("RESILIENT", 1)))))
                .isLessThan(bare);
    }

    @Test
    void toxicAndRerollsIncreaseHarm() {
        double bare = shot(ranged("rifle", 5, 0), target().withHitPoints(3));
        assertThat(shot(ranged("rifle", 5, 0, Keyword.of("TOXIC", 1)), target().withHitPoints(3)))
                .isGreaterThan(bare);
        assertThat(shot(ranged("rifle", 5, 0, Keyword.of("WEIGHT OF FIRE", 1)), target().withHitPoints(3)))
                .isGreaterThan(bare);
    }

    /** R25-K-HOLO-SIGHT: one of four dice at 8+ must show 7 or 8. */
    @Test
    void sevensCountInTheRevision() {
        ExpectedHarm revised = new ExpectedHarm(new DicePools(), Deadcube.revised());
        Card victim = target().withSurvive(Statistic.NONE);
        Card blind = shooter(ranged("rifle", 5, 0, Keyword.of("HOLO-SIGHT"))).withRanged(new Statistic(8));
        assertThat(revised.ofShot(blind, victim))
                .isEqualTo(ModelValue.value(victim) * (1 - Math.pow(0.75, 4)), offset(1e-4));
        Card sighted =
                blind.withWeapons(Vector.of(ranged("rifle", 5, 0))).withKeywords(Vector.of(Keyword.of("HOLO-SIGHT")));
        assertThat(revised.ofShot(sighted, victim)).isEqualTo(revised.ofShot(blind, victim));
        assertThat(HARM.ofShot(blind, victim)).isLessThan(revised.ofShot(blind, victim));
    }

    @Test
    void noShotWithoutWeaponOrSkillAndDamageWithBareHands() {
        Card fighter = Card.named("fighter").withFight(new Statistic(4)).withWeapons(Vector.of(ranged("gun", 3, 0)));
        assertThat(HARM.ofShot(fighter, target())).isZero();
        assertThat(HARM.ofShot(shooter(closeCombat("blade", 0)), target())).isZero();
        assertThat(HARM.ofAssault(fighter, target())).isPositive();
    }

    private static double shot(Weapon weapon, Card target) {
        return HARM.ofShot(shooter(weapon), target);
    }

    private static Card shooter(Weapon weapon) {
        return Card.named("shooter").withRanged(new Statistic(5)).withWeapons(Vector.of(weapon));
    }

    private static Card target() {
        return Card.named("target").withSurvive(new Statistic(5));
    }
}
