package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.lists.ListFiles;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.lists.ReadResult.Finding;
import io.github.deadcube.core.lists.ReadResult.Finding.Kind;
import io.vavr.collection.Vector;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every bad file gives a finding with a line. */
class BadFilesTest {
    @TempDir
    private Path folder;

    @Test
    void truncatedXml() throws IOException {
        Path cut = SampleLists.written(
                folder, "cut.cat", Files.readString(SampleLists.LIST).substring(0, 2000));
        assertThat(faults(SampleLists.SYSTEM, cut))
                .singleElement()
                .asString()
                .startsWith("cut.cat, line ")
                .endsWith("the XML breaks off here, or is not well-formed; the file is not read");
    }

    @ParameterizedTest
    @ValueSource(strings = {"and text", "<catalogue/>", "]]>"})
    void whatFollowsTheRoot(String more) throws IOException {
        String list = Files.readString(SampleLists.LIST).stripTrailing();
        Path longer = SampleLists.written(folder, "longer.cat", list + "\n" + more + "\n");
        assertThat(faults(SampleLists.SYSTEM, longer))
                .containsExactly("longer.cat, line " + (list.lines().count() + 1)
                        + ": the XML breaks off here, or is not well-formed; the file is not read");
        assertThat(faults(
                        SampleLists.SYSTEM,
                        SampleLists.written(folder, "comment.cat", list + "\n<!-- a comment -->\n")))
                .isEmpty();
    }

    @Test
    void somethingElseThanXml() {
        assertThat(faults(SampleLists.written(folder, "x.cat", "hello")))
                .containsExactly("x.cat, line 1: the XML breaks off here, or is not well-formed; the file is not read");
    }

    /** The parser of the JDK would write to the standard error output. */
    @Test
    void bytesThatAreNoText() throws IOException {
        PrintStream before = System.err;
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        try {
            System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
            for (String encoding : List.of("UTF-8", "US-ASCII")) {
                Path file = folder.resolve("bytes.ros");
                String text = "<?xml version='1.0' encoding='" + encoding + "'?>\n<a>\n\u00c3(</a>";
                Files.write(file, text.getBytes(StandardCharsets.ISO_8859_1));
                assertThat(faults(file))
                        .containsExactly("bytes.ros, line 3: the XML breaks off here, or is not well-formed;"
                                + " the file is not read");
            }
        } finally {
            System.setErr(before);
        }
        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void anEntityExpansion() {
        String bomb =
                "<?xml version=\"1.0\"?>\n<!DOCTYPE c [\n<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">\n]>\n<c>&b;</c>";
        assertThat(faults(SampleLists.written(folder, "x.cat", bomb)))
                .containsExactly("x.cat, line 4: a document type is not read; the file is not read");
    }

    @Test
    void anExternalEntity() {
        String outside = "<!DOCTYPE c [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><c>&x;</c>";
        assertThat(faults(SampleLists.written(folder, "x.ros", outside)))
                .containsExactly("x.ros, line 1: a document type is not read; the file is not read");
    }

    @Test
    void aDocumentThatIsTooDeep() {
        assertThat(faults(SampleLists.written(folder, "x.cat", "<a>".repeat(10_000))))
                .containsExactly("x.cat, line 1: elements are at most 64 deep; the file is not read");
    }

    @Test
    void aDocumentOfTooManyElements() {
        assertThat(faults(SampleLists.written(folder, "x.cat", "<a>\n" + "<b/>".repeat(200_000) + "</a>")))
                .containsExactly("x.cat, line 2: a file has at most 200000 elements; the file is not read");
    }

    @Test
    void aJsonOfTooManyElements() {
        String forces = "{},".repeat(200_000);
        assertThat(faults(SampleLists.written(folder, "x.json", "{\"roster\": {\n\"forces\": [" + forces + "{}]}}")))
                .containsExactly("x.json, line 2: a file has at most 200000 elements; the file is not read");
    }

    @Test
    void aHundredMegabytesOfZerosInAZip() throws IOException {
        Path zip = folder.resolve("x.catz");
        try (OutputStream out = Files.newOutputStream(zip);
                ZipOutputStream entries = new ZipOutputStream(out)) {
            entries.putNextEntry(new ZipEntry("x.cat"));
            byte[] zeros = new byte[1 << 20];
            for (int i = 0; i < 100; i++) entries.write(zeros);
        }
        assertThat(faults(zip))
                .containsExactly("x.catz: what is zipped here is too large: at most 16777216 bytes are unpacked;"
                        + " the file is not read");
    }

