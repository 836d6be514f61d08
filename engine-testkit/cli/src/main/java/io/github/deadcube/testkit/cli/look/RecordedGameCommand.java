package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.record.RecordSoFar;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.record.Verifier.ReplayedRecord;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.start.InstalledRules;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** A command that replays a record and shows the game as text, or as a page in a file. */
public abstract class RecordedGameCommand extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {

    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    Path file = Path.of("");

    @CommandLine.Option(names = "--html", paramLabel = "OUT")
    Optional<Path> html = Optional.empty();

    /** Shows the game; returns why a page cannot be written. */
    abstract Option<Fault> show(GameRecord record, ReplayedRecord game);

    private Option<Fault> unwritable() {
        return Option.ofOptional(html)
                .flatMap(page -> TextFile.same(page, file)
                        ? Option.some(Fault.of(
                                        Sentence.of("{file} holds the record that is read", TextFile.name(file)),
                                        "another name")
                                .at("--html"))
                        : TextFile.refusal(page));
    }

    @Override
    public Seq<Fault> ofFiles() {
        // a missing argument is a fault already
        return file.toString().isEmpty()
                ? unwritable().toVector()
                : unwritable().toVector().appendAll(TextFile.readRecord(file).swap());
    }

    @Override
    public Integer call() {
        Either<Fault, String> text = TextFile.readRecord(file);
        Option<Fault> unwritable = unwritable();
        unwritable.forEach(this::refused);
        if (text.isLeft()) return unread(file, text.getLeft()).code();
        if (unwritable.isDefined()) return Exit.USAGE.code();
        Either<Seq<Fault>, RecordSoFar> record = RecordSoFar.read(text.get());
        Either<Seq<Fault>, ReplayedRecord> game =
                record.flatMap(soFar -> new Verifier(rules(), InstalledRules.registry()).replay(soFar.record()));
        if (game.isLeft()) {
            refused(TextFile.within(file, game.getLeft()));
            return Exit.DAMAGED.code();
        }
        return shown(record.get(), game.get());
    }

    private int shown(RecordSoFar record, ReplayedRecord game) {
        Option<Fault> fault = show(record.record(), game);
        if (fault.isDefined()) return refused(fault.get());
        record.torn().forEach(torn -> warn(torn.within(TextFile.name(file))));
        game.first()
                .forEach(first -> warn(Sentence.of("{file}, line {line}: {words}", file, first.line(), first.words())));
        if (game.first().isDefined()) return Exit.OTHERWISE.code();
        return (record.record().result().isDefined() ? Exit.DONE : Exit.UNFINISHED).code();
    }

    /** The scenario, the points and the teams. */
    final String title(ReplayedRecord game) {
        Setup setup = game.begin().position().game().setup();
        return Sentence.of(
                        "{scenario}, {points} points: A {teamA} against B {teamB}",
                        setup.scenario().name(),
                        setup.points(),
                        setup.team(Side.A).toString(),
                        setup.team(Side.B).toString())
                .told(language());
    }
}
