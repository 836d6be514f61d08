package io.github.deadcube.play;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Generates set-ups of vehicles, jumpers and giants on battlefields with little room, with booby traps and many
 * explosions. What is listed several times stops models in full cubes (ADV-19).
 */
record Cramped(SplitMix64 chance) {
    private static final Vector<Keyword> KEYWORDS = Vector.of(
            Keyword.of("VEHICLE"),
            Keyword.of("WALKER"),
            Keyword.of("BIKE"),
            Keyword.of("SOLID"),
            Keyword.of("SOLID"),
            Keyword.of("CONSTRUCT"),
            Keyword.of("FLIGHT"),
            Keyword.of("JUMP PACK"),
            Keyword.of("AGILE"),
            Keyword.of("EVADE"),
            Keyword.of("RAMPAGE"),
            Keyword.of("ENGINEER"),
            Keyword.of("ENGINEER"),
            Keyword.of("ENGINEER"),
            Keyword.of("HEADSTRONG"),
            Keyword.of("BOOM!", 2),
            Keyword.of("DROP SUIT"),
            Keyword.of("SCOUT"),
            Keyword.of("AERIAL DEPLOYMENT"),
            Keyword.of("TELEPORT"),
            Keyword.of("HONOURABLE"),
            Keyword.of("HACKER"),
            Keyword.of("INK SAC"),
            Keyword.of("BEAST"));

    private static final Vector<Weapon> WEAPONS = Vector.of(
            Weapon.ranged("cannon", 6, 0, Keyword.of("KNOCKBACK")),
            Weapon.ranged("bomb", 6, 0, Keyword.of("EXPLOSIVE", Keyword.of("BLAST"))),
            Weapon.ranged("shell", 6, 0, Keyword.of("EXPLOSIVE", Keyword.of("FRAG", 2))),
            Weapon.ranged("mine", 6, 0, Keyword.of("TRAP", Keyword.of("BLAST"))),
            Weapon.ranged("snare", 6, 0, Keyword.of("TRAP", Keyword.of("SMOKE"))),
            Weapon.ranged("snare", 6, 0, Keyword.of("TRAP", Keyword.of("SMOKE"))),
            Weapon.ranged("snare", 6, 0, Keyword.of("TRAP", Keyword.of("SMOKE"))),
            Weapon.ranged("snare", 6, 0, Keyword.of("TRAP", Keyword.of("SMOKE"))),
            Weapon.ranged("mortar", 6, 0, Keyword.of("INDIRECT"), Keyword.of("FRAG", 2)),
            Weapon.ranged("sling", 3, 0, Keyword.of("GRENADE", Keyword.of("STUN")), Keyword.of("ONE-USE")),
            Weapon.ranged("rifle", 6, 1, Keyword.of("SUPPRESSION")),
            Weapon.closeCombat("hammer", 0, Keyword.of("KNOCKBACK")),
            Weapon.closeCombat("net", 0, Keyword.of("STUN")));

    private static final Vector<RuleId> ITEMS = Vector.fill(5, RuleIds.I_BOOBY_TRAP)
            .appendAll(Vector.fill(3, RuleIds.I_ADRENALINE))
            .append(RuleIds.I_FRAG_GRENADE)
            .append(RuleIds.I_INTEL);

    private static final Vector<Ruleset> RULESETS = Vector.of(
                    Deadcube.ruleset(), Deadcube.livingRules(), Shipped.ruleset())
            .map(rules -> rules.withTables(rules.tables().withPool(ITEMS)));

    /** Returns a state. If a set-up is refused for lack of room (SET-9), another is generated. */
    GameState beginning() {
        Option<GameState> state = Option.none();
        while (state.isEmpty()) state = Deadcube.rules().start(setup()).toOption();
        return state.get();
    }

    private Setup setup() {
        Battlefield field = new Nooks(chance).field();
        Option<Side> first = below(3) == 0 ? Option.none() : Option.some(below(2) == 0 ? Side.A : Side.B);
        return new Setup(
                RULESETS.get(below(RULESETS.size())),
                new Den(zones(field), below(9)),
                field,
                100,
                team(),
                team(),
                first);
    }

    private int below(int bound) {
        return chance.below(bound);
    }

    /** Returns one ground cube for each side. */
    private Vector<Vector<Cube>> zones(Battlefield field) {
        Vector<Cube> ground = field.cubes().filter(c -> c.level() == 1);
        Cube one = ground.get(below(ground.size()));
        Vector<Cube> others = ground.remove(one);
        return Vector.of(Vector.of(one), Vector.of(others.get(below(others.size()))));
    }

    private StrikeTeam team() {
        return new StrikeTeam("Crowd", 1, Vector.fill(1 + below(7), this::model));
    }

    private Card model() {
        int advance = below(8) == 0 ? 0 : 1 + below(3);
        return Card.named("Somebody")
                .withSize(1 + below(4))
                .withAdvance(advance)
                .withSprint(advance == 0 ? 0 : advance + below(2))
                .withRanged(new Statistic(3))
                .withFight(below(4) == 0 ? Statistic.NONE : new Statistic(4))
                .withSurvive(new Statistic(4))
                .withHitPoints(1 + below(4))
                .withRecon(new Statistic(5))
                .withWeapons(below(2) == 0 ? Vector.empty() : Vector.of(WEAPONS.get(below(WEAPONS.size()))))
                .withKeywords(keywords());
    }

    private Vector<Keyword> keywords() {
        return Vector.fill(below(3), () -> KEYWORDS.get(below(KEYWORDS.size()))).distinctBy(Keyword::name);
    }

    private record Den(Vector<Vector<Cube>> places, int items) implements Scenario {
        @Override
        public String name() {
            return "Den";
        }

        @Override
        public Vector<Vector<Cube>> zones(Battlefield battlefield) {
            return places;
        }

        @Override
        public Vector<Objective> objectives(Battlefield battlefield) {
            return Vector.empty();
        }

        /** 0 if the zones leave no cube for an item, because items would be a fault (SET-3). */
        @Override
        public int items() {
            return items;
        }

        @Override
        public int rounds() {
            return 3;
        }
    }
}
