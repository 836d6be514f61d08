package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;

/** A prompt is read or refused as JSON. A prompt that is read is written as the same JSON. */
public final class PromptJsonFuzz {
    private PromptJsonFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        Documents.again(text, one -> Documents.JSON.readPrompt(one).map(Documents.JSON::write), written -> written);
    }
}
