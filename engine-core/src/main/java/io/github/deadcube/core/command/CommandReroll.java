package io.github.deadcube.core.command;

import io.github.deadcube.api.extend.Hit.Contribution;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.resolve.DescribesFrame;
import io.github.deadcube.core.resolve.Flow;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.github.deadcube.core.resolve.Requirements;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** CMD-2, CMD-3: a side may re-roll some of its command dice if at least half of its strike team remains. */
@SavedName(value = "commandReroll", parts = "side")
@DescribesFrame(
        step = Flow.COMMAND_REROLLS,
        rule = "CMD-2",
        asks = Purpose.COMMAND_REROLL,
        words = "{side} may roll command dice again")
record CommandReroll(Side side) implements CommandRules.ChapterFrame, Frame.OfSide {
    private static final Rejection NOT_ITS_DICE = new Rejection(
            RuleIds.CMD_2, "the side has not rolled all of these", "some of the command dice it has rolled");

    private static final CommandFace[] FACES = CommandFace.values();

    /** CMD-3, K-COMBAT-TEAM: a side with fewer than half of its models may not re-roll, unless one of them is drilled. */
    static void offer(Now now, Side side) {
        if (now.view().remaining(side) * 2 >= now.view().strength(side)
                || now.view()
                        .models()
                        .exists(m ->
                                CommandRules.isInPlay(m, side) && now.view().hasTrait(m.id(), Trait.COMMAND_REROLL)))
            now.then(new CommandReroll(side));
    }

    @Override
    public void requires(Requirements state) {
        Tacticians.areOver(state, side);
        int dice = state.now().view().commandDice(side).size();
        state.number("the number of command dice of " + side, dice, 0, CommandDice.MOST);
    }

    /** Every multiset of its dice, starting with the empty one. */
    @Override
    public void options(Now now, Consumer<Choice> each) {
        multisets(now.view().commandDice(side), 0, CommandDice.NONE, each);
    }

    private static void multisets(CommandDice all, int face, CommandDice chosen, Consumer<Choice> each) {
        if (face == FACES.length) {
            each.accept(new Choice.RerollCommand(chosen));
            return;
        }
        CommandFace f = FACES[face];
        for (int n = 0; n <= all.count(f); n++) multisets(all, face + 1, chosen.plus(f, n), each);
    }

    @Override
    public @Nullable Rejection refusal(Now now, Choice choice) {
        if (!(choice instanceof Choice.RerollCommand again)) return Refusals.KIND;
        return now.view().commandDice(side).contains(again.dice()) ? null : NOT_ITS_DICE;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        CommandDice dice = ((Choice.RerollCommand) choice).dice();
        if (dice.equals(CommandDice.NONE)) return;
        now.edit().putBackCommand(side, dice);
        now.then(new CommandRoll(side, dice.size()));
    }

    @DescribesFrame(rule = "CMD-1", words = "{side} rolls command dice")
    @SavedName(value = "commandRoll", parts = "side dice")
    record CommandRoll(Side side, int dice) implements CommandRules.ChapterFrame {
        @Override
        public void requires(Requirements state) {
            Tacticians.areOver(state, side);
            int hand = state.now().view().commandDice(side).size();
            state.that(state.position().round() > 0, "command dice are rolled before the first round", "a later step");
            state.number("the number of dice", dice, 1, CommandDice.MOST);
            state.number("the number of all command dice of " + side, hand + dice, 1, CommandDice.MOST);
        }

        @Override
        public Prompt.DiceRequest prompt(Now now) {
            return new Prompt.DiceRequest(side, Purpose.COMMAND_ROLL, RuleIds.CMD_1, dice, Die.COMMAND);
        }

        @Override
        public void rolled(Now now, Dice rolled) {
            CommandDice all = CommandDice.NONE;
            for (int i = 0; i < rolled.size(); i++) all = all.plus(now.game().face(rolled.face(i)), 1);
            now.edit().rolledCommand(side, all);
        }
    }

    /** K-COMM-RELAY: a side gets +1 Model results without a roll, after the re-roll, so that they are not put back. */
    @DescribesFrame(step = Flow.MORE_COMMAND_DICE, words = "{side} gets {results} more command dice ({rule})")
    @SavedName(value = "relayed", parts = "side rule results")
    record Relayed(Side side, RuleId rule, int results) implements CommandRules.ChapterFrame {
        static void give(Now now, Side side) {
            if (!now.hooks().gives(Modifier.MODEL_RESULTS)) return;
            Array<Contribution> all = now.view()
                    .models()
                    .filter(m -> m.status() != Model.Status.KILLED
                            && m.status() != Model.Status.SPARE
                            && m.allegiance() == Allegiance.of(side))
                    .flatMap(m -> now.hooks().each(Modifier.MODEL_RESULTS, m.id(), m.id()));
            if (!all.isEmpty())
                now.then(new Relayed(
                        side,
                        all.head().rule(),
                        all.map(Contribution::amount).sum().intValue()));
        }

