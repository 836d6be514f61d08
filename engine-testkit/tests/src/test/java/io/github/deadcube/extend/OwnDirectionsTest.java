package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Ruleset.DirectlyAway;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An application may say itself which cubes lie directly away from an attack (AWAY-2). */
class OwnDirectionsTest {
    /** A record without a saved name. */
    private record Southward() implements DirectlyAway {
        @Override
        public Vector<Cube> cubes(Battlefield field, Place source, Place target) {
            return Vector.of(Cube.of("c4"));
        }
    }

    static Stream<DirectlyAway> own() {
        return Stream.of(new Southward(), (field, source, target) -> Vector.of(Cube.of("c4")));
    }

    @ParameterizedTest
    @MethodSource("own")
    void theyNeedNoName(DirectlyAway away) {
        assertThat(Script.of("""
                        A1 RA 5+, cannon R8 KNOCKBACK, at c2; B1 SV 5+ AR 1, at c5
                        play
                        A1 activate; A1 shoot cannon at B1
                        dice A 5 1 1 1 1 | B 1 1 1
                        B1 spot 5
                        expect B1 at c4
                        """)
                        .run(Script.Runner.standard().with(Deadcube.ruleset().withAway(away)))
                        .isRight())
                .isTrue();
    }

    @ParameterizedTest
    @MethodSource("own")
    void aGameWithThemIsPlayed(DirectlyAway away) {
        Game game = Game.of(Shipped.setup(Shipped.ruleset().withAway(away).withName("house")), 1);
        game.play(game.options().head());
        assertThat(game.state().digest()).isNotEqualTo(Game.of(1).state().digest());
        assertThat(game.save()).contains("ruleset house");
    }
}
