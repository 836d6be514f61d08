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
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import scala.jdk.javaapi.CollectionConverters;

/** One game as a row. A game in which the engine, a rule or a bot throws is a row, too: it has the failure and the game so far. */
final class PlayedGame {
    static final StructType SCHEMA = new StructType()
            .add("number", DataTypes.LongType, false)
            .add("seed", DataTypes.LongType, false)
            .add("edition", DataTypes.StringType, false)
            .add("scenario", DataTypes.StringType, false)
            .add("battlefield", DataTypes.StringType, false)
            .add("teamA", DataTypes.StringType, false)
            .add("teamB", DataTypes.StringType, false)
            .add("botA", DataTypes.StringType, false)
            .add("botB", DataTypes.StringType, false)
            .add("winner", DataTypes.StringType, false)
            .add("pointsA", DataTypes.IntegerType, false)
            .add("pointsB", DataTypes.IntegerType, false)
            .add("rounds", DataTypes.IntegerType, false)
            .add("inputs", DataTypes.IntegerType, false)
            .add("digest", DataTypes.LongType, false)
            .add("keywordsA", DataTypes.createArrayType(DataTypes.StringType), false)
            .add("keywordsB", DataTypes.createArrayType(DataTypes.StringType), false)
            .add("failure", DataTypes.StringType, false)
            .add("prompts", DataTypes.createMapType(DataTypes.StringType, DataTypes.IntegerType), false)
            .add("rules", DataTypes.createMapType(DataTypes.StringType, DataTypes.IntegerType), false);

    /** One engine for each JVM: it is thread-safe. */
    static final Rules RULES = Deadcube.rules();

    private static final String DICE = "dice: ";
    private static final String SHUFFLE = "shuffle";

    private final Map<String, Integer> prompts = new TreeMap<>();
    private final Map<String, Integer> rules = new TreeMap<>();
    /** Null until it begins. */
    private @Nullable Match match;

    private PlayedGame() {}

    static Row of(GamePlan plan, long number) {
        return Failures.tried(() -> plan.game(number))
                .fold(trace -> unplanned(plan, number, trace), game -> new PlayedGame().played(plan, number, game));
    }

    /** The row of a game that cannot be set up. */
    private static Row unplanned(GamePlan plan, long number, String trace) {
        return RowFactory.create(
                number,
                plan.seed(number),
                "",
                "",
                "",
                "",
                "",
                plan.botA(),
                plan.botB(),
                "",
                0,
                0,
                0,
                0,
                0L,
                new String[0],
                new String[0],
                trace,
                CollectionConverters.asScala(new TreeMap<String, Integer>()),
                CollectionConverters.asScala(new TreeMap<String, Integer>()));
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

    /** A match that has not begun. */
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
