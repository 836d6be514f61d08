package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.narration.ScoreKeeper.Scoreboard;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Narrates one match for people, only from its events: a heading for each round, short lines for each activation with
 * the dice and the rule, the score, and the result with its reason.
 *
 * <pre>{@code
 * A3 Gunner shoots B2 Brute with autogun: 5 7 1 against 5 1 1, 2 to 1 (SHO-5): loses 1 HP (3 of 4 left)
 * }</pre>
 */
public final class Narrator {
    private static final String INDENT = "  ";
    private static final Odds ODDS = Deadcube.odds();

    private final NarrationNames names;
    private final Scoreboard score;
    private final NarrationLines lines;
    private final ActionNarration deeds;
    private final ModelCubes whereabouts;
    private final Vector<Predicate<Event>> narrations;
    private final Viewer viewer;
    private final Consumer<String> out;
    private GameState state;
    private Option<ModelId> active = Option.none();
    private boolean printed;

    /**
     * Creates a narrator for a match that begins in this state.
     *
     * @param viewer for whom it narrates: it leaves out what is hidden from the viewer
     * @param out receives each line when it is complete
     */
    public Narrator(GameState begin, Viewer viewer, TextStyle paint, Consumer<String> out) {
        Position position = begin.position();
        this.state = begin;
        this.viewer = viewer;
        this.names = new NarrationNames(position.game().setup(), paint);
        this.score = new Scoreboard(names, position);
        this.lines = new NarrationLines(names, this::line);
        this.whereabouts = new ModelCubes(position);
        this.deeds = new ActionNarration(names, lines, whereabouts);
        this.narrations = Vector.of(
                new SetupNarration()::tell,
                deeds::tell,
                new SideNarration()::tell,
                new ThingNarration(names, lines)::tell,
                new MovementNarration(names, lines, whereabouts)::tell,
                new DamageNarration(names, lines, position)::tell);
        this.out = out;
    }

    /** Narrates what follows the transition before. */
    public void tell(Transition transition) {
        tell(state, transition.events());
        state = transition.state();
    }

    /**
     * Narrates events, without the information that is hidden from the viewer.
     *
     * @param before the state before them, which knows the dice that it asks for
     */
    public void tell(GameState before, List<Event> events) {
        if (events.exists(Event.Rolled.class::isInstance)) deeds.explodes(explodes(before));
        events.map(viewer::view).forEach(this::tell);
    }

    /** The lowest face that explodes in the roll that a state asks for (DICE-3, R25-K-HOLO-SIGHT). */
    public static int explodes(GameState before) {
        return ODDS.rolling(before).map(Odds.Pool::explodes).getOrElse(Die.D8.faces());
    }

    /** Prints the current line. Call it when the game ends or stops. */
    public void flush() {
        lines.flush();
    }

    /**
     * The current line, which is not complete, and the dice of a test that is not decided. A player who must choose in
     * the middle of an action sees it.
     */
    public Option<String> unfinished() {
        Option<String> dice = deeds.diceSoFar();
        return lines.soFar()
                .map(line -> line + dice.map(faces -> ": " + faces).getOrElse(""))
                .orElse(dice);
    }

    private void tell(Event event) {
        whereabouts.see(event);
        if (event instanceof Event.Scored scored) scored(scored);
        if (event instanceof Event.RoundBegan began) round(began);
        else if (event instanceof Event.ActivationBegan began) activation(began);
        else if (event instanceof Event.ActivationMarked marked && ends(marked)) over(marked);
        else if (event instanceof Event.TurnBegan) turn();
        else if (event instanceof Event.Ended ended) result(ended);
        else within(event);
    }

    private void within(Event event) {
        if (!narrations.exists(narration -> narration.test(event)))
            lines.begin(event + " " + names.cited(event.rule()));
    }

    /** An active model that has died is not marked as activated; objectives are scored after all activations. */
    private void scored(Event.Scored scored) {
        score.scored(scored);
        if (scored.rule().equals(RuleIds.VIC_2)) turn();
    }

    private void round(Event.RoundBegan began) {
        flush();
        if (score.begun()) out.accept(score.text());
        score.began(began);
        out.accept("");
        out.accept(names.paint().strong("Round " + began.round()));
    }

    private void activation(Event.ActivationBegan began) {
        flush();
        active = Option.some(began.model());
        printed = false;
    }

    /** A marker of another rule, such as K-STUN, is an effect on the active model. */
    private boolean ends(Event.ActivationMarked marked) {
        return active.contains(marked.model()) && marked.rule().equals(RuleIds.RND_3);
    }

    private void over(Event.ActivationMarked marked) {
        flush();
        if (!printed) line(names.name(marked.model()) + " does nothing");
        active = Option.none();
    }

    private void turn() {
        flush();
        active = Option.none();
    }

    private void result(Event.Ended ended) {
        flush();
        out.accept(score.text());
        out.accept("");
        out.accept(score.text(ended.result()));
    }

    /** The first line of an activation stands out from those that follow. */
    private void line(String text) {
        out.accept((active.isDefined() && printed ? INDENT : "") + INDENT + text);
        printed = true;
    }

