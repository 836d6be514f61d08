package io.github.deadcube.core.edition;

import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.ReconEffect;
import io.github.deadcube.api.extend.Ruleset.Tables;
import io.github.deadcube.api.extend.Variant;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.StrikeTeam.Translation;
import io.github.deadcube.core.item.Items;
import io.github.deadcube.core.keyword.Keywords;
import io.github.deadcube.core.motion.ForcedMovement;
import io.github.deadcube.core.sight.Sights;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Supplier;

/** The rulesets that ship: each edition is another edition with some rules, tables and options replaced. */
public final class Editions {
    private static final int GRAVITY_OF_THE_LIVING_RULES = 3;

    /** By their names, oldest first. */
    private static final LinkedHashMap<String, Supplier<Ruleset>> ALL =
            LinkedHashMap.of("third", Editions::third, "living", Editions::living, "revised", Editions::revised);

    private Editions() {}

    /** The names of the editions, oldest first. */
    public static Vector<String> names() {
        return ALL.keySet().toVector();
    }

    public static Option<Ruleset> named(String name) {
        return ALL.get(name).map(Supplier::get);
    }

    /** R25: a team whose cards are translated into an edition. */
    public static Translation translated(StrikeTeam team, Ruleset edition) {
        return EditionTranslation.of(team, edition);
    }

    /** Deadzone, third edition, with every option as ruled. */
    public static Ruleset third() {
        Tables tables = new Tables(CommandFace.ALL, Direction.ALL, Items.pool(), Vector.of(ReconEffect.values()), 1);
        return new Ruleset(
                "deadzone-3",
                1,
                Vector.of(Variant.WIPED_OUT_LOSES, Variant.STIMULANTS_IN_FIGHTS),
                tables,
                Sights.ofRays(),
                ForcedMovement.onOneLevel(),
                new Library(Keywords.thirdEdition(), Items.thirdEdition(), Vector.empty()));
    }

    /**
     * LIV: the special states of the living rules: LIV-PIN, LIV-SCAT, LIV-FALL and LIV-AWAY; LIV-SLAM, LIV-DMG and all other
     * rules are as in the third edition.
     */
    public static Ruleset living() {
        Ruleset third = third();
        return third.withName("living-rules")
                .withAway(ForcedMovement.onAnyLevel())
                .withTables(third.tables().withFallDice(GRAVITY_OF_THE_LIVING_RULES))
                .with(Variant.HATCHES_LET_FALL)
                .with(Variant.PINNED_FIGHT_BACK);
    }

    /**
     * R25: the revision of 2025, which replaces keywords and items and sets options. All other rules are as in the third edition.
     */
    public static Ruleset revised() {
        Ruleset third = third();
        return third.withName("deadzone-3.5")
                .withLibrary(new Library(Keywords.revised(), Items.revised(), Vector.empty()))
                .withTables(third.tables().withPool(Items.revisedPool()))
                .with(Variant.DAMAGE_IN_ONE_SUM);
    }
}
