package io.github.deadcube.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.core.view.PlanSheet.Area;
import io.github.deadcube.mission.Missions;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PlanSheetTest {
    private static final Pattern USE = Pattern.compile("<use href=\"#(p[0-9]+)\"");

    private final PlanSheet sheet = new PlanSheet();

    private static Position position(String situation) {
        return Script.play(situation + "\nplay").state().position();
    }

    private Vector<String> used(String plan) {
        return Vector.ofAll(USE.matcher(plan).results().map((MatchResult use) -> use.group(1)));
    }

    @Test
    void theAreaHasWhatLiesOnTheBattlefield() {
        Position position = position("floor d5:2; laid K-TRAP (SMOKE) of A1 at e2\nA1 at b3; B1 at c6");
        assertThat(Area.of(Vector.of(position))).isEqualTo(new Area(2, 2, 5, 6, Vector.of(1, 2)));
        assertThat(sheet.plan(position, Area.of(Vector.of(position)), 1)).contains("trap (SMOKE) of A1");
    }

    @Test
    void aPieceOfAMissionHasItsName() {
        Mission mission = Missions.read("(name Levers, text \"\", zones [(cubes [a8]), (cubes [h1])], items 0,"
                        + " scenery [(name \"Big lever\", cubes [e5])])")
                .get();
        Position position = Script.Runner.standard()
                .withScenario(mission)
                .play("laid SCENERY-BIG-LEVER 2 at e5\nA1 at b3; B1 at c6\nplay")
                .state()
                .position();
        assertThat(sheet.plan(position, Area.of(Vector.of(position)), 1))
                .contains("big lever 2")
                .doesNotContain("SCENERY");
    }

    @Test
    void equalPartsAreOnThePageOnce() {
        Position first = position("wall north of d5; wall north of b3\nA1 at b3/5; B1 at c6");
        Position second = position("wall north of d5; wall north of b3\nA1 at b3/1; B1 at c6");
        Area area = Area.of(Vector.of(first, second));
        String one = sheet.plan(first, area, 1);
        String before = sheet.symbols();
        String other = sheet.plan(second, area, 1);
        assertThat(sheet.symbols()).isEqualTo(before);
        assertThat(used(other)).isEqualTo(used(one));
        assertThat(other).isNotEqualTo(one);
        assertThat(used(one).filter(use -> used(one).count(use::equals) == 2)).hasSize(2);
        assertThat(used(one)).allSatisfy(id -> assertThat(before).contains("<g id=\"" + id + "\""));
    }

    @Test
    void aModelIsDrawnAsItIs() {
        Position standing = position("A1 at b3/5; B1 at c6");
        Position lying = position("A1 at b3/5, pinned; B1 at c6");
        Area area = Area.of(Vector.of(standing, lying));
        sheet.plan(standing, area, 1);
        assertThat(sheet.symbols()).contains("class=\"figure a\"").doesNotContain("pinned");
        assertThat(sheet.plan(lying, area, 1)).contains("x=\"45\" y=\"165\"");
        assertThat(sheet.symbols()).contains("class=\"figure a pinned\"");
    }
}
