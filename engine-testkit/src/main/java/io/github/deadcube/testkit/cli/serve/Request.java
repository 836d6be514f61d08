package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.Onlooker;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a line asks for. Each field is asked for once; those that nobody has asked for are unknown.
 *
 * @param fields the line's
 */
record Request(Map<String, Object> fields) {
    static final String DO = "do";
    static final String ID = "id";

    /** Refuses fields that a request has none of. */
    Request only(String... known) throws Fault {
        for (String field : fields.keySet())
            if (!field.equals(DO) && !field.equals(ID) && !Vector.of(known).contains(field))
                throw new Fault(
                        "field '" + field + "'",
                        "'" + text(DO) + "' has no such field; it has "
                                + Vector.of(known).mkString(", "));
        return this;
    }

    boolean has(String field) {
        return fields.containsKey(field);
    }

    String text(String field) throws Fault {
        if (fields.get(field) instanceof String text) return text;
        throw wrong(field, "a text is expected");
    }

    String text(String field, String otherwise) throws Fault {
        return has(field) ? text(field) : otherwise;
    }

    long number(String field) throws Fault {
        if (fields.get(field) instanceof Long number) return number;
        throw wrong(field, "a whole number is expected");
    }

    int number(String field, int least, int most) throws Fault {
        long number = number(field);
        if (number < least || number > most)
            throw wrong(field, "a number from " + least + " to " + most + " is expected");
        return (int) number;
    }

    boolean yes(String field) throws Fault {
        if (!has(field)) return false;
        if (fields.get(field) instanceof Boolean yes) return yes;
        throw wrong(field, "true or false is expected");
    }

    Side side(String field) throws Fault {
        return switch (text(field)) {
            case "A" -> Side.A;
            case "B" -> Side.B;
            default -> throw wrong(field, "'A' or 'B' is expected");
        };
    }

    Onlooker onlooker(String field) throws Fault {
        return Onlooker.named(text(field)).getOrElseThrow(() -> wrong(field, "'A', 'B' or 'everybody' is expected"));
    }

    ModelId model(String field) throws Fault {
        return ModelId.parse(text(field)).getOrElseThrow(() -> wrong(field, "a model is expected, such as 'A3'"));
    }

    Choice choice(String field) throws Fault {
        Either<String, Input> read = Input.parse(text(field));
        if (read.isLeft()) throw wrong(field, read.getLeft());
        if (read.get() instanceof Choice choice) return choice;
        throw wrong(field, "a choice is expected, not dice");
    }

    Request object(String field) throws Fault {
        if (!(fields.get(field) instanceof Map<?, ?> object)) throw wrong(field, "an object is expected");
        Map<String, Object> copy = new LinkedHashMap<>();
        object.forEach((name, value) -> copy.put(String.valueOf(name), value));
        return new Request(copy);
    }

    /** Numbers from 1 upward, as many as somebody has rolled or shuffled. */
    Vector<Integer> numbers(String field) throws Fault {
        if (!(fields.get(field) instanceof List<?> list)) throw wrong(field, "an array of numbers is expected");
        Vector<Integer> numbers = Vector.empty();
        for (Object one : list) {
            if (!(one instanceof Long number) || number < 1 || number > 1_000_000)
                throw wrong(field, "an array of numbers from 1 upward is expected");
            numbers = numbers.append(number.intValue());
        }
        return numbers;
    }

    Fault wrong(String field, String what) {
        return new Fault("field '" + field + "'", has(field) ? what : "it is missing: " + what);
    }
}
