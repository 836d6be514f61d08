package io.github.deadcube.testkit.start;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.EditionNames;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.lists.ListFiles;
import io.github.deadcube.core.lists.ListFiles.ReadSettings;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.lists.ReadResult.Finding;
import io.github.deadcube.core.lists.ReadResult.Finding.Kind;
import io.github.deadcube.core.lists.ReadResult.Finding.Reach;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ForceList;
import io.vavr.Lazy;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The list and team files of a command (BattleScribe, or teams as text or JSON), and their faults. The name of a
 * shipped team may replace a file.
 */
public record TeamFiles(ReadResult reading, Vector<ChosenTeam> texts, Vector<Fault> faults) {
    private static final Vector<String> SYSTEMS = zippedToo(".gst", ".gstz");
    private static final Vector<String> LISTS = zippedToo(".cat", ".catz");
    private static final Vector<String> ENDINGS = SYSTEMS.appendAll(LISTS).appendAll(zippedToo(".ros", ".rosz"));

    /**
     * Reads them with these settings. A folder stands for its lists and rosters. The game system beside a catalogue
     * need not be given.
     *
     * @param lists files alone: no list has a name that ships
     */
    public static TeamFiles open(Vector<Path> lists, Vector<Path> teams, ReadSettings settings) {
        Tuple2<Vector<TeamFile>, Vector<TeamFile>> parts = lists.flatMap(TeamFiles::inFolder)
                .map(file -> TeamFile.of(file, false))
                .appendAll(teams.flatMap(TeamFiles::inFolder).map(file -> TeamFile.of(file, true)))
                .partition(TeamFile::isOfBattleScribe);
        Vector<Path> ofBattleScribe = parts._1().map(TeamFile::path);
        ReadResult reading = ListFiles.read(ofBattleScribe, settings.withBeside(systems(ofBattleScribe)));
        Vector<ChosenTeam> texts = Vector.empty();
        Vector<Fault> faults = Vector.empty();
        for (TeamFile file : parts._2()) {
            Either<Vector<Fault>, ChosenTeam> read =
                    file.shipped().toEither(Vector.<Fault>empty()).orElse(() -> written(file, reading));
            texts = texts.appendAll(read.toOption());
            faults = faults.appendAll(read.swap().getOrElse(Vector.empty()));
        }
        return new TeamFiles(reading, texts, faults);
    }

    /**
     * Reads the text of one strike team: in the notation, as JSON, or as a roster of BattleScribe or New Recruit.
     *
     * @param settings for a roster
     */
    public static Either<Seq<Fault>, ChosenTeam> read(String text, ReadSettings settings) {
        if (!ListFiles.begins(text)) return team(text, Vector.empty());
        TeamFiles roster = new TeamFiles(ListFiles.ofText("", text, settings), Vector.empty(), Vector.empty());
        if (roster.blocking().nonEmpty()) return Either.left(roster.blocking());
        if (roster.teams().size() != 1)
            return Either.left(Vector.of(Fault.of(
                    Sentence.of(
                            "the text has {count} strike teams", roster.teams().size()),
                    "a roster with one force")));
        return Either.right(roster.teams().head());
    }

    private static Either<Vector<Fault>, ChosenTeam> written(TeamFile file, ReadResult reading) {
        return file.text()
                .get()
                .mapLeft(fault -> Vector.of(file.unreadable(fault)))
                .flatMap(text -> team(text, reading.lists())
                        .mapLeft(errors -> errors.map(error -> error.within(TextFile.name(file.path())))
                                .toVector()
                                .appendAll(reasons(errors, reading))));
    }

    /** A card or an option of a text may be missing because of a fault in its list. */
    private static Vector<Fault> reasons(Seq<Fault> errors, ReadResult reading) {
        return reading.findings()
                .filter(f -> f.kind() == Kind.FAULT && f.reach() == Reach.CARDS)
                .filter(f -> f.cards()
                        .append(f.entry())
                        .reject(String::isEmpty)
                        .exists(name -> errors.exists(error -> error.text().contains(name))))
                .map(Finding::fault);
    }

    private static Either<Seq<Fault>, ChosenTeam> team(String text, Vector<ForceList> lists) {
        return text.stripLeading().startsWith("{") ? Json.readTeam(text) : ChosenTeam.read(text, lists);
    }

