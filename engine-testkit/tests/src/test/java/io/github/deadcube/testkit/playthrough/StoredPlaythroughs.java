package io.github.deadcube.testkit.playthrough;

import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
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
    private static final Vector<String> KEYWORDS = Vector.of(
            "AGILE",
            "AP",
            "BIKE",
            "BLAST",
            "BOOM!",
            "CLOAKING DEVICE",
            "COMM-LINK",
            "CONSTRUCT",
            "DEFENDER SHIELD",
            "DROP SUIT",
            "ENERGY SHIELD",
            "ENGINEER",
            "EVADE",
            "EXPLOSIVE",
            "FIRE CONTROL",
            "FLIGHT",
            "FRAG",
            "GRENADE",
            "HEADSTRONG",
            "HONOURABLE",
            "INDIRECT",
            "INK SAC",
            "IT BURNS!",
            "JUMP PACK",
            "KNOCKBACK",
            "MEDIC",
            "ONE-USE",
            "PREY",
            "PSYCHIC",
            "RAMPAGE",
            "RAPID FIRE",
            "RESILIENT",
            "SHIELD GENERATOR",
            "SMOKE",
            "SNIPER SCOPE",
            "SOLID",
            "STEALTHY",
            "TACTICIAN",
            "TENACIOUS",
            "TOUGH",
            "TOXIC",
            "TRAP",
            "UNDER CONTROL",
            "VEHICLE",
            "WALKER",
            "WEIGHT OF FIRE");

    private static final Vector<RuleId> ITEMS = Vector.of(
            RuleIds.I_AMMO,
            RuleIds.I_ADRENALINE,
            RuleIds.I_AP_AMMO,
            RuleIds.I_BOOBY_TRAP,
            RuleIds.I_FRAG_GRENADE,
            RuleIds.I_INTEL,
            RuleIds.I_MEDI_PACK,
            RuleIds.I_SMOKE_GRENADE,
            RuleIds.I_STIMULANTS);

    /** The items determine the shuffle of the tokens, and every digest includes the set of keywords. */
    static final Registry REGISTRY = Shipped.registry().with(new Breakthrough()).with(asKept());

    private StoredPlaythroughs() {}

    /**
     * The rules without later keywords and items: these games were stored earlier, and their cards use none of them.
     */
    private static Ruleset asKept() {
        Ruleset all = Shipped.ruleset();
        Library kept = all.library();
        for (ItemRule item : all.library().items()) if (!ITEMS.contains(item.rule())) kept = kept.without(item.rule());
        for (KeywordRule keyword : all.library().keywords())
            if (!KEYWORDS.contains(keyword.printed())) kept = kept.without(keyword.printed());
        return all.withLibrary(kept);
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
