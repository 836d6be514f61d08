package io.github.deadcube.core.edition;

import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.ReconEffect;
import io.github.deadcube.api.extend.Ruleset.Tables;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.EditionNames;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.item.ItemRules;
import io.github.deadcube.core.keyword.Keywords;
import io.github.deadcube.core.motion.MotionRules;
import io.github.deadcube.core.sight.Sights;
import io.vavr.Lazy;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Supplier;

/** The rulesets that ship: each edition is another edition with some rules, tables and options replaced. */
public final class Editions {
    private static final int GRAVITY_OF_THE_LIVING_RULES = 3;

    /** By their names, oldest first. */
    private static final LinkedHashMap<String, Supplier<Ruleset>> ALL = LinkedHashMap.of(
            EditionNames.THIRD,
            Editions::third,
            EditionNames.LIVING,
            Editions::living,
            EditionNames.REVISED,
            Editions::revised);

    private static final Lazy<Ruleset> THIRD = Lazy.of(Editions::madeThird);
    private static final Lazy<Ruleset> LIVING = Lazy.of(Editions::madeLiving);
    private static final Lazy<Ruleset> REVISED = Lazy.of(Editions::madeRevised);

    private Editions() {}

    /** The names of the editions, oldest first. */
    public static Vector<String> names() {
        return ALL.keySet().toVector();
    }

    public static Option<Ruleset> named(String name) {
        return ALL.get(name).map(Supplier::get);
    }

    /** R25: a team whose cards are translated into an edition. */
    public static StrikeTeam translated(StrikeTeam team, Ruleset edition) {
        return new EditionTranslation(edition.library()).team(team);
    }

    /** The parts that change, one line each. */
    public static Vector<Sentence> translatedParts(StrikeTeam team, Ruleset edition) {
        EditionTranslation translation = new EditionTranslation(edition.library());
        translation.team(team);
        return translation.said;
    }

    /** Deadzone, third edition, with every option as ruled. */
    public static Ruleset third() {
        return THIRD.get();
    }

    private static Ruleset madeThird() {
        Tables tables =
                new Tables(CommandFace.ALL, Direction.ALL, ItemRules.pool(), Vector.of(ReconEffect.values()), 1);
        return new Ruleset(
                "deadzone-3",
                1,
                Vector.of(Variant.WIPED_OUT_LOSES, Variant.STIMULANTS_IN_FIGHTS),
                tables,
                Sights.ofRays(),
                MotionRules.onOneLevel(),
                new Library(Keywords.thirdEdition(), ItemRules.thirdEdition(), Vector.empty()));
    }

    /**
     * LIV: the special states of the living rules: LIV-PIN, LIV-SCAT, LIV-FALL and LIV-AWAY; LIV-SLAM, LIV-DMG and all
     * other rules are as in the third edition.
     */
    public static Ruleset living() {
        return LIVING.get();
    }

    private static Ruleset madeLiving() {
        Ruleset third = third();
        return third.withName("living-rules")
                .withAway(MotionRules.onAnyLevel())
                .withTables(third.tables().withFallDice(GRAVITY_OF_THE_LIVING_RULES))
                .with(Variant.HATCHES_LET_FALL)
                .with(Variant.PINNED_FIGHT_BACK);
    }

    /**
     * R25: the revision of 2025, which replaces keywords and items and sets options. All other rules are as in the
     * third edition.
     */
    public static Ruleset revised() {
        return REVISED.get();
    }

    private static Ruleset madeRevised() {
        Ruleset third = third();
        return third.withName("deadzone-3.5")
                .withLibrary(new Library(Keywords.revised(), ItemRules.revised(), Vector.empty()))
                .withTables(third.tables().withPool(ItemRules.revisedPool()))
                .with(Variant.DAMAGE_IN_ONE_SUM);
    }

    /** R25: translates the cards of one edition into another. Keywords that the other edition knows stay unchanged. */
    private static final class EditionTranslation {
        private static final String LATER = "R25-";
        private static final Keyword ONE_USE = Keyword.of("ONE-USE");
        private static final Keyword SMOKE = Keyword.of("SMOKE");
        private static final int DEFENCE = 3;
        private static final int FLAMES = 3;

        private final Library library;
        private Vector<Sentence> said = Vector.empty();
        private String who = "";

        private EditionTranslation(Library library) {
            this.library = library;
        }

        StrikeTeam team(StrikeTeam team) {
            return new StrikeTeam(team.name(), team.leader(), team.members().map(this::card));
        }

        private Card card(Card p) {
            who = p.name();
            // without a weapon that takes it, a keyword stays where it is, as the check of the card says
            Vector<Keyword> gone = p.weapons().forAll(Weapon::closeCombat)
                    ? Vector.empty()
                    : p.keywords().filter(k -> ofWeapons(k));
            return p.withEquipment(p.equipment().map(this::piece))
                    .withKeywords(p.keywords().removeAll(gone).flatMap(k -> keyword(k, false)))
                    .withWeapons(p.weapons().map(weapon -> weapon(weapon, gone)));
        }

