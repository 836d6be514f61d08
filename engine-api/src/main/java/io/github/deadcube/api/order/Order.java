package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.extend.SpecialOrder.Often;
import io.github.deadcube.api.extend.SpecialOrder.Watched;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.order.Effect.Heals;
import io.github.deadcube.api.order.Effect.UpTo;
import io.github.deadcube.api.order.Order.Whom;
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
 * @param often how often it may be used
 * @param modes what it does; where several may be used, the user chooses
 */
@Value.Builder
public record Order(RuleId rule, String name, String text, Often often, Vector<Mode> modes)
        implements SpecialOrder, WithOrder {
    private static final Vector<Moment<?>> MOMENTS = Vector.of(
            Moment.COMMAND,
            Moment.ACTIVE,
            Moment.DECLARED,
            Moment.BEFORE_TEST,
            Moment.IN_TEST,
            Moment.LOSES,
            Moment.DIED,
            Moment.ENGAGED,
            Moment.NEARED,
            Moment.SHOT,
            Moment.ASSAULTED,
            Moment.ENDING,
            Moment.END_PHASE);

    /** ORD-2, R25-ORD-2: the moments at which special orders are asked; at others no mode acts: in the order of a round. */
    public static Vector<Moment<?>> moments() {
        return MOMENTS;
    }

    /**
     * An order that may be used once an activation.
     *
     * @param rule its identifier, such as {@code HOUSE-STEADY}
     */
    public static Order of(String rule, String name, String text, Mode... modes) {
        return new Order(RuleId.of(rule), name, text, Often.ACTIVATION, Vector.of(modes));
    }

    @Override
    public Vector<Class<? extends Then>> continuations() {
        return Vector.of(Picking.class, Heals.Tried.class, UpTo.Again.class);
    }

    @Override
    public boolean actsAt(Moment<?> moment) {
        return modes.exists(mode -> mode.moments().contains(moment));
    }

    @Override
    public Vector<Watched> watches() {
        return modes.flatMap(Mode::watches).distinct();
    }

    @Override
    public boolean isAction(Choice.Use use) {
        return mode(use.rule()).exists(Mode::action);
    }

    private RuleId ruleOf(int mode) {
        return mode == 0 ? rule : RuleId.of(rule.id() + "-" + (mode + 1));
    }

    private static RuleId after(RuleId mode) {
        return RuleId.of(mode.id() + "-LATER");
    }

    private Option<Mode> mode(RuleId named) {
        for (int i = 0; i < modes.size(); i++) if (ruleOf(i).equals(named)) return Option.some(modes.get(i));
        return Option.none();
    }

    /** A mode of any order of the rules that are played, by its identifier. */
    static Mode mode(Table table, RuleId named) {
        return holding(table, named).mode(named).get();
    }

    /** The order of the rules that are played that has a mode, or what happens later in one, of an identifier. */
    private static Order holding(Table table, RuleId named) {
        for (SpecialOrder order : table.ruleset().library().orders())
            if (order instanceof Order data)
                for (int i = 0; i < data.modes.size(); i++)
                    if (data.ruleOf(i).equals(named) || after(data.ruleOf(i)).equals(named)) return data;
        throw new IllegalStateException("no special order has the rule " + named);
    }

    /** What a mode does, or what happens later, by its identifier. */
    static Vector<Effect> effects(Table table, RuleId named) {
        Order order = holding(table, named);
        for (Mode mode : order.mode(named)) return mode.effects();
        for (int i = 0; i < order.modes.size(); i++)
            if (after(order.ruleOf(i)).equals(named))
                return order.modes.get(i).later().map(Mode.Later::effects).getOrElse(Vector.empty());
        return Vector.empty();
    }

    @Override
    public Vector<LibraryRule> parts() {
        Vector<LibraryRule> parts = Vector.empty();
        for (int i = 0; i < modes.size(); i++) {
            RuleId of = ruleOf(i);
            Mode mode = modes.get(i);
            if (i > 0) parts = parts.append(new Part(of, name, mode));
            for (Mode.Later later : mode.later()) parts = parts.append(new Part.After(after(of), name, later));
        }
        return parts;
    }

    @Override
    public Option<Weapon> weapon() {
        return Part.weapon(modes.head());
    }

    @Override
    public void marked(Hooks hooks) {
        Part.marked(modes.head(), hooks);
    }

    /** Keywords of which the library must have the rules: those that it lends, in the order in which it names them. */
    public Vector<Keyword> keywords() {
        return modes.flatMap(Mode::effects).flatMap(Effect::keywords);
    }

    @Override
    public void options(Table table, Cue cue, Consumer<Choice.Use> each) {
        for (int i = 0; i < modes.size(); i++) {
            Mode mode = modes.get(i);
            RuleId of = ruleOf(i);
            Vector<ModelId> all = candidates(table, mode, of, cue);
            if (all.size() < mode.whom().least()) continue;
            if (mode.whom().most() > 1 && !all.isEmpty())
                each.accept(new Choice.Use(of, cue.subject(), Target.NOTHING));
            else for (ModelId m : all) offer(table, cue, mode, of, m, each);
        }
    }

    /** On whom a mode of any order of the rules that are played may act, by its identifier. */
    static Vector<ModelId> candidates(Table table, RuleId named, Cue cue) {
        Order order = holding(table, named);
        return order.candidates(table, order.mode(named).get(), named, cue);
    }

    private Vector<ModelId> candidates(Table table, Mode mode, RuleId of, Cue cue) {
        return mode.candidates(table, of, cue).filter(m -> fresh(table, mode, of, m));
    }

    /** What a model has been lent it is not lent again, unless each die counts. */
    private boolean fresh(Table table, Mode mode, RuleId of, ModelId model) {
        return !mode.lends() || often == Often.DIE || !table.model(model).marked(of);
    }

    private static void offer(Table table, Cue cue, Mode mode, RuleId of, ModelId model, Consumer<Choice.Use> each) {
        Vector<Target> aims = mode.effects().flatMap(e -> e.targets(table, cue, model));
        for (Target aim : aims) each.accept(new Choice.Use(of, cue.subject(), aim));
        if (!aims.isEmpty()) return;
        boolean itself = mode.whom().who() == Whom.Who.SUBJECT || mode.whom().who() == Whom.Who.OPPONENT;
        each.accept(new Choice.Use(of, cue.subject(), itself ? Target.NOTHING : Target.of(model)));
    }

    @Override
    public void use(Flow flow, Cue cue, Choice.Use use) {
        Mode mode = mode(use.rule()).get();
        if (mode.whom().most() > 1) flow.offer(cue.side(), new Picking(use.rule(), cue, Vector.empty()));
        else if (use.target() instanceof Target.OfModel of)
            apply(flow, use.rule(), mode, cue, of.model(), use.target());
        else
            apply(
                    flow,
                    use.rule(),
                    mode,
                    cue,
                    mode.candidates(flow, use.rule(), cue).head(),
                    use.target());
    }

    static void apply(Flow flow, RuleId of, Mode mode, Cue cue, ModelId model, Target target) {
        if (mode.lends()) flow.mark(model, new Mark(of, 1, mode.until()));
        if (mode.later().isDefined()) flow.mark(model, new Mark(after(of), 1, Mark.Until.GAME));
        mode.effects().forEach(effect -> effect.on(flow, of, cue, model, target));
    }

    /**
     * On whom a special order acts.
     *
     * @param who whom it may be, seen from the moment's subject
     * @param conditions what must be so of each
     * @param least how many at least; with fewer the order is not used
     * @param most how many at most, 1 or more; several are chosen one after another
     */
    public record Whom(Who who, Vector<Condition> conditions, int least, int most) {
        /** The model that the moment is about. */
        public static final Whom SUBJECT = of(Who.SUBJECT);

        /** Whom it may be. */
        public enum Who {
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
        public static Whom of(Who who, Condition... conditions) {
            return new Whom(who, Vector.of(conditions), 0, 1);
        }

        /** Several models. */
        public Whom upTo(int models) {
            return new Whom(who, conditions, 0, models);
        }

        /**
         * So many models, no more and no fewer: {@code Whom.of(Who.OWN, new Condition.Prints("CONSTRUCT")).exactly(3)} is not
         * offered to a side with two of them. So many of them.
         */
        public Whom exactly(int models) {
            return new Whom(who, conditions, models, models);
        }

        /** Every model on which an order may act at a moment. */
        Vector<ModelId> candidates(Table table, Cue cue) {
            return all(table, cue).filter(m -> conditions.forAll(c -> c.of(table, cue, m)));
        }

        private Vector<ModelId> all(Table table, Cue cue) {
            return switch (who) {
                case SUBJECT -> Vector.of(cue.subject());
                case OPPONENT -> cue.opponent().toVector();
                case FRIEND -> inPlay(table).filter(m -> m.side() == cue.side() && !m.equals(cue.subject()));
                case OWN -> inPlay(table).filter(m -> m.side() == cue.side());
                case ENEMY -> inPlay(table).filter(m -> m.side() != cue.side());
            };
        }

        private static Vector<ModelId> inPlay(Table table) {
            return table.models().filter(ModelState::inPlay).map(ModelState::id).toVector();
        }
    }
}
