package io.github.deadcube.core.json;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.EditionNames;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.Node.Kind;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.codec.SavedTypes;
import io.github.deadcube.core.codec.Trees;
import io.github.deadcube.core.support.ModelWriter;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList.Category;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A strike team with its choices as JSON. A card is a list of its items in the notation of team texts. A
 * {@code version} may come first; none means today's.
 * <pre>{@code
 * {"team": "Night Shift", "list": "Rust Choir", "edition": "third", "models": [
 *   {"name": "Rigger", "category": "troop", "points": 9, "choices": ["Cutter"],
 *    "card": ["RA 5+ FI 5+ SV 5+ HP 2", "Cutter CC AP1 FRENZY (1)"]}]}
 * }</pre>
 */
final class TeamJson {
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

    static String write(ChosenTeam team) {
        return JsonTree.write(Node.parts("")
                .add(TEAM, Node.text(team.name()))
                .add(LIST, Node.text(team.faction()))
                .add(EDITION, Node.text(team.edition()))
                .add(MODELS, list(team.models().map(TeamJson::model))));
    }

    private static Node model(ChosenModel model) {
        Node node = Node.parts("").add(NAME, Node.text(model.name()));
        for (String own : model.called()) node.add(CALLED, Node.text(own));
        if (model.further().nonEmpty()) node.add(FURTHER, list(model.further().map(piece -> Node.text(piece.id()))));
        return node.add(CATEGORY, Node.text(model.category().toString()))
                .add(POINTS, Node.number(model.points()))
                .add(CHOICES, list(model.choices().map(Node::text)))
                .add(CARD, list(ModelWriter.card(model.card()).map(Node::text)));
    }

    static Node schema(String name) {
        Node texts = listOf(type("string"));
        Node model = closed(
                Node.parts("")
                        .add(NAME, type("string"))
                        .add(CALLED, type("string"))
                        .add(FURTHER, texts)
                        .add(CATEGORY, oneOf(Vector.of(Category.values()).map(Category::toString)))
                        .add(
                                POINTS,
                                type("integer")
                                        .add("minimum", Node.number(0))
                                        .add("maximum", Node.number(TextBounds.MOST_POINTS)))
                        .add(CHOICES, texts)
                        .add(CARD, texts),
                Vector.of(NAME, CATEGORY, POINTS, CARD));
        Node models =
                listOf(model).add("minItems", Node.number(1)).add("maxItems", Node.number(TextBounds.MOST_MODELS));
        Node team = closed(
                Node.parts("")
                        .add(JsonTree.VERSION, type("integer"))
                        .add(TEAM, type("string"))
                        .add(LIST, type("string"))
                        .add(EDITION, oneOf(Deadcube.editions()))
                        .add(MODELS, models),
                Vector.of(MODELS));
        return Trees.schema(name, team);
    }

    private static Node type(String type) {
        return Node.parts("").add("type", Node.text(type));
    }

    private static Node oneOf(Vector<String> words) {
        return Node.parts("").add("enum", list(words.map(Node::text)));
    }

    private static Node listOf(Node each) {
        return type("array").add("items", each);
    }

    /** The schema of an object with these properties alone. */
    private static Node closed(Node properties, Vector<String> required) {
        return type("object")
                .add("properties", properties)
                .add("required", list(required.map(Node::text)))
                .add("additionalProperties", Node.flag(false));
    }

    private static Node list(Vector<Node> values) {
        return values.foldLeft(Node.list(), Node::add);
    }

    static Either<Seq<Fault>, ChosenTeam> read(String text) {
        ReadingContext in = new ReadingContext(SavedTypes.NONE, null);
        Option<ChosenTeam> team = Option.of(JsonTree.read(text, in))
                .filter(node -> JsonTree.ofReadVersion(node, in))
                .map(new TeamJsonReader(in)::team);
        return in.sound() ? Either.right(team.get()) : Either.left(in.faults());
    }

    /**
     * Reads the fields of a team. After an error it continues with a substitute value, so that it reports all errors at
     * once.
     */
    private record TeamJsonReader(ReadingContext in) {
        private static final Vector<String> OF_TEAM = Vector.of(JsonTree.VERSION, TEAM, LIST, EDITION, MODELS);
        private static final Vector<String> OF_MODEL =
                Vector.of(NAME, CALLED, FURTHER, CATEGORY, POINTS, CHOICES, CARD);

