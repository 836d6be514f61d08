package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** SET-3 and the recon effects on tokens (SET-5). The pool is small, so that a script can give its order. */
class ItemTokensRulesTest {
    private static final Vector<RuleId> POOL =
            Vector.of(RuleIds.I_AMMO, RuleIds.I_INTEL, RuleIds.I_STIMULANTS, RuleIds.I_MEDI_PACK);

    private static Playback play(String script) {
        return play(Deadcube.ruleset().withTables(Deadcube.ruleset().tables().withPool(POOL)), script);
    }

    private static Playback play(Ruleset ruleset, String script) {
        assertThat(script.lines().count()).isLessThanOrEqualTo(15);
        return Script.Runner.standard().with(ruleset).play(script);
    }

    private static Vector<RuleId> kinds(Playback played) {
        return played.state()
                .secrets()
                .filter(t -> played.state().position().tokens().exists(lying -> lying.number() == t.token()))
                .map(TokenItem::item);
    }

    private static int inPool(RuleId kind) {
        return Deadcube.ruleset().tables().pool().count(kind::equals);
    }

    @Test
    @Rule("SET-3")
    @DisplayName("SET-3: the pool of 18 tokens, of which a scenario places 8")
    void thePool() {
        assertThat(inPool(RuleIds.I_INTEL)).isEqualTo(3);
        assertThat(Vector.of(RuleIds.I_AMMO, RuleIds.I_BOOBY_TRAP, RuleIds.I_FRAG_GRENADE, RuleIds.I_MEDI_PACK)
                        .map(ItemTokensRulesTest::inPool))
                .containsOnly(2);
        assertThat(Vector.of(RuleIds.I_AP_AMMO, RuleIds.I_ADRENALINE, RuleIds.I_COMBAT_BLADES, RuleIds.I_SHOCK_BATON)
                        .appendAll(Vector.of(RuleIds.I_SMOKE_GRENADE, RuleIds.I_STIMULANTS, RuleIds.I_STUN_GRENADE))
                        .map(ItemTokensRulesTest::inPool))
                .containsOnly(1);
        assertThat(Deadcube.ruleset().tables().pool()).hasSize(18);
        assertThat(Deadcube.patrol().items()).isEqualTo(8);
    }

    @Test
    @Rule("SET-3")
    @DisplayName("SET-3: tokens are placed until 8 are, from all kinds that have a rule")
    void eightTokens() {
        Ruleset ruleset = Deadcube.ruleset();
        int ruled = ruleset.tables()
                .pool()
                .count(kind -> ruleset.library().item(kind).isDefined());
        StrikeTeam team = new StrikeTeam("Team", 1, Vector.of(Card.named("Soldier")));
        Setup setup =
                new Setup(ruleset, Deadcube.patrol(), Battlefield.open(8, 8, 1), 100, team, team, Option.some(Side.A));
        GameState state = Deadcube.rules().start(setup).get();
        assertThat(Deadcube.rules().prompt(state)).isEqualTo(new Prompt.ShuffleRequest(Side.A, RuleIds.SET_3, ruled));
        state = after(state, new Input.Shuffle(Vector.rangeClosed(1, ruled).reverse()));
        for (int number = 1; number <= 8; number++) {
            assertThat(state.position().tokens()).hasSize(number - 1);
            state = after(after(state, Dice.of(3)), Dice.of(4));
        }
        assertThat(state.position().tokens()).hasSize(8);
        assertThat(Deadcube.rules().prompt(state)).isInstanceOf(Prompt.Decision.class);
    }

    private static GameState after(GameState state, Input input) {
        return Deadcube.rules().play(state, input).state();
    }

    @Test
    @Rule("SET-3")
    @DisplayName("SET-3: one shuffle, then for each token a die for its column and one for its row; face down")
    void columnsAndRows() {
        Playback played = play("""
                items 3
                A1 HP 1; B1 HP 1
                play
                expect asks A shuffles 4 (SET-3)
                order 4 1 3 2
                expect asks B rolls 1 d8: token place (SET-3)
                dice B 3
                expect asks B rolls 1 d8: token place (SET-3)
                dice B 4
                expect token 1 at c4, token 1 face down, token 2 gone, event token 1 lies in c4
                dice B 4 3 | 8 8
                expect token 2 at d3, token 3 at h8, token 3 face down, asks A: deployment zone
                """);
        assertThat(kinds(played)).containsExactly(RuleIds.I_MEDI_PACK, RuleIds.I_AMMO, RuleIds.I_STIMULANTS);
    }

