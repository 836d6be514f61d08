package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.Transition;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.record.Verifier.ReplayedRecord;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.cli.command.PrintableText.Wrapped;
import io.github.deadcube.testkit.narration.Narrator;
import io.github.deadcube.testkit.page.SinglePage;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import picocli.CommandLine.Command;

/** {@code deadcube replay}: a recorded game as text or as a page. */
@Command(name = "replay")
public final class ReplayCommand extends RecordedGameCommand {

    @Override
    Option<Fault> show(GameRecord record, ReplayedRecord game) {
        if (html.isPresent()) {
            String page = SinglePage.ofGame(
                    title(game), rules(), game.begin(), game.steps().map(Transition.Step::input), language());
            return TextFile.write(html.get(), page);
        }
        print(title(game));
        Viewer viewer = record.viewer().getOrElse(Viewer.EVERYBODY);
        Narrator narrator = new Narrator(game.begin(), viewer, TextStyle.NONE, language(), this::print);
        game.steps().forEach(step -> narrator.tell(step.transition()));
        narrator.flush();
        return Option.none();
    }

    private void print(String line) {
        screen().columns()
                .map(width -> Wrapped.indented(line, width))
                .getOrElse(Vector.of(line))
                .forEach(out()::println);
    }
}
