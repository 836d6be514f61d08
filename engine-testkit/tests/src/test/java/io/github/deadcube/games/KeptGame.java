package io.github.deadcube.games;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.HouseRules;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.extend.GrimHouse;
import io.github.deadcube.extend.TweakHouse;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * A game of the corpus: its number, from 1 upward, decides everything that is agreed before the game, the bots, and the
 * seed.
 */
record KeptGame(int number) {
    static final int COUNT = 500;

    /**
     * The version of the rulesets with which the games were recorded. Digests have it too, so the games are replayed
     * under its name.
     */
    private static final int RECORDED = 1;

    private static final Vector<Ruleset> EDITIONS =
            Deadcube.editions().flatMap(Deadcube::edition).map(edition -> edition.withVersion(RECORDED));
    private static final Vector<String> BOTS = Vector.of("random", "skirmisher", "fast");

    /** Rules that a table agrees on. */
    private record House(String name, HouseRules rules) {
        /** Each edition has its own name in a record. */
        Ruleset over(Ruleset edition) {
            Ruleset changed = rules.over(edition);
            return changed.equals(edition) ? edition : changed.withName(edition.name() + "-" + name);
        }
    }

    /** No rule, those of two houses, and each option of a ruleset the other way round. */
    private static final Vector<House> HOUSES = Vector.of(
                    new House("plain", edition -> edition),
                    new House("grim", new GrimHouse()),
                    new House("plain", edition -> edition),
                    new House("tweaked", new TweakHouse()))
            .appendAll(Vector.of(Variant.values()).map(KeptGame::turned));

    private static House turned(Variant variant) {
        return new House(
                SavedNames.name(variant),
                edition -> edition.has(variant) ? edition.without(variant) : edition.with(variant));
    }

    /** What the records of these games name. */
    static Registry registry() {
        Registry shipped = Shipped.registry();
        return new Registry(
                shipped.rulesets()
                        .map(edition -> edition.withVersion(RECORDED))
                        .flatMap(edition ->
                                HOUSES.map(house -> house.over(edition)).distinct()),
                shipped.scenarios());
    }

    /** Throws if the rules of today would be recorded under the name of earlier ones. */
    static void requireRecorded() {
        int version = Deadcube.ruleset().version();
        if (version != RECORDED) throw new IllegalStateException("RECORDED is " + RECORDED + "; expected " + version);
    }

    static Vector<KeptGame> all() {
        return Vector.rangeClosed(1, COUNT).map(KeptGame::new);
    }

    private Scenario scenario() {
        return in(Shipped.scenarios(), 72);
    }

    private Ruleset edition() {
        return in(EDITIONS, 4);
    }

    private House house() {
        return in(HOUSES, 3);
    }

    private NamedBattlefield field() {
        return in(NamedBattlefield.shipped(), 1);
    }

    private ChosenTeam one() {
        return in(Shipped.teams(), 12);
    }

    private ChosenTeam other() {
        return in(Shipped.teams().remove(one()), 3);
    }

    private String botOf(Side side) {
        return in(BOTS, side == Side.A ? 2 : 11);
    }

    /** The next one after so many games, so that the things of a game vary independently. */
    private <T> T in(Vector<T> all, int games) {
        return all.get((number - 1) / games % all.size());
    }

    private Setup setup() {
        Setup setup = Shipped.setup(house().over(edition()), one(), other()).withBattlefield(field().battlefield());
        return Shipped.in(
                scenario(),
                setup.withTeamA(house().rules().team(Side.A, setup.teamA()))
                        .withTeamB(house().rules().team(Side.B, setup.teamB())));
    }

    /** Its number with three digits. */
    String name() {
        return String.format(Locale.ROOT, "%03d", number);
    }

    /** What is played. */
    String described() {
        return edition().name() + ", " + house().name() + ", " + scenario().name() + ", " + one().name() + " by "
                + botOf(Side.A) + ", " + other().name() + " by " + botOf(Side.B) + ", " + field().name();
    }

    /** The record of the game as today's rules play it. */
    String record() {
        GameState begin = Deadcube.rules().start(setup()).getOrElseThrow(faults -> new AssertionError(name() + faults));
        Recorder recorder = Recorder.of(begin, Option.some((long) number));
        Match.between(Deadcube.rules(), begin, bot(Side.A), bot(Side.B), SplitMix64.dice(number))
                .watchedBy(recorder::saw)
                .play();
        return recorder.text();
    }

    private Bot bot(Side side) {
        return Bots.named(botOf(side), number, side, Deadcube.rules()).get();
    }
}
