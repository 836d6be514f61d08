package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Explosion;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Landing;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Way.Special;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** K-BOOM: it explodes when it is killed, or by a SPECIAL action, even beside enemies, which kills it. */
class Boom extends Printed implements Special {
    Boom(RuleId rule) {
        super("BOOM!", rule, PrintedOn.MODEL, Brackets::number);
    }

    /** R25-K-BOOM: it may explode in place of its FIGHT or SURVIVE in an ASSAULT of any kind too, whatever its FIGHT. */
    static Boom revised() {
        return new Boom(RuleIds.R25_K_BOOM) {
            @Override
            public boolean inAssaults() {
                return true;
            }
        };
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(Moment.DIED, Scope.OWN, (flow, me, death) -> explode(flow, me, death.cube(), keyword.number()));
        hooks.offers(this);
    }

    private void explode(Flow flow, ModelId me, Cube cube, int dice) {
        flow.setOff(new Explosion(rule(), new Landing(cube, flow.controller(me), Option.none(), Arm.Bare.NONE), dice));
    }

    @Override
    public void targets(Table table, ModelId model, Consumer<Choice.Use> each) {
        each.accept(new Choice.Use(rule(), model, Target.NOTHING));
    }

    @Override
    public boolean besideEnemies() {
        return true;
    }

    @Override
    public void use(Flow flow, Choice.Use use) {
        flow.kill(use.model(), rule());
    }
}
