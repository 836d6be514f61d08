package io.github.deadcube.testkit.soak;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Variant;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.battlefield.Battlefields;
import io.github.deadcube.testkit.script.Stage;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * By which rules and where a game is played.
 *
 * @param rules what the ruleset is called
 * @param ruleset the ruleset
 * @param ground what the battlefield is called
 * @param field the battlefield; none for one that is drawn for the game
 */
record Terms(String rules, Ruleset ruleset, String ground, Option<Battlefield> field) {
    /** Every ruleset on every battlefield. */
    static final Vector<Terms> ALL = rulesets().flatMap(rules -> grounds().map(rules::on));

    private static Vector<Terms> rulesets() {
        Ruleset third = Shipped.ruleset();
        Ruleset living = Deadcube.livingRules().withLibrary(third.library());
        return Vector.of(
                by("third edition without orders", Deadcube.ruleset()),
                by("third edition", third),
                by("third edition, switches turned", turned(third)),
                by("living rules", living),
                by("living rules, switches turned", turned(living)));
    }

    private static Vector<Terms> grounds() {
        return Battlefields.shipped()
                .map(named -> new Terms("", Deadcube.ruleset(), named.name(), Option.some(named.battlefield())))
                .append(by("", Deadcube.ruleset()));
    }

    private static Terms by(String name, Ruleset ruleset) {
        return new Terms(name, ruleset, "drawn for the game", Option.none());
    }

    private Terms on(Terms there) {
        return new Terms(rules, ruleset, there.ground(), there.field());
    }

    /** Every switch the other way. */
    private static Ruleset turned(Ruleset ruleset) {
        return ruleset.withVariants(Vector.of(Variant.values()).reject(ruleset::has));
    }

    Stage stage() {
        return Stage.standard().with(ruleset);
    }

    @Override
    public String toString() {
        return rules + ", " + ground;
    }
}
