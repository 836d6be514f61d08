package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.start.ShippedThings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Documents may name files of one folder, or no files. */
class FolderTest {

    @TempDir
    private Path all = Path.of("");

    private Path folder = Path.of("");

    @BeforeEach
    void files() throws IOException {
        folder = all.resolve("served");
        Files.createDirectories(folder.resolve("below"));
        String field = NamedBattlefield.shipped().head().text();
        Files.writeString(folder.resolve("field.txt"), field);
        Files.writeString(folder.resolve("below/field.txt"), field);
        Files.writeString(folder.resolve("wrong.txt"), "\nnonsense\n");
        Files.writeString(all.resolve("secret.txt"), field);
        Files.createSymbolicLink(folder.resolve("link.txt"), all.resolve("secret.txt"));
    }

    @Test
    void aMemberThatIsNeitherATextNorAnObject() {
        ServerClient server = new ServerClient();
        for (String member : new String[] {"'battlefield': 5", "'scenario': null", "'teams': {'A': true}"})
            assertThat(error(server, member)).as(member).endsWith("; expected a text or an object");
    }

    @Test
    void withoutAFolderNoFileIsNamed() {
        ServerClient server = new ServerClient();
        for (String name :
                new String[] {folder.resolve("field.txt").toString(), "/dev/zero", "/etc/passwd", "nowhere"}) {
            assertThat(error(server, "'battlefield': '" + name + "'"))
                    .startsWith(
                            "/battlefield: nothing that ships is called '" + name + "'; expected one of open-street")
                    .endsWith("only 'serve --files FOLDER' reads files");
            assertThat(error(server, "'teams': {'A': '" + name + "', 'B': 'kiln-road-breakers'}"))
                    .startsWith("/teams/A: nothing that ships is called '" + name + "'; expected one of ");
        }
    }

    @Test
    void withOneFilesInItAreRead() throws IOException {
        ServerClient server = new ServerClient(DocumentFolder.of(folder));
        for (String name : new String[] {
            "field.txt",
            "below/field.txt",
            "below/../field.txt",
            folder.resolve("field.txt").toString()
        })
            assertThat(server.ask("{'do': 'start', 'battlefield': '" + name + "'}")
                            .at("/battlefield/id"))
                    .as(name)
                    .isEqualTo(server.ask("{'do': 'start'}").at("/battlefield/id"));
        for (String[] wrong : new String[][] {
            {"/battlefield", "'battlefield': 'wrong.txt'", "1:1"},
            {"/scenario", "'scenario': 'wrong.txt'", "2:1"},
            {"/teams/A", "'teams': {'A': 'wrong.txt', 'B': 'kiln-road-breakers'}", "2:1"}
        }) {
            JsonNode fault = server.ask("{'do': 'start', " + wrong[1] + "}").at("/faults/0");
            assertThat(fault.get("where").asText()).isEqualTo(wrong[0] + ", file wrong.txt");
            assertThat(fault.get("line").asText() + ":" + fault.get("column")).isEqualTo(wrong[2]);
            assertThat(fault.get("expected").asText()).isNotEmpty();
            String whole = folder.toRealPath().resolve("wrong.txt").toString();
            assertThat(error(server, wrong[1].replace("wrong.txt", whole)))
                    .startsWith(wrong[0] + ", file " + whole + ": ");
        }
        assertThat(error(server, "'battlefield': 'below'"))
                .endsWith("'below' is a folder or a device; expected a file");
    }

    @Test
    void faultsHaveTheNameThatTheClientGave() throws IOException {
        ServerClient server = new ServerClient(DocumentFolder.of(folder));
        Files.writeString(folder.resolve("below/large.txt"), "a".repeat(TextFile.MOST_BYTES + 1));
        for (String line : new String[] {
            "'battlefield': 'NAME'", "'scenario': 'NAME'", "'teams': {'A': 'NAME', 'B': 'kiln-road-breakers'}"
        })
            for (String name : new String[] {"below/large.txt", "wrong.txt"})
                assertThat(error(server, line.replace("NAME", name)))
                        .contains(name.startsWith("below") ? ": below/large.txt is too large" : ": ")
                        .doesNotContain(folder.toRealPath().toString());
    }

    @Test
    void aLongPathStaysHidden() throws IOException {
        Path deep = Files.createDirectories(all.resolve("x".repeat(200)).resolve("y".repeat(200)));
        Files.writeString(deep.resolve("wrong.txt"), "nonsense\n");
        Files.write(deep.resolve("bytes.txt"), new byte[] {(byte) 0xff});
        ServerClient server = new ServerClient(DocumentFolder.of(deep));
        for (String line : new String[] {
            "'battlefield': 'NAME'", "'scenario': 'NAME'", "'teams': {'A': 'NAME', 'B': 'kiln-road-breakers'}"
        })
            for (String name : new String[] {"wrong.txt", "bytes.txt"})
                assertThat(error(server, line.replace("NAME", name)))
                        .contains(name)
                        .doesNotContain("xx", "yy");
    }

