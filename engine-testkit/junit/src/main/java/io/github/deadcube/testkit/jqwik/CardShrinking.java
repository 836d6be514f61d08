package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.support.CardText;
import io.github.deadcube.core.support.ModelWriter;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.testkit.jqwik.DrawnArbitrary.Simpler;
import io.vavr.collection.Vector;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Shrinks the cards of models, as texts. */
final class CardShrinking {
    private CardShrinking() {}

    static Stream<Setup> than(Setup setup) {
        return Side.BOTH
                .toJavaStream()
                .flatMap(side -> than(setup.team(side))
                        .map(team -> side == Side.A ? setup.withTeamA(team) : setup.withTeamB(team)));
    }

    private static Stream<StrikeTeam> than(StrikeTeam team) {
        Vector<Card> members = team.members();
        Stream<StrikeTeam> first = Stream.of(new StrikeTeam(team.name(), 1, members));
        return Stream.concat(
                first,
                IntStream.range(0, members.size())
                        .boxed()
                        .flatMap(i -> than(members.get(i))
                                .map(card -> new StrikeTeam(team.name(), team.leader(), members.update(i, card)))));
    }

    /** Leaves out items of the card, or words of one item, such as the keywords of a weapon. */
    private static Stream<Card> than(Card card) {
        Vector<String> items = ModelWriter.card(card);
        Stream<Vector<String>> shorter = IntStream.range(0, items.size())
                .boxed()
                .flatMap(i -> Simpler.fewer(Vector.of(items.get(i).split(" ", -1)))
                        .map(words -> items.update(i, words.mkString(" "))));
        return Stream.concat(Simpler.fewer(items), shorter)
                .flatMap(fewer -> CardText.read(
                                new TextPiece(card.name(), 1, 1), fewer.map(item -> new TextPiece(item, 1, 1)))
                        .toJavaStream());
    }

    /** Returns teams of fewer models, with the first as the leader, and of shorter cards. */
    static Stream<StrikeTeam> smaller(StrikeTeam team) {
        return Stream.concat(
                Simpler.fewer(team.members())
                        .filter(members -> !members.isEmpty())
                        .map(members -> TeamArbitrary.named(Side.A, new StrikeTeam("", 1, members))),
                than(team));
    }

    static String text(StrikeTeam team) {
        return team.leader() + team.members().map(ModelWriter::card).mkString("\n");
    }
}