    public Vector<ChosenTeam> teams() {
        return reading.teams().appendAll(texts);
    }

    /** The editions of the teams; a text without an edition has all. */
    public Vector<String> editions() {
        Vector<String> said = texts.map(ChosenTeam::edition).reject(EditionNames.THIRD::equals);
        return reading.editions().appendAll(said).distinct();
    }

    public Vector<ForceList> lists() {
        return reading.lists();
    }

    public Vector<Fault> wrong() {
        return faults.prependAll(
                reading.findings().filter(f -> f.kind() == Kind.FAULT).map(Finding::fault));
    }

    /** All faults that concern these teams. Faults of unused lists do not concern them. */
    public Vector<Fault> blocking() {
        return reading.findings()
                .filter(f -> f.kind() == Kind.FAULT && f.reach() == Reach.FILE)
                .appendAll(teams().flatMap(reading::concerning))
                .distinct()
                .map(Finding::fault)
                .appendAll(faults);
    }

    /** The assumed editions of files without one, a line each. */
    public Vector<String> assumed() {
        return reading.undated().map(undated -> undated + "; --edition decides");
    }

    /** TEAM-9: why a team is illegal, with or without lists, with the limits of the given edition. */
    public static Vector<Fault> illegal(ChosenTeam team, Vector<ForceList> lists, Option<String> edition, int points) {
        ChosenTeam judged = lists.isEmpty() ? edition.map(team::withEdition).getOrElse(team) : team;
        return ForceList.check(judged, lists, points);
    }

    /** The game systems in the folders of catalogues, which are read with them. */
    public static Vector<Path> systems(Vector<Path> files) {
        Vector<Path> folders = files.filter(file -> ends(file, LISTS))
                .map(file -> file.toAbsolutePath().getParent())
                .distinct();
        return folders.flatMap(folder -> in(folder, SYSTEMS))
                .filter(system -> !files.exists(f -> TextFile.same(f, system)));
    }

    /** The lists and rosters of a folder; the path itself if it is no folder, or has none. */
    private static Vector<Path> inFolder(Path path) {
        if (!Files.isDirectory(path)) return Vector.of(path);
        Vector<Path> files = in(path, ENDINGS);
        return files.isEmpty() ? Vector.of(path) : files;
    }

    private static Vector<Path> in(Path folder, Vector<String> endings) {
        try {
            // A line end in a name could look like the end of a message.
            return TextFile.entries(folder)
                    .filter(file -> ends(file, endings)
                            && Files.isRegularFile(file)
                            && file.toString().indexOf('\n') < 0);
        } catch (IOException e) {
            return Vector.empty();
        }
    }

    /** A browser may add an ending to the name of a zip. */
    private static Vector<String> zippedToo(String... endings) {
        return Vector.of(endings).flatMap(ending -> Vector.of(ending, ending + ".zip"));
    }

    private static boolean ends(Path file, Vector<String> endings) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        return endings.exists(name::endsWith);
    }

    /**
     * A file and its text, which is read once, and only if it is needed.
     *
     * @param named whether it may be the name of a team that ships
     */
    private record TeamFile(Path path, boolean named, Lazy<Either<Fault, String>> text) {
        /** How a roster of New Recruit begins. */
        private static final Pattern ROSTER = Pattern.compile("\\s*+\\{\\s*+\"roster\"\\s*+:\\s*+\\{");

        static TeamFile of(Path path, boolean named) {
            return new TeamFile(
                    path,
                    named,
                    Lazy.of(() -> Files.isDirectory(path)
                            ? Either.left(Fault.of(
                                    Sentence.of("the folder {path} has no list and no roster", TextFile.name(path)),
                                    "one that has"))
                            : TextFile.read(path)));
        }

        Option<ChosenTeam> shipped() {
            return named ? ShippedThings.TEAMS.called(path.toString()) : Option.none();
        }

        Fault unreadable(Fault fault) {
            return named ? ShippedThings.TEAMS.orShipped(fault) : fault;
        }

        /**
         * By its name or by how it begins: players rename files, and rosters of New Recruit are called as teams in JSON
         * are.
         */
        boolean isOfBattleScribe() {
            return ends(path, ENDINGS)
                    || ListFiles.begins(path)
                    || Files.isRegularFile(path)
                            && text.get().exists(json -> ROSTER.matcher(json).lookingAt());
        }
    }
}
