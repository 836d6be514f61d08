package io.github.deadcube.language;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.Seat;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.ChoiceMeaning;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.notation.EveryState;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.narration.Narrator;
import io.github.deadcube.testkit.narration.Story;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What a game tells while it is played, in French and in the language that finds what is not translated. */
class StoryTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Language FRENCH = Language.of("fr").get();
    private static final Language PSEUDO = Language.of("en-XA").get();
    private static final Vector<Ruleset> EDITIONS =
            Vector.of(Deadcube.ruleset(), Deadcube.livingRules(), Deadcube.revised());
    /** The classes whose sentences are the story, and the choices and events in words. */
    private static final Pattern TELLERS =
            Pattern.compile("(?m)^#: .*\\b(?:\\w*Narration|NarrationLines|NarrationNames|"
                    + "Narrator|ActionWords|ScoreKeeper|Choice|Event|ChoiceMeaning|Marker|NamedTarget|Ruleset)\\b.*"
                    + "\nmsgid \"(.*)\"\nmsgstr \"(.*)\"$");

    private static final Pattern TRANSLATED = Pattern.compile("(?m)^msgid \"(.*)\"\nmsgstr \".+\"$");
    /** A word of one language, not a notation. */
    private static final Pattern WORD = Pattern.compile("(?<![\\w'-])[a-z]{2,}(?![\\w-])");

    private static final Path LANGUAGES =
            Path.of(System.getProperty("basedir", "."), "..", "..", "engine-api", "src", "main", "languages");

    /** The lines of a story in several languages. */
    private static final class Told {
        private final Vector<Narrator> narrators;
        private final Vector<List<String>> lines;

        Told(GameState begin, Language... languages) {
            lines = Vector.of(languages).map(language -> new ArrayList<>());
            narrators = Vector.of(languages)
                    .zip(lines)
                    .map(in -> new Narrator(begin, Viewer.EVERYBODY, TextStyle.NONE, in._1(), in._2()::add));
        }

        void tell(Transition next) {
            narrators.forEach(narrator -> {
                narrator.tell(next);
                narrator.unfinished();
            });
        }

        Vector<List<String>> whole() {
            narrators.forEach(Narrator::flush);
            return lines;
        }
    }

    private static Setup setup(Ruleset edition) {
        return Shipped.setup(Shipped.all(edition));
    }

    private static Vector<List<String>> randomGame(Setup setup, long seed, Language... languages) {
        RandomPlay play = RandomPlay.from(RULES, RULES.start(setup).get(), seed);
        Told told = new Told(play.state(), languages);
        while (!play.over()) told.tell(play.give(play.answer()));
        return told.whole();
    }

    private static Vector<List<String>> gameOfBots(Setup setup, long seed, Language... languages) {
        GameState begin = RULES.start(setup).get();
        Told told = new Told(begin, languages);
        Match.between(
                        RULES,
                        begin,
                        Bots.registry().named("simple", seed, Side.A, RULES).get(),
                        Bots.registry().named("simple", seed, Side.B, RULES).get(),
                        SplitMix64.dice(seed))
                .watchedBy((input, next) -> told.tell(next))
                .play();
        return told.whole();
    }

    /** Words that cards, rules and teams bring along: they are the same in each language. */
    private static TreeSet<String> printed(Setup setup) {
        TreeSet<String> words = new TreeSet<>();
        Consumer<String> each =
                text -> WORD.matcher(text).results().map(MatchResult::group).forEach(words::add);
        for (Card card : setup.cards()) {
            each.accept(card.name());
            card.weapons().map(Weapon::name).forEach(each);
        }
        for (Side side : Side.BOTH) each.accept(setup.team(side).toString());
        setup.ruleset().library().all().map(Library.Rule::title).forEach(each);
        setup.ruleset()
                .library()
                .items()
                .flatMap(item -> item.weapon())
                .map(Weapon::name)
                .forEach(each);
        return words;
    }

    private static TreeSet<String> words(String text) {
        TreeSet<String> words = new TreeSet<>();
        WORD.matcher(text).results().map(MatchResult::group).forEach(words::add);
        return words;
    }

    private static Vector<MatchResult> entries(String file) throws IOException {
        return Vector.ofAll(TELLERS.matcher(Files.readString(LANGUAGES.resolve(file), StandardCharsets.UTF_8))
                .results()
                .toList());
    }

    @Test
    void eachSentenceOfTheStoryHasFrenchWords() throws IOException {
        Vector<String> templates = entries("deadcube.pot").map(entry -> entry.group(1));
        Vector<String> french = Vector.ofAll(TRANSLATED
                .matcher(Files.readString(LANGUAGES.resolve("fr.po"), StandardCharsets.UTF_8))
                .results()
                .map(entry -> entry.group(1))
                .toList());
        assertThat(templates).hasSizeGreaterThan(200);
        assertThat(templates.removeAll(french)).isEmpty();
    }

    @Test
    void aWholeGameOfBotsIsToldInFrench() throws IOException {
        TreeSet<String> english = new TreeSet<>();
        TreeSet<String> french = new TreeSet<>();
        for (MatchResult entry : entries("fr.po")) {
            english.addAll(words(entry.group(1).replaceAll("\\{\\w+", " ")));
            french.addAll(words(entry.group(2)));
        }
        english.removeAll(french);
        assertThat(english).contains("shoots", "loses", "against", "with", "killed", "the");
        for (Ruleset edition : EDITIONS) {
            Setup setup = setup(edition);
            TreeSet<String> onlyEnglish = new TreeSet<>(english);
            onlyEnglish.removeAll(printed(setup));
            Vector<List<String>> told = gameOfBots(setup, 3, Language.ENGLISH, FRENCH);
            assertThat(told.get(1)).hasSameSizeAs(told.get(0)).hasSizeGreaterThan(100);
            TreeSet<String> notTranslated = words(String.join("\n", told.get(1)));
            notTranslated.retainAll(onlyEnglish);
            assertThat(notTranslated).as(edition.name()).isEmpty();
            assertThat(told.get(1))
                    .contains("Manche 1")
                    .anyMatch(line -> line.contains(" tire sur "))
                    .anyMatch(line -> line.contains("\u00a0: perd "))
                    .anyMatch(line -> line.contains(" est tuée"));
        }
    }

    /** An application tells each seat what it may know, when it happens. */
    @Test
    void anApplicationTellsItsGame() {
        Game game = Game.of(RULES, RULES.start(setup(EDITIONS.head())).get(), GameSettings.seeded(7));
        Seat seat = game.seat(Side.A);
        Story french = Story.of(game, seat, FRENCH);
        Story english = Story.of(game, seat, Language.ENGLISH);
        List<String> told = new ArrayList<>();
        for (int choices = 0; choices < 80 && !game.isOver(); choices++) {
            Seat asked = game.seat(game.sideToAnswer().get());
            assertThat(asked.answer(game.number(), asked.options().head())).isNotEmpty();
            Vector<String> news = french.news();
            assertThat(news).hasSameSizeAs(english.news());
            assertThat(french.unfinished().isDefined())
                    .isEqualTo(english.unfinished().isDefined());
            told.addAll(news.asJava());
        }
        assertThat(french.news()).isEmpty();
        assertThat(told).contains("Manche 1").anyMatch(line -> line.startsWith("  A se déploie\u00a0: A"));
        assertThat(Story.of(game, seat, FRENCH).news()).isEqualTo(Vector.ofAll(told));
    }

    /** A clause of the story is bracketed and accented, but for names, dice and notations. */
    @Test
    void noSentenceOfTheStoryIsPutTogether() {
        TreeSet<String> plain = new TreeSet<>();
        for (Ruleset edition : EDITIONS)
            for (long seed = 1; seed <= 4; seed++) {
                Setup setup = setup(edition);
                TreeSet<String> printed = printed(setup);
                for (String line : randomGame(setup, seed, PSEUDO).get(0)) {
                    TreeSet<String> found = words(line);
                    found.removeAll(printed);
                    found.remove("none");
                    if (!found.isEmpty() || !line.isBlank() && !line.contains("[")) plain.add(found + ": " + line);
                }
            }
        assertThat(plain).isEmpty();
    }

    /** In games of all editions: the English words of a choice and of an event are their texts. */
    @Test
    void choicesAndEventsHaveWords() {
        TreeSet<String> plain = new TreeSet<>();
        EveryState.each(600, 11, step -> {
            Setup setup = step.state().position().game().setup();
            for (Event event : step.events()) told(event.toString(), event.words(), setup, plain);
            if (RULES.prompt(step.state()) instanceof Prompt.Decision decision)
                for (Choice choice : decision.options()) {
                    told(choice.toString(), choice.words(), setup, plain);
                    for (Sentence meaning : ChoiceMeaning.meaning(choice, setup))
                        told(meaning.toString(), meaning, setup, plain);
                }
        });
        assertThat(plain).isEmpty();
    }

    private static void told(String text, Sentence words, Setup setup, TreeSet<String> plain) {
        assertThat(words).hasToString(text);
        String told = words.told(PSEUDO);
        TreeSet<String> found = words(told);
        if (found.isEmpty()) return;
        found.removeAll(printed(setup));
        if (!found.isEmpty()) plain.add(found + ": " + told);
    }
}
