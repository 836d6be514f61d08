package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.testkit.duel.BotLevel;
import io.github.deadcube.testkit.match.BotRegistry;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BotsTest {
    private static final Rules RULES = Deadcube.rules();

    @Test
    void onlyListedNamesAreBots() {
        assertThat(Bots.NAMES)
                .isNotEmpty()
                .allMatch(name -> Bots.named(name, 1, Side.A, RULES).isDefined());
        assertThat(Bots.named("simple", 1, Side.A, RULES).get()).isInstanceOf(SimpleBot.class);
        assertThat(Bots.named("skirmisher", 1, Side.A, RULES).get()).isInstanceOf(Skirmisher.class);
        assertThat(Bots.named("random", 1, Side.A, RULES).get()).hasSameClassAs(Bot.random(1, Side.A));
        assertThat(Bots.named("Simple", 1, Side.A, RULES)).isEmpty();
        assertThat(Bots.named("", 1, Side.A, RULES)).isEmpty();
    }

    /** A service of an application, as its jar declares it. */
    @Test
    void servicesAddBots(@TempDir Path classes) throws IOException {
        Path services = Files.createDirectories(classes.resolve("META-INF/services"));
        Files.writeString(services.resolve(BotRegistry.class.getName()), Provided.class.getName());
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()}, BotsTest.class.getClassLoader())) {
            BotRegistry all = Bots.registry(ServiceLoader.load(BotRegistry.class, loader));
            assertThat(all.names()).startsWith("search", "simple").endsWith("lazy");
            assertThat(all.names().count("simple"::equals)).isEqualTo(1);
            assertThat(all.named("simple", 1, Side.A, RULES).get()).isInstanceOf(SimpleBot.class);
            assertThat(all.named("lazy", 1, Side.A, RULES).get()).hasSameClassAs(Bot.random(1, Side.A));
            assertThat(all.named("nothing", 1, Side.A, RULES)).isEmpty();
        }
        assertThat(Bots.registry().names()).isEqualTo(Bots.NAMES.appendAll(BotLevel.ALL.map(BotLevel::name)));
    }

    /** A registry of an application; one of its names is taken. */
    public static final class Provided implements BotRegistry {
        @Override
        public Vector<String> names() {
            return Vector.of("simple", "lazy");
        }

        @Override
        public Option<Bot> named(String name, long seed, Side side, Rules rules) {
            return Option.when(names().contains(name), () -> Bot.random(seed, side));
        }
    }
}
