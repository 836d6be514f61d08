package io.github.deadcube.testkit.assertions;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

final class Failing {
    private Failing() {}

    /** The whole message. */
    static String message(ThrowingCallable assertion) {
        AssertionError error = catchThrowableOfType(AssertionError.class, assertion);
        if (error == null) throw new AssertionError("it did not fail");
        return String.valueOf(error.getMessage());
    }

    /** The start of the message, up to the circumstances. */
    static String fault(ThrowingCallable assertion) {
        return message(assertion).lines().skip(1).findFirst().orElse("");
    }
}
