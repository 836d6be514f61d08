package io.github.deadcube.core.motion;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Requirements;
import io.vavr.collection.List;

/** SCAT-2, SCAT-3, FALL-3, PART-4, GEO-7: a model falls from floor to floor until a floor stops it. */
sealed interface FallDestination extends MotionRules.ChapterFrame permits Descent, FallDestination.Leap {
    ModelId model();

    /** The side that rolls (DICE-12). */
    Side by();

    /** The cube that the model entered, or the floor at which a die decides. */
    Cube over();

    /** A copy with another floor. */
    FallDestination at(Cube floor);

    /** Applies the landing on the floor that stops the model. */
    void land(Now now, Cube floor);

    @Override
    default String describe() {
        return model() + " comes down over " + over();
    }

    @Override
    default void enter(Now now) {
        if (!now.model(model()).inPlay()) return;
        int size = now.model(model()).card().size();
        Cube floor = now.game().grid().firstFloor(size, over());
        if (DropPath.decided(now, size, floor)) land(now, floor);
        else now.ask(at(floor));
    }

    @Override
    default Prompt.DiceRequest prompt(Now now) {
        return DropPath.dice(now, over(), by());
    }

    @Override
    default void rolled(Now now, Dice dice) {
        DropPath.Fate fate = DropPath.fate(now, now.model(model()).card().size(), over(), by(), dice);
        if (fate.lands()) land(now, fate.cube());
        else at(fate.cube()).enter(now);
    }

    /**
     * ADV-4, ADV-12: a model drops by choice above full cubes and moves on through some of them.
     *
     * @param through the full cubes from which its move continues
     */
    @SavedName(value = "leap", parts = "descent through")
    record Leap(Descent descent, List<Cube> through) implements FallDestination {
        @Override
        public void requires(Requirements state) {
            descent.requires(state);
        }

        @Override
        public RuleId rule() {
            return descent.rule();
        }

        @Override
        public ModelId model() {
            return descent.model();
        }

        @Override
        public Side by() {
            return descent.by();
        }

        @Override
        public Cube over() {
            return descent.over();
        }

        @Override
        public Leap at(Cube floor) {
            return new Leap(descent.at(floor), through);
        }

        @Override
        public void land(Now now, Cube floor) {
            if (through.contains(floor)) descent.goOn(now, floor);
            else descent.land(now, floor);
        }
    }
}
