package io.github.deadcube.testkit.scenario;

import io.github.deadcube.api.play.Prompt;

/** A prompt as failures show it and expectations name it: {@code A rolls 3 d8: test (SHO-5)}. */
enum AskedInWords implements Prompt.Visitor<String> {
    INSTANCE;

    @Override
    public String decision(Prompt.Decision decision) {
        return decision.toString();
    }

    @Override
    public String dice(Prompt.DiceRequest request) {
        return request.toString();
    }

    @Override
    public String shuffle(Prompt.ShuffleRequest request) {
        return request.side() + " shuffles " + request.things() + " (" + request.rule() + ")";
    }

    @Override
    public String finished(Prompt.Finished finished) {
        return finished.toString();
    }
}
