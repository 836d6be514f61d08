package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.Test;

/** A keyword that the rules add counts as printed. */
class GrimTest {
    private static final Script.Runner RUNNER =
            Script.Runner.standard().with(Deadcube.ruleset().with(new Grim()));

    @Test
    void anInjuredModelRollsMore() {
        RUNNER.play(fight("damage 1, GRIM (2)", 5));
    }

    @Test
    void oneThatIsUnharmedOrNotGrimDoesNot() {
        RUNNER.play(fight("GRIM (2)", 3));
        RUNNER.play(fight("damage 1", 3));
    }

    @Test
    void itAsksForTheApiOnly() {
        assertThat(new ClassFileImporter()
                        .importClasses(Grim.class, GrimHouse.class).stream()
                                .flatMap(c -> c.getDirectDependenciesFromSelf().stream())
                                .map(d -> d.getTargetClass().getBaseComponentType())
                                .map(JavaClass::getPackageName)
                                .filter(name -> name.startsWith("io.github.deadcube"))
                                .filter(name -> !name.equals(Grim.class.getPackageName())))
                .isNotEmpty()
                .allMatch(name -> name.startsWith("io.github.deadcube.api"));
    }

    private static String fight(String model, int dice) {
        return """
                A1 FI 4+ HP 3, blade CC, %s, at c3; B1 FI 4+ HP 2, at c3
                play
                A1 activate; A1 assault B1; A1 wield blade
                expect asks A rolls %d d8: test
                """.formatted(model, dice);
    }
}
