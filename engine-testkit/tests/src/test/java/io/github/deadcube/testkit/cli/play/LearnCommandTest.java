package io.github.deadcube.testkit.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.lessons.Lesson;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class LearnCommandTest {
    private static final String MOVE = "A1 activate\nA1 advance\nA1 step b2\n5\n";

    @Test
    void lessonsAreListed() {
        Run run = Run.of("learn", "--list");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out().lines()).hasSize(10).startsWith("move: Move a model");
    }

    @Test
    void aGoalThatIsReachedLeadsToTheNextLesson() {
        Run run = Run.typing(MOVE + "\nquit\n", "learn");
        assertThat(run.out())
                .contains("Lesson 1 of 10: Move a model", "Goal: Bring Asha", "Well done. Asha stands in the cube.")
                .contains("Enter begins the next lesson, 'Climb'", "Lesson 2 of 10: Climb");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(Run.typing(MOVE + "quit\n", "learn").exitCode()).isZero();
    }

    @Test
    void anotherWayIsNotTheGoal() {
        Run run = Run.typing("A1 activate\nA1 end\n\n" + MOVE + "quit\n", "learn", "move");
        assertThat(run.out()).containsSubsequence("Not yet. The goal was:", "Lesson 1 of 10", "Well done.");
        assertThat(Run.typing("A1 activate\nA1 end\nquit\n", "learn", "move").exitCode())
                .isEqualTo(1);
    }

    @Test
    void hintsComeOneAfterTheOther() {
        Lesson lesson = Lesson.named("climb").get();
        Vector<String> hints = lesson.hints().reject(Lesson.Hint::onPage).map(Lesson.Hint::text);
        Run run = Run.typing("hint\nhint\nhint\ngoal\nquit\n", "learn", "climb");
        assertThat(run.out())
                .containsSubsequence(hints.append("There is no other hint.").append(lesson.goal()));
        assertThat(run.out()).doesNotContain("Click");
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void aLessonBeginsAgain() {
        Run run = Run.typing("A1 activate\nagain\n" + MOVE + "quit\n", "learn", "move");
        assertThat(run.out()).containsSubsequence("Lesson 1 of 10", "A: activation", "Lesson 1 of 10", "Well done.");
    }

    @Test
    void everyLessonCanBePlayed() {
        for (Lesson lesson : Lesson.shipped()) {
            String typed = lesson.solution().mkString("", "\n", "\nquit\n");
            Run run = Run.typing(typed, "learn", lesson.name());
            assertThat(run.out()).as(lesson.name()).contains("Well done. ");
            assertThat(run.exitCode()).as(lesson.name()).isZero();
        }
    }

    @Test
    void anUnknownLessonIsRefused() {
        Run run = Run.of("learn", "dance");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("no lesson is called 'dance'; there are move, climb,");
    }
}
