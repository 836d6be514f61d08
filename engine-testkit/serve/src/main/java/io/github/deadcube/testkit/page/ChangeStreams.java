package io.github.deadcube.testkit.page;

import com.sun.net.httpserver.HttpExchange;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.testkit.page.PageServer.Refused;
import io.github.deadcube.testkit.serve.DaemonThreads;
import io.github.deadcube.testkit.serve.JsonObject;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Streams that tell pages of changes, as server-sent events: {@code {"game": "g", "due": 29}}. A stream that is read
 * slowly gets only the last change of each game. If a client has too many, its oldest one ends; if all have too many,
 * the oldest one of the client that has the most. A page whose stream ends asks for another one, so idle streams shut
 * out no page.
 */
final class ChangeStreams {
    /** The most streams: each has a thread. */
    private static final int MOST = 64;

    static final int OF_A_CLIENT = 16;
    /** The most games that wait for a stream that does not read. */
    private static final int GAMES = 100;
    /** A line is written at least so often, which notices a page that is gone. */
    private static final int PAUSE_SECONDS = 15;

    private static final String NOTHING = ": \n\n";

    private final SlowClients slow;
    private final Set<Stream> streams = new LinkedHashSet<>();
    private boolean ended;

    /** @param slow limits how long a stream waits for a page that does not read */
    ChangeStreams(SlowClients slow) {
        this.slow = slow;
    }

    synchronized void changed(String game, int due) {
        streams.forEach(stream -> stream.tell(game, due));
    }

    /** Keeps an exchange open until its page is gone, or another page needs its place. */
    void open(HttpExchange exchange, String client) throws Refused {
        Stream stream = new Stream(exchange, client);
        synchronized (this) {
            if (ended) throw full();
            makeRoom(client);
            streams.add(stream);
        }
        DaemonThreads.named("changes").newThread(() -> write(stream)).start();
    }

    private void makeRoom(String client) throws Refused {
        int own = streams(client).size();
        if (own >= OF_A_CLIENT) {
            end(streams(client).get(0));
            return;
        }
        if (streams.size() < MOST) return;
        List<Stream> most = List.of();
        for (Stream stream : streams) if (streams(stream.client).size() > most.size()) most = streams(stream.client);
        if (most.size() <= own + 1) throw full();
        end(most.get(0));
    }

    /** The oldest first. */
    private List<Stream> streams(String client) {
        return streams.stream().filter(stream -> stream.client.equals(client)).toList();
    }

    private void end(Stream stream) {
        stream.end();
        streams.remove(stream);
    }

    private static Refused full() {
        return new Refused(503, Fault.of("too many pages listen"));
    }

    private void write(Stream stream) {
        try (HttpExchange open = stream.exchange) {
            open.sendResponseHeaders(200, 0);
            OutputStream out = open.getResponseBody();
            for (String text = NOTHING; !text.isEmpty(); text = stream.next()) {
                byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
                slow.write(bytes.length, () -> {
                    out.write(bytes);
                    out.flush();
                });
            }
        } catch (IOException | InterruptedException e) {
            // The page is gone.
        } finally {
            synchronized (this) {
                streams.remove(stream);
            }
        }
    }

    synchronized void end() {
        ended = true;
        streams.forEach(Stream::end);
    }

    /** One page that listens. */
    private static final class Stream {
        private final HttpExchange exchange;
        private final String client;
        private final Semaphore told = new Semaphore(0);
        private final Map<String, Integer> news = new LinkedHashMap<>();
        private boolean over;

        Stream(HttpExchange exchange, String client) {
            this.exchange = exchange;
            this.client = client;
        }

        synchronized void tell(String game, int due) {
            if (news.size() < GAMES || news.containsKey(game)) news.put(game, due);
            told.release();
        }

        synchronized void end() {
            over = true;
            told.release();
        }

        /** The next events, or a line that says nothing; empty at the end. */
        String next() throws InterruptedException {
            if (told.tryAcquire(PAUSE_SECONDS, TimeUnit.SECONDS)) told.drainPermits();
            return text();
        }

        private synchronized String text() {
            if (over) return "";
            if (news.isEmpty()) return NOTHING;
            StringBuilder text = new StringBuilder();
            news.forEach((game, due) -> text.append(
                    "data: " + JsonObject.of("game", game).with("due", due).line() + "\n\n"));
            news.clear();
            return text.toString();
        }
    }
}
