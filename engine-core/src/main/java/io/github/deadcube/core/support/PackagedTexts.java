package io.github.deadcube.core.support;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.vavr.Lazy;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Function;

/**
 * Named things that ship, each in a text file of its name beside a class. A file is read when its thing is first used:
 * a game needs few of them, and reads them before the virtual machine has compiled the code.
 */
public final class PackagedTexts<T> {
    private final Map<String, Lazy<T>> things;
    private final Lazy<Vector<T>> all;

    /**
     * @param beside the class
     * @param folder of the files, seen from the class; empty, or with a slash at its end
     * @param reader reads the text of a file
     * @param names in order; the file of {@code Open street} is {@code open-street.txt}
     */
    public PackagedTexts(
            Class<?> beside, String folder, Function<String, ? extends Either<Seq<Fault>, T>> reader, String... names) {
        things = Vector.of(names)
                .collect(LinkedHashMap.collector(
                        PackagedTexts::brief, name -> Lazy.of(() -> read(beside, folder, reader, name))));
        all = Lazy.of(() -> things.values().map(Lazy::get).toVector());
    }

    private static <T> T read(
            Class<?> beside, String folder, Function<String, ? extends Either<Seq<Fault>, T>> reader, String name) {
        String file = folder + brief(name) + ".txt";
        return reader.apply(TextFile.packaged(beside.getResourceAsStream(file), file))
                .getOrElseThrow(faults -> new IllegalStateException(file + ": " + faults.mkString("; ")));
    }

    /** The one with that name, as it is printed or as people type it: {@code Open street}, {@code open-street}. */
    public Option<T> named(String name) {
        return things.get(brief(name)).map(Lazy::get);
    }

    /** As {@link #named}, for a name that a program contains; throws with all names if none has this one. */
    public T known(String name) {
        return Fault.orThrow(Fault.unlessUnread(named(name), name, Sentence.of("one of {things}", things.keySet())));
    }

    /** A name as people type it. */
    public static String brief(String name) {
        return name.toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    public Vector<T> all() {
        return all.get();
    }
}
