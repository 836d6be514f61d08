package io.github.deadcube.core.lists;

import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
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

    private static final Sentence NOT_READ = Sentence.of("the file is not read");
    private static final Sentence REST = Sentence.of("the rest is left out");

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

    void corrected(Titled at, CharSequence what, CharSequence done) {
        add(Kind.CORRECTED, at, what, done);
    }

    void leftOut(Titled at, CharSequence what, CharSequence done) {
        add(Kind.LEFT_OUT, at, what, done);
    }

    void doubtful(Titled at, CharSequence what, CharSequence done) {
        add(Kind.DOUBTFUL, at, what, done);
    }

    void fault(Titled at, CharSequence what, CharSequence done) {
        add(Kind.FAULT, at, what, done);
    }

    Vector<Finding> all() {
        return Vector.ofAll(all.entrySet()).map(one -> one.getKey().withCards(Vector.ofAll(one.getValue())));
    }

    /** A finding for a whole file, or for a line without an element. */
    void refused(String file, int line, CharSequence what) {
        told(Finding.of(Kind.FAULT, file, line, "", Sentence.of(what), NOT_READ, Reach.FILE));
    }

    private void add(Kind kind, Titled of, CharSequence what, CharSequence done) {
        Element at = of.at();
        told(Finding.of(
                kind,
                at.file(),
                at.line(),
                of.title(),
                new Shortened(Sentence.of(what)),
                new Shortened(Sentence.of(done)),
                reach));
    }

    private void told(Finding finding) {
        if (finding.kind() == Kind.FAULT) faults++;
        journal.forEach(found -> found.add(finding));
        if (all.size() == MOST && !all.containsKey(finding)) {
            Finding more = Finding.of(
                    Kind.FAULT, finding.file(), finding.line(), "", Sentence.of("{count} findings", MOST), REST, reach);
            all.put(more, new LinkedHashSet<>());
        }
        if (all.size() > MOST && !all.containsKey(finding)) return;
        Set<String> cards = all.computeIfAbsent(finding, f -> new LinkedHashSet<>());
        if (names < MOST_NAMES && card.exists(cards::add)) names++;
    }

    /** It may quote what the file has. */
    private record Shortened(Sentence whole) implements Told {
        @Override
        public String told(Language language) {
            return TextBounds.shortened(whole.told(language), LONGEST);
        }

        @Override
        public String toString() {
            return told(Language.ENGLISH);
        }
    }
}