    @Test
    void aZipOfTwoLists() throws IOException {
        Path zip = folder.resolve("x.rosz");
        zipped(zip, "a.ros", "b.ros");
        assertThat(faults(zip))
                .containsExactly(
                        "x.rosz: more than one .gst, .cat or .ros is zipped here; expected one list in each file;"
                                + " the file is not read");
        Vector<String> alone = faults(zipped(zip, "a.ros"));
        assertThat(faults(zipped(zip, "__MACOSX/._a.ros", "a.ros", "notes.txt")))
                .isEqualTo(alone);
    }

    @Test
    void aZipOfManyFiles() throws IOException {
        Vector<String> names = Vector.range(0, 99).map("notes%d.txt"::formatted).append("a.ros");
        Path zip = folder.resolve("x.rosz");
        Vector<String> alone = faults(zipped(zip, "a.ros"));
        assertThat(faults(zipped(zip, names.toJavaArray(String[]::new)))).isEqualTo(alone);
        assertThat(faults(zipped(zip, names.prepend("more.txt").toJavaArray(String[]::new))))
                .containsExactly(
                        "x.rosz: more than 100 files are zipped here; expected the list alone; the file is not read");
    }

    private static Path zipped(Path zip, String... names) throws IOException {
        try (OutputStream out = Files.newOutputStream(zip);
                ZipOutputStream entries = new ZipOutputStream(out)) {
            for (String name : names) {
                entries.putNextEntry(new ZipEntry(name));
                entries.write(
                        name.equals("a.ros") || name.equals("b.ros")
                                ? Files.readAllBytes(SampleLists.ROSTER)
                                : new byte[] {0, 5});
            }
        }
        return zip;
    }

    @Test
    void aZipThatBreaksOffAfterItsFirstFile() throws IOException {
        Path zip = zipped(folder.resolve("x.rosz"), "a.ros", "notes.txt");
        byte[] whole = Files.readAllBytes(zip);
        Vector<String> read = faults(zip);
        for (int cut : new int[] {30, 100, whole.length / 2}) {
            Files.write(zip, Arrays.copyOf(whole, whole.length - cut));
            assertThat(faults(zip))
                    .as("without %d bytes", cut)
                    .containsExactly("x.rosz: this zip breaks off; the file is not read");
        }
        byte[] commented = Arrays.copyOf(whole, whole.length + 3);
        commented[whole.length - 2] = 3;
        Files.write(zip, commented);
        assertThat(faults(zip)).as("with a comment").isEqualTo(read);
        assertThat(faults(zipped(zip)))
                .containsExactly("x.rosz: no .gst, .cat or .ros is zipped here; the file is not read");
    }

    @Test
    void aZipThatBreaksOff() throws IOException {
        Path zip = folder.resolve("x.rosz");
        Files.write(zip, new byte[] {'P', 'K', 3, 4, 20, 0, 0, 0, 8, 0});
        assertThat(faults(zip)).singleElement().asString().startsWith("x.rosz: ");
    }

    @Test
    void aFileThatIsAFolder() throws IOException {
        Path x = Files.createDirectory(folder.resolve("x.cat"));
        assertThat(faults(x))
                .containsExactly(
                        "x.cat: this is a folder; expected a file with a list, a roster or a game system; the file "
                                + "is not read");
    }

    @Test
    void aFileThatIsNotThere() {
        assertThat(faults(folder.resolve("x.cat")))
                .containsExactly("x.cat: there is no such file; the file is not read");
    }

    @Test
    void aDocumentOfAnotherKind() {
        assertThat(faults(SampleLists.written(folder, "x.xml", "<html/>")))
                .containsExactly("x.xml, line 1: this is no game system, catalogue or roster: it begins with 'html';"
                        + " the file is not read");
    }

    @Test
    void aCatalogueWithoutItsGameSystem() {
        assertThat(faults(SampleLists.LIST))
                .containsExactly(
                        "rust-choir.cat, line 2: the game system of this catalogue is missing: its .gst is read"
                                + " together with it; the file is not read");
    }

    @Test
    void aRosterOfAnotherGame() {
        Path other = SampleLists.changed(folder, SampleLists.ROSTER, "typeName=\"Model\"", "typeName=\"Unit\"");
        assertThat(faults(other))
                .hasSize(3)
                .first()
                .asString()
                .isEqualTo(
                        "night-shift.ros, line 10: Foreman Oda: this is no model of Deadzone: its profile is of another"
                                + " game; passed over");
    }

