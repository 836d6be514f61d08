package io.github.deadcube.api.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class CardUsesTest {
    private static final List<Integer> SOME = CardUses.with(CardUses.with(List.empty(), 2), 0);

    @Test
    void theOrderDoesNotMatter() {
        assertThat(SOME).isEqualTo(List.of(0, 2)).isEqualTo(CardUses.with(SOME, 2));
        assertThat(CardUses.bits(SOME)).isEqualTo(0b101);
        assertThat(model(SOME).usedUp(0)).isTrue();
        assertThat(model(SOME).usedUp(1)).isFalse();
    }

    @Test
    void usesBeyondTheLastNumberAreNotRecorded() {
        int last = CardUses.MOST - 1;
        assertThat(CardUses.bits(CardUses.with(List.empty(), last))).isEqualTo(1 << last);
        assertThat(CardUses.with(SOME, CardUses.MOST)).isSameAs(SOME);
    }

    @Test
    void usedUpFindsWeaponsAndKeywordsByName() {
        Model m = model(List.of(1, 3));
        assertThat(m.usedUp(0)).isFalse();
        assertThat(m.usedUp(1)).isTrue();
        assertThat(m.usedUp("Rifle")).isFalse();
        assertThat(m.usedUp("Bomb")).isTrue();
        assertThat(m.usedUp("TOUGH")).isFalse();
        assertThat(m.usedUp("MEDI-PACK")).isTrue();
        assertThat(m.usedUp("Sword")).isFalse();
    }

    private static Model model(List<Integer> spent) {
        Card card = Card.named("Gunner")
                .withWeapons(Vector.of(Weapon.ranged("Rifle", 5, 0), Weapon.ranged("Bomb", 3, 1)))
                .withKeywords(Vector.of(Keyword.of("TOUGH"), Keyword.of("MEDI-PACK")));
        Model fresh = Model.fresh(new ModelId(Side.A, 1), card);
        return new Model(
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
