package io.github.deadcube.testkit.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.api.rule.Rulebook.Passage;
import io.github.deadcube.cases.ShippedCases;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.cases.RuleCase;
import io.github.deadcube.testkit.cli.Run;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class BookPageTest {
    private static final int MOST_BYTES = 3_200_000;
    /** What the drawings have in common. */
    private static final int SHARED_BYTES = 250_000;
    /** A build tells some of the cases. */
    private static final int STEP = Level.thorough() ? 1 : 20;

    private static final CaseRules RULES = CaseRules.shipped();
    private static final String MOVES = """
            case ADV-2: A1 <moves> & B1 waits
            A1 at c4/5; B1 at c6
            play
            A1 activate; A1 advance
            expect refuses A1 step c6 by ADV-2
            A1 step c5; A1 spot 5
            expect A1 at c5/5
            """;

    private static Vector<CaseFile> all = Vector.empty();
    private static Vector<CaseFile> files = Vector.empty();
    private static String page = "";
    private static Map<String, Element> sections = HashMap.empty();

    @BeforeAll
    static void write() throws Exception {
        all = ShippedCases.files();
        Vector<RuleCase> cases = all.flatMap(CaseFile::cases);
        files = Vector.of(new CaseFile(
                "sample.txt",
                cases.zipWithIndex().filter(one -> one._2() % STEP == 0).map(one -> one._1())));
        page = BookPage.html(files, RULES, HouseRulebook::of).get();
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(page)));
        sections = elements(document, "*")
                .filter(one -> !one.getAttribute("id").isEmpty())
                .toMap(one -> one.getAttribute("id"), one -> one);
    }

    private static Vector<Element> elements(Document document, String name) {
        NodeList all = document.getElementsByTagName(name);
        return Vector.range(0, all.getLength()).map(i -> (Element) all.item(i));
    }

    @Test
    void everyRuleIsThereWithItsTextAndItsBasis() {
        assertThat(Rulebook.all()).allSatisfy(rule -> {
            String text = sections.get(rule.id()).get().getTextContent().replaceAll("\\s+", " ");
            assertThat(text).contains(rule.title());
            for (Passage passage : rule.passages())
                assertThat(text)
                        .contains(passage.text() + " "
                                + passage.basis()
                                        .map(basis -> basis.source().getOrElse(basis::toString))
                                        .mkString(" "));
        });
    }

    @Test
    void differencesOfEditionsAreThere() {
        assertThat(sections.get("K-TRAP").get().getTextContent()).contains("Edition revised: R25-K-TRAP");
        assertThat(sections.get("AST-10").get().getTextContent()).contains("Edition living: In living-rules: it may");
        assertThat(sections.get("R25-K-TRAP").get().getTextContent()).contains("Replaces or changes K-TRAP");
    }

    @Test
    void everyLinkLeadsToOneElement() {
        Vector<String> links = Vector.ofAll(java.util.regex.Pattern.compile(" href=\"#([^\"]+)\"")
                        .matcher(page)
                        .results())
                .map(found -> found.group(1));
        assertThat(links).hasSizeGreaterThan(1000);
        assertThat(sections.keySet().toJavaSet()).containsAll(links);
        assertThat(page.split(" id=\"", -1)).hasSize(sections.size() + 1);
        assertThat(page.split(" (href|src)=\"[^#]", -1)).hasSize(1);
    }

    @Test
    void everyCaseIsToldWithItsDice() {
        Vector<RuleCase> cases = files.head().cases();
        assertThat(page.split("<article", -1)).hasSize(cases.size() + 1);
        String text = sections.values().map(Element::getTextContent).mkString();
        assertThat(cases)
                .hasSizeGreaterThan(20)
                .allSatisfy(one -> assertThat(text).contains(one.shows()));
    }

    @Test
    void aMoveIsDrawnAndARefusalIsExplained() {
        String one = BookPage.html(Vector.of(CaseFile.of("one.txt", MOVES)), RULES, HouseRulebook::of)
                .get();
        String story = one.substring(one.indexOf("<article"), one.indexOf("</article>"));
        assertThat(story)
                .contains("A1 &lt;moves&gt; &amp; B1 waits", "<li class=\"in\">A1 activate; A1 advance</li>")
                .contains("<li class=\"no\">A1 step c6: <a href=\"#ADV-2\"", "<li class=\"ok\">A1 at c5/5</li>")
                .contains("A1 advances to c5");
        // A1 is in the middle of c4, and then of c5
        assertThat(story.split("<figcaption>", -1)).hasSize(3);
        assertThat(story.substring(0, story.indexOf("Before")))
                .contains("x=\"75\" y=\"135\"")
                .doesNotContain("y=\"105\"");
        assertThat(story.substring(story.indexOf("<figcaption>Before")))
                .contains("x=\"75\" y=\"105\"")
                .doesNotContain("y=\"135\"");
    }

    /** What each case adds is estimated from some of them; a thorough run measures it. */
    @Test
    void theWholeIsSmall() {
        int none = bytes(BookPage.html(Vector.empty(), RULES, HouseRulebook::of).get());
        int shared = bytes(page.substring(page.indexOf("<defs>"), page.indexOf("</defs>")));
        int told = files.head().cases().size();
        int cases = all.map(file -> file.cases().size()).sum().intValue();
        assertThat(shared).isLessThan(SHARED_BYTES);
        assertThat(none + SHARED_BYTES + (long) (bytes(page) - none - shared) * cases / told)
                .isLessThan(MOST_BYTES);
    }

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    @Test
    void aCaseThatDoesNotHoldStopsThePage() {
        Either<Vector<RuleCase.Failure>, String> broken = BookPage.html(
                files.append(CaseFile.of("bad.txt", MOVES.replace("at c5/5\n", "at c4/5\n"))),
                RULES,
                HouseRulebook::of);
        assertThat(broken.getLeft().map(Object::toString))
                .singleElement()
                .asString()
                .startsWith("bad.txt, line 7, edition third: ADV-2: A1 <moves>");
    }

    @Test
    void theCommandWritesThePageOrNothing(@TempDir Path folder) throws Exception {
        Path cases = Files.writeString(folder.resolve("cases.txt"), MOVES);
        Path book = folder.resolve("book.html");
        assertThat(Run.of("rules", "--html", book.toString(), "--cases", cases.toString()))
                .isEqualTo(new Run(0, "", ""));
        assertThat(Files.readString(book)).contains("with 1 cases".replace("cases", "case"));
        Files.delete(book);
        Files.writeString(cases, MOVES.replace("at c5/5\n", "at c4/5\n"));
        Run run = Run.of("rules", "--html", book.toString(), "--cases", cases.toString());
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("cases.txt, line 7", "Nothing is written: 1 of the cases does not hold.");
        assertThat(book).doesNotExist();
        assertThat(Run.of("rules", "--html", book.toString(), "--cases", "missing.txt")
                        .exitCode())
                .isEqualTo(2);
    }

    /** The cases of this file do not hold: they are not played first. */
    @Test
    void aPageThatCannotBeWrittenIsRefusedAtOnce(@TempDir Path folder) throws Exception {
        Path cases = Files.writeString(folder.resolve("cases.txt"), MOVES.replace("at c5/5\n", "at c4/5\n"));
        assertThat(Run.of("rules", "--html", folder.toString(), "--cases", cases.toString()))
                .isEqualTo(new Run(2, "", folder + " cannot be written: it is a folder\n"));
    }

    @Test
    void nothingIsChosenForThePage(@TempDir Path folder) {
        Path book = folder.resolve("book.html");
        Run run = Run.of("rules", "--html", book.toString(), "ADV-2", "--rulings", "--edition", "third");
        assertThat(run.exitCode()).isEqualTo(2);
        for (String name : new String[] {"'ADV-2'", "--rulings", "--edition"})
            assertThat(run.err())
                    .contains(name + " cannot be chosen for the page that --html writes, which has all rules\n");
        assertThat(book).doesNotExist();
        assertThat(Run.of("rules", "ADV-2", "--cases", "cases.txt").err())
                .startsWith("--cases is for the page that --html writes\n");
    }

    @Test
    void thePageDoesNotReplaceItsCases(@TempDir Path folder) throws Exception {
        String cases = Files.writeString(folder.resolve("cases.txt"), MOVES).toString();
        for (String told : new String[] {cases, folder.toString()})
            assertThat(Run.of("rules", "--html", cases, "--cases", told))
                    .isEqualTo(new Run(2, "", "--html: " + cases + " is read; expected another name\n"));
        assertThat(Path.of(cases)).hasContent(MOVES);
    }

    @Test
    void theCasesThatShipAreFoundOnTheClassPath() {
        assertThat(CaseFile.shipped().map(CaseFile::name)).containsExactlyElementsOf(all.map(CaseFile::name));
        assertThat(Run.of("cases", "--rule", "ADV-2").out()).matches("[1-9][0-9]* cases?, [0-9]+ hold, 0 do not\n");
    }
}
