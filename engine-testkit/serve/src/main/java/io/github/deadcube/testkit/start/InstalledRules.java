package io.github.deadcube.testkit.start;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.HouseRules;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.testkit.cases.CaseRules;
import io.vavr.collection.Vector;
import java.util.ServiceConfigurationError;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The rules by which games are played: the shipped rules, and all house rules on the class path. */
public final class InstalledRules {
    private InstalledRules() {}

    /** The shipped ruleset with the house rules. */
    public static Ruleset ruleset() {
        return ruleset(Deadcube.ruleset());
    }

    /** An edition with the special orders that ship and the house rules. */
    public static Ruleset ruleset(Ruleset edition) {
        return over(Shipped.ruleset(edition));
    }

    public static Ruleset over(Ruleset edition) {
        Ruleset rules = edition;
        for (HouseRules house : found()) {
            Ruleset before = rules;
            rules = asked(house, "over", () -> house.over(before));
            if (rules.toString().equals(before.toString()) && !rules.equals(before))
                throw new Unusable(
                        "The house rules " + house.getClass().getName() + " keep the name " + before
                                + ", by which records know the rules; expected another name, such as "
                                + before.name() + "-house",
                        null);
        }
        return rules;
    }

    /** The rules by which cases are played: the shipped rules of each edition with the house rules. */
    public static CaseRules cases() {
        return cases(OrderFiles.NONE, Vector.empty());
    }

    /** As {@link #cases()}, with special orders and scenarios of files. */
    public static CaseRules cases(OrderFiles orders, Vector<Scenario> missions) {
        return CaseRules.changed(edition -> orders.over(over(edition))).knowing(missions);
    }

    /** The shipped game with the house rules. */
    public static Setup setup() {
        return setup(ruleset());
    }

    /** The shipped game with a ruleset and the house rules. */
    public static Setup setup(Ruleset ruleset) {
        Setup setup = Shipped.setup(ruleset);
        for (HouseRules house : found()) {
            Setup before = setup;
            setup = setup.withScenario(asked(house, "scenario", () -> house.scenario(before.scenario())))
                    .withTeamA(asked(house, "team", () -> house.team(Side.A, before.teamA())))
                    .withTeamB(asked(house, "team", () -> house.team(Side.B, before.teamB())));
        }
        return setup;
    }

    /** The rulebook of an edition, with the shipped rules and the house rules. */
    public static HouseRulebook rulebook(Ruleset edition) {
        return rulebook(edition, OrderFiles.NONE);
    }

    /** As {@link #rulebook(Ruleset)}, with special orders of files. */
    public static HouseRulebook rulebook(Ruleset edition, OrderFiles orders) {
        Ruleset rules = orders.over(over(Shipped.all(edition)));
        // The shipped game adds nothing, and its teams and battlefield take longer to read than the rulebook.
        return found().isEmpty() ? HouseRulebook.of(rules) : HouseRulebook.of(setup(rules));
    }

    /** The registry for records of these games. */
    public static Registry registry() {
        Registry registry = Shipped.registry().with(setup().scenario());
        for (String edition : Deadcube.editions().reverse())
            registry = registry.with(over(Shipped.all(Deadcube.edition(edition).get())));
        return registry;
    }

    private static Vector<HouseRules> found() {
        try {
            return Deadcube.houseRules();
        } catch (ServiceConfigurationError e) {
            throw new Unusable(
                    "House rules cannot be loaded: " + e.getMessage()
                            + (e.getCause() == null ? "" : " (" + e.getCause() + ")")
                            + "; services are named in META-INF/services/" + HouseRules.class.getName()
                            + " or in a module's descriptor",
                    e);
        }
    }

    private static <T> T asked(HouseRules house, String method, Supplier<@Nullable T> question) {
        String of = "The house rules " + house.getClass().getName();
        T answer;
        try {
            answer = question.get();
        } catch (Throwable e) {
            if (e instanceof VirtualMachineError broken && !(e instanceof StackOverflowError)) throw broken;
            throw new Unusable(of + " throw in " + method + ": " + e, e);
        }
        if (answer == null) throw new Unusable(of + " return null from " + method, null);
        return answer;
    }

    /** House rules that cannot be loaded, throw, or return null. */
    public static final class Unusable extends RuntimeException {
        private static final long serialVersionUID = 1;

        public Unusable(String message, @Nullable Throwable cause) {
            super(message, cause);
        }
    }
}
