package io.github.deadcube.core.shipped;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.order.words.Changes;
import io.github.deadcube.api.order.words.Has;
import io.github.deadcube.api.order.words.Heals;
import io.github.deadcube.api.order.words.Is;
import io.github.deadcube.api.order.words.Prints;
import io.github.deadcube.api.order.words.Steps;
import io.github.deadcube.api.order.words.Within;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import java.util.function.BiPredicate;
import java.util.function.Consumer;

/** The special orders of the leaders of the shipped strike teams, in the order of {@link Shipped#teams}. */
final class ShippedOrders {
    private static final int CALL = 4;

    /** ORDER-CALLED-SHOTS: the active model shoots better for the rest of its activation. */
    static final SpecialOrder CALLED_SHOTS = new OneDieMore(
            RuleId.of("ORDER-CALLED-SHOTS"),
            "Called Shots",
            "Use it on the active model, if it can shoot at models with modifiers, stands, and shares its cube with "
                    + "no enemy."
                    + " Until its activation ends it rolls one die more whenever it shoots at a model.",
            Trigger.ACTIVE,
            Mark.Until.ACTIVATION,
            ShippedOrders::mayCallShots,
            (me, test) -> test.skill() == Skill.RANGED && test.context().kind() == TestContext.Kind.SHOOT);

    /** ORDER-STAND-TOGETHER: a friend that is the target of an attack resists it better. */
    static final SpecialOrder STAND_TOGETHER = new OneDieMore(
            RuleId.of("ORDER-STAND-TOGETHER"),
            "Stand Together",
            "Use it when a friend has been made a target, before dice. In that attack it rolls one die more,"
                    + " whether it survives or fights back.",
            Trigger.DECLARED,
            Mark.Until.ATTACK,
            (game, context) -> context.context().exists(o -> o.target().equals(context.subject()))
                    && game.model(context.subject()).card().survive().exists(),
            (me, test) -> test.skill() != Skill.RANGED && isAttacked(test.context(), me));

    static final Vector<SpecialOrder> ALL =
            Vector.of(CALLED_SHOTS, STAND_TOGETHER, allTogether(), spareParts(), nobodyHere(), callThePack());

    private ShippedOrders() {}

    private static Order allTogether() {
        return Order.of(
                "ORDER-ALL-TOGETHER",
                "All Together",
                "Use it in an activation. Up to three friends of the active model step one cube each, which marks "
                        + "none of"
                        + " them as activated.",
                Order.Mode.at(Trigger.ACTIVE)
                        .on(Selector.of(Selector.Group.FRIEND).upTo(3))
                        .doing(new Steps(true, false, false)));
    }

    private static Order spareParts() {
        return Order.of(
                "ORDER-SPARE-PARTS",
                "Spare Parts",
                "Use it in the end phase. Up to two models of the strike team regain 1 HP each, machines too.",
                Order.Mode.at(Trigger.END_PHASE)
                        .on(Selector.of(Selector.Group.OWN).upTo(2))
                        .doing(new Heals(1, 0)));
    }

    private static Order nobodyHere() {
        return Order.of(
                "ORDER-NOBODY-HERE",
                "Nobody Here",
                "Use it as an activation ends, on the active model, if it shares its cube with no enemy. Until the "
                        + "round"
                        + " ends no model may shoot at it.",
                Order.Mode.at(Trigger.ENDING)
                        .when(Is.BESIDE_ENEMIES.not())
                        .doing(new Has(Trait.HIDDEN))
                        .until(Mark.Until.ROUND));
    }

    private static Order callThePack() {
        return Order.of(
                "ORDER-CALL-THE-PACK",
                "Call the Pack",
                "Use it in an activation. A friendly BEAST at most " + CALL
                        + " cubes from the active model loses its activation marker.",
                Order.Mode.at(Trigger.ACTIVE)
                        .on(Selector.of(Selector.Group.FRIEND, new Prints("BEAST"), new Within(CALL)))
                        .doing(Changes.MARKER_OFF));
    }

    private static boolean mayCallShots(GameView game, OrderContext context) {
        Model shooter = game.model(context.subject());
        if (!shooter.card().ranged().exists() || shooter.pinned() || game.isBesideEnemies(shooter.id())) return false;
        for (int weapon = 0; weapon < shooter.card().weapons().size(); weapon++)
            if (game.allowsModifiers(shooter.id(), WeaponChoice.onCard(weapon))) return true;
        return false;
    }

    /** Whether the test belongs to the attack; a later effect, such as a fall, is another test. */
    private static boolean isAttacked(TestContext context, ModelId tester) {
        boolean attack = switch (context.kind()) {
            case SHOOT, ASSAULT, FLAMES -> true;
            case AIM, HAZARD, OTHER -> false;
        };
        return attack && context.target().equals(tester);
    }

    /**
     * An order on the model of its trigger, which then rolls one die more in some tests.
     *
     * @param until the end of the mark that the model gets
     * @param offered whether the order may be used on a model without the mark
     * @param helps the tests of the marked model that have the die
     */
    private record OneDieMore(
            RuleId rule,
            String name,
            String text,
            Trigger<?> trigger,
            Mark.Until until,
            BiPredicate<GameView, OrderContext> offered,
            BiPredicate<ModelId, ModelTest> helps)
            implements SpecialOrder {
        @Override
        public boolean actsAt(Trigger<?> at) {
            return at == trigger;
        }

        @Override
        public void options(GameView game, OrderContext context, Consumer<Choice.Use> each) {
            if (!game.model(context.subject()).marked(rule) && offered.test(game, context))
                each.accept(new Choice.Use(rule, context.subject(), Target.NOTHING));
        }

        @Override
        public void use(Effects effects, OrderContext context, Choice.Use use) {
            effects.addMark(use.model(), new Mark(rule, 1, until));
        }

        @Override
        public void attachToMarked(Hooks hooks) {
            hooks.modify(Modifier.DICE, Scope.OWN, (game, me, test) -> helps.test(me, test) ? 1 : 0);
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
