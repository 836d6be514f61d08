package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.HouseRules;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.match.BotRegistry;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line does not report the faults of house rules and of bots on the class path as bugs of its own. */
@SuppressWarnings("NullAway") // what is shown here is what nulls do
class HouseFaultsTest {
    @TempDir
    private Path folder;

    @Test
    void aRuleThatFailsIsNamed() throws IOException {
        assertThat(playing(Unregistered.class))
                .matches("The house rule HOUSE-BAD throws java.lang.ArithmeticException: no hooks"
                        + " \\(HouseFaultsTest.java:\\d+\\)\n");
        assertThat(playing(Unmodified.class))
                .startsWith("The house rule HOUSE-BAD throws java.lang.Error: no amount (");
        assertThat(playing(Refused.class))
                .startsWith("The house rule HOUSE-BAD throws java.lang.IllegalArgumentException: addMark: 'amount' is "
                        + "-1; expected 0 to 999 (");
        assertThat(playing(Endless.class))
                .startsWith("The house rule HOUSE-BAD throws java.lang.StackOverflowError (HouseFaultsTest.java:");
    }

    @Test
    void houseRulesWithoutANameFailToo() throws IOException {
        assertThat(playing(Blind.class)).isEqualTo("House rules fail: a rule returned null: the line of the sight\n");
    }

    private String playing(Class<? extends House> house) throws IOException {
        return Services.found(folder, HouseRules.class, house.getName(), () -> {
            Run run = Run.of("play", "--quiet", "--seed", "1");
            assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
            return run.err();
        });
    }

    @Test
    void aBotThatFailsIsNamed() throws IOException {
        assertThat(playing("throwing"))
                .matches("The bot 'throwing' throws in choose: java.lang.IllegalStateException: lost"
                        + " \\(HouseFaultsTest.java:\\d+\\)\n");
        assertThat(playing("silent")).isEqualTo("The bot 'silent' returns null from choose\n");
        assertThat(playing("cheating")).isEqualTo("The bot 'cheating' chooses what is not offered: A9 activate\n");
        assertThat(playing("missing")).isEqualTo("The registry of the bot 'missing' returns null from named\n");
        assertThat(playing("absent")).isEqualTo("The registry of the bot 'absent' has no such bot\n");
    }

    @Test
    void botsThatCannotBeLoadedAreSaid() throws IOException {
        Run run = Services.found(
                folder, BotRegistry.class, "com.example.Bost", () -> Run.of("duel", "--games", "1", "--seed", "1"));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("Bots cannot be loaded: ").contains("com.example.Bost");
    }

    private String playing(String bot) throws IOException {
        return Services.found(folder, BotRegistry.class, BadBots.class.getName(), () -> {
            Run duel = Run.of("duel", "--bots", bot + ",random", "--games", "1", "--seed", "1");
            assertThat(duel.exitCode()).as(duel.err()).isEqualTo(2);
            Run play = Run.of("play", "--quiet", "--bots", bot + ",random", "--seed", "1");
            assertThat(play).as(play.err()).extracting(Run::exitCode, Run::err).containsExactly(2, duel.err());
            return duel.err();
        });
    }

    /** Team A has the keyword BAD. */
    private abstract static class House implements HouseRules {
        abstract void attach(Hooks hooks);

        @Override
        public Ruleset over(Ruleset edition) {
            return edition.withName("bad")
                    .with(KeywordRule.of(
                            "BAD",
                            "HOUSE-BAD",
                            "Fails.",
                            (keyword, hooks) -> attach(hooks),
                            KeywordRule.Placement.MODEL));
        }

        @Override
        public StrikeTeam team(Side side, StrikeTeam shipped) {
            return new StrikeTeam(
                    shipped.name(),
                    shipped.leader(),
                    shipped.members().map(p -> p.withKeywords(p.keywords().append(Keyword.of("BAD")))));
        }
    }

    /** Throws while it registers its hooks. */
    public static final class Unregistered extends House {
        @Override
        void attach(Hooks hooks) {
            throw new ArithmeticException("no hooks");
        }
    }

    /** Throws in play. */
    public static final class Unmodified extends House {
        @Override
        void attach(Hooks hooks) {
            hooks.modify(Modifier.COMMAND_DICE, Scope.OWN, (game, me, question) -> {
                throw new Error("no amount");
            });
        }
    }

    /** Gives the engine what it refuses. */
    public static final class Refused extends House {
        @Override
        void attach(Hooks hooks) {
            RuleId by = RuleId.of("HOUSE-BAD");
            hooks.on(
                    Trigger.ACTIVATION_BEGINS.at(Step.FIRE),
                    Scope.OWN,
                    (effects, me, active) -> effects.addMark(me, new Mark(by, -1, Mark.Until.GAME)));
        }
    }

    /** Calls itself. */
    public static final class Endless extends House {
        @Override
        @SuppressWarnings("InfiniteRecursion") // the bug that is shown here
        void attach(Hooks hooks) {
            attach(hooks);
        }
    }

    /** Its sight sees nothing, not even that. */
    public static final class Blind extends House {
        @Override
        void attach(Hooks hooks) {}

        @Override
        public Ruleset over(Ruleset edition) {
            return super.over(edition).withSight(SIGHT);
        }
    }

    private static final Sight SIGHT = new Sight() {
        @Override
        public LineOfSight line(GameView game, ModelId from, ModelId to) {
            return null;
        }

        @Override
        public boolean sees(GameView game, ModelId from, Cube cube) {
            return true;
        }
    };

    /** Bots that do not play. */
    public static final class BadBots implements BotRegistry {
        @Override
        public Vector<String> names() {
            return Vector.of("throwing", "silent", "cheating", "missing", "absent");
        }

        @Override
        public Option<Bot> named(String name, long seed, Side side, Rules rules) {
            return switch (name) {
                case "missing" -> null;
                case "absent" -> Option.none();
                default -> Option.some((view, decision) -> chosen(name));
            };
        }

        private static Choice chosen(String name) {
            return switch (name) {
                case "throwing" -> throw new IllegalStateException("lost");
                case "silent" -> null;
                default -> new Choice.Activate(ModelId.of("A9"));
            };
        }
    }
}
