package io.github.deadcube.api.rule;

import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The compiled catalogues of the languages that ship. The engine for browsers has those that its page gives it. */
final class LanguageTexts {
    private LanguageTexts() {}

    /** The texts of a language, as {@link Language#read} takes them; none if this program does not have them. */
    static Option<String> compiled(String code) {
        try (InputStream in = Language.class.getResourceAsStream(code + ".txt")) {
            if (in == null) throw new IllegalStateException("the language " + code + " is not packaged");
            return Option.some(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
