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
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.bot.RandomBot;
import io.github.deadcube.testkit.dice.SeededDice;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Of two games that an onlooker cannot tell apart all that the protocol says to that onlooker is the same. */
class VeiledTest {
    private static final Rules RULES = Deadcube.rules();
    private static final int INPUTS = 120;
    /** A game is looked at from one of its first inputs on, or from where tokens have been looked at and taken. */
    private static final int LATEST = 200;

    @Property
    @Tries(build = 2, thorough = 20)
    void nothingHiddenIsServed(@ForAll long seed, @ForAll Onlooker onlooker) throws Fault {
        Match match = RandomBot.match(
                RULES, RULES.start(Shipped.setup(Shipped.ruleset())).get(), seed);
        int later = new SplitMix64(seed).below(LATEST);
        while (match.inputs() < later || !(RULES.prompt(match.state()) instanceof Prompt.Decision))
            if (!match.step()) return;
        PlayerView view = onlooker.view(match.state());
        GameState other =
                view.completed(new SplitMix64(seed).order(view.unknown().size()));
        Table one = table(match.state(), seed);
        Table two = table(other, seed);
        SplitMix64 chance = new SplitMix64(seed);
        while (one.session().due() < INPUTS && one.session().whose().isDefined()) {
            assertThat(said(two, onlooker, seed)).isEqualTo(said(one, onlooker, seed));
            Side side = one.session().whose().get();
            Vector<Choice> options =
                    ((Prompt.Decision) one.session().prompt(Onlooker.of(side)).get()).options();
            Choice choice = options.get(chance.below(options.size()));
            int due = one.session().due();
            if (rules(two, choice)) return;
            String chosen = answer(one, side, choice);
            String theirs = answer(two, side, choice);
            if (one.session()
                    .since(due - 1, Onlooker.EVERYBODY)
                    .exists(h -> h.events().exists(event -> tells(event, onlooker)))) return;
            if (onlooker.side().contains(side)) assertThat(theirs).isEqualTo(chosen);
        }
    }

    /** Whether it is refused where something else lies hidden. */
    private static boolean rules(Table table, Choice choice) {
        return RULES.apply(table.session().state(), choice).isLeft();
    }

    /** What the side is answered that chooses: what has happened, and what it is asked next. */
    private static String answer(Table table, Side side, Choice choice) throws Fault {
        Request request = Request.of("{\"side\":\"" + side + "\"}");
        return table.submit(request, choice).line();
    }

    /** From there on the games differ for the onlooker: what another side looks at stays hidden. */
    private static boolean tells(Event event, Onlooker onlooker) {
        return event instanceof Event.TokenRevealed
                || event instanceof Event.TokenLookedAt look && onlooker.side().contains(look.side());
    }

    private static Vector<String> said(Table table, Onlooker onlooker, long seed) throws Fault {
        Request request = Request.of("{\"side\":\"" + onlooker + "\",\"seed\":" + seed + ",\"since\":0}");
        Request whole = Request.of("{\"side\":\"" + onlooker + "\"}");
        Option<Side> side = onlooker.side().orElse(() -> table.session().whose().map(Side::other));
        Searches searches = new Searches(RULES);
        String state = String.valueOf(searches.completed(table.session().view(onlooker), table.shown(), request)
                .get("state"));
        return Vector.of(
                table.view(whole).line(),
                table.view(request).line(),
                table.events(whole).line(),
                table.save(whole).line(),
                table.asked(side).line(),
                searches.digest(Request.of("{\"state\":\"" + state + "\"}")).line(),
                Destinations.answer(RULES, table.open(), Request.of("{\"model\":\"A1\"}"))
                        .line(),
                table.open()
                        .why(RULES, Request.of("{\"choice\":\"A1 use I-AMMO\"}"))
                        .line());
    }

    private static Table table(GameState begin, long seed) {
        return Table.of(
                RULES,
                Session.of(RULES, begin, SessionTerms.with(SessionDice.seeded(seed, SeededDice::of))),
                Tokens.NONE);
    }
}
