package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Iterator;
import picocli.CommandLine;

/**
 * {@code --language}: the language in which a command speaks to people. It is known before the arguments are read,
 * because help and the faults of arguments are in it too. No language is taken from the machine.
 */
public final class LanguageOption {
    /** It stands before or after the name of a command. */
    public static final String NAME = "--language";

    private static final String GIVEN = NAME + "=";

    private LanguageOption() {}

    /** The last language that the arguments name; English if they name none that is known. */
    public static Language in(Vector<String> arguments) {
        return Vector.range(0, arguments.size())
                .flatMap(at -> given(arguments, at))
                .lastOption()
                .flatMap(Language::of)
                .getOrElse(Language.ENGLISH);
    }

    private static Option<String> given(Vector<String> arguments, int at) {
        String argument = arguments.get(at);
        if (argument.startsWith(GIVEN)) return Option.some(argument.substring(GIVEN.length()));
        return Option.when(argument.equals(NAME) && at + 1 < arguments.size(), () -> arguments.get(at + 1));
    }

    /** The arguments without the language. */
    public static Vector<String> without(Vector<String> arguments) {
        int at = arguments.indexWhere(argument -> argument.equals(NAME) || argument.startsWith(GIVEN));
        if (at < 0) return arguments;
        int values = arguments.get(at).equals(NAME) ? 2 : 1;
        return arguments.take(at).appendAll(without(arguments.drop(at + values)));
    }

    /** Reads {@code fr}. */
    static final class Reader implements CommandLine.ITypeConverter<Language> {
        @Override
        public Language convert(String code) {
            return Language.of(code)
                    .getOrElseThrow(() -> new ArgumentChecks.UnknownName(
                            Sentence.of("no language has the code '{code}'; there are {codes}", code, codes())));
        }
    }

    private static Vector<String> codes() {
        return Language.all().map(Language::code);
    }

    static final class Codes implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return codes().iterator();
        }
    }
}
