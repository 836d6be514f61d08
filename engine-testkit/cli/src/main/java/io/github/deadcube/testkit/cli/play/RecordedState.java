package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.Rules;
import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.record.ReplayedRecord;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.cli.command.BattlefieldOption.Begun;
import io.github.deadcube.testkit.cli.command.PrintableText;
import io.github.deadcube.testkit.start.InstalledRules;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.function.Consumer;

/** A moment of a recorded game, from which another game goes on. */
final class RecordedState {
    private RecordedState() {}

    /**
     * The state after the first inputs, or all faults, a line each. A record that the engine plays differently has states only up to the
     * difference.
     *
     * @param after how many inputs; none for all
     * @param notice receives a torn end of the record, which is left out
     */
    static Either<Vector<String>, Begun> of(Rules rules, Path file, Option<Integer> after, Consumer<String> notice) {
        return TextFile.readRecord(file)
                .mapLeft(Vector::of)
                .flatMap(text -> GameRecord.readSoFar(text).mapLeft(faults -> described(file, faults)))
                .flatMap(soFar -> {
                    described(file, soFar.torn().toVector()).forEach(notice);
                    return soFar.record()
                            .replay(rules, InstalledRules.registry())
                            .mapLeft(faults -> described(file, faults))
                            .flatMap(game -> at(file, soFar.record().inputs().size(), game, after));
                });
    }

    private static Vector<String> described(Path file, Seq<?> faults) {
        return PrintableText.excerpt(PrintableText.inFile(file, faults));
    }

    private static Either<Vector<String>, Begun> at(Path file, int all, ReplayedRecord game, Option<Integer> after) {
        if (after.exists(inputs -> inputs < 0 || inputs > all))
            return Either.left(Vector.of("--after takes a number from 0 to " + all + ", the inputs of " + file));
        int equal = game.steps().size();
        if (game.first().isDefined() && after.forAll(inputs -> inputs > equal))
            return Either.left(described(file, game.first().toVector())
                    .append("the game can go on from its first inputs: --after takes a number from 0 to " + equal));
        return Either.right(new Begun("the battlefield of " + file, game.state(after.getOrElse(equal))));
    }
}
