package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import io.github.deadcube.Seat;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.resolve.DescribesFrame;
import io.github.deadcube.notation.EveryState;
import io.github.deadcube.properties.Level;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a player reads is sentences: no identifier of the program, no place that was not filled in. */
class SentencesTest {
    private static final Path ROOT = Path.of(System.getProperty("basedir", "."), "..", "..");

    /** What the user writes stands in quotation marks, or is a JSON object. */
    private static final Pattern QUOTED = Pattern.compile("'[^']*'|\\{\\\\?\".*?}");

    private static final Pattern OF_THE_PROGRAM = Pattern.compile(
            "\\b[a-z]+[A-Z]\\w*|[{}]|\\w\\(\\)|\\b[a-z]{2,}\\.[a-z]{2,}|\\w\\[\\w+=|@[A-Za-z]|\\b[A-Z]+_[A-Z]"
                    + "|\\b(?:Vector|List|Some|Right|Left)\\(|\\bNone\\b|\\b[A-Z]\\w+\\.[a-z]");

    /** The parts of a frame that its text names. */
    private static final Pattern PART = Pattern.compile("\\{[A-Za-z.]+}");

    /** Where a text of a refusal or a fault is written. */
    private static final Pattern TOLD = Pattern.compile(
            "\\bnew (?:\\w+\\.)?(?:Rejection|\\w*Error|\\w*Fault|SessionRefusal)\\(|\\b(?:wrong|expected|refused)\\(");

    /** Where the text of a value is written. */
    private static final Pattern SHOWN = Pattern.compile("String (?:toString|describe|words|told|said)\\([^)]*\\) \\{");

    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*)\"");

    private static void isSentence(String where, String text) {
        Matcher strange = OF_THE_PROGRAM.matcher(QUOTED.matcher(text).replaceAll("''"));
        assertThat(strange.find() ? where + ": " + strange.group() + " in: " + text : "")
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A1 has offerOrder to c4",
                "{model} moves",
                "if it is draft.active",
                "leave stage() as it is",
                "Way[cube=c4]",
                "a model of Vector(A1)",
                "the status IN_PLAY"
            })
    void anIdentifierIsFound(String text) {
        assertThat(OF_THE_PROGRAM.matcher(text).find()).isTrue();
    }

    @Test
    void theTextOfEachFrame() {
        Vector<DescribesFrame> described = Vector.ofAll(MainCode.CLASSES)
                .filter(type -> type.isAnnotatedWith(DescribesFrame.class))
                .map(type -> type.getAnnotationOfType(DescribesFrame.class));
        assertThat(described).hasSizeGreaterThan(40);
        for (DescribesFrame frame : described)
            isSentence(frame.rule(), PART.matcher(frame.words()).replaceAll("A1"));
    }

    /** In games of all editions: what waits, what is asked, what has happened, and why other choices are refused. */
    @Test
    void whatGamesSay() {
        Rules rules = Deadcube.rules();
        Map<String, Choice> tried = new TreeMap<>();
        TreeSet<String> events = new TreeSet<>();
        TreeSet<String> refusals = new TreeSet<>();
        int states = Level.tries(SentencesTest.class, "whatGamesSay", 400, 100_000);
        EveryState.each(states, Level.seed(SentencesTest.class, "whatGamesSay"), step -> {
            GameState state = step.state();
            for (Event event : step.events()) {
                events.add(event.getClass().getSimpleName());
                isSentence(event.rule().id(), event.toString());
            }
            isSentence("pending", state.describePending());
            Prompt prompt = rules.prompt(state);
            isSentence("prompt", prompt.toString());
            for (Option<Prompt> seen : Vector.of(Option.some(prompt), Option.<Prompt>none()))
                isSentence("question", new Seat.Question(29, prompt.respondingSide(), seen).toString());
            for (Option<Input> seen : Vector.of(Option.<Input>some(Dice.of(8, 3)), Option.<Input>none()))
                isSentence("update", new Seat.Update(28, Option.some(Side.A), seen, step.events()).toString());
            for (Choice choice : tried.values())
                for (Rejection no : rules.explain(state, choice)) {
                    refusals.add(no.toString());
                    isSentence(no.rule().id(), no.toString());
                }
            if (prompt instanceof Prompt.Decision decision)
                for (Choice option : decision.options())
                    tried.put(option.getClass().getSimpleName(), option);
        });
        assertThat(events).hasSizeGreaterThan(30);
        assertThat(refusals).hasSizeGreaterThan(60);
    }

    @ParameterizedTest
    @EnumSource
    void whatAPromptAsks(Prompt.Purpose purpose) {
        isSentence("purpose", purpose.toString());
    }

    @Test
    void theConstantRefusals() throws ReflectiveOperationException {
        int constants = 0;
        for (JavaClass type : MainCode.CLASSES)
            for (JavaField field : type.getFields())
                if (field.getRawType().isEquivalentTo(Rejection.class)
                        && field.getModifiers().contains(JavaModifier.STATIC)) {
                    Field constant = field.reflect();
                    constant.setAccessible(true);
                    isSentence(field.getFullName(), String.valueOf(constant.get(null)));
                    constants++;
                }
        assertThat(constants).isGreaterThan(100);
    }

    /** Also those that hardly ever occur: each piece of text from which the code makes a refusal or a fault. */
    @Test
    void thePiecesOfRefusalsAndFaults() throws IOException {
        assertThat(pieces(TOLD, '(', ')')).isGreaterThan(500);
    }

    /** Each piece of text from which an event, a choice, a prompt, a marker or a frame makes its text. */
    @Test
    void thePiecesOfWhatIsShown() throws IOException {
        assertThat(pieces(SHOWN, '{', '}')).isGreaterThan(200);
    }

    /** Checks the literals between the end of each match and its closing bracket, and counts them. */
    private static int pieces(Pattern begin, char opens, char closes) throws IOException {
        int pieces = 0;
        for (Path file : sources()) {
            String source = Files.readString(file, StandardCharsets.UTF_8);
            for (MatchResult told : Vector.ofAll(begin.matcher(source).results())) {
                String within = source.substring(told.end(), end(source, told.end(), opens, closes));
                for (MatchResult piece : Vector.ofAll(LITERAL.matcher(within).results())) {
                    boolean name = piece.group(1).matches("\\w*");
                    if (!name) isSentence(String.valueOf(file.getFileName()), piece.group(1));
                    pieces++;
                }
            }
        }
        return pieces;
    }

    private static Vector<Path> sources() throws IOException {
        Vector<Path> sources = Vector.empty();
        for (String module : Vector.of("engine-api", "engine-core", "engine-core/json", "engine-core/drawing"))
            try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main/java"))) {
                sources = sources.appendAll(Vector.ofAll(files)
                        .filter(file -> file.toString().endsWith(".java")
                                // the text of a library is for a debugger
                                && !file.endsWith("Library.java")));
            }
        return sources.sorted();
    }

    /** The index after the bracket that closes a call. Brackets in texts count too, but a text closes those that it opens. */
    private static int end(String source, int from, char opens, char closes) {
        int open = 1;
        int at = from;
        while (open > 0 && at < source.length()) {
            if (source.charAt(at) == opens) open++;
            if (source.charAt(at) == closes) open--;
            at++;
        }
        return at;
    }
}
