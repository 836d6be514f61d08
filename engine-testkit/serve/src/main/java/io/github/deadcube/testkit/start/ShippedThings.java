package io.github.deadcube.testkit.start;

import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.support.VisibleText;
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
 */
public record ShippedThings<T>(
        String kind,
        Supplier<Vector<T>> all,
        Function<T, String> name,
        Function<String, Either<Seq<Fault>, T>> reader) {
    /** The place of the texts of scenarios in the catalogue of a language. */
    public static final String SCENARIO = "scenario";

    public static final ShippedThings<NamedBattlefield> BATTLEFIELDS = new ShippedThings<>(
            "battlefield", NamedBattlefield::shipped, NamedBattlefield::name, NamedBattlefield::read);

    public static final ShippedThings<Scenario> SCENARIOS =
            new ShippedThings<>(SCENARIO, Shipped::scenarios, Scenario::name, ShippedThings::scenario);

    public static final ShippedThings<ChosenTeam> TEAMS =
            new ShippedThings<>("team", Shipped::teams, ChosenTeam::name, ChosenTeam::read);

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

    /** A thing that ships or is in a file, or all faults. */
    public Either<Seq<Fault>, T> orFile(String named) {
        return called(named)
                .<Seq<Fault>>toEither(Vector::empty)
                .orElse(() -> text(named)
                        .flatMap(
                                text -> reader.apply(text).mapLeft(faults -> TextFile.within(Path.of(named), faults))));
    }

    private Either<Seq<Fault>, String> text(String named) {
        if (named.indexOf('\n') >= 0) return Either.left(Vector.of(unknown(named)));
        try {
            return TextFile.read(Path.of(named)).mapLeft(fault -> Vector.of(orShipped(fault)));
        } catch (InvalidPathException e) {
            return Either.left(Vector.of(unknown(named)));
        }
    }

    /** The fault of a file that cannot be read where one of these things may be named too. */
    Fault orShipped(Fault unread) {
        Sentence right = unread.expected().isEmpty() ? Sentence.of("a file") : unread.expectation();
        return unread.where().line() > 0
                ? unread
                : Fault.of(unread.sentence(), Sentence.of("{right}, or one of {names}", right, names()));
    }

    /** The fault of a name that none of them has. */
    public Fault unknown(String named) {
        return Fault.of(
                Sentence.of(
                        switch (kind) {
                            case "battlefield" -> "no battlefield is called '{name}'";
                            case SCENARIO -> "no scenario is called '{name}'";
                            default -> "no team is called '{name}'";
                        },
                        VisibleText.visible(named).replace("\n", "\\u000a")),
                Sentence.of("one of {names}", names()));
    }
}
