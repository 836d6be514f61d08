package io.github.deadcube.api.extend;

import io.github.deadcube.api.extend.Ruleset.ReconEffect;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.team.CommandDice;
import io.vavr.control.Option;

/** What a choice means whose notation names nothing but a number or a face. */
final class Meaning {
    private static final String KEEP = "keep all";
    private static final int ROWS = 8;

    private Meaning() {}

    /** A few words; none for choices that say it themselves. */
    static Option<String> of(Choice choice, Ruleset ruleset) {
        if (choice instanceof Choice.UseRecon use && row(use.face()))
            return Option.some(effect(ruleset, use.face()).words());
        if (choice instanceof Choice.ForgoRecon forgo && row(forgo.face()))
            return Option.some("without: " + effect(ruleset, forgo.face()).words());
        if (choice instanceof Choice.Zone zone)
            return Option.some("the scenario's " + (zone.number() == 1 ? "first" : "second") + " deployment zone");
        if (choice instanceof Choice.AddDice add)
            return Option.some(add.dice() == 0 ? "no more dice" : "one more for each Dice that you spend");
        if (choice instanceof Choice.Reroll reroll)
            return Option.some(reroll.dice() == 0 ? KEEP : "of those that have failed");
        return Option.when(
                choice instanceof Choice.RerollCommand again && again.dice().equals(CommandDice.NONE), KEEP);
    }

    private static boolean row(int face) {
        return face >= 1 && face <= ROWS;
    }

    private static ReconEffect effect(Ruleset ruleset, int face) {
        return ruleset.tables().recon().get(face - 1);
    }
}
