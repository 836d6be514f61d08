package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.Properties;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Common to all commands: help, version and output. */
@Command(mixinStandardHelpOptions = true, versionProvider = Subcommand.Version.class)
public abstract class Subcommand {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    protected final CommandLine command() {
        return spec.commandLine();
    }

    protected final PrintWriter out() {
        return command().getOut();
    }

    protected final PrintWriter err() {
        return command().getErr();
    }

    /** Prints a fault, and returns its exit code. */
    protected final int refused(Vector<String> faults) {
        faults.forEach(err()::println);
        return Exit.USAGE.code();
    }

    /** The same for a list that may be long. */
    protected final int refusedBriefly(Vector<String> faults) {
        return refused(PrintableText.excerpt(faults));
    }

    /** The version of the package and of the rules. */
    public static final class Version implements IVersionProvider {
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
}
