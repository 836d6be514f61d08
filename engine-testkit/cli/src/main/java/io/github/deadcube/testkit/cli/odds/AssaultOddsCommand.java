package io.github.deadcube.testkit.cli.odds;

import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.testkit.serve.AttackOdds.Assault;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code deadcube odds assault}: damage and kill of an ASSAULT. */
@Command(name = "assault")
public final class AssaultOddsCommand extends AttackOddsCommand {
    @CommandLine.Option(names = "--moved-in")
    private boolean movedIn;

    @CommandLine.Option(names = "--friend")
    private boolean friend;

    @CommandLine.Option(names = "--enemy-friend")
    private boolean enemyFriend;

    @CommandLine.Option(names = "--fight-back")
    private boolean fightBack;

    @Parameters(paramLabel = "ASSAULTER v TARGET", arity = "1..*", hideParamSyntax = true, descriptionKey = "assaulter")
    private List<String> words = List.of();

    @Override
    String cards() {
        return String.join(" ", words);
    }

    @Override
    String situation() {
        return "board 2 x 2; A1 at a1/5; B1 at a1/6" + (friend ? "; A2 at a1/1" : "")
                + (enemyFriend ? "; B2 at a1/2" : "");
    }

    @Override
    Either<Seq<ArgumentError>, Odds.OfAttack> chances(AttackPair pair, Odds odds) {
        Choice declared = new Choice.Assault(AttackPair.ATTACKER, AttackPair.TARGET);
        Assault assault = new Assault(pair.attacker(), pair.target());
        Skill answer = fightBack ? Skill.FIGHT : Skill.SURVIVE;
        Vector<ArgumentError> faults = pair.refused(declared)
                .toVector()
                .appendAll(assault.refusal(pair.ruleset(), answer, fightBack ? "no --fight-back" : "--fight-back")
                        .map(pair::atTarget));
        if (faults.nonEmpty()) return Either.left(faults);
        return state(pair, declared).map(s -> assault.odds(odds, s, answer, movedIn));
    }
}
