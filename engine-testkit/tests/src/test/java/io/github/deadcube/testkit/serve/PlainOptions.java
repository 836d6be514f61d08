package io.github.deadcube.testkit.serve;

import io.github.deadcube.testkit.start.ChosenScenario;
import io.github.deadcube.testkit.start.OrderFiles;
import java.util.function.Consumer;

/** Options of a server that reads no files, lets illegal teams play and has no scenario of its own. */
final class PlainOptions {
    private PlainOptions() {}

    static Server.Options of(Consumer<Throwable> bugs) {
        return of(ServerLimits.DEFAULT, bugs);
    }

    static Server.Options hosted(GameHost host) {
        return of(ServerLimits.DEFAULT, Server::rethrow, host);
    }

    static Server.Options of(ServerLimits limits, Consumer<Throwable> bugs) {
        return new Server.Options(OrderFiles.NONE, DocumentFolder.NONE, false, ChosenScenario.NONE, limits, bugs);
    }

    static Server.Options of(ServerLimits limits, Consumer<Throwable> bugs, GameHost host) {
        return new Server.Options(OrderFiles.NONE, DocumentFolder.NONE, false, ChosenScenario.NONE, limits, bugs, host);
    }
}
