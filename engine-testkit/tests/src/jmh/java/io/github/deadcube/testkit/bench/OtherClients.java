package io.github.deadcube.testkit.bench;

import static io.github.deadcube.testkit.bench.LongestRequests.quoted;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.deadcube.Game;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Attacks {@code deadcube web} with each request of the protocol, and prints how long another client waits meanwhile:
 * for an input of its own long game, for the events of its beginning, and for a hint. The attackers have other
 * addresses of this machine (127.0.0.2 and so on), and make as many requests at once as an address may.
 */
public final class OtherClients {
    private static final int CONNECTIONS = 16;
    private static final int WARM = 10;
    private static final int PAUSE_MILLIS = 20;
    private static final int REFUSED_PAUSE_MILLIS = 50;
    /** An attacker that is refused without an end is told of once a row. */
    private static final int TOLD = 120;

    private static final String VICTIM = "\"game\":\"victim\"";
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final double MILLI = 1e6;
    private static final long SECOND = 1_000_000_000;

    private final int port;
    private final int addresses;
    private final long nanos;

    /** The milliseconds of an input, of events and of a hint. */
    private record Waits(double input, double events, double hint) {
        Waits max(Waits other) {
            return new Waits(Math.max(input, other.input), Math.max(events, other.events), Math.max(hint, other.hint));
        }
    }

    private OtherClients(int port, int addresses, long nanos) {
        this.port = port;
        this.addresses = addresses;
        this.nanos = nanos;
    }

