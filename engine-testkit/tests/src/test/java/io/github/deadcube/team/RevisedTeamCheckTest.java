package io.github.deadcube.team;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.support.Equipment;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList.Category;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** R25-TEAM: legal strike teams of the revision of 2025. */
class RevisedTeamCheckTest {
    @Test
    @Rule({"R25-TEAM-2", "TEAM-2"})
    @DisplayName("R25-TEAM-2: no Troop is needed")
    void noTroop() {
        assertThat(faults("third", Category.LEADER)).containsExactly("team: it needs at least 1 troop, not 0 (TEAM-2)");
        assertThat(faults("revised", Category.LEADER)).isEmpty();
        assertThat(faults("revised", Category.TROOP))
                .containsExactly("team: it needs at least 1 leader, not 0 (R25-TEAM-2)");
    }

    @Test
    @Rule({"R25-TEAM-3", "TEAM-3"})
    @DisplayName("R25-TEAM-3: any number of Minions, who count for no Specialist and no Support")
    void minions() {
        Category minion = Category.MINION;
        assertThat(faults("revised", Category.LEADER, minion, minion, minion, minion, minion))
                .isEmpty();
        assertThat(faults("third", Category.LEADER, Category.TROOP, Category.SUPPORT))
                .containsExactly("team: it may have at most 0 supports (one for each 3 troops), not 1 (TEAM-3)");
        assertThat(faults("revised", Category.LEADER, minion, minion, minion, Category.SPECIALIST))
                .containsExactly("team: it may have at most 0 specialists (one for each troop), not 1 (R25-TEAM-3)");
        assertThat(faults("revised", Category.LEADER, minion, minion, minion, Category.SUPPORT))
                .containsExactly("team: it may have at most 0 supports (one for each 3 troops), not 1 (R25-TEAM-3)");
    }

    @Test
    @Rule({"R25-TEAM-6", "TEAM-6"})
    @DisplayName("R25-TEAM-6: BEAST, VEHICLE, WALKER and BIKE buy nothing; no ENERGY SHIELD beside a printed one")
    void equipment() {
        Card plain = card(Category.TROOP).card();
        for (String keyword : new String[] {"BEAST", "VEHICLE", "WALKER", "BIKE"})
            assertThat(Equipment.refusal(with(plain, Keyword.of(keyword)), RuleIds.I_AMMO)
                            .map(Fault::text))
                    .contains("a model with " + keyword + " buys no equipment");
        Card shielded = with(plain, Keyword.of("ENERGY SHIELD", 1));
        Card carrying = plain.withWeapons(Vector.of(Weapon.closeCombat("aegis", 0, Keyword.of("ENERGY SHIELD", 1))));
        for (Card printed : new Card[] {shielded, carrying}) {
            assertThat(Equipment.refusal(printed, RuleIds.R25_K_ENERGY_SHIELD).map(Fault::text))
                    .contains("a model with ENERGY SHIELD on its card buys none");
            assertThat(Equipment.refusal(printed, RuleIds.K_ENERGY_SHIELD)).isEmpty();
        }
        assertThat(Equipment.refusal(plain, RuleIds.R25_K_ENERGY_SHIELD)).isEmpty();
    }

    @Test
    @Rule({"R25-TEAM-6", "TEAM-6", "TEAM-9"})
    @DisplayName("R25-TEAM-6: a fault names the rule of the edition by whose limits the team is checked")
    void cited() {
        Card mule = with(card(Category.LEADER).card(), Keyword.of("BEAST")).withEquipment(Option.some(RuleIds.I_AMMO));
        ChosenModel leader = new ChosenModel(mule, Category.LEADER, 5, Vector.empty());
        ChosenModel troop = card(Category.TROOP);
        ChosenTeam team = new ChosenTeam("x", "y", Vector.of(leader, troop));
        String refused = "model 1 'Somebody': a model with BEAST buys no equipment ";
        assertThat(team.withEdition("third").check(200).map(Fault::toString)).containsExactly(refused + "(TEAM-6)");
        assertThat(team.withEdition("revised").check(5).map(Fault::toString))
                .containsExactly(refused + "(R25-TEAM-6)", "team: it has 10 points, and at most 5 are agreed (TEAM-1)");
    }

    @Test
    @Rule({"R25-K-REMOTE", "TEAM-7"})
    @DisplayName("R25-K-REMOTE: a model with REMOTE needs no ENGINEER by the limits of the revision")
    void remotes() {
        ChosenModel remote = new ChosenModel(
                with(card(Category.TROOP).card(), Keyword.of("REMOTE")), Category.TROOP, 5, Vector.empty());
        ChosenTeam team = new ChosenTeam("x", "y", Vector.of(card(Category.LEADER), remote, card(Category.TROOP)));
        assertThat(team.withEdition("third").check(200).map(Fault::toString))
                .containsExactly("team: 'Somebody' needs a model with ENGINEER (TEAM-7)");
        assertThat(team.withEdition("revised").check(200)).isEmpty();
    }

    @Test
    @Rule("R25-TEAM-6")
    @DisplayName("R25-TEAM-6: a DEFENDER SHIELD is bought with SZ 1 and 2, by either edition's name")
    void defenders() {
        Card large = card(Category.TROOP).card().withSize(3);
        for (RuleId shield : new RuleId[] {RuleIds.K_DEFENDER, RuleIds.R25_K_DEFENDER}) {
            assertThat(Equipment.refusal(large, shield).map(Fault::text))
                    .contains("a DEFENDER SHIELD is for SZ 1 and 2, not 3");
            assertThat(Equipment.refusal(large.withSize(2), shield)).isEmpty();
        }
    }

    private static Card with(Card card, Keyword keyword) {
        return card.withKeywords(Vector.of(keyword));
    }

    private static ChosenModel card(Category category) {
        return new ChosenModel(Card.named("Somebody"), category, 5, Vector.empty());
    }

    private static Vector<String> faults(String edition, Category... categories) {
        Vector<ChosenModel> models = Vector.of(categories).map(RevisedTeamCheckTest::card);
        return new ChosenTeam("x", "y", models).withEdition(edition).check(200).map(Fault::toString);
    }
}
