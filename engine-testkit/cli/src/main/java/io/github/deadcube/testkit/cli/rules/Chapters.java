package io.github.deadcube.testkit.cli.rules;

import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;

/** The rulebook's chapters and what they are about. */
final class Chapters {
    private static final Vector<Tuple2<String, String>> TITLES = Vector.of(
            Tuple.of("GEO", "the battlefield"),
            Tuple.of("LOS", "line of sight"),
            Tuple.of("SET", "setting up"),
            Tuple.of("TEAM", "building a strike team"),
            Tuple.of("ASK", "answering the engine"),
            Tuple.of("DICE", "tests"),
            Tuple.of("CMD", "command dice"),
            Tuple.of("ORD", "special orders"),
            Tuple.of("RND", "rounds and turns"),
            Tuple.of("VIC", "victory points and the end of the game"),
            Tuple.of("ACT", "what any action obeys"),
            Tuple.of("ADV", "the ADVANCE action"),
            Tuple.of("SPR", "the SPRINT action"),
            Tuple.of("SHO", "the SHOOT action"),
            Tuple.of("AST", "the ASSAULT action"),
            Tuple.of("SPC", "SPECIAL actions"),
            Tuple.of("STD", "the STAND UP action"),
            Tuple.of("DMG", "damage and death"),
            Tuple.of("PIN", "pinned models"),
            Tuple.of("SLAM", "thrown against a wall"),
            Tuple.of("FALL", "falling"),
            Tuple.of("AWAY", "moved directly away"),
            Tuple.of("PART", "partial cubes"),
            Tuple.of("SCAT", "scatter"),
            Tuple.of("ITEM", "items"),
            Tuple.of("I", "the item tokens"),
            Tuple.of("K", "keywords"),
            Tuple.of("KT", "timing of attack keywords"),
            Tuple.of("LIV", "special states of the living rules"),
            Tuple.of("N3", "dispersion"),
            Tuple.of("R25", "the revision of 2025"));

    private Chapters() {}

    /** A line for each: {@code ADV    18  the ADVANCE action}. */
    static Vector<String> told(HouseRulebook book) {
        Vector<RuleId> all = book.all();
        return all.map(RuleId::chapter)
                .distinct()
                .map(chapter -> padded(chapter, all) + "  "
                        + (title(chapter).isEmpty() ? "rules besides the rulebook's" : title(chapter)));
    }

    /** Empty for a chapter that is new. */
    static String title(String chapter) {
        return TITLES.find(entry -> entry._1().equals(chapter)).map(Tuple2::_2).getOrElse("");
    }

    private static String padded(String chapter, Vector<RuleId> all) {
        String count = Integer.toString(all.map(RuleId::chapter).count(chapter::equals));
        return chapter + " ".repeat(Math.max(1, 8 - chapter.length() - count.length())) + count;
    }
}
