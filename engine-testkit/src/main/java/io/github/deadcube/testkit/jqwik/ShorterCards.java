package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.ProfileBuilder;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Skill;
import io.github.deadcube.api.team.Statistic;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Less on the models' cards: all that can go from one, then one thing from one. */
final class ShorterCards implements Simpler<Setup> {
    private static final Profile BLANK = Profile.builder().name("").build();

    @Override
    public Stream<Setup> than(Setup setup) {
        return Side.BOTH
                .toJavaStream()
                .flatMap(side -> than(setup.team(side))
                        .map(team -> side == Side.A ? setup.withTeamA(team) : setup.withTeamB(team)));
    }

    Stream<StrikeTeam> than(StrikeTeam team) {
        Vector<Profile> members = team.members();
        Stream<StrikeTeam> first = Stream.of(new StrikeTeam(team.name(), 1, members));
        return Stream.concat(
                first,
                IntStream.range(0, members.size())
                        .boxed()
                        .flatMap(i -> than(members.get(i))
                                .map(card -> new StrikeTeam(team.name(), team.leader(), members.update(i, card)))));
    }

    private static Stream<Profile> than(Profile p) {
        Stream<Profile> simple = Stream.of(
                like(BLANK).name(p.name()).build(),
                like(p).keywords(Vector.empty()).build(),
                like(p).weapons(Vector.empty()).build(),
                like(p).weapons(p.weapons().map(w -> bare(w))).build(),
                like(p).hitPoints(1).build(),
                like(p).size(1).build(),
                like(p).base(Option.none()).build(),
                like(p).height(Option.none()).build(),
                like(p).armour(0).build(),
                like(p).worth(1).build(),
                like(p).advance(1).sprint(2).build(),
                like(p).ranged(Statistic.NONE).build(),
                like(p).fight(Statistic.NONE).build(),
                like(p).survive(Statistic.NONE).build(),
                like(p).recon(Statistic.NONE).build(),
                like(p).order(Option.none()).equipment(Option.none()).build());
        return Stream.concat(
                simple,
                Stream.concat(
                        Fewer.of(p.keywords())
                                .map(fewer -> like(p).keywords(fewer).build()),
                        Fewer.of(p.weapons())
                                .map(fewer -> like(p).weapons(fewer).build())));
    }

    private static Weapon bare(Weapon w) {
        return new Weapon(w.name(), w.range(), 0, Vector.empty());
    }

    private static ProfileBuilder like(Profile p) {
        return new ProfileBuilder().from(p);
    }

    @Override
    public long[] size(Setup setup) {
        return new long[] {Side.BOTH.map(side -> size(setup.team(side))).sum().longValue()};
    }

    long size(StrikeTeam team) {
        return team.leader() - 1 + team.members().map(ShorterCards::size).sum().longValue();
    }

    private static int size(Profile p) {
        int figures = p.hitPoints() + p.size() + p.armour() + p.worth() + (p.advance() == 1 && p.sprint() == 2 ? 0 : 1);
        int statistics = Vector.of(Skill.values()).count(s -> p.statistic(s).exists())
                + (p.recon().exists() ? 1 : 0);
        int more = (p.order().isDefined() ? 1 : 0)
                + (p.equipment().isDefined() ? 1 : 0)
                + (p.base().isDefined() ? 1 : 0)
                + (p.height().isDefined() ? 1 : 0)
                + p.keywords().size();
        return figures
                + statistics
                + more
                + p.weapons().map(w -> 1 + w.ap() + w.keywords().size()).sum().intValue();
    }
}
