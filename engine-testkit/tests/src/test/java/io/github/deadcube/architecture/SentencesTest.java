package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.script.SituationText;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.notation.EveryState;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.table.PerftTable;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a player reads is sentences: no identifier of the program, no place that was not filled in. */
class SentencesTest {
    private static final GameState STANDING =
            Script.play("A1 at a1; B1 at b2\nplay").state();
    private static final Path ROOT = Path.of(System.getProperty("basedir", "."), "..", "..");

    /** The parts of a frame that its text names. */
    private static final Pattern PART = Pattern.compile("\\{[A-Za-z.]+}");

    /** Where a text of a refusal or a fault is written. */
    private static final Pattern TOLD =
            Pattern.compile("\\bnew (?:\\w+\\.)?(?:Rejection|\\w*Error|\\w*Fault|SessionRefusal)\\("
                    + "|\\b(?:Sentence\\.of|wrong|expected|refused)\\(");

    /** Where the text of a value is written. */
    private static final Pattern SHOWN = Pattern.compile("String (?:toString|describe|words|told|said)\\([^)]*\\) \\{");

    private static final Pattern WORD = Pattern.compile("[^\\s,;:()\\[\\]]+|[,;:()\\[\\]]");

    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*)\"");

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
        assertThat(Sentences.OF_THE_PROGRAM.matcher(text).find()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "it is for Some(A)",
                "Question[number=29]",
                "the model null",
                "the seed is {seed}",
                "NoSuchElementException: get() on Left",
                "no offerOrder; expected one of undoLooks, tokens"
            })
    void aValueAsJavaPrintsItIsFoundAtTheCommandLine(String text) {
        assertThatThrownBy(() -> Sentences.areSentences("team.txt, line 2: 'x' is wrong\n" + text))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(text.split(";", 2)[0]);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'it's-bAP3' is not understood",
                "a model's card is called 'bAP3'",
                "'bAP3' and 'x' are A1's weapons"
            })
    void whatTheUserWritesIsNoIdentifier(String text) {
        assertThatCode(() -> Sentences.areSentences(text)).doesNotThrowAnyException();
    }

    @Test
    void theTextOfEachFrame() {
        Vector<DescribesFrame> described = Vector.ofAll(MainCode.CLASSES)
                .filter(type -> type.isAnnotatedWith(DescribesFrame.class))
                .map(type -> type.getAnnotationOfType(DescribesFrame.class));
        assertThat(described).hasSizeGreaterThan(40);
        for (DescribesFrame frame : described)
            Sentences.isSentence(frame.rule(), PART.matcher(frame.words()).replaceAll("A1"));
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
                Sentences.isSentence(event.rule().id(), event.toString());
            }
            Sentences.isSentence("pending", state.describePending());
            Prompt prompt = rules.prompt(state);
            Sentences.isSentence("prompt", prompt.toString());
            for (Option<Prompt> seen : Vector.of(Option.some(prompt), Option.<Prompt>none()))
                Sentences.isSentence("question", new Seat.Question(29, prompt.respondingSide(), seen).toString());
            for (Option<Input> seen : Vector.of(Option.<Input>some(Dice.of(8, 3)), Option.<Input>none()))
                Sentences.isSentence(
                        "update", new Seat.Update(28, Option.some(Side.A), seen, step.events()).toString());
            for (Choice choice : tried.values())
                for (Rejection no : rules.explain(state, choice)) {
                    refusals.add(no.toString());
                    Sentences.isSentence(no.rule().id(), no.toString());
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
        Sentences.isSentence("purpose", purpose.toString());
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
                    Sentences.isSentence(field.getFullName(), String.valueOf(constant.get(null)));
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

    /** Of a good text each word in turn is another one, or is missing. */
    @Test
    void whatReadersSayOfATextThatIsDamaged() {
        int faults = faults(
                        "team: Night Shift\nlist: Rust Choir\n2 x Rigger, Cutter\nStray Dog: follower, 8 points, VP "
                                + "1, SP 2-3"
                                + " FI 4+ SV 6+ HP 2, teeth CC FRENZY (1), BEAST, AGILE",
                        text -> ChosenTeam.read(text, Vector.empty()))
                + faults(
                        "battlefield \"Two yards\"\nmarker o \"objective\"\nboard 3 x 2 x 2\n:1  a  b  c\n 2  .  . "
                                + "|.\n       --\n 1  .  .  o\n:2  a  b  c\n"
                                + " 2     .\nsmooth wall north of b1",
                        NamedBattlefield::read)
                + faults(Notation.write(Shipped.scenarios().get(1)), Notation::readScenario)
                + faults(
                        "(rule HOUSE-STEADY, name Steady, modes [(triggers [declared], when [target], effects "
                                + "[adds(modifier dice,"
                                + " amount 1)], until attack)])",
                        Notation::readOrder)
                + faults(
                        "A1 RA 5+, rifle R8, bomb R2 ONE-USE and GRENADE (SMOKE), at c2; A2 neutral, at a1; B1 SV "
                                + "5+ HP 3, at c4,"
                                + " damage 1, marked K-PREY 1 by A until round; token 1 I-AMMO at c5 face down; "
                                + "laid K-SMOKE at e5; round 2",
                        SituationText::read)
                + faults(
                        "edition revised; option models-obscure; A1 RA 5+, rifle R8, at c2; B1 SV 5+ HP 3, at c4; "
                                + "play; A1 activate;"
                                + " A1 shoot rifle at B1; dice A 8 8 8 | B 1 1 1; expect B1 damage 3, asks A: turn",
                        Script::read)
                + faults(
                        "B1 at c6/5, pinned, score A 2; A1 killed, laid K-SMOKE at c5",
                        text -> Script.unmet(Deadcube.rules(), STANDING, Vector.empty(), text))
                + faults("""
                        position Two in a yard
                        board 2 x 2
                        A1 FI 4+, at a1; B1 at b2
                        depth 1: 1
                        depth 2: 3 deep
                        """, PerftTable::read)
                + faults("""
                        case K-TRAP, ACT-5: a trap that goes off ends the activation
                        laid K-TRAP (FRAG (2)) of A1 at c5
                        A1 at a1; B1 SV 5+ HP 3, at c4
                        play
                        B1 activate; B1 step c5; A1 use K-TRAP on B1; dice A 1 1 | B 1 1 1
                        expect asks A: turn
                        """, text -> CaseFile.read("X.txt", text))
                + faults("A3 shoot rifle at B2", Input::read)
                + faults("a net of numbers", Bots::learned)
                + faults("learned:nowhere", name -> Bots.registry(Vector.of(name)));
        assertThat(faults).isGreaterThan(1_000);
    }

    private static int faults(String text, Function<String, Either<Seq<Fault>, ?>> reader) {
        int faults = 0;
        for (MatchResult word : Vector.ofAll(WORD.matcher(text).results()))
            for (String other : Vector.of("what?", "", "(", "\"", "99999999999")) {
                String damaged = text.substring(0, word.start()) + other + text.substring(word.end());
                for (Fault fault : reader.apply(damaged).swap().getOrElse(Vector.empty())) {
                    Sentences.isFault(damaged, fault);
                    faults++;
                }
            }
        return faults;
    }

    /** Checks the literals between the end of each match and its closing bracket, and counts them. */
    private static int pieces(Pattern begin, char opens, char closes) throws IOException {
        int pieces = 0;
        for (Path file : sources()) {
            String source = Files.readString(file, StandardCharsets.UTF_8);
            for (MatchResult told : Vector.ofAll(begin.matcher(source).results())) {
                String within = source.substring(told.end(), end(source, told.end(), opens, closes));
                for (MatchResult piece : Vector.ofAll(LITERAL.matcher(within).results())) {
                    String text = filled(piece.group(1).replace("\\n", " "));
                    boolean name = text.matches("\\w*");
                    if (!name) Sentences.isSentence(String.valueOf(file.getFileName()), text);
                    pieces++;
                }
            }
        }
        return pieces;
    }

    /** A template with something in place of each argument. */
    private static String filled(String template) {
        return template.replaceAll("\\{\\w+}", " A1 ")
                .replaceAll("\\{\\w+, (?:plural|select), ", "")
                .replaceAll("(?:one|other|=\\d) \\{([^}]*)}+", "$1");
    }

    private static Vector<Path> sources() throws IOException {
        Vector<Path> sources = Vector.empty();
        for (String module : Vector.of(
                "engine-api",
                "engine-api/dispersion",
                "engine-core",
                "engine-core/json",
                "engine-core/drawing",
                "engine-testkit",
                "engine-testkit/bots",
                "engine-testkit/mcp",
                "engine-testkit/serve",
                "engine-testkit/cli"))
            try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main/java"))) {
                sources = sources.appendAll(Vector.ofAll(files)
                        .filter(file -> file.toString().endsWith(".java")
                                // the text of a library is for a debugger
                                && !file.endsWith("Library.java")));
            }
        return sources.sorted();
    }

    /**
     * The index after the bracket that closes a call. Brackets in texts count too, but a text closes those that it
     * opens.
     */
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
