package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine;

/** {@code --battlefield}: where a game is played. */
public final class BattlefieldOption {
    private static final String DEFAULT = "open-street";

    @CommandLine.Option(
            names = "--battlefield",
            paramLabel = "NAME|FILE",
            defaultValue = DEFAULT,
            completionCandidates = ShippedBattlefields.class,
            description =
                    "Where it is played: a battlefield that ships (${COMPLETION-CANDIDATES}), or a file that holds one as"
                            + " text; default " + DEFAULT + ".")
    private String named = DEFAULT;

    /** A game that begins, and what its battlefield is called. */
    public record Begun(String place, GameState state) {}

    /** A game on it, or everything that is wrong, a line each. */
    public Either<Vector<String>, Begun> begun(Rules rules, Setup setup) {
        return called(named).flatMap(field -> on(field, rules, setup));
    }

    /** A battlefield that ships or that a file holds, or everything that is wrong, a line each. */
    public static Either<Vector<String>, NamedBattlefield> called(String named) {
        return ShippedBattlefields.called(named)
                .toEither(Vector.<String>empty())
                .orElse(() -> text(named)
                        .flatMap(text -> NamedBattlefield.read(text)
                                .mapLeft(errors -> errors.map(error -> named + ", " + error)
                                        .toVector())));
    }

    /**
     * Why a file cannot be written in a game or a drawing of a battlefield: the battlefield is read from it, be it by another
     * name. None if it can.
     */
    public static Option<String> alsoRead(String option, Path written, String named) {
        return Option.when(
                ShippedBattlefields.called(named).isEmpty() && TextFile.same(written, Path.of(named)),
                () -> option + ": " + written + " holds the battlefield that is read; choose another name");
    }

    /** As {@link #alsoRead(String, Path, String)}, for this one. */
    public Option<String> alsoRead(String option, Path written) {
        return alsoRead(option, written, named);
    }

    private static Either<Vector<String>, String> text(String named) {
        String names = ShippedBattlefields.names().mkString(", ");
        try {
            return TextFile.read(Path.of(named))
                    .mapLeft(fault -> Vector.of(fault, "Battlefields that ship: " + names + "."));
        } catch (InvalidPathException e) {
            return Either.left(Vector.of("No battlefield is called '" + named + "'; those that ship: " + names + "."));
        }
    }

    private Either<Vector<String>, Begun> on(NamedBattlefield field, Rules rules, Setup setup) {
        String place = field.name().isEmpty() ? named : field.name();
        Battlefield ground = field.battlefield();
        return rules.start(setup.withBattlefield(ground))
                .map(state -> new Begun(place, state))
                .mapLeft(errors -> errors.map(error -> named + ": " + error).toVector());
    }
}
