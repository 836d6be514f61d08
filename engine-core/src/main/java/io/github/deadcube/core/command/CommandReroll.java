package io.github.deadcube.core.command;

import io.github.deadcube.api.extend.Hit.Contribution;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.resolve.DescribesFrame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.github.deadcube.core.spelling.SavedName;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** CMD-2, CMD-3: a side may roll some of its command dice again, if at least half of its strike team remains. */
@DescribesFrame(rule = "CMD-2", words = "{side} may roll command dice again")
record CommandReroll(Side side) implements Command.Waiting {
    private static final Rejection NOT_ITS_DICE = new Rejection(
            RuleIds.CMD_2, "the side has not rolled all of these", "some of the command dice it has rolled");

    private static final CommandFace[] FACES = CommandFace.values();

    /** CMD-3, K-COMBAT-TEAM: no side of which fewer than half remain may do so, unless one of them is drilled. */
    static void offer(Now now, Side side) {
        if (now.remaining(side) * 2 >= now.strength(side) || drilled(now, side)) now.then(new CommandReroll(side));
    }

    private static boolean drilled(Now now, Side side) {
        return now.models()
                .exists(m ->
                        m.inPlay() && m.allegiance() == Allegiance.of(side) && now.hasTrait(m.id(), Trait.DRILLED));
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return new Prompt.Decision(side, Purpose.COMMAND_REROLL, RuleIds.CMD_2, now.offers(this));
    }

    /** Every multiset of its faces, beginning with none. */
    @Override
    public void options(Now now, Consumer<Choice> each) {
        parts(now.commandDice(side), 0, CommandDice.NONE, each);
    }

    private static void parts(CommandDice all, int face, CommandDice part, Consumer<Choice> each) {
        if (face == FACES.length) {
            each.accept(new Choice.RerollCommand(part));
            return;
        }
        CommandFace f = FACES[face];
        for (int n = 0; n <= all.count(f); n++) parts(all, face + 1, part.plus(f, n), each);
    }

    @Override
    public @Nullable Rejection refusal(Now now, Choice choice) {
        if (!(choice instanceof Choice.RerollCommand again)) return Refusals.KIND;
        return now.commandDice(side).contains(again.dice()) ? null : NOT_ITS_DICE;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        CommandDice back = ((Choice.RerollCommand) choice).dice();
        if (back.equals(CommandDice.NONE)) return;
        now.putBackCommand(side, back);
        now.then(new CommandRoll(side, back.size()));
    }

    /** CMD-1, CMD-2: a side rolls so many command dice. */
    @DescribesFrame(rule = "CMD-1", words = "{side} rolls command dice")
    @SavedName("commandRoll")
    record CommandRoll(Side side, int dice) implements Command.Waiting {
        @Override
        public Prompt.DiceRequest prompt(Now now) {
            return new Prompt.DiceRequest(side, Purpose.COMMAND_ROLL, RuleIds.CMD_1, dice, Die.COMMAND);
        }

        @Override
        public void rolled(Now now, Dice rolled) {
            CommandDice all = CommandDice.NONE;
            for (int i = 0; i < rolled.size(); i++) all = all.plus(now.game().face(rolled.face(i)), 1);
            now.rolledCommand(side, all);
        }
    }

    /** K-COMM-RELAY: a side gets so many +1 Model results that it does not roll; they come after its re-roll, so that none is put back. */
    @DescribesFrame(words = "{side} is given {results} command dice besides ({rule})")
    @SavedName("relayed")
    record Relayed(Side side, RuleId rule, int results) implements Command.Waiting {
        static void give(Now now, Side side) {
            if (!now.gives(Modifier.MODEL_RESULTS)) return;
            Array<Contribution> all = now.models()
                    .filter(m -> m.inPlay() && m.allegiance() == Allegiance.of(side))
                    .flatMap(m -> now.each(
                            Modifier.MODEL_RESULTS,
                            m.id(),
                            WeaponChoice.NoWeapon.NONE,
                            null,
                            WeaponChoice.NoWeapon.NONE,
                            m.id()));
            if (!all.isEmpty())
                now.then(new Relayed(
                        side,
                        all.head().rule(),
                        all.map(Contribution::amount).sum().intValue()));
        }

        @Override
        public void enter(Now now) {
            int room = CommandDice.MOST - now.commandDice(side).count(CommandFace.MODEL);
            now.rolledCommand(side, CommandDice.NONE.plus(CommandFace.MODEL, Math.min(results, room)));
            earmark(now);
        }

        /** R25-K-COMM-RELAY: those that buy no re-roll are marked where their giver stands. */
        private void earmark(Now now) {
            for (ModelState m : now.models()) {
                RuleId by = m.allegiance() == Allegiance.of(side) && m.inPlay()
                        ? now.game().hooks(m.id()).ruleOf(Trait.RELAYING)
                        : null;
                if (by != null)
                    now.placeMarker(
                            Marker.of(by, m.cube())
                                    .withOwner(Option.some(m.id()))
                                    .withNumber(now.own(Modifier.MODEL_RESULTS, m.id(), m.id()))
                                    .withUntil(Mark.Until.ROUND),
                            by);
            }
        }
    }
}
