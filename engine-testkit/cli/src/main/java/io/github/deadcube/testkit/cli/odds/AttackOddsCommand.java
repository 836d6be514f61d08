package io.github.deadcube.testkit.cli.odds;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.cli.command.EditionOption;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;

/** {@code deadcube odds shoot} and {@code assault}: damage and kill of an attack. */
public abstract class AttackOddsCommand extends Subcommand implements Runnable {
    @Mixin
    private EditionOption edition = new EditionOption();

    @Mixin
    private ExactOption exact = new ExactOption();

    @CommandLine.Option(names = "--augmented")
    private boolean augmented;

    @Override
    public final void run() {
        OddsTable.ofAttack(AttackPair.read(rules(), edition.alone(), cards(), situation())
                        .flatMap(pair -> chances(pair, Deadcube.odds()))
                        .getOrElseThrow(faults -> ArgumentError.exception(command(), faults, language())))
                .print(command(), exact.isSaid(), language());
    }

    abstract String cards();

    /** The positions of both models, as a script. */
    abstract String situation();

    abstract Either<Seq<ArgumentError>, Odds.OfAttack> chances(AttackPair pair, Odds odds);

    /** The state in which an attack is rolled. */
    final Either<Seq<ArgumentError>, GameState> state(AttackPair pair, Choice attack) {
        return augmented ? pair.augmented(attack) : Either.right(pair.state());
    }
}
