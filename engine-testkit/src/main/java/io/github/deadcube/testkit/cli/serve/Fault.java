package io.github.deadcube.testkit.cli.serve;

import java.util.LinkedHashMap;
import java.util.Map;

/** Why a request is answered by an error: where, and what is wrong there. Nothing has changed. */
final class Fault extends Exception {
    private static final long serialVersionUID = 1;

    private final String where;
    private final String what;

    Fault(String where, String what) {
        super(where + ": " + what, null, false, false);
        this.where = where;
        this.what = what;
    }

    Map<String, Object> json() {
        Map<String, Object> error = new LinkedHashMap<>();
        error.put("where", where);
        error.put("what", what);
        return error;
    }
}
