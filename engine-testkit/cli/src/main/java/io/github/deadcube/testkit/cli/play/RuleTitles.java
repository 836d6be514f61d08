package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.support.ChoiceMeaning;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

record RuleTitles(Setup setup, TextStyle paint, Language language) {
    /** The meaning of a choice, or the names in its notation; in another language its words before them. */
    String text(Choice choice) {
        String names = ChoiceMeaning.meaning(choice, setup)
                .map(words -> paint.faint(words.told(language)))
                .getOrElse(() -> text(choice.toString()));
        String words = choice.words().told(language);
        if (words.equals(choice.toString())) return names;
        return names.isEmpty() ? words : words + " (" + names + ")";
    }

    /** The names of models and rules in a notation: {@code Gunner, Brute}. */
    String text(String notation) {
        return Vector.of(notation.split("[ :]+", -1))
                .flatMap(word -> model(word).orElse(() -> rule(word)))
                .distinct()
                .mkString(", ");
    }

    /** {@code ADV-5 Moving in with enemies}. */
    String identified(RuleId rule) {
        String title = title(rule).getOrElse("");
        return rule + (title.isEmpty() ? "" : " " + title);
    }

    private Option<String> model(String word) {
        return ModelId.read(word)
                .toOption()
                .flatMap(id -> setup.team(id.side())
                        .members()
                        .drop(id.number() - 1)
                        .headOption()
                        .map(card -> paint.side(id.side(), card.name())));
    }

    private Option<String> rule(String word) {
        return HouseRulebook.of(setup)
                .find(word)
                .filter(id -> id.id().equals(word))
                .flatMap(this::title)
                .map(paint::faint);
    }

    private Option<String> title(RuleId rule) {
        return Option.some(setup.title(rule))
                .filter(title -> !title.equals(rule.id()))
                .map(title -> language.text(rule.id(), title));
    }
}
