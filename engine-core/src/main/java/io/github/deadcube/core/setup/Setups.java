package io.github.deadcube.core.setup;

import io.github.deadcube.api.ActiveModel;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Pending;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Secrets;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.SideState;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.play.Carried;
import io.github.deadcube.api.play.ItemTokens;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Roster;
import io.github.deadcube.api.play.Spent;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Prepared;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** SET: other packages come in by this class. */
public final class Setups {
    private Setups() {}

    /** SET-6, SET-7, SET-10: a game from its beginning; before it is settled. */
    public static Either<Seq<SetupError>, GameState> start(Setup setup) {
        Seq<SetupError> errors = SetupCheck.of(setup);
        if (!errors.isEmpty()) return Either.left(errors);
        // before anyone has the initiative, the side named first is first (DICE-9)
        Side first = setup.starting().getOrElse(Side.A);
        Position position = new Position(
                new Prepared(setup),
                Roster.of(fresh(setup)),
                SideState.NONE,
                SideState.NONE,
                0,
                first,
                Option.none(),
                Option.none(),
                ItemTokens.NONE,
                ScenarioCheck.markers(setup),
                Option.none(),
                List.empty(),
                Option.none());
        List<Pending> agreed = List.of(new ItemShuffle(), new Deploying());
        return Either.right(new GameState(
                position, Secrets.NONE, setup.starting().isDefined() ? agreed : agreed.insert(1, ReconTest.open())));
    }

    /** SET-5: whether a side has flankers in reserve. */
    public static boolean flanking(Now now, Side side) {
        for (int i = now.game().first(side); i < now.game().end(side); i++)
            if (FlankArrival.waits(now, now.model(i))) return true;
        return false;
    }

    /** SET-5, RND-9: the flankers of a side come in. */
    public static Frame flankers(Side side) {
        return new FlankArrival(side);
    }

    /** A game from the beginning of a turn, with what is still to be done; before it is settled. */
    public static Either<Seq<SetupError>, GameState> resume(Situation situation, List<Pending> pending) {
        Seq<SetupError> errors = SetupCheck.of(situation.setup());
        if (!errors.isEmpty()) return Either.left(errors);
        Prepared game = new Prepared(situation.setup());
        errors = SituationCheck.of(situation, game);
        if (!errors.isEmpty()) return Either.left(errors);
        SituationItems items = new SituationItems(situation);
        Roster roster = Roster.of(fresh(situation.setup()).map(m -> standing(m, situation, items)));
        Position position = new Position(
                game,
                roster,
                side(situation.scoreA(), situation.commandA()),
                side(situation.scoreB(), situation.commandB()),
                situation.round(),
                situation.initiative(),
                starter(game, roster),
                situation.underway().map(Setups::active),
                items.open(),
                situation.markers().sortBy(Marker::cube),
                Option.none(),
                List.empty(),
                Option.none());
        return Either.right(new GameState(position, items.secrets(), pending));
    }

    private static ActiveModel active(Situation.Underway u) {
        return new ActiveModel(u.model(), u.model().side(), false, false, u.ordersA(), u.ordersB());
    }

    private static Spent spent(ModelState m, Situation.Standing s) {
        Profile card = m.profile();
        Spent spent = Spent.NONE;
        for (int w = 0; w < card.weapons().size(); w++)
            if (s.usedUp().contains(card.weapons().get(w).name())) spent = spent.with(w);
        for (int k = 0; k < card.keywords().size(); k++)
            if (s.usedUp().contains(card.keywords().get(k).name())) spent = spent.with(Spent.keyword(card, k));
        return spent;
    }

    /** RND-7: a side whose last model has been activated while the other has some left came to that while it had some. */
    private static Option<Side> starter(Prepared game, Roster all) {
        if (all.waiting() == 0) return Option.none();
        return Side.BOTH.find(side -> (all.waiting() & game.set(side)) == 0
                && all.models().exists(m -> m.id().side() == side && m.activated()));
    }

    private static SideState side(int score, CommandDice dice) {
        return new SideState(score, dice, List.empty(), 0, Vector.empty());
    }

    private static Array<ModelState> fresh(Setup setup) {
        return Side.BOTH.toArray().flatMap(side -> {
            Vector<Profile> members = setup.team(side).members();
            return Vector.range(0, members.size()).map(i -> ModelState.fresh(new ModelId(side, i + 1), members.get(i)));
        });
    }

    private static ModelState standing(ModelState m, Situation situation, SituationItems items) {
        return situation
                .models()
                .find(s -> s.id().equals(m.id()))
                .map(s -> new ModelState(
                        m.id(),
                        m.profile(),
                        ModelState.Status.IN_PLAY,
                        s.place(),
                        s.allegiance(),
                        s.damage(),
                        s.pinned(),
                        s.activated(),
                        0,
                        spent(m, s),
                        items.carried(s).orElse(equipment(m, s)),
                        s.marks()))
                .getOrElse(() -> situation.reserve().contains(m.id())
                        ? away(m, ModelState.Status.RESERVE, 0, m.item())
                        : away(m, ModelState.Status.KILLED, m.profile().hitPoints(), Option.none()));
    }

    private static ModelState away(ModelState m, ModelState.Status status, int damage, Option<Carried> item) {
        return new ModelState(
                m.id(),
                m.profile(),
                status,
                Place.NOWHERE,
                m.allegiance(),
                damage,
                false,
                false,
                0,
                Spent.NONE,
                item,
                List.empty());
    }

    /** DMG-4: equipment that was used or destroyed does not come back. */
    private static Option<Carried> equipment(ModelState m, Situation.Standing s) {
        return m.item().filter(bought -> !s.usedUp().contains(bought.item().id()));
    }
}