        ChosenTeam team(Node team) {
            known(team, OF_TEAM);
            part(team, JsonTree.VERSION)
                    .filter(node -> node.kind() != Kind.NUMBER)
                    .forEach(node -> in.expected(node, "a number"));
            return new ChosenTeam(
                    part(team, TEAM).map(this::text).getOrElse(""),
                    part(team, LIST).map(this::text).getOrElse(""),
                    part(team, EDITION).map(this::edition).getOrElse(EditionNames.THIRD),
                    needed(team, MODELS).toVector().flatMap(this::models));
        }

        private String edition(Node node) {
            String name = text(node);
            if (node.kind() == Kind.TEXT && Deadcube.edition(name).isEmpty())
                in.expected(node, Sentence.of("an edition: {editions}", Deadcube.editions()));
            return name;
        }

        private Vector<ChosenModel> models(Node node) {
            Vector<Node> all = list(node);
            if (node.kind() == Kind.LIST && (all.isEmpty() || all.size() > TextBounds.MOST_MODELS))
                in.wrong(node, Sentence.of("a team of {count} models", all.size()), "1 to " + TextBounds.MOST_MODELS);
            return all.take(TextBounds.MOST_MODELS).flatMap(this::model);
        }

        private Option<ChosenModel> model(Node model) {
            known(model, OF_MODEL);
            String name = needed(model, NAME).map(this::text).getOrElse("");
            Option<Category> category = needed(model, CATEGORY).flatMap(this::category);
            int points = needed(model, POINTS).map(this::points).getOrElse(0);
            Vector<String> choices =
                    part(model, CHOICES).toVector().flatMap(this::texts).map(Node::text);
            Option<Card> card =
                    in.card(model, name, needed(model, CARD).toVector().flatMap(this::texts));
            Option<String> called = part(model, CALLED).map(this::text);
            Vector<RuleId> further = part(model, FURTHER).toVector().flatMap(this::pieces);
            return category.flatMap(c -> card.map(read -> new ChosenModel(read, c, points, choices, called, further)));
        }

        private Vector<RuleId> pieces(Node node) {
            return texts(node).flatMap(piece -> {
                Option<RuleId> rule = RuleId.read(piece.text()).toOption();
                if (rule.isEmpty()) in.expected(piece, "the rule of a piece of equipment, such as I-AMMO");
                return rule;
            });
        }

        private Option<Category> category(Node node) {
            if (!isText(node)) return Option.none();
            return Category.named(node.text())
                    .onEmpty(() ->
                            in.expected(node, Sentence.of("a category: {categories}", Vector.of(Category.values()))));
        }

        private int points(Node node) {
            boolean number = node.kind() == Kind.NUMBER && node.text().matches("[0-9]{1,3}");
            if (!number) in.expected(node, "points, 0 to " + TextBounds.MOST_POINTS);
            return number ? Integer.parseInt(node.text()) : 0;
        }

        private Vector<Node> texts(Node node) {
            return list(node).filter(this::isText);
        }

        private void known(Node node, Vector<String> names) {
            if (!object(node)) {
                in.expected(node, Sentence.of("an object of {names}", names));
                return;
            }
            for (int i = 0; i < node.size(); i++) {
                String name = node.name(i);
                Node value = node.value(i);
                if (!names.contains(name))
                    in.wrong(
                            value,
                            Sentence.of("'{name}' is not known", TextBounds.quoted(name)),
                            Sentence.of("one of {names}", names));
                else if (value != node.part(name))
                    in.wrong(value, Sentence.of("'{name}' is given twice", name), "it once");
            }
        }

        private static boolean object(Node node) {
            return node.kind() == Kind.PARTS && node.text().isEmpty();
        }

        private Option<Node> needed(Node node, String name) {
            Option<Node> part = part(node, name);
            if (part.isEmpty() && object(node))
                in.wrong(node, Sentence.of("'{name}' is missing", name), "it beside the others");
            return part;
        }

        private static Option<Node> part(Node node, String name) {
            return object(node) ? Option.of(node.part(name)) : Option.none();
        }

        private String text(Node node) {
            return isText(node) ? node.text() : "";
        }

        /** Of one line: a team as text has a line for each model. */
        private boolean isText(Node node) {
            if (node.kind() != Kind.TEXT) in.expected(node, "a text");
            else if (node.text().chars().anyMatch(c -> c == '\n' || c == '\r'))
                in.wrong(node, "a text of several lines", "one line");
            else if (node.text().indexOf('\0') >= 0)
                in.wrong(node, "a text with the character \\u0000", "a text that a file can hold");
            else return true;
            return false;
        }

        private Vector<Node> list(Node node) {
            if (node.kind() == Kind.LIST) return Vector.range(0, node.size()).map(node::value);
            in.expected(node, "a list");
            return Vector.empty();
        }
    }
}
