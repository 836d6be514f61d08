package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.Rules;
import java.io.InputStream;
import java.io.PrintWriter;

/**
 * Serves an assistant over two streams until its input ends. A module with libraries of its own provides it as a
 * service, so that programs without that module need none of them.
 */
public interface AssistantServer {
    /**
     * @param options the limits, and what games start with
     * @param in lines of UTF-8
     * @param out gets the protocol alone
     */
    void serve(Rules rules, Server.Options options, InputStream in, PrintWriter out);
}
