package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.testkit.narration.NarrationLines.Line;
import java.util.TreeMap;

/** Narrates damage to a model, in the line of its cause. */
final class DamageNarration {
    private final NarrationNames names;
    private final NarrationLines lines;
    /** The HP that each model has left, computed from the events. */
    private final TreeMap<ModelId, Integer> left = new TreeMap<>();

    DamageNarration(NarrationNames names, NarrationLines lines, Position begin) {
        this.names = names;
        this.lines = lines;
        for (Model model : begin.models()) left.put(model.id(), model.card().hitPoints() - model.damage());
    }

    boolean tell(Event event) {
        if (event instanceof Event.Damaged damaged) damaged(damaged);
        else if (event instanceof Event.Unharmed unharmed) unharmed(unharmed);
        else if (event instanceof Event.Absorbed absorbed) absorbed(absorbed);
        else if (event instanceof Event.Healed healed) healed(healed);
        else if (event instanceof Event.Killed killed) lines.happens(killed.model(), killed(killed.model()));
        else if (event instanceof Event.Pinned pinned) lines.happensApart(pinned.model(), pinned(pinned.model()));
        else if (event instanceof Event.StoodUp stood) stoodUp(stood);
        else if (event instanceof Event.ActivationMarked marked) activated(marked);
        else if (event instanceof Event.UsedUp used) lines.current().aside(usedUp(used));
        else if (event instanceof Event.Marked marked) marked(marked);
        else return event instanceof Event.Unmarked;
        return true;
    }

    private void unharmed(Event.Unharmed unharmed) {
        lines.happens(
                unharmed.model(),
                new ModelClause(
                        Sentence.of(
                                "{model} is unharmed by {amount} damage",
                                names.name(unharmed.model()),
                                unharmed.amount()),
                        Sentence.of("is unharmed by {amount} damage", unharmed.amount())));
    }

    private void absorbed(Event.Absorbed absorbed) {
        lines.current()
                .more(line -> Sentence.of(
                        "{line} and absorbs {amount} {citation}",
                        line,
                        absorbed.amount(),
                        names.cited(absorbed.rule())));
    }

    private ModelClause killed(ModelId model) {
        String name = names.name(model);
        return new ModelClause(
                names.strong(Sentence.of("{model} is killed", name), name), names.strong(Sentence.of("is killed"), ""));
    }

    private ModelClause pinned(ModelId model) {
        return new ModelClause(Sentence.of("{model} is pinned", names.name(model)), Sentence.of("is pinned"));
    }

    private void activated(Event.ActivationMarked marked) {
        String rule = names.cited(marked.rule());
        lines.happens(
                marked.model(),
                new ModelClause(
                        Sentence.of("{model} is marked as activated {citation}", names.name(marked.model()), rule),
                        Sentence.of("is marked as activated {citation}", rule)));
    }

    /** ITEM-7: an item of the card. SHO-8, K-ONE-USE: a weapon, which the line has named. */
    private Sentence usedUp(Event.UsedUp used) {
        String model = names.name(used.model());
        boolean named = lines.isAboutAnother(used.model());
        if (!used.rule().equals(RuleIds.ITEM_7))
            return named ? Sentence.of("{model}'s last", model) : Sentence.of("its last");
        return named
                ? Sentence.of("{model}'s {item} is used up", model, used.name())
                : Sentence.of("its {item} is used up", used.name());
    }

    /** Other marks only remember what the story has told. */
    private void marked(Event.Marked marked) {
        RuleId rule = marked.mark().rule();
        String model = names.name(marked.model());
        if (RuleWords.FIRE.are(rule))
            lines.happens(
                    marked.model(),
                    new ModelClause(
                            Sentence.of("{model} is set on fire {citation}", model, names.cited(rule)),
                            Sentence.of("is set on fire {citation}", names.cited(rule))));
        if (RuleWords.PREY.are(rule))
            lines.happens(
                    marked.model(),
                    new ModelClause(
                            Sentence.of("{model} is marked as prey {citation}", model, names.cited(rule)),
                            Sentence.of("is marked as prey {citation}", names.cited(rule))));
    }

    private void damaged(Event.Damaged damaged) {
        int rest = leftAfter(damaged.model(), damaged.amount());
        String model = names.name(damaged.model());
        int whole = whole(damaged.model());
        int lost = damaged.amount();
        lines.happens(
                damaged.model(),
                rest == 0
                        ? new ModelClause(
                                Sentence.of("{model} loses {lost} HP", model, lost),
                                Sentence.of("loses {lost} HP", lost))
                        : new ModelClause(
                                Sentence.of(
                                        "{model} loses {lost} HP ({left} of {whole} left)", model, lost, rest, whole),
                                Sentence.of("loses {lost} HP ({left} of {whole} left)", lost, rest, whole)));
    }

    private void healed(Event.Healed healed) {
        int has = leftAfter(healed.model(), -healed.amount());
        String model = names.name(healed.model());
        int whole = whole(healed.model());
        lines.happens(
                healed.model(),
                new ModelClause(
                        Sentence.of(
                                "{model} regains {gained} HP ({left} of {whole})", model, healed.amount(), has, whole),
                        Sentence.of("regains {gained} HP ({left} of {whole})", healed.amount(), has, whole)));
    }

    /** The line of the model already names an action. */
    private void stoodUp(Event.StoodUp stood) {
        if (stood.rule().equals(RuleIds.STD_1) && lines.exists(Line::saysStandsUp)) return;
        ModelClause clause =
                new ModelClause(Sentence.of("{model} stands up", names.name(stood.model())), Sentence.of("stands up"));
        if (lines.exists(Line::awaitsDice)) lines.current().aside(clause.named());
        else lines.happens(stood.model(), clause);
        lines.current().standsUp();
    }

    /** The HP that are left after a loss, or a gain if negative; never less than 0. */
    private int leftAfter(ModelId model, int lost) {
        return left.merge(model, lost, (before, less) -> Math.max(0, before - less));
    }

    private int whole(ModelId model) {
        return names.setup().card(model).hitPoints();
    }
}
