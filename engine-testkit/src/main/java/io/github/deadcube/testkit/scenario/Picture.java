package io.github.deadcube.testkit.scenario;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;

/** Draws battlefields and situations in the language of scripts, which reads them back. */
public final class Picture {
    private Picture() {}

    /**
     * A battlefield, drawn level by level.
     *
     * @param battlefield what to draw
     * @return several lines, each with its end
     */
    public static String of(Battlefield battlefield) {
        return new Drawn(battlefield, Vector.empty()).text();
    }

    /**
     * A situation: the battlefield with the models in it, the turn, and each model's card. It reads back as the same
     * situation at the beginning of a turn: what is going on is left out.
     *
     * @param state any state
     * @return several lines, each with its end
     */
    public static String of(GameState state) {
        Position position = state.position();
        return new Drawn(position.game().setup().battlefield(), position.models()).text()
                + turn(position) + "\n"
                + position.models().map(m -> figure(position, m) + "\n").mkString();
    }

    private static String turn(Position position) {
        Vector<String> items = Vector.of("initiative " + position.initiative());
        if (position.round() > 0) items = items.append("round " + position.round());
        items = items.append("points " + position.game().setup().points());
        for (Side side : Side.BOTH) {
            CommandDice dice = position.side(side).command();
            int score = position.side(side).score();
            if (score != 0) items = items.append("score " + side + " " + score);
            if (!dice.equals(CommandDice.NONE)) items = items.append("command " + side + " " + dice);
        }
        return items.mkString(", ");
    }

    private static String figure(Position position, ModelState model) {
        int leader = position.game().setup().team(model.id().side()).leader();
        return FigureWords.whole(model, leader > 1 && leader == model.id().number());
    }
}
