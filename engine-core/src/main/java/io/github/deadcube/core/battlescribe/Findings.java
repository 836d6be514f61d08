package io.github.deadcube.core.battlescribe;

import io.github.deadcube.core.battlescribe.Finding.Kind;
import io.vavr.collection.Vector;
import java.util.LinkedHashSet;
import java.util.Set;

/** What is found in a file while it is read. A profile that several cards share is told of once. */
final class Findings {
    private static final int MOST = 10_000;
    private static final int LONGEST = 300;

    private final Set<Finding> all = new LinkedHashSet<>();

    void corrected(Element at, String entry, String what, String done) {
        add(Kind.CORRECTED, at, entry, what, done);
    }

    void leftOut(Element at, String entry, String what, String done) {
        add(Kind.LEFT_OUT, at, entry, what, done);
    }

    void fault(Element at, String entry, String what, String done) {
        add(Kind.FAULT, at, entry, what, done);
    }

    Vector<Finding> all() {
        return Vector.ofAll(all);
    }

    /** About a file as a whole, or a line that no element begins. */
    void refused(String file, int line, String what) {
        all.add(new Finding(Kind.FAULT, file, line, "", what, "the file is not read"));
    }

    private void add(Kind kind, Element at, String entry, String what, String done) {
        if (all.size() > MOST) return;
        all.add(
                all.size() < MOST
                        ? new Finding(kind, at.file(), at.line(), entry, shortened(what), shortened(done))
                        : new Finding(
                                Kind.FAULT, at.file(), at.line(), "", MOST + " findings", "the rest is not told"));
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }
}
