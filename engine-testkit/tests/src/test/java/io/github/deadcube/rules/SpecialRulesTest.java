package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** SPECIAL actions: BOOM!, and three actions of an application. */
class SpecialRulesTest {
    private static final Script.Runner HOUSE = Script.Runner.standard()
            .with(Deadcube.ruleset()
                    .with(new SignalSpecial("WHISTLE"))
                    .with(new SignalSpecial("BECKON"))
                    .with(new HailSpecial()));

    /** A special action that checks only its target, and accepts every model in the game. */
    private record HailSpecial() implements KeywordRule, Special {
        @Override
        public String printed() {
            return "HAIL";
        }

        @Override
        public RuleId rule() {
            return RuleId.of("HOUSE-HAIL");
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.offer(this);
        }

        @Override
        public void targets(GameView game, ModelId model, Consumer<Choice.Use> each) {
            for (Model m : game.models()) if (m.inPlay()) each.accept(new Choice.Use(rule(), model, Target.of(m.id())));
        }

        @Override
        public boolean offers(GameView game, Choice.Use use) {
            return use.target().isModel()
                    && game.model(use.target().model().get()).inPlay();
        }

        @Override
        public void use(Effects effects, Choice.Use use) {
            effects.report(new Event.Effect(rule(), use.target().toString(), 1));
        }
    }

    @Test
    @Rule("ASK-4")
    @DisplayName("ASK-4: a rule that checks one target is asked only about models in the game")
    void onlyModelsInTheGame() {
        HOUSE.play("""
                A1 HAIL, at c4
                B1 at h8
                play
                A1 activate
                expect refuses A1 use HOUSE-HAIL on A2 by ASK-4, refuses A1 use HOUSE-HAIL on B2 by ASK-4
                A1 use HOUSE-HAIL on B1
                expect event HOUSE-HAIL on B1: 1
                """);
    }

    @Test
    @Rule({"SPC-1", "K-BOOM"})
    @DisplayName("SPC-1, K-BOOM: BOOM! even beside unpinned enemies, where no other SPECIAL is allowed (ACT-3)")
    void besideEnemies() {
        HOUSE.play("""
                A1 RA 5+ FI 5+, rifle R5, BOOM! (1), WHISTLE, at c4; A2 at a1
                B1 SV 5+ HP 2, at c4; B2 at c8
                play
                A1 activate
                expect offers A1 use K-BOOM, offers A1 assault B1, offers A1 advance
                expect refuses A1 use HOUSE-WHISTLE by ACT-3, refuses A1 shoot rifle at B2 by ACT-3
                A1 use K-BOOM
                dice A 1 | B 1 1 1 | A 3; B1 spot 5
                expect A1 killed, B1 at d4, pinned, asks B: turn
                """);
    }

    @Test
    @Rule("SPC-1")
    @DisplayName("SPC-1: beside pinned enemies only, any of them")
    void besidePinnedEnemies() {
        HOUSE.play("""
                A1 WHISTLE, at c4
                B1 pinned, at c4
                play
                A1 activate
                expect offers A1 use HOUSE-WHISTLE
                A1 use HOUSE-WHISTLE
                expect event HOUSE-WHISTLE on A1: 1, offers A1 advance
                """);
    }

    @Test
    @Rule("SPC-1")
    @DisplayName("SPC-1: two different ones in one activation, none of them twice (RND-4), and no third action (RND-3)")
    void twoDifferentOnes() {
        HOUSE.play("""
                A1 WHISTLE, BECKON, BOOM! (1), at c4; A2 at c4; command A advance
                B1 at h8
                play
                A1 activate; A1 use HOUSE-WHISTLE
                expect refuses A1 use HOUSE-WHISTLE by RND-4, refuses A1 sprint by RND-3, offers A1 use HOUSE-BECKON
                A1 use HOUSE-BECKON
                expect event HOUSE-BECKON on A1: 1, refuses A1 use K-BOOM by RND-3, refuses A1 advance by RND-3
                """);
    }
}
