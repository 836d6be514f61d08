package io.github.deadcube.core.timing;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Failure;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.github.deadcube.core.spelling.Saved;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A rule of the library waits for something that it has asked for. */
sealed interface After extends Timing.Waiting {
    /** What goes on then. */
    Then then();

    @Override
    default RuleId rule() {
        return then().rule();
    }

    /** What is going on, in the names of a rulebook. */
    default String words(HouseRulebook rulebook) {
        return then().words(rulebook);
    }

    @Override
    default String words() {
        return words(HouseRulebook.GAME);
    }

    @Override
    default String words(Position position) {
        return words(position.game().setup().rulebook());
    }

    /** For a choice that it offers; the only option is taken unasked. */
    @Saved("afterChoice")
    record AfterChoice(Then.Chosen then, Side side) implements After {
        @Override
        public String words(HouseRulebook rulebook) {
            return then.deciding(rulebook);
        }

        @Override
        public void enter(Now now) {
            List<Choice> offers = new ArrayList<>();
            options(now, option -> offers.add(Failure.given(option, "one of the options")));
            if (offers.size() > 1) now.ask(this);
            else if (offers.size() == 1) chosen(now, offers.get(0));
        }

        @Override
        public Prompt.Decision prompt(Now now) {
            return new Prompt.Decision(
                    side, Failure.given(then.purpose(), "the purpose of " + then.rule()), rule(), now.offers(this));
        }

        @Override
        public void options(Now now, Consumer<Choice> each) {
            then.options(now, each);
        }

        @Override
        public Rejection otherwise(Now now, Choice choice) {
            return then.refusal(now, choice).getOrElse(Refusals.NOT_OFFERED);
        }

        @Override
        public void chosen(Now now, Choice choice) {
            then.chosen(now.flow(), choice);
        }
    }

    /** DICE-12: for single dice. */
    @Saved("afterDice")
    record AfterDice(Then.Rolled then, Side side, int number, Purpose purpose) implements After {
        @Override
        public Prompt.DiceRequest prompt(Now now) {
            return new Prompt.DiceRequest(side, purpose, rule(), number, Die.D8);
        }

        @Override
        public void rolled(Now now, Dice rolled) {
            now.announce(new Event.Rolled(side, then.model(), 0, rolled, rule()));
            then.rolled(now.flow(), rolled);
        }
    }

    /** For a test. */
    @Saved("afterTest")
    record AfterTest(Then.Decided then) implements After {
        @Override
        public void enter(Now now) {
            throw new IllegalStateException(this + " waits for a test that told nothing");
        }

        @Override
        public void answered(Now now, Outcome outcome) {
            then.decided(now.flow(), outcome);
        }
    }
}
