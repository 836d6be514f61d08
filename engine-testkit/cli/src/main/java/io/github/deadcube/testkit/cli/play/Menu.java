package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.play.Choice;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.BiPredicate;

/**
 * The offered choices with their numbers, of which some are shown. A choice keeps its number when the list gets shorter.
 *
 * @param numbers of all offered choices, in their order
 * @param shown the numbers that are shown
 */
record Menu(Vector<Choice> offered, Vector<Integer> numbers, Vector<Integer> shown) {
    /** Spots have the numbers 1 to 9. */
    private static final int AFTER_SPOTS = 10;

    /** Ways to match a part of a notation, the strictest first: its words together, words that begin so, apart from each other. */
    private static final Vector<BiPredicate<String, String>> MEANINGS = Vector.of(
            (notation, typed) -> (" " + notation + " ").contains(" " + typed + " "),
            (notation, typed) -> (" " + notation).contains(" " + typed),
            (notation, typed) -> Vector.of(typed.split(" ", -1)).forAll(word -> (" " + notation).contains(" " + word)));

    /** Choices that are a word and a number have that number, if it is the number of one of them only; others follow. */
    static Menu of(Vector<Choice> offered) {
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

    /** The only shown choice. */
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
}
