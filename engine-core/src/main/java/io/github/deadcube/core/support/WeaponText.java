package io.github.deadcube.core.support;

import io.github.deadcube.api.internal.CardWords;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads and writes weapons and keywords, such as {@code rifle R5 AP1 RAPID FIRE and TOXIC (1)}. */
public final class WeaponText {
    private static final String AND = " and ";
    /** The greatest length of text in which the reader looks for missing separators between keywords or items. */
    static final int LONGEST_RUN = 200;

    /** A name that looks like another item or another part of a weapon. It needs quotation marks. */
    private static final Pattern MISLEADING = Pattern.compile(
            "(?:at|called|carries|passing|damage|equipment|marked|taken|to|used|with|[AB][0-9]+)(?: .*)?|(?:.* "
                    + ")?(?:R[0-9]+|CC)(?: .*)?");

    private WeaponText() {}

    public static boolean isWeapon(TextPiece item) {
        return CardWords.WEAPON.matcher(item.text()).matches();
    }

    public static Either<Fault, Weapon> weapon(TextPiece item) {
        Matcher m = CardWords.WEAPON.matcher(item.text());
        if (!m.matches()) return Either.left(item.expected("a weapon such as 'rifle R5 AP1 RAPID FIRE' or 'blade CC'"));
        int range = m.group(2) == null ? 0 : Integer.parseInt(m.group(2));
        int ap = m.group(3) == null ? 0 : Integer.parseInt(m.group(3));
        Vector<TextPiece> printed = m.group(4) == null ? Vector.empty() : several(item.part(m.start(4), m.end(4)));
        return Either.sequenceRight(printed.map(keyword -> keyword(keyword, AND)))
                .map(keywords -> new Weapon(Quoted.unquoted(m.group(1)), range, ap, keywords.toVector()));
    }

    /**
     * Whether an item is in capitals. Keywords must be in capitals, so that a mistyped word is not read as a keyword.
     */
    public static boolean isKeyword(TextPiece item) {
        if (item.isEmpty()) return false;
        char first = item.text().charAt(0);
        return first >= 'A' && first <= 'Z' && item.text().equals(item.text().toUpperCase(Locale.ROOT));
    }

    public static Either<Fault, Keyword> keyword(TextPiece item, String between) {
        if (!isKeyword(item)) return Either.left(item.expected("a keyword in capitals, such as TOXIC (1)"));
        Vector<String> run = item.text().length() > LONGEST_RUN
                ? Vector.empty()
                : CardWords.run(item.words().map(TextPiece::text));
        if (run.size() > 1)
            return Either.left(item.wrong(
                    Sentence.of("'{between}' is missing in '{text}'", between.strip(), item.text()),
                    Sentence.of("'{run}'", run.mkString(between))));
        return Keyword.read(item.text()).mapLeft(faults -> item.wrong(faults.head()));
    }

    /** Writes a weapon. The keywords are joined by {@code and}. */
    public static String text(Weapon weapon) {
        String name = MISLEADING.matcher(weapon.name()).matches()
                ? Quoted.quoted(weapon.name())
                : CardText.name(weapon.name());
        String bare = new Weapon(name, weapon.range(), weapon.ap(), Vector.empty()).toString();
        return weapon.keywords().isEmpty()
                ? bare
                : bare + " " + weapon.keywords().mkString(AND);
    }

    private static Vector<TextPiece> several(TextPiece keywords) {
        Vector<TextPiece> all = Vector.empty();
        int from = 0;
        for (int and = keywords.text().indexOf(AND);
                and >= 0;
                and = keywords.text().indexOf(AND, from)) {
            all = all.append(keywords.part(from, and));
            from = and + AND.length();
        }
        return all.append(keywords.part(from, keywords.text().length()));
    }

    /** SHO-1: numbers the weapons of a model that have the name of an earlier one, such as {@code spear 2}. */
    public static Vector<Weapon> apart(Vector<Weapon> weapons) {
        Vector<Weapon> apart = Vector.empty();
        NavigableSet<String> taken = new TreeSet<>();
        for (Weapon weapon : weapons) {
            String name = free(weapon.name(), taken::contains);
            taken.add(name);
            apart = apart.append(new Weapon(name, weapon.range(), weapon.ap(), weapon.keywords()));
        }
        return apart;
    }

    /** The name; if it is taken, the name with the first free number from 2. */
    public static String free(String name, Predicate<String> taken) {
        String free = name;
        for (int n = 2; taken.test(free); n++) free = name + " " + n;
        return free;
    }
}
