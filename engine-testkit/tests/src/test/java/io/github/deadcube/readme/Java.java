package io.github.deadcube.readme;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Starts Java virtual machines that print only the output of their program. */
public final class Java {
    /** Removed variables: a virtual machine prints a message if one of them is set. */
    private static final List<String> TOLD = List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

    /** Options for a fast start of short programs. */
    public static final List<String> QUICK = List.of(
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-XX:-UsePerfData",
            "-XX:+UnlockDiagnosticVMOptions",
            "-XX:-BytecodeVerificationRemote",
            "-Xshare:auto");

    private Java() {}

    /** Returns the path of the java command. */
    public static String command() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    /** Returns a virtual machine that is not started yet. */
    public static ProcessBuilder machine(String... arguments) {
        List<String> command = new ArrayList<>(QUICK);
        command.add(0, command());
        command.addAll(List.of(arguments));
        return process(command.toArray(String[]::new));
    }

    /** Returns a process without the removed variables. */
    public static ProcessBuilder process(String... command) {
        ProcessBuilder process = new ProcessBuilder(command).redirectErrorStream(true);
        TOLD.forEach(process.environment()::remove);
        return process;
    }
}
