package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.EditionNames;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.support.CardText;
import io.github.deadcube.core.support.ModelWriter;
import io.github.deadcube.core.support.Quoted;
import io.github.deadcube.core.support.TextVersion;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList.Category;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * A chosen strike team (TEAM-1). It may be illegal; {@link #check} and {@link ForceList#check} check it. Its text can
 * be stored and shared:
 *
 * <pre>{@code
 * team: Night Shift
 * list: Rust Choir
 *
 * Foreman Oda, Rivet Gun, Ammo
 * 2 x Rigger, Cutter              # two of them
 * Stray Dog: follower, 8 points, VP 1, SP 2-3 FI 4+ SV 6+ HP 2, teeth CC FRENZY (1), BEAST, AGILE
 * }</pre>
 *
 * <p>{@code edition revised} gives the edition of the team. Without this line, the edition is the edition of the list,
 * or the third edition if the list is unknown. Each other line is a model, or several equal models. If the card is in a
 * known list, the line has its name and, after commas, its choices. Any other card is written in full after a colon:
 * its category, its points, {@code with} and the name of each choice, and the items of the card as in a script. The
 * personal name of a model is one of its items: {@code called "Old Joe"}. Names with commas, colons or similar
 * characters need quotation marks, and so does a card whose name looks like a heading: {@code "team"}. A comment begins
 * with {@code #} and goes to the end of the line.
 *
 * @param name on one line
 * @param faction the faction of the force list
 * @param edition a name from {@link io.github.deadcube.core.Deadcube#editions}
 */
public record ChosenTeam(String name, String faction, String edition, Vector<ChosenModel> models) {
    /** A team of the third edition. */
    public ChosenTeam(String name, String faction, Vector<ChosenModel> models) {
        this(name, faction, EditionNames.THIRD, models);
    }

    /** A team with other models and the same name, faction and edition. */
    public ChosenTeam withModels(Vector<ChosenModel> others) {
        return new ChosenTeam(name, faction, edition, others);
    }

    /**
     * The same team with another edition, which sets the limits.
     *
     * @param other a name from {@link io.github.deadcube.core.Deadcube#editions}
     */
    public ChosenTeam withEdition(String other) {
        return new ChosenTeam(name, faction, other, models);
    }

    /**
     * Whether the team is legal by the rules of its edition, without its list: cards and choices are not compared with
     * one.
     *
     * @param size of the game, in points
     * @return all faults, first of each model and then of the whole team; empty if the team is legal
     */
    public Vector<Fault> check(int size) {
        return TeamCheck.faults(this, size);
    }

    /**
     * The points of all cards with all choices; the largest number if they are more. Negative if those of some models
     * are.
     */
    public int points() {
        long sum = models.map(ChosenModel::points).sum().longValue();
        return (int) Math.max(Integer.MIN_VALUE, Math.min(sum, Integer.MAX_VALUE));
    }

    /** The VPs that the other side scores if it kills all models, 0 or more. */
    public int worth() {
        return models.map(model -> model.card().worth()).sum().intValue();
    }

    /** The number of models of a category. */
    public int count(Category category) {
        return models.count(model -> model.category() == category);
    }

    /** The team for play. The first Leader leads it; if there is no Leader, the first model leads it. */
    public StrikeTeam team() {
        int leader = models.indexWhere(model -> model.category() == Category.LEADER);
        return new StrikeTeam(name, Math.max(leader, 0) + 1, models.map(ChosenModel::mustered));
    }

    /**
     * Reads a team whose cards are written in full, as {@link #read(String, Vector)} does.
     *
     * @return the team, or all errors in the order of the lines
     */
    public static Either<Seq<Fault>, ChosenTeam> read(String text) {
        return read(text, Vector.empty());
    }

    /**
     * Reads a team. Never throws. {@link ForceList#check} says whether the team is legal. Time and memory grow with the
     * length of the text, but the stack does not. A text has at most 2,097,152 characters, and a line 100,000.
     *
     * @param text of at most 1,000 lines; it may begin with its version, {@code version 1}
     * @param lists the lists of known cards
     * @return the team, or all errors in the order of the lines
     */
    public static Either<Seq<Fault>, ChosenTeam> read(String text, Vector<ForceList> lists) {
        return TextVersion.read(text, team -> new TeamReader(lists).read(team));
    }

    /**
     * The team in a text that a program contains. Its cards are written in full.
     *
     * @throws IllegalArgumentException with all errors of the text, each with its line
     */
    public static ChosenTeam of(String text) {
        return Fault.orThrow(read(text));
    }

    /** The text with each card in full. Every line ends with a line break. The text reads back as an equal team. */
    public String text() {
        return text(Vector.empty());
    }

    /**
     * The text with the cards of known lists by their names.
     *
     * @param lists the lists of known cards
     * @return a text that reads back as an equal team with the same lists; every line ends with a line break
     */
    public String text(Vector<ForceList> lists) {
        Vector<ForceList> called = lists.filter(l -> l.faction().equalsIgnoreCase(faction));
        Option<ForceList> list =
                called.find(l -> l.faction().equals(faction) && l.edition().equals(edition));
        StringBuilder written = new StringBuilder();
        written.append("team: ").append(CardText.name(name)).append('\n');
        if (!faction.isEmpty())
            written.append("list: ").append(CardText.name(faction)).append('\n');
        // a reader takes the edition of the list, or the third one
        boolean plain =
                called.map(ForceList::edition).append(EditionNames.THIRD).forAll(edition::equals);
        if (!plain) written.append("edition ").append(edition).append('\n');
        written.append('\n');
        Vector<String> lines = models.map(model -> model.line(list));
        for (int i = 0; i < lines.size(); ) {
            int same = 1;
            while (i + same < lines.size() && lines.get(i + same).equals(lines.get(i))) same++;
            written.append(same == 1 ? "" : same + " x ").append(lines.get(i)).append('\n');
            i += same;
        }
        return written.toString();
    }

    @Override
    public String toString() {
        return name;
    }

    /**
     * A chosen model of a team.
     *
     * @param card the finished card with weapons, upgrades and equipment; its name is the name of the card
     * @param points with all choices, 0 or more
     * @param choices the names of the chosen options, in the order of the list
     * @param called the personal name of the model on one line; none if it has only the name of the card
     * @param further more pieces of equipment than a legal model may have (TEAM-6)
     */
    @Value.Builder
    public record ChosenModel(
            Card card,
            Category category,
            int points,
            Vector<String> choices,
            Option<String> called,
            Vector<RuleId> further)
            implements WithChosenModel {
        /** A model without a personal name. */
        public ChosenModel(Card card, Category category, int points, Vector<String> choices) {
            this(card, category, points, choices, Option.none(), Vector.empty());
        }

        /** The name of the card in its list. */
        public String name() {
            return card.name();
        }

        /** TEAM-8: the card for play. It is marked if the model is deployed in addition. */
        Card mustered() {
            boolean added = category == Category.EXTRA && card.muster() == Muster.CHOSEN;
            return added ? card.withMuster(Muster.ADDED) : card;
        }

        /** The name of the card and the personal name, such as {@code 'Rigger' called 'Old Joe'}. */
        Sentence titled() {
            return called.map(own -> Sentence.of("'{name}' called '{own}'", name(), own))
                    .getOrElse(() -> Sentence.of("'{name}'", name()));
        }

        private String line(Option<ForceList> list) {
            ChosenModel plain = withCalled(Option.none());
            return list.exists(l -> l.model(name(), choices).contains(plain)) ? named() : whole();
        }

        private String named() {
            return choices.map(CardText::name)
                    .prepend(cardName())
                    .appendAll(writtenName())
                    .mkString(", ");
        }

        private String cardName() {
            return TeamReader.isHeading(name()) ? Quoted.quoted(name()) : CardText.name(name());
        }

        private Option<String> writtenName() {
            return called.map(own -> "called " + CardText.name(own));
        }

        private String whole() {
            return cardName() + ": "
                    + Vector.of(category.toString(), points + " points")
                            .appendAll(choices.map(choice -> "with " + CardText.name(choice)))
                            .appendAll(writtenName())
                            .appendAll(ModelWriter.card(card))
                            .appendAll(further.map(piece -> "equipment " + piece))
                            .mkString(", ");
        }

        @Override
        public String toString() {
            return choices.isEmpty() ? name() : name() + ", " + choices.mkString(", ");
        }
    }
}
