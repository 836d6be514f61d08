package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.lists.ReadResult.Finding;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A team keeps all choices of the player. Each choice that breaks a rule is reported with that rule. */
class KeptTest {
    private static final String LIST = SampleLists.LIST.toString();
    private static final String FIRST = "name=\"Ammo\" entryId=\"x\" entryGroupId=\"l-eq::g-eq\"";
    private static final String REVISION = " gameSystemRevision=\"3\"";

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(strings = {"Medi Pack", "Grenade (Blast)"})
    @Rule("TEAM-6")
    void aSecondPieceOfEquipmentIsAFaultWithAListAndWithoutOne(String piece) {
        String points = piece.equals("Medi Pack") ? "4.0" : "3.0";
        Path roster = bought(piece, points);
        ChosenTeam team = SampleLists.read(roster).teams().head();
        String fault = "model 1 'Foreman Oda': a model has one piece of equipment, not 2 (TEAM-6)";
        assertThat(team.check(100).map(Fault::toString)).containsExactly(fault);
        assertThat(list(unlimited()).check(team, 100).map(Fault::toString)).containsExactly(fault);
        assertThat(ChosenTeam.read(team.text(), Vector.empty())).contains(team);
        assertThat(ChosenTeam.read(team.text(Vector.of(list(SampleLists.LIST))), Vector.of(list(SampleLists.LIST))))
                .contains(team);
        assertThat(Json.readTeam(Json.write(team))).contains(team);
    }

    @Test
    @Rule("TEAM-6")
    void aTextWithTwoPiecesIsReadAsSuch() {
        String text = """
                team: Strays
                list: Docks

                Boss: leader, 20 points, equipment I-AMMO, equipment I-MEDI-PACK
                Hand: troop, 5 points, equipment I-AMMO
                """;
        ChosenTeam team = ChosenTeam.read(text, Vector.empty()).get();
        assertThat(team.models().head().card().equipment()).contains(RuleIds.I_AMMO);
        assertThat(team.models().head().further()).containsExactly(RuleIds.I_MEDI_PACK);
        assertThat(team.check(100).map(Fault::toString))
                .containsExactly("model 1 'Boss': a model has one piece of equipment, not 2 (TEAM-6)");
        assertThat(team.text()).contains("equipment I-AMMO, equipment I-MEDI-PACK");
    }

    @Test
    @Rule("TEAM-6")
    void aListThatLimitsItsEquipmentIsCitedOnce() {
        ForceList list = list(SampleLists.LIST);
        Vector<Fault> faults = list.check(
                new ChosenTeam(
                        "x",
                        "Rust Choir",
                        Vector.of(
                                list.card("Foreman Oda").get().model(Vector.of("Rivet Gun")),
                                list.card("Rigger").get().model(Vector.of("Cutter", "Ammo", "Medi Pack")))),
                100);
        assertThat(faults.map(Fault::toString))
                .containsExactly("model 2 'Rigger': of Equipment it takes at most 1, not 2 (TEAM-6)");
    }

    @Test
    @Rule("TEAM-6")
    void aBeastThatBuysEquipmentBreaksThatRuleAlone() {
        Path beast = SampleLists.changed(folder, SampleLists.LIST, "Tactician (1)", "Tactician (1), Beast");
        Path roster = SampleLists.changed(folder, SampleLists.ROSTER, "Tactician (1)", "Tactician (1), Beast");
        ChosenTeam team = SampleLists.read(roster).teams().head();
        assertThat(list(beast).check(team, 100).map(Fault::toString))
                .containsExactly("model 1 'Foreman Oda': a model with BEAST buys no equipment (TEAM-6)");
    }

    @Test
    @Rule("TEAM-6")
    void aBeastThatBuysAGrenadeBreaksThatRuleAlone() {
        Path beast = SampleLists.changed(folder, SampleLists.LIST, "Tactician (1)", "Tactician (1), Beast");
        Path sold = SampleLists.changed(folder, SampleLists.ROSTER, FIRST, FIRST.replace("Ammo", "Grenade (Blast)"));
        Path cost = SampleLists.changed(
                folder,
                sold,
                "value=\"2.0\"/>\n                <cost name=\" VP\" typeId=\"vp\" value=\"0.0\"/>",
                "value=\"3.0\"/>\n                <cost name=\" VP\" typeId=\"vp\" value=\"0.0\"/>");
        Path roster = SampleLists.changed(folder, cost, "Tactician (1)", "Tactician (1), Beast");
        ChosenTeam team = SampleLists.read(roster).teams().head();
        assertThat(list(beast).check(team, 100).map(Fault::toString))
                .containsExactly("model 1 'Foreman Oda': a model with BEAST buys no equipment (TEAM-6)");
    }

