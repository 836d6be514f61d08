package io.github.deadcube.testkit.page;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The memory of requests that are being read and of answers that are not written yet. A client has a part of it, so
 * that one who sends much and reads nothing takes it from no other. What is small has a part of its own, so that it is
 * answered while others use up the rest.
 */
final class MemoryOnTheWay {
    private static final int SMALL = 4;

    private final Part large;
    private final Part small;
    private final long smallest;

    /**
     * @param bytes in all; a quarter of them is for what is small
     * @param ofAClient the most bytes of a client in each part, or one thing of any size
     * @param smallest what has no more bytes is small
     */
    MemoryOnTheWay(long bytes, long ofAClient, long smallest) {
        this.small = new Part(bytes / SMALL, ofAClient);
        this.large = new Part(bytes - bytes / SMALL, ofAClient);
        this.smallest = smallest;
    }

    /** What one exchange holds. */
    Held taken(String client) {
        return new Held(client);
    }

    private static final class Part {
        private final long most;
        private final long ofAClient;
        private final Map<String, Long> clients = new LinkedHashMap<>();
        private long sum;

        Part(long most, long ofAClient) {
            this.most = most;
            this.ofAClient = ofAClient;
        }

        /** Whether a client may hold another number of bytes than before; then it does. */
        synchronized boolean changed(String client, long before, long now) {
            long more = now - before;
            long others = clients.getOrDefault(client, 0L) - before;
            if (more > 0 && (sum + more > most || others > 0 && others + now > ofAClient)) return false;
            sum += more;
            clients.merge(client, more, Long::sum);
            clients.remove(client, 0L);
            return true;
        }
    }

    /** The bytes of one exchange: of its request first, of its answer then. Thread-safe. */
    final class Held implements AutoCloseable {
        private final String client;
        private long bytes;

        private Held(String client) {
            this.client = client;
        }

        /** Whether there is room for a number of bytes in place of those before; if not, nothing changes. */
        synchronized boolean has(long now) {
            Part from = part(bytes);
            Part to = part(now);
            if (from == to) {
                if (!to.changed(client, bytes, now)) return false;
            } else {
                if (!to.changed(client, 0, now)) return false;
                from.changed(client, bytes, 0);
            }
            bytes = now;
            return true;
        }

        private Part part(long number) {
            return number <= smallest ? small : large;
        }

        @Override
        public void close() {
            has(0);
        }
    }
}
