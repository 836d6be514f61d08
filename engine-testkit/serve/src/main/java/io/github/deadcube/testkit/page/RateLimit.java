package io.github.deadcube.testkit.page;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * A bucket of requests for each client. It fills with time, and each request takes one.
 *
 * @see <a href="https://en.wikipedia.org/wiki/Token_bucket">token bucket</a>
 */
final class RateLimit {
    private static final double NANOS = 1e9;
    /** The most clients that are remembered; the one that has not asked for longest is forgotten. */
    private static final int CLIENTS = 1000;

    private final int aSecond;
    private final int atOnce;
    private final LongSupplier nanos;
    /** In the order of their last requests. */
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true);

    private record Bucket(double left, long at) {}

    /** @param atOnce how many requests after a pause */
    RateLimit(int aSecond, int atOnce, LongSupplier nanos) {
        this.aSecond = aSecond;
        this.atOnce = atOnce;
        this.nanos = nanos;
    }

    /** Whether the client may ask; then it has asked. */
    synchronized boolean allows(String client) {
        long now = nanos.getAsLong();
        Bucket before = buckets.getOrDefault(client, new Bucket(atOnce, now));
        double filled = Math.min(atOnce, before.left() + (now - before.at()) / NANOS * aSecond);
        boolean allowed = filled >= 1;
        if (buckets.size() >= CLIENTS && !buckets.containsKey(client))
            buckets.remove(buckets.keySet().iterator().next());
        buckets.put(client, new Bucket(allowed ? filled - 1 : filled, now));
        return allowed;
    }
}
