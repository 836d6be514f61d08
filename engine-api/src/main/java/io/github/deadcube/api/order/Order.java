package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Frequency;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.SpecialOrder.TrackedFact;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Effect.Heals;
import io.github.deadcube.api.order.Effect.UpTo;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.immutables.value.Value;

/**
 * ORD-1 to ORD-7: a special order as data.
 *
 * <pre>{@code
 * Order steady = Order.of("HOUSE-STEADY", "Steady", "A friend that is shot at has one die more to survive.",
 *         Mode.at(Moment.DECLARED)
 *                 .when(Condition.Is.TARGET, new Condition.During(Occasion.Kind.SHOOT))
 *                 .doing(Adds.dice(1, Skill.SURVIVE))
 *                 .until(Mark.Until.ATTACK));
 * Ruleset mine = Deadcube.ruleset().with(steady);
 * }</pre>
 *
 * <p>An order that acts in tests, {@code withOften(Often.ROLL)}, acts for one of all models that an explosion hits: they are tested against
 * one roll.
 *
 * @param rule its identifier, which is its first mode's too; a second mode's has {@code -2} added
 * @param name its name, free text on one line
 * @param text what it does, a sentence or two
 * @param frequency how often it may be used
 * @param modes what it does; where several may be used, the user chooses
 */
