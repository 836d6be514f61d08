package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** ORD-4: the model takes an action that counts towards no limit, or makes an attack that the order describes. */
@SavedName("frees")
@Value.Builder
public record Frees(
        FreeAction.Kind kind,
        @InText(least = 0, most = 9) int cubes,
        @InText(usual = "ANY") WeaponFilter weapons,
        String mode,
        Option<Weapon> described,
        boolean upon)
        implements OrderEffect, WithFrees {
    public static Frees action(FreeAction.Kind kind) {
        return new Frees(kind, 0, WeaponFilter.ANY, "", Option.none(), false);
    }

    public static Frees shot(WeaponFilter weapons) {
        return action(FreeAction.Kind.SHOOT).withWeapons(weapons);
    }

    public static Frees shot(Weapon weapon) {
        return action(FreeAction.Kind.SHOOT).withDescribed(Option.some(weapon));
    }

    private FreeAction freeAction(RuleId by, OrderContext context, ModelId model) {
        return new FreeAction(
                model, by, kind, cubes, weapons, mode, described.isDefined(), Option.when(upon, context.subject()));
    }

    @Override
    public Option<Weapon> weapon() {
        return described;
    }

    @Override
    public Vector<Keyword> keywords() {
        return described.toVector().flatMap(Weapon::keywords);
    }

    @Override
    public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
        return game.canTake(freeAction(by, context, model));
    }

    @Override
    public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
        effects.takeFreeAction(freeAction(by, context, model));
    }
}
