package io.github.deadcube.testkit.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.cli.play.SpotMap.SpotSight;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** LOS-1 to LOS-3: what the terminal says of the spots of a cube. */
class SpotSightTest {
    private static final Vector<Integer> MIDDLE = Vector.of(4, 5, 6);

    private static Vector<String> inC2(String situation) {
        Position position =
                Script.Runner.standard().play(situation + "\nplay\n").state().position();
        return SpotSight.lines(position, ModelId.of("A1"), new Cube(3, 2, 1), MIDDLE, Language.ENGLISH);
    }

    @Test
    void anEnemyInTheOpenSeesAndIsSeen() {
        assertThat(inC2("A1 at c1; B1 at c5/5")).containsExactly("  4 5 6: sees B1; is seen by B1");
    }

    /** The enemy lies behind the barricade and looks from its foot. */
    @Test
    void aLowWallHidesAPart() {
        assertThat(inC2("barricade north of c3; A1 at c1; B1 pinned, at c5/5"))
                .containsExactly("  4 5 6: sees B1 partly; is seen by B1 partly");
    }

    @Test
    void behindAWallNoEnemyIsSeen() {
        assertThat(inC2("wall north of b2; wall north of c2; wall north of d2; A1 at c1; B1 at c5/5"))
                .containsExactly("  4 5 6: sees no enemy; no enemy sees it");
    }

    @Test
    void spotsThatGiveTheSameShareALine() {
        assertThat(inC2("wall east of c3; A1 at c1; B1 at c5/5; B2 at e5/5"))
                .containsExactly("  4 5: sees B1; is seen by B1", "  6: sees B1, B2; is seen by B1, B2 partly");
    }

    @Test
    void aNeutralModelIsNoEnemy() {
        assertThat(inC2("A1 at c1; B1 neutral, at c5/5; B2 at h8")).containsExactly("  4 5 6: sees B2; is seen by B2");
        assertThat(inC2("A1 at c1; B1 neutral, at c5/5")).isEmpty();
    }

    @Test
    void aQuestionForASpotSaysWhatEachGives() {
        Run run = Run.typing("A starts\ndeploy for me\n1\n1\n1\n1\n", "play", "--bots", "human,simple", "--seed", "7");
        assertThat(run.out()).contains("A1 takes a spot of a7", "  6 8: sees B6 partly; no enemy sees it");
    }
}
