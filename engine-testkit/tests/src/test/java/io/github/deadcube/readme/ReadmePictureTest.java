package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.drawing.BattlefieldDrawings;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.match.Match;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The README's picture is what the engine draws of a game. {@code -Ddeadcube.kept.write=true} writes it. */
class ReadmePictureTest {
    private static final Path PICTURE = Path.of(System.getProperty("basedir", "."), "..", "..", ".github", "table.svg");
    private static final int SEED = 7;
    private static final int ROUND = 2;

    @Test
    void isDrawnByTheEngine() throws IOException {
        String drawn = picture();
        if (Boolean.getBoolean("deadcube.kept.write")) Files.writeString(PICTURE, drawn, StandardCharsets.UTF_8);
        assertThat(Files.readString(PICTURE, StandardCharsets.UTF_8)).isEqualTo(drawn);
    }

    private static String picture() {
        Rules rules = Deadcube.rules();
        NamedBattlefield ground = NamedBattlefield.shipped()
                .find(field -> field.name().equals("Rooftop quarter"))
                .get();
        Setup setup = Shipped.setup(Shipped.ruleset()).withBattlefield(ground.battlefield());
        Match match = Match.between(
                rules,
                rules.start(setup).get(),
                Bots.simple(SEED, Side.A, rules),
                Bots.simple(SEED, Side.B, rules),
                SplitMix64.dice(SEED));
        while (match.state().position().round() < ROUND)
            assertThat(match.step()).isTrue();
        Position position = match.state().position();
        BattlefieldDrawings drawings = new BattlefieldDrawings(ground.name(), position);
        String svg = drawings.view().replaceFirst(">", "><style>" + BattlefieldDrawings.style() + "</style>");
        for (Model model : position.models()) svg = placed(svg, model, drawings);
        return svg + "\n";
    }

    /** A page moves the models of a drawing to their places. The picture leaves out models that are not in play. */
    private static String placed(String svg, Model model, BattlefieldDrawings drawings) {
        String unplaced = "data-model=\"" + model.id() + "\" transform=\"translate(0 0)\"";
        return svg.replace(
                unplaced,
                model.inPlay()
                        ? unplaced.replace("translate(0 0)", drawings.onView(model.place()))
                        : unplaced + " visibility=\"hidden\"");
    }
}
