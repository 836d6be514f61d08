package io.github.deadcube.testkit.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.notation.EveryState;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.script.EventFacts.EventWords;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Every event of a game has a text that a script may expect, and messages name the forms of these texts. */
class EventTextTest {
    private static final ModelId MODEL = new ModelId(Side.A, 2);

    /** Kinds that a few thousand inputs may not reach. */
    private static final Vector<Event> RARE = Vector.of(
            new Event.Effect(RuleIds.K_TOXIC, "B1", -2),
            new Event.CalledOff(MODEL, new ModelId(Side.B, 1), RuleIds.ORD_2),
            new Event.CubeAdded(Side.B, new Cube(3, 8, 1)),
            new Event.FaceChanged(Face.Placed.of("open north of d4"), RuleIds.VIC_9),
            new Event.Left(MODEL),
            new Event.Healed(MODEL, 2, RuleIds.K_MEDIC),
            new Event.ControlPassed(MODEL, Side.B, RuleIds.K_RAMPAGE),
            new Event.Ended(new Result(Option.none(), RuleIds.VIC_6)));

    @Test
    void theTextOfEachKindOfEventHasAForm() {
        TreeSet<String> seen = new TreeSet<>();
        int states = Level.tries(EventTextTest.class, "theTextOfEachKindOfEventHasAForm", 6_000, 100_000);
        EveryState.each(states, Level.seed(EventTextTest.class, "theTextOfEachKindOfEventHasAForm"), step -> {
            for (Event event : step.events()) {
                seen.add(event.getClass().getSimpleName());
                assertThat(EventWords.said(event.toString()))
                        .as(event.toString())
                        .isTrue();
            }
        });
        for (Event event : RARE) {
            seen.add(event.getClass().getSimpleName());
            assertThat(EventWords.said(event.toString())).as(event.toString()).isTrue();
        }
        assertThat(Vector.of(Event.class.getPermittedSubclasses()).map(Class::getSimpleName))
                .isSubsetOf(seen);
    }

    @Test
    void aFormShowsOneWordForEachThing() {
        assertThat(EventWords.similar("openz")).contains("the face between PLACE and PLACE opens");
        assertThat(EventWords.similar("loks"))
                .containsExactly("SIDE looks at token NUMBER", "SIDE looks at token NUMBER: RULE");
        assertThat(EventWords.similar("less"))
                .containsExactly("MODEL rolls 1 die less", "MODEL rolls NUMBER dice less");
        assertThat(EventWords.similar("agaynst"))
                .containsExactly(
                        "MODEL rolls ROLL against NUMBER+", "SIDE rolls ROLL against NUMBER+", "NUMBER against NUMBER");
    }

    @Test
    void aTextThatNoEventMayHaveIsNotSaid() {
        assertThat(Vector.of("A1 falls far", "A1 rolls 2 die less", "C1 falls 2", "round", "turn of A now")
                        .filter(EventWords::said))
                .isEmpty();
    }
}
