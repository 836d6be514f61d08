package io.github.deadcube.core.team;

import io.github.deadcube.core.TextError;
import io.github.deadcube.core.support.CardText;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A strike team as short text, to be kept and shared.
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
 * <p>{@code edition revised} says by which edition the team was made; else it is that of its list, or the third where that is not
 * known. A line is a model, or several that are alike. Of a card that is in a known list its name is enough, and after commas its
 * choices. Any other card stands in full after a colon: its category, its points, {@code with} and the name of each choice, and what
 * it prints, as a script writes it. A model with a name of its own has it among the rest: {@code called "Old Joe"}. Names with commas, colons and the like stand in quotation marks. From {@code #} to the end of a
 * line is comment.
 */
public final class TeamText {
    /** Where no list is known a team is of the third edition, unless it says otherwise. */
    private static final ForceList NO_LIST = new ForceList("", Vector.empty(), Vector.empty());

    private TeamText() {}

    /**
     * Reads a team. Never throws. Whether the team is legal is asked of {@link TeamCheck}. Time and memory grow with the length of the
     * text, the stack does not; {@link io.github.deadcube.core.support.TextBounds} says how long a text and its lines may be.
     *
     * @param text of at most 1,000 lines
     * @param lists in which cards are looked up
     * @return the team, or everything that cannot be read, in the order of the lines
     */
    public static Either<Seq<TextError>, ChosenTeam> read(String text, Vector<ForceList> lists) {
        return new TeamReader(lists).read(text);
    }

    /** Writes a team, each card in full: several lines, each with its end, which read back as an equal team. */
    public static String of(ChosenTeam team) {
        return of(team, Vector.empty());
    }

    /**
     * Writes a team, cards of its list by their names.
     *
     * @param lists in which cards are looked up
     * @return several lines, each with its end, which read back as an equal team by the same lists
     */
    public static String of(ChosenTeam team, Vector<ForceList> lists) {
        Vector<ForceList> called = lists.filter(l -> l.faction().equalsIgnoreCase(team.faction()));
        Option<ForceList> list = called.find(
                l -> l.faction().equals(team.faction()) && l.edition().equals(team.edition()));
        StringBuilder text = new StringBuilder();
        text.append("team: ").append(CardText.name(team.name())).append('\n');
        text.append("list: ").append(CardText.name(team.faction())).append('\n');
        boolean plain = called.append(NO_LIST).forAll(l -> l.edition().equals(team.edition()));
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
                .prepend(CardText.name(model.name()))
                .appendAll(called(model))
                .mkString(", ");
    }

    private static Option<String> called(ChosenModel model) {
        return model.called().map(own -> "called " + CardText.name(own));
    }

    private static String whole(ChosenModel model) {
        return CardText.name(model.name()) + ": "
                + Vector.of(model.category().toString(), model.points() + " points")
                        .appendAll(model.choices().map(choice -> "with " + CardText.name(choice)))
                        .appendAll(called(model))
                        .appendAll(CardText.items(model.profile()))
                        .appendAll(model.further().map(piece -> "equipment " + piece))
                        .mkString(", ");
    }
}
