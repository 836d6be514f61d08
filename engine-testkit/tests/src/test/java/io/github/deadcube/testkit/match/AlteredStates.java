package io.github.deadcube.testkit.match;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Model;

/** Changed states and models, for tests of positions that no game reaches. */
public final class AlteredStates {
    private AlteredStates() {}

    public static GameState game(GameState state, Game game) {
        return of(
                state,
                game,
                FullPosition.of(state.position()).roster(),
                state.position().a());
    }

    @SuppressWarnings("exports") // tests export nothing
    public static GameState roster(GameState state, Roster roster) {
        return of(state, state.position().game(), roster, state.position().a());
    }

    public static GameState scoreA(GameState state, int score) {
        SideState a = state.position().a();
        return of(
                state,
                state.position().game(),
                FullPosition.of(state.position()).roster(),
                new SideState(score, a.command(), a.looked(), a.zone(), a.added()));
    }

    private static GameState of(GameState state, Game game, Roster roster, SideState a) {
        FullPosition p = FullPosition.of(state.position());
        return new GameState(
                new FullPosition(
                        game,
                        roster,
                        a,
                        p.b(),
                        p.round(),
                        p.initiative(),
                        p.starter(),
                        p.active(),
                        p.items(),
                        p.markers(),
                        p.recon(),
                        p.store(),
                        p.result()),
                state.secrets(),
                state.pending());
    }

    public static Model place(Model m, Place place) {
        return of(m, m.status(), place, m.damage(), m.pinned());
    }

    public static Model status(Model m, Model.Status status) {
        return of(m, status, m.place(), m.damage(), m.pinned());
    }

    public static Model harm(Model m, int damage, boolean pinned) {
        return of(m, m.status(), m.place(), damage, pinned);
    }

    private static Model of(Model m, Model.Status status, Place place, int damage, boolean pinned) {
        return new Model(
                m.id(),
                m.card(),
                status,
                place,
                m.allegiance(),
                damage,
                pinned,
                m.activated(),
                m.forced(),
                m.usedUp(),
                m.item(),
                m.marks());
    }
}
