package io.github.deadcube.readme;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Java virtual machines beside this one, whose output is their program's alone. */
public final class Java {
    /** Each virtual machine says that it has read these. */
    private static final List<String> TOLD = List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

    /** What makes one that runs for a second quick to start. */
    public static final List<String> QUICK = List.of(
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-XX:-UsePerfData",
            "-XX:+UnlockDiagnosticVMOptions",
            "-XX:-BytecodeVerificationRemote",
            "-Xshare:auto");

    private Java() {}

    /** The command that starts one. */
    public static String command() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    /** One that is still to be started. */
    public static ProcessBuilder machine(String... arguments) {
        List<String> command = new ArrayList<>(QUICK);
        command.add(0, command());
        command.addAll(List.of(arguments));
        return process(command.toArray(String[]::new));
    }

    /** A process that starts one, or another. */
    public static ProcessBuilder process(String... command) {
        ProcessBuilder process = new ProcessBuilder(command).redirectErrorStream(true);
        TOLD.forEach(process.environment()::remove);
        return process;
    }
}
