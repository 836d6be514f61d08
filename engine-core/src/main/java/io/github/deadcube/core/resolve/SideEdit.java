package io.github.deadcube.core.resolve;

import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.team.CommandDice;
import io.vavr.collection.List;
import io.vavr.collection.Vector;

/** What a side has, with one thing changed. */
final class SideEdit {
    private SideEdit() {}

    static SideState score(SideState s, int score) {
        return new SideState(score, s.command(), s.looked(), s.zone(), s.added());
    }

    static SideState command(SideState s, CommandDice command) {
        return new SideState(s.score(), command, s.looked(), s.zone(), s.added());
    }

    static SideState looked(SideState s, List<Integer> looked) {
        return new SideState(s.score(), s.command(), looked, s.zone(), s.added());
    }

    static SideState zone(SideState s, int zone) {
        return new SideState(s.score(), s.command(), s.looked(), zone, s.added());
    }

    static SideState added(SideState s, Vector<Cube> added) {
        return new SideState(s.score(), s.command(), s.looked(), s.zone(), added);
    }
}