    /** A team without models could be written but not read back. */
    @Test
    void aRosterWithoutAnyModelThatCanBeReadIsNoTeam() {
        Path other = SampleLists.changed(folder, SampleLists.ROSTER, "typeName=\"Model\"", "typeName=\"Unit\"");
        assertThat(SampleLists.read(other).teams()).isEmpty();
        Path empty =
                SampleLists.written(folder, "x.ros", "<roster><forces><force name=\"Strike Team\"/></forces></roster>");
        assertThat(SampleLists.read(empty).teams()).isEmpty();
        assertThat(faults(empty))
                .containsExactly("x.ros, line 1: Strike Team: this force has no selection; no team is read");
    }

    @Test
    void anUnknownKeyword() {
        Path dirty = SampleLists.changed(folder, SampleLists.LIST, "Comms Relay", "Singing");
        assertThat(faults(SampleLists.SYSTEM, dirty))
                .containsExactly("rust-choir.cat, line 411: Beacon: 'Singing' is no known keyword; read without it");
    }

    @Test
    void anUnknownKeywordIsCarriedIfTheRulesDoSo() {
        Path dirty = SampleLists.changed(folder, SampleLists.LIST, "Comms Relay", "Singing");
        ReadResult read = ListFiles.read(
                Vector.of(SampleLists.SYSTEM, dirty), Deadcube.ruleset().carryingUnknown());
        assertThat(read.findings().filter(f -> f.text().contains("Singing")).map(Finding::toString))
                .containsExactly("rust-choir.cat, line 411: Beacon: no rule knows 'Singing'; carried without effect");
        assertThat(read.lists().head().cards().flatMap(card -> card.card().keywords()))
                .contains(Keyword.of("SINGING"));
    }

    @Test
    void aCarriedKeywordThatACardWouldReadAsSomethingElse() {
        Path dirty = SampleLists.changed(folder, SampleLists.LIST, "Comms Relay", "Recon");
        ReadResult read = ListFiles.read(
                Vector.of(SampleLists.SYSTEM, dirty), Deadcube.ruleset().carryingUnknown());
        assertThat(read.findings().filter(f -> f.text().contains("Recon")).map(Finding::toString))
                .containsExactly("rust-choir.cat, line 411: Beacon: 'Recon' cannot be a keyword: a card reads it as the"
                        + " statistic RECON; read without it");
        assertThat(read.lists().head().cards().flatMap(card -> card.card().keywords()))
                .doesNotContain(Keyword.of("RECON"));
    }

    @Test
    void aNegativeCost() {
        Path dirty = SampleLists.changed(folder, SampleLists.LIST, "value=\"36.0\"", "value=\"-36.0\"");
        assertThat(faults(SampleLists.SYSTEM, dirty))
                .containsExactly(
                        "rust-choir.cat, line 216: Crane: a cost of -36.0 PTS is none: costs are whole, 0 to 999;"
                                + " what has it is not read",
                        "rust-choir.cat, line 182: Crane: a part of this card cannot be read; the card is not read");
    }

    @Test
    void aCostOfAThousandMillions() {
        Path dirty = SampleLists.changed(folder, SampleLists.LIST, "value=\"36.0\"", "value=\"1000000000\"");
        assertThat(faults(SampleLists.SYSTEM, dirty))
                .hasSize(2)
                .first()
                .asString()
                .contains("a cost of 1000000000 PTS");
    }

    @Test
    void aLinkThatLeadsBackToItself() {
        Path dirty = SampleLists.changed(
                folder,
                SampleLists.LIST,
                "<infoLink id=\"il-p-torch\" name=\"Torch\" hidden=\"false\" targetId=\"p-torch\" "
                        + "type=\"profile\">\n        </infoLink>\n      </infoLinks>",
                "</infoLinks>\n<entryLinks><entryLink id=\"z\" name=\"Z\" targetId=\"w-torch\" "
                        + "type=\"selectionEntry\"/></entryLinks>");
        assertThat(faults(SampleLists.SYSTEM, dirty))
                .anyMatch(f -> f.contains("Torch: this link leads back to where it comes from"));
    }

    /** A list whose only model links to the entry b0. */
    private static String linked(StringBuilder entries) {
        return "<catalogue id=\"c\" name=\"C\" gameSystemId=\"gs\"><selectionEntries><selectionEntry id=\"r\""
                + " name=\"R\" type=\"model\"><categoryLinks><categoryLink "
                + "targetId=\"cat-troop\"/></categoryLinks><entryLinks>"
                + link("b0") + "</entryLinks></selectionEntry></selectionEntries><sharedSelectionEntries>" + entries
                + "</sharedSelectionEntries></catalogue>";
    }

