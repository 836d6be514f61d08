package io.github.deadcube.web;

import io.vavr.control.Option;
import java.util.Map;
import java.util.TreeMap;

/** The texts of languages that a page has given to the engine, by their codes. */
public final class GivenTexts {
    private static final Map<String, String> GIVEN = new TreeMap<>();

    private GivenTexts() {}

    static void put(String code, String texts) {
        GIVEN.put(code, texts);
    }

    /** The texts of a language; none if the page has not given them. */
    public static Option<String> get(String code) {
        return Option.of(GIVEN.get(code));
    }
}
