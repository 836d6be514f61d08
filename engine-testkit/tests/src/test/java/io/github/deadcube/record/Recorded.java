package io.github.deadcube.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.match.Match;
import io.vavr.control.Option;

/** Records of games. */
final class Recorded {
    static final Rules RULES = Deadcube.rules();

    private Recorded() {}

    static GameState begun(int battlefield) {
        Setup setup = Shipped.setup(Shipped.ruleset())
                .withBattlefield(NamedBattlefield.shipped().get(battlefield).battlefield());
        return RULES.start(setup).get();
    }

    /** Returns the record of a random game on a shipped battlefield. */
    static String random(long seed) {
        GameState begin = begun((int) Math.floorMod(seed, 3L));
        Recorder recorder = Recorder.of(begin, Option.some(seed));
        Match.random(RULES, begin, seed).watchedBy(recorder::saw).play();
        return recorder.text();
    }

    /** Returns the record of a finished game without seeded dice. */
    static String fought(long seed) {
        GameState begin = begun(0);
        Recorder recorder = Recorder.of(begin, Option.none());
        Match.between(RULES, begin, Bots.skirmisher(seed, Side.A), Bots.skirmisher(seed, Side.B), SplitMix64.dice(seed))
                .watchedBy(recorder::saw)
                .play();
        return recorder.text();
    }
}