        @Override
        public void requires(Requirements state) {
            Tacticians.areOver(state, side);
            state.number("the number of dice", results, 0, Requirements.MOST);
        }

        @Override
        public void enter(Now now) {
            int free = CommandDice.MOST - now.view().commandDice(side).count(CommandFace.MODEL);
            now.edit().rolledCommand(side, CommandDice.NONE.plus(CommandFace.MODEL, Math.min(results, free)));
            earmark(now);
        }

        /** R25-K-COMM-RELAY: a marker in the giver's cube counts the results that may not buy a re-roll. */
        private void earmark(Now now) {
            for (Model m : now.view().models().filter(m -> CommandRules.isInPlay(m, side)))
                for (Contribution given : now.hooks().each(Modifier.MODEL_RESULTS, m.id(), m.id()))
                    if (now.game().hasTrait(given.rule(), Trait.RESERVES_DICE)) {
                        Marker counter = Marker.of(given.rule(), m.cube())
                                .withOwner(Option.some(m.id()))
                                .withNumber(given.amount())
                                .withUntil(Mark.Until.ROUND);
                        now.edit().placeMarker(counter, given.rule());
                    }
        }
    }

    /** CMD-1, K-TACTICIAN: a side's command roll. If several models in play give dice, one counts, chosen by the side. */
    @SavedName(value = "tacticians", parts = "side")
    @DescribesFrame(step = Flow.COMMAND_DICE, rule = "CMD-1", words = "{side} names the model whose command dice count")
    record Tacticians(Side side) implements CommandRules.ChapterFrame {
        private static final int DICE = 3;

        @Override
        public void requires(Requirements state) {
            int hand = state.now().view().commandDice(side).size();
            state.number("the number of command dice of " + side, hand, 0, 0);
        }

        /** A frame that changes the command dice of a side has those of the side's first roll. */
        static void areOver(Requirements state, Side side) {
            state.that(
                    !state.below().exists(frame -> frame instanceof Tacticians first && first.side == side),
                    side + " rolls its first command dice after it",
                    "a place below 'tacticians'");
        }

        @Override
        public void enter(Now now) {
            if (!now.hooks().gives(Modifier.COMMAND_DICE)) {
                roll(now, 0);
                return;
            }
            int one = 0;
            for (int i = 0; i < now.game().models(); i++) {
                int given = CommandRules.isInPlay(now.model(i), side)
                        ? extra(now, now.model(i).id())
                        : 0;
                if (given > 0 && one > 0 && given != one) {
                    now.ask(this);
                    return;
                }
                one = Math.max(one, given);
            }
            roll(now, one);
        }

        private static int extra(Now now, ModelId model) {
            return now.hooks().own(Modifier.COMMAND_DICE, model, model);
        }

        private Array<ModelId> all(Now now) {
            return now.view()
                    .models()
                    .filter(m -> CommandRules.isInPlay(m, side) && extra(now, m.id()) > 0)
                    .map(Model::id);
        }

        private void roll(Now now, int more) {
            now.then(new CommandReroll.CommandRoll(side, Math.min(DICE + more, CommandDice.MOST)));
        }

        @Override
        public Prompt.Decision prompt(Now now) {
            return new Prompt.Decision(side, Purpose.TACTICIAN, ruleOfDice(now), now.offers(this));
        }

        private RuleId ruleOfDice(Now now) {
            ModelId first = all(now).head();
            return now.hooks().each(Modifier.COMMAND_DICE, first, first).head().rule();
        }

        @Override
        public void options(Now now, Consumer<Choice> each) {
            for (ModelId m : all(now)) each.accept(new Choice.Tactician(m));
        }

        @Override
        public Rejection reasonNotListed(Now now, Choice choice) {
            if (!(choice instanceof Choice.Tactician)) return Refusals.KIND;
            RuleId by = ruleOfDice(now);
            return new Rejection(by, "the model gives no command dice", "a model in play with " + by.title());
        }

        @Override
        public void chosen(Now now, Choice choice) {
            roll(now, extra(now, ((Choice.Tactician) choice).model()));
        }
    }
}
