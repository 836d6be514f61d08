package io.github.deadcube.core.dice;

import io.github.deadcube.api.extend.Contender;
import io.github.deadcube.api.extend.Hooks.DiceHook;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Test;
import io.github.deadcube.api.odds.Pool;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Skill;
import io.github.deadcube.api.team.Statistic;
import io.github.deadcube.core.action.Actions;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.HookSet;
import io.github.deadcube.core.resolve.Now;
import io.vavr.control.Option;
import java.util.List;

/** DICE: the door. Its frames tell the frame below them an {@link io.github.deadcube.api.extend.Outcome}. */
public final class Tests {
    private Tests() {}

    /** A test, from declared dice to the last re-roll. */
    public static Frame test(Now now, Test test) {
        if (test.one() instanceof Contender.OfModel m && !m.asPrinted())
            Actions.tellModifiers(now, test.occasion(), m.skill());
        return new Testing(
                test.occasion(),
                party(now, test.occasion(), test.one(), sideOf(test.other()).other()),
                party(now, test.occasion(), test.other(), sideOf(test.one()).other()),
                Testing.Stage.ADD);
    }

    /** DICE-11: the dice that are declared for a test which is rolled later; told as the outcome's first number. */
    public static Frame declare(Now now, Occasion occasion, Contender tester) {
        return new Declaring(occasion, party(now, occasion, tester, Side.A));
    }

    /** DICE-11: a model's test against successes that are known, its own added dice being declared. */
    public static Frame declared(Now now, Occasion occasion, int successes, Contender tester, int added) {
        Party party = party(now, occasion, tester, Side.A);
        return new Testing(
                occasion, Party.known(party.side().other(), successes), party.added(added), Testing.Stage.ADD);
    }

    /** DICE-1, DICE-8: the dice that a model would roll if it were tested now. */
    public static Pool pool(Now now, Occasion occasion, Contender tester) {
        Party party = party(now, occasion, tester, Side.A);
        return new Pool(party.dice(), new Statistic(party.target()), party.rerolls());
    }

    private static Side sideOf(Contender c) {
        if (c instanceof Contender.OfModel m) return m.model().side();
        return c instanceof Contender.OfThing t ? t.side() : Side.B;
    }

    private static Party party(Now now, Occasion occasion, Contender c, Side ifKnown) {
        if (c instanceof Contender.OfThing t) return Party.printed(t.side(), Option.none(), t.dice(), t.target());
        if (c instanceof Contender.Known k) return Party.known(ifKnown, k.successes());
        Contender.OfModel m = (Contender.OfModel) c;
        Statistic statistic = now.model(m.model()).profile().statistic(m.skill());
        if (!statistic.exists()) return Party.known(m.model().side(), 0);
        if (m.asPrinted()) return Party.printed(m.model().side(), Option.some(m.model()), m.dice(), statistic.target());
        return Party.ofModel(
                m.model(),
                statistic.target(),
                m.dice() + modifiers(now, occasion, m.model(), m.skill()),
                rerolls(now, occasion, m.model(), m.skill()));
    }

    /** KT-1: what the situation, the model with its weapon, and its opponent with its own, add or take away. */
    private static int modifiers(Now now, Occasion occasion, ModelId model, Skill skill) {
        int n = Actions.modifiers(now, occasion, model, skill);
        n += sum(hooks(now, occasion, model).diceHooks(), now, occasion, model, skill);
        ModelId opponent = occasion.opponent(model);
        if (opponent.equals(model)) return n;
        return n + sum(hooks(now, occasion, opponent).opposingHooks(), now, occasion, model, skill);
    }

    private static int rerolls(Now now, Occasion occasion, ModelId model, Skill skill) {
        return sum(hooks(now, occasion, model).rerollHooks(), now, occasion, model, skill);
    }

    private static int sum(List<DiceHook> hooks, Now now, Occasion occasion, ModelId model, Skill skill) {
        int n = 0;
        for (int i = 0; i < hooks.size(); i++) n += hooks.get(i).dice(now, occasion, model, skill);
        return n;
    }

    private static HookSet hooks(Now now, Occasion occasion, ModelId model) {
        return now.game().hooks(model, occasion.weaponOf(model));
    }
}
