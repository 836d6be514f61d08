package io.github.deadcube.spark;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.contract.Promise;
import io.github.deadcube.testkit.contract.Promise.BrokenPromise;
import io.github.deadcube.testkit.duel.CuriousBot;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries.GameArbitrary;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;
import scala.jdk.javaapi.CollectionConverters;

/**
 * One random game, checked with every promise of the rules. Games of even numbers have two shipped teams in a scenario;
 * the others have generated teams, most of them in the middle of a game. Half of all games take the least used options,
 * and a quarter are played with all switches of the ruleset turned.
 */
final class VerifiedGame {
    static final StructType SCHEMA = StructType.fromDDL("""
            number BIGINT NOT NULL, seed BIGINT NOT NULL, edition STRING NOT NULL, turned BOOLEAN NOT NULL,
            scenario STRING NOT NULL, battlefield STRING NOT NULL, teamA STRING NOT NULL,
            teamB STRING NOT NULL, inputs INT NOT NULL, digest BIGINT NOT NULL, promise STRING NOT NULL,
            failure STRING NOT NULL, script STRING NOT NULL, rules MAP<STRING, INT> NOT NULL""");

    private static final int MOST_INPUTS = 20_000;
    private static final int TURNED = 4;
    private static final String ERROR = "ERROR";
    private static final String GENERATED = "generated";

    /** The generators of first states, by edition and switches. They are slow to make and safe for all threads. */
    private static final Map<String, GameArbitrary> GENERATORS = new ConcurrentSkipListMap<>();

    private final GamePlan plan;
    private final long number;
    private final GamePlan.Planned planned;
    private final SplitMix64 chance;
    private final boolean generated;
    private final boolean curious;
    private final boolean turned;

    VerifiedGame(GamePlan plan, long number) {
        this.plan = plan;
        this.number = number;
        this.planned = plan.game(number / 2);
        this.chance = new SplitMix64(plan.seed(number));
        this.generated = number % 2 == 1;
        this.curious = chance.below(2) == 0;
        this.turned = chance.below(TURNED) == 0;
    }

    static Row row(GamePlan plan, long number) {
        return Failures.tried(() -> new VerifiedGame(plan, number))
                .fold(trace -> unplayed(plan, number, "", false, trace), game -> game.row(game::played));
    }

    Row row(Supplier<PlayedState> played) {
        return Failures.tried(() -> checked(played.get()))
                .getOrElseGet(trace -> unplayed(plan, number, planned.edition(), turned, trace));
    }

    /** The row of a game that cannot begin, or that cannot be told. */
    private static Row unplayed(GamePlan plan, long number, String edition, boolean turned, String trace) {
        Map<String, Object> known = Map.of("edition", edition, "turned", turned, "promise", ERROR);
        return Rows.failed(SCHEMA, number, plan.seed(number), trace, known);
    }

    PlayedState played() {
        GameState first = generated ? generator().opening(chance) : shipped();
        Setup setup = first.position().game().setup();
        Script.Runner runner = Script.Runner.standard().with(setup.ruleset());
        return PlayedState.played(
                generated ? runner : runner.withScenario(setup.scenario()), first, chance, MOST_INPUTS, answers());
    }

    private GameState shipped() {
        Setup setup = planned.setup();
        return PlayedGame.RULES
                .start(setup.withRuleset(switched(setup.ruleset())))
                .getOrElseThrow(faults -> new IllegalStateException(
                        "the game with seed " + plan.seed(number) + " cannot begin: " + faults.mkString("; ")));
    }

    /** Half of the generated games are on a shipped battlefield. */
    private GameArbitrary generator() {
        GameArbitrary all = GENERATORS.computeIfAbsent(
                planned.edition() + " " + turned,
                rules -> DeadcubeArbitraries.games(Script.Runner.standard()
                        .with(switched(
                                Shipped.all(Deadcube.edition(planned.edition()).get())))));
        return chance.below(2) == 0 ? all : all.on(planned.field().battlefield());
    }

    private Ruleset switched(Ruleset ruleset) {
        return turned ? ruleset.withVariants(Vector.of(Variant.values()).reject(ruleset::has)) : ruleset;
    }

    private Function<RandomPlay, Input> answers() {
        if (!curious) return RandomPlay::answer;
        CuriousBot bot = CuriousBot.of(plan.seed(number), Side.A);
        return play -> play.prompt() instanceof Prompt.Decision decision
                ? bot.choose(play.state().seenBy(Side.A), decision)
                : play.answer();
    }

    Row checked(PlayedState played) {
        Map<String, Integer> rules = new TreeMap<>();
        String promise = "";
        String failure = "";
        try {
            Promise.checkSparsely(played)
                    .forEach(transition -> transition
                            .events()
                            .forEach(event -> rules.merge(event.rule().id(), 1, Integer::sum)));
        } catch (BrokenPromise broken) {
            promise = broken.promise().name();
            failure = broken.getCause() instanceof AssertionError
                    ? String.valueOf(broken.getMessage())
                    : Failures.trace(broken);
        } catch (RuntimeException | AssertionError | StackOverflowError broken) {
            promise = ERROR;
            failure = Failures.trace(broken);
        }
        Setup setup = played.setup();
        return RowFactory.create(
                number,
                plan.seed(number),
                planned.edition(),
                turned,
                setup.scenario().name(),
                NamedBattlefield.shipped()
                        .find(field -> field.battlefield().equals(setup.battlefield()))
                        .map(NamedBattlefield::name)
                        .getOrElse(GENERATED),
                generated ? GENERATED : setup.teamA().name(),
                generated ? GENERATED : setup.teamB().name(),
                played.inputs().size(),
                played.state().digest(),
                promise,
                failure,
                promise.isEmpty() ? "" : played.script(),
                CollectionConverters.asScala(rules));
    }
}
