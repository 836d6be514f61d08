package io.github.deadcube.testkit.cases;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.jspecify.annotations.Nullable;

/**
 * A file of cases. Each begins with a line that names its rules and says what it shows; the script follows. The page
 * CASES describes the format completely.
 *
 * <pre>
 * case K-TRAP, ACT-5: a trap that goes off ends the activation
 * laid K-TRAP (FRAG (2)) of A1 at c5; initiative B
 * A1 at a1; B1 SV 5+ HP 3, at c4
 * play
 * B1 activate; B1 advance; B1 step c5; A1 use K-TRAP on B1; B1 spot 7; dice A 1 1 | B 1 1 1
 * expect asks A: turn
 * </pre>
 *
 * @param name the name of the file
 * @param cases in the order of the file, at least one
 */
public record CaseFile(String name, Vector<RuleCase> cases) {
    static final String ENDING = ".txt";

    /**
     * Reads a file, or returns all errors in the order of the lines. Never throws. Time and memory grow with the length
     * of the text.
     *
     * @param name the name of the file, for messages
     */
    public static Either<Seq<Fault>, CaseFile> read(String name, String text) {
        return read(name, text, Option.none());
    }

    /**
     * The same for cases that these rules will play: if something cannot be read, the errors include what the rules
     * refuse.
     */
    public static Either<Seq<Fault>, CaseFile> read(String name, String text, CaseRules rules) {
        return read(name, text, Option.some(rules));
    }

    private static Either<Seq<Fault>, CaseFile> read(String name, String text, Option<CaseRules> rules) {
        return TextBounds.lines(text).flatMap(lines -> new CaseReader(name, rules).read(lines));
    }

    /**
     * The files of cases that a path names.
     *
     * @param path a file, or a folder
     * @return the file; of a folder, the regular files whose names end with {@code .txt}, in the order of their names
     * @throws IOException if the folder cannot be read
     */
    public static Vector<Path> at(Path path) throws IOException {
        if (!Files.isDirectory(path)) return Vector.of(path);
        return TextFile.entries(path).filter(file -> file.toString().endsWith(ENDING) && Files.isRegularFile(file));
    }

    /**
     * The files of the artifact {@code engine-cases}, in the order of their names.
     *
     * @return empty if the artifact is not on the class path
     */
    public static Vector<CaseFile> shipped() {
        return ShippedCaseFiles.read();
    }

    /**
     * The cases of a text that a program contains.
     *
     * @throws IllegalArgumentException if the text has errors; the message lists all
     */
    public static CaseFile of(String name, String text) {
        return Fault.orThrow(read(name, text).mapLeft(faults -> faults.map(fault -> fault.within(name))));
    }

    /** Finds the files of the artifact {@code engine-cases}, which is a jar or a folder. */
    private static final class ShippedCaseFiles {
        private static final String FOLDER = "deadcube-cases/";
        /** Every build of the artifact has it. */
        private static final String PAGE = FOLDER + "CASES.md";

        private ShippedCaseFiles() {}

