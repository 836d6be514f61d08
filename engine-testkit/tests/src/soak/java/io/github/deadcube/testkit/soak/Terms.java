package io.github.deadcube.testkit.soak;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Variant;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.text.Battlefields;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedStateArbitrary;
import io.github.deadcube.testkit.script.ScriptRunner;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The rules and the battlefield of a game.
 *
 * @param rules the name of the ruleset
 * @param ground the name of the battlefield
 * @param field the battlefield; empty if each game generates one
 * @param plays generates the first states of games
 */
record Terms(String rules, Ruleset ruleset, String ground, Option<Battlefield> field, PlayedStateArbitrary plays) {
    /** Every ruleset on every shipped battlefield and on generated battlefields. */
    static final Vector<Terms> ALL =
            rulesets().flatMap(rules -> Battlefields.shipped().map(rules::on).append(rules));

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

    private static Terms by(String name, Ruleset ruleset) {
        PlayedStateArbitrary plays =
                DeadcubeArbitraries.games(ScriptRunner.standard().with(ruleset));
        return new Terms(name, ruleset, "generated for the game", Option.none(), plays);
    }

    private Terms on(NamedBattlefield named) {
        Battlefield there = named.battlefield();
        return new Terms(rules, ruleset, named.name(), Option.some(there), plays.on(there));
    }

    /** Returns the ruleset with every switch inverted. */
    private static Ruleset turned(Ruleset ruleset) {
        return ruleset.withVariants(Vector.of(Variant.values()).reject(ruleset::has));
    }

    ScriptRunner stage() {
        return ScriptRunner.standard().with(ruleset);
    }

    @Override
    public String toString() {
        return rules + ", " + ground;
    }
}
