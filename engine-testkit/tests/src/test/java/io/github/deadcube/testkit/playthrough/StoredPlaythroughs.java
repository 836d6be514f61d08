package io.github.deadcube.testkit.playthrough;

import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.testkit.bot.Bots;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The stored playthroughs. */
public final class StoredPlaythroughs {
    private static final Vector<String> KEYWORDS_NOT_YET = Vector.of(
            "AERIAL DEPLOYMENT",
            "AUXILIARY",
            "BEAST",
            "CHARGED",
            "COMBAT TEAM TRAINING",
            "COMMUNICATIONS RELAY",
            "COMPANION",
            "DISMANTLE",
            "FIRING PLATFORM",
            "FRENZY",
            "GAS CLOUD",
            "HACKER",
            "HEAVY",
            "HOLO-SIGHT",
            "HORDE",
            "INVIGORATE",
            "LIFE DRAIN",
            "LIFE SUPPORT",
            "REMOTE",
            "SCOUT",
            "SMASH",
            "STUN",
            "SUPPRESSION",
            "TELEPORT");

    private static final Vector<RuleId> ITEMS_NOT_YET = Vector.of(
            RuleIds.I_COMBAT_BLADES,
            RuleIds.I_SHOCK_BATON,
            RuleIds.I_STUN_GRENADE,
            RuleIds.K_THERMAL_MINES,
            RuleIds.K_TRIP_MINE);

    /** The items determine the shuffle of the tokens, and every digest includes the set of keywords. */
    static final Registry REGISTRY = Shipped.registry().with(new Breakthrough()).with(asKept());

    private StoredPlaythroughs() {}

    /** The rules without later additions: these games were stored earlier, and their cards use no later keyword. */
    private static Ruleset asKept() {
        Ruleset all = Shipped.ruleset();
        Library then = all.library();
        for (RuleId item : ITEMS_NOT_YET) then = then.without(item);
        for (String keyword : KEYWORDS_NOT_YET) then = then.without(keyword);
        return all.withLibrary(then);
    }

    static Vector<Path> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return Vector.ofAll(files).sorted();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Playthrough read(String text) {
        return Playthrough.read(text, Bots.registry())
                .getOrElseThrow(errors -> new AssertionError(errors.mkString("\n")));
    }

    static String again(String text) {
        return read(text).replayWithBots(Deadcube.rules(), REGISTRY).getOrElseThrow(fault -> new AssertionError(fault));
    }

    private static String retold(String text) {
        return read(text).replayInputs(Deadcube.rules(), REGISTRY).getOrElseThrow(fault -> new AssertionError(fault));
    }

    /** The program that plays each one again and writes it. */
    @Command(
            name = "playthroughs",
            header = "Plays the kept playthroughs again and writes them.",
            description = "After a change of the rules that is meant. Look at the differences.")
    public static final class PlayCommand implements Callable<Integer> {
        @Option(
                names = "--inputs",
                description = "Keeps the stored inputs. Otherwise the bots play again, also where a playthrough can no "
                        + "longer be read.")
        private boolean inputs;

        @Override
        public Integer call() throws IOException {
            PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
            for (Path file : files(Path.of("src", "test", "resources", "playthroughs"))) {
                String before = text(file);
                // the head is enough for the bots
                String after = inputs ? retold(before) : again(before.replaceFirst("(?s)\nbegin\n.*", "\nbegin\n"));
                Files.writeString(file, after);
                out.println(file.getFileName() + (after.equals(before) ? ": as before" : ": changed"));
            }
            return 0;
        }
    }
}
