package io.github.deadcube.mission;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How often each side wins each mission between equal teams, and that {@code simple} plays for the score. Prints a
 * table.
 */
@EnabledIfSystemProperty(named = "deadcube.thorough", matches = "true")
class MissionOddsTest {
    private static final Rules RULES = Deadcube.rules();
    /** Of each mission on each battlefield. */
    private static final int GAMES = 67;

    /** The games of one mission on one battlefield. */
    private record Wins(int attacker, int defender, int draws) {
        Wins plus(Wins more) {
            return new Wins(attacker + more.attacker, defender + more.defender, draws + more.draws);
        }

        double share() {
            return 100.0 * attacker / (attacker + defender);
        }
    }

    static Vector<Mission> missions() {
        return Shipped.scenarios().map(Mission.class::cast);
    }

    @ParameterizedTest
    @MethodSource("missions")
    void eachSideOfASymmetricMissionWinsHalfOfTheGames(Mission mission) {
        Wins all = new Wins(0, 0, 0);
        StringBuilder row = new StringBuilder("| " + mission.name());
        for (NamedBattlefield field : NamedBattlefield.shipped()) {
            Wins wins = wins(mission, field, (seed, side) -> Bots.simple(seed, side, RULES));
            row.append(String.format(" | %d – %d", wins.attacker(), wins.defender()));
            all = all.plus(wins);
        }
        System.out.println(row.append(String.format(" | %.0f %% |", all.share())));
        boolean isSymmetric = mission.zones().forAll(zone -> zone.role().isEmpty())
                || mission.name().equals("Breakout");
        // in percent; fair games are farther from a half once in a thousand times
        double far = 3.3 * 50 / Math.sqrt(all.attacker() + all.defender());
        if (isSymmetric) assertThat(all.share()).as(mission.name()).isBetween(50 - far, 50 + far);
        else assertThat(all.share()).as(mission.name()).isBetween(25.0, 75.0);
    }

    @ParameterizedTest
    @MethodSource("missions")
    void simpleBeatsRandom(Mission mission) {
        for (Side side : Side.BOTH) {
            Wins all = new Wins(0, 0, 0);
            for (NamedBattlefield field : NamedBattlefield.shipped())
                all = all.plus(wins(
                        mission,
                        field,
                        (seed, of) -> of == side ? Bots.simple(seed, of, RULES) : Bot.random(seed, of)));
            int won = side == Side.A ? all.attacker() : all.defender();
            assertThat(won)
                    .as(mission.name() + ", side " + side)
                    .isGreaterThanOrEqualTo(9 * (all.attacker() + all.defender() + all.draws()) / 10);
        }
    }

    private static Wins wins(Mission mission, NamedBattlefield field, BiFunction<Long, Side, Bot> bots) {
        return IntStream.range(0, GAMES)
                .parallel()
                .mapToObj(game -> winner(mission, field, game, bots))
                .map(winner -> new Wins(
                        winner.contains(Side.A) ? 1 : 0, winner.contains(Side.B) ? 1 : 0, winner.isEmpty() ? 1 : 0))
                .reduce(new Wins(0, 0, 0), Wins::plus);
    }

    private static Option<Side> winner(
            Mission mission, NamedBattlefield field, int game, BiFunction<Long, Side, Bot> bots) {
        ChosenTeam team = Shipped.teams().get(game % Shipped.teams().size());
        Setup setup = Shipped.in(mission, Shipped.setup(Shipped.all(Deadcube.ruleset()), team, team))
                .withBattlefield(field.battlefield());
        GameState begin = RULES.start(setup).get();
        long seed = game;
        Match match =
                Match.between(RULES, begin, bots.apply(seed, Side.A), bots.apply(seed, Side.B), SplitMix64.dice(seed));
        match.play();
        return match.state().position().result().get().winner();
    }
}
