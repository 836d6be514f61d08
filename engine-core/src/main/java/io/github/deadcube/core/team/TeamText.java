package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.shared.EditionNames;
import io.github.deadcube.core.support.CardText;
import io.github.deadcube.core.support.Quoted;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Reads and writes a strike team as a short text that can be stored and shared.
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
 * <p>{@code edition revised} gives the edition of the team. Without this line, the edition is the edition of the list, or the third
 * edition if the list is unknown. Each other line is a model, or several equal models. If the card is in a known list, the line has
 * its name and, after commas, its choices. Any other card is written in full after a colon: its category, its points, {@code with}
 * and the name of each choice, and the items of the card as in a script. The personal name of a model is one of its items: {@code
 * called "Old Joe"}. Names with commas, colons or similar characters need quotation marks, and so does a card whose name looks like
 * a heading: {@code "team"}. A comment begins with {@code #} and goes to the end of the line.
 */
public final class TeamText {
    private TeamText() {}

    /**
     * Reads a team. Never throws. {@link ForceList#check} says whether the team is legal. Time and memory grow with the length of the
     * text, but the stack does not. A text has at most 2,097,152 characters, and a line 100,000.
     *
     * @param text of at most 1,000 lines
     * @param lists the lists of known cards
     * @return the team, or all errors in the order of the lines
     */
    public static Either<Seq<Fault>, ChosenTeam> read(String text, Vector<ForceList> lists) {
        return new TeamReader(lists).read(text);
    }

    /**
     * The team in a text that a program contains. Its cards are written in full.
     *
     * @throws IllegalArgumentException with all errors of the text, each with its line
     */
    public static ChosenTeam of(String text) {
        return Fault.orThrow(read(text, Vector.empty()));
    }

    /** Writes a team with each card in full. Every line ends with a line break. The text reads back as an equal team. */
    public static String write(ChosenTeam team) {
        return write(team, Vector.empty());
    }

    /**
     * Writes a team. Cards of a known list are written by their names.
     *
     * @param lists the lists of known cards
     * @return a text that reads back as an equal team with the same lists; every line ends with a line break
     */
    public static String write(ChosenTeam team, Vector<ForceList> lists) {
        Vector<ForceList> called = lists.filter(l -> l.faction().equalsIgnoreCase(team.faction()));
        Option<ForceList> list = called.find(
                l -> l.faction().equals(team.faction()) && l.edition().equals(team.edition()));
        StringBuilder text = new StringBuilder();
        text.append("team: ").append(CardText.name(team.name())).append('\n');
        if (!team.faction().isEmpty())
            text.append("list: ").append(CardText.name(team.faction())).append('\n');
        // a reader takes the edition of the list, or the third one
        boolean plain =
                called.map(ForceList::edition).append(EditionNames.THIRD).forAll(team.edition()::equals);
        if (!plain) text.append("edition ").append(team.edition()).append('\n');
        text.append('\n');
        Vector<String> lines = team.models().map(model -> line(model, list));
        for (int i = 0; i < lines.size(); ) {
            int same = 1;
            while (i + same < lines.size() && lines.get(i + same).equals(lines.get(i))) same++;
            text.append(same == 1 ? "" : same + " x ").append(lines.get(i)).append('\n');
            i += same;
        }
        return text.toString();
    }

    private static String line(ChosenModel model, Option<ForceList> list) {
        ChosenModel plain = model.withCalled(Option.none());
        return list.exists(l -> l.model(model.name(), model.choices()).contains(plain)) ? named(model) : whole(model);
    }

    private static String named(ChosenModel model) {
        return model.choices()
                .map(CardText::name)
                .prepend(card(model))
                .appendAll(called(model))
                .mkString(", ");
    }

    private static String card(ChosenModel model) {
        return TeamReader.isHeading(model.name()) ? Quoted.of(model.name()) : CardText.name(model.name());
    }

    private static Option<String> called(ChosenModel model) {
        return model.called().map(own -> "called " + CardText.name(own));
    }

    private static String whole(ChosenModel model) {
        return card(model) + ": "
                + Vector.of(model.category().toString(), model.points() + " points")
                        .appendAll(model.choices().map(choice -> "with " + CardText.name(choice)))
                        .appendAll(called(model))
                        .appendAll(CardText.items(model.card()))
                        .appendAll(model.further().map(piece -> "equipment " + piece))
                        .mkString(", ");
    }
}
