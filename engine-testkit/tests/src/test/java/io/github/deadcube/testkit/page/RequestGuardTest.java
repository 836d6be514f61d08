package io.github.deadcube.testkit.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.Headers;
import io.github.deadcube.api.rule.Fault;
import io.vavr.collection.Vector;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RequestGuardTest {
    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, 80, localhost, true",
        "127.0.0.1, 80, localhost:80, true",
        "127.0.0.1, 80, localhost:81, false",
        "127.0.0.1, 80, evil.example, false",
        "127.0.0.1, 80, 10.0.0.7, false",
        "127.0.0.1, 8315, LocalHost:8315, true",
        "127.0.0.1, 8315, localhost, false",
        "::1, 8315, [::1]:8315, true",
        "2001:db8::5, 8315, [2001:db8::5]:8315, true",
        "2001:db8::5, 8315, [2001:db8:0:0:0:0:0:5]:8315, true",
        "2001:db8::5, 8315, [2001:db8::6]:8315, false",
        "0.0.0.0, 80, 10.0.0.7, true",
        "0.0.0.0, 80, 10.0.0.7:80, true",
        "0.0.0.0, 80, 10.0.0.7:81, false",
        "0.0.0.0, 8315, 10.0.0.7:8315, true",
        "0.0.0.0, 8315, 10.0.0.7, false",
    })
    void aBrowserMayLeaveOutPort80Only(String address, int port, String host, boolean own) throws UnknownHostException {
        assertThat(refusal(address, port, host).isEmpty()).isEqualTo(own);
    }

    @Test
    void aRefusalNamesWhatIsRight() throws UnknownHostException {
        assertThat(refusal("127.0.0.1", 80, "evil.example"))
                .isEqualTo("this server is not 'evil.example'; expected 127.0.0.1:80, localhost:80 or [::1]:80");
    }

    /** A proxy sends its own name as the host, or that of the server. The page of no other origin may ask. */
    @ParameterizedTest
    @CsvSource({
        "play.example, https://play.example, true",
        "127.0.0.1:8315, https://play.example, true",
        "127.0.0.1:8315, http://127.0.0.1:8315, true",
        "play.example, HTTPS://Play.Example, true",
        "play.example, '', true",
        "play.example, http://play.example, false",
        "play.example, https://evil.example, false",
        "evil.example, https://play.example, false",
        "evil.example, '', false",
    })
    void aProxyThatIsNamedMayAsk(String host, String origin, boolean may) {
        for (String named : new String[] {"https://play.example", "https://Play.example:443"}) {
            Headers headers = new Headers();
            headers.add("Host", host);
            if (!origin.isEmpty()) headers.add("Origin", origin);
            RequestGuard guard = RequestGuard.of(
                    new InetSocketAddress(InetAddress.getLoopbackAddress(), 8315), "127.0.0.1", Vector.of(named));
            assertThat(guard.refused(headers).isEmpty()).isEqualTo(may);
        }
    }

    private static String refusal(String address, int port, String host) throws UnknownHostException {
        Headers headers = new Headers();
        headers.add("Host", host);
        headers.add("Origin", "http://" + host);
        return RequestGuard.of(new InetSocketAddress(InetAddress.getByName(address), port), address, Vector.empty())
                .refused(headers)
                .map(Fault::toString)
                .getOrElse("");
    }
}
