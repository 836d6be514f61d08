package io.github.deadcube.testkit.cli.odds;

import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.testkit.cli.odds.ArgumentError.Word;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads {@code 4d5+ reroll 1 v 3d4+} and reports all faults together. */
final class ContestReader {
    /** The most dice; the probabilities of more have thousands of digits. */
    private static final int MOST = 100;
    /** Numbers with many digits also take long. */
    private static final int LONGEST = 2_000;

    private static final Pattern POOL = Pattern.compile("([0-9]+)[dD]([2-8]\\+|-)");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final String SIDE = "dice and their target number, 2+ to 8+ or -, such as 3d5+";
    private static final String REROLLS = "how many failures are rolled again, such as reroll 1";
    private static final String FROM = "the lowest face that explodes, 2 to 8, such as explode 7";
    private static final int LOWEST = 2;
    private static final int HIGHEST = 8;

    private final Vector<Word> words;
    private int next;
    private Vector<ArgumentError> faults = Vector.empty();
    /** The words that may follow in the side that is read. */
    private Vector<String> open = Vector.empty();

    private ContestReader(Vector<Word> words) {
        this.words = words;
    }

    static Either<Seq<ArgumentError>, Contest> read(String text) {
        if (text.length() > LONGEST)
            return Either.left(Vector.of(new ArgumentError(
                    1,
                    Sentence.of("a contest of {count} characters", text.length()),
                    Sentence.of("at most {most}", LONGEST))));
        ContestReader reader = new ContestReader(Word.of(text));
        Pool one = reader.side();
        Option<Pool> other = Option.when(reader.takes("v"), reader::side);
        Vector<String> more = other.isDefined() ? reader.open : reader.open.append("v");
        reader.skip(more.isEmpty() ? Sentence.of("nothing more") : Sentence.of("{words} or nothing more", more));
        return reader.faults.isEmpty() ? Either.right(new Contest(one, other)) : Either.left(reader.faults);
    }

    private Pool side() {
        Pool pool = dice(word(SIDE));
        open = Vector.of("explode", "reroll");
        for (Option<String> word = open.find(this::takes); word.isDefined(); word = open.find(this::takes)) {
            open = open.remove(word.get());
            pool = word.contains("explode")
                    ? pool.exploding(explodes(word(FROM)))
                    : pool.reroll(rerolls(word(REROLLS)));
        }
        return pool;
    }

    private Pool dice(Option<Word> word) {
        Matcher m = POOL.matcher(word.map(Word::text).getOrElse(""));
        if (m.matches())
            return new Pool(
                    limited(word.get(), m.group(1), number -> Sentence.of("{count} dice", number)),
                    Statistic.of(m.group(2)),
                    0);
        word.forEach(w -> fault(w.expected(SIDE)));
        return Pool.of(0, 2);
    }

    private int explodes(Option<Word> word) {
        int face = word.exists(w -> w.text().length() == 1) ? word.get().text().charAt(0) - '0' : 0;
        if (face >= LOWEST && face <= HIGHEST) return face;
        word.forEach(w -> fault(w.expected(FROM)));
        return HIGHEST;
    }

    private int rerolls(Option<Word> word) {
        if (word.exists(w -> NUMBER.matcher(w.text()).matches()))
            return limited(word.get(), word.get().text(), number -> Sentence.of("{count} re-rolls", number));
        word.forEach(w -> fault(w.expected(REROLLS)));
        return 0;
    }

    private int limited(Word word, String number, Function<BigInteger, Sentence> tooMany) {
        BigInteger n = new BigInteger(number);
        if (n.compareTo(BigInteger.valueOf(MOST)) > 0)
            fault(new ArgumentError(word.column(), tooMany.apply(n), Sentence.of("at most {most}", MOST)));
        return n.min(BigInteger.valueOf(MOST)).intValue();
    }

    /** The next word; a fault if the side ends here. */
    private Option<Word> word(CharSequence expected) {
        boolean ends = next == words.size() || words.get(next).text().equals("v");
        if (!ends) return Option.some(words.get(next++));
        Word at = next < words.size()
                ? words.get(next)
                : words.lastOption().getOrElse(new Word("", 1)).after();
        fault(at.expected(expected));
        return Option.none();
    }

    private boolean takes(String keyword) {
        if (next == words.size() || !words.get(next).text().equals(keyword)) return false;
        next++;
        return true;
    }

    private void skip(Sentence expected) {
        while (next < words.size()) fault(words.get(next++).expected(expected));
    }

    private void fault(ArgumentError fault) {
        faults = faults.append(fault);
    }

    /** A test for which probabilities are calculated; without another side it is not opposed. */
    record Contest(Pool one, Option<Pool> other) {}
}
