package io.github.deadcube.core.timing;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.hooks.EngineFailure;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.github.deadcube.core.machine.Requirements;
import io.github.deadcube.core.machine.RuleOffers;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** A rule of the library waits for a test, a roll or a choice. */
sealed interface LibraryRuleWait extends TimingRules.ChapterFrame {
    Continuation next();

    @Override
    default RuleId rule() {
        return next().rule();
    }

    default CharSequence words(Function<RuleId, String> titles) {
        return next().describe(titles);
    }

    @Override
    default Sentence describe() {
        return Frame.StepWords.sentence(HouseRulebook.GAME::title, this::words);
    }

    @Override
    default Vector<Sentence> describe(Position position) {
        return Vector.of(Frame.StepWords.sentence(position.game().setup()::title, this::words));
    }

    /** Waits for a choice. If there is only one option, it is taken without a prompt. */
    @SavedName("afterChoice")
    record AfterChoice(Continuation.AfterChoice next, Side side) implements LibraryRuleWait {
        @Override
        public CharSequence words(Function<RuleId, String> titles) {
            return next.describeChoice(titles);
        }

        @Override
        public void enter(Now now) {
            List<Choice> offers = new ArrayList<>();
            options(now, offers::add);
            for (Choice offered : offers) RuleOffers.requireNotation(next, offered);
            if (offers.size() > 1) now.ask(this);
            else if (offers.size() == 1) chosen(now, offers.get(0));
        }

        @Override
        public Prompt.Decision prompt(Now now) {
            return new Prompt.Decision(
                    side,
                    EngineFailure.requireResult(next.purpose(), "the purpose of " + next.rule()),
                    rule(),
                    now.offers(this));
        }

        @Override
        public void options(Now now, Consumer<Choice> each) {
            RuleOffers.<Continuation.AfterChoice, Choice>pass(
                    now, next, rule(), (from, taker) -> from.options(now.view(), taker), option -> true, each);
        }

        @Override
        public Rejection reasonNotListed(Now now, Choice choice) {
            return next.refusal(now.view(), choice).getOrElse(Refusals.NOT_OFFERED);
        }

        @Override
        public void chosen(Now now, Choice choice) {
            now.act(next, (after, effects) -> after.chosen(effects, choice));
        }
    }

    /** DICE-12: waits for single dice. */
    @SavedName("afterDice")
    record AfterDice(Continuation.AfterRoll next, Side side, int number, Purpose purpose) implements LibraryRuleWait {
        @Override
        public void requires(Requirements state) {
            state.number("the number of dice", number, 1, StateBounds.MOST_SINGLE_DICE);
        }

        @Override
        public Prompt.DiceRequest prompt(Now now) {
            return new Prompt.DiceRequest(side, purpose, rule(), number, Die.D8);
        }

        @Override
        public void rolled(Now now, Dice rolled) {
            now.events().announce(new Event.Rolled(side, next.model(), 0, rolled, rule()));
            now.act(next, (after, effects) -> after.rolled(effects, rolled));
        }
    }

    /**
     * A test that comes after something else: its dice are counted when it begins. A model that is dead by then makes
     * none.
     */
    @SavedName("dueTest")
    record DueTest(DiceTest test, Continuation.AfterTest next) implements LibraryRuleWait {
        private static boolean lives(Now now, TestSide tested) {
            return !(tested instanceof TestSide.OfModel one)
                    || now.model(one.model()).inPlay();
        }

        @Override
        public void enter(Now now) {
            if (!lives(now, test.first()) || !lives(now, test.second())) return;
            now.effects().test(test, next);
        }
    }

    @SavedName("afterTest")
    record AfterTest(Continuation.AfterTest next) implements LibraryRuleWait, Frame.AwaitingTest {
        @Override
        public void requires(Requirements state) {
            Frame above = state.above();
            state.that(above != null && above.tests(), "it lies below no test", "the test whose outcome it waits for");
        }

        @Override
        public void enter(Now now) {
            throw new IllegalStateException(this + " waits for a test that gave no outcome");
        }

        @Override
        public void answered(Now now, Outcome outcome) {
            now.act(next, (after, effects) -> after.decided(effects, outcome));
        }
    }
}
