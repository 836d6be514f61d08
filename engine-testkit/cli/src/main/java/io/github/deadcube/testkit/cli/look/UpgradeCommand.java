package io.github.deadcube.testkit.cli.look;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.deadcube.Replay;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.support.FileReplacement;
import io.github.deadcube.core.support.RecordLock;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.support.TextVersion;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.start.InstalledRules;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code deadcube upgrade}: writes the files of earlier versions as this version writes them. */
@Command(name = "upgrade")
public final class UpgradeCommand extends Subcommand implements Callable<Integer> {
    private static final JsonFactory JSON = new JsonFactory();
    private static final String OLD = ".old";
    private static final CharSequence OF_TODAY = "its format is that of this version";

    @Parameters(paramLabel = "FILE", arity = "1..*", descriptionKey = "file")
    private List<Path> files = new ArrayList<>();

    @picocli.CommandLine.Option(names = "--shorten", descriptionKey = "shorten")
    private boolean shorten;

    /** The battlefields among the files, by their id: a set-up is read with its own. */
    private final Map<String, Battlefield> battlefields = new TreeMap<>();

    @Override
    public Integer call() {
        Registry registry = InstalledRules.registry();
        for (Path file : files)
            TextFile.readRecord(file)
                    .toOption()
                    .filter(text ->
                            text.stripLeading().startsWith("{") && members(text).contains("floors"))
                    .flatMap(text -> Json.readBattlefield(text).toOption())
                    .forEach(field -> battlefields.put(Json.id(field), field));
        return Vector.ofAll(files)
                .map(file -> upgraded(file, registry))
                .maxBy(Exit::code)
                .getOrElse(Exit.DONE)
                .code();
    }

    private Exit upgraded(Path file, Registry registry) {
        return RecordLock.of(file).fold(fault -> said(Exit.USAGE, fault), lock -> {
            try (lock) {
                return TextFile.readRecord(file)
                        .fold(fault -> unread(file, fault), text -> upgraded(file, text, registry));
            }
        });
    }

    private Exit upgraded(Path file, String text, Registry registry) {
        Either<Seq<Fault>, Upgrade> read = read(text, registry);
        if (read.isLeft()) {
            refused(TextFile.within(file, read.getLeft()));
            return Exit.DAMAGED;
        }
        Upgrade to = read.get();
        if (to.lost().isDefined() && !shorten)
            return said(
                    Exit.OTHERWISE,
                    Sentence.of(
                            "{file}, {fault}; --shorten keeps what is before it",
                            file,
                            to.lost().get()));
        if (to.text().isEmpty()) {
            say(Sentence.of("{file} needs nothing: {why}", file, Sentence.of(to.why())));
            return Exit.DONE;
        }
        return written(file, to, to.text().get());
    }

    private Exit written(Path file, Upgrade to, String text) {
        Path old = file.resolveSibling(file.getFileName() + OLD);
        try {
            Files.copy(file, old);
        } catch (IOException e) {
            return said(Exit.USAGE, TextFile.unwritten(old, e));
        }
        try {
            FileReplacement.write(file, text);
        } catch (IOException e) {
            return said(Exit.USAGE, removed(old, TextFile.unwritten(file, e)));
        }
        say(to.lost()
                .map(lost -> Sentence.of("{file} is upgraded; {old} is as it was; left out: {fault}", file, old, lost))
                .getOrElse(() -> Sentence.of("{file} is upgraded; {old} is as it was", file, old)));
        return Exit.DONE;
    }

    /** Removes the copy of a file that was not upgraded, so that the next try can make it. */
    private static Told removed(Path old, Fault fault) {
        try {
            Files.delete(old);
            return fault;
        } catch (IOException e) {
            return Sentence.of("{fault}; {old} is a copy of it", fault, old);
        }
    }

    private Exit said(Exit exit, Told fault) {
        warn(fault);
        return exit;
    }

