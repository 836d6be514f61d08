package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.vavr.collection.Vector;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Fewer inputs: the game is taken up at a later turn, or some of what was played is left out. Then a simpler beginning, and
 * lower dice.
 */
final class ShorterGame implements Simpler<Played> {
    private static final int TURNS = 12;

    private final SimplerOpening opening = new SimplerOpening();

    @Override
    public Stream<Played> than(Played played) {
        Opening begun = Opening.of(played.beginning());
        return Stream.of(
                        takenUpLater(played),
                        Fewer.of(played.inputs()).map(fewer -> Replay.of(played.stage(), played.beginning(), fewer)),
                        opening.than(played.stage(), begun, played.inputs()),
                        lower(played))
                .flatMap(each -> each);
    }

    /** From the last state, as if a turn began there; from the last turns. */
    private static Stream<Played> takenUpLater(Played played) {
        Vector<GameState> states = states(played);
        int all = played.inputs().size();
        Stream<Integer> turns = IntStream.rangeClosed(0, all)
                .map(i -> all - i)
                .filter(i -> turn(played, states.get(i)))
                .limit(TURNS)
                .boxed();
        return Stream.concat(Stream.of(all), turns)
                .flatMap(i -> Opening.at(states.get(i))
                        .begin(played.stage())
                        .toJavaStream()
                        .map(state ->
                                Replay.of(played.stage(), state, played.inputs().drop(i))));
    }

    private static boolean turn(Played played, GameState state) {
        return played.rules().prompt(state) instanceof Prompt.Decision d && d.purpose() == Purpose.TURN;
    }

    /** After no input, after one, and so on. */
    private static Vector<GameState> states(Played played) {
        return played.inputs()
                .scanLeft(
                        played.beginning(),
                        (state, input) ->
                                played.rules().apply(state, input).get().state());
    }

    private static Stream<Played> lower(Played played) {
        return IntStream.range(0, played.inputs().size())
                .boxed()
                .filter(i -> played.inputs().get(i) instanceof Dice)
                .flatMap(i -> lower((Dice) played.inputs().get(i))
                        .map(dice -> Replay.of(
                                played.stage(),
                                played.beginning(),
                                played.inputs().update(i, (Input) dice))));
    }

    private static Stream<Dice> lower(Dice dice) {
        return Stream.concat(
                Stream.of(Dice.of(new int[dice.size()]).faces().map(face -> 1)).map(ShorterGame::dice),
                IntStream.range(0, dice.size())
                        .boxed()
                        .filter(i -> dice.face(i) > 1)
                        .flatMap(i -> Stream.of(1, dice.face(i) - 1)
                                .map(face -> dice(dice.faces().update(i, face)))));
    }

    private static Dice dice(Vector<Integer> faces) {
        return Dice.of(faces.toJavaStream().mapToInt(Integer::intValue).toArray());
    }

    @Override
    public long[] size(Played played) {
        long[] begun = opening.size(Opening.of(played.beginning()));
        long[] size = new long[begun.length + 2];
        size[0] = played.inputs().size();
        System.arraycopy(begun, 0, size, 1, begun.length);
        size[size.length - 1] = played.inputs()
                .filter(Dice.class::isInstance)
                .map(dice -> ((Dice) dice).faces().sum().longValue())
                .sum()
                .longValue();
        return size;
    }
}
