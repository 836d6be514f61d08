package io.github.deadcube.testkit.lessons;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.script.Script;
import io.vavr.Lazy;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A situation with a goal, from which somebody who has never seen the game learns one thing. Dice come from a seed, so
 * the same choices have the same outcome each time.
 *
 * <p>A lesson is a text that begins with its name and title. A line for each part follows, then the situation in the
 * notation of cases, and then ways to play it: {@code play} with choices that lead to the goal, and {@code instead}
 * with choices that do not.
 *
 * <pre>
 * lesson move: Move a model
 * text A model moves from cube to cube.
 * goal Bring A1 into the cube b2.
 * reach A1 at b2
 * missed A1 activated
 * click Click the figure A1, and then the cube b2.
 * hint One cube is one step of an Advance.
 * done A1 has advanced by one cube.
 * seed 1
 * against level-2
 * situation
 * board 3 x 3
 * A1 at b1; B1 at c3, activated
 * play
 * A1 activate; A1 advance; A1 step b2; A1 spot 5
 * instead
 * A1 activate; A1 end
 * </pre>
 *
 * @param name a word of small letters and hyphens
 * @param text what it is about, a sentence or more in each
 * @param goal the goal in one sentence
 * @param hints shown one after another when the learner asks
 * @param done what has happened and why, shown when the goal is reached
 * @param reach the goal as facts that a script may expect
 * @param missed facts that end the try if one of them holds while the goal is not reached
 * @param seed of the dice
 * @param opponent the bot that plays side B
 * @param situation the text of a situation, without the statement {@code play}
 * @param solution choices of side A that lead to the goal
 * @param wrong choices of side A that do not
 */
public record Lesson(
        String name,
        String title,
        Vector<String> text,
        String goal,
        Vector<Hint> hints,
        Vector<String> done,
        String reach,
        Vector<String> missed,
        long seed,
        String opponent,
        String situation,
        Vector<Choice> solution,
        Vector<Vector<Choice>> wrong) {
    /** The place of the words of lessons in the catalogue of a language. */
    public static final String CONTEXT = "lesson";

    private static final String LIST = "lessons.txt";
    private static final Lazy<Vector<Lesson>> SHIPPED = Lazy.of(() ->
            Vector.of(packaged(LIST).split("\n", -1)).reject(String::isBlank).map(file -> of(file, packaged(file))));

    /**
     * A hint.
     *
     * @param onPage whether it names what one clicks on the page, which means nothing at a terminal
     */
    public record Hint(String text, boolean onPage) {}

    /**
     * How a game of a lesson stands.
     *
     * @param missed whether the goal cannot be reached any more in this try
     * @param unmet the facts of the goal that do not hold yet, each with what is so instead; empty if it is reached
     */
    public record Standing(boolean missed, Vector<String> unmet) {
        public boolean reached() {
            return unmet.isEmpty();
        }
    }

    /** The lessons that ship, in the order in which they are learnt. */
    public static Vector<Lesson> shipped() {
        return SHIPPED.get();
    }

    /** The lesson that ships under a name. */
    public static Option<Lesson> named(String name) {
        return shipped().find(lesson -> lesson.name().equals(name));
    }

    private static String packaged(String file) {
        return TextFile.packaged(Lesson.class.getResourceAsStream(file), file);
    }

    /** Reads a lesson, or returns all errors in the order of the lines. Never throws. */
    public static Either<Seq<Fault>, Lesson> read(String text) {
        return LessonReader.read(text);
    }

    /**
     * The lesson in a text of a program.
     *
     * @param file its name, for messages
     * @throws IllegalArgumentException with all errors of the text
     */
    static Lesson of(String file, String text) {
        return Fault.orThrow(read(text).mapLeft(faults -> faults.map(fault -> fault.within(file))));
    }

    /** The same lesson with its words in a language; in English, text by text, where the language lacks them. */
    public Lesson in(Language language) {
        return new Lesson(
                name,
                language.text(CONTEXT, title),
                text.map(words -> language.text(CONTEXT, words)),
                language.text(CONTEXT, goal),
                hints.map(hint -> new Hint(language.text(CONTEXT, hint.text()), hint.onPage())),
                done.map(words -> language.text(CONTEXT, words)),
                reach,
                missed,
                seed,
                opponent,
                situation,
                solution,
                wrong);
    }

    /** The first state of its game, by the rules that ship. */
    public GameState begin() {
        return Script.of(situation + "\nplay\n")
                .run(Script.Runner.shipped())
                .getOrElseThrow(failure -> new IllegalStateException("lesson " + name + ": " + failure))
                .state();
    }

    /**
     * Judges a game that began with it.
     *
     * @param events all events of the game, oldest first
     */
    public Standing standing(Rules rules, GameState state, Vector<Event> events) {
        Vector<String> unmet = unmet(reach, rules, state, events);
        return new Standing(
                unmet.nonEmpty()
                        && missed.exists(
                                fact -> unmet(fact, rules, state, events).isEmpty()),
                unmet);
    }

    private static Vector<String> unmet(String facts, Rules rules, GameState state, Vector<Event> events) {
        return Fault.orThrow(Script.unmet(rules, state, events, facts)).map(Fault::text);
    }

    @Override
    public String toString() {
        return name + ": " + title;
    }
}
