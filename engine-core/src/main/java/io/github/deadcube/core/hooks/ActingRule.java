package io.github.deadcube.core.hooks;

/** Whether the rule that acts at present belongs to an application, whose calls are checked, or to the engine. */
public final class ActingRule {
    private static final String ENGINE = "io.github.deadcube.core.";

    private boolean ofApplication;

    /** Whether code belongs to an application: a rule, a scenario or a continuation. */
    public static boolean isOfApplication(Object code) {
        return !code.getClass().getName().startsWith(ENGINE);
    }

    /**
     * A rule is called, of an application or of the engine. Returns which one acted before. A call inside a call ends
     * with {@code begin} and this value, because the outer rule then acts again.
     */
    public boolean begin(boolean called) {
        boolean before = ofApplication;
        ofApplication = called;
        return before;
    }

    public boolean isOfApplication() {
        return ofApplication;
    }
}
