package io.github.deadcube.testkit.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.match.ForwardingRules;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.reflect.Proxy;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a hostile page or program on the network can do to the server of the page: nothing. */
class PageServerTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String START = "{'do': 'start', 'game': 'g', 'seed': 7}";
    private static final int BLANK_MILLIS = 20;
    private static final int MINUTE_MILLIS = 60_000;

    @TempDir
    private Path folder;

    private final AtomicInteger made = new AtomicInteger();
    private final AtomicLong clock = new AtomicLong();
    private final List<Throwable> bugs = new ArrayList<>();
    private final List<String> lost = new ArrayList<>();
    private Rules rules = Deadcube.rules();
    private PageServer server;
    private String keeper = "";

    @BeforeEach
    void aServerWithAGame() throws IOException {
        server = started();
        keeper = json(ask(START)).at("/tokens/keeper").asText();
    }

    @AfterEach
    void end() {
        server.close();
    }

    private PageServer started() throws IOException {
        return PageServer.start(
                rules,
                new PageServer.Listening(
                        "127.0.0.1",
                        0,
                        Vector.empty(),
                        Option.some(folder),
                        () -> "token-of-seat-" + made.incrementAndGet(),
                        clock::get,
                        Clock.systemUTC(),
                        bugs::add,
                        lost::add),
                BLANK_MILLIS);
    }

    /** The whole answer to a request as it is written; the clock goes on for a second. */
    private String sent(String text) throws IOException {
        return sent(text, StandardCharsets.UTF_8);
    }

    private String sent(String text, Charset charset) throws IOException {
        clock.addAndGet(1_000_000_000);
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.setSoTimeout(5000);
            socket.getOutputStream().write(text.getBytes(charset));
            socket.shutdownOutput();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (SocketException reset) {
            return "";
        }
    }

    private String get(String path, String... headers) throws IOException {
        return sent("GET " + path + " HTTP/1.1\r\n" + headers(headers) + "\r\n");
    }

    private String headers(String... headers) {
        StringBuilder all = new StringBuilder();
        if (!String.join("", headers).contains("Host:"))
            all.append("Host: 127.0.0.1:").append(server.port()).append("\r\n");
        for (String header : headers) all.append(header).append("\r\n");
        return all.append("Connection: close\r\n").toString();
    }

    private String ask(String line, String... headers) throws IOException {
        String body = line.replace('\'', '"');
        String type = String.join("", headers).contains("Content-Type") ? "" : "Content-Type: application/json\r\n";
        return sent("POST /ask HTTP/1.1\r\n" + headers(headers) + type + "Content-Length: "
                + body.getBytes(StandardCharsets.UTF_8).length + "\r\n\r\n" + body);
    }

    /** Sends a request and reads nothing; the clock stands still. */
    private Socket begun(String line) throws IOException {
        byte[] body = line.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        socket.setSoTimeout(MINUTE_MILLIS);
        socket.getOutputStream()
                .write(("POST /ask HTTP/1.1\r\n" + headers() + "Content-Type: application/json\r\nContent-Length: "
                                + body.length + "\r\n\r\n")
                        .getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().write(body);
        return socket;
    }

    private static String rest(Socket socket) throws IOException {
        return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private static JsonNode json(String answer) throws IOException {
        return JSON.readTree(body(answer));
    }

    /** The body, which has chunks if its length was not known when it began. */
    private static String body(String answer) {
        int end = answer.indexOf("\r\n\r\n") + 4;
        if (!answer.substring(0, end).toLowerCase(Locale.ROOT).contains("transfer-encoding: chunked"))
            return answer.substring(end);
        byte[] chunks = answer.substring(end).getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        int at = 0;
        for (int length = -1; length != 0; at += length + 2) {
            int line = at;
            while (chunks[line] != '\r') line++;
            length = Integer.parseInt(new String(chunks, at, line - at, StandardCharsets.US_ASCII), 16);
            at = line + 2;
            body.write(chunks, at, length);
        }
        return body.toString(StandardCharsets.UTF_8);
    }

    private static String status(String answer) {
        return answer.isEmpty() ? "" : answer.substring(9, 12);
    }

    /** The number of the input that is due, asked with the keeper's token. */
    private int due() throws IOException {
        return json(ask("{'do': 'prompt', 'game': 'g', 'token': '" + keeper + "'}"))
                .get("due")
                .asInt();
    }

    @Test
    void thePageAndTheProtocolAreServed() throws IOException {
        assertThat(get("/")).startsWith("HTTP/1.1 200").contains("text/html").contains("<html");
        assertThat(get("/main.js")).contains("text/javascript; charset=utf-8");
        assertThat(json(get("/greeting")).get("protocol").asInt()).isEqualTo(1);
        assertThat(due()).isEqualTo(28);
    }

    @Test
    void noAnswerLetsAScriptWithinAPageRunOrAnotherPageReadIt() throws IOException {
        for (String answer : new String[] {get("/"), get("/none"), ask("{'do': 'games'}")}) {
            assertThat(answer)
                    .containsIgnoringCase("\r\nContent-security-policy: default-src 'none'; script-src 'self'; ")
                    .containsIgnoringCase("\r\nX-content-type-options: nosniff\r\n")
                    .containsIgnoringCase("\r\nCross-origin-resource-policy: same-origin\r\n")
                    .doesNotContain("unsafe-inline")
                    .doesNotContainIgnoringCase("Access-Control-Allow");
        }
        assertThat(ask("{'do': 'games'}")).containsIgnoringCase("\r\nCache-control: no-store\r\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Origin: http://evil.example",
                "Origin: null",
                "Origin: http://127.0.0.1",
                "Host: evil.example",
                "Host: evil.example:8315",
                "Host: 127.0.0.1",
                "Sec-Fetch-Site: cross-site",
                "Sec-Fetch-Site: same-site"
            })
    void anotherOriginAndAnotherNameOfThisMachineAreRefused(String header) throws IOException {
        assertThat(status(ask("{'do': 'close', 'game': 'g', 'token': '" + keeper + "'}", header)))
                .isEqualTo("403");
        assertThat(status(get("/greeting", header))).isEqualTo("403");
        assertThat(status(get("/changes", header))).isEqualTo("403");
        assertThat(due()).isEqualTo(28);
    }

    /** The server of the JDK complains to its logger about the length of a body that HEAD does not send. */
    @Test
    void headIsRefusedWithoutABodyAndWithoutAComplaint() throws IOException {
        List<String> logged = new ArrayList<>();
        Logger logger = Logger.getLogger("com.sun.net.httpserver");
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord record) {
                logged.add(record.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        logger.addHandler(handler);
        try {
            assertThat(sent("HEAD / HTTP/1.1\r\n" + headers() + "\r\n"))
                    .contains(" 405 ")
                    .endsWith("\r\n\r\n");
        } finally {
            logger.removeHandler(handler);
        }
        assertThat(logged).isEmpty();
    }

    @Test
    void thePageItselfMayAsk() throws IOException {
        String own = "Origin: http://127.0.0.1:" + server.port();
        assertThat(status(ask("{'do': 'games'}", own, "Sec-Fetch-Site: same-origin")))
                .isEqualTo("200");
        assertThat(status(get("/greeting", "Host: localhost:" + server.port()))).isEqualTo("200");
    }

    @Test
    void aFormOfAnotherPageIsRefused() throws IOException {
        for (String type : new String[] {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data"})
            assertThat(status(ask("{'do': 'games'}", "Content-Type: " + type))).isEqualTo("415");
        assertThat(sent("POST /ask HTTP/1.1\r\n" + headers() + "Content-Length: 2\r\n\r\n{}"))
                .contains(" 415 ", "\"the content type is missing\",\"expected\":\"application/json\"");
        assertThat(status(get("/ask"))).isEqualTo("405");
        assertThat(status(sent("OPTIONS /ask HTTP/1.1\r\n" + headers() + "\r\n")))
                .isEqualTo("405");
    }

    @Test
    void aGameNeedsTheTokenThatItsStartAnswered() throws IOException {
        JsonNode other = json(ask("{'do': 'start', 'game': 'h', 'tokens': {'A': 'mine-alone'}}"));
        assertThat(other.at("/tokens/A").asText()).isEqualTo("mine-alone");
        assertThat(other.at("/tokens/B").asText())
                .startsWith("token-of-seat-")
                .isNotEqualTo(other.at("/tokens/keeper").asText());
        for (String token : new String[] {"", ", 'token': 'token-of-seat-999'", ", 'token': 'mine-alone'"})
            for (String what : new String[] {"'undo', 'to': 0", "'save'", "'close'", "'choose', 'choice': 'A starts'"})
                assertThat(json(ask("{'game': 'g', 'do': " + what + token + "}"))
                                .at("/faults/0/where")
                                .asText())
                        .isEqualTo("/token");
        assertThat(due()).isEqualTo(28);
    }

    @Test
    void aFloodIsRefusedAndOtherRequestsAreAnsweredAfterwards() throws IOException {
        StringBuilder flood = new StringBuilder();
        for (int n = 0; n < 700; n++)
            flood.append("GET /none HTTP/1.1\r\nHost: 127.0.0.1:")
                    .append(server.port())
                    .append("\r\n\r\n");
        String answers = sent(flood.toString());
        assertThat(answers.split("HTTP/1.1 404", -1)).hasSizeBetween(300, 600);
        assertThat(answers).contains("HTTP/1.1 429");
        assertThat(due()).isEqualTo(28);
    }

    @Test
    void aHugeBodyIsRefused() throws IOException {
        String huge = "{'do': 'games', 'id': '" + "x".repeat(1_500_000) + "'}";
        assertThat(status(ask(huge))).isEqualTo("413");
        assertThat(status(sent("POST /ask HTTP/1.1\r\n" + headers()
                        + "Content-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n{")))
                .as("refused before it is sent")
                .isEqualTo("413");
        assertThat(json(ask("{'do': 'games', 'id': '" + "x".repeat(500_000) + "'}"))
                        .at("/faults/0/text")
                        .asText())
                .isEqualTo("the line is too long");
        assertThat(due()).isEqualTo(28);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../PageServer.class",
                "/..%2f..%2fserve%2fServer.class",
                "/PageServer.class",
                "//etc/passwd",
                "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
                "/modules.txt",
                "/index.html%00.js",
                "/package-info.class",
                "/.html"
            })
    void noAddressLeadsOutOfThePage(String path) throws IOException {
        assertThat(status(get(path))).isIn("404", "400");
    }

    @Test
    void halfARequestHarmsNothing() throws IOException {
        String half = "POST /ask HTTP/1.1\r\n" + headers() + "Content-Type: application/json\r\n";
        assertThat(status(sent(half + "Content-Length: 900\r\n\r\n{\"do\": \"close\", \"game\": \"g\"")))
                .isNotEqualTo("200");
        sent("POST /as");
        sent("nonsense\r\n\r\n");
        assertThat(status(sent(half + "Content-Length: nine\r\n\r\n{}"))).isNotEqualTo("200");
        assertThat(json(ask("{'do': ")).has("faults")).isTrue();
        assertThat(due()).isEqualTo(28);
    }

    @Test
    void aRequestThatIsNotInUtf8IsRefused() throws IOException {
        String answer = sent(
                "POST /ask HTTP/1.1\r\n" + headers()
                        + "Content-Type: application/json\r\nContent-Length: 27\r\n\r\n{\"do\": \"games\", \"id\": "
                        + "\"xÿ\"}",
                StandardCharsets.ISO_8859_1);
        assertThat(status(answer)).isEqualTo("200");
        JsonNode fault = json(answer).at("/faults/0");
        assertThat(fault.get("text").asText()).isEqualTo("this is not text");
        assertThat(fault.get("column").asInt()).isEqualTo(25);
    }

    @Test
    void clientsThatDoNotReadLeaveTheOthersTheServer() throws IOException {
        String body = "{\"do\": \"games\", \"id\": \"" + "€".repeat(480_000) + "\"}";
        byte[] request = ("POST /ask HTTP/1.1\r\nHost: 127.0.0.1:" + server.port()
                        + "\r\nContent-Type: application/json\r\nContent-Length: "
                        + body.getBytes(StandardCharsets.UTF_8).length + "\r\n\r\n" + body)
                .getBytes(StandardCharsets.UTF_8);
        List<Socket> idle = new ArrayList<>();
        try {
            for (int client = 0; client < 12; client++) {
                Socket socket = new Socket();
                idle.add(socket);
                socket.setReceiveBufferSize(2048);
                socket.setSoTimeout(5000);
                socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()));
                write(request, socket);
                if (client == 0)
                    assertThat(socket.getInputStream().read())
                            .as("its answer has begun")
                            .isPositive();
                Thread more = new Thread(() -> {
                    try {
                        for (int again = 0; again < 5; again++)
                            socket.getOutputStream().write(request);
                    } catch (IOException closed) {
                        // The test is over.
                    }
                });
                more.setDaemon(true);
                more.start();
            }
            for (int again = 0; again < 100; again++) assertThat(due()).isEqualTo(28);
        } finally {
            for (Socket socket : idle) socket.close();
        }
    }

    /** Rules by which a playout takes half an hour, and which can be held. */
    private static final class SlowRules extends ForwardingRules {
        private static final int PAUSE_MILLIS = 20;

        private final Semaphore asked = new Semaphore(0);
        private volatile boolean slow;
        private volatile boolean held;

        @Override
        public Either<Rejection, Transition> apply(GameState state, Input input) {
            if (!slow) return super.apply(state, input);
            asked.release();
            try {
                do Thread.sleep(PAUSE_MILLIS);
                while (held);
            } catch (InterruptedException closed) {
                Thread.currentThread().interrupt();
            }
            return super.apply(state, input).map(next -> new Transition(state, next.events()));
        }
    }

    private SlowRules slowServer() throws IOException {
        SlowRules slow = new SlowRules();
        server.close();
        rules = slow;
        server = started();
        ask("{'do': 'hold', 'game': 'g', 'token': '" + keeper + "'}");
        return slow;
    }

    private String playout() {
        return "{'do': 'playout', 'state': 's1', 'seed': 1, 'token': '" + keeper + "'}";
    }

    @Test
    void othersAreAnsweredWhileALongRequestIsHeld() throws IOException, InterruptedException {
        SlowRules slow = slowServer();
        slow.slow = true;
        slow.held = true;
        try (Socket held = begun(playout())) {
            assertThat(slow.asked.tryAcquire(MINUTE_MILLIS, TimeUnit.MILLISECONDS))
                    .isTrue();
            slow.slow = false;
            assertThat(due()).isEqualTo(28);
            chosen();
            assertThat(json(ask("{'do': 'start', 'game': 'h'}")).get("due").asInt())
                    .isPositive();
            assertThat(get("/")).startsWith("HTTP/1.1 200");
            slow.held = false;
            assertThat(rest(held)).contains("\"score\":");
        }
    }

    /** JSON may begin with blanks. */
    @Test
    void aClientThatWaitsGetsBlanksBeforeItsAnswer() throws IOException, InterruptedException {
        SlowRules slow = slowServer();
        slow.slow = true;
        slow.held = true;
        try (Socket held = begun(playout())) {
            assertThat(slow.asked.tryAcquire(MINUTE_MILLIS, TimeUnit.MILLISECONDS))
                    .isTrue();
            StringBuilder head = new StringBuilder();
            while (!head.toString().endsWith("\r\n\r\n1\r\n \r\n1\r\n \r\n"))
                head.append((char) held.getInputStream().read());
            assertThat(head).startsWith("HTTP/1.1 200 ").containsIgnoringCase("Transfer-encoding: chunked");
            slow.slow = false;
            slow.held = false;
            assertThat(body(head + rest(held))).matches(" +\\{\"state\":\"s2\",\"inputs\":.*}");
        }
    }

    /** A client has two first places. The third request gets one when the client of the first request has gone. */
    @Test
    void workEndsWhenItsClientHasGone() throws IOException, InterruptedException {
        SlowRules slow = slowServer();
        slow.slow = true;
        Socket one = begun(playout());
        try (Socket two = begun(playout())) {
            assertThat(slow.asked.tryAcquire(4, MINUTE_MILLIS, TimeUnit.MILLISECONDS))
                    .isTrue();
            try (Socket three = begun("{'do': 'games'}")) {
                one.close();
                // some hundreds of blanks
                String answer = new String(three.getInputStream().readNBytes(8_000), StandardCharsets.UTF_8);
                assertThat(answer).contains("{\"games\":[\"g\"]}");
            }
            assertThat(two.getInputStream().read()).isPositive();
        }
    }

    @Test
    void halvesOfHeadersLeaveTheOthersTheServer() throws IOException {
        List<Socket> halves = new ArrayList<>();
        try {
            for (int half = 0; half < 200; half++) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
                halves.add(socket);
                socket.getOutputStream().write('G');
            }
            try (Socket whole = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
                whole.setSoTimeout(5000);
                whole.getOutputStream()
                        .write(("GET /greeting HTTP/1.1\r\n" + headers() + "\r\n").getBytes(StandardCharsets.US_ASCII));
                assertThat(new String(whole.getInputStream().readNBytes(12), StandardCharsets.US_ASCII))
                        .isEqualTo("HTTP/1.1 200");
            }
        } finally {
            for (Socket socket : halves) socket.close();
        }
    }

    /**
     * The first streams of clients that have too many end: their pages ask for new ones. So idle streams shut out no
     * page.
     */
    @Test
    void idleStreamsShutOutNoOther() throws IOException {
        List<Socket> listeners = new ArrayList<>();
        try {
            for (int n = 0; n < 17; n++) listeners.add(stream(2));
            assertThat(ends(listeners.remove(0))).isTrue();
            for (int address = 3; address <= 5; address++) for (int n = 0; n < 16; n++) listeners.add(stream(address));
            assertThat(listeners).hasSize(64);
            listeners.add(stream(6));
            assertThat(ends(listeners.remove(0))).as("the first of 64").isTrue();
            chosen();
            for (Socket each : listeners)
                assertThat(each.getInputStream().read()).as("it is told").isPositive();
        } finally {
            for (Socket socket : listeners) socket.close();
        }
    }

    /** A stream of changes for another address of this machine, after its first line. */
    private Socket stream(int address) throws IOException {
        clock.addAndGet(1_000_000_000);
        Socket socket = from(address);
        BufferedReader lines = listening(socket);
        assertThat(status(lines.readLine())).isEqualTo("200");
        String line = lines.readLine();
        while (!line.startsWith(":")) line = lines.readLine();
        return socket;
    }

    private Socket from(int address) throws IOException {
        Socket socket = new Socket();
        socket.bind(new InetSocketAddress("127.0.0." + address, 0));
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()));
        return socket;
    }

    private static boolean ends(Socket stream) throws IOException {
        stream.setSoTimeout(MINUTE_MILLIS);
        return new String(stream.getInputStream().readAllBytes(), StandardCharsets.UTF_8).endsWith("0\r\n\r\n");
    }

    /**
     * Requests that are not read to their end, and answers that nobody reads, hold no more than a part of the memory.
     */
    @Test
    void halvesOfBodiesLeaveTheOthersTheMemory() throws IOException, InterruptedException {
        byte[] half = new byte[1_000_000];
        List<Socket> halves = new ArrayList<>();
        try {
            for (int address = 2; address < 12; address++)
                for (int n = 0; n < 2; n++) {
                    Socket socket = from(address);
                    halves.add(socket);
                    socket.getOutputStream()
                            .write(("POST /ask HTTP/1.1\r\n" + headers()
                                            + "Content-Type: application/json\r\nContent-Length: 1400000\r\n\r\n")
                                    .getBytes(StandardCharsets.US_ASCII));
                    write(half, socket);
                }
            assertThat(json(ask("{'do': 'games'}")).get("games")).hasSize(1);
            int refused = 0;
            for (int look = 0; look < MINUTE_MILLIS / BLANK_MILLIS && refused < 10; look++) {
                refused = 0;
                for (Socket socket : halves) if (socket.getInputStream().available() > 0) refused++;
                Thread.sleep(BLANK_MILLIS);
            }
            assertThat(refused).isGreaterThanOrEqualTo(10);
            for (Socket socket : halves)
                if (socket.getInputStream().available() > 0)
                    assertThat(new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII))
                            .isEqualTo("HTTP/1.1 503");
        } finally {
            for (Socket socket : halves) socket.close();
        }
        assertThat(due()).isEqualTo(28);
    }

    /** The server may refuse it before it is written. */
    private static void write(byte[] bytes, Socket socket) throws IOException {
        try {
            socket.getOutputStream().write(bytes);
        } catch (SocketException refused) {
            assertThat(socket.isConnected()).isTrue();
        }
    }

    private BufferedReader listening(Socket socket) throws IOException {
        socket.setSoTimeout(5000);
        socket.getOutputStream()
                .write(("GET /changes HTTP/1.1\r\n" + headers() + "\r\n").getBytes(StandardCharsets.UTF_8));
        return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    }

    @Test
    void aListenerIsToldWhatChanges() throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            BufferedReader lines = listening(socket);
            String line = lines.readLine();
            while (!line.startsWith(":")) line = lines.readLine();
            chosen();
            while (!line.startsWith("data: ")) line = lines.readLine();
            assertThat(line).isEqualTo("data: {\"game\":\"g\",\"due\":29}");
        }
    }

    private void chosen() throws IOException {
        assertThat(json(ask("{'do': 'choose', 'game': 'g', 'choice': 'A starts', 'token': '" + keeper + "'}"))
                        .has("updates"))
                .isTrue();
    }

    @Test
    void aGameGoesOnAfterTheServerIsKilled() throws IOException {
        chosen();
        int before = due();
        // A kill leaves the files as they are, and releases the lock, as copies have none.
        Path copy = Files.createDirectory(folder.resolve("copy"));
        for (String file : new String[] {"game-g.txt", "game-g.terms.json"})
            Files.copy(folder.resolve(file), copy.resolve(file));
        server.close();
        folder = copy;
        server = started();
        assertThat(server.left()).isEmpty();
        assertThat(due()).isEqualTo(before).isEqualTo(29);
        assertThat(json(ask("{'do': 'prompt', 'game': 'g'}")).fieldNames())
                .toIterable()
                .containsExactly("due", "waiting");
        assertThat(json(ask("{'do': 'undo', 'game': 'g', 'to': 27, 'token': '" + keeper + "'}"))
                        .get("due")
                        .asInt())
                .isEqualTo(28);
        server.close();
        server = started();
        assertThat(due()).as("the file goes on, too").isEqualTo(28);
    }

    @Test
    void aDamagedFileIsToldAndHarmsNoOtherGame() throws IOException {
        json(ask("{'do': 'start', 'game': 'h'}"));
        server.close();
        Path copy = Files.createDirectory(folder.resolve("copy"));
        for (String file : new String[] {"game-g.txt", "game-g.terms.json", "game-h.terms.json"})
            Files.copy(folder.resolve(file), copy.resolve(file));
        Files.copy(folder.resolve("game-h.txt"), copy.resolve("game-i.txt"));
        folder = copy;
        server = started();
        assertThat(server.left()).hasSize(2);
        assertThat(server.left().get(0)).contains("game-h.terms.json: ");
        assertThat(server.left().get(1)).contains("game-i.txt: there is no ").contains("game-i.terms.json");
        assertThat(due()).isEqualTo(28);
    }

    @Test
    void theTokensOfAGameThatLostItsRecordStay() throws IOException {
        json(ask("{'do': 'start', 'game': 'h'}"));
        server.close();
        String terms = Files.readString(folder.resolve("game-h.terms.json"));
        Files.writeString(folder.resolve("game-h.txt"), "");
        server = started();
        assertThat(server.left()).singleElement().asString().contains("game-h.txt, line 1, column 1: ");
        assertThat(ask("{'do': 'start', 'game': 'h'}")).contains("a game is kept as 'h' already");
        Files.delete(folder.resolve("game-h.txt"));
        assertThat(ask("{'do': 'start', 'game': 'h'}")).contains("a game is kept as 'h' already");
        assertThat(folder.resolve("game-h.terms.json")).hasContent(terms);
    }

    /** A copy under another name would take the name of the game, and without tokens everybody could play. */
    @Test
    void termsOfAnotherGameOrWithoutTokensAreDamaged() throws IOException {
        for (String game : new String[] {"h", "i", "j"}) json(ask("{'do': 'start', 'game': '" + game + "'}"));
        server.close();
        for (String end : new String[] {".txt", ".terms.json"})
            Files.copy(folder.resolve("game-g" + end), folder.resolve("game-a" + end));
        Files.writeString(folder.resolve("game-h.terms.json"), "{}\n");
        Path open = folder.resolve("game-i.terms.json");
        Files.writeString(open, Files.readString(open).replaceFirst(", ?\"tokens\": ?\\{[^}]*}", ""));
        Path torn = Files.writeString(folder.resolve("game-k.terms.json"), "{");
        Path bytes = Files.write(folder.resolve("game-l.terms.json"), new byte[] {(byte) 0xff});
        server = started();
        assertThat(server.left())
                .containsExactly(
                        folder.resolve("game-a.terms.json")
                                + ", line 1, column 9: /game: the name is another one; expected a",
                        folder.resolve("game-h.terms.json")
                                + ", line 1, column 1: /game: it is missing; expected a text",
                        open + ", line 1, column 1: /tokens: it is missing; expected the tokens of A, B and the keeper",
                        torn + ", line 1, column 2: the JSON breaks off here, or is not well-formed;"
                                + " expected JSON as RFC 8259 has it",
                        bytes + ", line 1, column 1: this is not text; expected UTF-8");
        assertThat(json(ask("{'do': 'games'}")).get("games")).hasSize(2);
        assertThat(due()).isEqualTo(28);
    }

    @Test
    void noInputIsAnsweredThatTheFileDoesNotHold() throws IOException {
        Files.writeString(folder.resolve("game-g.txt"), "# a note\n", StandardOpenOption.APPEND);
        String ended = "the game has ended, because the server cannot keep it any more";
        assertThat(ask("{'do': 'choose', 'game': 'g', 'choice': 'A starts', 'token': '" + keeper + "'}"))
                .contains("faults", ended, "'save' or 'close'");
        assertThat(ask("{'do': 'prompt', 'game': 'g'}")).contains(ended).doesNotContain(folder.toString());
        assertThat(lost)
                .singleElement()
                .asString()
                .startsWith(folder.resolve("game-g.txt") + ": ")
                .contains("is no longer as it was written");
        assertThat(ask("{'do': 'save', 'game': 'g', 'token': '" + keeper + "'}"))
                .as("the record has the input that was not answered")
                .contains("A starts = ");
        assertThat(json(ask("{'do': 'start', 'game': 'h'}")).has("due"))
                .as("other games go on")
                .isTrue();
    }

    @Test
    void aSecondServerWithTheFolderLeavesTheGamesOfTheFirst() throws IOException {
        String terms = Files.readString(folder.resolve("game-g.terms.json"));
        PageServer first = server;
        server = started();
        assertThat(ask("{'do': 'start', 'game': 'g'}")).contains("a game is kept as 'g' already");
        server.close();
        server = first;
        assertThat(folder.resolve("game-g.terms.json")).hasContent(terms);
    }

    @Test
    void aGameForWhichThereIsNoRoomLeavesNoFile() throws IOException {
        String blanks = " ".repeat(400_000);
        int game = 1;
        while (json(ask("{'do': 'start', 'game': 'g" + game + "', 'teams': {'A': 'saltwind-wardens'," + blanks
                        + "'B': 'kiln-road-breakers'}}"))
                .has("due")) game++;
        assertThat(game).isGreaterThan(1);
        assertThat(filesOf("g" + game)).isEmpty();
        assertThat(filesOf("g1")).isNotEmpty();
        assertThat(ask("{'do': 'start', 'game': 'g" + game + "'}")).doesNotContain("is kept as");
    }

    private List<String> filesOf(String game) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.toFile().getName())
                    .filter(name -> name.startsWith("game-" + game + "."))
                    .toList();
        }
    }

    /** The server starts with the other games. */
    @Test
    void aGameThatABugEndsIsToldWhenTheServerStarts() throws IOException {
        chosen();
        server.close();
        rules = (Rules) Proxy.newProxyInstance(
                Rules.class.getClassLoader(), new Class<?>[] {Rules.class}, (proxy, method, arguments) -> {
                    throw new IllegalStateException("broken");
                });
        server = started();
        assertThat(server.left())
                .singleElement()
                .asString()
                .contains("game-g.terms.json: a bug of the engine or of a rule: ");
        assertThat(bugs).hasSize(1);
        rules = Deadcube.rules();
        server.close();
        server = started();
        assertThat(server.left()).as("the file is unlocked, and as it was").isEmpty();
    }

    @Test
    void aFileThatIsNotOfTheGameStaysWhenTheGameIsClosed() throws IOException {
        Path record = folder.resolve("game-g.txt");
        Files.writeString(record, "of another program");
        ask("{'do': 'close', 'game': 'g', 'token': '" + keeper + "'}");
        assertThat(record).hasContent("of another program");
        assertThat(folder.resolve("game-g.terms.json")).exists();
    }

    @Test
    void aGameIsNamedSoThatItsFileStaysInTheFolder() throws IOException {
        for (String name : new String[] {"../out", "a/b", "G", "", "a".repeat(61), "-"})
            assertThat(json(ask("{'do': 'start', 'game': '" + name + "'}"))
                            .at("/faults/0/expected")
                            .asText())
                    .as(name)
                    .contains(name.isEmpty() ? "a name, or no 'game'" : "small letters");
        assertThat(json(ask("{'do': 'close', 'game': 'g', 'token': '" + keeper + "'}"))
                        .get("games"))
                .isEmpty();
        try (var files = Files.list(folder)) {
            assertThat(files).isEmpty();
        }
    }
}
