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
import java.util.stream.Stream;

/**
 * The stored playthroughs. The program plays each one again and writes it. The arguments are the folder and, to use the stored
 * inputs, {@code retell}.
 */
final class StoredPlaythroughs {
    private static final Vector<String> NOT_YET = Vector.of(
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

    private static final Vector<RuleId> NOT_YET_LYING = Vector.of(
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
        for (RuleId item : NOT_YET_LYING) then = then.without(item);
        for (String keyword : NOT_YET) then = then.without(keyword);
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

    public static void main(String[] arguments) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        for (Path file : files(Path.of(arguments[0]))) {
            String before = text(file);
            // The head is enough: a playthrough that can no longer be read is replaced.
            String after =
                    arguments.length > 1 ? retold(before) : again(before.replaceFirst("(?s)\nbegin\n.*", "\nbegin\n"));
            Files.writeString(file, after);
            out.println(file.getFileName() + (after.equals(before) ? ": as before" : ": changed"));
        }
    }
}
