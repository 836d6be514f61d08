package io.github.deadcube.extend;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;

/** Services of the tests, which the service loader finds for a while. */
final class Services {
    private Services() {}

    /** @param names the names of the classes, a line each */
    static <T> T found(Path folder, Class<?> service, String names, Supplier<T> does) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF").resolve("services"));
        Files.writeString(services.resolve(service.getName()), names + "\n");
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, Services.class.getClassLoader())) {
            thread.setContextClassLoader(loader);
            return does.get();
        } finally {
            thread.setContextClassLoader(before);
        }
    }
}
