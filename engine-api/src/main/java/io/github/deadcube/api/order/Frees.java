package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Arms;
import io.github.deadcube.api.extend.Cue;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.FreeAction;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * ORD-4: the model takes an action that counts towards no limit, or makes an attack that the order describes.
 *
 * @param kind which action
 * @param cubes how far an ADVANCE goes; 0 for as far as its SP
 * @param arms with which weapons it may shoot
 * @param mode the way to shoot that it must use, such as {@code blaze away}; empty for any
 * @param described the weapon that the order describes; none for the model's own
 * @param upon whether it may shoot at the moment's subject alone, wherever that is, even in its own cube
 */
@Value.Builder
public record Frees(FreeAction.Kind kind, int cubes, Arms arms, String mode, Option<Weapon> described, boolean upon)
        implements Effect, WithFrees {
    /**
     * An action.
     *
     * @param kind which
     * @return the effect
     */
    public static Frees action(FreeAction.Kind kind) {
        return new Frees(kind, 0, Arms.ANY, "", Option.none(), false);
    }

    /**
     * A SHOOT with some of the model's weapons.
     *
     * @param arms which
     * @return the effect
     */
    public static Frees shot(Arms arms) {
        return action(FreeAction.Kind.SHOOT).withArms(arms);
    }

    /**
     * A SHOOT with a weapon that the order describes.
     *
     * @param weapon such as {@code hammer blow R2 FRAG (2)}
     * @return the effect
     */
    public static Frees shot(Weapon weapon) {
        return action(FreeAction.Kind.SHOOT).withDescribed(Option.some(weapon));
    }

    private FreeAction of(RuleId by, Cue cue, ModelId model) {
        return new FreeAction(
                model, by, kind, cubes, arms, mode, described.isDefined(), Option.when(upon, cue.subject()));
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
    public boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
        return table.able(of(by, cue, model));
    }

    @Override
    public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
        flow.free(of(by, cue, model));
    }
}
