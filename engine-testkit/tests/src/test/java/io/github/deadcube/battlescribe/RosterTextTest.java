package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.lists.ListFiles.ReadSettings;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.testkit.start.TeamFiles;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The text of a roster, such as one that is pasted into a page, is the team that its file holds. */
class RosterTextTest {
    private static final String DEEP = "<roster>" + "<a>".repeat(64) + "</a>".repeat(64) + "</roster>";

    private static Either<Seq<Fault>, ChosenTeam> read(String text) {
        return TeamFiles.read(text, ReadSettings.of(edition -> Shipped.ruleset()));
    }

    private static String refused(String text) {
        return read(text).getLeft().mkString("; ");
    }

    @Test
    void aRosterIsTheTeamOfItsFile() throws IOException {
        ChosenTeam team = SampleLists.read(SampleLists.ROSTER).teams().head();
        for (Path file : new Path[] {SampleLists.ROSTER, SampleLists.JSON}) {
            String text = Files.readString(file);
            assertThat(read(text)).isEqualTo(Either.right(team));
            assertThat(read("\ufeff" + text)).isEqualTo(Either.right(team));
            assertThat(read(text.replace("\n", "\r\n"))).isEqualTo(Either.right(team));
        }
    }

    /** A text has been decoded, whatever it says that its bytes were. */
    @Test
    void theDeclaredEncodingOfATextMeansNothing() throws IOException {
        String text = Files.readString(SampleLists.ROSTER);
        assertThat(text).contains("encoding=\"UTF-8\"");
        assertThat(read(text.replace("UTF-8", "UTF-16"))).isEqualTo(read(text));
    }

    @Test
    void aTeamInTheNotationIsStillOne() {
        assertThat(read("team: Night Shift\nRigger: troop, 10 points, VP 1, RA 5+ FI 5+ SV 5+ HP 2, rifle R6\n")
                        .get()
                        .name())
                .isEqualTo("Night Shift");
        assertThat(refused("team: Night Shift\nRigger: troop\n")).startsWith("line 2, column 1: ");
    }

    @Test
    void aFaultHasItsLineAndItsModel() throws IOException {
        String text = Files.readString(SampleLists.ROSTER).replaceFirst(">4\\+<", ">four<");
        assertThat(refused(text)).contains("line 15: Foreman Oda: RA 'four' is not understood");
    }

    @Test
    void whatIsNoRosterIsRefused() {
        assertThat(refused("<roster>\n<forces>"))
                .isEqualTo("line 2: the XML breaks off here, or is not well-formed; " + "the file is not read");
        assertThat(refused("<html/>")).contains("this is no game system, catalogue or roster");
        assertThat(refused("<!DOCTYPE a>\n<roster/>")).contains("line 1: a document type is not read");
        assertThat(refused("<roster>\n&more;</roster>")).contains("line 2: an entity is not read");
        assertThat(refused(DEEP)).contains("elements are at most 64 deep");
        assertThat(refused(DEEP.replaceFirst("<a>", "").replaceFirst("</a>", "")))
                .doesNotContain("deep");
        assertThat(refused("<roster>" + "<a/>".repeat(200_000) + "</roster>"))
                .contains("a file has at most 200000 elements");
        assertThat(refused("<roster>" + " ".repeat(16 << 20) + "</roster>")).contains("this is too large");
        assertThat(refused("<roster/>")).contains("this roster has no force");
    }

    @Test
    void aRosterWithTwoForcesIsNoTeam() throws IOException {
        String text = Files.readString(SampleLists.ROSTER);
        int begin = text.indexOf("<force ");
        int end = text.indexOf("</force>") + "</force>".length();
        String twice = text.substring(0, end) + text.substring(begin);
        assertThat(refused(twice)).isEqualTo("the text has 2 strike teams; expected a roster with one force");
    }
}
