package io.github.deadcube.testkit.narration;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.mission.Missions;
import io.github.deadcube.testkit.script.Script;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class NarratedItemsTest {
    @Test
    void setUpIsNarratedInFewLines() {
        String script = """
                items 3
                A1 "Kell", RECON 5+; B1 RECON 5+; recon
                play
                order 3 17 1 2 4 5 6 7 8 9 10 11 12 13 14 15 16 18; dice B 3 4 | 4 4 | 5 4
                dice A 5 5 5 8 1 | A 1 | B 1 1 1 1 1 | A 1 1 3 7
                B starts; zone 1; B1 set up; B1 deploy a8; B1 spot 5; A1 set up; A1 deploy e1; A1 spot 5
                recon 1; token 2; recon 3; token 1; recon 7; A1 flank; forgo 1
                """;
        assertThat(narrated(script, Viewer.A))
                .containsSubsequence(
                        "Item tokens lie face down (SET-3): 1 in c4, 2 in d4, 3 in e4",
                        "Recon: A 5 5 5 8 1 +1 against B 1 1 1 1 1, 4 to 0 (SET-4)",
                        "A wins recon and rolls 1 1 3 7 (SET-5)",
                        "A looks at token 2, Stimulants (SET-5)",
                        "token 1 is discarded unseen (SET-5)",
                        "A1 Kell goes around a flank (SET-5)");
        for (Viewer viewer : new Viewer[] {Viewer.B, Viewer.EVERYBODY})
            assertThat(narrated(script, viewer)).contains("A looks at token 2 (SET-5)");
    }

    @Test
    void aFoundItemIsNarratedWithItsFinder() {
        assertThat(narrated("""
                        A1 "Kell", RA 5+, rifle R8, at c4; B1 "Bo", SV 5+ HP 3, at c8
                        token 1 I-AMMO at c5 face down; token 2 I-INTEL at c6
                        play
                        A1 activate; A1 advance; A1 step c5; A1 pick up 1; A1 keep; A1 spot 5
                        A1 shoot rifle at B1 using I-AMMO; dice A 1 1 1 1 1 1 | B 1 1 1
                        """, Viewer.EVERYBODY))
                .containsSubsequence(
                        "token 1 is Ammo (ITEM-3): A1 Kell takes it",
                        "A1 Kell shoots B1 Bo with rifle (using Ammo): 1 1 1 1 1 1 against 1 1 1, 0 to 0 (SHO-5): "
                                + "no harm");
    }

    @Test
    void aDoorThatOpensIsNarratedWithItsCause() {
        Mission mission = Missions.read("(name Doors, text \"\", zones [(cubes [a8]), (cubes [h1])], items 0,"
                        + " scenery [(name Lever, cubes [e5], free, opens [(cube f6, side south)])])")
                .get();
        var played = Script.Runner.standard().withScenario(mission).play("""
                wall north of f5
                A1 "Kell", at e5; B1 at f8
                laid SCENERY-LEVER 1 at e5
                play
                A1 activate; A1 use SCENERY-LEVER
                """);
        List<String> lines = new ArrayList<>();
        Narrator narrator = new Narrator(played.begin(), Viewer.EVERYBODY, TextStyle.NONE, lines::add);
        narrator.tell(played.begin(), played.events().toList());
        narrator.flush();
        assertThat(lines).anyMatch(line -> line.contains("the face between f5 and f6 opens (SCENERY-LEVER)"));
    }

    private static List<String> narrated(String script, Viewer viewer) {
        List<String> lines = new ArrayList<>();
        var played = Script.play(script);
        Narrator narrator = new Narrator(played.begin(), viewer, TextStyle.NONE, line -> lines.add(line.strip()));
        narrator.tell(played.begin(), played.events().toList());
        narrator.flush();
        return lines;
    }
}
