package io.github.deadcube.testkit.script;

import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.api.shared.Suggestion;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.core.support.ItemForm;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.testkit.script.Expectation.Fact;
import io.github.deadcube.testkit.script.Expectation.Finding;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
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

    private static Either<Fault, Fact> parse(TextPiece item) {
        TextPiece what = item.rest();
        if (what.isEmpty()) return Either.left(item.expected(ItemForm.examples(FORMS)));
        String words = String.join(" ", what.words().map(TextPiece::text));
        boolean rule = RuleId.read(words).isRight();
        if (!rule && !Sentence.said(words))
            return Either.left(what.wrong(
                    "no event says '" + what.shortened() + "'" + Sentence.similar(words),
                    "a rule or an event's words: 'event SLAM-1', '" + EXAMPLE + "'"));
        Predicate<Event> meant =
                rule ? e -> e.rule().id().equals(words) : e -> e.toString().equals(words);
        return Either.right(scene -> {
            Option<Event> found = scene.events().find(meant);
            return Finding.of(
                    found.isDefined(),
                    () -> found.map(e -> "there is: " + e)
                            .getOrElse(() -> "there is none among: " + latest(scene.events())));
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
     * A form of the texts of events ({@link Object#toString}). Words in capitals are the names of things: a text that has no form
     * is the text of no event, so its negation would always hold.
     */
    record Sentence(String form, Pattern pattern) {
        private static final Map<String, String> NAMES = LinkedHashMap.<String, String>empty()
                .put("MODEL", Things.MODEL)
                .put("SIDE", "[AB]")
                .put("NUMBER", "-?[0-9]{1,10}")
                .put("ROLL", "[0-9]{1,10}(?: [0-9]{1,10})*+")
                .put("PLACE", Things.PLACE)
                .put("RULE", Things.RULE)
                .put("DIRECTION", Direction.ALL.mkString("|"))
                .put("FACES", "none|" + faces() + "(?: " + faces() + ")*+")
                .put("RESULT", "(?:[AB] wins|a draw) \\(" + Things.RULE + "\\)")
                .put("MARKER", "(?:" + Things.RULE + "|" + titles() + ")(?: [(0-9].*)?(?: of " + Things.MODEL + ")?")
                .put("NAME", ".+");

        private static final Vector<Sentence> ALL = Vector.of(
                        "round NUMBER",
                        "turn of SIDE",
                        "initiative SIDE",
                        "SIDE passes",
                        "SIDE must pass without a model to activate",
                        "SIDE rolls command: FACES",
                        "SIDE rolls again: FACES",
                        "SIDE spends FACES",
                        "SIDE discards FACES",
                        "SIDE deploys in zone NUMBER",
                        "SIDE adds PLACE to its zone",
                        "MODEL deployed at PLACE",
                        "MODEL is activated",
                        "MODEL is marked as activated",
                        "MODEL may be activated again",
                        "MODEL moves to PLACE",
                        "MODEL leaves the battlefield",
                        "MODEL is forced to PLACE",
                        "MODEL falls NUMBER",
                        "MODEL is slammed DIRECTION",
                        "MODEL targets MODEL",
                        "MODEL rolls ROLL",
                        "MODEL rolls ROLL against NUMBER+",
                        "SIDE rolls ROLL",
                        "SIDE rolls ROLL against NUMBER+",
                        "NUMBER against NUMBER",
                        "MODEL absorbs NUMBER",
                        "MODEL is unharmed",
                        "MODEL loses NUMBER HP",
                        "MODEL regains NUMBER HP",
                        "MODEL is killed",
                        "MODEL is pinned",
                        "MODEL stands up",
                        "SIDE scores NUMBER VP",
                        "MODEL is marked by RULE",
                        "MODEL is free of RULE",
                        "MODEL has used up NAME",
                        "it lands in PLACE",
                        "it bounces back to PLACE",
                        "MARKER in PLACE",
                        "the MARKER in PLACE stays",
                        "the MARKER in PLACE goes",
                        "the face between PLACE and PLACE opens",
                        "the face between PLACE and PLACE closes",
                        "the face between PLACE and PLACE becomes: NAME",
                        "SIDE controls MODEL",
                        "MODEL rolls 1 die less",
                        "MODEL rolls 1 die more",
                        "MODEL rolls NUMBER dice less",
                        "MODEL rolls NUMBER dice more",
                        "RULE on NAME: NUMBER",
                        "RESULT",
                        "token NUMBER lies in PLACE",
                        "token NUMBER is RULE",
                        "SIDE looks at token NUMBER",
                        "SIDE looks at token NUMBER: RULE",
                        "token NUMBER is gone",
                        "MODEL takes RULE",
                        "MODEL drops RULE in PLACE",
                        "MODEL has RULE no more",
                        "SIDE wins recon: ROLL",
                        "MODEL goes into reserve")
                .map(Sentence::of);

        private static Sentence of(String form) {
            String pattern = form.replace("+", "\\+");
            for (Tuple2<String, String> name : NAMES)
                pattern = pattern.replaceAll("\\b" + name._1 + "\\b", named(name._2));
            return new Sentence(form, Pattern.compile(pattern));
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

        /** Whether an event may have these words as its text. What a model does has the notation of a choice. */
        static boolean said(String words) {
            return ALL.exists(sentence -> sentence.pattern.matcher(words).matches())
                    || Input.read(words)
                            .exists(input ->
                                    input instanceof Choice && input.toString().equals(words));
        }

        /** The forms whose verb is the nearest to one of the words, for an error text; empty if none is near. */
        static String similar(String words) {
            Vector<String> typed = Vector.of(words.split(" ", -1)).filter(word -> !word.isEmpty());
            Vector<String> near =
                    typed.flatMap(word -> Suggestion.among(word, verbs())).distinct();
            Vector<String> forms = ALL.map(Sentence::form)
                    .filter(form -> near.exists(
                            verb -> Vector.of(form.split("[ :]+", -1)).contains(verb)));
            return forms.isEmpty() ? "" : "; did you mean " + forms.take(3).mkString("'", "', '", "'") + "?";
        }

        private static Vector<String> verbs() {
            return ALL.flatMap(sentence -> Vector.of(sentence.form.split("[ :]+", -1)))
                    .filter(word -> word.length() > 2 && Character.isLowerCase(word.charAt(0)))
                    .distinct();
        }
    }
}
