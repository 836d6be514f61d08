package io.github.deadcube.testkit.perft;

import io.github.deadcube.api.play.Prompt;
import java.math.BigInteger;
import java.util.concurrent.atomic.AtomicLong;

/** How many {@link Continuations} a prompt has, without making any. */
enum HowMany implements Prompt.Visitor<BigInteger> {
    OF;

    @Override
    public BigInteger decision(Prompt.Decision decision) {
        AtomicLong options = new AtomicLong();
        decision.offers().forEach(option -> options.incrementAndGet());
        return BigInteger.valueOf(options.get());
    }

    @Override
    public BigInteger dice(Prompt.DiceRequest request) {
        return request.howMany();
    }

    @Override
    public BigInteger shuffle(Prompt.ShuffleRequest request) {
        return BigInteger.ONE;
    }

    @Override
    public BigInteger finished(Prompt.Finished finished) {
        return BigInteger.ZERO;
    }
}
