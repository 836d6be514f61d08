package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.Sentence;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * The offered choices with their numbers, of which some are shown. A choice keeps its number when the list gets
 * shorter.
 *
 * @param numbers of all offered choices, in the order of the menu
 * @param shown the numbers that are shown
 */
record Menu(Vector<Choice> offered, Vector<Integer> numbers, Vector<Integer> shown) {
    /** Spots have the numbers 1 to 9. */
    private static final int AFTER_SPOTS = 10;

    /**
     * Ways to match a part of a notation, the strictest first: its words together, words that begin so, apart from each
     * other.
     */
    private static final Vector<BiPredicate<String, String>> MEANINGS = Vector.of(
            (notation, typed) -> (" " + notation + " ").contains(" " + typed + " "),
            (notation, typed) -> (" " + notation).contains(" " + typed),
            (notation, typed) -> Vector.of(typed.split(" ", -1)).forAll(word -> (" " + notation).contains(" " + word)));

    /**
     * What ends or declines comes last, because 1 is typed first. Choices that are a word and a number have that
     * number, if it is the number of one of them only; others follow.
     */
    static Menu of(Vector<Choice> all) {
        Vector<Choice> offered = all.reject(Menu::ends).appendAll(all.filter(Menu::ends));
        Vector<Option<Integer>> own = offered.map(Menu::own);
        Vector<Integer> known = own.flatMap(number -> number);
        if (known.isEmpty() || known.distinct().size() < known.size())
            return new Menu(offered, Vector.rangeClosed(1, offered.size()));
        boolean spots = offered.exists(Choice.TakeSpot.class::isInstance);
        int next = spots ? AFTER_SPOTS : known.max().get() + 1;
        Vector<Integer> numbers = Vector.empty();
        for (Option<Integer> number : own) numbers = numbers.append(number.isDefined() ? number.get() : next++);
        return new Menu(offered, numbers);
    }

    private Menu(Vector<Choice> offered, Vector<Integer> numbers) {
        this(offered, numbers, numbers);
    }

    private static boolean ends(Choice choice) {
        return choice instanceof Choice.EndActivation
                || choice instanceof Choice.EndTurn
                || choice instanceof Choice.Pass
                || choice instanceof Choice.Decline
                || choice instanceof Choice.Done;
    }

    /** The number in the notation of a choice that needs no other words. */
    private static Option<Integer> own(Choice choice) {
        if (choice instanceof Choice.TakeSpot spot) return Option.some(spot.spot());
        if (choice instanceof Choice.AddDice add) return Option.some(add.dice());
        if (choice instanceof Choice.Reroll reroll) return Option.some(reroll.dice());
        if (choice instanceof Choice.PickToken pick) return Option.some(pick.token());
        return choice instanceof Choice.Zone zone ? Option.some(zone.number()) : Option.none();
    }

    Menu whole() {
        return new Menu(offered, numbers);
    }

    /** The choice with a number; none if no choice has it. */
    Option<Choice> number(int number) {
        int at = numbers.indexOf(number);
        return Option.when(at >= 0, () -> offered.get(at));
    }

    /** The offered choice with this notation, whether it is shown or not. */
    Option<Choice> exactly(String typed) {
        String wanted = plain(typed);
        return offered.find(choice -> plain(choice.toString()).equals(wanted));
    }

    /** The choices that match a part of their notation, among the shown ones or else all. */
    Menu narrowed(String typed) {
        String wanted = plain(typed);
        Vector<Integer> among = meant(shown, wanted);
        return new Menu(offered, numbers, among.isEmpty() ? meant(numbers, wanted) : among);
    }

    Option<Choice> only() {
        return Option.when(shown.size() == 1, shown::head).flatMap(this::number);
    }

    boolean isEmpty() {
        return shown.isEmpty();
    }

    private Vector<Integer> meant(Vector<Integer> among, String wanted) {
        return MEANINGS.map(meaning -> among.filter(
                        number -> meaning.test(plain(number(number).get().toString()), wanted)))
                .find(found -> !found.isEmpty())
                .getOrElse(Vector.empty());
    }