    private Either<Seq<Fault>, Upgrade> read(String text, Registry registry) {
        if (!text.stripLeading().startsWith("{")) return new SavedText(text).upgrade(() -> record(text, registry));
        Set<String> members = members(text);
        if (members.contains("inputs")) return recordOfJson(text, registry);
        Option<Sentence> other = OtherFile.kind(members);
        if (other.isDefined()) return Either.left(Vector.of(OtherFile.fault(other.get())));
        if (members.contains("teamA")) return setup(text, registry);
        if (members.contains("floors"))
            return document(text, Json.readBattlefield(text).map(Json::write));
        if (members.contains("orders"))
            return document(text, Json.readOrders(text).flatMap(Json::writeOrders));
        if (members.contains("models"))
            return document(text, Json.readTeam(text).map(Json::write).map(UpgradeCommand::withVersion));
        return document(text, Json.readScenario(text).map(Json::write).map(UpgradeCommand::withVersion));
    }

    /** A set-up names its battlefield, which is a document of its own. One of today's format needs none. */
    private Either<Seq<Fault>, Upgrade> setup(String text, Registry registry) {
        String id = member(text, "battlefield").getOrElse("");
        Option<Battlefield> own = Option.of(battlefields.get(id));
        if (own.isEmpty() && isOfToday(text)) return Either.right(Upgrade.nothing(OF_TODAY));
        return own.<Either<Seq<Fault>, Upgrade>>map(field ->
                        document(text, Json.readSetup(text, registry, field).map(Json::write)))
                .getOrElse(() -> Either.left(Vector.of(Fault.of(
                                Fault.UNREADABLE,
                                Sentence.of("the battlefield of this set-up, {id}, is none of the files", id),
                                "its battlefield as JSON as another FILE")
                        .at(1, 0))));
    }

    /** A document that is read needs nothing if its format is today's. */
    private static Either<Seq<Fault>, Upgrade> document(String text, Either<Seq<Fault>, String> written) {
        return written.map(to -> isOfToday(text) ? Upgrade.nothing(OF_TODAY) : Upgrade.to(to));
    }

    /** A team or a scenario is written without a version; one that had an earlier one gets today's. */
    private static String withVersion(String document) {
        return "{\"version\":" + Json.VERSION + "," + document.substring(1);
    }

    /** A document without a version has today's. */
    private static boolean isOfToday(String text) {
        return member(text, "version").forAll(version -> version.equals(String.valueOf(Json.VERSION)));
    }

    private Either<Seq<Fault>, Upgrade> recordOfJson(String text, Registry registry) {
        return Json.readRecord(text, registry)
                .flatMap(record -> record(record, registry).flatMap(to -> {
                    if (to.text().isEmpty() && isOfToday(text)) return Either.right(to);
                    return Json.writeRecord(to.text().getOrElse(record), registry)
                            .map(written -> new Upgrade(Option.some(written), "", to.lost()));
                }));
    }

