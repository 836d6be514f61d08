package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.ModelId;
import java.util.function.Consumer;

/** I-MEDI-PACK: by a SPECIAL action its carrier regains 1 HP, unless it is a machine. */
class MediPack extends Item implements Special {
    MediPack(RuleId rule) {
        super("Medi-Pack", rule);
    }

    @Override
    public final void attachToCarrier(Hooks hooks) {
        hooks.offer(this);
    }

    @Override
    public void targets(GameView game, ModelId carrier, Consumer<Choice.Use> each) {
        if (game.model(carrier).injured() && !game.hasTrait(carrier, Trait.MACHINE))
            each.accept(new Choice.Use(rule(), carrier, Target.NOTHING));
    }

    @Override
    public Rejection refusal(GameView game, Choice.Use use) {
        return use.target().equals(Target.NOTHING)
                ? unhelped(game, use.model())
                : new Rejection(rule(), "a Medi-Pack heals its carrier alone", "its use without a target");
    }

    final Rejection unhelped(GameView game, ModelId whom) {
        return game.hasTrait(whom, Trait.MACHINE)
                ? new Rejection(
                        rule(),
                        Sentence.of("{whom} is a machine: a Medi-Pack does not heal it", whom),
                        "a model that is none")
                : new Rejection(rule(), Sentence.of("{whom} is unhurt", whom), "a model that has lost HP");
    }

    @Override
    public void use(Effects effects, Choice.Use use) {
        effects.useItem(use.model(), rule());
        effects.heal(use.target().model().getOrElse(use.model()), 1, rule());
    }

    /** R25-I-MEDI-PACK: by a SPECIAL action its carrier or a friend in its cube regains 1 HP, but not a machine. */
    static final class Revised extends MediPack {
        Revised() {
            super(RuleIds.R25_I_MEDI_PACK);
        }

        private static boolean heals(GameView game, ModelId carrier, ModelId other) {
            return other.equals(carrier) || game.areFriends(carrier, other);
        }

        @Override
        public void targets(GameView game, ModelId carrier, Consumer<Choice.Use> each) {
            for (ModelId other : game.modelsIn(game.model(carrier).cube()))
                if (heals(game, carrier, other) && game.model(other).injured() && !game.hasTrait(other, Trait.MACHINE))
                    each.accept(new Choice.Use(rule(), carrier, Target.of(other)));
        }

        @Override
        public Rejection refusal(GameView game, Choice.Use use) {
            if (use.target().isModel()) {
                ModelId other = use.target().model().get();
                boolean near = game.model(other).inPlay()
                        && game.model(other)
                                .cube()
                                .equals(game.model(use.model()).cube())
                        && heals(game, use.model(), other);
                if (near) return unhelped(game, other);
            }
            return new Rejection(
                    rule(), "a Medi-Pack heals its carrier or a friend in its cube", "one of these that has lost HP");
        }
    }
}
