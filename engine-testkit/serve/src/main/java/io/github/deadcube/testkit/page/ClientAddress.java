package io.github.deadcube.testkit.page;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Whose request it is: the address of the client; of an address of IPv6 the network, since a client has all addresses
 * of a network.
 *
 * @param proxied whether a proxy of this machine names the address of its client, as the last one in
 *     {@code X-Forwarded-For}
 */
record ClientAddress(boolean proxied) {
    private static final String FORWARDED = "X-Forwarded-For";
    /** Numbers alone: a name would be looked up. */
    private static final Pattern NUMBERS =
            Pattern.compile("[0-9]{1,3}(?:\\.[0-9]{1,3}){3}|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*");

    private static final int NETWORK_BYTES = 8;

    String address(HttpExchange exchange) {
        return address(exchange.getRemoteAddress().getAddress(), exchange.getRequestHeaders());
    }

    String address(InetAddress peer, Headers headers) {
        if (!proxied || !peer.isLoopbackAddress()) return network(peer);
        // each proxy adds the address that it has seen to what it was sent, which a client may have made up
        List<String> forwarded = headers.getOrDefault(FORWARDED, List.of());
        String last = String.join(",", forwarded).replaceFirst(".*,", "").strip();
        if (!NUMBERS.matcher(last).matches()) return network(peer);
        try {
            return network(InetAddress.getByName(last));
        } catch (UnknownHostException e) {
            return network(peer);
        }
    }

    private static String network(InetAddress address) {
        if (!(address instanceof Inet6Address)) return address.getHostAddress();
        StringBuilder network = new StringBuilder();
        byte[] bytes = address.getAddress();
        for (int i = 0; i < NETWORK_BYTES; i += 2)
            network.append(Integer.toHexString((bytes[i] & 0xff) << 8 | bytes[i + 1] & 0xff))
                    .append(':');
        return network.append(":/64").toString();
    }
}
