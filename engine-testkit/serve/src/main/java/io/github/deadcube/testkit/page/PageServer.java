package io.github.deadcube.testkit.page;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.testkit.page.ComputedAnswers.Computed;
import io.github.deadcube.testkit.page.PageFiles.PageFile;
import io.github.deadcube.testkit.serve.DaemonThreads;
import io.github.deadcube.testkit.serve.Dialogue;
import io.github.deadcube.testkit.serve.DocumentFolder;
import io.github.deadcube.testkit.serve.JsonObject;
import io.github.deadcube.testkit.serve.Server;
import io.github.deadcube.testkit.serve.ServerLimits;
import io.github.deadcube.testkit.start.ChosenScenario;
import io.github.deadcube.testkit.start.OrderFiles;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Serves the page, and behind it the protocol, one request a {@code POST /ask}. The HTTP server is that of the JDK: it
 * is kept with the JDK, needs no other library, and a line in, a line out and streams of events are all that is asked
 * of it.
 */
public final class PageServer implements AutoCloseable {
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
            + "img-src 'self' data:; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
            + "frame-ancestors 'none'";
    private static final String JSON = "application/json";
    /** The length of an answer without a body, as the server of the JDK takes it. */
    private static final int NO_BODY = -1;

    private static final int UNKNOWN_LENGTH = 0;
    /**
     * A connection holds a thread from its first byte, before its address can be counted, until its headers are
     * complete or too late. A client that opens more connections than there are threads delays the others; a proxy
     * limits the connections of a client.
     */
    private static final int THREADS = 1024;
    /** The requests of one address that are answered at a time: some are left for all others. */
    private static final int OF_A_CLIENT = 16;
    /** An answer may take this long, and a second more for each {@link #BYTES_A_SECOND} bytes. */
    private static final long LIMIT_MILLIS = 5_000;

    private static final int BYTES_A_SECOND = 1 << 16;
    /** The budget of an answer: so many seconds of computing. */
    private static final int BUDGET_SECONDS = 20;
    /** A client that waits gets a blank so often, which notices one that has gone. */
    private static final long BLANK_MILLIS = 1_000;

    private static final int WAITING = 256;
    /** A quarter of the memory is for what is on its way; the rest is for games and states. */
    private static final int PARTS_OF_MEMORY = 4;

    private static final long MEGABYTE = 1 << 20;
    /** The most bytes of a client on their way are this part of them. */
    private static final int CLIENTS = 4;
    /** A request or an answer of no more bytes is small. */
    private static final int SMALL = 1 << 16;
    /** A request is kept as bytes, as a text and in its members. */
    private static final int COPIES = 3;

    private static final int PART = 1 << 13;
    private static final int A_SECOND = 100;
    private static final int AT_ONCE = 400;
    /** A character has up to three bytes in UTF-8, or four with its other half. */
    private static final int BYTES = 3;

    private final HttpServer http;
    private final String host;
    private final long blankMillis;
    private final Server server;
    private final RequestGuard guard;
    private final RateLimit rate;
    private final SlowClients slow = new SlowClients(OF_A_CLIENT, LIMIT_MILLIS, BYTES_A_SECOND);
    private final ClientAddress addresses;
    private final MemoryOnTheWay memory;
    private final int longest;
    private final ChangeStreams streams;
    private final ExecutorService threads = threads();
    private final ComputedAnswers answers;
    private final GamePuzzles puzzles;
    private final Vector<String> left;

    /**
     * Where a server listens and what it keeps.
     *
     * @param host an address or a name of this machine; {@code 127.0.0.1} lets in this machine alone
     * @param port 0 for any port that is free
     * @param origins under which a proxy offers the page, such as {@code https://play.example}
     * @param games the folder in which games are kept; none if they end with the server
     * @param tokens makes tokens that cannot be guessed
     * @param nanos a clock, for the rate of requests and the budgets of answers
     * @param clock the time of the day, for the clocks and the dates of games
     * @param bugs is given what the engine or a rule throws
     * @param lost receives a line for each game that cannot be kept any more
     */
    public record Listening(
            String host,
            int port,
            Vector<String> origins,
            Option<Path> games,
            Supplier<String> tokens,
            LongSupplier nanos,
            Clock clock,
            Consumer<Throwable> bugs,
            Consumer<String> lost) {}

