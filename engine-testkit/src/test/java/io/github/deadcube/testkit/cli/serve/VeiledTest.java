package io.github.deadcube.testkit.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.Onlooker;
import io.github.deadcube.core.session.Session;
import io.github.deadcube.core.session.SessionDice;
import io.github.deadcube.core.session.SessionTerms;
import io.github.deadcube.testkit.bot.RandomBot;
import io.github.deadcube.testkit.dice.SeededDice;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Of two games that an onlooker cannot tell apart all that the protocol says to that onlooker is the same. */
class VeiledTest {
    private static final Rules RULES = Deadcube.rules();
    private static final int INPUTS = 120;

    @Property(tries = 40)
    void nothingHiddenIsServed(@ForAll long seed, @ForAll Onlooker onlooker) throws Fault {
        Match match = RandomBot.match(
                RULES, RULES.start(Shipped.setup(Shipped.ruleset())).get(), seed);
        while (!(RULES.prompt(match.state()) instanceof Prompt.Decision)) match.step();
        PlayerView view = onlooker.view(match.state());
        GameState other =
                view.completed(new SplitMix64(seed).order(view.unknown().size()));
        Table one = table(match.state(), seed);
        Table two = table(other, seed);
        SplitMix64 chance = new SplitMix64(seed);
        while (one.session().due() < INPUTS && one.session().whose().isDefined()) {
            assertThat(said(two, onlooker)).isEqualTo(said(one, onlooker));
            Side side = one.session().whose().get();
            Vector<Choice> options =
                    ((Prompt.Decision) one.session().prompt(Onlooker.of(side)).get()).options();
            Choice choice = options.get(chance.below(options.size()));
            int due = one.session().due();
            if (two.session().submit(side, due, choice).isLeft()) return;
            one.session().submit(side, due, choice).get();
            if (one.session()
                    .since(due - 1, Onlooker.EVERYBODY)
                    .exists(h -> h.events().exists(VeiledTest::tells))) return;
        }
    }

    /** From there on the games differ. */
    private static boolean tells(Event event) {
        return event instanceof Event.TokenRevealed || event instanceof Event.TokenLookedAt;
    }

    private static Vector<String> said(Table table, Onlooker onlooker) throws Fault {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("side", onlooker.toString());
        Request request = new Request(fields);
        Option<Side> side = onlooker.side().orElse(() -> table.session().whose().map(Side::other));
        return Vector.of(
                Tree.line(table.view(request)),
                Tree.line(table.events(request)),
                Tree.line(table.save(request)),
                Tree.line(table.asked(side)),
                Tree.line(Reach.answer(RULES, table.open(), new Request(Map.of("model", "A1")))),
                Tree.line(Table.why(RULES, table.open(), new Request(Map.of("choice", "A1 use I-AMMO")))));
    }

    private static Table table(GameState begin, long seed) {
        return new Table(RULES, Session.of(RULES, begin, SessionTerms.with(SessionDice.seeded(seed, SeededDice::of))));
    }
}
