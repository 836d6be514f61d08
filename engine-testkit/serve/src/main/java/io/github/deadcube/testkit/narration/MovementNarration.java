package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.testkit.narration.NarrationLines.Sentence;
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
    private Option<String> deploying = Option.none();
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
        else if (event instanceof Event.Slammed slam)
            lines.happensApart(slam.model(), "is slammed " + slam.direction() + die());
        else if (event instanceof Event.Effect effect && effect.rule().equals(RuleIds.LIV_SLAM))
            lines.happensApart(
                    ModelId.of(effect.subject()), "is slammed " + (effect.amount() > 0 ? "up" : "down") + die());
        else if (event instanceof Event.Bounced) bounced = true;
        else if (event instanceof Event.Landed landed) landed(landed);
        else if (event instanceof Event.Deployed deployed) deployed(deployed);
        else return false;
        return true;
    }

    private void rolled(Event.Rolled rolled) {
        boolean direction = rolled.rule().equals(RuleIds.SCAT_1);
        boolean goesOn = direction ? !ofShot : isOfFloor(rolled);
        scatter = goesOn ? scatter.append(rolled) : Vector.of(rolled);
        if (!direction) return;
        ofShot = lines.exists(Sentence::inTheAir);
        // a shot that is lost has no event of its own (SCAT-7)
        if (ofShot)
            lines.current()
                    .unlessMoreHappens(
                            "scatters off the battlefield (die " + rolled.dice() + ") " + names.cited(RuleIds.SCAT_7));
    }

    /** {@code A deploys: A3 Gunner d8, A2 Sharpshooter a8}. Models in reserve come in later (SET-5). */
    private void deployed(Event.Deployed deployed) {
        cubes.elsewhere(deployed.model(), deployed.place());
        String head = names.name(deployed.model().side())
                + (deployed.rule().equals(RuleIds.SET_5) ? "'s flankers come in" : " deploys");
        if (!deploying.contains(head)) lines.begin(head);
        deploying = Option.some(head);
        lines.current()
                .clause(names.name(deployed.model()) + " " + deployed.place().cube());
    }

    private void moved(Event.Moved moved) {
        String cube = moved.place().cube().toString();
        boolean stays = !cubes.elsewhere(moved.model(), moved.place());
        fallen = Option.none();
        boolean moves = lines.exists(sentence -> sentence.moves(moved.model()));
        if (stays && lines.exists(sentence -> sentence.setsOut(moved.model())))
            lines.current().unlessMoreIsTold(" within " + cube);
        else if (moves && !stays) lines.current().clause(cube);
        else if (!stays && RuleWords.ARRIVING.are(moved.rule()))
            lines.happensApart(moved.model(), "arrives in " + cube);
        else if (!stays && moved.rule().equals(RuleIds.PART_2))
            lines.begin(moved.model(), "goes back to " + cube + " " + names.cited(moved.rule()))
                    .goingOn();
        else if (!stays)
            lines.begin(moved.model(), RuleWords.REACTION.are(moved.rule()) ? "evades" : "moves on")
                    .moving()
                    .clause(cube);
    }

    private void forced(Event.ForcedTo forced) {
        if (!cubes.elsewhere(forced.model(), forced.place())) {
            String thrown = die();
            if (forced.rule().equals(RuleIds.SCAT_6))
                lines.happensApart(forced.model(), "stays in " + forced.place().cube() + thrown);
            return;
        }
        String verb = comes(forced.rule());
        String down = fallen.map(cubes -> ", " + cubes + " down").getOrElse("");
        fallen = Option.none();
        lines.happensApart(forced.model(), verb + forced.place().cube() + down + die());
    }

    /** ADV-12: a model that lets go, or stops where it cannot stand, comes down by choice. */
    private String comes(RuleId rule) {
        if (RuleWords.KNOCKED_BACK.are(rule)) return "is knocked back to ";
        if (!BY_CHOICE.contains(rule.chapter())) return "is thrown to ";
        return fallen.exists(cubes -> cubes > 1) ? "falls to " : "drops to ";
    }

    private void landed(Event.Landed landed) {
        String verb = landed.asAimed() ? "lands in " : bounced ? "bounces back to " : "scatters to ";
        bounced = false;
        lines.current().ofThing(verb + landed.cube() + die());
    }

    private String die() {
        String shown = scatter.isEmpty()
                ? ""
                : scatter.map(rolled -> label(rolled) + " " + rolled.dice()).mkString(" (", ", ", ")");
        scatter = Vector.empty();
        return shown;
    }

    private static String label(Event.Rolled rolled) {
        if (rolled.rule().equals(RuleIds.SCAT_3)) return "half floor";
        return rolled.rule().equals(RuleIds.GEO_7) ? "half-cube" : "die";
    }

    private static boolean isOfFloor(Event.Rolled rolled) {
        return rolled.rule().equals(RuleIds.SCAT_3) || rolled.rule().equals(RuleIds.GEO_7);
    }
}
