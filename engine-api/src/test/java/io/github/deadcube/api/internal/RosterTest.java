package io.github.deadcube.api.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class RosterTest {
    private static final int MODELS = 30;
    private static final Card CARD = Card.named("Gunner");
    private static final Part[] PARTS = Part.values();
    private static final Mark MARK = new Mark(RuleIds.K_TOXIC, Option.none(), 1, Mark.Until.ROUND);

    private final SplittableRandom random = new SplittableRandom(1);

    /** On a large board some cubes share a group, on a small one many models share a cube. */
    @Test
    void theSetsAgreeWithALoopOverTheModels() {
        for (int size : new int[] {2, 4, 16}) {
            Roster roster = Roster.of(Array.fill(MODELS, () -> Model.fresh(new ModelId(Side.A, 1), CARD)));
            for (int i = 0; i < 2_000; i++) {
                int index = random.nextInt(MODELS);
                roster = roster.with(index, changed(roster.get(index), size));
                Cube cube = random.nextBoolean()
                        ? roster.get(random.nextInt(MODELS)).cube()
                        : cube(size);
                check(roster, cube, index);
                if (i % 100 == 0) check(Roster.of(roster.models()), cube, index);
            }
        }
    }

    private static void check(Roster roster, Cube cube, int index) {
        long there = set(roster, m -> m.inPlay() && m.cube().equals(cube));
        assertThat(roster.in(cube)).as("in %s", cube).isEqualTo(there);
        assertThat(roster.others(index, cube)).as("others in %s", cube).isEqualTo(there & ~(1L << index));
        assertThat(roster.inPlay()).isEqualTo(set(roster, Model::inPlay));
        assertThat(roster.waiting())
                .isEqualTo(set(roster, m -> m.inPlay() && !m.activated() && m.allegiance() != Allegiance.NEUTRAL));
        assertThat(roster.marked()).isEqualTo(set(roster, m -> !m.marks().isEmpty()));
        assertThat(roster.forced()).isEqualTo(set(roster, m -> m.forced() != 0));
    }

    private static long set(Roster roster, Predicate<Model> of) {
        long set = 0;
        for (int i = 0; i < roster.size(); i++) if (of.test(roster.get(i))) set |= 1L << i;
        return set;
    }

    private Model changed(Model m, int size) {
        return new Model(
                m.id(),
                m.card(),
                random.nextInt(8) == 0 ? Model.Status.KILLED : Model.Status.IN_PLAY,
                random.nextInt(3) == 0 ? m.place() : new Place(cube(size), 1),
                random.nextInt(4) == 0 ? Allegiance.NEUTRAL : Allegiance.of(m.id().side()),
                0,
                false,
                random.nextBoolean(),
                random.nextInt(3),
                List.empty(),
                Option.none(),
                random.nextInt(4) == 0 ? List.of(MARK) : List.empty());
    }

    private Cube cube(int size) {
        Cube whole = new Cube(1 + random.nextInt(size), 1 + random.nextInt(size), 1 + random.nextInt(6));
        return whole.part(PARTS[random.nextInt(PARTS.length)]);
    }

    @Test
    void rostersOfTheSameModelsAreEqual() {
        Roster one = Roster.of(Array.of(Model.fresh(new ModelId(Side.A, 1), CARD)));
        Roster moved = one.with(0, changed(one.get(0), 2));
        assertThat(moved).isNotEqualTo(one);
        assertThat(moved.with(0, one.get(0))).isEqualTo(one).hasSameHashCodeAs(one);
    }

    @Test
    void moreModelsThanASetCanHoldAreRefused() {
        assertThatThrownBy(() ->
                        Roster.of(Array.fill(Roster.MOST + 1, () -> Model.fresh(new ModelId(Side.A, 1), CARD))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("65 models");
    }
}
