package io.github.deadcube.testkit.playthrough;

import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.testkit.duel.CuriousBot;
import io.github.deadcube.testkit.match.BotRegistry;
import io.github.deadcube.testkit.playthrough.Playthrough.Recipe;
import io.github.deadcube.testkit.playthrough.Transcript.InputBlock;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Try;

/** Reads playthroughs: the part above {@code begin}, and the blocks below it. */
final class PlaythroughReader {
    private static final String SCENARIO = "scenario ";
    private static final String BOTS = "bots ";
    private static final String SEED = "seed ";

    private final BotRegistry known;
    private Vector<Fault> errors = Vector.empty();
    private Vector<String> head = Vector.empty();
    private final StringBuilder script = new StringBuilder();
    private Option<String> scenario = Option.none();
    private Option<Vector<String>> bots = Option.none();
    private Option<Long> seed = Option.none();
    private Vector<InputBlock> blocks = Vector.empty();
    private int line;

    PlaythroughReader(BotRegistry known) {
        this.known = known;
    }

    Either<Seq<Fault>, Playthrough> read(String text) {
        Vector<Fault> faults = TextBounds.faults(text);
        if (faults.nonEmpty()) return Either.left(faults);
        text.lines().forEach(this::line);
        if (line == 0 || !head.headOption().contains(Transcript.TITLE))
            return Either.left(Vector.of(Fault.at(1, 1, "this is no playthrough", "'" + Transcript.TITLE + "'")));
        if (bots.isEmpty()) wrong("the bots are missing", "'bots' and two names");
        if (seed.isEmpty()) wrong("the seed is missing", "'seed' and a number");
        Either<Seq<Fault>, Script> read = Script.read(script.toString());
        errors = errors.appendAll(read.swap().getOrElse(Vector.empty()));
        if (errors.nonEmpty()) return Either.left(TextBounds.first(errors));
        Recipe recipe =
                new Recipe(head, scenario, known, bots.get().head(), bots.get().last(), seed.get(), read.get());
        return Either.right(new Playthrough(recipe, blocks));
    }

    private void line(String text) {
        line++;
        if (blocks.nonEmpty()) played(text);
        else if (text.equals(Transcript.BEGIN))
            blocks = Vector.of(new InputBlock(line, Vector.of(text), Option.none()));
        else {
            head = head.append(text);
            script.append(heading(text) ? "" : text).append('\n');
        }
    }

    /** Whether a line is not part of the script. */
    private boolean heading(String text) {
        if (text.startsWith(SCENARIO)) scenario = Option.some(text.substring(SCENARIO.length()));
        else if (text.startsWith(BOTS))
            bots(Vector.of(text.substring(BOTS.length()).split(" ", -1)));
        else if (text.startsWith(SEED)) seed(text.substring(SEED.length()));
        else return line == 1;
        return true;
    }

    private void bots(Vector<String> names) {
        if (names.size() == 2 && known().containsAll(names)) bots = Option.some(names);
        else {
            wrong("'" + names.mkString(" ") + "' must be two bots", "two of " + known().mkString(", "));
            bots = Option.some(Vector.of(CuriousBot.NAME));
        }
    }

    private Vector<String> known() {
        return known.names().prepend(CuriousBot.NAME);
    }

    private void seed(String number) {
        seed = Try.of(() -> Long.parseLong(number)).toOption();
        if (seed.isEmpty()) {
            wrong("'" + number + "' is not a seed", "a number");
            seed = Option.some(0L);
        }
    }

    private void played(String text) {
        if (text.startsWith(Transcript.INDENT)) {
            blocks = blocks.update(blocks.size() - 1, block -> block.and(text));
            return;
        }
        int answer = text.indexOf(Transcript.ANSWER);
        Option<Input> input = Option.none();
        if (answer >= 0) {
            Either<Seq<Fault>, Input> read = Input.read(text.substring(answer + Transcript.ANSWER.length()));
            if (read.isLeft())
                errors = errors.append(Fault.at(
                        line,
                        answer + Transcript.ANSWER.length() + 1,
                        read.getLeft().head().text(),
                        "an input"));
            input = read.toOption();
        }
        blocks = blocks.append(new InputBlock(line, Vector.of(text), input));
    }

    private void wrong(String fault, String expected) {
        errors = errors.append(Fault.at(Math.max(line, 1), 1, fault, expected));
    }
}