    private PageServer(Rules rules, Listening listening, long blankMillis, HttpServer http) throws IOException {
        this.http = http;
        this.blankMillis = blankMillis;
        this.host = listening.host();
        this.guard = RequestGuard.of(http.getAddress(), listening.host(), listening.origins());
        this.rate = new RateLimit(A_SECOND, AT_ONCE, listening.nanos());
        this.streams = new ChangeStreams(slow);
        this.answers =
                new ComputedAnswers(Runtime.getRuntime().availableProcessors(), BUDGET_SECONDS, listening.nanos());
        this.addresses = new ClientAddress(listening.origins().nonEmpty());
        ServerLimits limits = ServerLimits.DEFAULT;
        int onTheWay = limits.memory() / PARTS_OF_MEMORY;
        this.memory = new MemoryOnTheWay(onTheWay * MEGABYTE, onTheWay * MEGABYTE / CLIENTS, SMALL);
        this.longest = limits.line() * BYTES;
        this.puzzles = new GamePuzzles(rules);
        HostedGames games = new HostedGames(
                listening.games(), listening.tokens(), listening.clock(), streams::changed, listening.lost(), puzzles);
        this.server = new Server(
                rules,
                new Server.Options(
                        OrderFiles.NONE,
                        DocumentFolder.NONE,
                        false,
                        ChosenScenario.NONE,
                        new ServerLimits(
                                limits.games(),
                                limits.states(),
                                limits.line(),
                                limits.name(),
                                limits.memory() - onTheWay),
                        listening.bugs(),
                        games));
        this.left = games.reopen(server);
        http.setExecutor(threads);
        http.createContext("/", this::handle);
    }

    /**
     * Starts a server. It opens the games of its folder again.
     *
     * @throws IOException if the address is in use or is none of this machine, or the folder cannot be read
     */
    public static PageServer start(Rules rules, Listening listening) throws IOException {
        return start(rules, listening, BLANK_MILLIS);
    }

    static PageServer start(Rules rules, Listening listening, long blankMillis) throws IOException {
        // A client that sends half a request holds a thread no longer than this many seconds.
        unlessSet("sun.net.httpserver.maxReqTime", "10");
        // A short answer is two writes: without it the second waits 40 ms.
        unlessSet("sun.net.httpserver.nodelay", "true");
        HttpServer http = HttpServer.create(
                new InetSocketAddress(InetAddress.getByName(listening.host()), listening.port()), WAITING);
        try {
            PageServer server = new PageServer(rules, listening, blankMillis, http);
            http.start();
            return server;
        } catch (IOException | RuntimeException e) {
            http.stop(0);
            throw e;
        }
    }

    private static void unlessSet(String property, String value) {
        if (System.getProperty(property) == null) System.setProperty(property, value);
    }

    private static ExecutorService threads() {
        ThreadPoolExecutor threads = new ThreadPoolExecutor(
                THREADS, THREADS, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>(), DaemonThreads.named("page"));
        threads.allowCoreThreadTimeOut(true);
        return threads;
    }

    /** The address of the page, for a browser: {@code http://127.0.0.1:8080/}. */
    public String address() {
        return "http://" + RequestGuard.bracketed(host) + ":" + port() + "/";
    }

    public int port() {
        return http.getAddress().getPort();
    }

    /** Why games of the folder are not open, a line each. */
    public Vector<String> left() {
        return left;
    }

    @Override
    public void close() {
        streams.end();
        http.stop(0);
        threads.shutdownNow();
        slow.close();
        answers.close();
        server.end();
        puzzles.close();
    }

    private void handle(HttpExchange exchange) throws IOException {
        boolean open = false;
        String client = addresses.address(exchange);
        boolean entered = slow.entered(client);
        try (MemoryOnTheWay.Held held = memory.taken(client)) {
            headers(exchange);
            if (!entered) throw new Refused(429, Fault.of("too many requests at once", OF_A_CLIENT + " at most"));
            open = answered(exchange, client, held);
        } catch (Refused refused) {
            send(exchange, refused.status, JSON, faults(refused.fault));
        } finally {
            try {
                if (!open) exchange.close();
            } finally {
                if (entered) slow.left(client);
            }
        }
    }

    private static String faults(Fault fault) {
        return JsonObject.of("faults", Vector.of(JsonObject.of(fault))).line();
    }

    private static void headers(HttpExchange exchange) {
        exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
        exchange.getResponseHeaders().set("Content-Security-Policy", POLICY);
        exchange.getResponseHeaders().set("Referrer-Policy", "no-referrer");
        exchange.getResponseHeaders().set("Cross-Origin-Resource-Policy", "same-origin");
        exchange.getResponseHeaders().set("Cross-Origin-Opener-Policy", "same-origin");
        exchange.getResponseHeaders().set("Cache-Control", "no-store");
    }

    /** Whether the exchange stays open. */
    private boolean answered(HttpExchange exchange, String client, MemoryOnTheWay.Held held)
            throws IOException, Refused {
        Option<Fault> no = guard.refused(exchange.getRequestHeaders());
        if (no.isDefined()) throw new Refused(403, no.get());
        if (!rate.allows(client)) throw new Refused(429, Fault.of("too many requests", A_SECOND + " a second"));
        String path = exchange.getRequestURI().getPath();
        if (path.equals("/ask")) {
            method(exchange, "POST");
            answer(exchange, client, held);
            return false;
        }
        method(exchange, "GET");
        if (path.equals("/changes")) {
            exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
            streams.open(exchange, client);
            return true;
        }
        if (path.equals("/greeting")) send(exchange, 200, JSON, server.greeting());
        else file(exchange, path);
        return false;
    }

