package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.team.ModelId;
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
    private final ActionNarration actions;
    private final ModelCubes cubes;
    private final Vector<Predicate<Event>> narrations;
    private final Viewer viewer;
    private final Language language;
    private final Consumer<String> out;
    private GameState state;
    private Option<ModelId> active = Option.none();
    private boolean printed;

    /** Creates a narrator that tells a match in English. */
    public Narrator(GameState begin, Viewer viewer, TextStyle paint, Consumer<String> out) {
        this(begin, viewer, paint, Language.ENGLISH, out);
    }

    /**
     * Creates a narrator for a match that begins in this state.
     *
     * @param viewer for whom it narrates: it leaves out what is hidden from the viewer
     * @param out receives each line when it is complete
     */
    public Narrator(GameState begin, Viewer viewer, TextStyle paint, Language language, Consumer<String> out) {
        Position position = begin.position();
        this.state = begin;
        this.viewer = viewer;
        this.language = language;
        this.names = new NarrationNames(position.game().setup(), paint);
        this.score = new Scoreboard(names, position);
        this.lines = new NarrationLines(names, language, this::line);
        this.cubes = new ModelCubes(position);
        this.actions = new ActionNarration(names, lines, cubes);
        this.narrations = Vector.of(
                new SetupNarration(names, lines)::tell,
                actions::tell,
                new SideNarration(names, lines)::tell,
                new ThingNarration(names, lines)::tell,
                new MovementNarration(names, lines, cubes)::tell,
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
        if (events.exists(Event.Rolled.class::isInstance)) actions.explodes(explodes(before));
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
        Option<Told> dice = actions.diceSoFar();
        return lines.soFar()
                .map(line -> dice.map(faces -> NarrationLines.colon(line, faces))
                        .<Told>map(told -> told)
                        .getOrElse(line))
                .orElse(dice)
                .map(line -> line.told(language));
    }

    private void tell(Event event) {
        cubes.see(event);
        if (event instanceof Event.Scored scored) scored(scored);
        if (event instanceof Event.RoundBegan began) round(began);
        else if (event instanceof Event.ActivationBegan began) activation(began);
        else if (event instanceof Event.ActivationMarked marked && ends(marked)) over(marked);
        else if (event instanceof Event.TurnBegan) turn();
        else if (event instanceof Event.Ended ended) result(ended);
        else within(event);
    }

    private void within(Event event) {
        if (!narrations.exists(narration -> narration.test(event))) lines.begin(SideNarration.cited(names, event));
    }

    /** An active model that has died is not marked as activated; objectives are scored after all activations. */
    private void scored(Event.Scored scored) {
        score.scored(scored);
        if (scored.rule().equals(RuleIds.VIC_2)) turn();
    }

    private void round(Event.RoundBegan began) {
        flush();
        if (score.begun()) out.accept(score.words().told(language));
        score.began(began);
        out.accept("");
        out.accept(
                names.paint().strong(Sentence.of("Round {round}", began.round()).told(language)));
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
        if (!printed)
            line(Sentence.of("{model} does nothing", names.name(marked.model())).told(language));
        active = Option.none();
    }

    private void turn() {
        flush();
        active = Option.none();
    }

    private void result(Event.Ended ended) {
        flush();
        out.accept(score.words().told(language));
        out.accept("");
        out.accept(score.words(ended.result()).told(language));
    }

    /** The first line of an activation stands out from those that follow. */
    private void line(String text) {
        out.accept((active.isDefined() && printed ? INDENT : "") + INDENT + text);
        printed = true;
    }
}
