package io.github.deadcube.core.setup;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.PartType;
import io.github.deadcube.api.shared.PerClass;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.shared.Types;
import io.github.deadcube.core.schema.Kind;
import io.github.deadcube.core.schema.RecordType;
import io.vavr.collection.Seq;
import io.vavr.collection.Stream;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** Checks that everything that the rules may leave in a state has one {@link SavedName} of its own. */
final class SavedNameCheck {
    /** The first error of a continuation's class and of the types of its components; none if there is none. */
    private static final ClassValue<Option<Sentence>> FAULTS =
            PerClass.remembered(type -> fault(type, new ArrayList<>()));

    private static final Vector<Class<?>> PLAIN =
            Vector.of(int.class, Integer.class, boolean.class, Boolean.class, String.class);

    private final List<Fault> errors;
    private final Map<String, Class<?>> owners = new TreeMap<>();

    private SavedNameCheck(List<Fault> errors) {
        this.errors = errors;
    }

    /** @param played whether the names of the ruleset alone have no errors */
    static void check(Setup setup, boolean played, List<Fault> errors) {
        if (played
                && setup.scenario().rules().isEmpty()
                && setup.scenario().savedTypes().isEmpty()) return;
        SavedNameCheck check = new SavedNameCheck(errors);
        for (Library.Rule rule : setup.ruleset().library().all()) check.types("ruleset", rule);
        for (Library.Rule rule : setup.scenario().rules()) check.types("scenario", rule);
        for (Class<?> type : setup.scenario().savedTypes()) check.type("scenario", RuleIds.VIC_9, type);
    }

    private void types(CharSequence where, Library.Rule rule) {
        for (Class<? extends RuleData> type : rule.savedTypes()) type(where, rule.rule(), type);
    }

    private void type(CharSequence where, RuleId rule, Class<?> type) {
        Option<Sentence> fault = FAULTS.get(type);
        if (fault.isDefined()) {
            errors.add(Fault.of(where, rule, fault.get()));
            return;
        }
        SavedNames names = SavedNames.of(type);
        own(where, rule, names.name(), type);
        for (String alias : names.aliases()) own(where, rule, alias, type);
    }

    private void own(CharSequence where, RuleId rule, String name, Class<?> type) {
        Class<?> other = owners.putIfAbsent(name, type);
        if (other != null && other != type)
            errors.add(Fault.of(
                    where,
                    rule,
                    Sentence.of(
                            "the saved name '{name}' belongs to {otherName} and to {otherName3}",
                            name,
                            type.getName(),
                            other.getName())));
    }

    private static Option<Sentence> fault(PartType type, List<Class<?>> seen) {
        PartType of = type.of();
        return fault(type.kind(), seen).orElse(() -> of == null ? Option.none() : fault(of, seen));
    }

    private static Option<Sentence> fault(Class<?> type, List<Class<?>> seen) {
        if (seen.contains(type)) return Option.none();
        seen.add(type);
        return switch (Kind.of(type)) {
            case CONSTANTS ->
                known(type) ? Option.none() : SavedNames.fault(type).map(Sentence::verbatim);
            case CASES -> first(RecordType.cases(type), one -> fault(one, seen));
            case RECORD ->
                known(type)
                        ? Option.none()
                        : SavedNames.fault(type).map(Sentence::verbatim).orElse(() -> parts(type, seen));
            case PLAIN -> Option.none();
        };
    }

    /** What a state holds that is no record, constant or case. */
    private static boolean isPlainValue(Class<?> type) {
        return PLAIN.contains(type) || Option.class == type || Seq.class.isAssignableFrom(type) || known(type);
    }

    private static Option<Sentence> parts(Class<?> record, List<Class<?>> seen) {
        RecordType parts = RecordType.of(record);
        return first(
                Stream.range(0, parts.size()),
                place -> plain(record, parts.declared(place)).orElse(() -> fault(parts.declared(place), seen)));
    }

    /** A part that no state can hold, such as a list that changes. */
    private static Option<Sentence> plain(Class<?> record, PartType part) {
        PartType of = part.of();
        return Kind.of(part.kind()) != Kind.PLAIN || isPlainValue(part.kind())
                ? of == null ? Option.none() : plain(record, of)
                : Option.some(Sentence.of(
                        "{record} can be part of a state, and has a {type}; expected values of the api, int, "
                                + "boolean, String,"
                                + " enums, records, and an Option, a List or a Vector of these",
                        record.getName(),
                        part.kind().getTypeName()));
    }

    private static <T> Option<Sentence> first(Iterable<T> all, Function<T, Option<Sentence>> fault) {
        for (T one : all) {
            Option<Sentence> found = fault.apply(one);
            if (found.isDefined()) return found;
        }
        return Option.none();
    }

    /** Whether it is a type of the api: the engine knows how to save it. */
    private static boolean known(Class<?> type) {
        return Types.packageOf(type).startsWith("io.github.deadcube.api");
    }
}
