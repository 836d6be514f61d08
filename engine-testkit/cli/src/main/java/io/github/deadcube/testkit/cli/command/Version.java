package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.core.Deadcube;
import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version as Maven has packaged it, and the rules that are played. */
public final class Version implements IVersionProvider {
    private static final String DESCRIPTOR = "/META-INF/maven/io.github.deadcube/engine-cli/pom.properties";

    @Override
    public String[] getVersion() throws IOException {
        return new String[] {"deadcube " + packaged() + ", " + Deadcube.ruleset()};
    }

    private static String packaged() throws IOException {
        Properties properties = new Properties();
        try (InputStream in = Version.class.getResourceAsStream(DESCRIPTOR)) {
            if (in != null) properties.load(in);
        }
        return properties.getProperty("version", "from its sources");
    }
}
