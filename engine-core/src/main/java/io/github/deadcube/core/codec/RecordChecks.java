package io.github.deadcube.core.codec;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.order.OrderErrors;
import io.github.deadcube.core.schema.RecordCheck;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The checks of records that are read, by their records: each package that has checks registers its list here. */
final class RecordChecks {
    private static final Map<Class<?>, RecordChecks> BY_TYPE = new LinkedHashMap<>();

    static {
        for (RecordCheck<?> check : OrderErrors.CHECKS) BY_TYPE.put(check.type(), new RecordChecks(check));
    }

    private final RecordCheck<?> check;

    private RecordChecks(RecordCheck<?> check) {
        this.check = check;
    }

    /** The check of a record; null if its types alone decide whether a value is right. */
    static @Nullable RecordChecks of(Class<?> record) {
        return BY_TYPE.get(record);
    }

    void part(String name, Object part, Node node, ReadingContext in) {
        check.part(name, part, fault -> wrong(fault, node, in));
    }

    void whole(Object value, Node node, ReadingContext in) {
        RecordCheck.Size most = check.size();
        if (most != null) size(most, node, in);
        check.whole(value, fault -> wrong(fault, node, in));
    }

    private static void size(RecordCheck.Size most, Node node, ReadingContext in) {
        int characters = characters(node);
        if (characters > most.characters())
            in.wrong(
                    node,
                    Sentence.of("{what} of {characters} characters", Sentence.of(most.what()), characters),
                    Sentence.of("at most {characters}: {remedy}", most.characters(), Sentence.of(most.remedy())));
        if (levels(node) > most.levels())
            in.wrong(node, Sentence.of("values are nested more than {levels} deep", most.levels()), "fewer levels");
    }

    private static int characters(Node node) {
        int size = node.text().length() + 4;
        for (int i = 0; i < node.size(); i++) {
            if (node.kind() == Node.Kind.PARTS) size += node.name(i).length() + 2;
            size += characters(node.value(i));
        }
        return size;
    }

    private static int levels(Node node) {
        int deepest = 0;
        for (int i = 0; i < node.size(); i++) deepest = Math.max(deepest, levels(node.value(i)));
        return deepest + 1;
    }

    /** Reports a fault at its part, or at the node if that is the part, or has none. */
    private static void wrong(Fault fault, Node node, ReadingContext in) {
        in.wrong(Option.of(node.part(fault.where().part())).getOrElse(node), fault.sentence(), fault.expectation());
    }
}
