package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** KT-10, KT-19: the places where a keyword may be printed. Anywhere else it is a fault of the card. */
class KeywordPlacementRulesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ':',
            value = {
                "MODEL: AERIAL DEPLOYMENT, CHARGED, LIFE SUPPORT, SCOUT, TELEPORT",
                "MODEL: AGILE, BEAST, BIKE, BOOM! (1), CONSTRUCT, DROP SUIT, EVADE, FIRE CONTROL, FLIGHT, "
                        + "HEADSTRONG, HONOURABLE",
                "MODEL: HORDE, INK SAC, JUMP PACK, RAMPAGE, REMOTE, RESILIENT (1), SOLID, STEALTHY, TOUGH, VEHICLE, "
                        + "WALKER",
                "MODEL RANGED_WEAPON CLOSE_COMBAT_WEAPON: AP (1), DISMANTLE, KNOCKBACK, PREY, TOXIC (1)",
                "MODEL RANGED_WEAPON CLOSE_COMBAT_WEAPON: CLOAKING DEVICE, COMBAT TEAM TRAINING, COMM-LINK, "
                        + "COMMUNICATIONS RELAY",
                "MODEL RANGED_WEAPON CLOSE_COMBAT_WEAPON: DEFENDER SHIELD, ENERGY SHIELD (1), ENGINEER, HACKER, MEDIC",
                "MODEL RANGED_WEAPON CLOSE_COMBAT_WEAPON: TACTICIAN (1), TENACIOUS, UNDER CONTROL",
                "MODEL CLOSE_COMBAT_WEAPON: COMPANION, FRENZY (1), SMASH (1)",
                "MODEL RANGED_WEAPON: FIRING PLATFORM (1), HOLO-SIGHT, LIFE DRAIN, PSYCHIC, WEIGHT OF FIRE (1)",
                "RANGED_WEAPON CLOSE_COMBAT_WEAPON: AUXILIARY, INVIGORATE, ONE-USE",
                "RANGED_WEAPON: EXPLOSIVE (FRAG (1)), GRENADE (FRAG (1)), HEAVY, INDIRECT (FRAG (1)), RAPID FIRE, "
                        + "SNIPER SCOPE",
                "RANGED_WEAPON: IT BURNS!, SUPPRESSION",
                "MODEL BRACKETS: GAS CLOUD (SMOKE), GAS CLOUD (TOXIC (1))",
                "MODEL RANGED_WEAPON CLOSE_COMBAT_WEAPON BRACKETS: SHIELD GENERATOR (1)",
                "MODEL RANGED_WEAPON CLOSE_COMBAT_WEAPON BRACKETS: STUN",
                "RANGED_WEAPON BRACKETS: BLAST, FRAG (1), SMOKE, TRAP (FRAG (1))"
            })
    @Rule("KT-19")
    @DisplayName("KT-19: on models, on weapons, in brackets")
    void printed(String where, String keywords) {
        Vector<Placement> right = Vector.of(where.trim().split(" ", -1)).map(Placement::valueOf);
        for (String text : keywords.trim().split(", ", -1)) {
            Keyword keyword = Keyword.of(text);
            KeywordRule rule =
                    Deadcube.ruleset().library().keyword(keyword.name()).get();
            assertThat(Vector.of(Placement.values())
                            .filter(owner -> rule.fault(keyword, owner).isEmpty()))
                    .as(text)
                    .isEqualTo(Vector.of(Placement.values()).filter(right::contains));
        }
    }

    @Test
    @Rule("KT-19")
    @DisplayName("KT-19: a card is refused at the start, by the keyword, with the correct place")
    void refusedAtTheStart() {
        assertThatThrownBy(() -> Script.play("A1 rifle R8 HORDE, at c4; B1 at h8"))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining("'HORDE': it is printed on a model");
        assertThatThrownBy(() -> Script.play("A1 maul R8 SMASH (1), at c4; B1 at h8"))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining("'SMASH (1)': it is printed on a model or a weapon with range CC");
        assertThatThrownBy(() -> Script.play("A1 SMASH, at c4; B1 at h8"))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining("it takes a number of 1 or more, such as SMASH (1)");
        assertThatThrownBy(() -> Script.play("A1 HORDE (1), at c4; B1 at h8"))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining("it takes nothing in brackets");
    }

    @Test
    @Rule("KT-10")
    @DisplayName("KT-10: a keyword without effect on weapons is a fault of the card, with a text for players")
    void doesNothingThere() {
        assertThatThrownBy(() ->
                        Script.Runner.standard().with(Deadcube.revised()).play("A1 rifle R8 TOUGH, at c4; B1 at h8"))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining("weapon 'rifle': TOUGH does nothing on a weapon");
    }

    @Test
    @Rule({"KT-19", "R25-K-TRAP"})
    @DisplayName("KT-19: no trap places another marker, also where an application wraps the rule of that marker")
    void noTrapOfMarkers() {
        for (Ruleset edition : Vector.of(Deadcube.ruleset(), Deadcube.revised())) {
            Library library = edition.library();
            KeywordRule trap = library.keyword("TRAP").get();
            for (String text : Vector.of("TRAP (FRAG (1))", "GAS CLOUD (SMOKE)", "SHIELD GENERATOR (1)")) {
                Keyword marker = Keyword.of(text);
                KeywordRule rule = library.keyword(marker.name()).get();
                KeywordRule wrapped = RuleWithoutClause.without(rule, KeywordRule.class, "");
                assertThat(Vector.of(rule, wrapped).flatMap(of -> trap.bracketFault(marker, of)))
                        .as(text)
                        .hasSize(2)
                        .allMatch(fault -> fault.rule().equals(trap.rule()));
            }
            Keyword frag = Keyword.of("FRAG (1)");
            assertThat(trap.bracketFault(frag, library.keyword("FRAG").get())).isEmpty();
        }
    }
}
