package io.github.deadcube.testkit.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.PrintWriter;
import java.io.StringWriter;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

/** SET-3, SET-5: if a side cannot distinguish two games, the terminal prints and saves the same text. */
class HiddenAtTheTerminalTest {
    private static final Rules RULES = Deadcube.rules();
    private static final String REQUESTS = "board\ntokens\nwhy\nwhy not pass\ncard A1\n";

    /**
     * The text that a viewer reads, and the saved file.
     *
     * @param told whether a token was revealed, or looked at by the viewer: after that the games may differ
     */
    private record ViewerText(String text, String saved, boolean told) {}

    @Property
    @Tries(build = 3, thorough = 60)
    void indistinguishableGamesPrintTheSameText(
            @ForAll @LongRange(min = 0, max = 1_000_000) long seed, @ForAll boolean first, @ForAll boolean both) {
        GameState begin = placed(seed);
        Side reader = first ? Side.A : Side.B;
        GameState other = guessed(begin, reader, new SplitMix64(seed));
        String names = both ? "human,human" : first ? "human,random" : "random,human";
        int choices = 1;
        ViewerText one = read(begin, names, seed, choices);
        while (!one.told() && choices < 64) {
            ViewerText two = read(other, names, seed, choices);
            assertThat(two.text()).isEqualTo(one.text());
            assertThat(two.saved()).isEqualTo(one.saved());
            choices *= 2;
            one = read(begin, names, seed, choices);
        }
    }

    /** The side that looks at a token reads its kind. The other side reads only that a token was looked at. */
    @Example
    void theSideThatLooksReadsTheKind() {
        boolean looked = false;
        for (long seed = 1; !looked && seed < 200; seed++) {
            GameState begin = placed(seed);
            String own = read(begin, "human,random", seed, 40).text();
            looked = own.contains(" A looks at token ");
            if (looked) {
                assertThat(own).containsPattern("A looks at token \\d, [A-Z][^(]* \\(SET-5\\)");
                assertThat(own).containsPattern("token \\d in [^:]*(:\\d)?: face down; A knows: [A-Z]");
            }
        }
        assertThat(looked).isTrue();
        // With the present rules, the side without a person looks at a token in game 37.
        boolean watched = false;
        for (long seed = 36; !watched && seed < 200; seed++) {
            String others = read(placed(seed), "human,random", seed, 40).text();
            watched = others.contains(" B looks at token ");
            assertThat(others).doesNotContainPattern("B looks at token \\d,").doesNotContain("B knows");
        }
        assertThat(watched).isTrue();
    }

    private static ViewerText read(GameState begin, String names, long seed, int choices) {
        StringWriter read = new StringWriter();
        PlayersOption seats = new PlayersOption.Reader().convert(names);
        FirstChoices typed = new FirstChoices(choices);
        Terminal terminal = new Terminal(typed, new PrintWriter(read), TextStyle.NONE, Option.none(), Language.ENGLISH);
        Recorder recorder = Recorder.of(begin, Option.some(seed));
        InteractiveMatch sitting = new InteractiveMatch(
                RULES,
                begin,
                seats,
                seed,
                recorder,
                () -> new GamePrinter(begin, terminal, seats, new GamePrinter.Manner(false, true)));
        typed.match = Option.some(sitting);
        new HumanPlayer(sitting, terminal, Option.some(Deadcube.odds())).play();
        boolean told = sitting.events().exists(event -> tells(event, seats));
        return new ViewerText(read.toString(), sitting.copy(), told);
    }

    /** Types all requests and then the first choice, several times. */
    private static final class FirstChoices implements TypedLines {
        private Option<InteractiveMatch> match = Option.none();
        private Vector<String> requests = Vector.of(REQUESTS.split("\n", -1)).init();
        private int left;

        FirstChoices(int choices) {
            left = choices;
        }

        @Override
        public Option<String> line(String prompt, PrintWriter out) {
            out.print(prompt);
            if (left == 0) return Option.none();
            if (requests.nonEmpty()) {
                String next = requests.head();
                requests = requests.tail();
                return Option.some(next);
            }
            left--;
            requests = Vector.of(REQUESTS.split("\n", -1)).init();
            return Option.some(match.get().asked().get().options().head().toString());
        }
    }

    private static boolean tells(Event event, PlayersOption seats) {
        return event instanceof Event.TokenRevealed
                || event instanceof Event.TokenLookedAt looked && seats.human(looked.side());
    }

    private static GameState guessed(GameState state, Side reader, SplitMix64 chance) {
        PlayerView view = state.seenBy(reader);
        return view.completed(chance.order(view.toShuffle().things()));
    }

    /** A game with all tokens on the battlefield, before recon. */
    private static GameState placed(long seed) {
        Match match = Match.random(
                RULES, RULES.start(Shipped.setup(Shipped.ruleset())).get(), seed);
        while (!(RULES.prompt(match.state()) instanceof Prompt.Decision)) match.step();
        return match.state();
    }
}
