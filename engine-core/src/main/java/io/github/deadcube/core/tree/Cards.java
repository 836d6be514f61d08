package io.github.deadcube.core.tree;

import io.github.deadcube.api.team.Profile;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.support.CardText;
import io.github.deadcube.core.support.Piece;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;

/** Cards of models: a name, and what is printed, each item as texts of teams have it. */
final class Cards extends Codec {
    /** The parts of a card. */
    record Card(String name, Vector<String> card) {}

    @Override
    Node write(Object value, Vocabulary vocabulary) {
        Profile profile = (Profile) value;
        return Codecs.parts(Card.class).write(new Card(profile.name(), CardText.items(profile)), vocabulary);
    }

    @Override
    @Nullable
    Object read(Node node, Reading in) {
        Card card = (Card) Codecs.parts(Card.class).read(node, in);
        if (card == null) return null;
        Either<Seq<TextError>, Profile> profile = CardText.read(
                new Piece(CardText.name(card.name()), node.line(), node.column()),
                card.card().map(item -> new Piece(item.strip(), node.line(), node.column())));
        if (profile.isRight()) return profile.get();
        for (TextError e : profile.getLeft())
            in.wrong(node, "of the card of '" + card.name() + "' " + e.fault(), e.expected());
        return null;
    }

    @Override
    Node schema(Schemas schemas) {
        return schemas.card(() -> Codecs.parts(Card.class).schema("", schemas));
    }
}
