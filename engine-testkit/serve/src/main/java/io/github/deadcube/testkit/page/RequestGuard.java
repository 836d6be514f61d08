package io.github.deadcube.testkit.page;

import com.sun.net.httpserver.Headers;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Refuses what another page in the same browser may send. A name that leads to this machine by a trick with its address
 * (DNS rebinding) is not in the list of hosts; a page of another origin has another {@code Origin}.
 *
 * @param names the names and addresses in the header {@code Host}
 * @param ports what follows a name: a colon and the port; also nothing for the port that browsers leave out
 * @param origins of a proxy before the server, such as {@code https://play.example}
 * @param anyNumber whether a name may also be any address in numbers, because the server listens on all addresses of
 *     the machine
 */
record RequestGuard(Vector<String> names, Vector<String> ports, Vector<String> origins, boolean anyNumber) {
    private static final int USUAL_PORT = 80;
    private static final Pattern NUMBERS = Pattern.compile("(?:[0-9]{1,3}(?:\\.[0-9]{1,3}){3}|\\[[0-9a-f:]+])");

    /** An origin with the usual port, which browsers leave out. They send small letters. */
    private static final Pattern USUAL = Pattern.compile("(http://[^/]*):80|(https://[^/]*):443");

    static RequestGuard of(InetSocketAddress bound, String named, Vector<String> origins) {
        InetAddress address = bound.getAddress();
        Vector<String> names = Vector.of(bracketed(named), bracketed(address.getHostAddress()));
        if (address.isLoopbackAddress() || address.isAnyLocalAddress())
            names = names.append("localhost").append("127.0.0.1").append("[::1]");
        String port = ":" + bound.getPort();
        return new RequestGuard(
                names.map(name -> name.toLowerCase(Locale.ROOT)).distinct(),
                bound.getPort() == USUAL_PORT ? Vector.of(port, "") : Vector.of(port),
                origins.map(
                        origin -> USUAL.matcher(origin.toLowerCase(Locale.ROOT)).replaceFirst("$1$2")),
                address.isAnyLocalAddress());
    }

    /** A name or an address as a URL has it: an address of IPv6 stands in brackets. */
    static String bracketed(String host) {
        return host.contains(":") ? "[" + host + "]" : host;
    }

    /** Why the headers of a request are refused; none if they are not. */
    Option<Fault> refused(Headers headers) {
        String host = sole(headers, "Host").toLowerCase(Locale.ROOT);
        boolean own =
                ports.exists(port -> host.endsWith(port) && isOwn(host.substring(0, host.length() - port.length())));
        // a proxy sends its own name or that of this server
        Vector<String> proxies = origins.map(proxy -> proxy.substring(proxy.indexOf("//") + 2));
        if (!own && !proxies.contains(host))
            return Option.some(Fault.of(
                    Sentence.of("this server is not '{host}'", host),
                    Sentence.any(names.map(name -> name + ports.head()).appendAll(proxies))));
        String origin = sole(headers, "Origin").toLowerCase(Locale.ROOT);
        if (!origin.isEmpty() && !(own && origin.equals("http://" + host)) && !origins.contains(origin))
            return Option.some(Fault.of(Sentence.of("a page of another origin asks: {origin}", origin)));
        String site = sole(headers, "Sec-Fetch-Site");
        if (site.equals("cross-site") || site.equals("same-site"))
            return Option.some(Fault.of("a page of another site asks"));
        return Option.none();
    }

    private boolean isOwn(String name) {
        return names.contains(name) || anyNumber && NUMBERS.matcher(name).matches();
    }

    /** The value of a header; empty if there is none, and of no use if there are several. */
    private static String sole(Headers headers, String name) {
        return headers.containsKey(name) ? String.join(", ", headers.get(name)) : "";
    }
}
