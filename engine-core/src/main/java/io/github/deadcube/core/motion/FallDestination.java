package io.github.deadcube.core.motion;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.Now;

/** SCAT-2, SCAT-3, FALL-3, PART-4, GEO-7: a model falls from floor to floor until a floor stops it. */
sealed interface FallDestination extends FallFrame permits Descent, Leap {
    ModelId model();

    Side by();

    Cube over();

    FallDestination at(Cube floor);

    void land(Now now, Cube floor);

    @Override
    default Sentence describe() {
        return Sentence.of("{model} comes down over {cube}", model(), over());
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
}
