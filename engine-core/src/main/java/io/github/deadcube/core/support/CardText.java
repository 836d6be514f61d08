package io.github.deadcube.core.support;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Reads and writes cards of models outside a game, with the same items as in a script. */
public final class CardText {
    /**
     * A number of equal models, and their card: {@code 2 x Rigger}. Any whole number, so that a wrong one is not read
     * as a name.
     */
    public static final Pattern SEVERAL = Pattern.compile("([+-]?[0-9]++) x(?: (.*))?", Pattern.DOTALL);

    private static final ModelId ANY_MODEL = new ModelId(Side.A, 1);
    private static final Pattern PLAIN =
            Pattern.compile("[^\\s\"#,:;\\\\()](?:[^\"#,:;\\\\()]|\\([^\"#,:;\\\\()]*\\))*+");
    private static final CharSequence EXPECTED = Sentence.of(
            "a statistic (RA 5+), a weapon (rifle R5 AP1, blade CC), a keyword in capitals, {examples}",
            ItemForm.examples(ModelItemReader.CARD));

    private static final String LEADER = "leader";

    /** The words for how a model joins its team. A card has one of them. */
    private static final Vector<String> MUSTERS = Vector.of("added", "spare");

    private CardText() {}

    /**
     * Reads a card. Never throws.
     *
     * @param name the card's name, without quotation marks
     * @param items such as {@code RA 5+ HP 2}, {@code rifle R5 AP1}, {@code TOUGH}; other facts have their default
     *     values
     * @return the card, or all errors
     */
    public static Either<Seq<Fault>, Card> read(TextPiece name, Vector<TextPiece> items) {
        ModelDraft draft = new ModelDraft(ANY_MODEL, name);
        draft.card = draft.card.withName(name.text());
        Vector<Fault> errors = name.tooLong().toVector();
        Set<String> said = new LinkedHashSet<>();
        for (TextPiece item : items.flatMap(ModelItemReader::apart)) {
            Either<Fault, Consumer<ModelDraft>> read = item.tooLong()
                    .<Either<Fault, Consumer<ModelDraft>>>map(Either::left)
                    .orElse(() -> item.isEmpty() ? Option.none() : ModelItemReader.card(item))
                    .getOrElse(() -> Either.left(item.expected(EXPECTED)));
            read.peek(change -> change.accept(draft));
            errors = errors.appendAll(read.swap().toOption());
            if (read.isRight()) errors = errors.appendAll(surplus(item, said));
        }
        return errors.isEmpty() ? Either.right(draft.card()) : Either.left(errors);
    }

    /** What a card does not say, or has said already. The set has the words of what a card says once. */
    private static Vector<Fault> surplus(TextPiece item, Set<String> said) {
        return ModelItemReader.once(item).flatMap(piece -> {
            String word = piece.text();
            if (word.equals(LEADER))
                return Option.some(item.wrong("a card does not say that its model leads", "the leader in the team"));
            boolean mustered = MUSTERS.contains(word);
            String fact = mustered ? MUSTERS.mkString(" or ") : word;
            return Option.when(
                    !said.add(fact),
                    () -> piece.wrong(
                            Sentence.of("the card has {fact} already", fact), mustered ? "one of them" : "it once"));
        });
    }

    /** Reads a weapon, such as {@code rifle R5 AP1 RAPID FIRE and TOXIC (1)}. */
    public static Either<Fault, Weapon> weapon(TextPiece item) {
        return item.tooLong().<Either<Fault, Weapon>>map(Either::left).getOrElse(() -> WeaponText.weapon(item));
    }

    /**
     * Writes a name on one line, in quotation marks if it is ambiguous. {@link #name(TextPiece)} reads it as the same
     * name.
     */
    public static String name(String name) {
        boolean plain = PLAIN.matcher(name).matches()
                && name.equals(name.strip())
                && !SEVERAL.matcher(name).matches();
        return plain ? name : Quoted.quoted(name);
    }

    /** A name on a card for comparison: capitals and spaces do not count. */
    public static String plain(String name) {
        return name.strip().replaceAll("\\s+", " ").toUpperCase(Locale.ROOT);
    }

    /** Reads a name, in quotation marks or not. */
    public static String name(TextPiece piece) {
        return Quoted.unquoted(piece.text());
    }
}
