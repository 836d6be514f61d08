package io.github.deadcube.testkit.shipped;

import static io.github.deadcube.api.team.Weapon.closeCombat;
import static io.github.deadcube.api.team.Weapon.ranged;

import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.ProfileBuilder;
import io.github.deadcube.api.team.Statistic;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A team that shoots: good guns, few hands for a brawl. */
final class SaltwindWardens {
    private static final Weapon CARBINE = ranged("carbine", 4, 0);
    private static final Weapon BAYONET = closeCombat("bayonet", 0);

    private SaltwindWardens() {}

    static StrikeTeam team() {
        return new StrikeTeam(
                "Saltwind Wardens",
                1,
                Vector.of(captain(), sharpshooter(), gunner(), grenadier(), scout(), rifleman(), breacher()));
    }

    private static Profile captain() {
        return profile("Captain", 4, 5, 4)
                .armour(1)
                .hitPoints(3)
                .worth(3)
                .recon(new Statistic(4))
                .order(Option.some(CalledShots.NAME))
                .weapons(Vector.of(ranged("sidearm", 3, 1), closeCombat("sabre", 1)))
                .keywords(Vector.of(Keyword.of("TACTICIAN", 1), Keyword.of("ENERGY SHIELD", 2)))
                .build();
    }

    private static Profile sharpshooter() {
        return profile("Sharpshooter", 4, 6, 5)
                .worth(2)
                .weapons(Vector.of(ranged("long rifle", 8, 2)))
                .build();
    }

    private static Profile gunner() {
        Keyword fire = Keyword.of("WEIGHT OF FIRE", 1);
        return profile("Gunner", 5, 6, 5)
                .armour(1)
                .worth(2)
                .weapons(Vector.of(ranged("autogun", 5, 1, Keyword.of("RAPID FIRE"), fire)))
                .build();
    }

    private static Profile grenadier() {
        Keyword burst = Keyword.of("GRENADE", Keyword.of("FRAG", 3));
        return profile("Grenadier", 5, 5, 5)
                .armour(1)
                .worth(2)
                .weapons(Vector.of(CARBINE, ranged("grenade", 3, 0, burst), BAYONET))
                .build();
    }

    private static Profile scout() {
        return profile("Scout", 5, 5, 4)
                .advance(2)
                .sprint(3)
                .weapons(Vector.of(CARBINE, BAYONET))
                .keywords(Vector.of(Keyword.of("EVADE")))
                .build();
    }

    private static Profile rifleman() {
        return profile("Rifleman", 5, 5, 5)
                .weapons(Vector.of(ranged("rifle", 5, 0), BAYONET))
                .build();
    }

    private static Profile breacher() {
        return profile("Breacher", 5, 4, 5)
                .armour(2)
                .hitPoints(3)
                .size(2)
                .worth(3)
                .weapons(Vector.of(ranged("ram gun", 3, 1, Keyword.of("KNOCKBACK")), closeCombat("shield", 0)))
                .keywords(Vector.of(Keyword.of("AP", 1)))
                .build();
    }

    private static ProfileBuilder profile(String name, int ranged, int fight, int survive) {
        return Profile.builder()
                .name(name)
                .ranged(new Statistic(ranged))
                .fight(new Statistic(fight))
                .survive(new Statistic(survive))
                .hitPoints(2);
    }
}
