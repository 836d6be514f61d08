package io.github.deadcube.core.setup;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.action.ActionRules;
import io.github.deadcube.core.hooks.GameCapability.OpeningMove;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Flow;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** SET-10, K-SCOUT: before the first round a side may make each of its scouts SPRINT, in the order of its choice. */
@SavedName("scoutMoves")
@DescribesFrame(step = Flow.SCOUTS, asks = Purpose.KEYWORD, words = "{side}'s scouts may move")
record ScoutMoves(Side side, RuleId rule, List<ModelId> moved) implements SetupRules.ChapterFrame, Frame.OfSide {
    /** If the game has scouts, both sides move them. The side with the initiative goes first. */
    static void come(Now now) {
        for (int i = 0; i < now.game().models(); i++) {
            OpeningMove move = move(now, now.model(i).id());
            if (move == null) continue;
            now.then(new ScoutMoves(now.view().initiative(), move.rule(), List.empty()));
            now.then(new ScoutMoves(now.view().initiative().other(), move.rule(), List.empty()));
            return;
        }
    }

    @Override
    public void enter(Now now) {
        if (offers(now) > 1) now.ask(this);
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        for (int i = now.game().first(side); i < now.game().end(side); i++)
            if (refusal(now, now.model(i)) == null)
                each.accept(choice(now, now.model(i).id()));
        each.accept(new Choice.Done());
    }

    private static @Nullable OpeningMove move(Now now, ModelId model) {
        return now.hooks().hooksOf(model).offered(OpeningMove.class);
    }

    /** The cubes of a scout's ADVANCE; none for a SPRINT. */
    private static Option<Integer> advance(Now now, ModelId scout) {
        return Objects.requireNonNull(move(now, scout)).advance();
    }

    private static Choice choice(Now now, ModelId scout) {
        return advance(now, scout).isDefined() ? new Choice.Advance(scout) : new Choice.Sprint(scout);
    }

    private @Nullable Rejection refusal(Now now, Model m) {
        boolean scout = m.id().side() == side && m.inPlay() && move(now, m.id()) != null;
        if (!scout || moved.contains(m.id()))
            return new Rejection(rule, "the model is not a scout of the side, or it has moved", "one of its scouts");
        if (m.pinned()) return Refusals.PINNED;
        boolean moves = advance(now, m.id()).isDefined()
                ? m.card().advance() > 0
                : m.card().sprint() > 0;
        return moves ? null : Refusals.immobile("another scout");
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        Option<ModelId> scout = scout(choice);
        if (scout.isEmpty()) return Refusals.KIND;
        Rejection why = refusal(now, now.model(scout.get()));
        boolean other =
                move(now, scout.get()) != null && !choice(now, scout.get()).equals(choice);
        return why == null || other ? Refusals.KIND : why;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (scout(choice).isEmpty()) return;
        ModelId scout = scout(choice).get();
        now.then(
                choice instanceof Choice.Advance
                        ? ActionRules.advance(scout, advance(now, scout).get(), rule)
                        : ActionRules.sprint(now, scout, rule));
        now.then(new ScoutMoves(side, rule, moved.prepend(scout)));
    }

    private static Option<ModelId> scout(Choice choice) {
        if (choice instanceof Choice.Sprint sprint) return Option.some(sprint.model());
        return choice instanceof Choice.Advance advance ? Option.some(advance.model()) : Option.none();
    }
}
