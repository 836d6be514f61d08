package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.testkit.jqwik.DrawnArbitrary.Simpler;
import io.github.deadcube.testkit.jqwik.GameParts.TeamArbitrary;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Shrinks the cards of models: first removes everything possible from one card, then one entry. */
final class CardShrinking implements Simpler<Setup> {
    private static final Card BLANK = Card.named("");

    @Override
    public Stream<Setup> than(Setup setup) {
        return Side.BOTH
                .toJavaStream()
                .flatMap(side -> than(setup.team(side))
                        .map(team -> side == Side.A ? setup.withTeamA(team) : setup.withTeamB(team)));
    }

    Stream<StrikeTeam> than(StrikeTeam team) {
        Vector<Card> members = team.members();
        Stream<StrikeTeam> first = Stream.of(new StrikeTeam(team.name(), 1, members));
        return Stream.concat(
                first,
                IntStream.range(0, members.size())
                        .boxed()
                        .flatMap(i -> than(members.get(i))
                                .map(card -> new StrikeTeam(team.name(), team.leader(), members.update(i, card)))));
    }

    private static Stream<Card> than(Card p) {
        Stream<Card> simple = Stream.of(
                BLANK.withName(p.name()),
                p.withKeywords(Vector.empty()),
                p.withWeapons(Vector.empty()),
                p.withWeapons(p.weapons().map(w -> new Weapon(w.name(), w.range(), 0, Vector.empty()))),
                p.withHitPoints(1),
                p.withSize(1),
                p.withBase(Option.none()),
                p.withHeight(Option.none()),
                p.withArmour(0),
                p.withWorth(1),
                p.withAdvance(1).withSprint(2),
                p.withRanged(Statistic.NONE),
                p.withFight(Statistic.NONE),
                p.withSurvive(Statistic.NONE),
                p.withRecon(Statistic.NONE),
                p.withMuster(Muster.CHOSEN),
                p.withOrder(Option.none()).withEquipment(Option.none()));
        return Stream.concat(
                simple,
                Stream.concat(
                        Simpler.fewer(p.keywords()).map(fewer -> p.withKeywords(fewer)),
                        Simpler.fewer(p.weapons()).map(fewer -> p.withWeapons(fewer))));
    }

    @Override
    public long[] size(Setup setup) {
        return new long[] {Side.BOTH.map(side -> size(setup.team(side))).sum().longValue()};
    }

    long size(StrikeTeam team) {
        return team.leader() - 1 + team.members().map(CardShrinking::size).sum().longValue();
    }

    private static int size(Card p) {
        int figures = p.hitPoints() + p.size() + p.armour() + p.worth() + (p.advance() == 1 && p.sprint() == 2 ? 0 : 1);
        int statistics = Vector.of(Skill.values()).count(s -> p.statistic(s).exists())
                + (p.recon().exists() ? 1 : 0);
        int more = (p.order().isDefined() ? 1 : 0)
                + (p.equipment().isDefined() ? 1 : 0)
                + p.muster().ordinal()
                + (p.base().isDefined() ? 1 : 0)
                + (p.height().isDefined() ? 1 : 0)
                + p.keywords().size();
        return figures
                + statistics
                + more
                + p.weapons().map(w -> 1 + w.ap() + w.keywords().size()).sum().intValue();
    }

    /** Shrinks to fewer models, with the first as the leader, and to shorter cards. */
    static final class SmallerTeam implements Simpler<StrikeTeam> {
        private final CardShrinking cards = new CardShrinking();

        @Override
        public Stream<StrikeTeam> than(StrikeTeam team) {
            return Stream.concat(
                    Simpler.fewer(team.members())
                            .filter(members -> !members.isEmpty())
                            .map(members -> TeamArbitrary.named(Side.A, new StrikeTeam("", 1, members))),
                    cards.than(team));
        }

        @Override
        public long[] size(StrikeTeam team) {
            return new long[] {team.members().size(), cards.size(team)};
        }
    }
}
