package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Items used in fights, and refused uses. */
class ItemUsesRulesTest {
    @ParameterizedTest
    @Rule({"I-AMMO", "I-AP-AMMO", "I-STIMULANTS"})
    @DisplayName("I-AMMO, I-AP-AMMO, I-STIMULANTS: not for a GRENADE; each is refused by its rule")
    @ValueSource(strings = {"I-AMMO", "I-AP-AMMO", "I-STIMULANTS"})
    void citesTheItem(String item) {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), carries %s, at c2; B1 SV 5+, at c4
                play
                A1 activate
                expect refuses A1 shoot grenade at c4 using %s by %s
                """.formatted(item, item, item));
    }

    @ParameterizedTest
    @Rule({"I-AMMO", "I-AP-AMMO", "I-STIMULANTS", "K-RAPID-FIRE"})
    @DisplayName("56. ammunition, blazing away (I-AMMO, I-AP-AMMO): the die alone, AP or not")
    @ValueSource(strings = {"I-AMMO", "I-AP-AMMO", "I-STIMULANTS"})
    void blazingAway(String item) {
        play("""
                barricade north of c3
                A1 RA 5+, gun R6 RAPID FIRE, grenade R3 GRENADE (FRAG (1)), carries %1$s, at c3; B1 SV 5+ AR 1 HP 3, at c4
                play
                A1 activate
                expect offers A1 shoot gun at B1 as blaze away using %1$s, offers A1 shoot gun at B1 as blaze away
                expect refuses A1 shoot grenade at c4 using %1$s by %1$s
                A1 shoot gun at B1 as blaze away using %1$s
                expect asks A rolls 5 d8: test, A1 not carries %1$s
                dice A 5 5 5 5 5 | B 1 1 1
                expect B1 pinned, unharmed, A1 not marked %1$s
                """.formatted(item));
    }

    @ParameterizedTest
    @Rule({"I-AMMO", "I-AP-AMMO", "I-STIMULANTS", "K-SNIPER-SCOPE"})
    @DisplayName("I-AMMO, I-AP-AMMO, I-STIMULANTS: with a long shot too, 3 + 2 + 1 dice; I-AP-AMMO with its AP")
    @CsvSource({"I-AMMO, 1", "I-AP-AMMO, 2", "I-STIMULANTS, 1"})
    void longShots(String item, int damage) {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R6 SNIPER SCOPE, carries %1$s, at c3; B1 SV 5+ AR 1 HP 3, at c4
                play
                A1 activate; A1 shoot rifle at B1 as long shot using %1$s
                expect asks A rolls 6 d8: test
                dice A 5 5 1 1 1 1 | B 1 1 1
                expect B1 damage %2$d, A1 not carries %1$s
                """.formatted(item, damage));
    }

    @Test
    @Rule({"ITEM-6", "I-ADRENALINE", "RND-3"})
    @DisplayName(
            "ITEM-6: an item that needs no action may be used after the last one only while a command die can be spent")
    void freeUseAtTheEnd() {
        String scene =
                "A1 SP 1-2, carries I-ADRENALINE, at c1; B1 at h8; %s\nplay\nA1 activate; A1 sprint; A1 step c2; A1 "
                        + "spot 5\n";
        for (String dice : List.of("", "command A shoot", "command A dice model"))
            play(scene.formatted(dice) + "expect A1 activated, A1 carries I-ADRENALINE, asks B: turn");
        play(scene.formatted("command A advance") + """
                expect asks A: activation, offers A1 use I-ADRENALINE, offers A1 end
                A1 use I-ADRENALINE
                expect A1 not carries I-ADRENALINE, asks A: activation
                """);
    }

    @Test
    @Rule({"I-STIMULANTS", "AST-10", "AST-3"})
    @DisplayName("I-STIMULANTS: not for a SURVIVE, nor for a model with FI -; by the option for no FIGHT at all")
    void noStimulantsForTheTarget() {
        String scene = """
                A1 FI 4+ SV 5+ HP 2, at c4; B1 %s SV 5+ HP 4, carries I-STIMULANTS, at c4%s
                play
                A1 activate; A1 assault B1
                expect asks %s
                """;
        play(scene.formatted("FI 4+", ", pinned", "A rolls 4 d8: test"));
        play(scene.formatted("", "", "A rolls 3 d8: test"));
        Script.Runner.standard()
                .with(Deadcube.ruleset().without(Variant.STIMULANTS_IN_FIGHTS))
                .play(scene.formatted("FI 4+", "", "B: fight back")
                        + "expect refuses B1 fight back using I-STIMULANTS by I-STIMULANTS");
    }
}
