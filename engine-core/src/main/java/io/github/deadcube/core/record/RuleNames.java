package io.github.deadcube.core.record;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.support.RuleOption;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The names of the rules of a game in a text.
 *
 * @param ruleset as {@link Ruleset#toString} writes it
 * @param options those that differ from the shipped edition with the name of the ruleset; all if no edition has this
 *     name
 * @param orders all special orders of the game
 * @param data the special orders that the text contains in full; a registry need not have them
 * @param carriesUnknown whether cards may have keywords that the ruleset does not know
 * @param scenario as {@link Scenario#name} gives it
 * @param mission the scenario, if the text contains it in full; a registry need not have it
 */
public record RuleNames(
        String ruleset,
        Vector<RuleOption> options,
        Vector<String> orders,
        Vector<Order> data,
        boolean carriesUnknown,
        String scenario,
        Option<Mission> mission) {
    public enum Kind implements Told {
        RULESET("ruleset", "ruleset"),
        ORDER("special order", "orders"),
        DATA("special order in full", "orderData"),
        SCENARIO("scenario", "scenario");

        private final Sentence word;
        private final String property;

        Kind(CharSequence word, String property) {
            this.word = Sentence.of(word);
            this.property = property;
        }

        /** The property of a set-up in JSON. */
        public String property() {
            return property;
        }

        @Override
        public String told(Language language) {
            return word.told(language);
        }

        /** For messages, such as {@code special order}. */
        @Override
        public String toString() {
            return told(Language.ENGLISH);
        }
    }

    @FunctionalInterface
    public interface Unknown {
        /**
         * Receives a name that a registry does not know, and those that it knows.
         *
         * @param number the index of a special order in {@code orders} or {@code data}, from 0; 0 for other kinds
         */
        void name(Kind kind, int number, String name, Vector<String> known);
    }

    /** The ruleset, with the named special orders only, and the scenario that the names mean. */
    public record Meant(Ruleset ruleset, Scenario scenario) {}

    /** The names of a set-up's rules, and all its special orders that are data. */
    public static RuleNames of(Setup setup) {
        return new RuleNames(
                setup.ruleset().toString(),
                RuleOption.of(setup.ruleset()),
                setup.ruleset().library().orders().map(SpecialOrder::name),
                setup.ruleset()
                        .library()
                        .orders()
                        .filter(Order.class::isInstance)
                        .map(Order.class::cast),
                setup.ruleset().library().carriesUnknown(),
                setup.scenario().name(),
                Option.some(OpenGround.known(setup.scenario()))
                        .filter(scenario -> scenario instanceof Mission && !scenario.equals(Mission.PATROL))
                        .map(Mission.class::cast));
    }

    /**
     * Looks up the names; none if one is unknown. A special order in {@code data} counts before one of the registry
     * with the same name. The names in {@code orders} are looked up only if the ruleset is known.
     */
    public Option<Meant> in(Registry registry, Unknown unknown) {
        Option<Ruleset> known = registry.ruleset(ruleset);
        if (known.isEmpty())
            unknown.name(
                    Kind.RULESET,
                    0,
                    ruleset,
                    registry.rulesets().map(Ruleset::toString).distinct());
        Option<Scenario> fought = mission.isEmpty()
                ? registry.scenario(scenario)
                : Option.narrow(mission.filter(data -> data.name().equals(scenario)));
        if (fought.isEmpty())
            unknown.name(
                    Kind.SCENARIO,
                    0,
                    scenario,
                    Vector.<Scenario>narrow(mission.toVector())
                            .orElse(registry.scenarios())
                            .map(Scenario::name)
                            .distinct());
        Vector<SpecialOrder> named = known.toVector().flatMap(rules -> orders(rules, unknown));
        int unnamed = 0;
        for (int i = 0; i < data.size(); i++) {
            String name = data.get(i).name();
            if (orders.contains(name) && data.indexWhere(o -> o.name().equals(name)) == i) continue;
            unknown.name(Kind.DATA, i, name, orders);
            unnamed++;
        }
        boolean all = unnamed == 0 && named.size() == orders.size();
        if (fought.isEmpty() || known.isEmpty() || !all) return Option.none();
        Ruleset with = known.get().withLibrary(known.get().library().withOrders(named));
        for (RuleOption option : options) with = option.in(with);
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
                unknown.name(Kind.ORDER, i, name, rules.library().orders().map(SpecialOrder::name));
        }
        return named;
    }
}