@Value.Builder
public record Order(RuleId rule, String name, String text, Frequency frequency, Vector<OrderMode> modes)
        implements SpecialOrder, WithOrder {
    private static final Vector<Trigger<?>> MOMENTS = Vector.of(
            Trigger.COMMAND,
            Trigger.ACTIVE,
            Trigger.DECLARED,
            Trigger.BEFORE_TEST,
            Trigger.IN_TEST,
            Trigger.LOSES,
            Trigger.DIED,
            Trigger.ENGAGED,
            Trigger.NEARED,
            Trigger.SHOT,
            Trigger.ASSAULTED,
            Trigger.ENDING,
            Trigger.END_PHASE);

    /** ORD-2, R25-ORD-2: the moments at which special orders are asked; at others no mode acts: in the order of a round. */
    public static Vector<Trigger<?>> triggers() {
        return MOMENTS;
    }

    /**
     * An order that may be used once an activation.
     *
     * @param rule its identifier, such as {@code HOUSE-STEADY}
     */
    public static Order of(String rule, String name, String text, OrderMode... modes) {
        return new Order(RuleId.of(rule), name, text, Frequency.ACTIVATION, Vector.of(modes));
    }

    @Override
    public Vector<Class<? extends Continuation>> continuations() {
        return Vector.of(NextModel.class, Heals.Tried.class, UpTo.Again.class);
    }

    @Override
    public boolean actsAt(Trigger<?> trigger) {
        return modes.exists(mode -> mode.triggers().contains(trigger));
    }

    @Override
    public Vector<TrackedFact> trackedFacts() {
        return modes.flatMap(OrderMode::watches).distinct();
    }

    @Override
    public boolean isAction(Choice.Use use) {
        return mode(use.rule()).exists(OrderMode::action);
    }

    private RuleId ruleOf(int mode) {
        return mode == 0 ? rule : RuleId.of(rule.id() + "-" + (mode + 1));
    }

    private static RuleId after(RuleId mode) {
        return RuleId.of(mode.id() + "-LATER");
    }

    private Option<OrderMode> mode(RuleId named) {
        for (int i = 0; i < modes.size(); i++) if (ruleOf(i).equals(named)) return Option.some(modes.get(i));
        return Option.none();
    }

    /** A mode of any order of the rules that are played, by its identifier. */
    static OrderMode mode(GameView game, RuleId named) {
        return holding(game, named).mode(named).get();
    }

    /** The order of the rules that are played that has a mode, or what happens later in one, of an identifier. */
    private static Order holding(GameView game, RuleId named) {
        for (SpecialOrder order : game.ruleset().library().orders())
            if (order instanceof Order data)
                for (int i = 0; i < data.modes.size(); i++)
                    if (data.ruleOf(i).equals(named) || after(data.ruleOf(i)).equals(named)) return data;
        throw new IllegalStateException("no special order has the rule " + named);
    }

    /** What a mode does, or what happens later, by its identifier. */
    static Vector<Effect> effects(GameView game, RuleId named) {
        Order order = holding(game, named);
        for (OrderMode mode : order.mode(named)) return mode.effects();
        for (int i = 0; i < order.modes.size(); i++)
            if (after(order.ruleOf(i)).equals(named))
                return order.modes
                        .get(i)
                        .later()
                        .map(OrderMode.LaterEffects::effects)
                        .getOrElse(Vector.empty());
        return Vector.empty();
    }

    @Override
    public Vector<LibraryRule> parts() {
        Vector<LibraryRule> parts = Vector.empty();
        for (int i = 0; i < modes.size(); i++) {
            RuleId of = ruleOf(i);
            OrderMode mode = modes.get(i);
            if (i > 0) parts = parts.append(new GrantedKeywords(of, name, mode));
            for (OrderMode.LaterEffects later : mode.later())
                parts = parts.append(new GrantedKeywords.After(after(of), name, later));
        }
        return parts;
    }

    @Override
    public Option<Weapon> weapon() {
        return GrantedKeywords.weapon(modes.head());
    }

    @Override
    public void attachToMarked(Hooks hooks) {
        GrantedKeywords.marked(modes.head(), hooks);
    }

    /** Keywords of which the library must have the rules: those that it lends, in the order in which it names them. */
    public Vector<Keyword> keywords() {
        return modes.flatMap(OrderMode::effects).flatMap(Effect::keywords);
    }

    @Override
    public void options(GameView game, OrderContext context, Consumer<Choice.Use> each) {
        for (int i = 0; i < modes.size(); i++) {
            OrderMode mode = modes.get(i);
            RuleId of = ruleOf(i);
            Vector<ModelId> all = candidates(game, mode, of, context);
            if (all.size() < mode.selector().least()) continue;
            if (mode.selector().most() > 1 && !all.isEmpty())
                each.accept(new Choice.Use(of, context.subject(), Target.NOTHING));
            else for (ModelId m : all) offer(game, context, mode, of, m, each);
        }
    }

    /** On whom a mode of any order of the rules that are played may act, by its identifier. */
    static Vector<ModelId> candidates(GameView game, RuleId named, OrderContext context) {
        Order order = holding(game, named);
        return order.candidates(game, order.mode(named).get(), named, context);
    }

    private Vector<ModelId> candidates(GameView game, OrderMode mode, RuleId of, OrderContext context) {
        return mode.candidates(game, of, context).filter(m -> fresh(game, mode, of, m));
    }

    /** What a model has been lent it is not lent again, unless each die counts. */
    private boolean fresh(GameView game, OrderMode mode, RuleId of, ModelId model) {
        return !mode.lends() || frequency == Frequency.DIE || !game.model(model).marked(of);
    }

    private static void offer(
            GameView game, OrderContext context, OrderMode mode, RuleId of, ModelId model, Consumer<Choice.Use> each) {
        Vector<Target> aims = mode.effects().flatMap(e -> e.targets(game, context, model));
        for (Target aim : aims) each.accept(new Choice.Use(of, context.subject(), aim));
        if (!aims.isEmpty()) return;
        boolean itself = mode.selector().group() == Selector.Group.SUBJECT
                || mode.selector().group() == Selector.Group.OPPONENT;
        each.accept(new Choice.Use(of, context.subject(), itself ? Target.NOTHING : Target.of(model)));
    }

    @Override
    public void use(Effects effects, OrderContext context, Choice.Use use) {
        OrderMode mode = mode(use.rule()).get();
        if (mode.selector().most() > 1)
            effects.offer(context.side(), new NextModel(use.rule(), context, Vector.empty()));
        else if (use.target() instanceof Target.OfModel of)
            apply(effects, use.rule(), mode, context, of.model(), use.target());
        else
            apply(
                    effects,
                    use.rule(),
                    mode,
                    context,
                    mode.candidates(effects, use.rule(), context).head(),
                    use.target());
    }

    static void apply(Effects effects, RuleId of, OrderMode mode, OrderContext context, ModelId model, Target target) {
        if (mode.lends()) effects.addMark(model, new Mark(of, 1, mode.until()));
        if (mode.later().isDefined()) effects.addMark(model, new Mark(after(of), 1, Mark.Until.GAME));
        mode.effects().forEach(effect -> effect.apply(effects, of, context, model, target));
    }

    /**
     * On whom a special order acts.
     *
     * @param group whom it may be, seen from the moment's subject
     * @param conditions what must be so of each
     * @param least how many at least; with fewer the order is not used
     * @param most how many at most, 1 or more; several are chosen one after another
     */
    public record Selector(Group group, Vector<Condition> conditions, int least, int most) {
        /** The model that the moment is about. */
        public static final Selector SUBJECT = of(Group.SUBJECT);

        /** Whom it may be. */
        public enum Group {
            /** The model that the moment is about. */
            SUBJECT,
            /** The other one of an attack. */
            OPPONENT,
            /** Another of the order's side, in play. */
            FRIEND,
            /** Any of the order's side, in play. */
            OWN,
            /** One of the other side, in play. */
            ENEMY
        }

        /** One model. */
        public static Selector of(Group who, Condition... conditions) {
            return new Selector(who, Vector.of(conditions), 0, 1);
        }

        /** Several models. */
        public Selector upTo(int models) {
            return new Selector(group, conditions, 0, models);
        }

        /**
         * So many models, no more and no fewer: {@code Whom.of(Who.OWN, new Condition.Prints("CONSTRUCT")).exactly(3)} is not
         * offered to a side with two of them. So many of them.
         */
        public Selector exactly(int models) {
            return new Selector(group, conditions, models, models);
        }

        /** Every model on which an order may act at a moment. */
        Vector<ModelId> candidates(GameView game, OrderContext context) {
            return all(game, context).filter(m -> conditions.forAll(c -> c.holds(game, context, m)));
        }

        private Vector<ModelId> all(GameView game, OrderContext context) {
            return switch (group) {
                case SUBJECT -> Vector.of(context.subject());
                case OPPONENT -> context.opponent().toVector();
                case FRIEND -> inPlay(game).filter(m -> m.side() == context.side() && !m.equals(context.subject()));
                case OWN -> inPlay(game).filter(m -> m.side() == context.side());
                case ENEMY -> inPlay(game).filter(m -> m.side() != context.side());
            };
        }

        private static Vector<ModelId> inPlay(GameView game) {
            return game.models().filter(ModelState::inPlay).map(ModelState::id).toVector();
        }
    }
}
