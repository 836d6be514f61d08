package io.github.deadcube.format;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.record.StateRecord;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes files of every kind in the current format: the situations of some scripts, and a state of every kind of pending
 * step.
 */
public final class KeptFiles {
    /** The folder of the files that this engine writes. */
    public static final String VERSION = Deadcube.FORMAT_VERSION + "-digest-" + GameState.DIGEST_VERSION + "-rules-"
            + Deadcube.ruleset().version();

    private static final Rules RULES = Deadcube.rules();
    private static final int GAMES = 12;
    private static final int MOST_INPUTS = 120;
    private static final Pattern NEXT = Pattern.compile("(?m)^then ([a-zA-Z.]+)(?:\\(next ([a-zA-Z.]+))?");

    private static final Map<String, String> SCRIPTS = Map.of(
            "third-test",
            "A1 RA 5+, rifle R8, bomb R2 ONE-USE and GRENADE (SMOKE), at c2; A2 neutral, at a1; A3 reserve;"
                    + " B1 SV 5+ HP 3, at c4, damage 1, marked K-PREY 1 by A until round; B2 at h8, pinned;"
                    + " token 1 I-AMMO at c5 face down; token 2 I-INTEL at d5; laid K-SMOKE at e5; command A dice; "
                    + "round 2;"
                    + " play; A1 activate; A1 shoot rifle at B1",
            "third-rampage",
            "command A model; command B model; A1 HP 2, RAMPAGE, damage 1, at c3; A2 at a1; B1 to B2 at h8;"
                    + " play; A1 activate; dice A 1; A1 advance",
            "revised-test",
            "A1 RA 5+, rifle R8 AUGMENTED, at c2; B1 SV 5+ HP 3, at c4; laid R25-K-SMOKESCREEN at e5; command A dice;"
                    + " play; A1 activate; A1 shoot rifle at B1; A1 use R25-K-AUGMENTED");

    private final Map<String, String> files = new TreeMap<>();

    private KeptFiles() {}

    static Map<String, String> all() {
        KeptFiles kept = new KeptFiles();
        SCRIPTS.forEach((name, script) -> kept.state(name, script(name, script)));
        for (String edition : Vector.of("third", "revised")) kept.games(edition);
        return kept.files;
    }

    private static GameState script(String name, String script) {
        Ruleset ruleset =
                Shipped.all(Deadcube.edition(name.replaceFirst("-.*", "")).get());
        return Script.Runner.standard().with(ruleset).play(script).state();
    }

    /** Random games; of each kind of pending step the first state. */
    private void games(String edition) {
        Ruleset ruleset = Shipped.all(Deadcube.edition(edition).get());
        Vector<ChosenTeam> teams = Shipped.teams();
        for (int game = 0; game < GAMES; game++) {
            Setup setup = Shipped.setup(ruleset, teams.get(game % teams.size()), teams.get((game + 1) % teams.size()));
            if (game == 0) documents(edition, setup);
            Match.random(RULES, RULES.start(setup).get(), game)
                    .watchedBy((input, transition) -> first(edition, transition.state()))
                    .play();
        }
    }

    private void first(String edition, GameState state) {
        Matcher next = NEXT.matcher(Notation.of(state.position().game()).write(state));
        if (!next.find()) return;
        String name = edition + "-" + next.group(1) + (next.group(2) == null ? "" : "-" + next.group(2));
        if (!files.containsKey(name + ".state.txt")) state(name, state);
    }

    private void state(String name, GameState state) {
        Json json = Json.of(state.position().game());
        files.put(name + ".state.txt", StateRecord.of(state));
        if (!SCRIPTS.containsKey(name)) return;
        files.put(name + ".state.json", json.write(state) + "\n");
        files.put(name + ".view.json", json.write(state.seenBy(Side.B)) + "\n");
        files.put(name + ".prompt.json", json.write(RULES.prompt(state)) + "\n");
    }

    /** A set-up, a battlefield, a team and a record of a game's beginning. */
    private void documents(String edition, Setup setup) {
        ChosenTeam team = Shipped.teams().head();
        String record = record(setup);
        files.put(edition + ".setup.json", Json.write(setup) + "\n");
        files.put(edition + ".battlefield.json", Json.write(setup.battlefield()) + "\n");
        files.put(edition + ".team.txt", team.text());
        files.put(edition + ".team.json", Json.write(team) + "\n");
        files.put(edition + ".record.txt", record);
        files.put(
                edition + ".record.json",
                Json.writeRecord(record, Shipped.registry()).get() + "\n");
    }

    /** A record without comments, which have no meaning. */
    private static String record(Setup setup) {
        GameState begin = RULES.start(setup).get();
        Recorder recorder = Recorder.of(begin, Option.some(7L));
        int[] inputs = {0};
        Match.random(RULES, begin, 7L)
                .watchedBy((input, transition) -> {
                    if (inputs[0]++ < MOST_INPUTS) recorder.saw(input, transition);
                })
                .play();
        return recorder.text().replaceAll("(?m)^#.*\\n", "");
    }
}
