package io.github.deadcube.core.lists;

import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.lists.Findings.Titled;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ListedCard;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

/**
 * TEAM-1: finds the costs of a list that are hardly meant so. A model has fewer VPs than points, so more VPs than
 * points are probably points and VPs that the author has exchanged.
 */
final class CostCheck {
    private static final String DONE = "read as it stands; points and VP may be exchanged";

    /** @param vp of a model of the card with its cheapest choices, as its points */
    private record Priced(Titled at, ListedCard card, int points, int vp) {
        private boolean hasMoreVp() {
            return vp > points;
        }
    }

    private final Findings findings;
    private final List<Priced> all = new ArrayList<>();

    CostCheck(Findings findings) {
        this.findings = findings;
    }

    void add(Titled at, ListedCard card) {
        ChosenModel model = card.model(card.cheapest());
        all.add(new Priced(at, card, model.points(), model.card().worth()));
    }

    void check() {
        Vector<Priced> cards = Vector.ofAll(all);
        int most = cards.reject(Priced::hasMoreVp).map(Priced::vp).max().getOrElse(0);
        for (Priced one : cards) {
            // a card for 0 points may be a part of another one that costs points
            boolean doubtful = one.hasMoreVp() && (one.points() > 0 || one.vp() > Math.max(1, most));
            if (doubtful) report(one, unusual(cost(one.points(), one.vp()), most));
            for (CardOption option : one.card().options())
                if (option.points() > 0 && option.worth() > option.points())
                    report(one, Sentence.of("'{option}' for {cost}", option, cost(option.points(), option.worth())));
        }
    }

    private static Sentence cost(int points, int vp) {
        return Sentence.of("{points, plural, one {# point} other {# points}} and {vp} VP", points, vp);
    }

    private static Sentence unusual(Sentence cost, int most) {
        return most == 0
                ? cost
                : Sentence.of("{cost}, and the usual cards of the list have at most {most} VP", cost, most);
    }

    private void report(Priced one, Sentence what) {
        findings.ofCard(one.card().name(), () -> {
            findings.doubtful(one.at(), what, DONE);
            return one;
        });
    }
}
