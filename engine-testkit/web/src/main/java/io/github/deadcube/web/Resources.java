package io.github.deadcube.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/**
 * The texts that the engine reads from its jars: rules, teams, battlefields, weights. TeaVM asks for them when it makes
 * the program.
 */
public final class Resources extends DefaultResourcesPolicy {
    /** The file that lists them, one a line. The build writes it. */
    public static final String LIST = "META-INF/deadcube-resources.txt";

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        try (InputStream in = environment().classLoader().getResourceAsStream(LIST)) {
            if (in == null) throw new IllegalStateException(LIST + " is missing");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
