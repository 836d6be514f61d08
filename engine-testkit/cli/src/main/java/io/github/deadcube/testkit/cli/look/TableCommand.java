package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.view.BattlefieldPicture;
import io.github.deadcube.core.view.BattlefieldSvg;
import io.github.deadcube.core.view.SightMap;
import io.github.deadcube.testkit.cli.command.BattlefieldOption;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.ShippedNames;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.start.ShippedThings;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code deadcube table}: pictures of a battlefield and lines of sight from a place. */
@Command(name = "table")
public final class TableCommand extends Subcommand implements Callable<Integer> {
    @Parameters(paramLabel = "NAME|FILE", completionCandidates = ShippedNames.class, descriptionKey = "name")
    private String named = "";

    @CommandLine.Option(names = "--svg", paramLabel = "OUT")
    private Optional<Path> svg = Optional.empty();

    @CommandLine.Option(names = "--from", paramLabel = "CUBE[/SPOT]")
    private Optional<String> from = Optional.empty();

    @CommandLine.Option(names = "--size", paramLabel = "SZ")
    private Optional<String> size = Optional.empty();

    @Override
    public Integer call() {
        Either<Seq<Fault>, NamedBattlefield> field = ShippedThings.BATTLEFIELDS.orFile(named);
        Viewpoint viewpoint = new Viewpoint(from, size);
        Seq<Fault> faults = field.swap()
                .getOrElse(Vector.empty())
                .appendAll(field.fold(unread -> viewpoint.unread(), read -> viewpoint.faults(read.battlefield())))
                .appendAll(Option.ofOptional(svg).flatMap(this::unwritable));
        if (faults.nonEmpty()) return refused(faults);
        return drawn(field.get(), viewpoint.on(field.get().battlefield()));
    }

    private int drawn(NamedBattlefield field, Option<SightMap> seen) {
        if (svg.isPresent()) {
            Option<Fault> fault = TextFile.write(svg.get(), BattlefieldSvg.svg(field, seen, language()));
            if (fault.isDefined()) return refused(fault.get());
        }
        out().print(BattlefieldPicture.svg(field, seen, language()));
        out().flush();
        return Exit.DONE.code();
    }

    private Option<Fault> unwritable(Path file) {
        return BattlefieldOption.alsoRead("--svg", file, named).orElse(() -> TextFile.refusal(file));
    }

    /**
     * {@code --from}, a cube with or without a spot, and {@code --size}, 1 to 4: the place and size of the model that
     * looks, if given.
     */
    private record Viewpoint(Optional<String> from, Optional<String> size) {
        private static final String USUAL = "1";
        private static final Pattern SIZE = Pattern.compile("[1-4]");

        /** Their faults on every battlefield. */
        Seq<Fault> unread() {
            Vector<Fault> faults = Vector.empty();
            if (from.filter(text -> Place.read(text).isLeft() && Cube.read(text).isLeft())
                    .isPresent())
                faults = faults.append(Fault.unread(from.get(), "a cube, or a cube and a spot, such as c4:2 or c4:2/5")
                        .at("--from"));
            if (size.isPresent() && from.isEmpty())
                faults = faults.append(
                        Fault.of("--size has no meaning without --from, the cube of the model that looks"));
            return SIZE.matcher(looks()).matches()
                    ? faults
                    : faults.append(Fault.unread(looks(), "1, 2, 3 or 4").at("--size"));
        }

        /** Their faults on a battlefield. */
        Seq<Fault> faults(Battlefield field) {
            Seq<Fault> unread = unread();
            return unread.isEmpty()
                    ? seen(field)
                            .flatMap(seen -> seen.swap().toOption())
                            .getOrElse(Vector.empty())
                            .map(fault -> fault.within("--from"))
                    : unread;
        }

        /** The sight map, if a place is given and has no fault. */
        Option<SightMap> on(Battlefield field) {
            return seen(field).flatMap(Either::toOption);
        }

        private String looks() {
            return size.orElse(USUAL);
        }

        private Option<Either<Seq<Fault>, SightMap>> seen(Battlefield field) {
            Body body = new Body(Integer.parseInt(looks()), false);
            return Option.ofOptional(from)
                    .map(text -> Place.read(text)
                            .toOption()
                            .map(place -> SightMap.from(field, place, body))
                            .getOrElse(() -> SightMap.from(field, Cube.of(text), body)));
        }
    }
}
