package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** KT-1: a card with an unknown keyword. */
class UnknownKeywordsRulesTest {
    @ParameterizedTest
    @Rule("KT-1")
    @DisplayName("KT-1: an unknown keyword is a fault of the set-up, in brackets too, however deep")
    @ValueSource(
            strings = {
                "YODEL",
                "EXPLOSIVE (YODEL)",
                "GRENADE (YODEL)",
                "INDIRECT (YODEL)",
                "TRAP (YODEL)",
                "EXPLOSIVE (GRENADE (YODEL))",
                "GRENADE (EXPLOSIVE (TRAP (YODEL)))"
            })
    void unknown(String printed) {
        Keyword keyword = Keyword.of(printed);
        Card blank = Card.named("Somebody");
        for (Card card : Vector.of(
                blank.withKeywords(Vector.of(keyword)),
                blank.withWeapons(Vector.of(Weapon.ranged("gun", 6, 0, keyword))),
                blank.withWeapons(Vector.of(Weapon.closeCombat("blade", 0, keyword)))))
            assertThat(Deadcube.rules().start(setup(card)).getLeft().map(Fault::text))
                    .as("%s", card.withName(printed))
                    .anyMatch(fault -> fault.contains("YODEL"));
    }

    @ParameterizedTest
    @Rule("KT-1")
    @DisplayName("KT-1: the nearest known keywords are named, if any come close")
    @CsvSource(
            delimiter = '|',
            value = {
                "A1 TUOGH | no rule for the keyword TUOGH: the nearest is TOUGH (KT-1)",
                "A1 gun R8 GRENADE (FRAGG (3)) | no rule for the keyword FRAGG (3): the nearest is FRAG (KT-1)",
                "A1 BEKE | the nearest is BIKE (KT-1)",
                "A1 gun R5 RAPID FIRE AP2 | RAPID FIRE AP2: AP2 stands before the keywords, after the range (KT-1)",
                "A1 gun R5 AP 1 | no rule for the keyword AP 1: it is AP1, without a space, after the range (KT-1)",
                "A1 MEDIPACK | no rule for the keyword MEDIPACK: the rules spell it MEDI-PACK (KT-1)",
                "A1 RA 4+ rifle R6 | or apostrophes: a comma is missing before the weapon (SHO-1)",
                "A1 YODEL | no rule for the keyword YODEL (KT-1)",
                "A1 BONES | no rule for the keyword BONES (KT-1)"
            })
    void nearestNames(String card, String fault) {
        assertThatThrownBy(() -> Script.play(card + ", at c4; B1 at h8"))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining(fault);
    }

    @ParameterizedTest
    @Rule("KT-1")
    @DisplayName("KT-1: of a card in a set-up it is said too where a comma is missing")
    @CsvSource({"AGILE, SOLID", "JUMP PACK, LIFE SUPPORT"})
    void aCommaIsMissing(String one, String other) {
        Card card = Card.named("Somebody").withKeywords(Vector.of(Keyword.of(one + " " + other)));
        assertThat(Deadcube.rules().start(setup(card)).getLeft().map(Fault::text))
                .anyMatch(
                        fault -> fault.endsWith(": between " + one + " and " + other + " a comma or 'and' is missing"));
    }

    private static Setup setup(Card card) {
        return Shipped.setup(Shipped.ruleset()).withTeamA(new StrikeTeam("Crowd", 1, Vector.of(card)));
    }
}
