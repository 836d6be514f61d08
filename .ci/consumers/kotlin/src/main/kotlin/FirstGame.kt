import io.github.deadcube.Game
import io.github.deadcube.api.play.Prompt
import kotlin.random.Random

/** Two players at random. The compiler knows all prompts, and what may be null. */
fun main() {
    val game = Game.of(7)
    val player = Random(7)
    while (!game.isOver) {
        val options = when (val asked = game.prompt()) {
            is Prompt.Decision -> asked.options()
            is Prompt.DiceRequest, is Prompt.ShuffleRequest, is Prompt.Finished -> error("not a decision: $asked")
        }
        game.play(options[player.nextInt(options.size())])
    }
    println(game.prompt())
}
