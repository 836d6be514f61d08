package io.github.deadcube.spark;

import io.github.deadcube.api.Position;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.contract.Promise;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.stream.Stream;

/** Which build of the rules, the bots and the promises plays. Blocks of two builds must not lie in one folder. */
final class Build {
    /** A class of each module that decides a game or its row. */
    private static final Vector<Class<?>> MODULES =
            Vector.of(Position.class, Deadcube.class, Match.class, Bots.class, Promise.class, Build.class);

    private static final int BYTES = 8;

    private Build() {}

    /** A checksum of all files of these modules, the same for a jar and for the folder that it was made of. */
    static String checksum() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Class<?> module : MODULES) {
                Path place = Path.of(module.getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI());
                if (Files.isDirectory(place)) add(place, digest);
                else
                    try (FileSystem jar = FileSystems.newFileSystem(place)) {
                        add(jar.getPath("/"), digest);
                    }
            }
            return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        } catch (NoSuchAlgorithmException | URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static void add(Path root, MessageDigest digest) throws IOException {
        try (Stream<Path> files = Files.walk(root);
                DigestOutputStream to = new DigestOutputStream(java.io.OutputStream.nullOutputStream(), digest)) {
            for (Path file : Vector.ofAll(files)
                    .filter(Files::isRegularFile)
                    .reject(file -> root.relativize(file).startsWith("META-INF"))
                    .sortBy(file -> root.relativize(file).toString())) Files.copy(file, to);
        }
    }
}
