package io.github.deadcube.readme;

import com.ethlo.time.ITU;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.SchemaRegistry;
import io.github.deadcube.api.Rules;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.drawing.BattlefieldDrawings;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.dispersion.Dispersion;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.cli.Main;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.mcp.ContextServer;
import io.github.deadcube.testkit.serve.Server;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapperSupplier;
import io.modelcontextprotocol.server.McpServer;
import io.vavr.Function1;
import io.vavr.collection.List;
import java.io.File;
import java.net.URI;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import me.tongfei.progressbar.ProgressBar;
import org.jline.reader.LineReader;
import org.jline.terminal.Terminal;
import org.reactivestreams.Publisher;
import org.slf4j.Logger;
import picocli.CommandLine;
import reactor.core.publisher.Mono;

/** Class paths of programs that play. They work for tests on the class path and on the module path. */
public final class ClassPath {
    private ClassPath() {}

    /** Returns the dependencies of an application, and the locations of more classes. */
    static String ofTheEngine(Class<?>... more) {
        return homes(
                Stream.concat(Stream.of(Rules.class, Deadcube.class, List.class, Function1.class), Stream.of(more)));
    }

    /** Returns the modules of a program that plays, their dependencies, and the locations of more classes. */
    public static String with(Class<?>... more) {
        return homes(Stream.concat(
                Stream.of(
                        Rules.class,
                        Deadcube.class,
                        Json.class,
                        JsonFactory.class,
                        Match.class,
                        Bots.class,
                        List.class,
                        Function1.class),
                Stream.of(more)));
    }

    /** Returns the class path of the command line, with the cases, which have no class. */
    public static String ofTheCommandLine(Class<?>... more) {
        return root("deadcube-cases/CASES.md")
                + File.pathSeparator
                + with(Stream.concat(
                                Stream.of(
                                        Main.class,
                                        Server.class,
                                        BattlefieldDrawings.class,
                                        Dispersion.class,
                                        CommandLine.class,
                                        ProgressBar.class,
                                        LineReader.class,
                                        Terminal.class,
                                        ContextServer.class,
                                        McpServer.class,
                                        JacksonMcpJsonMapperSupplier.class,
                                        Mono.class,
                                        Publisher.class,
                                        ObjectMapper.class,
                                        JsonProperty.class,
                                        SchemaRegistry.class,
                                        ITU.class,
                                        Logger.class),
                                Stream.of(more))
                        .toArray(Class<?>[]::new));
    }

    private static String homes(Stream<Class<?>> types) {
        return types.map(ClassPath::home).distinct().collect(Collectors.joining(File.pathSeparator));
    }

    private static String home(Class<?> type) {
        return root(type.getName().replace('.', '/') + ".class");
    }

    private static String root(String file) {
        String url = String.valueOf(ClassPath.class.getResource("/" + file));
        String root = url.substring(0, url.length() - file.length())
                .replaceFirst("^jar:", "")
                .replaceFirst("!/$", "");
        return Path.of(URI.create(root)).toString();
    }
}