    /**
     * Prints a row of a table for each request.
     *
     * @param arguments how many addresses attack (1), how many seconds (10), and parts of the names of requests (all)
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        int addresses = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1;
        int seconds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 10;
        List<String> named = List.of(arguments).subList(Math.min(2, arguments.length), arguments.length);
        System.out.printf("%d x %d requests at once, longest waits in ms%n", addresses, CONNECTIONS);
        System.out.println("| request | answered | refused | input | events | hint |");
        System.out.println("| --- | --- | --- | --- | --- | --- |");
        String record = record();
        for (Map.Entry<String, String> attack :
                LongestRequests.all(VICTIM + ",\"side\":\"everybody\"").entrySet())
            if (named.isEmpty() || named.stream().anyMatch(attack.getKey()::contains))
                row(attack.getKey(), attack.getValue(), record, addresses, seconds);
    }

    /** Each attack has a server of its own: what another one has compiled and kept would help it. */
    private static void row(String name, String request, String record, int addresses, int seconds)
            throws IOException, InterruptedException {
        Process server = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "io.github.deadcube.testkit.cli.Main",
                        "web",
                        "--port",
                        "0")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader out = server.inputReader()) {
            String address = String.valueOf(out.readLine()).split(" ", 2)[0];
            new OtherClients(URI.create(address).getPort(), addresses, seconds * SECOND).row(name, request, record);
        } finally {
            server.destroy();
            server.waitFor();
        }
    }

    private void row(String name, String request, String record) throws IOException, InterruptedException {
        AddressClient victim = new AddressClient("127.0.0.1", port);
        String token = token(
                victim.ask("{\"do\":\"load\"," + VICTIM + ",\"undoLooks\":true,\"record\":" + quoted(record) + "}"));
        List<Attacker> attackers = new ArrayList<>();
        for (int n = 0; n < addresses; n++) {
            String address = "127.0.0." + (2 + n);
            String own = prepared(new AddressClient(address, port), "h" + n);
            String line = request.replace("GAME", "\"game\":\"h" + n + "\",\"token\":\"" + own + "\"")
                    .replace("\"s1\"", "\"s" + (n + 1) + "\"")
                    .replace("TOKEN", own);
            for (int c = 0; c < CONNECTIONS; c++) attackers.add(new Attacker(new AddressClient(address, port), line));
        }
        for (int n = 0; n < WARM; n++) measured(victim, token);
        attackers.forEach(Thread::start);
        Waits longest = new Waits(0, 0, 0);
        long end = System.nanoTime() + nanos;
        while (System.nanoTime() - end < 0) {
            longest = longest.max(measured(victim, token));
            Thread.sleep(PAUSE_MILLIS);
        }
        for (Attacker attacker : attackers) attacker.ended = true;
        System.out.printf(
                Locale.ROOT,
                "| %s | %d | %d | %.0f | %.0f | %.0f |%n",
                name,
                attackers.stream().mapToInt(attacker -> attacker.answered).sum(),
                attackers.stream().mapToInt(attacker -> attacker.refused).sum(),
                longest.input(),
                longest.events(),
                longest.hint());
        attackers.stream()
                .map(attacker -> attacker.last)
                .filter(last -> last.contains("\"faults\""))
                .findFirst()
                .ifPresent(last -> System.err.println("  " + last));
    }

    private static Waits measured(AddressClient victim, String token) throws IOException {
        String game = VICTIM + ",\"token\":\"" + token + "\"";
        JsonNode asked = JSON.readTree(victim.ask("{\"do\":\"prompt\"," + game + "}"));
        int due = asked.path("due").asInt();
        JsonNode choice = asked.at("/prompt/options/0/choice");
        long at = System.nanoTime();
        expect("updates", victim.ask("{\"do\":\"choose\"," + game + ",\"choice\":" + choice + ",\"changes\":true}"));
        double input = millis(at);
        victim.ask("{\"do\":\"undo\"," + game + ",\"to\":" + (due - 1) + "}");
        at = System.nanoTime();
        expect(
                "updates",
                victim.ask("{\"do\":\"events\"," + game + ",\"side\":\"A\",\"since\":" + (due - 20)
                        + ",\"changes\":true}"));
        double events = millis(at);
        at = System.nanoTime();
        expect("plans", victim.ask("{\"do\":\"hint\"," + game + ",\"iterations\":100}"));
        return new Waits(input, events, millis(at));
    }

    private static void expect(String member, String answer) {
        if (!answer.contains("\"" + member + "\"")) throw new IllegalStateException(answer);
    }

    private static double millis(long since) {
        return (System.nanoTime() - since) / MILLI;
    }

    private static String token(String started) throws IOException {
        JsonNode token = JSON.readTree(started).at("/tokens/keeper");
        if (token.isMissingNode()) throw new IllegalStateException(started);
        return token.asText();
    }

    /** Opens the game of an attacker, and holds a state of it. Returns the keeper's token. */
    private static String prepared(AddressClient client, String name) throws IOException {
        String started = client.ask("{\"do\":\"start\",\"game\":\"" + name
                + "\",\"seed\":7,\"undoLooks\":true,\"situation\":" + quoted(LongestRequests.largest()) + "}");
        String token = token(started);
        String game = "\"game\":\"" + name + "\",\"token\":\"" + token + "\"";
        client.ask("{\"do\":\"choose\"," + game + ",\"choice\":\"A1 activate\"}");
        client.ask("{\"do\":\"hold\"," + game + "}");
        return token;
    }

    /** A random game of the teams that ship, near its end. */
    private static String record() {
        Game game = Game.of(7);
        Bot a = Bot.random(1, Side.A);
        Bot b = Bot.random(1, Side.B);
        String record = game.save();
        while (!game.isOver()) {
            record = game.save();
            game.play(game.sideToAnswer().contains(Side.A) ? a : b);
        }
        return record;
    }

    /** Asks one thing again and again. */
    private static final class Attacker extends Thread {
        private final AddressClient client;
        private final String line;
        private volatile boolean ended;
        private volatile int answered;
        private volatile int refused;
        private volatile String last = "";

        Attacker(AddressClient client, String line) {
            this.client = client;
            this.line = line;
            setDaemon(true);
        }

        @Override
        public void run() {
            try {
                while (!ended) ask();
            } catch (InterruptedException end) {
                Thread.currentThread().interrupt();
            }
        }

        private void ask() throws InterruptedException {
            try {
                String answer = client.ask(line);
                last = answer.substring(0, Math.min(TOLD, answer.length()));
                if (client.isAnswered()) {
                    answered++;
                    return;
                }
            } catch (IOException closed) {
                last = String.valueOf(closed.getMessage());
            }
            refused++;
            Thread.sleep(REFUSED_PAUSE_MILLIS);
        }
    }
}
