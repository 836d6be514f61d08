package io.github.deadcube.testkit.cli.odds;

import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code deadcube odds shoot}: damage and kill of a SHOOT. */
@Command(name = "shoot")
public final class ShootOddsCommand extends AttackOddsCommand {
    @CommandLine.Option(names = "--clear")
    private boolean clear;

    @CommandLine.Option(names = "--above")
    private boolean above;

    @CommandLine.Option(names = "--crowded")
    private boolean crowded;

    @Parameters(paramLabel = "SHOOTER v TARGET", arity = "1..*", hideParamSyntax = true, descriptionKey = "shooter")
    private List<String> words = List.of();

    @Override
    String cards() {
        return String.join(" ", words);
    }

    /**
     * Two cubes that meet at a corner; where the shot is not clear, a wall up to that corner hides one side of the
     * target.
     */
    @Override
    String situation() {
        String from = above ? "a1:2" : "a1";
        int spot = above ? 9 : 5;
        return "board 2 x 2 x 2, floors a1:2; A1 at " + from + "/" + spot + "; B1 at b2/" + spot
                + (clear ? "" : "; wall east of " + from)
                + (crowded ? "; A2 at b2/1" : "");
    }

    @Override
    Either<Seq<ArgumentError>, Odds.OfAttack> chances(AttackPair pair, Odds odds) {
        Vector<Weapon> weapons = pair.attacker().card().weapons();
        Vector<Weapon> ranged = weapons.filter(weapon -> !weapon.closeCombat());
        if (ranged.isEmpty())
            return Either.left(Vector.of(pair.atAttacker(
                    Sentence.of("{rule}: the shooter has no weapon with a range", RuleIds.SHO_1),
                    "one such as rifle R5 AP1")));
        Vector<ArgumentError> refused = ranged.flatMap(weapon -> pair.refused(choice(weapon)));
        return ranged.find(weapon -> pair.refused(choice(weapon)).isEmpty())
                .toEither((Seq<ArgumentError>) refused)
                .flatMap(weapon -> state(pair, choice(weapon))
                        .flatMap(state -> odds.shot(state, choice(weapon))
                                .toEither(() -> Vector.of(pair.atAttacker(
                                        Sentence.of(
                                                "{weapon} is not fired by RANGED against SURVIVE, so it has no odds",
                                                weapon.name()),
                                        "a weapon with an ordinary shot")))));
    }

    private static Choice.Shoot choice(Weapon weapon) {
        return new Choice.Shoot(AttackPair.ATTACKER, new Shot(weapon.name(), Target.of(AttackPair.TARGET)));
    }
}
