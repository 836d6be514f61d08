package io.github.deadcube.testkit.cli.play;

import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.text.TextStyle;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.cli.play.InteractiveMatch.Journal;
import io.github.deadcube.testkit.cli.play.InteractiveMatch.Undone;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

/** If a person goes back and chooses the same again, the game is the same. */
class SittingTest {
    private final StringWriter told = new StringWriter();

    @Property
    @Tries(build = 10, thorough = 60)
    void diceAndBotsAnswerTheSame(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 60) int choices,
            @ForAll @IntRange(min = 1, max = 12) int back,
            @ForAll("others") String other) {
        InteractiveMatch sitting = sitting(seed, "human," + other);
        SplitMix64 chance = new SplitMix64(seed);
        Vector<Choice> chosen = Vector.empty();
        for (int i = 0; i < choices && reachPerson(sitting); i++) {
            Vector<Choice> options = sitting.asked().get().options();
            chosen = chosen.append(options.get(chance.below(options.size())));
            sitting.choose(chosen.last());
        }
        boolean goesOn = reachPerson(sitting);
        GameState there = sitting.state();
        Vector<Input> inputs = sitting.inputs();
        int undone = Math.min(back, chosen.size());
        for (int i = 0; i < undone; i++) assertThat(sitting.back()).isEqualTo(Undone.DONE);
        assertThat(sitting.inputs()).isEqualTo(inputs.take(sitting.inputs().size()));
        assertThat(sitting.asked().get().options()).contains(chosen.get(chosen.size() - undone));
        for (Choice again : chosen.takeRight(undone)) {
            assertThat(reachPerson(sitting)).isTrue();
            sitting.choose(again);
        }
        assertThat(reachPerson(sitting)).isEqualTo(goesOn);
        assertThat(sitting.state()).isEqualTo(there);
        assertThat(sitting.inputs()).isEqualTo(inputs);
    }

    @Provide
    Arbitrary<String> others() {
        return Arbitraries.of(Bots.NAMES.prepend(PlayersOption.HUMAN).asJava());
    }

    @Example
    void beforeTheFirstChoiceThereIsNothing() {
        InteractiveMatch sitting = sitting(3, "skirmisher,human");
        assertThat(reachPerson(sitting)).isTrue();
        GameState there = sitting.state();
        assertThat(sitting.back()).isEqualTo(Undone.NOTHING);
        assertThat(sitting.state()).isEqualTo(there);
        sitting.choose(sitting.asked().get().options().last());
        assertThat(sitting.back()).isEqualTo(Undone.DONE);
        assertThat(sitting.state()).isEqualTo(there);
        assertThat(sitting.back()).isEqualTo(Undone.NOTHING);
    }

    @Example
    void printedEventsAreNotPrintedAgain() {
        InteractiveMatch sitting = sitting(3, "human,human");
        for (int i = 0; i < 40; i++) {
            assertThat(reachPerson(sitting)).isTrue();
            sitting.choose(sitting.asked().get().options().head());
        }
        String before = told.toString();
        sitting.back();
        assertThat(told).hasToString(before);
        sitting.telling().flush();
        assertThat(told.toString()).startsWith(before);
    }

    /** A person who has looked at a token, or seen one revealed, cannot go back before that. */
    @Property
    @Tries(build = 10, thorough = 60)
    void noWayBackBeforeARevealedToken(@ForAll @LongRange(min = 0, max = 1_000) long seed) {
        InteractiveMatch sitting = sitting(seed, "human,human", false);
        InteractiveMatch free = sitting(seed, "human,human", true);
        SplitMix64 chance = new SplitMix64(seed);
        int before = 0;
        while (!told(sitting) && reachPerson(sitting) && reachPerson(free)) {
            Vector<Choice> options = sitting.asked().get().options();
            Choice choice = options.get(chance.below(options.size()));
            before = sitting.inputs().size();
            sitting.choose(choice);
            free.choose(choice);
            reachPerson(sitting);
            reachPerson(free);
        }
        if (!told(sitting)) return;
        GameState there = sitting.state();
        assertThat(sitting.back()).isEqualTo(Undone.LEARNT);
        assertThat(sitting.state()).isEqualTo(there);
        assertThat(free.back()).isEqualTo(Undone.DONE);
        assertThat(free.inputs()).hasSize(before);
    }

    /** If a bot looks at a token, people learn nothing and may go back. */
    @Example
    void aLookOfABotIsTakenBack() {
        boolean undone = false;
        for (long seed = 1; !undone && seed < 300; seed++) {
            InteractiveMatch sitting = sitting(seed, "human,random", false);
            for (int i = 0; i < 60 && !told(sitting) && reachPerson(sitting); i++) {
                sitting.choose(sitting.asked().get().options().head());
                reachPerson(sitting);
            }
            boolean looked = sitting.events()
                    .exists(event -> event instanceof Event.TokenLookedAt look && look.side() == Side.B);
            if (looked
                    && !sitting.events()
                            .exists(event -> event instanceof Event.TokenRevealed
                                    || event instanceof Event.TokenLookedAt look && look.side() == Side.A)) {
                Undone back = sitting.back();
                assertThat(back).isNotEqualTo(Undone.LEARNT);
                undone = back == Undone.DONE;
            }
        }
        assertThat(undone).isTrue();
    }

    private static boolean told(InteractiveMatch sitting) {
        return sitting.events()
                .exists(event -> event instanceof Event.TokenRevealed || event instanceof Event.TokenLookedAt);
    }

    private InteractiveMatch sitting(long seed, String names) {
        return sitting(seed, names, true);
    }

    private InteractiveMatch sitting(long seed, String names, boolean undoesLooks) {
        PlayersOption seats = new PlayersOption.Reader().convert(names);
        Rules rules = Deadcube.rules();
        GameState begin = rules.start(Shipped.setup(Shipped.ruleset())).get();
        Terminal terminal = new Terminal(
                new Keyboard(InputStream.nullInputStream()), new PrintWriter(told), TextStyle.NONE, Option.none());
        return new InteractiveMatch(
                rules,
                begin,
                seats,
                seed,
                new Journal(Recorder.of(begin, Option.some(seed), undoesLooks), Option.none()),
                () -> new GamePrinter(begin.position(), terminal, seats, new GamePrinter.Manner(false, false)));
    }

    /** Bots and dice answer until a person is asked. Returns false if the game ends before. */
    private static boolean reachPerson(InteractiveMatch sitting) {
        Option<Prompt.Decision> asked = sitting.asked();
        while (asked.isEmpty() && sitting.step()) asked = sitting.asked();
        return asked.isDefined();
    }
}