    @Test
    void linksThatLeadOnAndOn() {
        StringBuilder entries = new StringBuilder();
        for (int i = 0; i < 20_000; i++)
            entries.append("<selectionEntry id=\"b" + i + "\" name=\"B" + i + "\" type=\"upgrade\"><entryLinks>"
                    + link("b" + (i + 1)) + "</entryLinks></selectionEntry>");
        assertThat(faults(SampleLists.SYSTEM, SampleLists.written(folder, "x.cat", linked(entries))))
                .anyMatch(f -> f.contains("more than 64 entries and groups lead to each other"));
    }

    @Test
    void linksThatBranchAtEveryStep() {
        StringBuilder entries = new StringBuilder();
        int steps = 7;
        int branches = 6;
        assertThat(Math.pow(branches, steps - 1)).isGreaterThan(20_000);
        for (int i = 0; i < steps; i++)
            entries.append("<selectionEntry id=\"b" + i + "\" name=\"B" + i + "\" type=\"upgrade\"><entryLinks>"
                    + link("b" + (i + 1)).repeat(branches) + "</entryLinks></selectionEntry>");
        assertThat(faults(SampleLists.SYSTEM, SampleLists.written(folder, "x.cat", linked(entries))))
                .anyMatch(f -> f.contains("more than 20000 entries and profiles are linked"));
    }

    @Test
    void aLinkThatLeadsNowhere() {
        Path dirty = SampleLists.changed(folder, SampleLists.LIST, "targetId=\"w-mortar\"", "targetId=\"w-none\"");
        assertThat(faults(SampleLists.SYSTEM, dirty))
                .containsExactly(
                        "rust-choir.cat, line 129: Mortar: this link leads to no entry; what is linked is not read "
                                + "(in Rigger)");
    }

    @Test
    void aProfileWithUnreadableStatistics() {
        Path dirty = SampleLists.changed(folder, SampleLists.LIST, "typeId=\"hp\">3<", "typeId=\"hp\">lots<");
        assertThat(faults(SampleLists.SYSTEM, dirty))
                .contains("rust-choir.cat, line 450: Old Marrow: HP 'lots' is not understood; the profile is not read")
                .anyMatch(f -> f.endsWith("Old Marrow: a part of this card cannot be read; the card is not read"));
    }

    @Test
    void moreCardsThanAnyListHas() {
        String many = "<catalogue id=\"c\" name=\"C\" gameSystemId=\"gs\"><selectionEntries>"
                + "<selectionEntry id=\"r\" name=\"R\" type=\"model\"/>".repeat(2001)
                + "</selectionEntries></catalogue>";
        assertThat(faults(SampleLists.SYSTEM, SampleLists.written(folder, "x.cat", many)))
                .contains("x.cat, line 1: C: more than 2000 cards; the rest is not read");
    }

    @Test
    void moreKeywordsThanAnyCardHas() {
        Path dirty = SampleLists.changed(folder, SampleLists.LIST, "Comms Relay", "Singing,\n".repeat(50_000));
        Vector<String> faults = faults(SampleLists.SYSTEM, dirty);
        assertThat(faults)
                .contains("rust-choir.cat, line 411: Beacon: more than 100 keywords; the rest is not read")
                .hasSize(2);
    }

    @Test
    void aNameOfAMillionLetters() {
        Path dirty = SampleLists.changed(
                folder, SampleLists.LIST, "name=\"Beacon\"", "name=\"" + "B".repeat(1 << 20) + "\"");
        ReadResult reading = SampleLists.read(SampleLists.SYSTEM, dirty);
        assertThat(reading.lists().head().card("B".repeat(60))).isNotEmpty();
    }

    private static String link(String target) {
        return "<entryLink id=\"l\" name=\"l\" targetId=\"" + target + "\" type=\"selectionEntry\"><constraints>"
                + "<constraint field=\"selections\" scope=\"parent\" type=\"min\" "
                + "value=\"1\"/></constraints></entryLink>";
    }

    private static Vector<String> faults(Path... files) {
        ReadResult reading = SampleLists.read(files);
        return reading.findings()
                .filter(finding -> finding.kind() == Kind.FAULT)
                .map(Finding::toString);
    }
}
