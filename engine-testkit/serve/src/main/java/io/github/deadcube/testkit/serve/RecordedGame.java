package io.github.deadcube.testkit.serve;

import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.internal.CardWords;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook.Passage;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.analysis.GameAnalysis;
import io.github.deadcube.testkit.narration.Narrator;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.function.LongPredicate;
import java.util.regex.Matcher;

/** A whole game as one document for a page that replays it, with what everybody may know. */
public final class RecordedGame {
    private static final Viewer VIEWER = Viewer.EVERYBODY;
    private static final String OPTIONS = "options";

    private final Rules rules;
    private final GameAnswers shown;
    private final Language language;
    /** Whether updates of so many characters may grow. */
    private final LongPredicate fits;

    private final List<String> lines = new ArrayList<>();
    private final Map<Object, Integer> words = new LinkedHashMap<>();
    /** The document of the last view. */
    private Object seen;

    private RecordedGame(Rules rules, GameState begin, Language language, LongPredicate fits) {
        this.rules = rules;
        this.language = language;
        this.fits = fits;
        this.shown = GameAnswers.of(begin);
        this.seen = shown.tree(VIEWER.view(begin));
    }

    /**
     * Plays a game again and writes it, the same for the same game. The document has what {@code join} and
     * {@code events} with {@code changes} answer to everybody, the prompts before the inputs in words, and the rules
     * that are cited.
     *
     * @param language of the story, the prompts and the rules
     * @return one line of JSON
     * @throws IllegalArgumentException if a rule forbids an input, with the message of {@link Rules#play}
     */
    public static String document(String name, Rules rules, GameState begin, Seq<Input> inputs, Language language) {
        return within(length -> true, name, rules, begin, inputs, language).get();
    }

    /**
     * The same document with the analysis of the game as its member {@code analysis}.
     *
     * @param continued the command that plays on before the input of a number
     */
    public static String analysed(
            String name,
            Rules rules,
            GameState begin,
            GameAnalysis analysis,
            IntFunction<String> continued,
            Language language) {
        Vector<Input> inputs = analysis.moments().map(GameAnalysis.Moment::input);
        JsonObject judged = new AnalysisJson(analysis, Option.some(continued), language).object();
        return new RecordedGame(rules, begin, language, length -> true)
                .written(JsonObject.of("name", name).with("analysis", judged), begin, inputs)
                .get();
    }

    /**
     * The same document; none if its updates do not fit, which are not all made.
     *
     * @param fits whether updates of so many characters may grow
     */
    static Option<String> within(
            LongPredicate fits, String name, Rules rules, GameState begin, Seq<Input> inputs, Language language) {
        return new RecordedGame(rules, begin, language, fits).written(JsonObject.of("name", name), begin, inputs);
    }

    private Option<String> written(JsonObject game, GameState begin, Seq<Input> inputs) {
        GameAnswers.agreed(begin.position().game().setup(), game);
        game.put("view", shown.view(VIEWER.view(begin)));
        Narrator narrator = new Narrator(begin, VIEWER, TextStyle.NONE, language, lines::add);
        Vector<JsonObject.Raw> updates = Vector.empty();
        GameState state = begin;
        long length = 0;
        for (Input input : inputs) {
            Prompt prompt = rules.prompt(state);
            Transition next = rules.play(state, input);
            narrator.tell(next);
            if (updates.size() + 1 == inputs.size()) narrator.flush();
            JsonObject.Raw update = update(updates.size() + 1, prompt, input, state, next);
            length += update.json().length();
            if (!fits.test(length)) return Option.none();
            updates = updates.append(update);
            state = next.state();
        }
        game.put("updates", updates);
        game.put("words", Vector.ofAll(words.keySet()));
        game.put("prompt", shown.prompt(rules.prompt(state), language));
        game.put("rulebook", cited(game.line(), begin.position().game().setup()));
        return Option.some(game.line());
    }

    private JsonObject.Raw update(int number, Prompt prompt, Input input, GameState before, Transition next) {
        Update update = new Update(
                number,
                prompt.respondingSide(),
                VIEWER.view(input),
                next.events().map(VIEWER::view));
        Object now = shown.tree(VIEWER.view(next.state()));
        JsonObject more = JsonObject.of("changed", JsonPatch.between(seen, now));
        seen = now;
        if (!lines.isEmpty()) more.put("told", Vector.ofAll(lines));
        lines.clear();
        SightAnswer.ofShots(before.position(), next.events(), more);
        GameAnswers.explosions(before, next.events(), more);
        if (RequestJson.value(shown.prompt(prompt, language).json()) instanceof Map<?, ?> asked) {
            if (asked.get("text") instanceof String text) more.put("asked", text);
            if (asked.get(OPTIONS) instanceof List<?> options)
                more.put("offered", Vector.ofAll(options).map(this::word));
        }
        return shown.update(update, more, language);
    }

    /** The number of the label of an option, from 0. */
    private int word(Object option) {
        Object label = option instanceof Map<?, ?> members ? members.get("label") : option;
        return words.computeIfAbsent(label == null ? "" : label, each -> words.size());
    }

    /** The part of a rulebook that a document needs: rules that it names by identifier, and those of its cards. */
    private JsonObject cited(String document, Setup setup) {
        HouseRulebook book = HouseRulebook.of(setup);
        TreeSet<RuleId> cited = new TreeSet<>();
        Matcher named = HouseRulebook.identifiersIn(document);
        while (named.find()) book.find(named.group()).forEach(cited::add);
        setup.cards()
                .flatMap(CardWords::keywords)
                .flatMap(keyword -> setup.ruleset().library().keyword(keyword.name()))
                .forEach(keyword -> cited.add(keyword.rule()));
        return JsonObject.of(
                "rules",
                Vector.ofAll(cited)
                        .map(rule -> JsonObject.of("rule", rule.toString())
                                .with("title", book.titleIn(rule, language))
                                .with(
                                        "text",
                                        book.passagesIn(rule, language)
                                                .map(Passage::text)
                                                .mkString(" "))));
    }
}
