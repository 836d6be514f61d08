package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.record.GameRecord.SoFar;
import io.github.deadcube.core.record.ReplayedRecord;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.narration.Narrator;
import io.github.deadcube.testkit.replay.ReplayPage;
import io.github.deadcube.testkit.start.InstalledRules;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code deadcube replay}: a recorded game as text or as a page. */
@Command(name = "replay")
public final class ReplayCommand extends Subcommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    private Path file = Path.of("");

    @Option(names = "--html", paramLabel = "OUT")
    private Optional<Path> html = Optional.empty();

    private final Rules rules;

    public ReplayCommand(Rules rules) {
        this.rules = rules;
    }

    @Override
    public Integer call() {
        Either<String, String> text = TextFile.readRecord(file);
        if (text.isLeft()) return refusedBriefly(Vector.of(text.getLeft()));
        if (html.filter(page -> TextFile.same(page, file)).isPresent())
            return refusedBriefly(Vector.of("--html: " + file + " holds the record that is read; choose another name"));
        Either<Seq<Fault>, SoFar> record = GameRecord.readSoFar(text.get());
        Either<Seq<Fault>, ReplayedRecord> game =
                record.flatMap(soFar -> soFar.record().replay(rules, InstalledRules.registry()));
        if (game.isLeft()) return damaged(game.getLeft());
        return shown(record.get(), game.get());
    }

    private int shown(SoFar record, ReplayedRecord game) {
        if (html.isPresent()) {
            String page =
                    ReplayPage.of(title(game), rules, game.begin(), game.steps().map(Transition.Step::input));
            io.vavr.control.Option<String> fault = TextFile.write(html.get(), page);
            if (fault.isDefined()) return refusedBriefly(Vector.of(fault.get()));
        } else tell(game, record.record().viewer().getOrElse(Viewer.EVERYBODY));
        record.torn().forEach(torn -> err().println(file + ", " + torn));
        game.first().forEach(first -> err().println(file + ", " + first));
        if (game.first().isDefined()) return Exit.OTHERWISE.code();
        return (record.record().result().isDefined() ? Exit.DONE : Exit.UNFINISHED).code();
    }

    private void tell(ReplayedRecord game, Viewer viewer) {
        out().println(title(game));
        Narrator narrator = new Narrator(game.begin().position(), viewer, TextStyle.NONE, out()::println);
        game.steps().forEach(step -> narrator.onTransition(step.input(), step.transition()));
        narrator.flush();
    }

    static String title(ReplayedRecord game) {
        Setup setup = game.begin().position().game().setup();
        return setup.scenario().name() + ", " + setup.points() + " points: A " + setup.team(Side.A) + " against B "
                + setup.team(Side.B);
    }

    private int damaged(Seq<Fault> faults) {
        refusedBriefly(faults.map(error -> file + ", " + error).toVector());
        return Exit.DAMAGED.code();
    }
}
