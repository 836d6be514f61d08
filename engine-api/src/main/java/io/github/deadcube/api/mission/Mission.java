package io.github.deadcube.api.mission;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.ToIntFunction;
import org.immutables.value.Value;

/**
 * SET-2, VIC-9: a scenario as data. It travels in set-ups, states and records, so that an application that does not
 * know it can play it. What a mission cannot say needs a {@link Scenario} of the application.
 *
 * @param name free text on one line, unique among scenarios
 * @param text a text for people, without control characters but for line breaks and tabs
 * @param size the size of its battlefields; none for any size
 * @param zones exactly two deployment zones
 * @param goals the objectives
 * @param assets the things that models carry
 * @param scenery the pieces that models can use
 * @param exits the cubes from which models may leave (ADV-3)
 * @param bounties VPs for the deaths of some models, in addition to their VP values (VIC-1)
 * @param late the models that come in later
 * @param items how many item tokens are placed (SET-3); in texts by default 8
 * @param tokens the items from which the tokens are drawn, such as {@code I-INTEL}; empty for those of the ruleset
 *     (SET-3)
 * @param intel the VPs that an intel token scores (I-INTEL); in texts by default 1
 * @param rounds the number of rounds (VIC-6); in texts by default 5
 * @param target the VPs that end the game (VIC-5); none for those of VIC-4
 * @param ends what ends the game sooner
 * @param ties what decides a game with equal VPs (VIC-6), in this order; empty for a draw
 * @param shares the per cent of the game's size that each side may spend; none for 100 each
 */
