package io.github.deadcube.core.setup;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Hooks.MovementMode;
import io.github.deadcube.api.extend.Ruleset.ReconEffect;
import io.github.deadcube.api.internal.FullPosition.Recon;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.action.ActionRules;
import io.github.deadcube.core.resolve.DescribesFrame;
import io.github.deadcube.core.resolve.Flow;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** SET-5: after deployment the winner of recon resolves or forgoes each of its dice, in the order of its choice. */
@SavedName("reconEffects")
@DescribesFrame(step = Flow.RECON_EFFECTS, rule = "SET-5", words = "recon effects")
record ReconEffects() implements SetupRules.ChapterFrame {
    private static final Rejection NO_DIE =
            new Rejection(RuleIds.SET_5, "no recon die shows that face, or the face has no effect here", "a recon die");

    private static Recon recon(Now now) {
        return now.view().recon().get();
    }

    @Override
    public void enter(Now now) {
        if (now.view().recon().isEmpty()) return;
        if (!recon(now).faces().isEmpty()) now.ask(this);
        else now.edit().recon(Option.none());
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
        now.edit().recon(Option.some(new Recon(winner, recon(now).faces().remove(face))));
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
            case FLANK -> new FlankArrival.Flanking(side);
            case ANY -> new AnyRow(side);
        };
    }

    @SavedName(value = "reconEffects.anyRow", parts = "side")
    @DescribesFrame(
            step = Flow.RECON_EFFECT,
            rule = "SET-5",
            asks = Purpose.RECON_EFFECT,
            words = "{side} chooses a row of the recon table")
    record AnyRow(Side side) implements SetupRules.ChapterFrame, Frame.OfSide {
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

    /** SET-5: a side looks at face-down tokens, or discards one without looking at it. */
    @DescribesFrame(step = Flow.RECON_EFFECT, rule = "SET-5", asks = Purpose.TOKEN)
    @SavedName(value = "tokenChoice", parts = "side left discarding")
    record TokenChoice(Side side, int left, boolean discarding) implements SetupRules.ChapterFrame, Frame.OfSide {
        private static final Rejection NO_TOKEN = none("no token of that number lies face down");
        private static final Rejection KNOWN = none("no token of that number lies face down, unknown to the side");

        private static Rejection none(String reason) {
            return new Rejection(RuleIds.SET_5, reason, "a token that is offered");
        }

        @Override
        public String describe() {
            return side + (discarding ? " discards a token" : " looks at tokens");
        }

        @Override
        public void enter(Now now) {
            if (left > 0 && !tokens(now).isEmpty()) now.ask(this);
        }

        private Vector<Token> tokens(Now now) {
            return now.view()
                    .tokens()
                    .filter(t -> !t.faceUp()
                            && (discarding || !now.view().side(side).looked().contains(t.number())));
        }

        @Override
        public void options(Now now, Consumer<Choice> each) {
            for (Token token : tokens(now)) each.accept(new Choice.PickToken(token.number()));
            each.accept(new Choice.Done());
        }

        @Override
        public Rejection reasonNotListed(Now now, Choice choice) {
            if (!(choice instanceof Choice.PickToken)) return Refusals.KIND;
            return discarding ? NO_TOKEN : KNOWN;
        }

        @Override
        public void chosen(Now now, Choice choice) {
            if (!(choice instanceof Choice.PickToken pick)) return;
            Token token =
                    now.view().tokens().find(t -> t.number() == pick.token()).get();
            if (discarding) now.edit().removeToken(token, RuleIds.SET_5);
            else now.edit().look(side, token);
            new TokenChoice(side, left - 1, discarding).enter(now);
        }
    }

    /** SET-5, PIN-1: a side moves some of its models one step of an ADVANCE each, onto floors in cubes without enemies. */
    @SavedName(value = "reconMoves", parts = "side left moved")
    @DescribesFrame(
            step = Flow.RECON_EFFECT,
            rule = "SET-5",
            asks = Purpose.RECON_MODEL,
            words = "{side} moves models before the first round")
    record ReconMoves(Side side, int left, List<ModelId> moved) implements SetupRules.ChapterFrame, Frame.OfSide {
        private static final Rejection NO_MOVE = new Rejection(
                RuleIds.SET_5, "the model makes no such step now", "one step of a model of yours that has made none");
        private static final Rejection IMMOBILE = Refusals.immobile("another model");
        private static final Rejection NO_FLOOR =
                new Rejection(RuleIds.SET_5, "the step does not end on a floor", "a step onto a floor");
        private static final Rejection ENEMIES =
                new Rejection(RuleIds.SET_5, "enemies are in the cube", "a cube without enemies");
        private static final Rejection FULL = new Rejection(RuleIds.ADV_4, "the cube is full", "a cube with room");

        @Override
        public void enter(Now now) {
            if (left > 0 && offers(now) > 1) now.ask(this);
        }

        @Override
        public void options(Now now, Consumer<Choice> each) {
            for (int i = now.game().first(side); i < now.game().end(side); i++) {
                Model m = now.model(i);
                if (!may(m)) continue;
                MovementMode mode = now.hooks().of(m.id()).movementRules().mode();
                for (Cube to : now.game().grid().steps(mode, m.card().size(), m.cube()))
                    if (now.view().hasRoom(m, to) && !now.view().enemies(m, to, false))
                        each.accept(new Choice.Step(m.id(), to));
            }
            each.accept(new Choice.Done());
        }

        @Override
        public @Nullable Rejection refusal(Now now, Choice choice) {
            if (choice instanceof Choice.Done) return null;
            return choice instanceof Choice.Step step && now.view().isInGame(step.model())
                    ? cannotStep(now, now.model(step.model()), step.cube())
                    : Refusals.KIND;
        }

        private @Nullable Rejection cannotStep(Now now, Model m, Cube to) {
            if (!isOwn(m)) return NO_MOVE;
            if (m.pinned()) return Refusals.PINNED;
            if (moved.contains(m.id())) return NO_MOVE;
            if (m.card().advance() == 0) return IMMOBILE;
            MovementMode mode = now.hooks().of(m.id()).movementRules().mode();
            Rejection way = now.game().grid().refusal(mode, m.card().size(), m.cube(), to);
            if (way != null) return way;
            if (!now.view().battlefield().hasFloor(to)) return NO_FLOOR;
            if (!now.game().grid().stands(m.card().size(), to)) return Refusals.TOO_LARGE;
            if (now.view().enemies(m, to, false)) return ENEMIES;
            return now.view().hasRoom(m, to) ? null : FULL;
        }

        private boolean may(Model m) {
            return isOwn(m)
                    && !m.pinned()
                    && !moved.contains(m.id())
                    && m.card().advance() > 0;
        }

        private boolean isOwn(Model m) {
            return m.inPlay() && m.id().side() == side;
        }

        @Override
        public void chosen(Now now, Choice choice) {
            if (!(choice instanceof Choice.Step step)) return;
            ActionRules.enter(now, step.model(), step.cube(), RuleIds.SET_5);
            now.then(new ReconMoves(side, left - 1, moved.prepend(step.model())));
        }
    }
}
