package io.github.deadcube.testkit.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.Headers;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whose request it is. */
class ClientAddressTest {
    private static String of(boolean proxied, String peer, String... forwarded) throws UnknownHostException {
        Headers headers = new Headers();
        for (String each : forwarded) headers.add("X-Forwarded-For", each);
        return new ClientAddress(proxied).address(InetAddress.getByName(peer), headers);
    }

    /** A client has all addresses of its network: it would be as many clients as it likes. */
    @ParameterizedTest
    @CsvSource({
        "192.0.2.7, 192.0.2.7",
        "127.0.0.1, 127.0.0.1",
        "2001:db8:1:2:3:4:5:6, 2001:db8:1:2::/64",
        "2001:db8:1:2:ffff::1, 2001:db8:1:2::/64",
        "::1, 0:0:0:0::/64",
        "::ffff:192.0.2.7, 192.0.2.7"
    })
    void aClientIsItsAddressOrItsNetwork(String peer, String client) throws UnknownHostException {
        assertThat(of(false, peer)).isEqualTo(client);
    }

    /** Each proxy adds the address that it has seen. What stands before it may be made up. */
    @Test
    void aProxyOfThisMachineNamesItsClient() throws UnknownHostException {
        assertThat(of(true, "127.0.0.1", "192.0.2.7")).isEqualTo("192.0.2.7");
        assertThat(of(true, "127.0.0.1", "10.9.8.7, 192.0.2.7")).isEqualTo("192.0.2.7");
        assertThat(of(true, "::1", "10.9.8.7", "2001:db8:1:2:3:4:5:6")).isEqualTo("2001:db8:1:2::/64");
    }

    @Test
    void withoutAProxyNobodyNamesAnotherClient() throws UnknownHostException {
        assertThat(of(false, "127.0.0.1", "192.0.2.7")).isEqualTo("127.0.0.1");
        assertThat(of(true, "198.51.100.1", "192.0.2.7")).isEqualTo("198.51.100.1");
        assertThat(of(true, "127.0.0.1")).isEqualTo("127.0.0.1");
    }

    /** A name would be looked up, which takes as long as whoever owns the name likes. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "evil.example",
                "unknown",
                "1.2.3",
                "1.2.3.4.5",
                "999.1.1.1",
                "192.0.2.7:8080",
                "fe80::1%eth0",
                ":",
                "dead"
            })
    void whatIsNoAddressIsLeftOut(String named) throws UnknownHostException {
        assertThat(of(true, "127.0.0.1", named)).isEqualTo("127.0.0.1");
    }
}
