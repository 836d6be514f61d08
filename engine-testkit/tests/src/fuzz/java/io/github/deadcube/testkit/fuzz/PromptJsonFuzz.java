package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;

/** A prompt is read or refused as JSON; of what is read the same is written again. */
public final class PromptJsonFuzz {
    private PromptJsonFuzz() {}

    /** One text. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        Documents.again(text, one -> Documents.JSON.readPrompt(one).map(Documents.JSON::prompt), written -> written);
    }
}
