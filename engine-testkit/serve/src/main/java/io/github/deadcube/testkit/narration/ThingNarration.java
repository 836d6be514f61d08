package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.testkit.narration.NarrationLines.Line;
import io.vavr.control.Option;

/**
 * Narrates what becomes of things: markers are laid and removed, doors open, smoke takes dice from shots (K-SMOKE),
 * tokens are turned over, and items are taken, dropped and used up (ITEM-3 to ITEM-6).
 */
final class ThingNarration {
    private final NarrationNames names;
    private final NarrationLines lines;
    private Option<Dice> die = Option.none();
    /** The token that the current line is about. */
    private Option<Integer> found = Option.none();

    ThingNarration(NarrationNames names, NarrationLines lines) {
        this.names = names;
        this.lines = lines;
    }

    boolean tell(Event event) {
        if (event instanceof Event.Rolled rolled && RuleWords.SMOKE.are(rolled.rule()))
            die = Option.some(rolled.dice());
        else if (event instanceof Event.MarkerLaid laid) laid(laid);
        else if (event instanceof Event.MarkerStayed stayed)
            ofDie(Sentence.of(
                    "{marker} in {cube} stays",
                    name(stayed.marker()),
                    stayed.marker().cube()));
        else if (event instanceof Event.MarkerGone gone) ofDie(gone(gone));
        else if (event instanceof Event.FaceChanged changed) clause(SideNarration.cited(names, changed));
        else if (event instanceof Event.TokenRevealed revealed) revealed(revealed);
        else if (event instanceof Event.TokenGone gone) gone(gone);
        else if (event instanceof Event.ItemTaken taken)
            lines.happens(
                    taken.model(),
                    new ModelClause(
                            Sentence.of("{model} takes it", names.name(taken.model())), Sentence.of("takes it")));
        else if (event instanceof Event.ItemDropped dropped) dropped(dropped);
        else if (event instanceof Event.ItemGone lost) lost(lost);
        else return false;
        return true;
    }

    private Told name(Marker marker) {
        return marker.words(names.setup()::title);
    }

    private Sentence gone(Event.MarkerGone gone) {
        Marker marker = gone.marker();
        return Sentence.of(
                RuleWords.DEFUSING.are(gone.rule())
                        ? "{marker} in {cube} is defused"
                        : marker.isSmoke() ? "{marker} in {cube} clears" : "{marker} in {cube} goes",
                name(marker),
                marker.cube());
    }

    private void laid(Event.MarkerLaid laid) {
        Marker marker = laid.marker();
        clause(Sentence.of(
                marker.isSmoke() ? "{marker} fills {cube} {citation}" : "{marker} lies in {cube} {citation}",
                name(marker),
                marker.cube(),
                names.cited(laid.rule())));
    }

    /**
     * Adds a clause to the line of its cause, if there is one:
     * {@code the face between f5 and f6 opens (SCENERY-CONSOLE)}.
     */
    private void clause(Sentence what) {
        if (lines.any()) lines.current().clause(what);
        else lines.begin(what);
    }

    /** Begins a line about a thing, with the die that decided. */
    private void ofDie(Sentence what) {
        Line line = lines.begin(what);
        die.forEach(dice -> line.aside(Sentence.of("die {dice}", dice)));
        die = Option.none();
    }

    private void revealed(Event.TokenRevealed revealed) {
        lines.begin(Sentence.of(
                "token {token} is {item} {citation}",
                revealed.token(),
                names.title(revealed.item()),
                names.cited(revealed.rule())));
        found = Option.some(revealed.token());
    }

    /** If a token is removed, the item is out of the game, unless the next event says otherwise. */
    private void gone(Event.TokenGone gone) {
        if (gone.rule().equals(RuleIds.SET_5))
            lines.begin(Sentence.of(
                    "token {token} is discarded unseen {citation}", gone.token(), names.cited(gone.rule())));
        else {
            if (!found.contains(gone.token()))
                lines.begin(Sentence.of("token {token} is {item}", gone.token(), names.title(gone.rule())));
            lines.current().unlessMoreIsTold(line -> Sentence.of("{line}, and is out of the game", line));
        }
        found = Option.none();
    }

    private void dropped(Event.ItemDropped dropped) {
        Told item = names.title(dropped.item());
        lines.happens(
                dropped.model(),
                new ModelClause(
                        Sentence.of(
                                "{model} leaves {item} in {cube}", names.name(dropped.model()), item, dropped.cube()),
                        Sentence.of("leaves {item} in {cube}", item, dropped.cube())));
    }

    /** ITEM-4 destroys an item. Other rules use it, either with a declared attack or alone. */
    private void lost(Event.ItemGone lost) {
        String model = names.name(lost.model());
        Told item = names.title(lost.item());
        boolean named = lines.isAboutAnother(lost.model());
        if (lost.rule().equals(RuleIds.ITEM_4))
            lines.happens(
                    lost.model(),
                    new ModelClause(
                            Sentence.of("{model} destroys its {item}", model, item),
                            Sentence.of("destroys its {item}", item)));
        else if (lines.exists(Line::awaitsDice))
            lines.current()
                    .aside(
                            named
                                    ? Sentence.of("{model} using {item}", model, item)
                                    : Sentence.of("using {item}", item));
        else if (!isReported(item))
            lines.current()
                    .aside(
                            named
                                    ? Sentence.of("{model}'s {item} is used up", model, item)
                                    : Sentence.of("its {item} is used up", item));
    }

    /** A weapon that is an item has its printed name in each language, but an item has a title. */
    private boolean isReported(Told item) {
        return lines.soFar().exists(line -> line.told(Language.ENGLISH).contains(item.told(Language.ENGLISH)));
    }
}
