package io.github.deadcube.core.setup;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.PerClass;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.core.schema.RecordType;
import io.vavr.collection.Stream;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Checks that everything that the rules may leave in a state has one {@link SavedName} of its own. */
final class SavedNameCheck {
    /** The first error of a continuation's class and of the types of its components; none if there is none. */
    private static final ClassValue<Option<String>> FAULTS = PerClass.of(type -> fault(type, new ArrayList<>()));

    private final List<Fault> errors;
    private final Map<String, Class<?>> owners = new TreeMap<>();

    private SavedNameCheck(List<Fault> errors) {
        this.errors = errors;
    }

    static void of(Setup setup, List<Fault> errors) {
        SavedNameCheck check = new SavedNameCheck(errors);
        for (LibraryRule rule : setup.ruleset().library().all()) check.types("ruleset", rule);
        for (LibraryRule rule : setup.scenario().rules()) check.types("scenario", rule);
        for (Class<?> type : setup.scenario().savedTypes()) check.type("scenario", RuleIds.VIC_10, type);
    }

    private void types(String where, LibraryRule rule) {
        for (Class<? extends RuleData> type : rule.savedTypes()) type(where, rule.rule(), type);
    }

    private void type(String where, RuleId rule, Class<?> type) {
        Option<String> fault = FAULTS.get(type);
        if (fault.isDefined()) {
            errors.add(Fault.of(where, rule, fault.get()));
            return;
        }
        SavedNames names = SavedNames.of(type);
        own(where, rule, names.name(), type);
        for (String alias : names.aliases()) own(where, rule, alias, type);
    }

    private void own(String where, RuleId rule, String name, Class<?> type) {
        Class<?> other = owners.putIfAbsent(name, type);
        if (other != null && other != type)
            errors.add(Fault.of(
                    where,
                    rule,
                    "the saved name '" + name + "' belongs to " + type.getName() + " and to " + other.getName()));
    }

    private static Option<String> fault(Type type, List<Type> seen) {
        if (type instanceof ParameterizedType p) return first(Vector.of(p.getActualTypeArguments()), seen);
        if (!(type instanceof Class<?> plain) || seen.contains(type)) return Option.none();
        seen.add(type);
        if (plain.isEnum()) return known(plain) ? Option.none() : SavedNames.fault(plain);
        if (plain.isSealed()) return first(RecordType.cases(plain), seen);
        if (!plain.isRecord() || known(plain)) return Option.none();
        Option<String> fault = SavedNames.fault(plain);
        if (fault.isDefined()) return fault;
        RecordType parts = RecordType.of(plain);
        return first(Stream.range(0, parts.size()).map(parts::declared), seen);
    }

    private static Option<String> first(Iterable<? extends Type> types, List<Type> seen) {
        for (Type type : types) {
            Option<String> fault = fault(type, seen);
            if (fault.isDefined()) return fault;
        }
        return Option.none();
    }

    /** Whether it is a type of the api: the engine knows how to save it. */
    private static boolean known(Class<?> type) {
        return type.getPackageName().startsWith("io.github.deadcube.api");
    }
}
