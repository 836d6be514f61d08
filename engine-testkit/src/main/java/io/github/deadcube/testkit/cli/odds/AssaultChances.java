package io.github.deadcube.testkit.cli.odds;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.testkit.cli.command.ByEdition;
import io.github.deadcube.testkit.cli.command.Version;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code deadcube odds assault}: damage and kill of an ASSAULT. */
@Command(
        name = "assault",
        description = {
            "Exact probabilities of the HP that an assault costs its target, and of its death; and of what comes back if"
                    + " the target fights back. Cards are written as in scripts, with 'damage 1' for the injured and"
                    + " 'pinned' for a pinned target; each uses its first weapon with range CC.",
            "Example: deadcube odds assault --moved-in FI 4+ HP 2, blade CC AP1 v FI 5+ SV 4+ HP 2, damage 1"
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
public final class AssaultChances implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--moved-in", description = "The assaulter has moved into the cube: 1 die more (AST-5).")
    private boolean movedIn;

    @Option(names = "--friend", description = "A friend of the assaulter is in the cube: 1 die more (AST-5).")
    private boolean friend;

    @Option(
            names = "--enemy-friend",
            description = "A friend of the target is in the cube: 1 die more for the target (AST-5, AST-6).")
    private boolean enemyFriend;

    @Option(names = "--fight-back", description = "The target fights back instead of surviving (AST-3).")
    private boolean fightBack;

    @Option(
            names = "--augmented",
            description =
                    "The assaulter's AUGMENTED is used; what it costs the assaulter does not count (R25-K-AUGMENTED).")
    private boolean augmented;

    @Parameters(
            paramLabel = "ASSAULTER v TARGET",
            arity = "1..*",
            hideParamSyntax = true,
            description = "Two cards, items of a card with commas between them.")
    private List<String> words = List.of();

    @Mixin
    private ByEdition edition = new ByEdition();

    private final Rules rules;
    private final Odds odds;

    /** The engine says who may fight, and the odds work the chances out. */
    public AssaultChances(Rules rules, Odds odds) {
        this.rules = rules;
        this.odds = odds;
    }

    @Override
    public void run() {
        Rows.ofAttack(Duellists.read(rules, edition.alone(), String.join(" ", words), situation())
                        .flatMap(this::assault)
                        .getOrElseThrow(faults -> Fault.exception(spec.commandLine(), faults)))
                .print(spec.commandLine());
    }

    private String situation() {
        return "board 2 x 2; A1 at a1/5; B1 at a1/6" + (friend ? "; A2 at a1/1" : "")
                + (enemyFriend ? "; B2 at a1/2" : "");
    }

    private Either<Seq<Fault>, Odds.OfAttack> assault(Duellists duellists) {
        Choice assault = new Choice.Assault(Duellists.ATTACKER, Duellists.TARGET);
        Vector<Fault> faults =
                Vector.<Fault>empty().appendAll(duellists.refused(assault)).appendAll(answerFault(duellists));
        if (faults.nonEmpty()) return Either.left(faults);
        Either<Seq<Fault>, GameState> state =
                augmented ? duellists.augmented(assault) : Either.right(duellists.state());
        return state.map(s -> odds.assault(s, occasion(duellists), fightBack ? Skill.FIGHT : Skill.SURVIVE));
    }

    private Vector<Fault> answerFault(Duellists duellists) {
        if (fightBack && duellists.target().pinned())
            return Vector.of(
                    duellists.atTarget(RuleIds.AST_10 + ": a pinned target can only survive", "no --fight-back"));
        if (fightBack && !duellists.target().profile().fight().exists())
            return Vector.of(
                    duellists.atTarget(RuleIds.AST_8 + ": without FI it cannot fight back", "no --fight-back"));
        return Vector.empty();
    }

    private Occasion occasion(Duellists duellists) {
        return new Occasion(
                Occasion.Kind.ASSAULT,
                RuleIds.AST_1,
                Duellists.ATTACKER,
                Duellists.TARGET,
                blade(duellists.attacker().profile()),
                fightBack ? blade(duellists.target().profile()) : Arm.Bare.NONE,
                movedIn,
                duellists.target().pinned());
    }

    /** The first weapon with range CC, or none. */
    private static Arm blade(Profile profile) {
        int at = profile.weapons().indexWhere(Weapon::closeCombat);
        return at < 0 ? Arm.Bare.NONE : Arm.own(at);
    }
}
