package io.github.deadcube.testkit.cli.play;

import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.cli.play.InteractiveMatch.Undone;
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
class InteractiveMatchTest {
    private final StringWriter told = new StringWriter();

    @Property
    @Tries(build = 10, thorough = 60)
    void diceAndBotsAnswerTheSame(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 60) int choices,
            @ForAll @IntRange(min = 1, max = 12) int back,
            @ForAll("others") String other) {
        InteractiveMatch match = match(seed, "human," + other);
        SplitMix64 chance = new SplitMix64(seed);
        Vector<Choice> chosen = Vector.empty();
        for (int i = 0; i < choices && reachPerson(match); i++) {
            Vector<Choice> options = match.asked().get().options();
            chosen = chosen.append(options.get(chance.below(options.size())));
            match.choose(chosen.last());
        }
        boolean goesOn = reachPerson(match);
        GameState there = match.state();
        Vector<Input> inputs = match.inputs();
        int undone = Math.min(back, chosen.size());
        for (int i = 0; i < undone; i++) assertThat(match.back()).isEqualTo(Undone.DONE);
        assertThat(match.inputs()).isEqualTo(inputs.take(match.inputs().size()));
        assertThat(match.asked().get().options()).contains(chosen.get(chosen.size() - undone));
        for (Choice again : chosen.takeRight(undone)) {
            assertThat(reachPerson(match)).isTrue();
            match.choose(again);
        }
        assertThat(reachPerson(match)).isEqualTo(goesOn);
        assertThat(match.state()).isEqualTo(there);
        assertThat(match.inputs()).isEqualTo(inputs);
    }

    @Provide
    Arbitrary<String> others() {
        return Arbitraries.of(Bots.NAMES.prepend(PlayersOption.HUMAN).asJava());
    }

    @Example
    void beforeTheFirstChoiceThereIsNothing() {
        InteractiveMatch match = match(3, "skirmisher,human");
        assertThat(reachPerson(match)).isTrue();
        GameState there = match.state();
        assertThat(match.back()).isEqualTo(Undone.NOTHING);
        assertThat(match.state()).isEqualTo(there);
        match.choose(match.asked().get().options().last());
        assertThat(match.back()).isEqualTo(Undone.DONE);
        assertThat(match.state()).isEqualTo(there);
        assertThat(match.back()).isEqualTo(Undone.NOTHING);
    }

    @Example
    void printedEventsAreNotPrintedAgain() {
        InteractiveMatch match = match(3, "human,human");
        for (int i = 0; i < 40; i++) {
            assertThat(reachPerson(match)).isTrue();
            match.choose(match.asked().get().options().head());
        }
        String before = told.toString();
        match.back();
        assertThat(told).hasToString(before);
        match.printer().flush();
        assertThat(told.toString()).startsWith(before);
    }

    /** A person who has looked at a token, or seen one revealed, cannot go back before that. */
    @Property
    @Tries(build = 10, thorough = 60)
    void noWayBackBeforeARevealedToken(@ForAll @LongRange(min = 0, max = 1_000) long seed) {
        InteractiveMatch match = match(seed, "human,human", false);
        InteractiveMatch free = match(seed, "human,human", true);
        SplitMix64 chance = new SplitMix64(seed);
        int before = 0;
        while (!told(match) && reachPerson(match) && reachPerson(free)) {
            Vector<Choice> options = match.asked().get().options();
            Choice choice = options.get(chance.below(options.size()));
            before = match.inputs().size();
            match.choose(choice);
            free.choose(choice);
            reachPerson(match);
            reachPerson(free);
        }
        if (!told(match)) return;
        GameState there = match.state();
        assertThat(match.back()).isEqualTo(Undone.LEARNT);
        assertThat(match.state()).isEqualTo(there);
        assertThat(free.back()).isEqualTo(Undone.DONE);
        assertThat(free.inputs()).hasSize(before);
    }

    /** If a bot looks at a token, people learn nothing and may go back. */
    @Example
    void aLookOfABotIsTakenBack() {
        boolean undone = false;
        for (long seed = 1; !undone && seed < 300; seed++) {
            InteractiveMatch match = match(seed, "human,random", false);
            for (int i = 0; i < 60 && !told(match) && reachPerson(match); i++) {
                match.choose(match.asked().get().options().head());
                reachPerson(match);
            }
            boolean looked =
                    match.events().exists(event -> event instanceof Event.TokenLookedAt look && look.side() == Side.B);
            if (looked
                    && !match.events()
                            .exists(event -> event instanceof Event.TokenRevealed
                                    || event instanceof Event.TokenLookedAt look && look.side() == Side.A)) {
                Undone back = match.back();
                assertThat(back).isNotEqualTo(Undone.LEARNT);
                undone = back == Undone.DONE;
            }
        }
        assertThat(undone).isTrue();
    }

    private static boolean told(InteractiveMatch match) {
        return match.events()
                .exists(event -> event instanceof Event.TokenRevealed || event instanceof Event.TokenLookedAt);
    }

    private InteractiveMatch match(long seed, String names) {
        return match(seed, names, true);
    }

    private InteractiveMatch match(long seed, String names, boolean undoesLooks) {
        PlayersOption seats = new PlayersOption.Reader().convert(names);
        Rules rules = Deadcube.rules();
        GameState begin = rules.start(Shipped.setup(Shipped.ruleset())).get();
        Terminal terminal = new Terminal(
                new Keyboard(InputStream.nullInputStream()),
                new PrintWriter(told),
                TextStyle.NONE,
                Option.none(),
                Language.ENGLISH);
        return new InteractiveMatch(
                rules,
                begin,
                seats,
                seed,
                Recorder.of(begin, Option.some(seed), undoesLooks),
                () -> new GamePrinter(begin, terminal, seats, new GamePrinter.Manner(false, false)));
    }

    /** Bots and dice answer until a person is asked. Returns false if the game ends before. */
    private static boolean reachPerson(InteractiveMatch match) {
        Option<Prompt.Decision> asked = match.asked();
        while (asked.isEmpty() && match.step()) asked = match.asked();
        return asked.isDefined();
    }
}