    /** The value of a member of an object, if it is a text or a number. */
    private static Option<String> member(String text, String name) {
        try (JsonParser json = JSON.createParser(text)) {
            json.nextToken();
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                boolean meant = json.currentName().equals(name);
                JsonToken value = json.nextToken();
                if (meant) return Option.when(value.isScalarValue(), json.getText());
                json.skipChildren();
            }
        } catch (IOException notJson) {
            // Its reader says so.
        }
        return Option.none();
    }

    /** The members of an object, as far as it can be read: its reader names what is wrong. */
    private static Set<String> members(String text) {
        Set<String> members = new LinkedHashSet<>();
        try (JsonParser json = JSON.createParser(text)) {
            json.nextToken();
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                members.add(json.currentName());
                json.nextToken();
                json.skipChildren();
            }
        } catch (IOException notJson) {
            // Its reader says so.
        }
        return members;
    }

    /** Files of other kinds, which no upgrade changes, and files that cannot be a record. */
    private static final class OtherFile {
        /** The words of each kind, by the members that only its documents have. */
        private static final Vector<Tuple2<Sentence, Vector<String>>> DOCUMENTS = Vector.of(
                Tuple.of(Sentence.of("a view"), Vector.of("position", "side")),
                Tuple.of(Sentence.of("a state"), Vector.of("position")),
                Tuple.of(Sentence.of("a strike team with its cards"), Vector.of("leader", "models")),
                Tuple.of(Sentence.of("a rulebook"), Vector.of("rules")));

        /** The words of each kind of text, by what its first line begins with. */
        private static final Vector<Tuple2<Sentence, Pattern>> TEXTS = Vector.of(
                Tuple.of(Sentence.of("a case"), Pattern.compile("case\\s")),
                Tuple.of(Sentence.of("a state as text"), Pattern.compile("state \\d")));

        private OtherFile() {}

        static Option<Sentence> kind(Set<String> members) {
            return DOCUMENTS.find(kind -> kind._2().forAll(members::contains)).map(Tuple2::_1);
        }

        static Sentence kind(String first) {
            return TEXTS.find(kind -> kind._2().matcher(first).lookingAt())
                    .map(Tuple2::_1)
                    .getOrElse(() -> Sentence.of(first.isEmpty() ? "an empty file" : "no record"));
        }

        static Fault fault(Sentence kind) {
            return Fault.of(
                            Fault.UNREADABLE,
                            Sentence.of("this is {kind}", kind),
                            "a record, a team, orders, a scenario, a set-up or a battlefield: nothing else is upgraded")
                    .at(1, 0);
        }
    }

    /** The text of a record, a team, a battlefield or a mission. */
    private record SavedText(String text) {
        private static final String RECORD = "deadcube record";
        private static final Pattern BATTLEFIELD = Pattern.compile("(battlefield|marker|board)\\b|:\\d");
        private static final Pattern TEAM = Pattern.compile("(team|list)\\s*:|edition\\s");

        Either<Seq<Fault>, Upgrade> upgrade(Supplier<Either<Seq<Fault>, Upgrade>> record) {
            Option<String> version = TextVersion.written(text);
            String first = first(version.isDefined());
            if (first.startsWith(RECORD)) return record.get();
            boolean mission = first.startsWith("(");
            boolean battlefield = BATTLEFIELD.matcher(first).lookingAt();
            boolean team = TEAM.matcher(first).lookingAt() || version.isDefined();
            if (!mission && !battlefield && !team)
                return Either.left(Vector.of(OtherFile.fault(OtherFile.kind(first))));
            if (version.isEmpty())
                return Either.right(Upgrade.nothing("a text without a version is one of this version"));
            if (version.contains(String.valueOf(Json.VERSION))) return Either.right(Upgrade.nothing(OF_TODAY));
            Either<Seq<Fault>, String> written = mission
                    ? Notation.readScenario(text).map(Notation::write)
                    : battlefield
                            ? NamedBattlefield.read(text).map(NamedBattlefield::text)
                            : ChosenTeam.read(text).map(ChosenTeam::text);
            return written.map(to -> Upgrade.to(TextVersion.today() + to + (to.endsWith("\n") ? "" : "\n")));
        }

        /** The first line that says something, after that with the version. */
        private String first(boolean hasVersion) {
            return text.lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .skip(hasVersion ? 1 : 0)
                    .findFirst()
                    .orElse("");
        }
    }

    private Either<Seq<Fault>, Upgrade> record(String text, Registry registry) {
        return Replay.read(text, rules(), registry).map(replay -> {
            String written = replay.save();
            Option<Fault> lost = replay.difference().orElse(replay.torn());
            return written.equals(text)
                    ? new Upgrade(Option.none(), "it is as this version writes it", lost)
                    : new Upgrade(Option.some(written), "", lost);
        });
    }

    /**
     * A file as this version writes it.
     *
     * @param text none if the file needs nothing
     * @param why it needs nothing
     * @param lost what is left out of a record; none if nothing is
     */
    private record Upgrade(Option<String> text, CharSequence why, Option<Fault> lost) {
        static Upgrade nothing(CharSequence why) {
            return new Upgrade(Option.none(), why, Option.none());
        }

        static Upgrade to(String text) {
            return new Upgrade(Option.some(text), "", Option.none());
        }
    }
}
