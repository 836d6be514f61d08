package io.github.deadcube.core.battlescribe;

import io.github.deadcube.core.battlescribe.Finding.Kind;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

/** What is found in a file while it is read. A profile that several cards share is told of once. */
final class Findings {
    private final List<Finding> all = new ArrayList<>();

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
        return Vector.ofAll(all).distinct();
    }

    /** About a file as a whole, or a line that no element begins. */
    void refused(String file, int line, String what) {
        all.add(new Finding(Kind.FAULT, file, line, "", what, "the file is not read"));
    }

    private void add(Kind kind, Element at, String entry, String what, String done) {
        all.add(new Finding(kind, at.file(), at.line(), entry, what, done));
    }
}
