package io.github.deadcube.testkit.lessons;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.testkit.serve.InstalledBots;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LessonTest {
    private static final Rules RULES = Deadcube.rules();

    private static final String SHORT = """
            lesson stand: Stand up
            text A pinned model stands up first.
            goal Let A1 stand up.
            reach A1 upright
            missed A1 activated
            click Click A1.
            hint Stand up.
            done A1 stands.
            seed 3
            against level-2
            situation
            board 3 x 3
            A1 pinned, at a1; B1 at c3, activated
            initiative A, round 5
            play
            A1 activate; A1 stand up
            instead
            A1 activate; A1 end
            """;

    static Stream<Lesson> lessons() {
        return Lesson.shipped().toJavaStream();
    }

    /** Plays choices of side A; a bot answers for side B, and the seed of the lesson rolls. */
    private static Lesson.Standing played(Lesson lesson, Vector<Choice> choices) {
        Game game = Game.of(RULES, lesson.begin(), GameSettings.seeded(lesson.seed()));
        Bot bot = InstalledBots.registry()
                .named(lesson.opponent(), lesson.seed(), Side.B, RULES)
                .get();
        Vector<Event> events = Vector.empty();
        for (Choice choice : choices) {
            assertThat(game.options()).as(lesson + ", " + game.prompt()).contains(choice);
            events = events.appendAll(game.play(choice));
            while (game.sideToAnswer().contains(Side.B)) events = events.appendAll(game.play(bot));
        }
        return lesson.standing(RULES, game.state(), events);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void itsSolutionReachesTheGoal(Lesson lesson) {
        assertThat(played(lesson, lesson.solution()).unmet()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void otherWaysDoNot(Lesson lesson) {
        assertThat(lesson.wrong()).isNotEmpty();
        for (Vector<Choice> way : lesson.wrong())
            assertThat(played(lesson, way).reached()).as(lesson + ": " + way).isFalse();
    }

    /** Otherwise a try would never end. */
    @ParameterizedTest
    @MethodSource("lessons")
    void aTryWithoutTheGoalIsOver(Lesson lesson) {
        Lesson.Standing before = played(lesson, Vector.empty());
        assertThat(before.reached()).isFalse();
        assertThat(before.missed()).isFalse();
        Vector<Choice> idle = Vector.of(lesson.solution().head(), end(lesson));
        assertThat(played(lesson, idle).missed()).isTrue();
    }

    private static Choice end(Lesson lesson) {
        return new Choice.EndActivation(((Choice.Activate) lesson.solution().head()).model());
    }

    @Test
    void theyTeachOneThingAfterTheOther() {
        assertThat(Lesson.shipped().map(Lesson::name))
                .containsExactly(
                        "move", "climb", "shoot", "cover", "assault", "pinned", "command", "items", "blast", "score");
        for (Lesson lesson : Lesson.shipped()) {
            assertThat(lesson.hints().map(Lesson.Hint::onPage))
                    .as(lesson.toString())
                    .contains(true, false);
            assertThat(InstalledBots.registry().names()).contains(lesson.opponent());
            assertThat(Lesson.named(lesson.name())).contains(lesson);
        }
        assertThat(Lesson.named("dance")).isEmpty();
    }

    @Test
    void aLessonIsRead() {
        Lesson lesson = Lesson.of("short", SHORT);
        assertThat(lesson.toString()).isEqualTo("stand: Stand up");
        assertThat(lesson.hints())
                .containsExactly(new Lesson.Hint("Click A1.", true), new Lesson.Hint("Stand up.", false));
        assertThat(lesson.wrong()).hasSize(1);
        assertThat(played(lesson, lesson.solution()).reached()).isTrue();
        assertThat(played(lesson, lesson.wrong().head()))
                .isEqualTo(
                        new Lesson.Standing(true, Vector.of("expected A1 upright, but A1 at a1/5, pinned, activated")));
    }

    @Test
    void allErrorsAreFoundWithTheirLines() {
        Seq<Fault> faults = Lesson.read(SHORT.replace("lesson stand:", "lesson Stand:")
                        .replace("reach A1 upright", "reach A1 tall")
                        .replace("seed 3", "seed three")
                        .replace("hint Stand up.\n", "")
                        .replace("against level-2", "against level-2\nagainst level-3\ncolour red")
                        .replace("A1 pinned, at a1", "A1 pinned, at z99")
                        .replace("A1 stand up\ninstead", "A1 dances\ninstead"))
                .getLeft();
        assertThat(faults.map(Fault::toString))
                .anyMatch(fault -> fault.startsWith("line 1, column 1: ") && fault.contains("'hint' is missing"))
                .anyMatch(fault -> fault.startsWith("line 1,") && fault.contains("a name and a title"))
                .anyMatch(fault -> fault.startsWith("line 4, column 7: ") && fault.contains("tall"))
                .anyMatch(fault -> fault.startsWith("line 8,") && fault.contains("three"))
                .anyMatch(fault -> fault.startsWith("line 10,") && fault.contains("said twice"))
                .anyMatch(fault -> fault.startsWith("line 11,") && fault.contains("colour red"))
                .anyMatch(fault -> fault.startsWith("line 14,"))
                .anyMatch(fault -> fault.startsWith("line 17,") && fault.contains("A1 dances"));
        assertThat(Lesson.read("").getLeft().map(Fault::text)).contains("'play' is missing", "'instead' is missing");
    }
}