    private static String plain(String words) {
        return words.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
    }

    /**
     * A menu as lines: each choice with its number, its notation and its names. In a long list, choices with the same
     * beginning share a line, {@code A1 deploy: 1 a8, 2 b8}. If the list is still too long, they are only counted.
     */
    static final class MenuText {
        private static final int MOST_LINES = 20;

        private final Menu menu;
        private final RuleTitles titles;
        private final Function<Choice, Option<String>> chances;
        private final int lineWidth;
        private final int digits;
        private final int widest;

        private MenuText(Menu menu, RuleTitles titles, Function<Choice, Option<String>> chances, int lineWidth) {
            this.menu = menu;
            this.titles = titles;
            this.chances = chances;
            this.lineWidth = lineWidth;
            this.digits = menu.numbers()
                    .map(number -> number.toString().length())
                    .max()
                    .getOrElse(1);
            this.widest =
                    menu.shown().map(number -> notation(number).length()).max().getOrElse(0);
        }

        /** Choices with the same beginning, and their numbers. */
        private record Group(String words, Vector<Integer> numbers) {}

        /**
         * The lines of a menu.
         *
         * @param chances what is printed behind a choice; none for most
         */
        static Vector<String> lines(
                Menu menu, RuleTitles titles, Function<Choice, Option<String>> chances, int lineWidth) {
            MenuText listing = new MenuText(menu, titles, chances, lineWidth);
            return menu.shown().size() <= MOST_LINES ? menu.shown().map(listing::line) : listing.grouped();
        }

        private Vector<String> grouped() {
            Vector<Group> groups = groups(2);
            Vector<String> lines = groups.flatMap(this::lines);
            if (lines.size() <= MOST_LINES) return lines;
            Vector<Group> few = groups.size() <= MOST_LINES ? groups : groups(1);
            return few.map(this::counted)
                    .prepend("  "
                            + Sentence.of(
                                            "{count} choices; type part of one to see fewer",
                                            menu.shown().size())
                                    .told(titles.language()));
        }

        private String line(int number) {
            String notation = notation(number);
            Choice choice = menu.number(number).get();
            String meaning = titles.text(choice);
            String names = chances.apply(choice)
                    .map(told -> meaning.isEmpty()
                            ? told
                            : Sentence.of("{choice}: {meaning}", meaning, told).told(titles.language()))
                    .getOrElse(meaning);
            String space = " ".repeat(digits - Integer.toString(number).length());
            return "  " + space + number + "  " + notation
                    + (names.isEmpty() ? "" : " ".repeat(widest - notation.length() + 2) + names);
        }

        private String counted(Group group) {
            return group.numbers().size() == 1
                    ? line(group.numbers().head())
                    : indent() + group.words() + " …  "
                            + Sentence.of("{count} choices", group.numbers().size())
                                    .told(titles.language());
        }

        /** The shared words once, then each number with its other words. */
        private Vector<String> lines(Group group) {
            if (group.numbers().size() == 1)
                return Vector.of(line(group.numbers().head()));
            Vector<Vector<String>> notations = group.numbers().map(this::words);
            int shared = shared(notations);
            Vector<String> own = group.numbers()
                    .zipWith(
                            notations,
                            (number, words) -> number + " " + words.drop(shared).mkString(" ")
                                    + chances.apply(menu.number(number).get())
                                            .map(chance -> " (" + chance + ")")
                                            .getOrElse(""));
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
            return notations.forAll(
                    words -> words.get(word).equals(notations.head().get(word)));
        }

        /** Groups choices by their first words; each has at least one more. */
        private Vector<Group> groups(int words) {
            return menu.shown()
                    .map(number -> beginning(number, words))
                    .distinct()
                    .map(beginning -> new Group(
                            beginning,
                            menu.shown()
                                    .filter(number -> beginning(number, words).equals(beginning))));
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
}
