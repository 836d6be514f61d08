package io.github.deadcube.api.internal;

import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.ReconEffect;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Rulebook.Basis;
import io.github.deadcube.api.rule.Rulebook.Passage;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.vavr.collection.Vector;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A rule of the game whose text says what the tables and variants of a ruleset say. The text is computed when it is
 * read.
 */
record TweakedText(RuleId rule, Ruleset ruleset) implements Library.Rule {
    /** The rules whose texts name what a table contains. */
    private static final Vector<RuleId> BY_TABLES =
            Vector.of(RuleIds.FALL_1, RuleIds.CMD_1, RuleIds.SCAT_1, RuleIds.SET_3, RuleIds.SET_5);

    /**
     * What a variant changes, if its state is not the one that the text of the rule describes.
     *
     * @param rule the rule whose text does not describe it
     * @param on the state that is not described
     */
    private record Note(Variant variant, RuleId rule, boolean on, String words) {}

    private static final Vector<Note> NOTES = Vector.of(
            new Note(
                    Variant.HATCHES_LET_FALL,
                    RuleIds.SCAT_3,
                    true,
                    "a floor with a hatch counts as a half floor, if the model or thing fits through (LIV-SCAT)."),
            new Note(Variant.PINNED_FIGHT_BACK, RuleIds.AST_10, true, "it may also fight back (LIV-PIN)."),
            new Note(Variant.FORCED_COUNTS_AS_MOVED_IN, RuleIds.AST_5, true, "a forced move counts as moved in, too."),
            new Note(
                    Variant.FRIEND_OF_ITSELF,
                    RuleIds.AST_9,
                    true,
                    "a model counts as a friendly model in its own cube."),
            new Note(
                    Variant.WIPED_OUT_LOSES,
                    RuleIds.VIC_7,
                    false,
                    "such a side does not lose; the VPs decide (VIC-6)."),
            new Note(Variant.WIPE_OUT_ENDS_GAME, RuleIds.VIC_8, true, "the game ends in that end phase."),
            new Note(Variant.MODELS_OBSCURE, RuleIds.LOS_4, true, "the option is on."),
            new Note(Variant.STIMULANTS_IN_FIGHTS, RuleIds.I_STIMULANTS, false, "they may be used for a SHOOT alone."),
            new Note(
                    Variant.FIGHTING_BACK_IS_ORDINARY,
                    RuleIds.I_COMBAT_BLADES,
                    true,
                    "they may be used for fighting back, too."),
            new Note(
                    Variant.FIGHTING_BACK_IS_ORDINARY,
                    RuleIds.I_SHOCK_BATON,
                    true,
                    "it may be used for fighting back, too."),
            new Note(
                    Variant.DAMAGE_IN_ONE_SUM,
                    RuleIds.DMG_1,
                    true,
                    "TOUGH, DISMANTLE and TOXIC are added in one sum, if anything is left after AR (R25-DMG-1)."),
            new Note(
                    Variant.MARKS_LAST_A_ROUND,
                    RuleIds.R25_K_COMM_LINK,
                    true,
                    "the mark stays until the end of the round."),
            new Note(
                    Variant.SUPPRESSES_ITSELF,
                    RuleIds.R25_K_SUPPRESSION,
                    true,
                    "a weapon with range CC also pins its user."));

    /** The rules whose texts may differ from those of the game's rulebook. */
    static Vector<Library.Rule> rules(Ruleset ruleset) {
        return BY_TABLES
                .appendAll(notes(ruleset).map(Note::rule).distinct())
                .map(rule -> new TweakedText(rule, ruleset));
    }

    private static Vector<Note> notes(Ruleset ruleset) {
        return NOTES.filter(note -> ruleset.has(note.variant()) == note.on());
    }

    /** The passages of the ruleset's own rule, or those of the game's rulebook. */
    private Vector<Passage> printed() {
        return new HouseRulebook(ruleset.library().all()).passages(rule);
    }

    @Override
    public String text() {
        return passages().map(Passage::text).mkString(" ");
    }

    /** What the tables and variants say is a part of the passages that they change. */
    Vector<Passage> passages() {
        Vector<Note> notes = notes(ruleset).filter(note -> note.rule().equals(rule));
        return printed()
                .map(passage -> new Passage(byTables(passage.text()), passage.basis()))
                .appendAll(notes.zipWithIndex((note, i) -> new Passage(
                        (i == 0 ? "In " + ruleset.name() + ": " : "") + note.words(),
                        Vector.of(Basis.option(note.variant().name())))));
    }

    private String byTables(String text) {
        Ruleset.Tables tables = ruleset.tables();
        if (rule.equals(RuleIds.FALL_1)) return with(text, "2 cubes .*? per further cube", falls(tables.fallDice()));
        if (rule.equals(RuleIds.SET_3)) return with(text, "(?<=The pool: )[^.]*", pool());
        if (rule.equals(RuleIds.CMD_1) && !tables.commandFaces().equals(CommandFace.ALL))
            return with(
                    text,
                    "\\+1 Model, .*? Special Order",
                    numbered(tables.commandFaces().map(CommandFace::title)));
        if (rule.equals(RuleIds.SCAT_1) && !tables.scatter().equals(Direction.ALL))
            return with(
                    text, "1 north, .*? 8 north-west", numbered(tables.scatter().map(Direction::toString)));
        if (rule.equals(RuleIds.SET_5) && !tables.recon().equals(Vector.of(ReconEffect.values())))
            return with(
                    text,
                    "1 look at .*? 8 choose any of these",
                    numbered(tables.recon().map(ReconEffect::text)));
        return text;
    }

    private static String with(String text, String replaced, String by) {
        return Pattern.compile(replaced).matcher(text).replaceFirst(Matcher.quoteReplacement(by));
    }

    private static String falls(int dice) {
        return "2 cubes " + (2 + dice) + " dice, 3 cubes " + (3 + dice) + ", 4 cubes " + (4 + dice)
                + ", one more per further cube";
    }

    /** {@code Ammo 2, AP Ammo 1}. */
    private String pool() {
        Vector<RuleId> tokens = ruleset.tokens();
        return tokens.distinct()
                .map(kind -> ruleset.library().item(kind).get().name() + " " + tokens.count(kind::equals))
                .mkString(", ");
    }

    private static String numbered(Vector<String> faces) {
        return faces.zipWithIndex((face, i) -> i + 1 + " " + face).mkString(", ");
    }
}
