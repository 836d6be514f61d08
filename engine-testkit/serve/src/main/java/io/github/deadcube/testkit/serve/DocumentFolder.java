package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * The files that documents may name: the files of one folder, whose path has no links, or no files.
 *
 * @param optional whether an option of the program lets it read files
 */
public record DocumentFolder(Option<Path> root, boolean optional) {
    public static final DocumentFolder NONE = new DocumentFolder(Option.none(), true);
    /** No files, in a program that reads none whatever its options are. */
    public static final DocumentFolder TEXTS = new DocumentFolder(Option.none(), false);

    public static DocumentFolder of(Path folder) throws IOException {
        return new DocumentFolder(Option.some(folder.toRealPath()), true);
    }

    /** A regular file in the folder. A file outside gets the same error as a missing file. */
    Path file(Request request, String member, String name, String names) throws RequestError {
        if (root.isEmpty())
            throw request.wrong(
                    member,
                    Sentence.of("nothing that ships is called '{name}'", name),
                    optional
                            ? Sentence.of("one of {names}; only 'serve --files FOLDER' reads files", names)
                            : Sentence.of("one of {names}, or a text of several lines", names));
        try {
            Path file = root.get().resolve(name).toRealPath();
            if (!file.startsWith(root.get())) throw missing(request, member, name, names);
            if (!Files.isRegularFile(file))
                throw request.wrong(member, Sentence.of("'{name}' is a folder or a device", name), "a file");
            return file;
        } catch (IOException e) {
            throw missing(request, member, name, names);
        } catch (InvalidPathException e) {
            throw request.expected(member, "a text of several lines, or the name of a file");
        }
    }

    /** The part of a fault in a file. It begins with a word, since a name such as /a looks like a JSON Pointer. */
    static Sentence part(String name) {
        return Sentence.of("file {name}", name);
    }

    /** The faults of a file, with the name that the client gave in place of the path, which only the server knows. */
    static Vector<Fault> named(Vector<Fault> faults, Path file, String name) {
        String path = shown(Sentence.verbatim(file.toString()));
        return faults.map(fault -> {
            Fault told = new Fault(
                    fault.in(fault.where().path()).where(),
                    fault.rule(),
                    Sentence.verbatim(
                            fault.text().replace(TextFile.name(file), name).replace(path, name)),
                    fault.expectation());
            String whole = shown(fault.where().whole());
            boolean own = Vector.of(path, TextFile.name(file), String.valueOf(file.getFileName()))
                    .contains(whole);
            // another file, such as a game system beside it, has its own name
            return whole.isEmpty() ? told : told.within(part(own ? name : whole.replaceFirst(".*[/\\\\]", "")));
        });
    }

    /** As a fault shows what it is in: a long path is cut. */
    private static String shown(Sentence whole) {
        return Fault.of("").within(whole).where().toString();
    }

    private static RequestError missing(Request request, String member, String name, String names) {
        return request.wrong(
                member,
                Sentence.of("no file of the folder is called '{name}', and nothing that ships", name),
                Sentence.of("a file of the folder, or one of {names}", names));
    }
}