        /** R25-KT-19: keywords that are printed only on weapons. */
        private boolean ofWeapons(Keyword k) {
            return library.keyword(k.name()).exists(rule -> rule.isForWeapons(k));
        }

        private Weapon weapon(Weapon w, Vector<Keyword> ofModel) {
            Vector<Keyword> keywords = w.keywords().flatMap(k -> keyword(k, true));
            if (!w.closeCombat())
                for (Keyword k : ofModel)
                    if (!keywords.contains(k)) {
                        say(k, Sentence.of("{keyword} of {weapon}", k, w.name()));
                        keywords = keywords.append(k);
                    }
            boolean thrown = keywords.exists(k -> k.name().equals("GRENADE")) && !keywords.contains(ONE_USE);
            if (thrown && library.rule(RuleId.of(LATER + "K-GRENADE")).isDefined()) {
                say(w.name(), Sentence.of("{weapon} with ONE-USE", w.name()));
                keywords = keywords.append(ONE_USE);
            }
            return new Weapon(w.name(), w.range(), w.ap(), keywords);
        }

        private RuleId piece(RuleId piece) {
            if (library.rule(piece).isDefined()) return piece;
            String id = piece.id();
            RuleId other = RuleId.of(id.startsWith(LATER) ? id.substring(LATER.length()) : LATER + id);
            if (library.rule(other).isEmpty()) return piece;
            say(id, Sentence.verbatim(other.id()));
            return other;
        }

        /** First the brackets, then the keyword. */
        private Option<Keyword> keyword(Keyword k, boolean onWeapon) {
            Option<Keyword> nested = k.nested();
            if (onWeapon && nested.isDefined() && !k.name().equals("GAS CLOUD")) {
                Option<Keyword> inner = keyword(nested.get(), true);
                return inner.map(i -> i.equals(nested.get()) ? k : Keyword.of(k.name(), i));
            }
            boolean known = library.keyword(k.name())
                    .exists(rule -> Vector.of(KeywordRule.Placement.values())
                            .exists(owner -> rule.fault(k, owner).isEmpty()));
            if (known) return Option.some(k);
            Option<Option<Keyword>> other = counterpart(k, onWeapon);
            for (Option<Keyword> to : other) say(k, named(k, to));
            return other.getOrElse(Option.some(k));
        }

        /** What a keyword becomes, with a number that is fixed in the other edition. */
        private static Sentence named(Keyword from, Option<Keyword> to) {
            if (to.isEmpty()) return Sentence.of("nothing");
            int before = number(from);
            int after = number(to.get());
            return before == after
                    ? Sentence.verbatim(to.get().toString())
                    : Sentence.of("{keyword}, with {after} in place of {before}", to.get(), after, before);
        }

        /** The number of a keyword, printed or default. */
        private static int number(Keyword k) {
            return switch (k.name()) {
                case "IT BURNS!" -> k.number() == 0 ? FLAMES : k.number();
                case "DEFENCE CLOUD" -> DEFENCE;
                case "GAS CLOUD" -> k.nested().map(Keyword::number).getOrElse(0);
                default -> k.number();
            };
        }

        /** None if there is no translation; empty if the keyword is removed. */
        private static Option<Option<Keyword>> counterpart(Keyword k, boolean onWeapon) {
            return switch (k.name()) {
                case "AUXILIARY", "REMOTE" -> Option.some(Option.none());
                case "GAS CLOUD" -> Option.some(k.nested().map(gas -> cloud(gas, onWeapon)));
                case "DEFENCE CLOUD" -> gas(Keyword.of("TOXIC", DEFENCE));
                case "SMOKESCREEN" -> gas(SMOKE);
                case "TOXIC SMOKE" -> gas(Keyword.of("TOXIC", k.number()));
                case "IT BURNS!" -> Option.some(Option.some(Keyword.of(k.name(), 0)));
                default -> Option.none();
            };
        }

        private static Keyword cloud(Keyword gas, boolean onWeapon) {
            boolean smoke = gas.equals(SMOKE);
            if (onWeapon) return smoke ? SMOKE : Keyword.of("TOXIC SMOKE", gas.number());
            return Keyword.of(smoke ? "SMOKESCREEN" : "DEFENCE CLOUD");
        }

        private static Option<Option<Keyword>> gas(Keyword in) {
            return Option.some(Option.some(Keyword.of("GAS CLOUD", in)));
        }

        private void say(Object from, Sentence to) {
            said = said.append(Sentence.of("{model}: {from} becomes {to}", who, from, to));
        }
    }
}
