package io.github.deadcube.spark;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.internal.CardWords;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.match.Match;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import scala.jdk.javaapi.CollectionConverters;

/**
 * One game as a row. A game in which the engine, a rule or a bot throws is a row, too: it has the failure and the game
 * so far.
 */
final class PlayedGame {
    static final StructType SCHEMA = StructType.fromDDL("""
            number BIGINT NOT NULL, seed BIGINT NOT NULL, edition STRING NOT NULL, scenario STRING NOT NULL,
            battlefield STRING NOT NULL, teamA STRING NOT NULL, teamB STRING NOT NULL, botA STRING NOT NULL,
            botB STRING NOT NULL, winner STRING NOT NULL, pointsA INT NOT NULL, pointsB INT NOT NULL,
            rounds INT NOT NULL, inputs INT NOT NULL, digest BIGINT NOT NULL, keywordsA ARRAY<STRING> NOT NULL,
            keywordsB ARRAY<STRING> NOT NULL, failure STRING NOT NULL, prompts MAP<STRING, INT> NOT NULL,
            rules MAP<STRING, INT> NOT NULL""");

    /** One engine for each JVM: it is thread-safe. */
    static final Rules RULES = Deadcube.rules();

    private static final String DICE = "dice: ";
    private static final String SHUFFLE = "shuffle";

    private final Map<String, Integer> prompts = new TreeMap<>();
    private final Map<String, Integer> rules = new TreeMap<>();
    /** Null until it begins. */
    private @Nullable Match match;

    private PlayedGame() {}

    static Row row(GamePlan plan, long number) {
        return Failures.tried(() -> plan.game(number))
                .fold(
                        trace -> Rows.failed(
                                SCHEMA,
                                number,
                                plan.seed(number),
                                trace,
                                Map.of("botA", plan.botA(), "botB", plan.botB())),
                        game -> new PlayedGame().played(plan, number, game));
    }

    private Row played(GamePlan plan, long number, GamePlan.Planned game) {
        Setup setup = game.setup();
        Either<String, String> winner = Failures.tried(() -> {
            Match playing = match(plan, game);
            match = playing;
            count(RULES.prompt(playing.state()));
            playing.watchedBy((input, transition) -> count(transition));
            return playing.play().winner().map(Side::name).getOrElse("");
        });
        Option<GameState> end = Option.of(match).map(Match::state);
        Option<Position> position = end.map(GameState::position);
        return RowFactory.create(
                number,
                game.seed(),
                game.edition(),
                setup.scenario().name(),
                game.field().name(),
                setup.teamA().name(),
                setup.teamB().name(),
                plan.botA(),
                plan.botB(),
                winner.getOrElse(""),
                position.map(last -> last.a().score()).getOrElse(0),
                position.map(last -> last.b().score()).getOrElse(0),
                position.map(Position::round).getOrElse(0),
                Option.of(match).map(Match::inputs).getOrElse(0),
                end.map(GameState::digest).getOrElse(0L),
                keywords(setup, Side.A),
                keywords(setup, Side.B),
                winner.swap().getOrElse(""),
                CollectionConverters.asScala(prompts),
                CollectionConverters.asScala(rules));
    }

    static Match match(GamePlan plan, GamePlan.Planned game) {
        return match(plan, game, bot -> bot);
    }

    /**
     * As {@link #match(GamePlan, GamePlan.Planned)}, with changed bots.
     *
     * @param changed is called with the bot of side A, then with that of side B
     */
    static Match match(GamePlan plan, GamePlan.Planned game, UnaryOperator<Bot> changed) {
        GameState begin = RULES.start(game.setup())
                .getOrElseThrow(faults -> new IllegalArgumentException(
                        "the game with seed " + game.seed() + " cannot begin: " + faults.mkString("; ")));
        return Match.between(
                        RULES,
                        begin,
                        changed.apply(bot(plan.botA(), game.seed(), Side.A)),
                        changed.apply(bot(plan.botB(), game.seed(), Side.B)),
                        SplitMix64.dice(game.seed()))
                .withBudget(plan.iterations() == 0 ? Budget.OPEN : Budget.iterations(plan.iterations()));
    }

    private static Bot bot(String name, long seed, Side side) {
        return Bots.registry()
                .named(name, seed, side, RULES)
                .getOrElseThrow(() -> new IllegalArgumentException("no bot is called '" + name + "'"));
    }

    private void count(Transition transition) {
        count(RULES.prompt(transition.state()));
        transition.events().forEach(event -> rules.merge(event.rule().id(), 1, Integer::sum));
    }

    private void count(Prompt prompt) {
        if (prompt instanceof Prompt.Decision decision)
            prompts.merge(decision.purpose().toString(), 1, Integer::sum);
        else if (prompt instanceof Prompt.DiceRequest request) prompts.merge(DICE + request.purpose(), 1, Integer::sum);
        else if (prompt instanceof Prompt.ShuffleRequest) prompts.merge(SHUFFLE, 1, Integer::sum);
    }

    /** The names of the keywords on the cards of a side, each once. */
    private static String[] keywords(Setup setup, Side side) {
        return setup.team(side)
                .members()
                .flatMap(CardWords::keywords)
                .map(Keyword::name)
                .distinct()
                .sorted()
                .toJavaArray(String[]::new);
    }
}
