package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ItemRulesTest {
    @ParameterizedTest(name = "the enemy{0}")
    @Rule({"ADV-1", "ITEM-2"})
    @DisplayName("ADV-1, ITEM-2: beside an enemy, upright or pinned, repositioning allows no pick-up")
    @CsvSource({"''", "', pinned'"})
    void repositioningBesideAnEnemy(String pinned) {
        play("""
                A1 at c4/5; B1 at c4/9%s
                token 1 I-AMMO at c4
                play
                A1 activate; A1 advance; A1 spot 4
                expect A1 at c4/4, asks A: activation, A1 not carries I-AMMO, token 1 at c4
                """.formatted(pinned));
    }

    @ParameterizedTest(name = "{0}: {1}, {2}")
    @Rule({"ITEM-3", "ITEM-4"})
    @DisplayName("ITEM-3, ITEM-4: a model that picks an item up keeps it, drops it face up there, or destroys it")
    @CsvSource({
        "keep, carries I-AMMO, token 1 gone",
        "drop, not carries I-AMMO, token 1 face up",
        "destroy, not carries I-AMMO, token 1 gone"
    })
    void keepDropOrDestroy(String choice, String model, String token) {
        play("""
                A1 at c4; B1 at h8
                token 1 I-AMMO at c5 face down
                play
                A1 activate; A1 advance; A1 step c5; A1 pick up 1
                expect asks A: item (ITEM-4), offers A1 keep, offers A1 drop, offers A1 destroy
                expect refuses A1 exchange and drop by ITEM-4, refuses A1 exchange and destroy by ITEM-4
                A1 %s
                expect A1 %s, %s%s
                """.formatted(choice, model, token, choice.equals("drop") ? ", token 1 at c5" : ""));
    }

    @ParameterizedTest(name = "{0}")
    @Rule({"ITEM-1", "ITEM-4"})
    @DisplayName("ITEM-1, ITEM-4: with one already it keeps one, and drops or destroys the other")
    @CsvSource({
        "exchange and drop, I-STIMULANTS, 'token 1 at c6, token 1 face up, token 2 gone'",
        "exchange and destroy, I-STIMULANTS, 'token 1 gone, token 2 gone'",
        "drop, I-AMMO, 'token 1 gone, token 2 at c6, token 2 face up'",
        "destroy, I-AMMO, 'token 1 gone, token 2 gone'"
    })
    void oneAlready(String choice, String kept, String tokens) {
        play("""
                A1 SP 2-3, at c4; B1 at h8
                token 1 I-AMMO at c5 face down; token 2 I-STIMULANTS at c6 face down
                play
                A1 activate; A1 advance; A1 step c5; A1 pick up 1; A1 keep
                A1 step c6; A1 pick up 2
                expect offers A1 %s, refuses A1 keep
                A1 %s
                expect A1 carries %s, %s, asks A: movement
                """.formatted(choice, choice, kept, tokens));
    }
}