    /** A program finds the place in the file without reading the sentence. */
    @Test
    void aFileThatIsNoTextHasThePlaceInTheFile() throws IOException {
        Files.write(folder.resolve("bytes.txt"), new byte[] {'a', '\n', 'b', (byte) 0xff});
        ServerClient server = new ServerClient(DocumentFolder.of(folder));
        for (String[] member : new String[][] {
            {"/battlefield", "'battlefield': 'bytes.txt'"},
            {"/scenario", "'scenario': 'bytes.txt'"},
            {"/teams/A", "'teams': {'A': 'bytes.txt', 'B': 'kiln-road-breakers'}"}
        })
            assertThat(server.ask("{'do': 'start', " + member[1] + "}")
                            .get("faults")
                            .toString())
                    .isEqualTo(("[{'where':'" + member[0]
                                    + ", file bytes.txt','rule':'ASK-11','text':'this is not text',"
                                    + "'expected':'UTF-8','line':2,'column':2}]")
                            .replace('\'', '"'));
    }

    /** The line is one of the file, not of the requests. */
    @Test
    void theFaultOfARosterNamesItsFile() throws IOException {
        Files.writeString(folder.resolve("below/torn.ros"), "<roster>\n<forces>\n");
        ServerClient server = new ServerClient(DocumentFolder.of(folder));
        assertThat(server.ask("{'do': 'start', 'teams': {'A': 'below/torn.ros', 'B': 'kiln-road-breakers'}}")
                        .get("faults")
                        .toString())
                .startsWith("[{\"where\":\"/teams/A, file below/torn.ros\",")
                .endsWith("; the file is not read\",\"line\":3}]");
    }

    @Test
    void aTeamInJsonIsNoRosterForAWordInIt() throws IOException {
        ServerClient server = new ServerClient(DocumentFolder.of(folder));
        String team =
                Json.write(ShippedThings.TEAMS.called("kiln-road-breakers").get());
        Files.writeString(folder.resolve("team.json"), team.replaceFirst("\"team\":\"[^\"]*\"", "\"team\":\"roster\""));
        Files.writeString(folder.resolve("more.json"), team.replaceFirst("\\{", "{\"roster\":7,"));
        assertThat(server.ask("{'do': 'start', 'teams': {'A': 'team.json', 'B': 'kiln-road-breakers'}}")
                        .at("/setup/teamA/name")
                        .asText())
                .isEqualTo("roster");
        assertThat(error(server, "'teams': {'A': 'more.json', 'B': 'kiln-road-breakers'}"))
                .contains("/teams/A, file more.json: ", "'roster'");
    }

    @Test
    void aTeamAsAFileHoldsItMayBeAMemberOfTheRequest() throws IOException {
        ServerClient server = new ServerClient(DocumentFolder.of(folder));
        String team = Json.write(
                        ShippedThings.TEAMS.called("kiln-road-breakers").get())
                .replaceFirst("\"points\":[0-9]+", "\"points\":999");
        Files.writeString(folder.resolve("team.json"), team);
        String form = "{'do': 'start', 'game': 'NAME', 'seed': 1, 'teams': {'A': TEAM, 'B': 'saltwind-wardens'}}";
        JsonNode asMember = server.ask(form.replace("NAME", "member").replace("TEAM", team.replace("'", "\\u0027")));
        JsonNode asFile = server.ask(form.replace("NAME", "file").replace("TEAM", "'team.json'"));
        assertThat(asMember.get("illegal").toString()).contains("TEAM-1");
        assertThat(asMember.get("illegal")).isEqualTo(asFile.get("illegal"));
        assertThat(asMember.get("setup")).isEqualTo(asFile.get("setup"));
        assertThat(error(server, "'teams': {'A': {'team': 'X', 'nodels': []}, 'B': 'saltwind-wardens'}"))
                .contains("/teams/A: ", "'nodels'");
    }

    @Test
    void aFileOutsideIsAnsweredAsMissing() throws IOException {
        ServerClient server = new ServerClient(DocumentFolder.of(folder));
        String nowhere = error(server, "'battlefield': 'nowhere.txt'");
        assertThat(nowhere)
                .startsWith("/battlefield: no file of the folder is called 'nowhere.txt', and nothing that ships");
        for (String name : new String[] {
            "../secret.txt", "link.txt", all.resolve("secret.txt").toString(), "/dev/zero", ".."
        }) assertThat(error(server, "'battlefield': '" + name + "'")).isEqualTo(nowhere.replace("nowhere.txt", name));
    }

    @Test
    void theCommandTakesTheFolder() {
        String line = "{\"do\": \"start\", \"battlefield\": \"field.txt\"}";
        assertThat(Run.typing(line, "serve", "--files", folder.toString()).out())
                .contains("\"played\":{");
        assertThat(Run.typing(line, "serve").out()).contains("serve --files FOLDER");
        Run missing = Run.of("serve", "--files", folder.resolve("none").toString());
        assertThat(missing.exitCode()).isEqualTo(2);
        assertThat(missing.err()).isEqualTo("--files: there is no folder " + folder.resolve("none") + "\n");
        Path file = folder.resolve("field.txt");
        assertThat(Run.of("serve", "--files", file.toString()).err())
                .isEqualTo("--files: " + file + " is a file; expected a folder\n");
        assertThat(Run.of("web", "--games", file.toString()).err())
                .isEqualTo("--games: " + file + " is a file; expected a folder\n");
    }

    private static String error(ServerClient server, String line) {
        JsonNode error = server.ask("{'do': 'start', " + line + "}");
        return error.at("/faults/0/where").asText() + ": " + ServerClient.faults(error);
    }
}