        static Vector<CaseFile> read() {
            @Nullable URL page = ShippedCaseFiles.class.getClassLoader().getResource(PAGE);
            if (page == null) return Vector.empty();
            try {
                return page.openConnection() instanceof JarURLConnection jar ? packed(jar) : unpacked(page);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static Vector<CaseFile> packed(JarURLConnection connection) throws IOException {
            connection.setUseCaches(false);
            try (JarFile jar = connection.getJarFile()) {
                Vector<CaseFile> files = Vector.empty();
                for (JarEntry entry : Vector.ofAll(jar.stream()).sortBy(JarEntry::getName))
                    if (entry.getName().startsWith(FOLDER) && entry.getName().endsWith(CaseFile.ENDING))
                        files = files.append(CaseFile.of(
                                entry.getName().substring(FOLDER.length()),
                                TextFile.packaged(jar.getInputStream(entry), entry.getName())));
                return files;
            }
        }

        private static Vector<CaseFile> unpacked(URL page) throws IOException {
            Vector<CaseFile> files = Vector.empty();
            for (Path file : CaseFile.at(Path.of(URI.create(page.toString())).resolveSibling("")))
                files = files.append(CaseFile.of(
                        String.valueOf(file.getFileName()), Files.readString(file, StandardCharsets.UTF_8)));
            return files;
        }
    }

    private static final class CaseReader {
        private static final String CASE = "case";
        private static final String EDITION = "edition";
        private static final String PLAY = "play";
        private static final String AGAIN = "again";

        private static final String HEADING =
                "'case', rules and what it shows, such as 'case K-TRAP, ACT-5: a trap ends the activation'";
        private static final int LONGEST = 300;

        private final String file;
        private final Option<CaseRules> rules;
        private Vector<Fault> errors = Vector.empty();

        CaseReader(String file, Option<CaseRules> rules) {
            this.file = file;
            this.rules = rules;
        }

        Either<Seq<Fault>, CaseFile> read(Vector<TextPiece> lines) {
            Vector<TextPiece> before = lines.takeUntil(line -> line.begins(CASE));
            before.map(TextPiece::stripped).reject(TextPiece::isEmpty).forEach(line -> wrong(line.expected(HEADING)));
            Vector<TextPiece> rest = lines.drop(before.size());
            if (rest.isEmpty() && errors.isEmpty()) wrong(Fault.at(1, 1, "the file has no case", HEADING));
            Vector<RuleCase> cases = Vector.empty();
            while (rest.nonEmpty()) {
                Vector<TextPiece> body = rest.tail().takeUntil(line -> line.begins(CASE));
                cases = cases.append(one(rest.head(), body));
                rest = rest.drop(body.size() + 1);
            }
            return errors.isEmpty()
                    ? Either.right(new CaseFile(file, cases))
                    : Either.left(
                            TextBounds.first(errors.appendAll(unplayable(cases)).distinct()));
        }

        /** What the rules refuse of the cases that can be read: unknown rules, and situations that cannot be played. */
        private Vector<Fault> unplayable(Vector<RuleCase> cases) {
            return rules.toVector()
                    .flatMap(by -> cases.filter(one ->
                                    one.scripts().nonEmpty() && one.editions().nonEmpty())
                            .flatMap(one -> one.failures(by)
                                    .filter(failure -> failure.played().isEmpty())
                                    .flatMap(RuleCase.Failure::faults)
                                    .appendAll(one.unknown(by))));
        }

        private RuleCase one(TextPiece heading, Vector<TextPiece> body) {
            TextPiece said = heading.after(CASE);
            int colon = said.text().indexOf(':');
            TextPiece named = said.part(0, Math.max(colon, 0));
            TextPiece shows = said.part(colon + 1, said.text().length());
            if (colon < 0) wrong(said.expected(HEADING));
            else if (shows.isEmpty() || shows.text().length() > LONGEST)
                wrong(shows.wrong(
                        "the case says nothing, or too much", "a sentence of at most " + LONGEST + " characters"));
            Vector<RuleId> rules = named.split(',').flatMap(this::rule);
            if (colon >= 0 && named.split(',').isEmpty()) wrong(named.expected("a rule such as K-TRAP"));
            Vector<TextPiece> begun = body.dropWhile(line -> line.stripped().isEmpty());
            boolean names = begun.nonEmpty() && begun.head().begins(EDITION);
            Vector<String> editions = names ? editions(begun.head().after(EDITION)) : Vector.of(CaseRules.USUAL);
            Vector<Script> scripts = scripts(heading, editions, names ? begun.tail() : begun);
            return new RuleCase(file, heading.line(), rules, editions, shows.text(), scripts);
        }

        private Vector<RuleId> rule(TextPiece name) {
            return RuleId.read(name.text())
                    .toOption()
                    .onEmpty(() -> wrong(name.expected("a rule such as K-TRAP")))
                    .toVector();
        }

        private Vector<String> editions(TextPiece named) {
            CharSequence expected = Sentence.of("an edition: {editions}", Deadcube.editions());
            Vector<TextPiece> names = named.split(',');
            if (names.isEmpty()) wrong(named.expected(expected));
            Vector<String> editions = Vector.empty();
            for (TextPiece name : names)
                if (!Deadcube.editions().contains(name.text())) wrong(name.expected(expected));
                else if (editions.contains(name.text()))
                    wrong(name.wrong(
                            Sentence.of("the edition {text} is named twice", name.text()), "each edition once"));
                else editions = editions.append(name.text());
            return editions;
        }

        private Vector<Script> scripts(TextPiece heading, Vector<String> editions, Vector<TextPiece> body) {
            Vector<Script> scripts = Vector.empty();
            Vector<TextPiece> rest = body.prepend(heading);
            while (rest.nonEmpty()) {
                Vector<TextPiece> script = rest.tail().takeUntil(CaseReader::again);
                if (script.forAll(line -> line.stripped().isEmpty()))
                    wrong(rest.head().wrong("a script is missing", "models, 'play', choices, dice and 'expect'"));
                else scripts = scripts.appendAll(script(editions, script));
                rest = rest.drop(script.size() + 1);
            }
            return scripts;
        }

        private static boolean again(TextPiece line) {
            return line.stripped().text().equals(AGAIN);
        }

        private Vector<Script> script(Vector<String> editions, Vector<TextPiece> lines) {
            rules.forEach(CaseRules::begin);
            otherEdition(editions, lines).forEach(this::wrong);
            String text = lines.map(TextPiece::text).mkString("\n");
            int line = lines.head().line();
            return editions.headOption()
                    .flatMap(edition -> rules.map(by -> by.runner(edition).read(text, line)))
                    .getOrElse(() -> Script.read(text, line))
                    .peekLeft(all -> all.forEach(this::wrong))
                    .toVector();
        }

        /**
         * A script is counted for the editions of its case, so it can only repeat the edition of a case that has one.
         */
        private static Option<Fault> otherEdition(Vector<String> editions, Vector<TextPiece> lines) {
            return lines.flatMap(line -> line.split(';'))
                    .takeUntil(statement -> statement.text().equals(PLAY))
                    .flatMap(statement -> statement.split(','))
                    .filter(item -> item.begins(EDITION))
                    .find(item -> !editions.equals(Vector.of(item.after(EDITION).text())))
                    .map(item -> item.wrong(
                            Sentence.of(
                                    "the case is counted for {editions}, but the script says '{text}'",
                                    editions,
                                    item.text()),
                            "the editions of the case in a line below its heading; other editions in a case "
                                    + "of their own"));
        }

        private void wrong(Fault error) {
            if (errors.size() <= TextBounds.MOST_ERRORS) errors = errors.append(error);
        }
    }
}
