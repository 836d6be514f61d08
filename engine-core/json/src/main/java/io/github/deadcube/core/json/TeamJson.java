package io.github.deadcube.core.json;

import io.github.deadcube.core.TextError;
import io.github.deadcube.core.support.CardText;
import io.github.deadcube.core.team.ChosenModel;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.tree.Node;
import io.github.deadcube.core.tree.Node.Kind;
import io.github.deadcube.core.tree.Reading;
import io.github.deadcube.core.tree.Vocabulary;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A strike team with its choices as JSON, component by component; a card is a list of its items as the text of teams has them.
 *
 * <pre>{@code
 * {"team": "Night Shift", "list": "Rust Choir", "edition": "third", "models": [
 *   {"name": "Rigger", "category": "troop", "points": 9, "choices": ["Cutter"],
 *    "card": ["RA 5+ FI 5+ SV 5+ HP 2", "Cutter CC AP1 FRENZY (1)"]}]}
 * }</pre>
 */
public final class TeamJson {
    static final String TEAM = "team";
    static final String LIST = "list";
    static final String EDITION = "edition";
    static final String MODELS = "models";
    static final String NAME = "name";
    static final String CATEGORY = "category";
    static final String POINTS = "points";
    static final String CALLED = "called";
    static final String FURTHER = "further";
    static final String CHOICES = "choices";
    static final String CARD = "card";

    private TeamJson() {}

    /**
     * Writes a team.
     *
     * @return one object on one line, which {@link #read} as an equal team
     */
    public static String of(ChosenTeam team) {
        return JsonTree.write(object().add(TEAM, text(team.name()))
                .add(LIST, text(team.faction()))
                .add(EDITION, text(team.edition()))
                .add(MODELS, list(team.models().map(TeamJson::model))));
    }

    private static Node model(ChosenModel model) {
        Node node = object().add(NAME, text(model.name()));
        for (String own : model.called()) node.add(CALLED, text(own));
        if (model.further().nonEmpty()) node.add(FURTHER, list(model.further().map(piece -> text(piece.id()))));
        return node.add(CATEGORY, text(model.category().toString()))
                .add(POINTS, Node.of(Kind.NUMBER, Integer.toString(model.points()), 0, 0))
                .add(CHOICES, list(model.choices().map(TeamJson::text)))
                .add(CARD, list(CardText.items(model.profile()).map(TeamJson::text)));
    }

    private static Node object() {
        return Node.parts("", 0, 0);
    }

    private static Node text(String text) {
        return Node.of(Kind.TEXT, text, 0, 0);
    }

    private static Node list(Vector<Node> values) {
        return values.foldLeft(Node.list(0, 0), Node::add);
    }

    /**
     * Reads a team. Never throws. Fields that are not known are refused by name.
     *
     * @param text one object, as {@link #of} writes it, with any white space; {@code list}, {@code edition}, {@code choices}, a model's
     *     own name ({@code called}) and pieces of equipment besides its card's ({@code further}) may be left out
     * @return the team, or everything that is wrong with the text
     */
    public static Either<Seq<TextError>, ChosenTeam> read(String text) {
        Reading in = new Reading(Vocabulary.NONE, null);
        Option<ChosenTeam> team = Option.of(JsonTree.read(text, in)).map(new TeamJsonReader(in)::team);
        return in.sound() ? Either.right(team.get()) : Either.left(in.faults());
    }
}
