package io.github.deadcube.testkit.mcp;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.testkit.serve.Dialogue;
import io.github.deadcube.testkit.serve.JsonObject;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCNotification;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import io.modelcontextprotocol.spec.McpServerSession;
import io.modelcontextprotocol.spec.McpServerTransport;
import io.modelcontextprotocol.spec.McpServerTransportProvider;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/**
 * Carries the messages of the protocol, a line each, and answers one before it reads the next. That of the SDK ends at
 * the first line that is no message, and leaves out answers that are not ready when the input ends.
 */
final class LineTransport implements McpServerTransportProvider {
    private final McpJsonMapper json;
    private final Dialogue dialogue;
    private final Consumer<Throwable> bugs;
    private final Outgoing outgoing = new Outgoing();

    @Nullable
    private McpServerSession session;

    /** Whether the client has been welcomed; before, the SDK keeps requests without an answer. */
    private boolean welcomed;

    private boolean open;

    /** @param bugs is given what the SDK throws */
    LineTransport(McpJsonMapper json, Dialogue dialogue, Consumer<Throwable> bugs) {
        this.json = json;
        this.dialogue = dialogue;
        this.bugs = bugs;
    }

    /** Answers all lines. */
    void run() {
        dialogue.hear(line -> {
            if (!line.isBlank()) receive(line);
            outgoing.flush();
        });
    }

    private void receive(String line) {
        if (line.length() > dialogue.longest()) {
            refuse(
                    ErrorCodes.INVALID_REQUEST,
                    "the line is too long; expected " + dialogue.longest() + " characters at most");
            return;
        }
        Option<Fault> half = TextBounds.half(line);
        if (half.isDefined()) {
            refuse(ErrorCodes.PARSE_ERROR, half.get().words());
            return;
        }
        JSONRPCMessage message;
        try {
            message = McpSchema.deserializeJsonRpcMessage(json, line);
        } catch (IOException e) {
            refuse(ErrorCodes.PARSE_ERROR, "the line is no JSON object; expected a message of JSON-RPC 2.0");
            return;
        } catch (RuntimeException e) {
            // the SDK takes 'null' for an object too
            refuse(
                    ErrorCodes.INVALID_REQUEST,
                    "the line is no message; expected one of JSON-RPC 2.0, with an 'id' if " + "it is a request");
            return;
        }
        handle(message);
    }

    private void handle(JSONRPCMessage message) {
        if (message instanceof JSONRPCRequest request
                && !open
                && !request.method().equals(McpSchema.METHOD_INITIALIZE)) {
            outgoing.add(
                    request.method().equals(McpSchema.METHOD_PING)
                            ? JSONRPCResponse.result(request.id(), new JsonObject())
                            : error(
                                    request,
                                    ErrorCodes.INVALID_REQUEST,
                                    "the session has not begun; expected '" + McpSchema.METHOD_INITIALIZE + "', then '"
                                            + McpSchema.METHOD_NOTIFICATION_INITIALIZED + "'"));
            return;
        }
        if (message instanceof JSONRPCNotification news
                && news.method().equals(McpSchema.METHOD_NOTIFICATION_INITIALIZED)) {
            if (!welcomed) return;
            open = true;
        }
        try {
            session().handle(message).block();
        } catch (RuntimeException | Error bug) {
            bugs.accept(bug);
            if (message instanceof JSONRPCRequest request)
                outgoing.add(error(
                        request,
                        ErrorCodes.INTERNAL_ERROR,
                        "there is no answer: " + bug.getClass().getName()));
        }
        if (message instanceof JSONRPCRequest request && request.method().equals(McpSchema.METHOD_INITIALIZE))
            welcomed |= outgoing.succeeded(request.id());
    }

    private McpServerSession session() {
        if (session == null) throw new IllegalStateException("no server has been built");
        return session;
    }

    private static JSONRPCResponse error(JSONRPCRequest request, int code, String text) {
        return JSONRPCResponse.error(request.id(), new JSONRPCError(code, text));
    }

    /** Answers a line whose identifier is not known. */
    private void refuse(int code, String text) {
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        answer.put("jsonrpc", McpSchema.JSONRPC_VERSION);
        answer.put("id", null);
        answer.put("error", new JSONRPCError(code, text));
        outgoing.add(answer);
    }

    @Override
    public void setSessionFactory(McpServerSession.Factory factory) {
        session = factory.create(outgoing);
    }

    @Override
    public Mono<Void> notifyClients(String method, Object params) {
        return session().sendNotification(method, params);
    }

    @Override
    public Mono<Void> closeGracefully() {
        return Mono.fromRunnable(this::close);
    }

    @Override
    public void close() {
        // the input has ended, and the caller owns the streams
    }

    /** What is written before the next line is read, by the thread that reads: so lost output ends the command. */
    private final class Outgoing implements McpServerTransport {
        private final List<Object> messages = new ArrayList<>();

        void add(Object message) {
            synchronized (messages) {
                messages.add(message);
            }
        }

        boolean succeeded(Object id) {
            synchronized (messages) {
                return messages.stream()
                        .anyMatch(one -> one instanceof JSONRPCResponse answer
                                && id.equals(answer.id())
                                && answer.error() == null);
            }
        }

        void flush() {
            List<Object> ready;
            synchronized (messages) {
                ready = List.copyOf(messages);
                messages.clear();
            }
            ready.forEach(message -> dialogue.say(written(message)));
        }

        private String written(Object message) {
            try {
                return json.writeValueAsString(message);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public Mono<Void> sendMessage(JSONRPCMessage message) {
            return Mono.fromRunnable(() -> add(message));
        }

        @Override
        public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
            return json.convertValue(data, type);
        }

        @Override
        public Mono<Void> closeGracefully() {
            return Mono.empty();
        }

        @Override
        public void close() {
            // nothing is open
        }
    }
}
