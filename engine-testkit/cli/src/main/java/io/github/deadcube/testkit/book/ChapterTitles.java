package io.github.deadcube.testkit.book;

import io.github.deadcube.core.support.TextFile;

/** The subjects of the chapters of the rulebook. */
public final class ChapterTitles {
    private static final String CHAPTERS =
            TextFile.packaged(ChapterTitles.class.getResourceAsStream("chapters.txt"), "the list of chapters");

    private ChapterTitles() {}

    /** What the rules of a chapter are about: a line of {@code chapters.txt} has the chapter and its title. */
    public static String title(String chapter) {
        return CHAPTERS.lines()
                .filter(line -> line.startsWith(chapter + " "))
                .findFirst()
                .map(line -> line.substring(chapter.length() + 1))
                .orElse("rules of applications");
    }
}
