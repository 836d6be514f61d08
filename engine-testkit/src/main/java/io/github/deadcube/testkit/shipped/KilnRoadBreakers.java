package io.github.deadcube.testkit.shipped;

import static io.github.deadcube.api.team.Weapon.closeCombat;
import static io.github.deadcube.api.team.Weapon.ranged;

import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.ProfileBuilder;
import io.github.deadcube.api.team.Statistic;
import io.github.deadcube.api.team.StrikeTeam;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A team that assaults: more of them, faster, with little to shoot. */
final class KilnRoadBreakers {
    private static final Keyword EVADE = Keyword.of("EVADE");
    private static final Keyword TOUGH = Keyword.of("TOUGH");

    private KilnRoadBreakers() {}

    static StrikeTeam team() {
        return new StrikeTeam(
                "Kiln Road Breakers",
                1,
                Vector.of(matron(), brute(), stinger(), stinger(), runner(), runner(), slinger(), fuse()));
    }

    private static Profile matron() {
        return profile("Matron", 3, 4)
                .armour(1)
                .hitPoints(3)
                .worth(3)
                .recon(new Statistic(5))
                .order(Option.some(StandTogether.NAME))
                .weapons(Vector.of(closeCombat("cleaver", 2)))
                .keywords(Vector.of(TOUGH, Keyword.of("RESILIENT", 1)))
                .build();
    }

    private static Profile brute() {
        return profile("Brute", 4, 5)
                .armour(1)
                .hitPoints(4)
                .size(2)
                .worth(3)
                .weapons(Vector.of(closeCombat("maul", 1, Keyword.of("KNOCKBACK"))))
                .keywords(Vector.of(TOUGH))
                .build();
    }

    private static Profile stinger() {
        return fast("Stinger", 4, 5)
                .worth(2)
                .weapons(Vector.of(closeCombat("barb", 1, Keyword.of("TOXIC", 1))))
                .keywords(Vector.of(Keyword.of("RESILIENT", 1)))
                .build();
    }

    private static Profile runner() {
        return fast("Runner", 5, 5)
                .hitPoints(1)
                .weapons(Vector.of(ranged("pistol", 2, 0), closeCombat("knife", 0)))
                .ranged(new Statistic(6))
                .keywords(Vector.of(EVADE))
                .build();
    }

    private static Profile slinger() {
        return profile("Slinger", 5, 5)
                .ranged(new Statistic(5))
                .worth(2)
                .weapons(Vector.of(
                        ranged("scatter gun", 3, 0, Keyword.of("RAPID FIRE")),
                        ranged("fire pot", 3, 0, Keyword.of("GRENADE", Keyword.of("FRAG", 3)))))
                .build();
    }

    private static Profile fuse() {
        return fast("Fuse", 5, 5).keywords(Vector.of(Keyword.of("BOOM!", 3))).build();
    }

    private static ProfileBuilder fast(String name, int fight, int survive) {
        return profile(name, fight, survive).advance(2).sprint(3);
    }

    private static ProfileBuilder profile(String name, int fight, int survive) {
        return Profile.builder()
                .name(name)
                .fight(new Statistic(fight))
                .survive(new Statistic(survive))
                .hitPoints(2);
    }
}
