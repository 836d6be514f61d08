package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.Side;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What models threaten and are threatened by ({@link Outlook#stand}), reckoned again only for those who stand elsewhere, or whose
 * enemies do: most positions that are looked at differ in one model. With nothing lying on the table it depends on no more than
 * where all stand, as their {@link Grips} on the objectives do, which are told who has moved. Belongs to one bot.
 */
final class Stands {
    private final Outlook outlook;
    private final Grips grips;
    private final @Nullable Cube[] cubes;
    private final double[] stands;

    Stands(Outlook outlook, Grips grips, int models) {
        this.outlook = outlook;
        this.grips = grips;
        this.cubes = new Cube[models];
        this.stands = new double[models];
        Arrays.fill(stands, Double.NaN);
    }

    /** Takes note of where all stand. */
    void see(Position position) {
        for (int i = 0; i < cubes.length; i++) {
            ModelState model = position.models().get(i);
            Cube cube = model.inPlay() ? model.cube() : null;
            if (cube == null ? cubes[i] == null : cube.equals(cubes[i])) continue;
            cubes[i] = cube;
            grips.moved(i, cube);
            stands[i] = Double.NaN;
            forget(position, model.id().side().other());
        }
    }

    private void forget(Position position, Side side) {
        for (int i = 0; i < cubes.length; i++) if (position.models().get(i).id().side() == side) stands[i] = Double.NaN;
    }

    /** A model's, by its number in team order, from 0; as all stood when they were last seen. */
    double of(Position position, int index) {
        if (Double.isNaN(stands[index]))
            stands[index] = outlook.stand(position, position.models().get(index));
        return stands[index];
    }
}
