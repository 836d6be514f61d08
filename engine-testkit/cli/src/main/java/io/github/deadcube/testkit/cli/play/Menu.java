package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.play.Choice;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.BiPredicate;

/** The offered choices, numbered from 1, of which some are shown. A choice keeps its number when the list gets shorter. */
record Menu(Vector<Choice> offered, Vector<Integer> shown) {
    /** Ways to match a text with a choice, the strictest first. */
    private static final Vector<BiPredicate<String, String>> MEANINGS = Vector.of(
            String::equals,
            (notation, typed) -> spaced(notation).contains(spaced(typed)),
            String::contains,
            (notation, typed) -> Vector.of(typed.split(" ", -1)).forAll(notation::contains));

    static Menu of(Vector<Choice> offered) {
        return new Menu(offered, Vector.rangeClosed(1, offered.size()));
    }

    Menu whole() {
        return of(offered);
    }

    Option<Choice> number(int number) {
        return Option.when(number >= 1 && number <= offered.size(), () -> offered.get(number - 1));
    }

    /** The choices that match a part of their notation, among the shown ones or else all. */
    Menu narrowed(String typed) {
        String wanted = typed.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
        Vector<Integer> among = meant(shown, wanted);
        return new Menu(offered, among.isEmpty() ? meant(whole().shown, wanted) : among);
    }

    /** The only shown choice. */
    Option<Choice> only() {
        return Option.when(shown.size() == 1, shown::head).flatMap(this::number);
    }

    boolean isEmpty() {
        return shown.isEmpty();
    }

    private Vector<Integer> meant(Vector<Integer> among, String wanted) {
        return MEANINGS.map(meaning -> among.filter(number ->
                        meaning.test(offered.get(number - 1).toString().toLowerCase(Locale.ROOT), wanted)))
                .find(found -> !found.isEmpty())
                .getOrElse(Vector.empty());
    }

    private static String spaced(String words) {
        return " " + words + " ";
    }
}
