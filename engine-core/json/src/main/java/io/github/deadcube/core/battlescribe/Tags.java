package io.github.deadcube.core.battlescribe;

import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;

/** Elements that a list may have. Others are told of: what they say is lost. */
final class Tags {
    private static final SortedSet<String> READ = TreeSet.of(
            "catalogue",
            "gameSystem",
            "selectionEntries",
            "selectionEntry",
            "selectionEntryGroups",
            "selectionEntryGroup",
            "sharedSelectionEntries",
            "sharedSelectionEntryGroups",
            "sharedProfiles",
            "sharedRules",
            "entryLinks",
            "entryLink",
            "infoLinks",
            "infoLink",
            "profiles",
            "profile",
            "characteristics",
            "characteristic",
            "rules",
            "rule",
            "costs",
            "cost",
            "constraints",
            "constraint",
            "categoryEntries",
            "categoryEntry",
            "categoryLinks",
            "categoryLink",
            "modifiers",
            "modifier",
            "conditions",
            "condition",
            "repeats",
            "repeat");

    /** They say nothing of a card. */
    private static final SortedSet<String> PASSED =
            TreeSet.of("readme", "comment", "description", "publications", "costTypes", "profileTypes", "forceEntries");

    private final Findings findings;

    Tags(Findings findings) {
        this.findings = findings;
    }

    void check(Element element) {
        if (PASSED.contains(element.name())) return;
        if (READ.contains(element.name())) {
            element.children().forEach(this::check);
            return;
        }
        findings.leftOut(element, element.title(), "the element '" + element.name() + "' is not read", "passed over");
    }
}
