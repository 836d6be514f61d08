package io.github.deadcube.core.text;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.order.Order;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What the names in records, pictures and states stand for: an application with rules of its own adds them.
 *
 * @param rulesets each with all the special orders that its records may name; the first of a name and version counts
 * @param scenarios the first of a name counts
 */
public record Registry(Vector<Ruleset> rulesets, Vector<Scenario> scenarios) {
    /**
     * The same with another ruleset.
     *
     * @param ruleset it counts before others of its name and version
     */
    public Registry with(Ruleset ruleset) {
        return new Registry(rulesets.prepend(ruleset), scenarios);
    }

    /**
     * The same with another scenario.
     *
     * @param scenario it counts before others of its name
     */
    public Registry with(Scenario scenario) {
        return new Registry(rulesets, scenarios.prepend(scenario));
    }

    /**
     * The ruleset with a name and version.
     *
     * @param printed as {@link Ruleset#toString} writes it
     * @return none if no ruleset of this registry has them
     */
    public Option<Ruleset> ruleset(String printed) {
        return rulesets.find(r -> r.toString().equals(printed));
    }

    /**
     * The scenario with a name.
     *
     * @param name as {@link Scenario#name} gives it
     * @return none if no scenario of this registry has it
     */
    public Option<Scenario> scenario(String name) {
        return scenarios.find(s -> s.name().equals(name));
    }

    /**
     * The names by which a text says the rules of a game.
     *
     * @param ruleset as {@link Ruleset#toString} writes it
     * @param orders the special orders of the game, which has no others
     * @param data those of them that are said in full; a registry need not know them
     * @param carriesUnknown whether keywords are carried that no rule of the ruleset knows
     * @param scenario as {@link Scenario#name} gives it
     */
    public record Names(
            String ruleset, Vector<String> orders, Vector<Order> data, boolean carriesUnknown, String scenario) {
        /** What a name is a name of. */
        public enum Kind {
            /** A ruleset and its version. */
            RULESET("ruleset"),
            /** A special order. */
            ORDER("special order"),
            /** A special order that is said in full. */
            DATA("special order in full"),
            /** A scenario. */
            SCENARIO("scenario");

            private final String word;

            Kind(String word) {
                this.word = word;
            }

            /** In words, such as {@code special order}. */
            @Override
            public String toString() {
                return word;
            }
        }

        /** Is told of a name that stands for nothing. */
        @FunctionalInterface
        public interface Unknown {
            /**
             * One name is not known.
             *
             * @param kind what it is a name of
             * @param number of special orders, which one it is of those named, or of those said in full, from 0; otherwise 0
             * @param known the names that are known
             */
            void name(Kind kind, int number, Vector<String> known);
        }

        /**
         * What the names stand for.
         *
         * @param ruleset with the special orders named, and no others
         */
        public record Meant(Ruleset ruleset, Scenario scenario) {}

        /** The names of a set-up's rules: those that a registry with its rules understands, and all special orders that are data. */
        public static Names of(Setup setup) {
            return new Names(
                    setup.ruleset().toString(),
                    setup.ruleset().library().orders().map(SpecialOrder::name),
                    setup.ruleset()
                            .library()
                            .orders()
                            .filter(Order.class::isInstance)
                            .map(Order.class::cast),
                    setup.ruleset().library().carriesUnknown(),
                    setup.scenario().name());
        }

        /**
         * Looks them up; a special order that is said in full counts before one of its name that the registry knows.
         *
         * @param unknown is told of each that stands for nothing there; of special orders only where the ruleset is known
         * @return what they stand for; none if one is not known
         */
        public Option<Meant> in(Registry registry, Unknown unknown) {
            Option<Ruleset> known = registry.ruleset(ruleset);
            if (known.isEmpty())
                unknown.name(
                        Kind.RULESET,
                        0,
                        registry.rulesets().map(Ruleset::toString).distinct());
            Option<Scenario> fought = registry.scenario(scenario);
            if (fought.isEmpty())
                unknown.name(
                        Kind.SCENARIO,
                        0,
                        registry.scenarios().map(Scenario::name).distinct());
            Vector<SpecialOrder> named = known.toVector().flatMap(rules -> orders(rules, unknown));
            int strangers = 0;
            for (int i = 0; i < data.size(); i++) {
                String name = data.get(i).name();
                if (orders.contains(name) && data.indexWhere(o -> o.name().equals(name)) == i) continue;
                unknown.name(Kind.DATA, i, orders);
                strangers++;
            }
            boolean all = strangers == 0 && named.size() == orders.size();
            if (fought.isEmpty() || known.isEmpty() || !all) return Option.none();
            Ruleset with = known.get().withLibrary(known.get().library().withOrders(named));
            return Option.some(new Meant(carriesUnknown ? with.carryingUnknown() : with, fought.get()));
        }

        private Vector<SpecialOrder> orders(Ruleset rules, Unknown unknown) {
            Vector<SpecialOrder> named = Vector.empty();
            for (int i = 0; i < orders.size(); i++) {
                String name = orders.get(i);
                Option<SpecialOrder> order = Option.<SpecialOrder>narrow(
                                data.find(o -> o.name().equals(name)))
                        .orElse(() -> rules.library().order(name));
                named = named.appendAll(order);
                if (order.isEmpty())
                    unknown.name(Kind.ORDER, i, rules.library().orders().map(SpecialOrder::name));
            }
            return named;
        }
    }
}
