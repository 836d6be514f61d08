package io.github.deadcube.core.codec;

import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.InFull;
import io.github.deadcube.api.shared.Types;
import io.github.deadcube.core.schema.RecordType;
import io.github.deadcube.core.support.TextBounds;
import io.vavr.collection.Seq;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Java records by their components. Components that are false, 0, none or empty are left out. Exceptions: numbers and
 * flags of a type that is {@link InFull}, and of a record that has no other components.
 */
class RecordCodec implements Codec {
    private final Class<?> type;
    private final RecordType parts;
    private final String[] names;
    private final Codec[] codecs;
    private final @Nullable Object[] absent;
    private final boolean[] alwaysWritten;
    private final int[] least;
    private final int[] most;
    private final Function<@Nullable Object[], Object> maker;
    private final @Nullable RecordChecks check;
    /** The part that the game gives, which is not saved; -1 if there is none. */
    private int given = -1;

    RecordCodec(Class<?> type) {
        this(type, Types.isInFull(type));
    }

    /** @param inFull whether each number and each flag is written */
    RecordCodec(Class<?> type, boolean inFull) {
        this.type = type;
        parts = RecordType.of(type);
        names = parts.names().parts();
        int n = names.length;
        codecs = new Codec[n];
        absent = new Object[n];
        alwaysWritten = new boolean[n];
        least = new int[n];
        most = new int[n];
        boolean whole = n == 1 || inFull;
        for (int i = 0; i < n; i++) {
            codecs[i] = Codecs.codec(parts.declared(i), type);
            Object usual = parts.inText(i);
            least[i] = parts.least(i);
            most[i] = parts.most(i);
            absent[i] = usual == null ? codecs[i].absent() : usual;
            alwaysWritten[i] = whole && (codecs[i] == SimpleCodecs.NUMBER || codecs[i] == SimpleCodecs.FLAG);
            if (codecs[i] == SimpleCodecs.NUMBER && least[i] > Integer.MIN_VALUE && most[i] < Integer.MAX_VALUE)
                codecs[i] = SimpleCodecs.number(least[i], most[i]);
        }
        check = RecordChecks.of(type);
        maker = parts.maker();
    }

    /** Saves a part in another form than its type has. */
    final void save(String part, Codec codec) {
        int place = parts.names().place(part);
        codecs[place] = codec;
        absent[place] = codec.absent();
    }

    /** Leaves a part out, because the game gives it. */
    final void leaveOut(String part) {
        given = parts.names().place(part);
        names[given] = "";
        absent[given] = "";
    }

    Object saved(Object of, int place) {
        return parts.get(of, place);
    }

    /**
     * Makes the values of the parts from what was saved. Returns false if they do not go together, after it has
     * reported the error.
     */
    boolean complete(@Nullable Object[] values, Node node, ReadingContext in) {
        return true;
    }

    @Override
    public Node write(Object value, SavedTypes types) {
        return write(value, "", types);
    }

    Node write(Object value, String word, SavedTypes types) {
        Node node = Node.parts(word);
        for (int i = 0; i < names.length; i++) {
            if (i == given) continue;
            Object part = saved(value, i);
            if (alwaysWritten[i] || !part.equals(absent[i])) node.add(names[i], codecs[i].write(part, types));
        }
        return node;
    }

    /** Refuses a type name: the type is known from the context. */
    @Override
    public @Nullable Object read(Node node, ReadingContext in) {
        if (node.kind() == Node.Kind.PARTS && !node.text().isEmpty()) {
            in.wrong(node, Sentence.of("the type '{node}' is not needed", node.shortened()), "no type here");
            return null;
        }
        return readNamed(node, in);
    }