    @Test
    @Rule("SET-3")
    @DisplayName("SET-3: kinds that the ruleset has no rule for are left out of the pool before it is shuffled")
    void withoutARule() {
        Ruleset ruleset = Deadcube.ruleset();
        Vector<ItemRule> known =
                ruleset.library().items().filter(item -> !item.rule().equals(RuleIds.I_AMMO));
        Playback played = play(
                ruleset.withTables(ruleset.tables().withPool(POOL))
                        .withLibrary(new Library(
                                ruleset.library().keywords(),
                                known,
                                ruleset.library().orders())),
                """
                items 2
                A1 HP 1; B1 HP 1
                play
                expect asks A shuffles 3 (SET-3), refuses order 4 1 2 3 by ASK-2
                order 1 3 2
                dice B 3 4 | 4 4
                expect asks A: deployment zone
                """);
        assertThat(kinds(played)).containsExactly(RuleIds.I_INTEL, RuleIds.I_MEDI_PACK);
    }

    @Test
    @Rule("SET-3")
    @DisplayName("SET-3: in either deployment zone both dice are rolled again, as often as need be")
    void notInAZone() {
        play("""
                items 2; floors b8:2
                A1 HP 1; B1 HP 1
                play
                order 1 2 3 4
                dice B 1 8 | 5 1 | 2 8
                expect token 1 gone, asks B rolls 1 d8: token place (SET-3)
                dice B 5 8
                expect token 1 at e8, token 2 gone
                dice B 4 1
                expect token 2 at d1, asks A: deployment zone
                """);
    }

    @Test
    @Rule("SET-3")
    @DisplayName("SET-3: on the highest level with a floor; a cube may hold several")
    void theHighestFloor() {
        play("""
                items 3; floors c4:3 d4:2 d4:3
                A1 HP 1; B1 HP 1
                play
                order 1 2 3 4
                dice B 3 4 | 4 4 | 3 4
                expect token 1 at c4:3, token 2 at d4:3, token 3 at c4:3
                """);
    }

    @Test
    @Rule("SET-3")
    @DisplayName("SET-3: on a battlefield of another size the draws are uniform over its columns and its rows")
    void anotherSize() {
        Playback played = Script.Runner.standard()
                .with(Deadcube.ruleset().withTables(Deadcube.ruleset().tables().withPool(POOL)))
                .withScenario(new EndRowsScenario())
                .play("""
                board 10 x 3; items 1
                A1 HP 1; B1 HP 1
                play
                order 1 2 3 4
                expect refuses 11 by ASK-3, refuses 0 by ASK-3
                dice B 10
                expect refuses 4 by ASK-3
                dice B 3 | 9 2
                expect token 1 at i2
                """);
        assertThat(kinds(played)).containsExactly(RuleIds.I_AMMO);
    }

    @Test
    @Rule({"ASK-1", "ASK-2", "ASK-3"})
    @DisplayName("ASK-1, ASK-2, ASK-3: a shuffle takes every number of the pool once, and no other number")
    void aShuffle() {
        play("""
                items 1
                A1 HP 1; B1 HP 1
                play
                expect refuses zone 1 by ASK-1, refuses done by ASK-1, refuses 1 2 3 4 by ASK-1
                expect refuses order 1 2 3 by ASK-2, refuses order 1 2 3 4 5 by ASK-2
                expect refuses order 1 2 3 3 by ASK-3, refuses order 0 1 2 3 by ASK-3, refuses order 2 3 4 5 by ASK-3
                order 2 1 4 3
                expect refuses order 1 by ASK-1, refuses 3 4 by ASK-2, refuses 9 by ASK-3, refuses zone 1 by ASK-1
                dice B 3 4
                expect token 1 at c4
                """);
    }

    @Test
    @Rule("SET-3")
    @DisplayName("SET-3: without tokens nothing is shuffled")
    void noTokens() {
        play("A1 HP 1; B1 HP 1; play; expect asks A: deployment zone, not event SET-3");
    }

