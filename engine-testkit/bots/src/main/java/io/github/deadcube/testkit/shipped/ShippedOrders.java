package io.github.deadcube.testkit.shipped;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.order.Condition;
import io.github.deadcube.api.order.Effect.Changes;
import io.github.deadcube.api.order.Effect.Heals;
import io.github.deadcube.api.order.Effect.Steps;
import io.github.deadcube.api.order.Lasting.Has;
import io.github.deadcube.api.order.Mode;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Whom;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/** The special orders of the leaders of the strike teams that ship, in the order of {@link ShippedTeams#ALL}. */
final class ShippedOrders {
    private static final int CALL = 4;

    static final Vector<SpecialOrder> ALL =
            Vector.of(new CalledShots(), new StandTogether(), allTogether(), spareParts(), nobodyHere(), callThePack());

    private ShippedOrders() {}

    private static Order allTogether() {
        return Order.of(
                "ORDER-ALL-TOGETHER",
                "All Together",
                "Use it in an activation. Up to three friends of the active model step one cube each, which marks none of"
                        + " them as activated.",
                Mode.at(Moment.ACTIVE).on(Whom.of(Whom.Who.FRIEND).upTo(3)).doing(new Steps(true, false, false)));
    }

    private static Order spareParts() {
        return Order.of(
                "ORDER-SPARE-PARTS",
                "Spare Parts",
                "Use it in the end phase. Up to two models of the strike team regain 1 HP each, machines too.",
                Mode.at(Moment.END_PHASE).on(Whom.of(Whom.Who.OWN).upTo(2)).doing(new Heals(1, 0)));
    }

    private static Order nobodyHere() {
        return Order.of(
                "ORDER-NOBODY-HERE",
                "Nobody Here",
                "Use it as an activation ends, on the active model, if it shares its cube with no enemy. Until the round"
                        + " ends nobody may shoot at it.",
                Mode.at(Moment.ENDING)
                        .when(Condition.Is.BESIDE_ENEMIES.not())
                        .doing(new Has(Trait.HIDDEN))
                        .until(Mark.Until.ROUND));
    }

    private static Order callThePack() {
        return Order.of(
                "ORDER-CALL-THE-PACK",
                "Call the Pack",
                "Use it in an activation. A friendly BEAST at most " + CALL
                        + " cubes from the active model loses its activation marker.",
                Mode.at(Moment.ACTIVE)
                        .on(Whom.of(Whom.Who.FRIEND, new Condition.Prints("BEAST"), new Condition.Within(CALL)))
                        .doing(Changes.MARKER_OFF));
    }

    /** ORDER-CALLED-SHOTS: the active model shoots better for the rest of its activation. */
    record CalledShots() implements SpecialOrder {
        static final String NAME = "Called Shots";

        private static final RuleId RULE = RuleId.of("ORDER-CALLED-SHOTS");

        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public String name() {
            return NAME;
        }

        @Override
        public String text() {
            return "Use it on the active model, if it can shoot at models with modifiers, stands, and shares its cube with no enemy."
                    + " Until its activation ends it rolls one die more whenever it shoots at a model.";
        }

        @Override
        public boolean actsAt(Moment<?> moment) {
            return moment == Moment.ACTIVE;
        }

        @Override
        public void options(Table table, Cue cue, Consumer<Choice.Use> each) {
            ModelState shooter = table.model(cue.subject());
            if (shoots(table, shooter)
                    && !shooter.pinned()
                    && !shooter.marked(RULE)
                    && !table.besideEnemies(cue.subject()))
                each.accept(new Choice.Use(RULE, cue.subject(), Target.NOTHING));
        }

        @Override
        public void use(Flow flow, Cue cue, Choice.Use use) {
            flow.mark(use.model(), new Mark(RULE, 1, Mark.Until.ACTIVATION));
        }

        @Override
        public void marked(Hooks hooks) {
            hooks.adds(Figure.DICE, Scope.OWN, (table, me, test) -> shot(test) ? 1 : 0);
        }

        private static boolean shot(Tested test) {
            return test.skill() == Skill.RANGED && test.occasion().kind() == Occasion.Kind.SHOOT;
        }

        private static boolean shoots(Table table, ModelState model) {
            return model.profile().ranged().exists()
                    && Vector.range(0, model.profile().weapons().size())
                            .exists(weapon -> table.modified(model.id(), Arm.own(weapon)));
        }
    }

    /** ORDER-STAND-TOGETHER: a friend who has been made a target resists that attack better. */
    record StandTogether() implements SpecialOrder {
        static final String NAME = "Stand Together";

        private static final RuleId RULE = RuleId.of("ORDER-STAND-TOGETHER");

        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public String name() {
            return NAME;
        }

        @Override
        public String text() {
            return "Use it when a friend has been made a target, before dice. In that attack it rolls one die more,"
                    + " whether it survives or fights back.";
        }

        @Override
        public boolean actsAt(Moment<?> moment) {
            return moment == Moment.DECLARED;
        }

        @Override
        public void options(Table table, Cue cue, Consumer<Choice.Use> each) {
            ModelState friend = table.model(cue.subject());
            boolean target = cue.occasion().exists(o -> o.target().equals(cue.subject()));
            if (target && friend.profile().survive().exists() && !friend.marked(RULE))
                each.accept(new Choice.Use(RULE, cue.subject(), Target.NOTHING));
        }

        @Override
        public void use(Flow flow, Cue cue, Choice.Use use) {
            flow.mark(use.model(), new Mark(RULE, 1, Mark.Until.ATTACK));
        }

        @Override
        public void marked(Hooks hooks) {
            hooks.adds(
                    Figure.DICE,
                    Scope.OWN,
                    (table, me, test) -> test.skill() != Skill.RANGED && attacked(test.occasion(), me) ? 1 : 0);
        }

        /** What follows the attack, such as a fall, is another test. */
        private static boolean attacked(Occasion occasion, ModelId tester) {
            boolean attack = switch (occasion.kind()) {
                case SHOOT, ASSAULT, FLAMES -> true;
                case AIM, HAZARD, OTHER -> false;
            };
            return attack && occasion.target().equals(tester);
        }
    }
}
