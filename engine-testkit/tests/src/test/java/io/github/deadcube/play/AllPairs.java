package io.github.deadcube.play;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.text.Battlefields;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;

/** Every game of two strike teams that ship: by every edition, on every battlefield that ships, translated where the edition is another. */
final class AllPairs {
    private static final Vector<Ruleset> EDITIONS =
            Vector.of(Deadcube.ruleset(), Deadcube.livingRules(), Deadcube.revised());
    private static final Vector<NamedBattlefield> FIELDS = Battlefields.shipped();
    private static final int TEAMS = Shipped.teams().size();

    /** How many there are. */
    static final int GAMES = TEAMS * (TEAMS + 1) / 2 * EDITIONS.size() * FIELDS.size();

    /** So many games in a row have every pair, every edition and every battlefield. */
    private static final int STRIDE = 37;

    private AllPairs() {}

    /** One of them; neighbours have little in common. */
    static Setup game(int number) {
        int n = Math.floorMod(number * STRIDE, GAMES);
        NamedBattlefield field = FIELDS.get(n % FIELDS.size());
        Ruleset edition = EDITIONS.get(n / FIELDS.size() % EDITIONS.size());
        int pair = n / FIELDS.size() / EDITIONS.size();
        int one = 0;
        while (pair >= TEAMS - one) pair -= TEAMS - one++;
        Setup setup = Shipped.setup(
                        edition, Shipped.teams().get(one), Shipped.teams().get(one + pair))
                .withBattlefield(field.battlefield());
        return setup.withTeamA(Deadcube.translated(setup.teamA(), edition).team())
                .withTeamB(Deadcube.translated(setup.teamB(), edition).team());
    }

    /** What a report calls a game. */
    static String name(Setup setup) {
        return setup.teamA().name() + ", " + setup.teamB().name() + ", " + setup.ruleset() + ", "
                + FIELDS.find(f -> f.battlefield().equals(setup.battlefield()))
                        .map(NamedBattlefield::name)
                        .getOrElse("its own battlefield");
    }
}
