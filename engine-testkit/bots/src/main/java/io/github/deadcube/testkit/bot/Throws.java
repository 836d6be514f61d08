package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Shot;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** How promising it is to aim something at a cube, before it is looked at closely: harm is for enemies, help for friends. */
final class Throws {
    private static final Vector<String> SMOKE = Vector.of("K-SMOKE", "K-GAS-CLOUD");
    private static final Vector<String> SHIELD = Vector.of("K-SHIELD-GENERATOR", "R25-K-SHIELD-GENERATOR");
    private static final Vector<String> TRAP = Vector.of("K-TRAP", "R25-K-TRAP");
    private static final double FRIEND = 1.5;
    private static final double HELP = 0.3;

    private final GameState state;
    private final Lying lying;

    Throws(GameState state, Lying lying) {
        this.state = state;
        this.lying = lying;
    }

    /** More than 0 if it is worth a closer look. */
    double promise(Choice.Shoot shoot, Cube cube) {
        Position position = state.position();
        Side side = shoot.model().side();
        int friends = Lying.count(position, cube, side);
        return switch (effect(shoot)) {
            case "SMOKE", "GAS CLOUD", "TOXIC SMOKE" -> Lying.lies(position, cube, SMOKE) ? 0 : HELP * friends;
            case "SHIELD GENERATOR" -> Lying.lies(position, cube, SHIELD) ? 0 : HELP * friends;
            case "TRAP" -> Lying.lies(position, cube, TRAP) ? 0 : HELP * lying.lure(position, cube, side);
            default -> Lying.count(position, cube, side.other()) - FRIEND * friends;
        };
    }

    /** The name of the keyword that does something where it lands. */
    private String effect(Choice.Shoot shoot) {
        Shot shot = shoot.shot();
        Option<Weapon> own = state.position()
                .model(shoot.model())
                .flatMap(m -> m.profile().weapons().find(w -> w.name().equals(shot.weapon())));
        return own.orElse(() -> items().find(w -> w.name().equals(shot.weapon())))
                .flatMap(w ->
                        w.keywords().reject(k -> k.name().equals("ONE-USE")).headOption())
                .map(k -> k.name().equals("TRAP")
                        ? k.name()
                        : k.nested().getOrElse(k).name())
                .getOrElse("");
    }

    private Vector<Weapon> items() {
        return state.position().game().setup().ruleset().library().items().flatMap(item -> item.weapon());
    }
}
