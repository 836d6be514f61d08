package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.narration.NarrationLines.Line;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Narrates movement, by choice or by force, and where shots at cubes land. Leaves out spots within a cube. */
final class MovementNarration {
    private static final Vector<String> BY_CHOICE = Vector.of("ADV", "SPR", "PART");

    private final NarrationNames names;
    private final NarrationLines lines;
    private final ModelCubes cubes;
    /** The dice of a scatter or a throw: of its directions (SCAT-6), of half floors and of half-cubes. */
    private Vector<Event.Rolled> scatter = Vector.empty();

    private boolean ofShot;
    private Option<Integer> fallen = Option.none();
    /** The side whose models come onto the battlefield, and whether they come around a flank. */
    private Option<Tuple2<Side, Boolean>> deploying = Option.none();

    private boolean bounced;

    MovementNarration(NarrationNames names, NarrationLines lines, ModelCubes cubes) {
        this.names = names;
        this.lines = lines;
        this.cubes = cubes;
    }

    boolean tell(Event event) {
        if (event instanceof Event.Rolled rolled) rolled(rolled);
        else if (event instanceof Event.Moved moved) moved(moved);
        else if (event instanceof Event.ForcedTo forced) forced(forced);
        else if (event instanceof Event.Fell fell) fallen = Option.some(fell.cubes());
        else if (event instanceof Event.Slammed slam) slammed(slam);
        else if (event instanceof Event.Effect effect && effect.rule().equals(RuleIds.LIV_SLAM)) slammed(effect);
        else if (event instanceof Event.Bounced) bounced = true;
        else if (event instanceof Event.Landed landed) landed(landed);
        else if (event instanceof Event.Deployed deployed) deployed(deployed);
        else return false;
        return true;
    }

    private void slammed(Event.Slammed slam) {
        happensByForce(
                slam.model(),
                new ModelClause(
                        Sentence.of("{model} is slammed {direction}", names.name(slam.model()), slam.direction()),
                        Sentence.of("is slammed {direction}", slam.direction())));
    }

    private void slammed(Event.Effect effect) {
        ModelId model = ModelId.of(effect.subject());
        happensByForce(
                model,
                effect.amount() > 0
                        ? new ModelClause(
                                Sentence.of("{model} is slammed up", names.name(model)), Sentence.of("is slammed up"))
                        : new ModelClause(
                                Sentence.of("{model} is slammed down", names.name(model)),
                                Sentence.of("is slammed down")));
    }

    /** Adds an effect on a model with the dice that have decided it. */
    private void happensByForce(ModelId model, ModelClause clause) {
        Vector<Sentence> dice = dice();
        lines.happensApart(model, new ModelClause(withDice(clause.named(), dice), withDice(clause.alone(), dice)));
    }

    private void rolled(Event.Rolled rolled) {
        boolean direction = rolled.rule().equals(RuleIds.SCAT_1);
        boolean goesOn = direction ? !ofShot : isOfFloor(rolled);
        scatter = goesOn ? scatter.append(rolled) : Vector.of(rolled);
        if (!direction) return;
        ofShot = lines.exists(Line::inTheAir);
        // a shot that is lost has no event of its own (SCAT-7)
        if (ofShot)
            lines.current()
                    .unlessMoreHappens(Sentence.of(
                            "scatters off the battlefield (die {dice}) {citation}",
                            rolled.dice(),
                            names.cited(RuleIds.SCAT_7)));
    }

    /** {@code A deploys: A3 Gunner d8, A2 Sharpshooter a8}. Models in reserve come in later (SET-5). */
    private void deployed(Event.Deployed deployed) {
        cubes.elsewhere(deployed.model(), deployed.place());
        Side side = deployed.model().side();
        boolean flank = deployed.rule().equals(RuleIds.SET_5);
        if (!deploying.contains(Tuple.of(side, flank)))
            lines.begin(Sentence.of(flank ? "{side}'s flankers come in" : "{side} deploys", names.name(side)));
        deploying = Option.some(Tuple.of(side, flank));
        lines.current()
                .clause(Sentence.verbatim(
                        names.name(deployed.model()) + " " + deployed.place().cube()));
    }

