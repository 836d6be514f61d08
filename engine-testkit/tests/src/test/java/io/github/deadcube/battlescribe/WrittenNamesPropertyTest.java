package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.team.ForceList.Category;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.cli.Run;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/** What a command writes into a file reads back, whatever is in the names. */
class WrittenNamesPropertyTest {
    private static final Vector<String> PIECES = Vector.of(
                    ("a Rat É œ ß 日本 e\u0301 \u00ad \u200b \u200e \u200f \u202e \u2066 \u2069 \ufeff \u00a0 \u0085 "
                                    + "\u2028 \u2029"
                                    + " \u001b[2J \u0007 \u007f \ud83d\ude00 \udb40\udc41 \" # , : \\ ( ) ; ' - "
                                    + "&#38; \ud835\udd38")
                            .split(" "))
            .appendAll(Vector.of(" ", "\t", "2 x ", "team", "list", "edition ", "called ", "with ", "1 "));
    /** They end a line, so no name of a text has them; a list may. */
    private static final Vector<String> LINE_ENDS = Vector.of("\n", "\r", "\r\n");

    private static final Path SYSTEM = SampleLists.file("small/small-town.gst");

    private static final String MODEL = """
            <selectionEntry id="%s" name="%s" type="model">
              <profiles><profile id="p%1$s" name="x" typeName="Model"><characteristics>
                <characteristic name="SP" typeId="1">1-2</characteristic><characteristic name="RA" typeId="2">4+</characteristic>
                <characteristic name="FI" typeId="3">5+</characteristic><characteristic name="SV" typeId="4">5+</characteristic>
                <characteristic name="AR" typeId="5">-</characteristic><characteristic name="HP" typeId="6">2</characteristic>
                <characteristic name="SZ" typeId="7">1</characteristic><characteristic name="Abilities" typeId="8">-</characteristic>
              </characteristics></profile></profiles>
              <selectionEntries>%s</selectionEntries>
              <categoryLinks><categoryLink id="c%1$s" name="l" targetId="%s" primary="true"/></categoryLinks>
              <costs><cost name=" Pts" typeId="c-pts" value="10.0"/><cost name=" VP" typeId="c-vp" value="1.0"/></costs>
            </selectionEntry>
            """;
    private static final String OPTION = """
            <selectionEntry id="%s" name="%s" type="upgrade">
              <constraints><constraint field="selections" scope="parent" value="1.0" id="m%1$s" type="max"/></constraints>
              <profiles><profile id="w%1$s" name="%s" typeName="Weapon"><characteristics>
                <characteristic name="Range" typeId="w1">R5</characteristic><characteristic name="AP" typeId="w2">-</characteristic>
                <characteristic name="Keywords" typeId="w3">-</characteristic></characteristics></profile></profiles>
            </selectionEntry>
            """;

    private static Path folder = Path.of("");

    @BeforeContainer
    static void makeFolder() throws IOException {
        folder = Files.createTempDirectory("names");
    }

    @AfterContainer
    static void removeFolder() throws IOException {
        for (Path file : TextFile.entries(folder)) Files.delete(file);
        Files.delete(folder);
    }

    @Property(shrinking = ShrinkingMode.OFF)
    @Tries(build = 6, thorough = 1_000)
    void aTeamThatIsBuiltIsReadIsLegalAndPlays(@ForAll long seed) throws IOException {
        String lists = list(new SplitMix64(seed)) + "," + SYSTEM;
        Vector<String> build = Vector.of("build", "--list", lists, "--points", "50", "--seed", String.valueOf(seed));
        for (Vector<String> command : Vector.of(build, build.append("--full"))) {
            Run built = Run.of(command.toJavaArray(String[]::new));
            assertThat(built.exitCode()).as(built.err()).isZero();
            String file = SampleLists.written(folder, "built.txt", built.out()).toString();
            Run checked = Run.of("teams", "check", file, "--list", lists);
            assertThat(checked.exitCode()).as(built.out() + checked).isZero();
            Run played = Run.of("play", "--quiet", "--teams", file + "," + file, "--list", lists);
            assertThat(played.exitCode()).as(played.err()).isZero();
        }
    }

    @Property(shrinking = ShrinkingMode.OFF)
    @Tries(build = 150, thorough = 5_000)
    void aTeamOfAListIsReadAsText(@ForAll long seed) throws IOException {
        SplitMix64 chance = new SplitMix64(seed);
        Vector<ForceList> lists = SampleLists.read(SYSTEM, list(chance)).lists();
        ChosenTeam team =
                lists.head().random(lists.head().faction(), 50, chance::below).get();
        for (Vector<ForceList> known : Vector.of(lists, Vector.<ForceList>empty())) {
            String text = team.text(known);
            Either<Seq<Fault>, ChosenTeam> again = ChosenTeam.read(text, known);
            assertThat(again).as(text + again).isEqualTo(Either.right(team));
        }
    }

    /** A list of three cards and two options with any names, also with control characters, which XML 1.1 has. */
    private static Path list(SplitMix64 chance) throws IOException {
        Vector<String> pieces = PIECES.appendAll(LINE_ENDS);
        String options = Vector.of("o1", "o2")
                .map(id -> OPTION.formatted(id, xml(name(pieces, chance)), xml(name(pieces, chance))))
                .mkString();
        String models = MODEL.formatted("e1", xml(name(pieces, chance)), options, "g-leader")
                + MODEL.formatted("e2", xml(name(pieces, chance)), options, "g-troop")
                + MODEL.formatted("e3", xml(name(pieces, chance)), "", "g-troop");
        return SampleLists.written(folder, "names.cat", """
                        <?xml version="1.1" encoding="UTF-8"?>
                        <catalogue id="names" name="%s" revision="1" gameSystemId="aaaa-0000-0000-0001" gameSystemRevision="8">
                        <selectionEntries>%s</selectionEntries></catalogue>
                        """.formatted(xml(name(pieces, chance)), models));
    }

    @Property(shrinking = ShrinkingMode.OFF)
    @Tries(build = 30, thorough = 3_000)
    void aTeamThatIsPrintedIsReadAgain(@ForAll long seed) throws IOException {
        SplitMix64 chance = new SplitMix64(seed);
        Card card = Card.named(name(PIECES, chance));
        ChosenTeam team = new ChosenTeam(
                name(PIECES, chance),
                name(PIECES, chance),
                Vector.of(
                        new ChosenModel(card, Category.LEADER, 10, Vector.of(name(PIECES, chance))),
                        new ChosenModel(card, Category.TROOP, 10, Vector.empty())
                                .withCalled(Option.some(name(PIECES, chance)))));
        String json = SampleLists.written(folder, "mine.json", Json.write(team)).toString();
        Run printed = Run.of("teams", json);
        assertThat(ChosenTeam.read(printed.out(), Vector.empty()))
                .as(printed.out())
                .contains(team);
        String text = SampleLists.written(folder, "mine.txt", printed.out()).toString();
        assertThat(Run.of("teams", text).out()).isEqualTo(printed.out());
    }

    private static String name(Vector<String> pieces, SplitMix64 chance) {
        return Vector.fill(1 + chance.below(5), () -> pieces.get(chance.below(pieces.size())))
                .mkString();
    }

    private static String xml(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> escaped.append("&#").append(c).append(';'));
        return escaped.toString();
    }
}
