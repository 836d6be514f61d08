package io.github.deadcube.testkit.cli.look;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.deadcube.Replay;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.support.FileReplacement;
import io.github.deadcube.core.support.RecordLock;
import io.github.deadcube.core.support.TextFile;
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
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code deadcube upgrade}: writes the files of earlier versions as this version writes them. */
@Command(name = "upgrade")
public final class UpgradeCommand extends Subcommand implements Callable<Integer> {
    private static final JsonFactory JSON = new JsonFactory();
    private static final String OLD = ".old";

    @Parameters(paramLabel = "FILE", arity = "1..*", descriptionKey = "file")
    private List<Path> files = new ArrayList<>();

    @picocli.CommandLine.Option(names = "--shorten", descriptionKey = "shorten")
    private boolean shorten;

    @Override
    public Integer call() {
        Registry registry = InstalledRules.registry();
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
            return said(Exit.OTHERWISE, file + ", " + to.lost().get() + "; --shorten keeps what is before it");
        // the last line feed is no part of JSON
        String own = text.startsWith("{") ? text.stripTrailing() : text;
        if (to.text().equals(own)) {
            out().println(file + " is as this version writes it");
            return Exit.DONE;
        }
        return written(file, to);
    }

    private Exit written(Path file, Upgrade to) {
        Path old = file.resolveSibling(file.getFileName() + OLD);
        try {
            Files.copy(file, old);
        } catch (IOException e) {
            return said(Exit.USAGE, TextFile.unwritten(old, e));
        }
        try {
            FileReplacement.write(file, to.text());
        } catch (IOException e) {
            return said(Exit.USAGE, TextFile.unwritten(file, e) + removed(old));
        }
        out().println(file + " is upgraded; " + old + " is as it was"
                + to.lost().map(lost -> "; left out: " + lost).getOrElse(""));
        return Exit.DONE;
    }

    /** Removes the copy of a file that was not upgraded, so that the next try can make it. */
    private static String removed(Path old) {
        try {
            Files.delete(old);
            return "";
        } catch (IOException e) {
            return "; " + old + " is a copy of it";
        }
    }

    private Exit said(Exit exit, Object fault) {
        err().println(fault);
        return exit;
    }

    private Either<Seq<Fault>, Upgrade> read(String text, Registry registry) {
        boolean json = text.stripLeading().startsWith("{");
        Set<String> members = json ? members(text) : new LinkedHashSet<>();
        Option<String> other = json ? OtherFile.kind(members) : OtherFile.kind(text);
        if (other.isDefined()) return Either.left(Vector.of(OtherFile.fault(other.get())));
        if (!json) return record(text, registry);
        if (members.contains("inputs"))
            return Json.readRecord(text, registry)
                    .flatMap(record -> record(record, registry))
                    .flatMap(to ->
                            Json.writeRecord(to.text(), registry).map(written -> new Upgrade(written, to.lost())));
        if (members.contains("orders"))
            return Json.readOrders(text).flatMap(Json::writeOrders).map(Upgrade::of);
        if (members.contains("models"))
            return Json.readTeam(text).map(Json::write).map(Upgrade::of);
        return Json.readScenario(text).map(Json::write).map(Upgrade::of);
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
        private static final Vector<Tuple2<String, Vector<String>>> DOCUMENTS = Vector.of(
                Tuple.of("a view", Vector.of("position", "side")),
                Tuple.of("a state", Vector.of("position")),
                Tuple.of("a set-up", Vector.of("teamA")),
                Tuple.of("a battlefield", Vector.of("floors")),
                Tuple.of("a strike team with its cards", Vector.of("leader", "models")),
                Tuple.of("a rulebook", Vector.of("rules")));

        /** The words of each kind of text, by what its first line begins with. */
        private static final Vector<Tuple2<String, Pattern>> TEXTS = Vector.of(
                Tuple.of("a team as text", Pattern.compile("team:")),
                Tuple.of("a mission as text", Pattern.compile("\\(?name \"")),
                Tuple.of("a case", Pattern.compile("case\\s")),
                Tuple.of("a state as text", Pattern.compile("state \\d")));

        private static final String RECORD = "deadcube record";

        private OtherFile() {}

        static Option<String> kind(Set<String> members) {
            return members.contains("inputs")
                    ? Option.none()
                    : DOCUMENTS
                            .find(kind -> kind._2().forAll(members::contains))
                            .map(Tuple2::_1);
        }

        static Option<String> kind(String text) {
            String first = text.lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .findFirst()
                    .orElse("");
            return first.startsWith(RECORD)
                    ? Option.none()
                    : TEXTS.find(kind -> kind._2().matcher(first).lookingAt())
                            .map(Tuple2::_1)
                            .orElse(Option.some(first.isEmpty() ? "an empty file" : "no record"));
        }

        static Fault fault(String kind) {
            return Fault.of(
                            Fault.UNREADABLE,
                            "this is " + kind,
                            "a record, or a record, a team, orders or a scenario as JSON: nothing else is upgraded")
                    .at(1, 0);
        }
    }

    private Either<Seq<Fault>, Upgrade> record(String text, Registry registry) {
        return Replay.read(text, rules(), registry)
                .map(replay -> new Upgrade(replay.save(), replay.difference().orElse(replay.torn())));
    }

    /**
     * A file as this version writes it.
     *
     * @param lost what is left out of a record; none if nothing is
     */
    private record Upgrade(String text, Option<Fault> lost) {
        static Upgrade of(String text) {
            return new Upgrade(text, Option.none());
        }
    }
}