@SavedName("mission")
@Value.Builder
public record Mission(
        String name,
        String text,
        Option<Size> size,
        Vector<Zone> zones,
        Vector<Goal> goals,
        Vector<Asset> assets,
        Vector<InteractiveScenery> scenery,
        Vector<Exit> exits,
        Vector<Bounty> bounties,
        Vector<LateForce> late,
        @InText(usual = "8") int items,
        Vector<RuleId> tokens,
        @InText(usual = "1") int intel,
        @InText(usual = "5") int rounds,
        Option<Integer> target,
        Vector<SuddenEnd> ends,
        Vector<TieBreak> ties,
        Option<Shares> shares)
        implements Scenario, WithMission {
    /** VIC-10: <em>Patrol</em>, the default scenario, on 8 × 8 cubes. */
    public static final Mission PATROL = new Mission(
            "Patrol",
            "Two strike teams meet between their lines. Four places are worth holding; the two in the middle are "
                    + "worth more.",
            Option.some(new Size(8, 8)),
            Vector.of(zone("a8 b8 c8 d8"), zone("e1 f1 g1 h1")),
            Vector.of(goal("h7", 1), goal("a2", 1), goal("f5", 2), goal("c4", 2)),
            Vector.empty(),
            Vector.empty(),
            Vector.empty(),
            Vector.empty(),
            Vector.empty(),
            8,
            Vector.empty(),
            1,
            5,
            Option.none(),
            Vector.empty(),
            Vector.empty(),
            Option.none());

    private static Zone zone(String cubes) {
        return new Zone(Vector.of(cubes.split(" ", -1)).map(cube -> Cube.of(cube)), Option.none());
    }

    private static Goal goal(String cube, int worth) {
        return new Goal(Cube.of(cube), worth);
    }

    @Override
    public Vector<Fault> faults(Battlefield battlefield) {
        return MissionFaults.faults(this, battlefield);
    }

    @Override
    public Vector<Vector<Cube>> zones(Battlefield battlefield) {
        return zones.map(Zone::cubes);
    }

    @Override
    public Option<Integer> zoneOf(Side side) {
        int own = zones.indexWhere(zone -> zone.role().contains(Role.of(side)));
        if (own >= 0) return Option.some(own + 1);
        int other = zones.indexWhere(zone -> zone.role().contains(Role.of(side.other())));
        return other < 0 ? Option.none() : Option.some(2 - other);
    }

    @Override
    public Vector<Objective> objectives(Battlefield battlefield) {
        return goals.map(Goal::objective).distinct();
    }

    @Override
    public int worth(GameView game, Objective objective, Side side) {
        return worth(objective, side, game.round());
    }

    /** The VPs that an objective scores for a side in an end phase, as soon as all of its goals score. */
    public int worth(Objective objective, Side side) {
        return worth(objective, side, Integer.MAX_VALUE);
    }

    private int worth(Objective objective, Side side, int round) {
        return goals.filter(goal -> goal.objective().equals(objective) && goal.scores(round, side))
                .map(Goal::worth)
                .sum()
                .intValue();
    }

    @Override
    public Vector<Cube> exits(Battlefield battlefield) {
        return exits.map(Exit::cube);
    }

    @Override
    public boolean mayLeave(GameView game, ModelId model, Cube cube) {
        return exit(model, cube).isDefined();
    }

    private Option<Exit> exit(ModelId model, Cube cube) {
        return exits.find(exit -> exit.cube().equals(cube.whole()) && Role.isFor(exit.role(), model.side()));
    }

    @Override
    public Battlefield battlefield(Battlefield battlefield, Vector<Marker> markers) {
        Battlefield field = battlefield;
        for (InteractiveScenery piece : scenery.reject(piece -> piece.opens().isEmpty())) {
            RuleId rule = piece.rule();
            if (markers.count(marker -> marker.rule().equals(rule))
                    < piece.cubes().size())
                for (InteractiveScenery.Door door : piece.opens())
                    field = field.withFace(door.cube(), door.side(), Face.OPEN);
        }
        return field;
    }

    @Override
    public int leaving(GameView game, Model model) {
        int carried = assets.filter(asset -> model.marked(asset.rule()))
                .map(Asset::away)
                .sum()
                .intValue();
        return carried + exit(model.id(), model.cube()).map(Exit::worth).getOrElse(0);
    }

    @Override
    public int worth(GameView game, Model dead) {
        int more = bounties.filter(bounty -> bounty.concerns(game, dead))
                .map(Bounty::worth)
                .sum()
                .intValue();
        return Scenario.super.worth(game, dead) + more;
    }

    @Override
    public int target(int points) {
        return target.getOrElse(() -> Scenario.super.target(points));
    }

    @Override
    public Vector<RuleId> tokens(Ruleset ruleset) {
        return tokens.isEmpty() ? ruleset.tokens() : tokens;
    }

    @Override
    public int points(Side side, int points) {
        return shares.map(share -> points * share.share(side) / 100).getOrElse(points);
    }

    @Override
    public Vector<Scenario.Rule> rules() {
        return assetRules()
                .<Scenario.Rule>map(rule -> rule)
                .appendAll(scenery.map(piece -> new SceneryRule(piece, piece.rule())))
                .appendAll(Option.when(!late.isEmpty(), () -> new LateRule(late)));
    }

    private Vector<AssetRule> assetRules() {
        Vector<RuleId> kinds = assets.map(Asset::rule);
        return assets.zipWith(kinds, (asset, rule) -> new AssetRule(asset, rule, kinds));
    }

    @Override
    public void endPhase(Effects effects) {
        if (assets.nonEmpty()) assetRules().forEach(rule -> rule.endPhase(effects));
    }

    @Override
    public Option<Result> verdict(GameView game) {
        return ends.find(end -> end.isReached(this, game))
                .map(end -> new Result(end.winner().map(Role::side).orElse(() -> leading(game)), RuleIds.VIC_9));
    }

    private Option<Side> leading(GameView game) {
        int lead = game.score(Side.A) - game.score(Side.B);
        return lead == 0 ? tieBreak(game) : Option.some(lead > 0 ? Side.A : Side.B);
    }

    @Override
    public Option<Side> tieBreak(GameView game) {
        return ties.flatMap(tie -> tie.winner(game)).headOption();
    }

    /** A part of the two sides in a mission: side A attacks, side B defends. */
    @SavedName("role")
    public enum Role {
        ATTACKER,
        DEFENDER;

        public static Role of(Side side) {
            return side == Side.A ? ATTACKER : DEFENDER;
        }

        /** The side of a role. */
        public Side side() {
            return this == ATTACKER ? Side.A : Side.B;
        }

        /** The role in words: {@code attacker}. */
        Sentence word() {
            return Sentence.of(this == ATTACKER ? "attacker" : "defender");
        }

        /** Whether a thing is for a side: without a role it is for both. */
        public static boolean isFor(Option<Role> role, Side side) {
            return role.forAll(own -> own == of(side));
        }
    }

    /** The width and depth of a battlefield in cubes. */
    @SavedName("mission.size")
    public record Size(int width, int depth) {
        boolean fits(Battlefield battlefield) {
            return battlefield.width() == width && battlefield.depth() == depth;
        }

        @Override
        public String toString() {
            return width + " × " + depth;
        }
    }

    /**
     * A deployment zone (SET-7).
     *
     * @param cubes its ground cubes
     * @param role the side that deploys there; none if the starting player chooses
     */
    @SavedName("mission.zone")
    public record Zone(Vector<Cube> cubes, Option<Role> role) {}

    /**
     * An objective (VIC-2).
     *
     * @param cube any cube of its stack: it is on the highest floor (SET-2), or in this cube if {@code inside}
     * @param worth the VPs for holding it in an end phase
     * @param from the first round in whose end phase it scores; in texts by default 1
     * @param role the side for which it scores; none for both
     */
    @SavedName("mission.goal")
    public record Goal(
            Cube cube,
            int worth,
            boolean inside,
            @InText(usual = "1") int from,
            Option<Role> role) {
        /** An objective that scores for both sides in every round. */
        public Goal(Cube cube, int worth) {
            this(cube, worth, false, 1, Option.none());
        }

        /** The objective; goals that differ only in when and for whom they score are one objective. */
        Objective objective() {
            return new Objective(cube, worth, inside);
        }

        boolean scores(int round, Side side) {
            return round >= from && Role.isFor(role, side);
        }
    }

    /**
     * A cube from which models may leave.
     *
     * @param worth the VPs that a model scores for its side when it leaves there
     * @param role the side that may leave there; none for both
     */
    @SavedName("mission.exit")
    public record Exit(Cube cube, int worth, Option<Role> role) {}

    /**
     * VPs for a death. A neutral model scores none (VIC-1).
     *
     * @param whom the models
     * @param worth the VPs for the other side, in addition to the model's VP value
     * @param role the side of the models; none for both
     */
    @SavedName("mission.bounty")
    public record Bounty(Whom whom, int worth, Option<Role> role) {
        /** VIC-1: a neutral model is none of a team's. */
        boolean concerns(GameView game, Model dead) {
            Side side = dead.id().side();
            boolean right = whom == Whom.ALL || game.leader(side).equals(dead.id());
            return right && Role.isFor(role, side) && dead.allegiance() == Allegiance.of(side);
        }

        @SavedName("mission.whom")
        public enum Whom {
            LEADER,
            ALL
        }
    }

    /** What decides a game in which both sides have equally many VPs. */
    @SavedName("mission.tieBreak")
    public enum TieBreak {
        ATTACKER,
        DEFENDER,
        /** The side with more models in play wins. */
        MODELS,
        /** The side whose models in play have the higher sum of VP values wins. */
        VALUES;

        private Option<Side> winner(GameView game) {
            return switch (this) {
                case ATTACKER -> Option.some(Side.A);
                case DEFENDER -> Option.some(Side.B);
                case MODELS -> more(game, m -> 1);
                case VALUES -> more(game, m -> m.card().worth());
            };
        }

        private static Option<Side> more(GameView game, ToIntFunction<Model> value) {
            int lead = 0;
            for (Model m : game.models()) {
                if (!m.inPlay() || m.allegiance() == Allegiance.NEUTRAL) continue;
                lead += m.allegiance() == Allegiance.A ? value.applyAsInt(m) : -value.applyAsInt(m);
            }
            return lead == 0 ? Option.none() : Option.some(lead > 0 ? Side.A : Side.B);
        }
    }

    /**
     * The per cent of the game's size that each side may spend on its strike team.
     *
     * @param attacker 1 to 500
     * @param defender 1 to 500
     */
    @SavedName("mission.shares")
    public record Shares(int attacker, int defender) {
        int share(Side side) {
            return side == Side.A ? attacker : defender;
        }
    }
}
