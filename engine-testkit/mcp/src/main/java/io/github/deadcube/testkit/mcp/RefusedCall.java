package io.github.deadcube.testkit.mcp;

import io.vavr.collection.Vector;

/** A call that cannot be answered: what is wrong, where, by which rule, and what would be right. */
final class RefusedCall extends Exception {
    private static final long serialVersionUID = 1;

    /** @param faults as the protocol of the engine answers them */
    RefusedCall(Vector<JsonAnswer> faults) {
        this(faults.map(RefusedCall::told).mkString("\n"));
    }

    private RefusedCall(String text) {
        super(text, null, false, false);
    }

    String text() {
        return String.valueOf(getMessage());
    }

    /** The same refusal, after what has been done. */
    RefusedCall after(String done) {
        return new RefusedCall(done + text());
    }

    /** A line: {@code situation, team A, model 1 'A1': there is no rule …; expected … (KT-1), line 1, column 4}. */
    private static String told(JsonAnswer fault) {
        String where = fault.text("where").replaceFirst("^/(do$)?", "");
        return (where.isEmpty() ? "" : where + ": ") + reason(fault) + place(fault);
    }

    /** Why something is refused: the text, what would be right, and the rule. */
    static String reason(JsonAnswer fault) {
        String expected = fault.text("expected");
        return fault.text("text") + (expected.isEmpty() ? "" : "; expected " + expected) + " (" + fault.text("rule")
                + ")";
    }

    private static String place(JsonAnswer fault) {
        if (!fault.has("line")) return "";
        return ", line " + fault.text("line") + (fault.has("column") ? ", column " + fault.text("column") : "");
    }
}