    /** The value of a node whose type name is already checked; null after an error was reported. */
    @Nullable
    Object readNamed(Node node, ReadingContext in) {
        if (node.kind() != Node.Kind.PARTS) {
            in.expected(node, Sentence.of("the parts {named}", named()));
            return null;
        }
        int before = in.found();
        @Nullable Object[] values = new Object[names.length];
        boolean whole = true;
        for (int p = 0; p < node.size(); p++) {
            int i = place(node.name(p), p);
            Node part = node.value(p);
            if (i < 0 || i == given || values[i] != null) {
                boolean known = i >= 0 && i != given;
                String name = TextBounds.quoted(node.name(p));
                if (known)
                    in.wrong(
                            part,
                            unnamed(node)
                                    ? Sentence.of("'{part}' is given twice", name)
                                    : Sentence.of("'{part}' is given twice in '{type}'", name, node.shortened()),
                            "it once");
                else
                    in.wrong(
                            part,
                            unnamed(node)
                                    ? Sentence.of("'{part}' is not known", name)
                                    : Sentence.of("'{part}' is not known in '{type}'", name, node.shortened()),
                            known());
                whole = false;
                continue;
            }
            values[i] = codecs[i].read(part, in);
            if (values[i] != null) check(i, values[i], part, in);
            whole &= values[i] != null;
        }
        if (!whole) return null;
        for (int i = 0; i < names.length; i++) {
            if (values[i] != null) continue;
            values[i] = absent[i];
            if (values[i] != null) {
                check(i, values[i], node, in);
                continue;
            }
            in.wrong(
                    node,
                    unnamed(node)
                            ? Sentence.of("'{part}' is missing", names[i])
                            : Sentence.of("'{part}' is missing in '{type}'", names[i], node.shortened()),
                    Sentence.of("the parts {named}", named()));
            whole = false;
        }
        return whole ? made(values, node, in, before) : null;
    }

    /** Reports a number out of its bounds, and what else is wrong with one part. */
    private void check(int place, Object value, Node node, ReadingContext in) {
        if (value instanceof Integer number && (number < least[place] || number > most[place]))
            in.wrong(
                    node,
                    Sentence.of("'{part}' is {number}", names[place], number),
                    Sentence.of("{least} to {most}", least[place], most[place]));
        if (value instanceof Seq<?> && isBelow(place, value))
            in.wrong(node, Sentence.of("'{part}' is empty", names[place]), "one or more");
        if (value instanceof Seq<?> all && most[place] < Integer.MAX_VALUE && all.size() > most[place])
            in.wrong(
                    node,
                    Sentence.of("there are {count} {parts}", all.size(), names[place]),
                    Sentence.of("at most {most}", most[place]));
        if (check != null) check.part(names[place], value, node, in);
    }

    /**
     * Whether a number is too small, or a list is empty that must not be. A part with such a value by default cannot be
     * left out.
     */
    private boolean isBelow(int place, @Nullable Object value) {
        return value instanceof Integer number && number < least[place]
                || value instanceof Seq<?> all && all.isEmpty() && least[place] > 0;
    }

    private CharSequence known() {
        return names.length == 0 ? "no parts" : Sentence.of("one of {named}", named());
    }

    private String named() {
        return Stream.of(names).filter(name -> !name.isEmpty()).collect(Collectors.joining(", "));
    }

    private static boolean unnamed(Node node) {
        return node.text().isEmpty();
    }

    /**
     * The place of a part. The search starts at {@code from}, because parts are usually in the order of their
     * declaration.
     */
    private int place(String name, int from) {
        for (int i = from; i < names.length; i++) if (names[i].equals(name)) return i;
        return parts.names().place(name);
    }

    /** The new record; null after an error. An error of the whole is reported only if no part has an error. */
    private @Nullable Object made(@Nullable Object[] values, Node node, ReadingContext in, int before) {
        if (!complete(values, node, in)) return null;
        try {
            Object made = maker.apply(values);
            if (check != null) check.whole(made, node, in);
            return made;
        } catch (IllegalArgumentException e) {
            if (in.found() == before)
                in.wrong(node, Sentence.verbatim(String.valueOf(e.getMessage())), "values that go together");
            return null;
        }
    }

    @Override
    public Node schema(Schemas schemas) {
        return schemas.defined(parts.names().name(), "", () -> schema("", schemas));
    }

    Node schema(String word, Schemas schemas) {
        Node properties = Node.parts("");
        Node required = Node.list();
        if (!word.isEmpty()) {
            properties.add("type", Node.parts("").add("const", Node.word(word)));
            required.add(Node.word("type"));
        }
        for (int i = 0; i < names.length; i++) {
            if (i == given) continue;
            properties.add(names[i], bounded(i, codecs[i].schema(schemas)));
            if (absent[i] == null || isBelow(i, absent[i])) required.add(Node.word(names[i]));
        }
        Node schema = Node.parts("").add("type", Node.word("object")).add("properties", properties);
        if (required.size() > 0) schema.add("required", required);
        return schema.add("additionalProperties", Node.flag(false));
    }

    private Node bounded(int place, Node schema) {
        boolean list = codecs[place] instanceof SimpleCodecs.Sequences;
        if (least[place] > Integer.MIN_VALUE) schema.add(list ? "minItems" : "minimum", Node.number(least[place]));
        if (most[place] < Integer.MAX_VALUE) schema.add(list ? "maxItems" : "maximum", Node.number(most[place]));
        return schema;
    }
}
