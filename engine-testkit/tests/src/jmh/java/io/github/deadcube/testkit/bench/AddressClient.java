package io.github.deadcube.testkit.bench;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A client of {@code deadcube web} with an address of its own of this machine, which the client of JDK 17 cannot
 * choose. It keeps its connection.
 */
final class AddressClient {
    private static final int TIMEOUT_MILLIS = 120_000;
    private static final String LENGTH = "content-length:";
    private static final String CHUNKED = "transfer-encoding: chunked";

    private final String address;
    private final int port;
    private Socket socket = new Socket();
    private int status;

    /** @param address such as {@code 127.0.0.2} */
    AddressClient(String address, int port) {
        this.address = address;
        this.port = port;
    }

    /** Whether the last request was answered, also with a fault of the protocol. */
    boolean isAnswered() {
        return status == 200;
    }

    /** The answer to a line. */
    String ask(String line) throws IOException {
        byte[] body = line.getBytes(StandardCharsets.UTF_8);
        if (!socket.isConnected() || socket.isClosed()) connect();
        try {
            ByteArrayOutputStream request = new ByteArrayOutputStream();
            request.writeBytes(("POST /ask HTTP/1.1\r\nHost: 127.0.0.1:" + port
                            + "\r\nContent-Type: application/json\r\nContent-Length: " + body.length + "\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
            request.writeBytes(body);
            socket.getOutputStream().write(request.toByteArray());
            return answer(socket.getInputStream());
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    private void connect() throws IOException {
        socket = new Socket();
        socket.bind(new InetSocketAddress(InetAddress.getByName(address), 0));
        socket.connect(new InetSocketAddress("127.0.0.1", port));
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(TIMEOUT_MILLIS);
    }

    private String answer(InputStream in) throws IOException {
        status = Integer.parseInt(line(in).split(" ", 3)[1]);
        int length = 0;
        boolean chunked = false;
        for (String head = line(in); !head.isEmpty(); head = line(in)) {
            String lower = head.toLowerCase(Locale.ROOT);
            if (lower.startsWith(LENGTH))
                length = Integer.parseInt(lower.substring(LENGTH.length()).strip());
            chunked |= lower.startsWith(CHUNKED);
        }
        if (!chunked) return new String(in.readNBytes(length), StandardCharsets.UTF_8);
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int chunk = chunk(in); chunk > 0; chunk = chunk(in)) {
            all.write(in.readNBytes(chunk));
            line(in);
        }
        line(in);
        return all.toString(StandardCharsets.UTF_8);
    }

    private static int chunk(InputStream in) throws IOException {
        return Integer.parseInt(line(in), 16);
    }

    private static String line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) throw new IOException("the connection has ended");
            if (next != '\r') line.write(next);
        }
        return line.toString(StandardCharsets.US_ASCII);
    }
}
