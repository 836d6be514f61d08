package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.properties.level.Level;
import io.github.deadcube.readme.ClassPath;
import io.github.deadcube.readme.Java;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Digests are the same in another Java virtual machine, with another locale, charset and time zone. */
class SecondMachineTest {
    @Test
    void anotherVirtualMachineComesToTheSameDigests() throws IOException, InterruptedException {
        int games = Level.tries(SecondMachineTest.class, "anotherVirtualMachineComesToTheSameDigests", 1, 50);
        long seed = Level.seed(SecondMachineTest.class, "anotherVirtualMachineComesToTheSameDigests");
        String here = Digests.of(games, seed);
        Process other = Java.machine(
                        "-Duser.language=tr",
                        "-Duser.timezone=Pacific/Chatham",
                        "-Dfile.encoding=ISO-8859-1",
                        "-XX:+UnlockExperimentalVMOptions",
                        "-XX:hashCode=2",
                        "-cp",
                        ClassPath.with(Digests.class),
                        Digests.class.getName(),
                        Integer.toString(games),
                        Long.toString(seed))
                .start();
        String there = new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(other.waitFor()).as(there).isZero();
        assertThat(there.strip()).isEqualTo(here).hasLineCount(games);
    }
}
