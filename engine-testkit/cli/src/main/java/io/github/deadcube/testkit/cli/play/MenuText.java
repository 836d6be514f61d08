package io.github.deadcube.testkit.cli.play;

import io.vavr.collection.Vector;

/**
 * A menu as lines: each choice with its number, its notation and its names. In a long list, choices with the same beginning share
 * a line, {@code A1 deploy: 1 a8, 2 b8}. If the list is still too long, they are only counted.
 */
final class MenuText {
    private static final int MOST_LINES = 20;

    private final Menu menu;
    private final RuleTitles titles;
    private final int lineWidth;
    private final int digits;
    private final int widest;

    private MenuText(Menu menu, RuleTitles titles, int lineWidth) {
        this.menu = menu;
        this.titles = titles;
        this.lineWidth = lineWidth;
        this.digits =
                menu.numbers().map(number -> number.toString().length()).max().getOrElse(1);
        this.widest =
                menu.shown().map(number -> notation(number).length()).max().getOrElse(0);
    }

    /** Choices with the same beginning, and their numbers. */
    private record Group(String words, Vector<Integer> numbers) {}

    static Vector<String> of(Menu menu, RuleTitles titles, int lineWidth) {
        MenuText listing = new MenuText(menu, titles, lineWidth);
        return menu.shown().size() <= MOST_LINES ? menu.shown().map(listing::line) : listing.grouped();
    }

    private Vector<String> grouped() {
        Vector<Group> groups = groups(2);
        Vector<String> lines = groups.flatMap(this::lines);
        if (lines.size() <= MOST_LINES) return lines;
        Vector<Group> few = groups.size() <= MOST_LINES ? groups : groups(1);
        return few.map(this::counted).prepend("  " + menu.shown().size() + " choices; type part of one to see fewer");
    }

    private String line(int number) {
        String notation = notation(number);
        String names = titles.of(menu.number(number).get());
        String space = " ".repeat(digits - Integer.toString(number).length());
        return "  " + space + number + "  " + notation
                + (names.isEmpty() ? "" : " ".repeat(widest - notation.length() + 2) + names);
    }

    private String counted(Group group) {
        return group.numbers().size() == 1
                ? line(group.numbers().head())
                : indent() + group.words() + " …  " + group.numbers().size() + " choices";
    }

    /** The shared words once, then each number with its other words. */
    private Vector<String> lines(Group group) {
        if (group.numbers().size() == 1) return Vector.of(line(group.numbers().head()));
        Vector<Vector<String>> notations = group.numbers().map(this::words);
        int shared = shared(notations);
        Vector<String> own = group.numbers()
                .zipWith(
                        notations,
                        (number, words) -> number + " " + words.drop(shared).mkString(" "));
        Vector<String> lines = Vector.empty();
        String line = indent() + notations.head().take(shared).mkString(" ") + ":";
        for (int i = 0; i < own.size(); i++) {
            String next = " " + own.get(i) + (i + 1 < own.size() ? "," : "");
            if (line.length() + next.length() > lineWidth) {
                lines = lines.append(line);
                line = indent() + " ";
            }
            line += next;
        }
        return lines.append(line);
    }

    /** The number of shared first words; each choice has more. */
    private static int shared(Vector<Vector<String>> notations) {
        int shortest = notations.map(Vector::size).min().getOrElse(0);
        int shared = 0;
        while (shared < shortest - 1 && alike(notations, shared)) shared++;
        return shared;
    }

    private static boolean alike(Vector<Vector<String>> notations, int word) {
        return notations.forAll(words -> words.get(word).equals(notations.head().get(word)));
    }

    /** Groups choices by their first words; each has at least one more. */
    private Vector<Group> groups(int words) {
        return menu.shown()
                .map(number -> beginning(number, words))
                .distinct()
                .map(beginning -> new Group(
                        beginning,
                        menu.shown().filter(number -> beginning(number, words).equals(beginning))));
    }

    private String beginning(int number, int words) {
        Vector<String> all = words(number);
        return all.take(Math.min(words, Math.max(1, all.size() - 1))).mkString(" ");
    }

    private String indent() {
        return " ".repeat(digits + 4);
    }

    private Vector<String> words(int number) {
        return Vector.of(notation(number).split(" ", -1));
    }

    private String notation(int number) {
        return menu.number(number).get().toString();
    }
}
