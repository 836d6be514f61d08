package io.github.deadcube.rules;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** ADV-6, K-TELEPORT: a rule teleports a model that is not the active one. */
class RecalledRulesTest {
    private static final String RECALLED = """
            A1 order "Recall", at a1; A2 SV 5+ HP 9, at c4; B1 FI 4+, STUN, at c4; command A order
            play
            A1 activate; spend order: A1 use HOUSE-RECALL on A2; B1 attack A2; dice A 1 1 1 | B %s
            """;

    private static void play(String script) {
        Script.Runner.standard().with(Deadcube.ruleset().with(new Recall())).play(script);
    }

    @Test
    @Rule({"K-STUN", "ADV-6", "K-TELEPORT"})
    @DisplayName("K-STUN, ADV-6: a model that is stunned as it breaks away stays, though another model is active")
    void stunned() {
        play(RECALLED.formatted("4 1 1") + "expect A2 at c4/5, unharmed, activated, asks A: activation");
        play(RECALLED.formatted("1 1 1") + "A2 spot 5; expect A2 at c6/5, not activated, asks A: activation");
    }

    /** A special order that teleports a friend of the active model. */
    private record Recall() implements SpecialOrder {
        private static final RuleId RULE = RuleId.of("HOUSE-RECALL");

        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public String name() {
            return "Recall";
        }

        @Override
        public String text() {
            return "Teleports a friend to c6.";
        }

        @Override
        public boolean actsAt(Trigger<?> trigger) {
            return trigger == Trigger.ACTIVE;
        }

        @Override
        public void options(GameView game, OrderContext context, Consumer<Choice.Use> each) {
            game.models()
                    .map(Model::id)
                    .filter(m -> m.side() == context.side() && !m.equals(context.subject()))
                    .forEach(m -> each.accept(new Choice.Use(RULE, context.subject(), Target.of(m))));
        }

        @Override
        public void use(Effects effects, OrderContext context, Choice.Use use) {
            effects.teleport(use.target().model().get(), Cube.of("c6"), RULE);
        }
    }
}
