package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.serve.DocumentFolder;
import io.github.deadcube.testkit.serve.Server;

/** Every line of the protocol gets one answer line, and the game continues. */
public final class ServeFuzz {
    private static final String START = "{\"do\": \"start\", \"game\": \"g\", \"seed\": 7}";
    private static final String PROMPT = "{\"do\": \"prompt\", \"game\": \"g\"}";
    private static final int MOST_LINES = 20;

    private ServeFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        Server server = new Server(Deadcube.rules(), DocumentFolder.NONE);
        server.answer(START);
        String text = data.consumeRemainingAsString();
        int lines = 0;
        for (String line : text.split("\n", -1)) {
            if (lines++ == MOST_LINES) return;
            String before = server.answer(PROMPT);
            String answer = server.answer(line);
            Held.must(answer.startsWith("{") && answer.endsWith("}") && answer.indexOf('\n') < 0, "no line", line);
            if (wrong(answer) && !wrong(before)) Held.same(server.answer(PROMPT), before, line);
        }
    }

    /** After the game is closed, the prompt is an error too, with the number of its line. */
    private static boolean wrong(String answer) {
        return answer.contains("\"error\":");
    }
}
