package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** KT-1: a card with a keyword that no rule knows. */
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
        Keyword keyword = Keyword.parse(printed).get();
        Profile blank = Profile.builder().name("Somebody").build();
        for (Profile card : Vector.of(
                blank.withKeywords(Vector.of(keyword)),
                blank.withWeapons(Vector.of(Weapon.ranged("gun", 6, 0, keyword))),
                blank.withWeapons(Vector.of(Weapon.closeCombat("blade", 0, keyword)))))
            assertThat(Deadcube.rules().start(setup(card)).getLeft().map(SetupError::fault))
                    .as("%s", card.withName(printed))
                    .anyMatch(fault -> fault.contains("YODEL"));
    }

    private static Setup setup(Profile card) {
        return Shipped.setup(Shipped.ruleset()).withTeamA(new StrikeTeam("Crowd", 1, Vector.of(card)));
    }
}
