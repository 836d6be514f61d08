package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.ReconEffect;
import io.github.deadcube.api.extend.Ruleset.Tables;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** SET-4 to SET-6, SET-10: the recon test, the starting player, and the recon effects except flanking. */
class ReconRulesTest {
    @Test
    @Rule({"SET-5", "ITEM-2"})
    @DisplayName("SET-5, ITEM-2: a step that recon allows is a movement by choice, so the model may pick a token up")
    void steppingOntoAToken() {
        Script.Runner runner = Script.Runner.standard()
                .with(Deadcube.ruleset()
                        .withTables(
                                Deadcube.ruleset().tables().withPool(Vector.of(RuleIds.I_AMMO, RuleIds.I_MEDI_PACK))));
        Playback played = runner.play("""
                items 2
                A1 RECON 5+; B1 RECON 5+; recon
                play
                order 2 1; dice B 5 2 | 3 4
                dice A 5 5 1 1 1 | B 1 1 1 1 1 | A 4 1
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; B1 set up; B1 deploy a8; B1 spot 5
                recon 4; A1 step e2
                expect asks A: pick up (ITEM-2)
                A1 pick up 1; A1 drop; A1 spot 5
                expect A1 at e2/5, token 1 face up, token 1 at e2
                recon 1
                expect refuses token 1 by SET-5, offers token 2
                """);
        assertThat(played.state().secrets().map(TokenItem::item))
                .containsExactlyInAnyOrder(RuleIds.I_AMMO, RuleIds.I_MEDI_PACK);
    }

    @Test
    @Rule({"SET-5", "ADV-17", "K-ENGINEER"})
    @DisplayName("SET-5, ADV-17: a booby trap found by a recon step: the spot comes after the pick-up, and once")
    void steppingOntoABoobyTrap() {
        Ruleset traps =
                Deadcube.ruleset().withTables(Deadcube.ruleset().tables().withPool(Vector.of(RuleIds.I_BOOBY_TRAP)));
        Script.Runner.standard().with(traps).play("""
                items 1
                A1 RECON 5+ SV 5+ HP 3, ENGINEER; B1 RECON 5+; recon
                play
                order 1; dice B 5 2
                dice A 5 5 1 1 1 | B 1 1 1 1 1 | A 4 1
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; B1 set up; B1 deploy a8; B1 spot 5
                recon 4; A1 step e2; A1 pick up 1; A1 spot 5
                expect A1 at e2/5, token 1 gone, asks A: recon effect
                """);
    }

    /** A keyword that acts where its owner enters a cube. */
    private record Wary(RuleId rule) implements KeywordRule {
        @Override
        public String printed() {
            return "WARY";
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.on(
                    Trigger.ENTERED,
                    Scope.OWN,
                    (effects, owner, arrival) ->
                            effects.report(new Event.Effect(rule, "entered " + arrival.cube(), 1)));
        }
    }

    @Test
    @Rule({"SET-5", "ADV-18"})
    @DisplayName("SET-5, ADV-18: rules that act where a model enters a cube act after a step that recon allows")
    void steppingIntoACube() {
        Playback played = Script.Runner.standard()
                .with(Deadcube.ruleset().with(new Wary(RuleId.of("HOUSE-WARY"))))
                .play("""
                        A1 RECON 5+, WARY; B1 HP 1; recon
                        play
                        dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 4
                        A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; B1 set up; B1 deploy a8; B1 spot 5
                        recon 4; A1 step e2; A1 spot 5
                        """);
        assertThat(played.events().map(Event::toString)).contains("HOUSE-WARY on entered e2: 1");
    }

    @Test
    @Rule("SET-5")
    @DisplayName("SET-5: the row that stands for any other offers each other row, the last one too")
    void anyRowOfATurnedTable() {
        Tables tables = Deadcube.ruleset().tables();
        Ruleset turned =
                Deadcube.ruleset().withTables(tables.withRecon(tables.recon().reverse()));
        Script.Runner.standard().with(turned).play("""
                A1 RECON 5+; B1 HP 1; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 1
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; B1 set up; B1 deploy a8; B1 spot 5
                recon 1
                expect offers exactly recon 2 | recon 3 | recon 4 | recon 5 | recon 6 | recon 7 | recon 8
                """);
    }

    @Test
    @Rule("SET-5")
    @DisplayName("SET-5: a recon table with no other row offers nothing for an 8, and the game goes on")
    void aTableThatOffersNothing() {
        Ruleset nothing =
                Deadcube.ruleset().withTables(Deadcube.ruleset().tables().withRecon(Vector.fill(8, ReconEffect.ANY)));
        Script.Runner.standard().with(nothing).play("""
                A1 RECON 5+; B1 HP 1; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 8
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; B1 set up; B1 deploy a8; B1 spot 5
                recon 8
                expect round 1, asks A rolls 3 command dice
                """);
    }
}
