package shop;

import io.github.deadcube.Game;

/** The first program of the README, on the module path. */
public class FirstGame {
    private FirstGame() {}

    public static void main(String[] arguments) {
        Game game = Game.of(7);
        while (!game.isOver()) game.play(game.options().head());
        System.out.println(FirstGame.class.getModule() + ": " + game.prompt());
    }
}
