package io.github.deadcube.testkit.start;

import io.github.deadcube.core.Deadcube;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

public final class PackagedVersion {
    private static final String DESCRIPTOR = "/META-INF/maven/io.github.deadcube/engine-serve/pom.properties";

    private PackagedVersion() {}

    /** Such as {@code deadcube 0.1.0, deadzone-3 v1}. */
    public static String text() {
        return "deadcube " + packaged() + ", " + Deadcube.ruleset();
    }

    private static String packaged() {
        Properties properties = new Properties();
        try (InputStream in = PackagedVersion.class.getResourceAsStream(DESCRIPTOR)) {
            if (in != null) properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version", "from its sources");
    }
}
