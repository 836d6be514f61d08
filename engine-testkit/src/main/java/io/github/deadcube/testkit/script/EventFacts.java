package io.github.deadcube.testkit.script;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.PartType;
import io.github.deadcube.api.shared.Suggestion;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.schema.RecordType;
import io.github.deadcube.core.support.ItemForm;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.testkit.script.Expectation.Fact;
import io.github.deadcube.testkit.script.Expectation.Finding;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The facts about events since the play began that a script may expect: an event's rule, or its whole text. */
final class EventFacts {
    private static final int MOST_SHOWN = 20;
    private static final String EXAMPLE = "event B1 falls 2";

    static final Vector<ItemForm<Fact>> FORMS = Vector.of(
            ItemForm.of("event", EXAMPLE, EventFacts::parse), ItemForm.of("event", "event FALL-1", EventFacts::parse));

    private EventFacts() {}

    private static Sentence saysNone(String words, Vector<String> similar) {
        return similar.isEmpty()
                ? Sentence.of("no event says '{text}'", words)
                : Sentence.of(
                        "no event says '{text}'; did you mean {forms}?",
                        words,
                        similar.map(form -> Sentence.of("'{text}'", form)));
    }

    private static Either<Fault, Fact> parse(TextPiece item) {
        TextPiece what = item.rest();
        if (what.isEmpty()) return Either.left(item.expected(ItemForm.examples(FORMS)));
        String words = String.join(" ", what.words().map(TextPiece::text));
        boolean rule = RuleId.read(words).isRight();
        if (!rule && !EventWords.said(words))
            return Either.left(what.wrong(
                    saysNone(what.shortened(), EventWords.similar(words)),
                    "a rule or an event's words: 'event SLAM-1', '" + EXAMPLE + "'"));
        Predicate<Event> meant =
                rule ? e -> e.rule().id().equals(words) : e -> e.toString().equals(words);
        return Either.right(progress -> {
            Option<Event> found = progress.events().find(meant);
            return Finding.of(
                    found.isDefined(),
                    () -> found.map(e -> "there is: " + e)
                            .getOrElse(() -> "there is none among: " + latest(progress.events())));
        });
    }

    private static String latest(Vector<Event> events) {
        String dots = events.size() > MOST_SHOWN ? "…, " : "";
        return dots
                + events.takeRight(MOST_SHOWN)
                        .map(e -> e + " (" + e.rule() + ")")
                        .mkString(", ");
    }

    /**
     * The form of an event's text, such as {@code MODEL falls NUMBER}. The forms are made from the texts of sample
     * events ({@link Object#toString}): each thing in a text is replaced by a name in capitals. A script that expects a
     * text of no form has a fault, because no event has this text and its negation would always hold.
     */
    record EventWords(String form, String sample, Pattern pattern) {
        private static final ModelId MODEL = new ModelId(Side.A, 3);
        private static final Cube CUBE = Cube.of("c5");
        private static final Face.Placed BARRICADE = Face.Placed.of("barricade north of c5");
        private static final RuleId RULE = RuleIds.FALL_1;
        private static final int NUMBER = 97;
        private static final Result RESULT = new Result(Option.none(), RULE);

        /**
         * A thing in the texts of the samples: its name in the forms, and the pattern of the texts of all such things.
         */
        private record Thing(String name, Object sample, String pattern) {
            private Pattern inText() {
                return Pattern.compile("\\b" + Pattern.quote(sample.toString()) + "(?!\\w)");
            }
        }

        /** A thing stands before the things that its text contains. */
        private static final Vector<Thing> THINGS = Vector.of(
                new Thing("RESULT", RESULT, "(?:[AB] wins|a draw) \\(" + Things.RULE + "\\)"),
                new Thing(
                        "MARKER",
                        Marker.smoke(CUBE).displayName(),
                        "(?:" + Things.RULE + "|" + titles() + ")(?: [(0-9].*)?(?: of " + Things.MODEL + ")?"),
                new Thing("MODEL", MODEL, Things.MODEL),
                new Thing("SIDE", Side.B, "[AB]"),
                new Thing("NUMBER", NUMBER, "-?[0-9]{1,10}"),
                new Thing("ROLL", "5 6", "[0-9]{1,10}(?: [0-9]{1,10})*+"),
                new Thing("PLACE", CUBE, Things.PLACE),
                new Thing("PLACE", CUBE.next(Direction.NORTH), Things.PLACE),
                new Thing("RULE", RULE, Things.RULE),
                new Thing("DIRECTION", Direction.NORTH, Direction.ALL.mkString("|")),
                new Thing("FACES", CommandFace.ASSAULT, "none|" + faces() + "(?: " + faces() + ")*+"),
                new Thing("NAME", BARRICADE.face(), ".+"));

