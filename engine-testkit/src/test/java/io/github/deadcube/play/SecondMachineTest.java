package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Rules;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.List;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Digests are the same in another Java virtual machine, with another locale, charset and time zone. */
class SecondMachineTest {
    @Test
    void anotherVirtualMachineComesToTheSameDigests() throws IOException, InterruptedException {
        String here = Digests.of(20);
        Process other = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Duser.language=tr",
                        "-Duser.timezone=Pacific/Chatham",
                        "-Dfile.encoding=ISO-8859-1",
                        "-XX:+UnlockExperimentalVMOptions",
                        "-XX:hashCode=2",
                        "-cp",
                        classPath(),
                        Digests.class.getName())
                .redirectErrorStream(true)
                .start();
        String there = new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(other.waitFor()).as(there).isZero();
        assertThat(there.strip()).isEqualTo(here).hasLineCount(20);
    }

    /** Where the classes of a game are, whether the tests run on the class path or on the module path. */
    private static String classPath() {
        return Stream.of(Digests.class, Shipped.class, Deadcube.class, Rules.class, List.class)
                .map(SecondMachineTest::home)
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static String home(Class<?> type) {
        String file = type.getName().replace('.', '/') + ".class";
        String url = String.valueOf(type.getResource("/" + file));
        String root = url.substring(0, url.length() - file.length())
                .replaceFirst("^jar:", "")
                .replaceFirst("!/$", "");
        return Path.of(URI.create(root)).toString();
    }
}
