package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.core.battlescribe.BattleScribe;
import io.github.deadcube.core.battlescribe.Finding;
import io.github.deadcube.core.battlescribe.Finding.Kind;
import io.github.deadcube.core.battlescribe.Reading;
import io.github.deadcube.core.json.TeamJson;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.team.TeamText;
import io.github.deadcube.core.text.TextError;
import io.github.deadcube.core.text.TextFile;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Files of lists and strike teams that a command is given: BattleScribe's, or teams as text or JSON. The name of a team that ships
 * stands for its text.
 *
 * @param reading of the files of BattleScribe
 * @param texts of the others, and those that ship
 * @param faults what cannot be read of those, a line each
 */
public record TeamFiles(Reading reading, Vector<ChosenTeam> texts, Vector<String> faults) {
    private static final Vector<String> SYSTEMS = Vector.of(".gst", ".gstz");
    private static final Vector<String> LISTS = Vector.of(".cat", ".catz");
    private static final Vector<String> JSON = Vector.of(".json");
    private static final Vector<String> ENDINGS = SYSTEMS.appendAll(LISTS).appendAll(Vector.of(".ros", ".rosz"));

    /** Reads them, by the rules of each edition; a game system that lies beside a catalogue need not be named. */
    public static TeamFiles open(Vector<Path> files, Function<String, Ruleset> rulesets) {
        return open(files, rulesets, Progress.NONE);
    }

    /** Reads them as {@link #open(Vector, Function)} does, and shows how far it is. */
    public static TeamFiles open(Vector<Path> files, Function<String, Ruleset> rulesets, Progress progress) {
        return progress.of("Reading", done -> open(files, rulesets, done));
    }

    private static TeamFiles open(Vector<Path> files, Function<String, Ruleset> rulesets, DoubleConsumer done) {
        Vector<Path> written = files.filter(file -> !ofBattleScribe(file));
        Reading reading = BattleScribe.read(withSystems(files.filter(TeamFiles::ofBattleScribe)), rulesets, done);
        Vector<ChosenTeam> teams = Vector.empty();
        Vector<String> faults = Vector.empty();
        for (Path file : written) {
            Either<Vector<String>, ChosenTeam> read = TeamsThatShip.called(file.toString())
                    .toEither(Vector.<String>empty())
                    .orElse(() -> written(file, reading.lists()));
            teams = teams.appendAll(read.toOption());
            faults = faults.appendAll(read.swap().getOrElse(Vector.empty()));
        }
        return new TeamFiles(reading, teams, faults);
    }

    private static Either<Vector<String>, ChosenTeam> written(Path file, Vector<ForceList> lists) {
        return TextFile.read(file)
                .mapLeft(fault -> Vector.of(
                        fault,
                        "Strike teams that ship: " + TeamsThatShip.names().mkString(", ") + "."))
                .flatMap(text -> team(text, lists)
                        .mapLeft(errors ->
                                errors.map(error -> file + ", " + error).toVector()));
    }

    private static Either<Seq<TextError>, ChosenTeam> team(String text, Vector<ForceList> lists) {
        return text.stripLeading().startsWith("{") ? TeamJson.read(text) : TeamText.read(text, lists);
    }

    /** New Recruit's rosters end as teams in JSON do. */
    private static boolean ofBattleScribe(Path file) {
        if (ends(file, ENDINGS)) return true;
        return ends(file, JSON) && TextFile.read(file).exists(text -> text.contains("\"roster\""));
    }

    /** All teams of rosters and texts. */
    public Vector<ChosenTeam> teams() {
        return reading.teams().appendAll(texts);
    }

    /** Of which editions these are; a text that does not say so plays by any. */
    Vector<String> editions() {
        Vector<String> said = texts.map(ChosenTeam::edition).reject("third"::equals);
        return reading.editions().appendAll(said).distinct();
    }

    /** The lists of catalogues. */
    public Vector<ForceList> lists() {
        return reading.lists();
    }

    /** All that is wrong in any file, a line each. */
    public Vector<String> wrong() {
        return faults.prependAll(
                reading.findings().filter(f -> f.kind() == Kind.FAULT).map(Finding::toString));
    }

    private static Vector<Path> withSystems(Vector<Path> files) {
        boolean lists = files.exists(file -> ends(file, LISTS));
        if (!lists || files.exists(file -> ends(file, SYSTEMS))) return files;
        Vector<Path> folders = files.filter(file -> ends(file, LISTS))
                .map(file -> file.toAbsolutePath().getParent())
                .distinct();
        return folders.flatMap(TeamFiles::systems).appendAll(files);
    }

    private static Vector<Path> systems(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return Vector.ofAll(files.filter(file -> ends(file, SYSTEMS))).sorted();
        } catch (IOException e) {
            return Vector.empty();
        }
    }

    private static boolean ends(Path file, Vector<String> endings) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        return endings.exists(name::endsWith);
    }
}
