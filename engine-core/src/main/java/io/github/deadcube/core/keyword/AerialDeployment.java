package io.github.deadcube.core.keyword;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.hooks.GameCapability.AirDrop;
import io.github.deadcube.core.workspace.Neighbours;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/**
 * K-AERIAL: the model may come by air, to the highest floor of a stack. SET-8 forbids a vehicle the same cubes as in a
 * drop suit.
 */
final class AerialDeployment extends PrintedKeyword implements AirDrop {
    private static final int CLEAR = 2;
    private static final int WELL_CLEAR = 3;

    private final boolean revised;

    private AerialDeployment(RuleId rule, boolean revised) {
        super("AERIAL DEPLOYMENT", rule, PrintedOn.MODEL, Brackets::nothing);
        this.revised = revised;
    }

    static AerialDeployment thirdEdition() {
        return new AerialDeployment(RuleIds.K_AERIAL, false);
    }

    /** R25-K-AERIAL: farther from enemies, in its own zone too, and on the highest level with room. */
    static AerialDeployment revised() {
        return new AerialDeployment(RuleIds.R25_K_AERIAL, true);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.offer(this);
    }

    private Cube floor(GameView game, ModelId me, Cube ground) {
        if (!revised) return game.highestFloor(me, ground);
        for (int level = game.battlefield().levels(); level > 1; level--) {
            Cube at = ground.atLevel(level);
            if (game.battlefield().hasFloor(at) && game.parts(at).exists(part -> game.hasRoom(me, part))) return at;
        }
        return ground;
    }

    @Override
    public void cubes(GameView game, ModelId me, Consumer<Cube> each) {
        floors(game, me, cube -> {
            if (!DropSuit.isTooHigh(game, me, cube)) each.accept(cube);
        });
    }

    @Override
    public Rejection refusal(GameView game, ModelId me, Cube cube) {
        boolean[] lands = {false};
        floors(game, me, floor -> lands[0] |= floor.equals(cube));
        if (lands[0]) return DropSuit.TOO_HIGH;
        return new Rejection(
                rule(),
                "the model does not come by air there",
                revised
                        ? "the highest floor with room in its stack, 3 cubes from enemies, without objective and "
                                + "not in their zone"
                        : "the highest floor of a stack with room, 2 cubes from enemies, without objective and not "
                                + "in their zone; or in its own");
    }

    /** The cubes that the keyword itself allows, to a vehicle too. */
    private void floors(GameView game, ModelId me, Consumer<Cube> each) {
        Vector<Cube> own = game.zone(me.side());
        Vector<Cube> enemy = game.zone(me.side().other());
        Vector<Cube> objectives = game.scenario().objectives(game.battlefield()).map(o -> o.place(game.battlefield()));
        for (Cube ground : game.battlefield().cubes()) {
            if (ground.level() != 1) continue;
            Cube top = floor(game, me, ground);
            boolean home = !revised && own.contains(ground);
            if (!home && (enemy.contains(ground) || objectives.contains(top) || isNearEnemy(game, me, top))) continue;
            for (Cube cube : game.parts(top))
                if (game.hasRoom(me, cube)
                        && !game.modelsIn(cube).exists(other -> Neighbours.hostile(game.model(me), game.model(other))))
                    each.accept(cube);
        }
    }

    private boolean isNearEnemy(GameView game, ModelId me, Cube cube) {
        return game.models()
                .exists(m -> m.inPlay()
                        && Neighbours.hostile(game.model(me), m)
                        && m.cube().range(cube) < (revised ? WELL_CLEAR : CLEAR));
    }
}
