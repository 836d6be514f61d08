package io.github.deadcube.api.order;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Arms;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Flow.FreeAction;
import io.github.deadcube.api.extend.Flow.Stride;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.immutables.value.Value;

/**
 * What a special order does to a model. What lasts is borne by a mark of the order's, which the mode lays ({@link #lends}); what happens at once
 * is done by {@link #on}. Implementations are immutable values; an application may write its own.
 */
public interface Effect {
    /** Whether it would do anything. */
    default boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
        return true;
    }

    /** At what else it may be aimed; each is an option: targets; none for most, which are aimed at the model alone. */
    default Vector<Target> targets(Table table, Cue cue, ModelId model) {
        return Vector.empty();
    }

    /** Whether it lasts: true if a mark of the order's bears it. */
    default boolean lends() {
        return false;
    }

    /** Says what the mark does. */
    default void lent(Hooks hooks) {}

    /**
     * Acts at once.
     *
     * @param target at what it is aimed, if {@link #targets} named something
     */
    default void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {}

    /** The weapon that it describes: none for most. */
    default Option<Weapon> weapon() {
        return Option.none();
    }

    /** Keywords of which the library must have the rules: none for most. */
    default Vector<Keyword> keywords() {
        return Vector.empty();
    }

    /** The model loses HP, which nothing prevents; a death scores. */
    record Costs(int hitPoints) implements Effect {
        @Override
        public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
            flow.lose(model, hitPoints, by);
        }
    }

    /** ORD-6: a command die of the other side is discarded; the user names its face. */
    record Discards() implements Effect {
        @Override
        public boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
            return table.command(cue.side().other()).size() > 0;
        }

        @Override
        public Vector<Target> targets(Table table, Cue cue, ModelId model) {
            return CommandFace.ALL
                    .filter(table.command(cue.side().other())::has)
                    .map(Target.OfFace::new);
        }

        @Override
        public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
            if (target instanceof Target.OfFace of) flow.discard(cue.side().other(), of.face());
        }
    }

    /**
     * ORD-4: the model takes an action that counts towards no limit, or makes an attack that the order describes.
     *
     * @param cubes how far an ADVANCE goes; 0 for as far as its SP
     * @param arms with which weapons it may shoot
     * @param mode the way to shoot that it must use, such as {@code blaze away}; empty for any
     * @param described the weapon that the order describes; none for the model's own
     * @param upon whether it may shoot at the moment's subject alone, wherever that is, even in its own cube
     */
    @Value.Builder
    record Frees(FreeAction.Kind kind, int cubes, Arms arms, String mode, Option<Weapon> described, boolean upon)
            implements Effect, WithFrees {
        /** An action. */
        public static Frees action(FreeAction.Kind kind) {
            return new Frees(kind, 0, Arms.ANY, "", Option.none(), false);
        }

        /** A SHOOT with some of the model's weapons. */
        public static Frees shot(Arms arms) {
            return action(FreeAction.Kind.SHOOT).withArms(arms);
        }

        /**
         * A SHOOT with a weapon that the order describes.
         *
         * @param weapon such as {@code hammer blow R2 FRAG (2)}
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

    /**
     * Lost HP come back, in a test or without one.
     *
     * @param hitPoints how many at most
     * @param needed the successes that a 3-dice SURVIVE test needs; 0 for no test
     */
    record Heals(int hitPoints, int needed) implements Effect {
        private static final int DICE = 3;

        @Override
        public boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
            return table.model(model).injured();
        }

        @Override
        public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
            if (needed == 0) {
                flow.heal(model, hitPoints, by);
                return;
            }
            Contender one = new Contender.OfModel(model, Skill.SURVIVE, DICE, false);
            Occasion occasion = Occasion.alone(Occasion.Kind.OTHER, by, model);
            flow.test(DiceTest.of(occasion, one, needed), new Tried(by, Option.some(model), hitPoints));
        }

        /**
         * The test is made.
         *
         * @param rule the order's
         * @param hitPoints how many at most
         */
        public record Tried(RuleId rule, Option<ModelId> model, int hitPoints) implements Then.Decided {
            @Override
            public void decided(Flow flow, Outcome outcome) {
                if (outcome.margin() >= 0) flow.heal(model.get(), hitPoints, rule);
            }
        }
    }

    /** What an order does to a model's state at once. */
    enum Changes implements Effect {
        /** ORD-6: its activation marker comes off, and it may be activated again. */
        MARKER_OFF {
            @Override
            public boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
                return table.model(model).activated();
            }

            @Override
            public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
                flow.unmarkActivated(model, by);
            }
        },
        /** It is marked as activated (RND-8). */
        MARKER_ON {
            @Override
            public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
                flow.markActivated(model, by);
            }
        },
        /** It is pinned (PIN-4, PIN-5). */
        PINNED {
            @Override
            public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
                flow.pin(model, by);
            }
        },
        /** It stands up as if by the action (STD-1, STD-2). */
        RISES {
            @Override
            public boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
                return table.model(model).pinned();
            }

            @Override
            public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
                flow.rise(model);
            }
        },
        /** ORD-5: the HP that the moment's subject is about to lose are lost by this model ({@link Moment#LOSES}). */
        TURNED {
            @Override
            public boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
                return cue.hitPoints() > 0;
            }

            @Override
            public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
                flow.turn(model);
            }
        }
    }

    /**
     * ORD-6: a spare of the order's side takes the place of the model that has died ({@link io.github.deadcube.api.extend.Moment#DIED}). The
     * team has as many spares ({@link io.github.deadcube.api.team.Profile.Muster#SPARE}) as the order may bring in a game.
     *
     * @param card the name on the spares' cards; empty for any spare
     * @param pinned whether it lies pinned
     * @param activated whether it is marked as activated
     */
    record Relieves(String card, boolean pinned, boolean activated) implements Effect {
        /** A spare that is pinned and marked as activated. */
        public static Relieves by(String card) {
            return new Relieves(card, true, true);
        }

        @Override
        public boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
            return cue.cube().isDefined()
                    && model.equals(cue.subject())
                    && !table.model(model).inPlay()
                    && spare(table, cue).isDefined();
        }

        @Override
        public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
            for (Cube cube : cue.cube())
                for (ModelId spare : spare(flow, cue)) flow.replace(spare, cube, pinned, activated, by);
        }

        private Option<ModelId> spare(Table table, Cue cue) {
            for (ModelState m : table.models())
                if (m.status() == ModelState.Status.SPARE
                        && m.id().side() == cue.side()
                        && (card.isEmpty() || m.profile().name().equals(card))) return Option.some(m.id());
            return Option.none();
        }
    }

    /**
     * ORD-4: the model makes one step by choice, or stays.
     *
     * @param breaksAway whether leaving enemies is breaking away (ADV-6)
     * @param nearer whether the step must lessen the distance to the moment's subject (GEO-9)
     * @param peaceful whether it neither starts nor ends in a cube with enemies
     */
    record Steps(boolean breaksAway, boolean nearer, boolean peaceful) implements Effect {
        @Override
        public boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
            ModelState m = table.model(model);
            return m.inPlay() && !m.pinned() && m.profile().advance() > 0 && !(peaceful && table.besideEnemies(model));
        }

        @Override
        public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
            flow.stride(new Stride(model, by, Option.when(nearer, cue.subject()), breaksAway, peaceful));
        }
    }

    /**
     * An effect that happens once, and again as often as the order's user chooses, up to a number of times.
     *
     * <pre>{@code
     * new UpTo(3, new Heals(1, 0))      // heals up to 3 HP: one, two or three
     * new UpTo(2, new Costs(1))         // costs up to 2 HP
     * }</pre>
     *
     * @param times how often at most, 1 or more
     * @param effect what happens each time, at once and to the model alone
     */
    record UpTo(int times, Effect effect) implements Effect {
        /**
         * Checks the effect.
         *
         * @throws IllegalArgumentException if that is less than once, or the effect lasts
         */
        public UpTo {
            if (times < 1) throw new IllegalArgumentException("up to " + times + " times");
            if (effect.lends())
                throw new IllegalArgumentException("what lasts does not happen several times: " + effect);
        }

        @Override
        public boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
            return effect.possible(table, by, cue, model);
        }

        @Override
        public Option<Weapon> weapon() {
            return effect.weapon();
        }

        @Override
        public Vector<Keyword> keywords() {
            return effect.keywords();
        }

        @Override
        public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
            int number = Order.effects(flow, by).indexOf(this);
            happens(flow, new Again(by, cue, model, number, 0));
        }

        private void happens(Flow flow, Again before) {
            effect.on(flow, before.rule, before.cue, before.who, Target.NOTHING);
            Again next = new Again(before.rule, before.cue, before.who, before.effect, before.done + 1);
            if (next.done < times) flow.offer(next.cue.side(), next);
        }

        /**
         * Once more, or no more.
         *
         * @param who to whom it happens
         * @param effect the number of the effect among the mode's, counted from 0
         * @param done how often it has happened
         */
        public record Again(RuleId rule, Cue cue, ModelId who, int effect, int done) implements Then.Chosen {
            @Override
            public Option<ModelId> model() {
                return Option.some(who);
            }

            @Override
            public Purpose purpose() {
                return Purpose.SPECIAL_ORDER;
            }

            @Override
            public void options(Table table, Consumer<Choice> each) {
                if (!table.model(who).inPlay() || !repeated(table).possible(table, rule, cue, who)) return;
                each.accept(new Choice.Decline(rule, who));
                each.accept(new Choice.Use(rule, who, Target.NOTHING));
            }

            @Override
            public void chosen(Flow flow, Choice choice) {
                if (choice instanceof Choice.Use) repeated(flow).happens(flow, this);
            }

            private UpTo repeated(Table table) {
                return (UpTo) Order.effects(table, rule).get(effect);
            }
        }
    }
}
