package io.github.deadcube.web;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A static server with the files of the page that has the engine within it. */
final class StaticHost implements PageHost {
    static final Path FOLDER = Path.of(System.getProperty("basedir", "."), "target", "web");

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html",
            "js", "text/javascript",
            "css", "text/css",
            "wasm", "application/wasm",
            "svg", "image/svg+xml",
            "json", "application/manifest+json",
            "txt", "text/plain");

    private final HttpServer server;
    private final ExecutorService threads = Executors.newFixedThreadPool(4);

    StaticHost() {
        this(FOLDER);
    }

    /** @param folder whose files are served */
    StaticHost(Path folder) {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(threads);
        server.createContext("/", exchange -> {
            byte[] bytes = Files.readAllBytes(
                    folder.resolve(exchange.getRequestURI().getPath().substring(1)));
            String name = exchange.getRequestURI().getPath();
            exchange.getResponseHeaders().set("Content-Type", TYPES.get(name.substring(name.lastIndexOf('.') + 1)));
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        server.start();
    }

    int port() {
        return server.getAddress().getPort();
    }

    @Override
    public String address() {
        return "http://127.0.0.1:" + port() + "/index.html";
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
