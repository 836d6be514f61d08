package io.github.deadcube.core.support;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.core.TextError;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** ITEM-7: what has been bought for a model: {@code equipment I-AMMO}, {@code equipment K-ENERGY-SHIELD (2)}. */
final class EquipmentText {
    private static final Pattern PIECE = Pattern.compile("([A-Z0-9]++(?:-[A-Z0-9]++)++)(?: *\\(([1-9][0-9]?)\\))?");

    private EquipmentText() {}

    static Either<TextError, Consumer<FigureDraft>> parse(Piece piece) {
        Matcher m = PIECE.matcher(piece.text());
        Option<RuleId> rule = m.matches() ? RuleId.parse(m.group(1)) : Option.none();
        if (rule.isEmpty())
            return Either.left(piece.expected("an item such as I-AMMO, or a keyword such as K-ENERGY-SHIELD (2)"));
        int number = m.group(2) == null ? 0 : Integer.parseInt(m.group(2));
        return Either.right(f -> f.card.equipment(rule).equipmentNumber(number));
    }

    static Option<String> of(Profile card) {
        String number = card.equipmentNumber() == 0 ? "" : " (" + card.equipmentNumber() + ")";
        return card.equipment().map(piece -> "equipment " + piece + number);
    }
}
