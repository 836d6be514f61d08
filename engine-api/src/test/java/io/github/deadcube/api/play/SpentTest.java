package io.github.deadcube.api.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class SpentTest {
    private static final Spent SOME = Spent.NONE.with(2).with(0);

    @Test
    void theOrderDoesNotMatter() {
        Spent other = Spent.NONE.with(0).with(2).with(2);
        assertThat(SOME).isEqualTo(other).hasSameHashCodeAs(other).hasToString("0 2");
        assertThat(SOME).isNotEqualTo(Spent.NONE).isNotEqualTo("0 2");
        assertThat(Spent.NONE).hasToString("none");
        assertThat(SOME.has(0)).isTrue();
        assertThat(SOME.has(1)).isFalse();
    }

    @Test
    void nothingIsNotedBeyondTheLast() {
        int last = Spent.MOST - 1;
        assertThat(Spent.NONE.with(last).has(last)).isTrue();
        assertThat(Spent.NONE.with(Spent.MOST)).isSameAs(Spent.NONE);
        assertThat(Spent.NONE.with(0).has(Integer.SIZE)).isFalse();
    }

    @Test
    void theNamesOfACardTellWhatIsUsedUp() {
        ModelState m = model(Spent.NONE.with(1).with(3));
        assertThat(m.usedUp(0)).isFalse();
        assertThat(m.usedUp(1)).isTrue();
        assertThat(m.usedUp("Rifle")).isFalse();
        assertThat(m.usedUp("Bomb")).isTrue();
        assertThat(m.usedUp("TOUGH")).isFalse();
        assertThat(m.usedUp("MEDI-PACK")).isTrue();
        assertThat(m.usedUp("Sword")).isFalse();
    }

    private static ModelState model(Spent spent) {
        Profile card = Profile.builder()
                .weapons(Vector.of(Weapon.ranged("Rifle", 5, 0), Weapon.ranged("Bomb", 3, 1)))
                .keywords(Vector.of(Keyword.of("TOUGH"), Keyword.of("MEDI-PACK")))
                .name("Gunner")
                .build();
        ModelState fresh = ModelState.fresh(new ModelId(Side.A, 1), card);
        return new ModelState(
                fresh.id(),
                card,
                fresh.status(),
                fresh.place(),
                fresh.allegiance(),
                0,
                false,
                false,
                0,
                spent,
                Option.none(),
                List.empty());
    }
}
