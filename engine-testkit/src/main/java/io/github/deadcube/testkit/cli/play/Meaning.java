package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.extend.ReconEffect;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.team.CommandDice;
import io.vavr.control.Option;

/** What a choice means whose notation names nothing but a number or a face. */
final class Meaning {
    private static final String KEEP = "keep all";

    private Meaning() {}

    /** A few words; none for choices that say it themselves. */
    static Option<String> of(Choice choice, Ruleset ruleset) {
        if (choice instanceof Choice.UseRecon use) return Option.some(words(effect(ruleset, use.face())));
        if (choice instanceof Choice.ForgoRecon forgo)
            return Option.some("without: " + words(effect(ruleset, forgo.face())));
        if (choice instanceof Choice.AddDice add)
            return Option.some(add.dice() == 0 ? "no more dice" : "one more for each Dice that you spend");
        if (choice instanceof Choice.Reroll reroll)
            return Option.some(reroll.dice() == 0 ? KEEP : "of those that have failed");
        return Option.when(
                choice instanceof Choice.RerollCommand again && again.dice().equals(CommandDice.NONE), KEEP);
    }

    private static ReconEffect effect(Ruleset ruleset, int face) {
        return ruleset.tables().recon().get(face - 1);
    }

    private static String words(ReconEffect effect) {
        return switch (effect) {
            case LOOK_AT_ONE -> "look at a token that lies face down";
            case LOOK_AT_THREE -> "look at up to three tokens that lie face down";
            case DISCARD -> "discard a token unseen";
            case MOVE_ONE -> "move a model one step";
            case MOVE_TWO -> "move up to two models one step each";
            case MOVE_THREE -> "move up to three models one step each";
            case FLANK -> "send a model around a flank";
            case ANY -> "any of the others";
        };
    }
}
