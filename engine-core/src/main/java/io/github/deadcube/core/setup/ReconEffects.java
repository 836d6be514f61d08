package io.github.deadcube.core.setup;

import io.github.deadcube.api.extend.Ruleset.ReconEffect;
import io.github.deadcube.api.internal.FullPosition.Recon;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Flow;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** SET-5: after deployment the winner of recon resolves or forgoes each of its dice, in the order of its choice. */
@SavedName("reconEffects")
@DescribesFrame(step = Flow.RECON_EFFECTS, rule = "SET-5", words = "recon effects")
record ReconEffects() implements ReconFrame {
    private static final Rejection NO_DIE =
            new Rejection(RuleIds.SET_5, "no recon die shows that face, or the face has no effect here", "a recon die");

    private static Recon recon(Now now) {
        return now.view().recon().get();
    }

    @Override
    public void enter(Now now) {
        if (now.view().recon().isEmpty()) return;
        if (!recon(now).faces().isEmpty()) now.ask(this);
        else now.sideChanges().recon(Option.none());
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return new Prompt.Decision(recon(now).winner(), Purpose.RECON_EFFECT, RuleIds.SET_5, now.offers(this));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        for (int face : recon(now).faces().distinct()) {
            each.accept(new Choice.UseRecon(face));
            each.accept(new Choice.ForgoRecon(face));
        }
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        return choice instanceof Choice.UseRecon || choice instanceof Choice.ForgoRecon ? NO_DIE : Refusals.KIND;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        int face = choice instanceof Choice.UseRecon use ? use.face() : ((Choice.ForgoRecon) choice).face();
        Side winner = recon(now).winner();
        now.sideChanges().recon(Option.some(new Recon(winner, recon(now).faces().remove(face))));
        if (choice instanceof Choice.UseRecon)
            now.then(effect(winner, now.view().ruleset().tables().recon().get(face - 1)));
        now.then(this);
    }

    static Frame effect(Side side, ReconEffect effect) {
        return switch (effect) {
            case LOOK_AT_ONE -> new TokenChoice(side, 1, false);
            case LOOK_AT_THREE -> new TokenChoice(side, 3, false);
            case DISCARD -> new TokenChoice(side, 1, true);
            case MOVE_ONE -> new ReconMoves(side, 1, List.empty());
            case MOVE_TWO -> new ReconMoves(side, 2, List.empty());
            case MOVE_THREE -> new ReconMoves(side, 3, List.empty());
            case FLANK -> new Flanking(side);
            case ANY -> new AnyRow(side);
        };
    }

    @SavedName("reconEffects.anyRow")
    @DescribesFrame(
            step = Flow.RECON_EFFECT,
            rule = "SET-5",
            asks = Purpose.RECON_EFFECT,
            words = "{side} chooses a row of the recon table")
    record AnyRow(Side side) implements ReconFrame, Frame.OfSide {
        @Override
        public void enter(Now now) {
            if (offers(now) > 0) now.ask(this);
        }

        @Override
        public void options(Now now, Consumer<Choice> each) {
            for (int face = 1; face <= now.view().ruleset().tables().recon().size(); face++)
                if (now.view().ruleset().tables().recon().get(face - 1) != ReconEffect.ANY)
                    each.accept(new Choice.UseRecon(face));
        }

        @Override
        public void chosen(Now now, Choice choice) {
            now.then(effect(side, now.view().ruleset().tables().recon().get(((Choice.UseRecon) choice).face() - 1)));
        }
    }
}
