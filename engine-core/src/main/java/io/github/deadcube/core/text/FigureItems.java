package io.github.deadcube.core.text;

import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a script may say of a model: its card, and how it stands. */
final class FigureItems {
    static final String EXPECTED =
            "a statistic (RA 5+), a weapon (rifle R5 AP1, blade CC), a keyword in capitals, a name in"
                    + " quotation marks, at c4:2/5, pinned, damage 1, activated, killed, reserve, marked K-PREY 1, neutral, leader or order";

    private static final Pattern DAMAGE = Pattern.compile("damage ([0-9]{1,3})");
    private static final Pattern MARKED = Pattern.compile(
            "marked ([A-Z0-9]+(?:-[A-Z0-9]+)+)(?: ([0-9]{1,3}))?(?: by ([AB]))?(?: until (attack|activation|turn|round|game))?");

    private FigureItems() {}

    static Either<TextError, Consumer<FigureDraft>> parse(Piece item) {
        String text = item.text();
        if (item.begins("at")) return place(item.after("at"));
        if (item.begins("passing"))
            return place(item.after("passing")).map(place -> place.andThen(f -> f.passing = true));
        if (item.begins("damage")) return damage(item);
        if (item.begins("marked")) return mark(item);
        if (item.begins("used up"))
            return Either.right(
                    f -> f.usedUp = f.usedUp.append(item.after("used up").text()));
        if (item.begins("carries")) return item(item.after("carries"));
        if (item.begins("equipment")) return EquipmentText.parse(item.after("equipment"));
        if (Quoted.is(text)) return Either.right(f -> f.card.name(Quoted.unquoted(text)));
        if (WeaponText.isWeapon(item)) return WeaponText.weapon(item).map(weapon -> f -> f.add(weapon));
        if (Card.NAMES.contains(item.first().text())) return Card.parse(item);
        if (item.begins("order") && !item.rest().isEmpty())
            return Either.right(
                    f -> f.card.order(Option.some(Quoted.unquoted(item.rest().text()))));
        if (WeaponText.isKeyword(item)) return WeaponText.keyword(item).map(keyword -> f -> f.add(keyword));
        return flag(text).toEither(() -> item.expected(EXPECTED));
    }

    private static Option<Consumer<FigureDraft>> flag(String text) {
        return switch (text) {
            case "pinned" -> Option.some(f -> f.pinned = true);
            case "activated" -> Option.some(f -> f.activated = true);
            case "killed", "left" -> Option.some(f -> f.killed = true);
            case "reserve" -> Option.some(f -> f.reserve = true);
            case "waiting" -> Option.some(f -> f.waiting = true);
            case "leader" -> Option.some(f -> f.leader = true);
            case "neutral" -> Option.some(f -> f.neutral = true);
            default -> Option.none();
        };
    }

    private static Either<TextError, Consumer<FigureDraft>> place(Piece piece) {
        return piece.place().map(place -> f -> {
            f.stand(place.cube(), piece);
            f.spot = place.spot();
        });
    }

    private static Either<TextError, Consumer<FigureDraft>> damage(Piece item) {
        Matcher m = DAMAGE.matcher(item.text());
        if (!m.matches()) return Either.left(item.expected("'damage' and a number, such as damage 1"));
        int damage = Integer.parseInt(m.group(1));
        return Either.right(f -> f.damage = damage);
    }

    /** An item by its rule. */
    static Either<TextError, Consumer<FigureDraft>> item(Piece piece) {
        return piece.item().map(rule -> f -> f.item = Option.some(rule));
    }

    private static Either<TextError, Consumer<FigureDraft>> mark(Piece item) {
        Matcher m = MARKED.matcher(item.text());
        if (!m.matches()) return Either.left(item.expected("a mark such as 'marked K-PREY 1 until game'"));
        int amount = m.group(2) == null ? 1 : Integer.parseInt(m.group(2));
        Option<Side> by = Option.of(m.group(3)).map(Side::valueOf);
        String until = m.group(4) == null ? "game" : m.group(4);
        Mark.Until end = Mark.Until.valueOf(until.toUpperCase(java.util.Locale.ROOT));
        Mark mark = new Mark(RuleId.of(m.group(1)), by, amount, end);
        return Either.right(f -> f.add(mark));
    }
}