    private static void method(HttpExchange exchange, String expected) throws Refused {
        if (exchange.getRequestMethod().equals(expected)) return;
        exchange.getResponseHeaders().set("Allow", expected);
        throw new Refused(405, Fault.of("the method is not known here", Sentence.of("{method}", expected)));
    }

    private void file(HttpExchange exchange, String path) throws IOException, Refused {
        Option<PageFile> file = PageFiles.at(path);
        if (file.isEmpty()) throw new Refused(404, Fault.of("there is no such file"));
        exchange.getResponseHeaders().set("Cache-Control", "no-cache");
        send(exchange, 200, file.get().type(), file.get().text());
    }

    private void answer(HttpExchange exchange, String client, MemoryOnTheWay.Held held) throws IOException, Refused {
        LateAnswer late = new LateAnswer(exchange);
        byte[] bytes = computed(line(exchange, held), client, held, late);
        boolean room = held.has(bytes.length);
        late.end(
                room ? 200 : 503, room ? bytes : faults(ComputedAnswers.NO_ROOM).getBytes(StandardCharsets.UTF_8));
    }

    private byte[] computed(String line, String client, MemoryOnTheWay.Held held, LateAnswer late) throws IOException {
        long request = (long) COPIES * line.length();
        Computed computed =
                answers.begin(client, characters -> held.has(request + characters), work -> server.answer(line, work));
        try {
            Option<String> answer = computed.within(blankMillis);
            while (answer.isEmpty()) {
                late.blank();
                answer = computed.within(blankMillis);
            }
            return answer.get().getBytes(StandardCharsets.UTF_8);
        } finally {
            computed.end();
        }
    }

    /**
     * An answer that has begun with blanks if it takes long: JSON may begin with them, and a client that has gone takes
     * none.
     */
    private final class LateAnswer {
        private final HttpExchange exchange;
        private boolean begun;

        LateAnswer(HttpExchange exchange) {
            this.exchange = exchange;
        }

        void blank() throws IOException {
            if (!begun) begin(200, UNKNOWN_LENGTH);
            begun = true;
            slow.write(1, () -> {
                exchange.getResponseBody().write(' ');
                exchange.getResponseBody().flush();
            });
        }

        private void begin(int status, long length) throws IOException {
            exchange.getResponseHeaders().set("Content-Type", JSON);
            slow.write(0, () -> exchange.sendResponseHeaders(status, length));
        }

        /** @param status of an answer that has not begun */
        void end(int status, byte[] bytes) throws IOException {
            if (!begun) begin(status, bytes.length);
            slow.write(bytes, exchange.getResponseBody());
            slow.write(0, exchange.getResponseBody()::close);
        }
    }

    /** The body, which a form of another page cannot send with this content type. */
    private String line(HttpExchange exchange, MemoryOnTheWay.Held held) throws IOException, Refused {
        Option<String> type = Option.of(exchange.getRequestHeaders().getFirst("Content-Type"));
        if (!type.exists(one -> one.split(";", 2)[0].strip().equalsIgnoreCase("application/json")))
            throw new Refused(
                    415,
                    Fault.of(Sentence.of("the content type is {type}", type.getOrElse("missing")), "application/json"));
        String length = String.valueOf(exchange.getRequestHeaders().getFirst("Content-Length"));
        if (length.matches("[0-9]{8,}")) throw tooLong();
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        byte[] part = new byte[PART];
        InputStream in = exchange.getRequestBody();
        for (int read = in.read(part); read >= 0; read = in.read(part)) {
            if (body.size() + read > longest) throw tooLong();
            if (!held.has((long) COPIES * (body.size() + read))) throw new Refused(503, ComputedAnswers.NO_ROOM);
            body.write(part, 0, read);
        }
        return Dialogue.decoder().decode(ByteBuffer.wrap(body.toByteArray())).toString();
    }

    private Refused tooLong() {
        return new Refused(413, Fault.of("the request is too long", Sentence.of("{longest} bytes at most", longest)));
    }

    private void send(HttpExchange exchange, int status, String type, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", type);
        boolean head = exchange.getRequestMethod().equals("HEAD");
        slow.write(bytes.length, () -> {
            exchange.sendResponseHeaders(status, head ? NO_BODY : bytes.length);
            try (OutputStream body = exchange.getResponseBody()) {
                if (!head) body.write(bytes);
            }
        });
    }

    /** A request that does not come to the protocol. */
    static final class Refused extends Exception {
        private static final long serialVersionUID = 1;

        private final int status;

        private final transient Fault fault;

        Refused(int status, Fault fault) {
            super(fault.text(), null, false, false);
            this.status = status;
            this.fault = fault;
        }
    }
}