    @Test
    @Rule({"R25-TEAM-6", "TEAM-6"})
    void aSecondShieldBesideAPrintedOneBreaksTheRevisionsRuleAlone() {
        String abilities = "Tactician (1), Energy Shield (1)";
        Path system = SampleLists.changed(folder, SampleLists.SYSTEM, "revision=\"3\"", "revision=\"11\"");
        Path shielded = SampleLists.changed(folder, SampleLists.LIST, "Tactician (1)", abilities);
        Path sold = SampleLists.changed(folder, SampleLists.ROSTER, FIRST, FIRST.replace("Ammo", "Energy Shield (2)"));
        Path later = SampleLists.changed(folder, sold, REVISION, " gameSystemRevision=\"11\"");
        Path roster = SampleLists.changed(folder, later, "Tactician (1)", abilities);
        Path priced = SampleLists.changed(
                folder,
                roster,
                "<cost name=\" Pts\" typeId=\"pts\" value=\"2.0\"/>",
                "<cost name=\" Pts\" typeId=\"pts\" value=\"4.0\"/>");
        Run run = Run.of("teams", "check", priced.toString(), "--list", shielded + "," + system);
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines().filter(line -> line.contains("model 1")))
                .containsExactly(
                        "  model 1 'Foreman Oda': a model with ENERGY SHIELD on its card buys none (R25-TEAM-6)",
                        "  model 1 'Foreman Oda': the card prints ENERGY SHIELD: a second one cannot be bought"
                                + " (R25-K-ENERGY-SHIELD)");
    }

    @Test
    @Rule({"TEAM-5", "TEAM-1"})
    void aRostersFixedWeaponsAreNoFaultBesidesAnother() {
        Path roster = SampleLists.changed(folder, SampleLists.ROSTER, "value=\"14.0\"", "value=\"13.0\"");
        ChosenTeam team = SampleLists.read(roster).teams().head();
        assertThat(list(SampleLists.LIST).check(team, 100).map(Fault::toString))
                .containsExactly("model 3 'Rigger': it has 13 points, and the list says 14 (TEAM-1)");
    }

    @Test
    @Rule({"TEAM-5", "TEAM-1"})
    void aChoiceWithinAnOptionIsACombinedOption() throws IOException {
        String scope = "<entryLinks><entryLink id=\"lw\" name=\"Torch\" targetId=\"w-torch\" type=\"selectionEntry\">"
                + "<constraints><constraint field=\"selections\" scope=\"parent\" value=\"1.0\" id=\"c\" type=\"max\"/>"
                + "</constraints></entryLink></entryLinks>";
        String text = Files.readString(SampleLists.LIST);
        int cutter = text.indexOf("<infoLinks>", text.indexOf("<selectionEntry id=\"w-cutter\""));
        Path list =
                SampleLists.written(folder, "nested.cat", text.substring(0, cutter) + scope + text.substring(cutter));
        ForceList read = list(list);
        assertThat(read.card("Rigger").get().options().map(Object::toString)).contains("Cutter", "Cutter with Torch");
        ChosenTeam whole = team(read, "Cutter with Torch");
        ChosenTeam told = whole.withModels(whole.models()
                .map(m -> m.choices().contains("Cutter with Torch") ? m.withChoices(Vector.of("Cutter", "Torch")) : m));
        assertThat(read.check(whole, 100)).isEmpty();
        assertThat(read.check(told, 100)).isEmpty();
        assertThat(read.check(team(read, "Cutter"), 100)).isEmpty();
    }

    @Test
    @Rule("TEAM-1")
    void aRosterOfAnotherListOrEditionIsAFaultIfAListIsGiven() throws IOException {
        Path other = SampleLists.changed(
                folder, SampleLists.ROSTER, "catalogueName=\"Rust Choir\"", "catalogueName=\"Tin Choir\"");
        Run run = Run.of("teams", "check", other.toString(), "--list", LIST);
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out().lines())
                .containsExactly(
                        "Night Shift: not legal, 45 of 100 points; the list 'Tin Choir' is not given",
                        "  team: it was chosen from the list 'Tin Choir', not 'Rust Choir' (TEAM-1)");
        assertThat(Run.of("teams", "check", other.toString()).exitCode()).isZero();
        Path later = SampleLists.changed(folder, SampleLists.ROSTER, REVISION, " gameSystemRevision=\"11\"");
        assertThat(Run.of("teams", "check", later.toString(), "--list", LIST)
                        .out()
                        .lines())
                .contains("  team: it is of the edition 'revised', and the list of 'third' (TEAM-1)")
                .noneMatch(line -> line.contains("its card differs from the list"));
    }

    @Test
    void namesOfTheirOwnAreKeptAndShown() throws IOException {
        Path named = SampleLists.changed(
                folder,
                SampleLists.ROSTER,
                "name=\"Rigger\" entryId=\"x\"",
                "name=\"Rigger\" customName=\"Old  Joe, the 2nd\" entryId=\"x\"");
        ChosenTeam team = SampleLists.read(named).teams().head();
        assertThat(team.models().map(m -> m.called().getOrElse("-")))
                .containsExactly("-", "Old Joe, the 2nd", "Old Joe, the 2nd");
        ForceList list = list(SampleLists.LIST);
        assertThat(team.text()).contains("with Cutter, called \"Old Joe, the 2nd\", RA 5+");
        for (Vector<ForceList> lists : Vector.of(Vector.<ForceList>empty(), Vector.of(list)))
            assertThat(ChosenTeam.read(team.text(lists), lists)).contains(team);
        assertThat(Json.readTeam(Json.write(team))).contains(team);
        assertThat(list.check(team, 100)).isEmpty();
        assertThat(Run.of("teams", named.toString()).out()).contains("called \"Old Joe, the 2nd\"");
        assertThat(team.withModels(team.models().drop(1))
                        .check(8)
                        .map(e -> e.where().part()))
                .containsOnly("team");
        Run played = Run.of("play", "--quiet", "--teams", named + "," + SampleLists.ROSTER);
        assertThat(played.err())
                .isEqualTo("A2 Rigger is called Old Joe, the 2nd\nA3 Rigger is called Old Joe, the 2nd\n");
        String text = "list: Rust Choir\nForeman Oda, Rivet Gun, called Boss\nRigger, Cutter, called \"J, 2\"\n";
        ChosenTeam typed = ChosenTeam.read(text, Vector.of(list)).get();
        assertThat(typed.models().map(m -> m.called().get())).containsExactly("Boss", "J, 2");
        assertThat(typed.text(Vector.of(list)))
                .endsWith("\nForeman Oda, Rivet Gun, called Boss\nRigger, Cutter, called \"J, 2\"\n");
    }

    @Test
    void aFaultNamesTheModelByItsOwnNameToo() {
        Path named = SampleLists.changed(
                folder,
                bought("Medi Pack", "4.0"),
                "name=\"Foreman Oda\" entryId",
                "name=\"Foreman Oda\" customName=\"Ode\" entryId");
        assertThat(SampleLists.read(named).teams().head().check(100).map(Fault::toString))
                .containsExactly(
                        "model 1 'Foreman Oda' called 'Ode': a model has one piece of equipment, not 2 (TEAM-6)");
    }

    @Test
    void withoutARevisionTheEditionThatWasAssumedIsSaid() throws IOException {
        String json = Files.readString(SampleLists.JSON).replaceFirst("\"gameSystemRevision\": *[^,]*,", "");
        String roster = SampleLists.written(folder, "mine.json", json).toString();
        String assumed =
                "mine.json, line 2: Night Shift: it does not say the revision of its game system; read as of the";
        assertThat(Run.of("teams", "check", roster).out().lines())
                .first()
                .asString()
                .isEqualTo(assumed + " third edition, since none is asked for; --edition decides");
        assertThat(Run.of("teams", roster).out()).contains("Night Shift", "third rules", assumed);
        Run revised = Run.of("teams", "check", "--edition", "revised", roster);
        assertThat(revised.out().lines())
                .first()
                .asString()
                .isEqualTo(assumed + " edition revised, which is asked for; --edition decides");
        assertThat(Run.of("teams", "--edition", "revised", roster).out())
                .contains("revised rules", "edition revised\n");
        assertThat(Run.of("play", "--quiet", "--edition", "revised", "--teams", roster + "," + roster)
                        .err())
                .startsWith(assumed + " edition revised");
        ReadResult third = SampleLists.read(SampleLists.JSON);
        assertThat(third.findings().map(Finding::toString)).isEmpty();
    }

    /** The roster with an additional piece of equipment for the leader. */
    private Path bought(String piece, String points) {
        String second =
                "<selection id=\"t\" name=\"" + piece + "\" entryId=\"x\" entryGroupId=\"l-eq::g-eq\" number=\"1\""
                        + " type=\"upgrade\"><costs><cost name=\" Pts\" typeId=\"pts\" value=\"" + points
                        + "\"/></costs></selection>";
        try {
            String text = Files.readString(SampleLists.ROSTER);
            int first = text.indexOf("<selection id=\"s\" " + FIRST);
            return SampleLists.written(folder, "two.ros", text.substring(0, first) + second + text.substring(first));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** The list without a limit for its equipment. */
    private Path unlimited() {
        try {
            String text = Files.readString(SampleLists.LIST);
            int group = text.indexOf("<selectionEntryGroup id=\"g-eq\"");
            String rest = text.substring(group).replaceFirst("(?s)<constraints>.*?</constraints>", "");
            return SampleLists.written(folder, "unlimited.cat", text.substring(0, group) + rest);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static ChosenTeam team(ForceList list, String choice) {
        return new ChosenTeam(
                "x",
                "Rust Choir",
                Vector.of(
                        list.card("Foreman Oda").get().model(Vector.of("Rivet Gun")),
                        list.card("Rigger").get().model(Vector.of(choice))));
    }

    private static ForceList list(Path catalogue) {
        return SampleLists.read(SampleLists.SYSTEM, catalogue).lists().head();
    }
}
