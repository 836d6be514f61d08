package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Shot;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/**
 * What a model does by its player's choice, as the rest of a sentence that begins with its name.
 *
 * @param names what things are called
 */
record Deeds(Names names) {
    String told(Choice choice) {
        if (choice instanceof Choice.Advance) return "advances";
        if (choice instanceof Choice.Sprint) return "sprints";
        if (choice instanceof Choice.StandUp) return "stands up";
        if (choice instanceof Choice.Shoot shoot) return "shoots " + told(shoot.shot());
        if (choice instanceof Choice.Assault assault) return "assaults " + names.of(assault.target());
        if (choice instanceof Choice.Attack attack) return "attacks " + names.of(attack.target());
        if (choice instanceof Choice.Wield wield) return "wields its " + wield.weapon();
        if (choice instanceof Choice.FightBack back)
            return "fights back" + (back.weapon().isEmpty() ? "" : " with " + back.weapon());
        if (choice instanceof Choice.Survive) return "tries to survive";
        if (choice instanceof Choice.SpendDie spend)
            return "spends " + spend.face().title() + " and " + told(spend.action());
        if (choice instanceof Choice.Use use) return used(use);
        return choice.toString();
    }

    /** Whether cubes are to follow. */
    static boolean moves(Choice choice) {
        return choice instanceof Choice.SpendDie spend
                ? moves(spend.action())
                : choice instanceof Choice.Advance || choice instanceof Choice.Sprint;
    }

    /** What is done within an attack, in few words: {@code B2 Brute fights back with maul}, {@code Stand Together}. */
    String within(ModelId model, Choice choice) {
        return choice instanceof Choice.SpendDie spend && spend.action() instanceof Choice.Use use
                ? names.of(use.rule()) + " for " + names.of(model)
                : names.of(model) + " " + told(choice);
    }

    /** Whether it is part of an attack that has been declared, before its dice. */
    static boolean withinAttack(Choice choice) {
        return choice instanceof Choice.Wield
                || choice instanceof Choice.FightBack
                || choice instanceof Choice.Survive
                || choice instanceof Choice.SpendDie spend && spend.face() == CommandFace.ORDER;
    }

    /** Whom it is aimed at, if at a model. */
    static Option<ModelId> target(Choice choice) {
        if (choice instanceof Choice.Assault assault) return Option.some(assault.target());
        if (choice instanceof Choice.Attack attack) return Option.some(attack.target());
        if (choice instanceof Choice.SpendDie spend) return target(spend.action());
        if (choice instanceof Choice.Use use) return model(use.target());
        return choice instanceof Choice.Shoot shoot ? model(shoot.shot().target()) : Option.none();
    }

    private static Option<ModelId> model(Target target) {
        return target instanceof Target.OfModel of ? Option.some(of.model()) : Option.none();
    }

    String told(Shot shot) {
        String at = names.of(shot.target()) + " with " + shot.weapon();
        if (shot.target() instanceof Target.OfCube) at = "at " + at;
        return shot.mode().isEmpty() ? at : at + " (" + shot.mode() + ")";
    }

    private String used(Choice.Use use) {
        String on = use.target().equals(Target.NOTHING) ? "" : " on " + names.of(use.target());
        return "uses " + names.of(use.rule()) + on;
    }
}
