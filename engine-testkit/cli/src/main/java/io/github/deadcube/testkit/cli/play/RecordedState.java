package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.rule.Fault;
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

/** A moment of a recorded game, from which another game goes on. */
final class RecordedState {
    private RecordedState() {}

    /**
     * The state after the first inputs, or all faults, a line each.
     *
     * @param after how many inputs; none for all
     */
    static Either<Vector<String>, Begun> of(Rules rules, Path file, Option<Integer> after) {
        Either<Vector<String>, ReplayedRecord> game = TextFile.readRecord(file)
                .mapLeft(Vector::of)
                .flatMap(text -> GameRecord.readSoFar(text)
                        .flatMap(soFar -> soFar.record().replay(rules, InstalledRules.registry()))
                        .mapLeft(faults -> described(file, faults)));
        return game.flatMap(
                replayed -> at(file, replayed, after.getOrElse(replayed.steps().size())));
    }

    private static Vector<String> described(Path file, Seq<Fault> faults) {
        return PrintableText.excerpt(PrintableText.inFile(file, faults));
    }

    private static Either<Vector<String>, Begun> at(Path file, ReplayedRecord game, int inputs) {
        int all = game.steps().size();
        return inputs < 0 || inputs > all
                ? Either.left(Vector.of("--after takes a number from 0 to " + all + ", the inputs of " + file))
                : Either.right(new Begun("the battlefield of " + file, game.state(inputs)));
    }
}