    /** Narrates the set-up: the places of the item tokens, and the result of recon (SET-3 to SET-5). */
    private final class SetupNarration {
        private final TestNarration.Throw[] recon = new TestNarration.Throw[Side.BOTH.size()];
        private boolean placing;

        SetupNarration() {
            roundOfRecon();
        }

        boolean tell(Event event) {
            if (event instanceof Event.TokenPlaced placed) placed(placed);
            else if (event instanceof Event.Rolled rolled && rolled.rule().equals(RuleIds.SET_4))
                recon[rolled.side().ordinal()].rolled(rolled, "again", Die.D8.faces());
            else if (event instanceof Event.Compared compared && compared.rule().equals(RuleIds.SET_4))
                compared(compared);
            else if (event instanceof Event.ReconWon won)
                lines.begin(names.name(won.side()) + " wins recon and rolls "
                        + won.faces().mkString(" ") + " " + names.cited(won.rule()));
            else if (event instanceof Event.TokenLookedAt looked) looked(looked);
            else if (event instanceof Event.WentToReserve went)
                lines.begin(
                        went.model(),
                        (went.rule().equals(RuleIds.SET_5) ? "goes around a flank " : "stays in reserve ")
                                + names.cited(went.rule()));
            else return event instanceof Event.Rolled rolled && rolled.rule().equals(RuleIds.SET_3);
            return true;
        }

        /** {@code Item tokens lie face down (SET-3): 1 in c4, 2 in f7}. */
        private void placed(Event.TokenPlaced placed) {
            if (!placing) lines.begin("Item tokens lie face down " + names.cited(placed.rule()));
            placing = true;
            lines.current().clause(placed.token() + " in " + placed.cube());
        }

        /** {@code Recon: A 5 7 1 1 2 against B 6 1 1 3 2, 2 to 1 (SET-4)}. */
        private void compared(Event.Compared compared) {
            lines.begin(
                    "Recon: " + names.name(Side.A) + " " + recon[0] + " against " + names.name(Side.B) + " " + recon[1]
                            + ", " + compared.one() + " to " + compared.other() + " " + names.cited(compared.rule()));
            roundOfRecon();
        }

        private void roundOfRecon() {
            for (int side = 0; side < recon.length; side++) recon[side] = new TestNarration.Throw(Option.none());
        }

        private void looked(Event.TokenLookedAt looked) {
            lines.begin(names.name(looked.side()) + " looks at token " + looked.token()
                    + looked.item().map(item -> ", " + names.title(item)).getOrElse("") + " "
                    + names.cited(looked.rule()));
        }
    }

    /** Narrates what a side does: zones, passes, command dice, victory points. */
    private final class SideNarration {
        private boolean again;

        boolean tell(Event event) {
            if (event instanceof Event.InitiativeTaken taken && taken.rule().equals(RuleIds.SET_6))
                lines.begin(names.name(taken.side()) + " has the initiative " + names.cited(taken.rule()));
            else if (event instanceof Event.CommandRolled rolled) commandRolled(rolled);
            else if (event instanceof Event.CommandPutBack back) putBack(back);
            else if (event instanceof Event.ZoneTaken
                    || event instanceof Event.CubeAdded
                    || event instanceof Event.Passed
                    || event instanceof Event.HadToPass) lines.begin(event + " " + names.cited(event.rule()));
            else if (event instanceof Event.CommandSpent spent) spent(spent);
            else if (event instanceof Event.Scored scored) scored(scored);
            else if (event instanceof Event.ActivationUnmarked unmarked
                    && !unmarked.rule().chapter().equals("RND"))
                lines.happens(unmarked.model(), "may be activated again " + names.cited(unmarked.rule()));
            else
                return event instanceof Event.TurnBegan
                        || event instanceof Event.InitiativeTaken
                                && event.rule().equals(RuleIds.RND_7)
                        || event instanceof Event.CommandDiscarded
                        || event instanceof Event.ActivationUnmarked;
            return true;
        }

        private void commandRolled(Event.CommandRolled rolled) {
            if (!again) lines.begin(names.name(rolled.side()) + " rolls command dice");
            lines.current().clause(names.words(rolled.dice()));
            again = false;
        }

        /** {@code A rolls Dice, Dice again: Advance, Shoot}. */
        private void putBack(Event.CommandPutBack back) {
            lines.begin(names.name(back.side()) + " rolls " + names.words(back.dice()) + " again "
                    + names.cited(back.rule()));
            again = true;
        }

        /** The effects of other dice are narrated as actions or with a test. */
        private void spent(Event.CommandSpent spent) {
            if (spent.rule().equals(RuleIds.CMD_6))
                lines.begin(
                        names.name(spent.side()) + " spends " + spent.face().title() + " " + names.cited(spent.rule()));
        }

        private void scored(Event.Scored scored) {
            String words = names.name(scored.side()) + " scores " + scored.points() + " VP";
            String objective = scored.rule().equals(RuleIds.VIC_2) ? " for an objective " : " ";
            if (scored.rule().equals(RuleIds.VIC_1) && lines.any())
                lines.current().clause(words);
            else lines.begin(words + objective + names.cited(scored.rule()));
        }
    }
}
