package io.github.deadcube.core.support;

import io.github.deadcube.api.internal.CardWords;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Statistic;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads and writes the statistics of a card: {@code SP 1-2 RA 5+ FI 4+ SV 4+ AR 1 HP 2 SZ 1 VP 2 RECON 5+}. If the body
 * of a model is unusual for its SZ, the card also has the base in millimetres and the height in inches:
 * {@code BASE 32 HEIGHT 1.8}.
 */
public final class CardStatistics {
    public static final Vector<String> NAMES = CardWords.STATISTICS;

    private static final Vector<String> TESTED = Vector.of("RA", "FI", "SV", "RECON");

    /** Numbers out of range are read, so that the check of the card names the range. */
    private static final Pattern SPEED = Pattern.compile("([0-9]{1,7})[-–]([0-9]{1,7})");

    private static final Pattern INCHES = Pattern.compile("[0-9]{1,6}(?:\\.[0-9]{1,2})?");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,7}");

    private CardStatistics() {}

    /** Reads an item of alternating names and values. */
    static Either<Fault, Consumer<ModelDraft>> parse(TextPiece item) {
        Vector<TextPiece> words = item.words();
        Consumer<ModelDraft> all = model -> {};
        for (int i = 0; i < words.size(); i += 2) {
            TextPiece name = words.get(i);
            if (!NAMES.contains(name.text()))
                return Either.left(name.expected(Sentence.of("a comma, or one of {names}", NAMES)));
            if (i + 1 == words.size())
                return Either.left(name.expected(
                        Sentence.of("{text} and its value, such as {example}", name.text(), example(name))));
            TextPiece value = words.get(i + 1);
            Option<Consumer<ModelDraft>> one = value(name.text(), value.text());
            if (one.isEmpty())
                return Either.left(value.expected(
                        (TESTED.contains(name.text())
                                ? Sentence.of(
                                        "a value of {text} from 2+ to 8+, or -, such as {example}",
                                        name.text(),
                                        example(name))
                                : Sentence.of("a value of {text}, such as {example}", name.text(), example(name)))));
            all = all.andThen(one.get());
        }
        return Either.right(all);
    }

    /** The statistics that differ from the default values. */
    static String text(Card card) {
        Card usual = Card.named(card.name());
        Vector<String> words = Vector.empty();
        if (card.advance() != usual.advance() || card.sprint() != usual.sprint())
            words = words.append("SP " + speed(card));
        if (card.ranged().exists()) words = words.append("RA " + card.ranged());
        if (card.fight().exists()) words = words.append("FI " + card.fight());
        if (card.survive().exists()) words = words.append("SV " + card.survive());
        if (card.armour() != usual.armour()) words = words.append("AR " + card.armour());
        if (card.hitPoints() != usual.hitPoints()) words = words.append("HP " + card.hitPoints());
        if (card.size() != usual.size()) words = words.append("SZ " + card.size());
        for (int base : card.base()) words = words.append("BASE " + base);
        for (int hundredths : card.height())
            words = words.append("HEIGHT "
                    + BigDecimal.valueOf(hundredths, 2).stripTrailingZeros().toPlainString());
        if (card.worth() != usual.worth()) words = words.append("VP " + card.worth());
        if (card.recon().exists()) words = words.append("RECON " + card.recon());
        return words.mkString(" ");
    }

    private static String speed(Card card) {
        return card.advance() == 0 && card.sprint() == 0 ? "-" : card.advance() + "-" + card.sprint();
    }

    private static Option<Consumer<ModelDraft>> value(String name, String value) {
        return switch (name) {
            case "SP" -> speed(value);
            case "RA" -> statistic(value, (f, s) -> f.card = f.card.withRanged(s));
            case "FI" -> statistic(value, (f, s) -> f.card = f.card.withFight(s));
            case "SV" -> statistic(value, (f, s) -> f.card = f.card.withSurvive(s));
            case "RECON" -> statistic(value, (f, s) -> f.card = f.card.withRecon(s));
            case "AR" ->
                value.equals("-")
                        ? Option.some(f -> f.card = f.card.withArmour(0))
                        : number(value, (f, n) -> f.card = f.card.withArmour(n));
            case "HP" -> number(value, (f, n) -> f.card = f.card.withHitPoints(n));
            case "SZ" -> number(value, (f, n) -> f.card = f.card.withSize(n));
            case "BASE" -> number(value, (f, n) -> f.card = f.card.withBase(Option.some(n)));
            case "HEIGHT" -> height(value);
            default -> number(value, (f, n) -> f.card = f.card.withWorth(n));
        };
    }

    private static Option<Consumer<ModelDraft>> statistic(String value, BiConsumer<ModelDraft, Statistic> change) {
        return Statistic.read(value).toOption().map(s -> f -> change.accept(f, s));
    }

    private static Option<Consumer<ModelDraft>> number(String value, BiConsumer<ModelDraft, Integer> change) {
        if (!NUMBER.matcher(value).matches()) return Option.none();
        int number = Integer.parseInt(value);
        return Option.some(f -> change.accept(f, number));
    }

    /** In inches, to a hundredth. */
    private static Option<Consumer<ModelDraft>> height(String value) {
        if (!INCHES.matcher(value).matches()) return Option.none();
        int hundredths = new BigDecimal(value).movePointRight(2).intValueExact();
        return Option.some(f -> f.card = f.card.withHeight(Option.some(hundredths)));
    }

    private static Option<Consumer<ModelDraft>> speed(String value) {
        if (value.equals("-"))
            return Option.some(f -> f.card = f.card.withAdvance(0).withSprint(0));
        Matcher m = SPEED.matcher(value);
        if (!m.matches()) return Option.none();
        int advance = Integer.parseInt(m.group(1));
        int sprint = Integer.parseInt(m.group(2));
        return Option.some(f -> f.card = f.card.withAdvance(advance).withSprint(sprint));
    }

    private static String example(TextPiece name) {
        if (TESTED.contains(name.text())) return name.text() + " 4+";
        return switch (name.text()) {
            case "SP" -> "SP 1-2";
            case "BASE" -> "BASE 32";
            case "HEIGHT" -> "HEIGHT 1.8";
            default -> name.text() + " 1";
        };
    }

    /**
     * ITEM-7: equipment that was bought for a model: {@code equipment I-AMMO}, {@code equipment K-ENERGY-SHIELD (2)}.
     */
    static final class EquipmentText {
        private static final Pattern PIECE = Pattern.compile("([^ (]++)(?: *\\(([1-9][0-9]?)\\))?");

        private EquipmentText() {}

        static Either<Fault, Consumer<ModelDraft>> parse(TextPiece piece) {
            Matcher m = PIECE.matcher(piece.text());
            Option<RuleId> rule = ItemForm.rule(m, 1);
            if (rule.isEmpty())
                return Either.left(piece.expected("an item such as I-AMMO, or a keyword such as K-ENERGY-SHIELD (2)"));
            int number = m.group(2) == null ? 0 : Integer.parseInt(m.group(2));
            return Either.right(f -> f.card = f.card.withEquipment(rule).withEquipmentNumber(number));
        }

        static Option<String> text(Card card) {
            String number = card.equipmentNumber() == 0 ? "" : " (" + card.equipmentNumber() + ")";
            return card.equipment().map(piece -> "equipment " + piece + number);
        }
    }
}