    private void moved(Event.Moved moved) {
        Cube cube = moved.place().cube();
        Sentence entered = Sentence.verbatim(cube.toString());
        String model = names.name(moved.model());
        boolean stays = !cubes.elsewhere(moved.model(), moved.place());
        fallen = Option.none();
        boolean moves = lines.exists(line -> line.moves(moved.model()));
        if (stays && lines.exists(line -> line.setsOut(moved.model())))
            lines.current().unlessMoreIsTold(line -> Sentence.of("{line} within {cube}", line, cube));
        else if (moves && !stays) lines.current().clause(entered);
        else if (!stays && RuleWords.ARRIVING.are(moved.rule()))
            lines.happensApart(
                    moved.model(),
                    new ModelClause(
                            Sentence.of("{model} arrives in {cube}", model, cube),
                            Sentence.of("arrives in {cube}", cube)));
        else if (!stays && moved.rule().equals(RuleIds.PART_2))
            lines.begin(
                            moved.model(),
                            Sentence.of(
                                    "{model} goes back to {cube} {citation}", model, cube, names.cited(moved.rule())))
                    .goingOn();
        else if (!stays)
            lines.begin(
                            moved.model(),
                            Sentence.of(
                                    RuleWords.REACTION.are(moved.rule()) ? "{model} evades" : "{model} moves on",
                                    model))
                    .moving()
                    .clause(entered);
    }

    private void forced(Event.ForcedTo forced) {
        Cube cube = forced.place().cube();
        String model = names.name(forced.model());
        if (!cubes.elsewhere(forced.model(), forced.place())) {
            if (forced.rule().equals(RuleIds.SCAT_6))
                happensByForce(
                        forced.model(),
                        new ModelClause(
                                Sentence.of("{model} stays in {cube}", model, cube),
                                Sentence.of("stays in {cube}", cube)));
            else dice();
            return;
        }
        ModelClause comes = comes(forced.rule(), model, cube);
        for (int down : fallen)
            comes = new ModelClause(
                    Sentence.of("{clause}, {cubes} down", comes.named(), down),
                    Sentence.of("{clause}, {cubes} down", comes.alone(), down));
        fallen = Option.none();
        happensByForce(forced.model(), comes);
    }

    /** ADV-12: a model that lets go, or stops where it cannot stand, comes down by choice. */
    private ModelClause comes(RuleId rule, String model, Cube cube) {
        if (RuleWords.KNOCKED_BACK.are(rule))
            return new ModelClause(
                    Sentence.of("{model} is knocked back to {cube}", model, cube),
                    Sentence.of("is knocked back to {cube}", cube));
        if (!BY_CHOICE.contains(rule.chapter()))
            return new ModelClause(
                    Sentence.of("{model} is thrown to {cube}", model, cube), Sentence.of("is thrown to {cube}", cube));
        return fallen.exists(cubes -> cubes > 1)
                ? new ModelClause(
                        Sentence.of("{model} falls to {cube}", model, cube), Sentence.of("falls to {cube}", cube))
                : new ModelClause(
                        Sentence.of("{model} drops to {cube}", model, cube), Sentence.of("drops to {cube}", cube));
    }

    private void landed(Event.Landed landed) {
        Sentence where = Sentence.of(
                landed.asAimed() ? "lands in {cube}" : bounced ? "bounces back to {cube}" : "scatters to {cube}",
                landed.cube());
        bounced = false;
        lines.current().ofThing(withDice(where, dice()));
    }

    private static Told withDice(Told clause, Vector<Sentence> dice) {
        return dice.isEmpty() ? clause : Sentence.of("{clause} ({dice})", clause, dice);
    }

    /** The dice that have decided what happens next. */
    private Vector<Sentence> dice() {
        Vector<Sentence> dice = scatter.map(MovementNarration::labelled);
        scatter = Vector.empty();
        return dice;
    }

    private static Sentence labelled(Event.Rolled rolled) {
        return Sentence.of(
                rolled.rule().equals(RuleIds.SCAT_3)
                        ? "half floor {dice}"
                        : rolled.rule().equals(RuleIds.GEO_7) ? "half-cube {dice}" : "die {dice}",
                rolled.dice());
    }

    private static boolean isOfFloor(Event.Rolled rolled) {
        return rolled.rule().equals(RuleIds.SCAT_3) || rolled.rule().equals(RuleIds.GEO_7);
    }
}
