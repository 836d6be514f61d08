package io.github.deadcube.testkit.start;

import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The things of a kind that ship, by their names as users type them: {@code open-street}.
 *
 * @param kind such as {@code battlefield}
 * @param all in the order of their list
 * @param name the whole name of a thing
 * @param reader reads a thing from a text
 */
public record ShippedThings<T>(
        String kind,
        Supplier<Vector<T>> all,
        Function<T, String> name,
        Function<String, Either<Seq<Fault>, T>> reader) {
    public static final ShippedThings<NamedBattlefield> BATTLEFIELDS = new ShippedThings<>(
            "battlefield", NamedBattlefield::shipped, NamedBattlefield::name, NamedBattlefield::read);

    public static final ShippedThings<Scenario> SCENARIOS =
            new ShippedThings<>("scenario", Shipped::scenarios, Scenario::name, ShippedThings::scenario);

    public static final ShippedThings<ChosenTeam> TEAMS = new ShippedThings<>(
            "team", Shipped::teams, ChosenTeam::name, text -> ChosenTeam.read(text, Vector.empty()));

    private static Either<Seq<Fault>, Scenario> scenario(String text) {
        return text.stripLeading().startsWith("{") ? Json.readScenario(text) : Notation.readScenario(text);
    }

    /** The name as a user types it. */
    public String brief(T thing) {
        return Registry.brief(name.apply(thing));
    }

    public Vector<String> names() {
        return all.get().map(this::brief);
    }

    /** The one with that name. Capitals are small letters, and spaces are hyphens. */
    public Option<T> called(String typed) {
        return all.get().find(thing -> brief(thing).equals(Registry.brief(typed)));
    }

    /** A thing that ships or is in a file, or all faults, a line each. */
    public Either<Vector<String>, T> orFile(String named) {
        return called(named)
                .toEither(Vector.<String>empty())
                .orElse(() -> text(named).flatMap(text -> read(named, text, reader)));
    }

    /** What is in a file, or all faults, a line each. */
    public static <T> Either<Vector<String>, T> in(Path file, Function<String, Either<Seq<Fault>, T>> reader) {
        return TextFile.read(file)
                .mapLeft(fault -> Vector.of(fault.toString()))
                .flatMap(text -> read(file, text, reader));
    }

    private static <T> Either<Vector<String>, T> read(
            Object file, String text, Function<String, Either<Seq<Fault>, T>> reader) {
        return reader.apply(text)
                .mapLeft(faults -> faults.map(fault -> file + ", " + fault).toVector());
    }

    private Either<Vector<String>, String> text(String named) {
        if (named.indexOf('\n') >= 0) return Either.left(Vector.of(unknown(named.replace("\n", "\\u000a"))));
        try {
            return TextFile.read(Path.of(named))
                    .mapLeft(fault -> Vector.of(
                            fault.toString(),
                            Character.toUpperCase(kind.charAt(0)) + kind.substring(1) + "s that ship: "
                                    + names().mkString(", ") + "."));
        } catch (InvalidPathException e) {
            return Either.left(Vector.of(unknown(named)));
        }
    }

    /** The fault of a name that none of them has. */
    public String unknown(String named) {
        return "No " + kind + " is called '" + named + "'; those that ship: " + names().mkString(", ") + ".";
    }
}
