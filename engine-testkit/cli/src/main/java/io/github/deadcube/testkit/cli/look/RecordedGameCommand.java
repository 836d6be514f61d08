package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.record.RecordSoFar;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.record.Verifier.ReplayedRecord;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.PrintableText;
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
abstract class RecordedGameCommand extends Subcommand implements Callable<Integer> {
    final Rules rules;

    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    Path file = Path.of("");

    @CommandLine.Option(names = "--html", paramLabel = "OUT")
    Optional<Path> html = Optional.empty();

    RecordedGameCommand(Rules rules) {
        this.rules = rules;
    }

    /** Shows the game; returns why a page cannot be written. */
    abstract Option<Fault> show(GameRecord record, ReplayedRecord game);

    @Override
    public Integer call() {
        Either<Fault, String> text = TextFile.readRecord(file);
        if (text.isLeft()) return unread(file, text.getLeft()).code();
        if (html.filter(page -> TextFile.same(page, file)).isPresent())
            return refusedBriefly("--html: " + file + " holds the record that is read; choose another name");
        Option<Fault> unwritable = Option.ofOptional(html).flatMap(TextFile::refusal);
        if (unwritable.isDefined()) return refused(unwritable.get());
        Either<Seq<Fault>, RecordSoFar> record = RecordSoFar.read(text.get());
        Either<Seq<Fault>, ReplayedRecord> game =
                record.flatMap(soFar -> new Verifier(rules, InstalledRules.registry()).replay(soFar.record()));
        if (game.isLeft()) {
            refusedBriefly(PrintableText.inFile(file, game.getLeft()));
            return Exit.DAMAGED.code();
        }
        return shown(record.get(), game.get());
    }

    private int shown(RecordSoFar record, ReplayedRecord game) {
        Option<Fault> fault = show(record.record(), game);
        if (fault.isDefined()) return refused(fault.get());
        record.torn().forEach(torn -> err().println(file + ", " + torn));
        game.first().forEach(first -> err().println(file + ", " + first));
        if (game.first().isDefined()) return Exit.OTHERWISE.code();
        return (record.record().result().isDefined() ? Exit.DONE : Exit.UNFINISHED).code();
    }

    /** The scenario, the points and the teams. */
    static String title(ReplayedRecord game) {
        Setup setup = game.begin().position().game().setup();
        return setup.scenario().name() + ", " + setup.points() + " points: A " + setup.team(Side.A) + " against B "
                + setup.team(Side.B);
    }
}
