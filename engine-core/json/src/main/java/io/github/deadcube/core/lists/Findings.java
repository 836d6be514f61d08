package io.github.deadcube.core.lists;

import io.github.deadcube.core.lists.ReadResult.Finding;
import io.github.deadcube.core.lists.ReadResult.Finding.Kind;
import io.github.deadcube.core.lists.ReadResult.Finding.Reach;
import io.github.deadcube.core.support.TextBounds;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** The findings of the reader. A profile that several cards share gives one finding with all these cards. */
final class Findings {
    private static final int MOST = 10_000;
    private static final int LONGEST = 300;
    private static final int MOST_NAMES = 100_000;

    private final Map<Finding, Set<String>> all = new LinkedHashMap<>();
    private Option<String> card = Option.none();
    private Reach reach = Reach.FILE;
    private Option<List<Finding>> journal = Option.none();
    private int names;
    private int faults;

    /** What a finding is about: the element, and the title of its entry. */
    interface Titled {
        Element at();

        String title();
    }

    /** An element within the entry with a title. */
    record At(Element at, String title) implements Titled {}

    record Found<T>(T made, List<Finding> found) {}

    /** Reading of a list begins: its findings concern the cards that contain them. */
    void ofList(Runnable read) {
        reach = Reach.NONE;
        try {
            read.run();
        } finally {
            reach = Reach.FILE;
        }
    }

    <T> T ofCard(String name, Supplier<T> read) {
        card = Option.some(name);
        try {
            return read.get();
        } finally {
            card = Option.none();
        }
    }

    /** Keeps the findings, so that they can be reported {@link #again} for the next card. */
    <T> Found<T> kept(Supplier<T> read) {
        List<Finding> found = new ArrayList<>();
        journal = Option.some(found);
        try {
            return new Found<>(read.get(), found);
        } finally {
            journal = Option.none();
        }
    }

    /** Another card contains the same. */
    void again(List<Finding> found) {
        found.forEach(this::told);
    }

    /** The number of faults so far, counting repetitions. */
    int faults() {
        return faults;
    }

    void corrected(Titled at, String what, String done) {
        add(Kind.CORRECTED, at, what, done);
    }

    void leftOut(Titled at, String what, String done) {
        add(Kind.LEFT_OUT, at, what, done);
    }

    void doubtful(Titled at, String what, String done) {
        add(Kind.DOUBTFUL, at, what, done);
    }

    void fault(Titled at, String what, String done) {
        add(Kind.FAULT, at, what, done);
    }

    Vector<Finding> all() {
        return Vector.ofAll(all.entrySet()).map(one -> one.getKey().withCards(Vector.ofAll(one.getValue())));
    }

    /** A finding for a whole file, or for a line without an element. */
    void refused(String file, int line, String what) {
        told(Finding.of(Kind.FAULT, file, line, "", what, "the file is not read", Reach.FILE));
    }

    private void add(Kind kind, Titled of, String what, String done) {
        Element at = of.at();
        told(Finding.of(kind, at.file(), at.line(), of.title(), shortened(what), shortened(done), reach));
    }

    private void told(Finding finding) {
        if (finding.kind() == Kind.FAULT) faults++;
        journal.forEach(found -> found.add(finding));
        if (all.size() == MOST && !all.containsKey(finding)) {
            Finding more = Finding.of(
                    Kind.FAULT, finding.file(), finding.line(), "", MOST + " findings", "the rest is left out", reach);
            all.put(more, new LinkedHashSet<>());
        }
        if (all.size() > MOST && !all.containsKey(finding)) return;
        Set<String> cards = all.computeIfAbsent(finding, f -> new LinkedHashSet<>());
        if (names < MOST_NAMES && card.exists(cards::add)) names++;
    }

    private static String shortened(String text) {
        return TextBounds.shortened(text, LONGEST);
    }
}
