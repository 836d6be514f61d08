package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.cli.command.ArgumentConverters;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.file.Path;

/** Reads the files of cases that the command line names. */
final class CaseFiles {
    private CaseFiles() {}

    /**
     * The files that paths name, for these rules, or all that is wrong with them; without paths, the cases that ship.
     */
    static Either<Seq<Fault>, Vector<CaseFile>> read(Seq<Path> paths, CaseRules rules) {
        if (paths.isEmpty()) return shipped();
        return Either.sequence(paths.flatMap(path -> texts(path, rules)))
                .bimap(faults -> faults.flatMap(all -> all), Seq::toVector);
    }

    /** The fault of files and folders without a case. */
    static Sentence none(Seq<Path> paths) {
        return Sentence.of("There is no case in {files}.", paths);
    }

    private static Either<Seq<Fault>, Vector<CaseFile>> shipped() {
        Vector<CaseFile> all = CaseFile.shipped();
        return all.isEmpty()
                ? Either.left(Vector.of(
                        Fault.of("no cases are on the class path (artifact engine-cases)", "the names of files")))
                : Either.right(all);
    }

    private static Vector<Either<Seq<Fault>, CaseFile>> texts(Path path, CaseRules rules) {
        try {
            return CaseFile.at(path).map(file -> text(file, rules));
        } catch (IOException e) {
            return Vector.of(Either.left(Vector.of(TextFile.unread(path, e))));
        }
    }

    private static Either<Seq<Fault>, CaseFile> text(Path file, CaseRules rules) {
        return TextFile.parsed(
                file,
                ArgumentConverters.read(file.toString()).flatMap(TextFile::read),
                text -> CaseFile.read(file.toString(), text, rules));
    }
}