    @Test
    @Rule("SET-5")
    @DisplayName("SET-5: 1 looks at one face-down token, which stays face down for the other side")
    void lookAtOne() {
        Playback played = play("""
                items 2
                A1 RECON 5+; B1 RECON 5+; recon
                play
                order 4 3 2 1; dice B 3 4 | 4 4
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 1
                B starts; zone 1; B1 set up; B1 deploy a8; B1 spot 5; A1 set up; A1 deploy e1; A1 spot 5
                recon 1
                expect asks A: token (SET-5), offers token 1, offers token 2, refuses token 3 by SET-5, offers done
                token 2
                expect event A looks at token 2: I-STIMULANTS, token 2 face down, token 1 face down, asks B rolls 3 command dice
                """);
        assertThat(played.events().map(Object::toString)).noneMatch(words -> words.startsWith("A looks at token 1"));
    }

    @Test
    @Rule("SET-5")
    @DisplayName("SET-5: 2 looks at up to three; not at the same one twice, and fewer if the winner is done")
    void lookAtThree() {
        play("""
                items 4
                A1 RECON 5+; B1 RECON 5+; recon
                play
                order 4 3 2 1; dice B 3 4 | 4 4 | 5 4 | 6 4
                dice A 1 1 1 1 1 | B 5 1 1 1 1 | B 2
                B starts; zone 1; B1 set up; B1 deploy a8; B1 spot 5; A1 set up; A1 deploy e1; A1 spot 5
                recon 2; token 3
                expect refuses token 3 by SET-5, asks B: token
                token 1; token 4
                expect event B looks at token 1: I-MEDI-PACK, event B looks at token 3: I-INTEL, event B looks at token 4: I-AMMO
                expect asks B rolls 3 command dice, token 4 face down
                """);
    }

    @Test
    @Rule("SET-5")
    @DisplayName("SET-5: of up to three the winner may look at one only")
    void lookAtFewer() {
        Playback played = play("""
                items 3
                A1 RECON 5+; B1 RECON 5+; recon
                play
                order 4 3 2 1; dice B 3 4 | 4 4 | 5 4
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 2
                B starts; zone 1; B1 set up; B1 deploy a8; B1 spot 5; A1 set up; A1 deploy e1; A1 spot 5
                recon 2; token 3; done
                expect asks B rolls 3 command dice
                """);
        assertThat(played.events().map(Object::toString).filter(words -> words.contains(" looks at ")))
                .containsExactly("A looks at token 3: I-INTEL");
    }

    @Test
    @Rule("SET-5")
    @DisplayName("SET-5: 3 discards one token unseen")
    void discard() {
        String discarded = """
                items 2
                A1 RECON 5+; B1 RECON 5+; recon
                play
                order 4 3 2 1; dice B 3 4 | 4 4
                dice A 5 5 1 1 1 | B 1 1 1 1 1 | A 3 3
                B starts; zone 1; B1 set up; B1 deploy a8; B1 spot 5; A1 set up; A1 deploy e1; A1 spot 5
                recon 3; token 1
                expect token 1 gone, token 2 at d4, event token 1 is gone, asks A: recon effect, not event ITEM-3
                recon 3
                """;
        Playback played = play(discarded + """
                expect refuses token 1 by SET-5, offers token 2
                done
                expect token 2 face down, asks B rolls 3 command dice
                """);
        assertThat(Deadcube.rules()
                        .apply(play(discarded).state(), Input.of("token 1"))
                        .getLeft()
                        .text())
                .isEqualTo("no token of that number lies face down");
        assertThat(kinds(played)).containsExactly(RuleIds.I_STIMULANTS);
        assertThat(played.events().map(Object::toString)).noneMatch(words -> words.contains("looks at"));
    }

    /** The first and the last row are the zones. */
    private record EndRowsScenario() implements Scenario {
        @Override
        public String name() {
            return "End rows";
        }

        @Override
        public Vector<Vector<Cube>> zones(Battlefield field) {
            return Vector.of(1, field.depth())
                    .map(row -> Vector.rangeClosed(1, field.width()).map(column -> new Cube(column, row, 1)));
        }

        @Override
        public Vector<Objective> objectives(Battlefield field) {
            return Vector.empty();
        }
    }

    @Test
    @Rule({"GEO-6", "GEO-7"})
    @DisplayName("GEO-6, GEO-7: a token lies on a side of a half-cube on which a model could stand, whatever fills the "
            + "other side")
    void onASideWithRoom() {
        String filled = "wall north-south through c5; block 0 0 15 30 30 of c5; A1 at a1; B1 at h8; token 1 I-AMMO at ";
        assertThat(play(filled + "c5e; play; expect token 1 at c5e").state()).isNotNull();
        assertThatThrownBy(() -> play(filled + "c5w; play"))
                .hasMessageContaining("c5w is filled by blocks; expected a cube where a model could pick up the token");
    }
}
