package io.github.deadcube.testkit.cli.odds;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.testkit.cli.command.EditionOption;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.cli.odds.OddsTable.ExactOption;
import io.github.deadcube.testkit.serve.AttackOdds.Assault;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code deadcube odds shoot} and {@code assault}: damage and kill of an attack. */
public abstract class AttackOddsCommand extends Subcommand implements Runnable {
    @Mixin
    private EditionOption edition = new EditionOption();

    @Mixin
    private ExactOption exact = new ExactOption();

    @Option(names = "--augmented")
    private boolean augmented;

    private final Rules rules;
    private final Odds odds;

    private AttackOddsCommand(Rules rules, Odds odds) {
        this.rules = rules;
        this.odds = odds;
    }

    @Override
    public final void run() {
        OddsTable.ofAttack(AttackPair.read(rules, edition.alone(), cards(), situation())
                        .flatMap(pair -> chances(pair, odds))
                        .getOrElseThrow(faults -> ArgumentError.exception(command(), faults)))
                .print(command(), exact.isSaid());
    }

    abstract String cards();

    /** The positions of both models, as a script. */
    abstract String situation();

    abstract Either<Seq<ArgumentError>, Odds.OfAttack> chances(AttackPair pair, Odds odds);

    /** The state in which an attack is rolled. */
    final Either<Seq<ArgumentError>, GameState> state(AttackPair pair, Choice attack) {
        return augmented ? pair.augmented(attack) : Either.right(pair.state());
    }

    /** {@code deadcube odds shoot}: damage and kill of a SHOOT. */
    @Command(name = "shoot")
    public static final class OfShot extends AttackOddsCommand {
        @Option(names = "--clear")
        private boolean clear;

        @Option(names = "--above")
        private boolean above;

        @Option(names = "--crowded")
        private boolean crowded;

        @Parameters(paramLabel = "SHOOTER v TARGET", arity = "1..*", hideParamSyntax = true, descriptionKey = "shooter")
        private List<String> words = List.of();

        /** The engine decides whether the attack is legal; the odds calculate the probabilities. */
        public OfShot(Rules rules, Odds odds) {
            super(rules, odds);
        }

        @Override
        String cards() {
            return String.join(" ", words);
        }

        /** Two cubes that meet at a corner; where the shot is not clear, a wall up to that corner hides one side of the target. */
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
            Vector<Weapon> guns = weapons.filter(weapon -> !weapon.closeCombat());
            if (guns.isEmpty())
                return Either.left(Vector.of(pair.atAttacker(
                        RuleIds.SHO_1 + ": the shooter has no weapon with a range", "one such as rifle R5 AP1")));
            Vector<ArgumentError> refused = guns.flatMap(gun -> pair.refused(choice(gun)));
            return guns.find(gun -> pair.refused(choice(gun)).isEmpty())
                    .toEither((Seq<ArgumentError>) refused)
                    .flatMap(gun -> state(pair, choice(gun))
                            .flatMap(state -> odds.shot(state, choice(gun))
                                    .toEither(() -> Vector.of(pair.atAttacker(
                                            gun.name() + " is not fired by RANGED against SURVIVE, so it has no odds",
                                            "a weapon with an ordinary shot")))));
        }

        private static Choice.Shoot choice(Weapon gun) {
            return new Choice.Shoot(AttackPair.ATTACKER, new Shot(gun.name(), Target.of(AttackPair.TARGET)));
        }
    }

    /** {@code deadcube odds assault}: damage and kill of an ASSAULT. */
    @Command(name = "assault")
    public static final class OfAssault extends AttackOddsCommand {
        @Option(names = "--moved-in")
        private boolean movedIn;

        @Option(names = "--friend")
        private boolean friend;

        @Option(names = "--enemy-friend")
        private boolean enemyFriend;

        @Option(names = "--fight-back")
        private boolean fightBack;

        @Parameters(
                paramLabel = "ASSAULTER v TARGET",
                arity = "1..*",
                hideParamSyntax = true,
                descriptionKey = "assaulter")
        private List<String> words = List.of();

        /** The engine decides whether the attack is legal; the odds calculate the probabilities. */
        public OfAssault(Rules rules, Odds odds) {
            super(rules, odds);
        }

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
}
