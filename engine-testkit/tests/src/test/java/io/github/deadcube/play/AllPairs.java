package io.github.deadcube.play;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.collection.Vector;

/**
 * All games of two shipped strike teams, with every edition and every shipped battlefield. Cards of other editions are
 * translated.
 */
final class AllPairs {
    private static final Vector<Ruleset> EDITIONS =
            Vector.of(Deadcube.ruleset(), Deadcube.livingRules(), Deadcube.revised());
    private static final Vector<NamedBattlefield> FIELDS = NamedBattlefield.shipped();
    private static final int TEAMS = Shipped.teams().size();

    static final int GAMES = TEAMS * (TEAMS + 1) / 2 * EDITIONS.size() * FIELDS.size();

    /** The distance between successive games, chosen so that all pairs, editions and battlefields occur soon. */
    private static final int STRIDE = 37;

    private AllPairs() {}

    /** Returns a game. Successive games have little in common. */
    static Setup game(int number) {
        int n = Math.floorMod(number * STRIDE, GAMES);
        NamedBattlefield field = FIELDS.get(n % FIELDS.size());
        Ruleset edition = EDITIONS.get(n / FIELDS.size() % EDITIONS.size());
        int pair = n / FIELDS.size() / EDITIONS.size();
        int one = 0;
        while (pair >= TEAMS - one) pair -= TEAMS - one++;
        return Shipped.setup(edition, Shipped.teams().get(one), Shipped.teams().get(one + pair))
                .withBattlefield(field.battlefield());
    }

    /** Returns the name of a game in reports. */
    static String name(Setup setup) {
        return setup.teamA().name() + ", " + setup.teamB().name() + ", " + setup.ruleset() + ", "
                + FIELDS.find(f -> f.battlefield().equals(setup.battlefield()))
                        .map(NamedBattlefield::name)
                        .getOrElse("its own battlefield");
    }
}
