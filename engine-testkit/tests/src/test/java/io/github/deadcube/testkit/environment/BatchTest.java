package io.github.deadcube.testkit.environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Decision;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.analysis.Luck;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.bot.Evaluation;
import io.github.deadcube.testkit.environment.BatchTerms.Reward;
import io.github.deadcube.testkit.environment.BatchTerms.Sides;
import io.github.deadcube.testkit.learning.Encoding;
import io.github.deadcube.testkit.match.BotRegistry;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.perft.Solver;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BatchTest {
    private static final Rules RULES = Deadcube.rules();
    private static final GameState BEGIN = RULES.start(Shipped.setup()).get();
    private static final int OPTIONS = 128;
    /** Nothing is left to decide for side A. */
    private static final GameState LAST_TURN_OF_B = Script.play(
                    "round 5; A1 RA 4+ SV 5+, rifle R6, at a1, activated; B1 RA 5+ SV 5+, rifle R6, at h8; "
                            + "initiative B; play")
            .state();

    private static final GameState OVER =
            Script.play("A1 killed; B1 killed; play").state();

    /** As short as a header may be: the bytes of the arrays. */
    private static final BatchHeader HEADER = new BatchHeader() {
        @Override
        public String text(BatchLayout layout) {
            return "{" + layout.bytes() + "}";
        }

        @Override
        public Option<Long> arrays(String text) {
            return Option.when(text.matches("\\{[0-9]+}"), () -> Long.valueOf(text.substring(1, text.length() - 1)));
        }
    };

    @TempDir
    private Path folder = Path.of("");

    private int files;

    /** Each row is the game that the engine plays with the seed of the row, and the next game follows it. */
    @Test
    void theArraysAreThoseOfTheGamesOfTheirSeeds() throws IOException {
        int games = 3;
        Batch batch = opened(terms(games, Sides.BOTH), BEGIN);
        batch.reset(5);
        Reference[] references = new Reference[games];
        for (int i = 0; i < games; i++) references[i] = new Reference(5 + i);
        int over = 0;
        for (int step = 0; step < 450; step++) {
            for (int i = 0; i < games; i++) {
                references[i].equalsRow(batch.file(), i);
                batch.file().action.put(i, references[i].action(step));
            }
            assertThat(batch.step()).isEmpty();
            for (int i = 0; i < games; i++) {
                references[i].choose(references[i].action(step));
                over += references[i].endsAsRow(batch.file(), i);
                if (batch.file().ended.get(i) == 1) references[i] = new Reference(references[i].seed + games);
            }
        }
        assertThat(over).as("games that have ended").isGreaterThanOrEqualTo(games);
    }

    /** A game that is played with the rules alone. */
    private static final class Reference {
        private final long seed;
        private final SplitMix64 dice;
        private final Encoding encoding = Encoding.of(BEGIN.position().game().setup());
        private GameState state = BEGIN;
        private int lead;

        Reference(long seed) {
            this.seed = seed;
            dice = SplitMix64.dice(seed);
            roll();
        }

        private void roll() {
            for (Prompt p = RULES.prompt(state);
                    !(p instanceof Decision) && !(p instanceof Prompt.Finished);
                    p = RULES.prompt(state))
                state = RULES.play(state, dice.answer(p).get()).state();
        }

        int action(int step) {
            return step * 7 % ((Decision) RULES.prompt(state)).options().size();
        }

        void choose(int option) {
            lead = score(Side.A) - score(Side.B);
            state = RULES.play(state, ((Decision) RULES.prompt(state)).options().get(option))
                    .state();
            roll();
        }

        int score(Side side) {
            return state.position().side(side).score();
        }

        void equalsRow(BatchFile file, int row) {
            Decision decision = (Decision) RULES.prompt(state);
            Vector<Choice> options = decision.options();
            assertThat(file.seed.get(row)).isEqualTo(seed);
            assertThat(file.side.get(row)).isEqualTo((byte) decision.side().ordinal());
            assertThat(file.count.get(row)).isEqualTo(options.size());
            float[] view = new float[Encoding.VIEW];
            file.view.get(row * Encoding.VIEW, view);
            assertThat(view).isEqualTo(encoding.view(state.seenBy(decision.side())));
            float[] option = new float[Encoding.OPTION];
            for (int i = 0; i < OPTIONS; i++) {
                assertThat(file.mask.get(row * OPTIONS + i)).isEqualTo((byte) (i < options.size() ? 1 : 0));
                file.options.get((row * OPTIONS + i) * Encoding.OPTION, option);
                assertThat(option)
                        .isEqualTo(
                                i < options.size()
                                        ? encoding.option(decision.side(), decision.purpose(), options.get(i))
                                        : new float[Encoding.OPTION]);
            }
        }

        /** Returns 1 if the game has ended. */
        int endsAsRow(BatchFile file, int row) {
            assertThat(file.lead.get(row)).isEqualTo(score(Side.A) - score(Side.B) - lead);
            boolean over = RULES.prompt(state) instanceof Prompt.Finished;
            assertThat(file.ended.get(row)).isEqualTo((byte) (over ? 1 : 0));
            if (!over) return 0;
            Side winner =
                    ((Prompt.Finished) RULES.prompt(state)).result().winner().getOrNull();
            assertThat(file.won.get(row)).isEqualTo(winner == null ? 0 : winner == Side.A ? 1 : -1);
            assertThat(file.finalScore.get(2 * row)).isEqualTo(score(Side.A));
            assertThat(file.finalScore.get(2 * row + 1)).isEqualTo(score(Side.B));
            return 1;
        }
    }

    /** Two states that the side that decides cannot tell apart give equal files, to the last byte. */
    @Test
    void theArraysRevealNothingHidden() throws IOException {
        RandomPlay play = RandomPlay.from(RULES, BEGIN, 3);
        int twins = 0;
        for (int i = 0; !play.over() && twins < 6; i++) {
            if (i % 25 == 0 && play.prompt() instanceof Decision decision) {
                PlayerView view = play.state().seenBy(decision.side());
                GameState twin = view.completed(new Input.Shuffle(
                        Vector.rangeClosed(1, view.unknown().size()).reverse()));
                if (!twin.equals(play.state())) {
                    twins++;
                    assertThat(bytes(twin)).isEqualTo(bytes(play.state()));
                }
            }
            play.give(play.answer());
        }
        assertThat(twins).isEqualTo(6);
    }

    private byte[] bytes(GameState begin) throws IOException {
        opened(terms(1, Sides.BOTH), begin);
        return Files.readAllBytes(file(files));
    }

    /** A restored game goes on as it did; a copy has other dice, and hidden tokens of its own. */
    @Test
    void aHeldGameIsRestoredAndCopied() throws IOException {
        Batch batch = opened(terms(4, Sides.A, "random"), BEGIN);
        batch.reset(2);
        play(batch, 60);
        int handle = batch.hold(0);
        long then = batch.state(0).digest();
        play(batch, 40);
        long later = batch.state(0).digest();
        batch.restore(handle, 0);
        assertThat(batch.state(0).digest()).isEqualTo(then);
        play(batch, 40);
        assertThat(batch.state(0).digest()).isEqualTo(later).isNotEqualTo(then);
        batch.fork(handle, Vector.of(1, 2, 3), 9, false);
        Vector<GameState> copies = Vector.of(1, 2, 3).map(batch::state);
        assertThat(copies.map(state -> state.seenBy(Side.A)).distinct()).hasSize(1);
        assertThat(copies.map(GameState::secrets).distinct()).hasSizeGreaterThan(1);
        play(batch, 40);
        assertThat(Vector.range(0, 4).map(i -> batch.state(i).digest()).distinct())
                .hasSize(4);
        batch.drop(handle);
        assertThat(batch.holds(handle)).isFalse();
    }

    @Test
    void anExactCopyKeepsTheTrueTokens() throws IOException {
        Batch batch = opened(terms(4, Sides.A, "random"), BEGIN);
        batch.reset(2);
        play(batch, 60);
        batch.fork(batch.hold(0), Vector.of(1, 2, 3), 9, true);
        assertThat(Vector.range(0, 4).map(i -> batch.state(i).digest()).distinct())
                .hasSize(1);
        play(batch, 40);
        assertThat(Vector.range(0, 4).map(i -> batch.state(i).digest()).distinct())
                .hasSize(4);
    }

    /** For each option of each game there are copies, with the dice and the tokens that a fork with their seeds has. */
    @Test
    void whatFollowsFromEachOptionIsInTheRows() throws IOException {
        int samples = 2;
        int rows = 600;
        Batch main = opened(terms(3, Sides.BOTH), BEGIN);
        Batch copies = opened(terms(rows, Sides.BOTH), BEGIN);
        play(main, 40);
        for (int step = 0; step < 60; step++) {
            long before = main.state(0).digest();
            int options = main.options(0).size();
            int others = main.options(1).size();
            assertThat(main.expanded(Vector.of(1, 0), Vector.empty(), samples))
                    .isEqualTo((long) samples * (options + others));
            copies.expand(main, Vector.of(1, 0), Vector.empty(), samples, 100);
            assertThat(main.state(0).digest()).isEqualTo(before);
            Vector<Integer> held = Vector.of(0, 1, 2).map(main::hold);
            int option = step * 7 % options;
            for (int sample = 0; sample < samples; sample++) {
                int row = samples * (others + option) + sample;
                main.fork(held.get(0), Vector.of(2), 100 + samples + sample, false);
                main.file().action.put(0, 0).put(1, 0).put(2, option);
                assertThat(main.step()).isEmpty();
                boolean over = main.file().ended.get(2) == 1;
                assertThat(copies.file().ended.get(row) == 1).isEqualTo(over);
                if (!over)
                    assertThat(copies.state(row).digest())
                            .isEqualTo(main.state(2).digest());
                assertThat(copies.file().lead.get(row))
                        .isEqualTo(main.file().lead.get(2));
                for (int i = 0; i < 3; i++) main.restore(held.get(i), i);
            }
            held.forEach(main::drop);
            for (int i = 0; i < 3; i++)
                main.file().action.put(i, step * 7 % main.options(i).size());
            assertThat(main.step()).isEmpty();
        }
    }

    /** The copies of a game with an opponent are decided by the program alone. */
    @Test
    void copiesAreOfGamesThatTheBatchKnowsAndHaveNoOpponents() throws IOException {
        Batch main = opened(terms(2, Sides.SWAP, "random"), BEGIN);
        Batch copies = opened(terms(300, Sides.BOTH), BEGIN);
        copies.expand(main, Vector.of(0), Vector.empty(), 1, 0);
        assertThat(copies.file().learner.get(0)).isEqualTo((byte) 2);
        assertThat(copies.knows(main, 0)).isTrue();
        assertThat(main.hasOpponents()).isTrue();
        assertThatThrownBy(() -> main.expand(copies, Vector.of(0), Vector.empty(), 1, 0))
                .hasMessageContaining("one side");
        assertThatThrownBy(() -> copies.expand(main, Vector.of(0), Vector.empty(), 301, 0))
                .hasMessageContaining("300 rows");
        Batch strange = opened(terms(300, Sides.BOTH), LAST_TURN_OF_B);
        assertThat(strange.knows(main, 0)).isFalse();
        assertThatThrownBy(() -> strange.expand(main, Vector.of(0), Vector.empty(), 1, 0))
                .hasMessageContaining("unknown");
    }

    @Test
    void featuresAreThoseOfTheSideThatDecides() throws IOException {
        Batch batch = opened(
                new BatchTerms(
                        4,
                        OPTIONS,
                        0,
                        Sides.BOTH,
                        Reward.WON,
                        Vector.empty(),
                        true,
                        true,
                        false,
                        true,
                        Option.none(),
                        Option.none()),
                BEGIN);
        int count = Evaluation.featureNames().size();
        boolean some = false;
        for (int step = 0; step < 40; step++) {
            play(batch, 10);
            for (int i = 0; i < 4; i++) {
                Position position = batch.state(i).position();
                double[] ofA = Evaluation.of(position.game().setup()).features(position);
                for (int f = 0; f < count; f++) {
                    double expected = batch.side(i) == Side.A ? ofA[f] : -ofA[f];
                    assertThat(batch.file().features.get(i * count + f)).isEqualTo((float) expected + 0f);
                    some |= batch.side(i) == Side.B && expected != 0;
                }
            }
        }
        assertThat(some).as("a feature of side B").isTrue();
    }

    /** A program that follows the advice plays as the bot does. */
    @Test
    void theAdviceIsTheChoiceOfTheBot() throws IOException {
        Batch batch = opened(
                new BatchTerms(
                        2,
                        OPTIONS,
                        0,
                        Sides.BOTH,
                        Reward.WON,
                        Vector.empty(),
                        true,
                        true,
                        false,
                        false,
                        Option.some("fast"),
                        Option.none()),
                BEGIN);
        batch.reset(3);
        for (int game = 0; game < 3; game++) {
            long seed = 3 + 2L * game;
            Map<Side, Bot> bots = Map.of(Side.A, Bots.fast(seed, Side.A), Side.B, Bots.fast(seed, Side.B));
            while (true) {
                Side side = batch.side(0);
                Decision asked = (Decision) RULES.prompt(batch.state(0));
                Choice choice = bots.get(side).choose(batch.state(0).seenBy(side), asked);
                int advised = batch.file().advised.get(0);
                assertThat(batch.options(0).get(advised)).isEqualTo(choice);
                for (int i = 0; i < 2; i++)
                    batch.file().action.put(i, batch.file().advised.get(i));
                assertThat(batch.step()).isEmpty();
                if (batch.file().ended.get(0) == 1) break;
            }
        }
        assertThat(faults(
                        new BatchTerms(
                                1,
                                OPTIONS,
                                0,
                                Sides.BOTH,
                                Reward.WON,
                                Vector.empty(),
                                true,
                                true,
                                false,
                                false,
                                Option.some("clever"),
                                Option.none()),
                        BEGIN))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("adviser: 'clever' is not understood");
    }

    /** A net plays on in the copies, so that options of one activation can be compared. */
    @Test
    void aNetPlaysOnUpToTheNextChoiceOfAModel() throws IOException {
        String net = Bots.LEARNED + "net";
        BotRegistry bots = only(net, (seed, side) -> Bots.skirmisher(1, side));
        BatchTerms terms = new BatchTerms(
                300,
                OPTIONS,
                0,
                Sides.BOTH,
                Reward.WON,
                Vector.empty(),
                false,
                false,
                false,
                false,
                Option.none(),
                Option.some(net));
        Batch main = opened(terms(1, Sides.BOTH), BEGIN);
        Batch copies = Batch.open(RULES, bots, terms, Vector.of(BEGIN), file(++files), HEADER)
                .get();
        play(main, 60);
        int activating = 0;
        for (int step = 0; step < 20; step++) {
            copies.expand(main, Vector.of(0), Vector.empty(), 1, step);
            for (int row = 0; row < main.options(0).size(); row++) {
                if (copies.file().ended.get(row) == 1) continue;
                Decision next = assertInstanceOf(Decision.class, RULES.prompt(copies.state(row)));
                assertThat(next.purpose()).isEqualTo(Prompt.Purpose.TURN);
                activating++;
            }
            play(main, 1);
        }
        assertThat(activating).isGreaterThan(20);
        BatchTerms bot = new BatchTerms(
                1,
                OPTIONS,
                0,
                Sides.BOTH,
                Reward.WON,
                Vector.empty(),
                true,
                true,
                false,
                false,
                Option.none(),
                Option.some("fast"));
        assertThat(faults(bot, BEGIN))
                .first()
                .asString()
                .isEqualTo("playout: 'fast' is not understood; expected a net, such as 'learned:net.txt'");
    }

    /** By every option and every roll, on the arrays of a batch. */
    @Test
    void smallestGamesHaveTheValuesOfTheSolver() throws IOException {
        for (String script : new String[] {"""
                board 2 x 2
                smooth wall north of a1 b1
                objective 1 at a1
                A1 SP - RA 6+, gun R3, at a1/5
                B1 SP - RA 8+ SV 7+ HP 2, gun R3, at b1/5
                A2 SP -, at a1/1, activated
                initiative A, round 5
                play
                """, """
                board 2 x 2
                smooth wall north of a1 b1
                A1 SP -, at a1/5, activated
                B1 SP - RA 8+, gun R3, at b1/5
                initiative B, round 5
                play
                """}) {
            GameState begin = Script.play(script).state();
            Batch batch = opened(
                    new BatchTerms(
                            1,
                            OPTIONS,
                            0,
                            Sides.BOTH,
                            Reward.WON,
                            Vector.empty(),
                            false,
                            false,
                            false,
                            false,
                            Option.none(),
                            Option.none()),
                    begin);
            double value = value(batch, new LinkedHashMap<>());
            assertThat(value)
                    .isCloseTo(Solver.ofWins(RULES).value(begin).doubleValue(), within(1e-12))
                    .isStrictlyBetween(0.0, 1.0);
        }
    }

    private static double value(Batch batch, Map<Long, Double> known) {
        if (RULES.prompt(batch.state(0)) instanceof Prompt.Finished end)
            return end.result().winner().map(side -> side == Side.A ? 1.0 : 0.0).getOrElse(0.5);
        int handle = batch.hold(0);
        double value;
        if (batch.rolling(0)) {
            double sum = 0;
            double ways = 0;
            for (Dice.Chance outcome : batch.rolls(0)) {
                assertThat(batch.roll(0, outcome.dice())).isEmpty();
                sum += outcome.ways().doubleValue() * value(batch, known);
                ways += outcome.ways().doubleValue();
                batch.restore(handle, 0);
            }
            value = sum / ways;
        } else {
            Double before = known.get(batch.state(0).digest());
            if (before != null) return before;
            double sign = batch.side(0) == Side.A ? 1 : -1;
            double best = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < batch.options(0).size(); i++) {
                batch.choose(0, i);
                best = Math.max(best, sign * value(batch, known));
                batch.restore(handle, 0);
            }
            value = sign * best;
            known.put(batch.state(0).digest(), value);
        }
        batch.drop(handle);
        return value;
    }

    /** The opponent of a copy has a chance of its own: a copy of the true one would make its next choices known. */
    @Test
    void aCopyHasAnotherOpponent() throws IOException {
        List<Long> seeds = new ArrayList<>();
        BotRegistry noting = only("noted", (seed, side) -> {
            seeds.add(seed);
            return Bot.random(seed, side);
        });
        Batch batch = Batch.open(RULES, noting, terms(2, Sides.A, "noted"), Vector.of(BEGIN), file(++files), HEADER)
                .get();
        batch.reset(2);
        int handle = batch.hold(0);
        seeds.clear();
        batch.fork(handle, Vector.of(0, 1), 9, false);
        assertThat(seeds).containsExactly(9L, 10L);
        batch.restore(handle, 0);
        assertThat(seeds).hasSize(2);
    }

    /** An opponent ends with its game, and with a game that another one replaces. */
    @Test
    void anOpponentEndsWithItsGame() throws IOException {
        List<Long> ended = new ArrayList<>();
        BotRegistry ending = only("ending", (seed, side) -> new Bot() {
            @Override
            public Choice choose(PlayerView view, Decision decision) {
                return decision.options().head();
            }

            @Override
            public void ended() {
                ended.add(seed);
            }
        });
        Batch batch = Batch.open(RULES, ending, terms(1, Sides.A, "ending"), Vector.of(BEGIN), file(++files), HEADER)
                .get();
        play(batch, 5);
        assertThat(ended).isEmpty();
        batch.reset(8);
        assertThat(ended).containsExactly(0L);
        for (int step = 0; step < 1_000 && ended.size() < 2; step++) play(batch, 1);
        assertThat(ended).containsExactly(0L, 8L);
    }

    /** A registry of one bot. */
    private static BotRegistry only(String name, BiFunction<Long, Side, Bot> bot) {
        return new BotRegistry() {
            @Override
            public Vector<String> names() {
                return Vector.of(name);
            }

            @Override
            public Option<Bot> named(String asked, long seed, Side side, Rules rules) {
                return Option.some(bot.apply(seed, side));
            }
        };
    }

    private static void play(Batch batch, int steps) {
        for (int step = 0; step < steps; step++) {
            for (int i = 0; i < batch.games(); i++)
                batch.file().action.put(i, step % batch.options(i).size());
            assertThat(batch.step()).isEmpty();
        }
    }

    /** The luck is that of a match of the same bots and dice, also if the game was kept and restored. */
    @Test
    void theLuckOfTheDiceIsKnownAtTheEnd() throws IOException {
        Batch batch = opened(
                new BatchTerms(
                        1,
                        OPTIONS,
                        0,
                        Sides.A,
                        Reward.WON,
                        Vector.of("random"),
                        true,
                        true,
                        true,
                        false,
                        Option.none(),
                        Option.none()),
                BEGIN);
        batch.reset(3);
        Bot first = (view, decision) -> decision.options().head();
        Luck luck = Luck.of(RULES, BEGIN);
        Match.between(
                        RULES,
                        BEGIN,
                        first,
                        Bots.named("random", 3, Side.B, RULES).get(),
                        SplitMix64.dice(3))
                .watchedBy(luck)
                .play();
        for (int step = 0; step < 1_000 && batch.file().ended.get(0) == 0; step++) {
            if (step == 40) batch.restore(batch.hold(0), 0);
            batch.file().action.put(0, 0);
            assertThat(batch.step()).isEmpty();
        }
        assertThat(batch.file().finalLuck.get(0))
                .isEqualTo((float) luck.total(Side.A))
                .isNotZero();
    }

    /** Two games with one seed are a pair: the program plays A, then B, each time with equal dice. */
    @Test
    void swappedSidesArePairs() throws IOException {
        Batch batch = opened(terms(4, Sides.SWAP, "random", "fast"), BEGIN);
        batch.reset(7);
        assertThat(Vector.range(0, 4).map(batch.file().seed::get)).containsExactly(7L, 7L, 8L, 8L);
        assertThat(Vector.range(0, 4).map(batch.file().learner::get))
                .containsExactly((byte) 0, (byte) 1, (byte) 0, (byte) 1);
        assertThat(Vector.range(0, 4).map(batch.file().side::get))
                .isEqualTo(Vector.range(0, 4).map(batch.file().learner::get));
        assertThat(batch.file().opponent.get(0)).isEqualTo(batch.file().opponent.get(1));
    }

    @Test
    void aGameThatIsOverStaysOverWithoutRestarts() throws IOException {
        Batch batch = opened(
                new BatchTerms(
                        1,
                        OPTIONS,
                        0,
                        Sides.BOTH,
                        Reward.WON,
                        Vector.empty(),
                        false,
                        false,
                        false,
                        false,
                        Option.none(),
                        Option.none()),
                BEGIN);
        int ended = 0;
        for (int step = 0; step < 500; step++) {
            int count = batch.file().count.get(0);
            assertThat(count).isNotEqualTo(1);
            batch.file().action.put(0, count == 0 ? 99 : step % count);
            assertThat(batch.step()).isEmpty();
            ended += batch.file().ended.get(0);
        }
        assertThat(ended).isEqualTo(1);
        assertThat(batch.file().count.get(0)).isZero();
        assertThat(batch.file().mask.get(0)).isZero();
    }

    /**
     * In even rows the program plays side A, which is never asked: each step ends a game, and the next one is dealt.
     */
    @Test
    void aGameWithoutADecisionEndsInOneStep() throws IOException {
        Batch batch = opened(terms(4, Sides.SWAP, "simple"), LAST_TURN_OF_B);
        batch.reset(1);
        for (int run = 0; run < 12; run += 4) {
            assertThat(batch.file().run.get(0)).isEqualTo(run);
            assertThat(batch.file().seed.get(2)).isEqualTo(1 + (run + 2) / 2);
            assertThat(batch.file().count.get(0)).isZero();
            assertThat(batch.file().count.get(1)).isPositive();
            assertThat(batch.step()).isEmpty();
            assertThat(batch.file().ended.get(0)).isEqualTo((byte) 1);
            assertThat(batch.file().decisions.get(0)).isZero();
        }
        int handle = batch.hold(0);
        assertThat(batch.step()).isEmpty();
        batch.restore(handle, 1);
        assertThat(batch.file().run.get(1)).isEqualTo(12);
        batch.fork(handle, Vector.of(3), 5, false);
        assertThat(batch.file().count.get(3)).isZero();
        assertThat(batch.step()).isEmpty();
        for (int row = 0; row < 4; row++)
            assertThat(batch.file().ended.get(row)).as("row %d", row).isEqualTo((byte) 1);
        assertThat(batch.file().run.get(1) % 4).isEqualTo(1);
    }

    /** Its result is told once, also if the game is kept and restored. */
    @Test
    void aGameWithoutADecisionStaysOverWithoutRestarts() throws IOException {
        BatchTerms terms = new BatchTerms(
                2,
                OPTIONS,
                0,
                Sides.SWAP,
                Reward.WON,
                Vector.of("simple"),
                true,
                false,
                true,
                false,
                Option.none(),
                Option.none());
        Batch batch = opened(terms, LAST_TURN_OF_B);
        int before = batch.hold(0);
        assertThat(batch.step()).isEmpty();
        assertThat(batch.file().ended.get(0)).isEqualTo((byte) 1);
        assertThat(batch.file().finalLuck.get(0)).isEqualTo((float) luckOfTheLastTurn());
        int after = batch.hold(0);
        for (int step = 0; step < 2; step++) {
            batch.restore(after, 0);
            assertThat(batch.step()).isEmpty();
            assertThat(batch.file().ended.get(0)).isZero();
        }
        batch.restore(before, 0);
        assertThat(batch.step()).isEmpty();
        assertThat(batch.file().ended.get(0)).isEqualTo((byte) 1);
    }

    private static double luckOfTheLastTurn() {
        Luck luck = Luck.of(RULES, LAST_TURN_OF_B);
        Match.between(
                        RULES,
                        LAST_TURN_OF_B,
                        (view, decision) -> decision.options().head(),
                        Bots.named("simple", 0, Side.B, RULES).get(),
                        SplitMix64.dice(0))
                .watchedBy(luck)
                .play();
        return luck.total(Side.A);
    }

    @Test
    void aProgramThatNeverDecidesIsRefused() throws IOException {
        String never =
                "the program never decides: 100 games end without a decision of it; expected a set-up in which it "
                        + "decides";
        assertThat(faults(terms(4, Sides.A, "simple"), LAST_TURN_OF_B)).containsExactly(never);
        assertThat(faults(terms(1, Sides.BOTH), OVER)).containsExactly(never);
        assertThat(folder.toFile().list()).isEmpty();
        Batch batch = Batch.open(
                        RULES,
                        Bots.registry(),
                        terms(1, Sides.BOTH),
                        Vector.fill(20, OVER).append(BEGIN),
                        file(++files),
                        HEADER)
                .get();
        assertThat(batch.file().count.get(0)).as("a later game has a decision").isZero();
    }

    @Test
    void whatIsWrongIsSaid() throws IOException {
        assertThat(faults(
                        new BatchTerms(
                                0,
                                5000,
                                0,
                                Sides.A,
                                Reward.WON,
                                Vector.of("clever"),
                                true,
                                true,
                                false,
                                false,
                                Option.none(),
                                Option.none()),
                        BEGIN))
                .satisfiesExactly(
                        fault -> assertThat(fault).contains("games", "'0'", "1 to 65536"),
                        fault -> assertThat(fault).contains("options", "'5000'", "1 to 4096"),
                        fault -> assertThat(fault)
                                .contains(
                                        "opponents",
                                        "'clever'",
                                        "one of search, simple",
                                        ", or a net, such as 'learned:net.txt'"));
        assertThat(faults(terms(1, Sides.BOTH, "random"), BEGIN))
                .containsExactly("opponents: the program plays both sides; expected no opponent");
        assertThat(faults(terms(1, Sides.B), BEGIN))
                .containsExactly("opponents: the program plays one side; expected one opponent at least");
        assertThat(faults(
                        new BatchTerms(
                                65_536,
                                4_096,
                                0,
                                Sides.BOTH,
                                Reward.WON,
                                Vector.empty(),
                                true,
                                true,
                                false,
                                false,
                                Option.none(),
                                Option.none()),
                        BEGIN))
                .singleElement()
                .asString()
                .contains("the arrays need", "fewer games or options");
        Batch batch = opened(terms(2, Sides.BOTH), BEGIN);
        int count = batch.file().count.get(1);
        long before = batch.state(0).digest();
        batch.file().action.put(1, count);
        assertThat(batch.step().map(Fault::toString))
                .containsExactly(
                        "game 1: '" + count + "' is not understood; expected an action from 0 to " + (count - 1));
        assertThat(batch.state(0).digest()).isEqualTo(before);
    }

    @Test
    void aBatchThatCannotBeOpenedLeavesTheFileOfAnother() throws IOException {
        opened(terms(2, Sides.BOTH), BEGIN);
        byte[] before = Files.readAllBytes(file(files));
        BatchTerms few = new BatchTerms(
                2,
                1,
                0,
                Sides.BOTH,
                Reward.WON,
                Vector.empty(),
                true,
                true,
                false,
                false,
                Option.none(),
                Option.none());
        files--;
        assertThatThrownBy(() -> open(few, BEGIN)).isInstanceOf(Batch.TooManyOptions.class);
        assertThat(Files.readAllBytes(file(files))).isEqualTo(before);
        assertThat(folder.toFile().list()).hasSize(1);
    }

    /** A program maps the file and may write what it likes into it. */
    @Test
    void aCountThatAProgramHasChangedIsAFault() throws IOException {
        Batch batch = opened(terms(3, Sides.BOTH), BEGIN);
        int count = batch.file().count.get(1);
        long before = batch.state(0).digest();
        for (int written : new int[] {-1, OPTIONS + 1, Integer.MAX_VALUE}) {
            batch.file().count.put(1, written);
            String fault = "game 1: the count of options is " + written + "; expected " + count;
            assertThat(batch.step().map(Fault::toString)).containsExactly(fault);
            assertThat(batch.playRandomly(1, 7).map(Fault::toString)).containsExactly(fault);
        }
        assertThat(batch.state(0).digest()).as("no step is made").isEqualTo(before);
        batch.reset(0);
        assertThat(batch.file().count.get(1)).isEqualTo(count);
        assertThat(batch.step()).isEmpty();
    }

    /**
     * The part file of a process that was killed while it opened a batch goes; that of one that lives, and other files,
     * stay.
     */
    @Test
    void aPartFileThatAKilledProcessHasLeftIsRemoved() throws IOException {
        opened(terms(2, Sides.BOTH), BEGIN);
        Path left = Files.copy(file(files), folder.resolve("batch2.part"));
        Path later = Files.copy(file(files), folder.resolve("batch2.part7"));
        Path used = Files.copy(file(files), folder.resolve("batch2.part2"));
        Path other = Files.writeString(folder.resolve("batch2.part3"), "precious");
        Path named = Files.copy(file(files), folder.resolve("batch2.party"));
        try (FileChannel owner = FileChannel.open(used, StandardOpenOption.WRITE);
                FileLock lock = owner.lock(Long.MAX_VALUE - 1, 1, false)) {
            assertThat(lock.isValid()).isTrue();
            opened(terms(2, Sides.BOTH), BEGIN);
        }
        assertThat(left).doesNotExist();
        assertThat(later).doesNotExist();
        assertThat(used).exists();
        assertThat(other).hasContent("precious");
        assertThat(named).exists();
        assertThat(file(files)).exists();
    }

    @Test
    void onlyAFileWithTheWholeHeaderAndAllArraysIsOverwritten() throws IOException {
        opened(terms(2, Sides.BOTH), BEGIN);
        byte[] whole = Files.readAllBytes(file(files));
        byte[] otherHeader = whole.clone();
        otherHeader[BatchFile.MAGIC.length() + Integer.BYTES] = '[';
        byte[] longHeader = whole.clone();
        longHeader[BatchFile.MAGIC.length() + 2] = 127;
        Vector<byte[]> others = Vector.of(
                "DEADCUBE is the name of my diary".getBytes(StandardCharsets.UTF_8),
                "DEADCUBE".getBytes(StandardCharsets.UTF_8),
                Arrays.copyOf(whole, 20),
                Arrays.copyOf(whole, whole.length / 2),
                otherHeader,
                longHeader);
        for (byte[] other : others) {
            Files.write(file(++files), other);
            files--;
            assertThatThrownBy(() -> open(terms(2, Sides.BOTH), BEGIN)).isInstanceOf(FileAlreadyExistsException.class);
            assertThat(Files.readAllBytes(file(files))).isEqualTo(other);
        }
        Files.write(file(++files), whole);
        files--;
        assertThat(open(terms(3, Sides.BOTH), BEGIN).isRight())
                .as("that of an earlier batch")
                .isTrue();
    }

    private static BatchTerms terms(int games, Sides sides, String... opponents) {
        return new BatchTerms(
                games,
                OPTIONS,
                0,
                sides,
                Reward.WON,
                Vector.of(opponents),
                true,
                true,
                false,
                false,
                Option.none(),
                Option.none());
    }

    private Vector<String> faults(BatchTerms terms, GameState begin) throws IOException {
        return open(terms, begin).getLeft().map(Fault::toString);
    }

    private Batch opened(BatchTerms terms, GameState begin) throws IOException {
        return open(terms, begin).get();
    }

    private Either<Vector<Fault>, Batch> open(BatchTerms terms, GameState begin) throws IOException {
        return Batch.open(RULES, Bots.registry(), terms, Vector.of(begin), file(++files), HEADER);
    }

    private Path file(int number) {
        return folder.resolve("batch" + number);
    }
}
