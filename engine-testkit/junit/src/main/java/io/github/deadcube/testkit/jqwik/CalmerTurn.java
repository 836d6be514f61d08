package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.Standing;
import io.github.deadcube.api.SituationBuilder;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.jqwik.Drawn.Simpler;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The first round, no score, no command dice, no tokens, no markers, and models to whom nothing has happened. */
final class CalmerTurn implements Simpler<Situation> {
    private static final Vector<UnaryOperator<Standing>> FRESHER = Vector.of(
            s -> Standing.at(s.id(), s.place()),
            s -> s.withDamage(0),
            s -> s.withPinned(false),
            s -> s.withActivated(false),
            s -> s.withItem(Option.none()),
            s -> s.withUsedUp(Vector.empty()),
            s -> s.withMarks(List.empty()));

    @Override
    public Stream<Situation> than(Situation s) {
        Stream<Situation> turns = Stream.of(
                like(s).initiative(Side.A)
                        .setup(s.setup().withStarting(Option.some(Side.A)))
                        .build(),
                like(s).round(1).build(),
                like(s).starter(Option.none()).build(),
                like(s).revealed(Vector.empty()).build(),
                like(s).lookedA(Vector.empty()).lookedB(Vector.empty()).build(),
                like(s).zoneA(Situation.Zone.NONE).zoneB(Situation.Zone.NONE).build(),
                like(s).scoreA(0).scoreB(0).build(),
                like(s).commandA(CommandDice.NONE).build(),
                like(s).commandB(CommandDice.NONE).build());
        return Stream.of(
                        turns,
                        Simpler.fewer(s.tokens())
                                .map(tokens -> like(s).tokens(tokens).build()),
                        Simpler.fewer(s.markers())
                                .map(markers -> like(s).markers(markers).build()),
                        Simpler.fewer(s.away()).map(away -> like(s).away(away).build()),
                        Simpler.fewer(s.gone()).map(gone -> like(s).gone(gone).build()),
                        FRESHER.toJavaStream().flatMap(fresher -> fresher(s, fresher)))
                .flatMap(each -> each);
    }

    /** All models, or one of them. */
    private static Stream<Situation> fresher(Situation s, UnaryOperator<Standing> fresher) {
        Vector<Standing> models = s.models();
        return Stream.concat(
                Stream.of(SimplerOpening.with(s, models.map(fresher))),
                IntStream.range(0, models.size())
                        .mapToObj(i -> SimplerOpening.with(s, models.update(i, fresher.apply(models.get(i))))));
    }

    private static SituationBuilder like(Situation s) {
        return new SituationBuilder().from(s);
    }

    @Override
    public long[] size(Situation s) {
        int turn = s.round() - 1 + s.scoreA() + s.scoreB() + dice(s.commandA()) + dice(s.commandB());
        int first = s.setup().starting().contains(Side.A) ? 0 : 1;
        return new long[] {
            turn
                    + first
                    + (s.starter().isDefined() ? 1 : 0)
                    + s.revealed().size()
                    + s.lookedA().size()
                    + s.lookedB().size()
                    + zone(s.zoneA())
                    + zone(s.zoneB())
                    + s.away().size()
                    + s.gone().size()
                    + s.tokens().size()
                    + s.markers().size()
                    + s.models().map(CalmerTurn::size).sum().intValue()
        };
    }

    private static int zone(Situation.Zone zone) {
        return zone.number() + zone.added().size();
    }

    private static int dice(CommandDice dice) {
        return dice.equals(CommandDice.NONE) ? 0 : dice.toString().split(" ", -1).length;
    }

    private static int size(Standing m) {
        return m.damage()
                + (m.pinned() ? 1 : 0)
                + (m.activated() ? 1 : 0)
                + (m.item().isDefined() ? 1 : 0)
                + m.usedUp().size()
                + m.marks().size();
    }
}