        /** The samples of each type of an event's parts. Several samples of a type make texts of several forms. */
        private static final Map<PartType, Vector<?>> PARTS = LinkedHashMap.<PartType, Vector<?>>empty()
                .put(PartType.of(int.class), Vector.of(0, -1, 1, -NUMBER, NUMBER))
                .put(PartType.of(boolean.class), Vector.of(true))
                .put(PartType.of(String.class), Vector.of(BARRICADE.face().toString()))
                .put(PartType.of(RuleId.class), Vector.of(RULE))
                .put(PartType.of(ModelId.class), Vector.of(MODEL))
                .put(PartType.of(Side.class), Vector.of(Side.B))
                .put(PartType.of(Cube.class), Vector.of(CUBE))
                .put(PartType.of(Place.class), Vector.of(new Place(CUBE, 0)))
                .put(PartType.of(Direction.class), Vector.of(Direction.NORTH))
                .put(
                        PartType.of(Face.Placed.class),
                        Vector.of(Face.Placed.of("open north of c5"), Face.Placed.of("wall north of c5"), BARRICADE))
                .put(PartType.of(Mark.class), Vector.of(new Mark(RULE, 0, Mark.Until.GAME)))
                .put(PartType.of(Marker.class), Vector.of(Marker.smoke(CUBE)))
                .put(PartType.of(Dice.class), Vector.of(Dice.of(5, 6)))
                .put(PartType.of(CommandFace.class), Vector.of(CommandFace.ASSAULT))
                .put(PartType.of(CommandDice.class), Vector.of(CommandDice.of(CommandFace.ASSAULT)))
                .put(PartType.of(Result.class), Vector.of(RESULT))
                .put(new PartType(List.class, PartType.of(Integer.class)), Vector.of(List.of(5, 6)))
                .put(
                        new PartType(Option.class, PartType.of(ModelId.class)),
                        Vector.of(Option.some(MODEL), Option.none()))
                .put(
                        new PartType(Option.class, PartType.of(RuleId.class)),
                        Vector.of(Option.none(), Option.some(RULE)));

        /** All but the event that a model acts, whose text is the notation of a choice. */
        private static final Vector<EventWords> ALL = Vector.ofAll(RecordType.cases(Event.class))
                .filter(event -> event != Event.Acted.class)
                .flatMap(EventWords::of);

        private static Vector<EventWords> of(Class<?> event) {
            RecordType type = RecordType.of(event);
            Vector<Vector<Object>> samples = Vector.of(Vector.empty());
            for (int i = 0; i < type.size(); i++) {
                Vector<?> ofPart = PARTS.get(type.declared(i)).get();
                samples = samples.flatMap(begun -> ofPart.map(begun::append));
            }
            Vector<EventWords> forms = samples.map(sample ->
                            of(type.maker().apply(sample.toJavaArray()).toString()))
                    .distinctBy(EventWords::form);
            // 'rolls 1 die more' stays beside 'rolls NUMBER dice more'; 'falls 1' goes, since 'falls NUMBER' includes
            // it
            return forms.reject(one -> forms.exists(other -> !other.form.equals(one.form)
                    && other.pattern.matcher(one.sample).matches()));
        }

        private static EventWords of(String text) {
            String form = text;
            for (Thing thing : THINGS) form = thing.inText().matcher(form).replaceAll(thing.name);
            String pattern = form.replace("+", "\\+");
            for (Thing thing : THINGS) pattern = pattern.replaceAll("\\b" + thing.name + "\\b", named(thing.pattern));
            return new EventWords(form, text, Pattern.compile(pattern));
        }

        private static String named(String pattern) {
            return Matcher.quoteReplacement("(?:" + pattern + ")");
        }

        private static String faces() {
            return CommandFace.ALL.mkString("(?:", "|", ")");
        }

        private static String titles() {
            return Rulebook.all()
                    .map(rule -> rule.title().toLowerCase(Locale.ROOT))
                    .filter(title -> !title.isEmpty())
                    .map(Pattern::quote)
                    .mkString("|");
        }

        /** Whether an event may have these words as its text. */
        static boolean said(String words) {
            return ALL.exists(sentence -> sentence.pattern.matcher(words).matches())
                    || Input.read(words)
                            .exists(input ->
                                    input instanceof Choice && input.toString().equals(words));
        }

        /** At most three forms whose verb is the nearest to one of the words; empty if none is near. */
        static Vector<String> similar(String words) {
            Vector<String> typed = Vector.of(words.split(" ", -1)).filter(word -> !word.isEmpty());
            Vector<String> near =
                    typed.flatMap(word -> Suggestion.among(word, verbs())).distinct();
            return ALL.map(EventWords::form)
                    .filter(form -> near.exists(
                            verb -> Vector.of(form.split("[ :]+", -1)).contains(verb)))
                    .take(3);
        }

        private static Vector<String> verbs() {
            return ALL.flatMap(sentence -> Vector.of(sentence.form.split("[ :]+", -1)))
                    .filter(word -> word.length() > 2 && Character.isLowerCase(word.charAt(0)))
                    .distinct();
        }
    }
}
