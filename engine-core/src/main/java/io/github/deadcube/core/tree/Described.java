package io.github.deadcube.core.tree;

import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.support.CardText;
import io.github.deadcube.core.support.Piece;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;

/** A weapon that a special order describes, as texts of teams have it. */
final class Described extends Codec {
    private static final String EXPECTED = "a weapon such as 'hammer blow R2 FRAG (2)'";

    @Override
    Node write(Object value, Vocabulary vocabulary) {
        return Node.text(CardText.weapon((Weapon) value));
    }

    @Override
    @Nullable
    Object read(Node node, Reading in) {
        if (node.kind() != Node.Kind.TEXT && node.kind() != Node.Kind.WORD) {
            in.expected(node, EXPECTED);
            return null;
        }
        Either<TextError, Weapon> weapon = CardText.weapon(new Piece(node.text().strip(), node.line(), node.column()));
        weapon.peekLeft(error -> in.wrong(node, error.fault(), error.expected()));
        return weapon.getOrNull();
    }

    @Override
    Node schema(Schemas schemas) {
        return schemas.words(Weapon.class, EXPECTED);
    }
}
