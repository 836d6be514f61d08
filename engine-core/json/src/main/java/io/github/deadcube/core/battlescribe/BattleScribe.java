package io.github.deadcube.core.battlescribe;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.core.lists.ListFiles;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.lists.ReadResult.Finding;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ForceList;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import java.util.function.Function;

/**
 * Files of BattleScribe that are read together: catalogues with their game system, and rosters, also rosters of New
 * Recruit as JSON. Such files are written by hand. The reader corrects known misspellings and leaves out parts that the
 * rules do not have ({@link #notes}). Parts that it does not understand are {@link #faults}.
 *
 * <pre>{@code
 * BattleScribe files = BattleScribe.read(Vector.of(Path.of("game.gst"), Path.of("faction.cat")), Deadcube.ruleset());
 * files.faults().forEach(System.out::println);
 * ForceList list = files.lists().head();
 * }</pre>
 */
public final class BattleScribe {
    private final ReadResult read;

    private BattleScribe(ReadResult read) {
        this.read = read;
    }

    /**
     * Reads files. Never throws because of their contents: a file that cannot be read gives a fault.
     *
     * @param files in any order, each of at most 16 MB unzipped
     * @param ruleset the rules that are played: keywords and items that it does not have are left out
     */
    public static BattleScribe read(Vector<Path> files, Ruleset ruleset) {
        return new BattleScribe(ListFiles.read(files, ruleset));
    }

    /**
     * Reads files, each with the rules of its edition: a list or roster of revision 11 or later of the game system
     * belongs to the revision of 2025. Never throws because of their contents.
     *
     * @param files in any order, each of at most 16 MB unzipped. A list has the game system that it names: of several
     *     revisions that of the list, or the next later one
     * @param rulesets the rules for the name of an edition ({@link io.github.deadcube.core.Deadcube#editions}):
     *     {@code third} or {@code revised}
     */
    public static BattleScribe read(Vector<Path> files, Function<String, Ruleset> rulesets) {
        return new BattleScribe(ListFiles.read(files, rulesets));
    }

    /** The force lists of the catalogues. */
    public Vector<ForceList> lists() {
        return read.lists();
    }

    /** The strike teams of the rosters. */
    public Vector<ChosenTeam> teams() {
        return read.teams();
    }

    /** What is not understood or impossible, by file and line; empty if all files are sound. */
    public Vector<Fault> faults() {
        return read.faults();
    }

    /**
     * The faults that concern a team: those of rosters and unreadable files, and those in the cards and choices of its
     * models. Faults in unused parts of a list do not concern it.
     *
     * @return empty if the team can be played
     */
    public Vector<Fault> concerning(ChosenTeam team) {
        return read.concerning(team).map(Finding::fault);
    }

    /** What was corrected or left out, or is doubtful, by file and line, a line each. */
    public Vector<Told> notes() {
        return Vector.narrow(read.findings().filter(finding -> finding.kind() != Finding.Kind.FAULT));
    }

    /**
     * The special orders of the files, a line each: its name, and the rule as which the ruleset plays it, or that it
     * has none.
     */
    public Vector<Told> orders() {
        return Vector.narrow(read.orders());
    }
}
