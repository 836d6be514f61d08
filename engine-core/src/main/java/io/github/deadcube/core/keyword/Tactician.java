package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** K-TACTICIAN: n more command dice while the model is in play. One model per team counts, by choice of its side. */
class Tactician extends CarriedKeyword {
    /** The highest number that a card may print. */
    private static final int MOST = 9;

    Tactician(RuleId rule) {
        super("TACTICIAN", rule, Tactician::brackets);
    }

    private static Option<Fault> brackets(Keyword keyword) {
        return keyword.number() > MOST ? Option.some(Fault.of("its number is 1 to " + MOST)) : Brackets.number(keyword);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.modify(Modifier.COMMAND_DICE, Scope.OWN, (game, me, model) -> keyword.number());
    }

    /** R25-K-TACTICIAN: the highest number in play counts, without a choice. */
    static final class Revised extends Tactician {
        Revised() {
            super(RuleIds.R25_K_TACTICIAN);
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            int number = keyword.number();
            hooks.modify(
                    Modifier.COMMAND_DICE, Scope.OWN, (game, me, model) -> number < highest(game, me) ? 0 : number);
        }

        private int highest(GameView game, ModelId me) {
            return game.models()
                    .filter(m -> m.inPlay() && m.allegiance() == game.model(me).allegiance())
                    .map(m -> number(game, m))
                    .max()
                    .getOrElse(0);
        }

        /** KT-10, KT-17: on the model or on a weapon that it carries, printed or lent. */
        private int number(GameView game, Model m) {
            if (!game.hasKeyword(m.id(), WeaponChoice.NONE, rule())) return 0;
            return game.keywords(m.id())
                    .appendAll(Vector.range(0, m.card().weapons().size())
                            .flatMap(weapon -> game.weapon(m.id(), WeaponChoice.onCard(weapon)))
                            .flatMap(Weapon::keywords))
                    .filter(k -> k.name().equals(printed()))
                    .map(Keyword::number)
                    .max()
                    .getOrElse(0);
        }
    }
}
