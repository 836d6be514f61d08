package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.internal.HouseRulebook.BracketForm;
import io.github.deadcube.api.internal.HouseRulebook.ItemEntry;
import io.github.deadcube.api.internal.HouseRulebook.KeywordEntry;
import io.github.deadcube.api.internal.HouseRulebook.OrderEntry;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A rulebook has an entry for each keyword, kind of item and special order. A set-up accepts exactly the cards that the entries allow. */
class RulebookEntriesTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Ruleset RULESET = Shipped.ruleset().with(new Grim());
    private static final HouseRulebook BOOK = HouseRulebook.of(RULESET);
    /** Stored, because the rulebook recomputes its entries at each call. */
    private static final Vector<KeywordEntry> KEYWORDS =
            BOOK.entries().filter(KeywordEntry.class::isInstance).map(KeywordEntry.class::cast);

    /** One model is enough, because a set-up checks each card separately. */
    private static final Setup SETUP = alone(Shipped.setup(RULESET));

    /** A keyword of another edition. */
    private record OtherTough() implements KeywordRule {
        @Override
        public String printed() {
            return "TOUGH";
        }

        @Override
        public RuleId rule() {
            return RuleIds.K_TOUGH;
        }

        @Override
        public String text() {
            return "As tough as the owner's player says.";
        }

        @Override
        public Vector<String> spellings() {
            return Vector.of("HARD AS NAILS");
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {}
    }

    private static Setup alone(Setup shipped) {
        StrikeTeam one = new StrikeTeam("One", 1, Vector.of(Card.named("Leader")));
        return shipped.withTeamA(one).withTeamB(one).withBattlefield(Battlefield.open(8, 8, 1));
    }

    static Vector<KeywordEntry> keywords() {
        return KEYWORDS;
    }

    private static KeywordEntry keyword(String printed) {
        return (KeywordEntry) BOOK.entry(printed).get();
    }

    @Test
    void everyKeywordAndKindOfItemsOfTheRulebookHasAnEntry() {
        Vector<RuleId> cards = Rulebook.all().filter(rule -> Vector.of("K", "I").contains(rule.chapter()));
        assertThat(cards).hasSize(84);
        assertThat(cards)
                .allSatisfy(rule -> assertThat(BOOK.entry(rule).map(HouseRulebook.Entry::rule))
                        .contains(rule));
        assertThat(BOOK.entries()).hasSize(cards.size() + 1 + 2);
    }

    @Test
    void everyEntryHasAllParts() {
        for (HouseRulebook.Entry entry : BOOK.entries()) {
            assertThat(Vector.of(entry.name(), entry.title(), entry.text()))
                    .as(entry.toString())
                    .noneMatch(String::isBlank);
            assertThat(entry.spellings()).as(entry.name()).doesNotContain(entry.name());
            if (entry instanceof KeywordEntry keyword) {
                assertThat(keyword.places().appendAll(keyword.within().map(w -> Placement.BRACKETS)))
                        .as(entry.name())
                        .isNotEmpty();
                BracketForm form = keyword.brackets();
                assertThat(form.empty() || form.number() || form.effect())
                        .as(entry.name())
                        .isTrue();
            }
        }
    }

    @Test
    void bracketsAreToldByRange() {
        assertThat(keyword("TOUGH").brackets()).isEqualTo(new BracketForm(true, 0, 0, Vector.empty()));
        assertThat(keyword("TOXIC").brackets()).isEqualTo(new BracketForm(false, 1, 99, Vector.empty()));
        assertThat(keyword("TACTICIAN").brackets()).isEqualTo(new BracketForm(false, 1, 9, Vector.empty()));
        assertThat(keyword("GAS CLOUD").brackets())
                .isEqualTo(new BracketForm(false, 0, 0, Vector.of("SMOKE", "TOXIC")));
        assertThat(keyword("TRAP").brackets().effects()).containsExactly("BLAST", "FRAG", "SMOKE", "STUN");
        assertThat(keyword("TRAP").within()).containsExactly("EXPLOSIVE", "GRENADE", "INDIRECT");
        assertThat(keyword("EXPLOSIVE").brackets().empty()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("keywords")
    void aSetupAcceptsWhatTheEntryAllowsAndNothingElse(KeywordEntry entry) {
        for (Placement place : Vector.of(Placement.MODEL, Placement.RANGED_WEAPON, Placement.CLOSE_COMBAT_WEAPON)) {
            boolean here = entry.places().contains(place);
            BracketForm form = entry.brackets();
            accepts(here && form.empty(), Keyword.of(entry.name()), place);
            for (int number : new int[] {1, form.least(), form.most(), form.most() + 1})
                if (number > 0)
                    accepts(
                            here && number >= Math.max(1, form.least()) && number <= form.most(),
                            Keyword.of(entry.name(), number),
                            place);
        }
        Placement place = entry.places().head();
        for (KeywordEntry inner : keywords()) {
            boolean effect = entry.brackets().effects().contains(inner.name());
            assertThat(inner.within().contains(entry.name())).isEqualTo(effect);
            accepts(effect, Keyword.of(entry.name(), sample(inner)), place);
        }
    }

    /** Returns a valid form of the keyword. */
    private static Keyword sample(KeywordEntry entry) {
        BracketForm form = entry.brackets();
        if (form.empty()) return Keyword.of(entry.name());
        return form.number()
                ? Keyword.of(entry.name(), form.least())
                : Keyword.of(entry.name(), sample(keyword(form.effects().head())));
    }

    private static void accepts(boolean right, Keyword keyword, Placement place) {
        Card plain = Card.named("Bearer");
        Card card = switch (place) {
            case MODEL -> plain.withKeywords(Vector.of(keyword));
            case RANGED_WEAPON -> plain.withWeapons(Vector.of(Weapon.ranged("gun", 3, 0, keyword)));
            default -> plain.withWeapons(Vector.of(Weapon.closeCombat("fist", 0, keyword)));
        };
        StrikeTeam team = SETUP.teamA();
        Setup setup = SETUP.withTeamA(
                new StrikeTeam(team.name(), team.leader(), team.members().append(card)));
        assertThat(RULES.start(setup).isRight()).as(keyword + " " + place).isEqualTo(right);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ':',
            value = {
                "TOXIC (2): K-TOXIC",
                "Weight of Fire(1): K-WEIGHT-OF-FIRE",
                "grenade [frag (3)]: K-GRENADE",
                "It  Burns!: K-IT-BURNS",
                "comms link.: K-COMM-LINK",
                "honorable: K-HONOURABLE",
                "k_smoke: K-SMOKE",
                "Medi Pack: I-MEDI-PACK",
                "thermal mines: K-THERMAL-MINES",
                "Stand Together: ORDER-STAND-TOGETHER",
                "GRIM (1): HOUSE-GRIM"
            })
    void anEntryIsFoundAsACardPrintsIt(String printed, String rule) {
        assertThat(BOOK.entry(printed).map(HouseRulebook.Entry::rule)).contains(RuleId.of(rule));
    }

    @Test
    void anUnknownNameHasNoEntry() {
        assertThat(BOOK.entry("XYLOPHONE (3)")).isEmpty();
        assertThat(BOOK.entry("")).isEmpty();
        assertThat(BOOK.entry(RuleIds.ADV_5)).isEmpty();
        assertThat(HouseRulebook.of(Deadcube.ruleset()).entry("Grim")).isEmpty();
    }

    @Test
    void anEditionsOwnTextAndSpellingsAreShown() {
        HouseRulebook other = HouseRulebook.of(RULESET.with(new OtherTough()));
        assertThat(other.entry("hard as nails").map(HouseRulebook.Entry::text)).contains(new OtherTough().text());
        assertThat(other.text(RuleIds.K_TOUGH)).isEqualTo(new OtherTough().text());
        assertThat(BOOK.text(RuleIds.K_TOUGH)).isEqualTo(RuleIds.K_TOUGH.text());
    }

    @Test
    void itemsSayHowTheyAreUsed() {
        ItemEntry grenade = (ItemEntry) BOOK.entry(RuleIds.I_FRAG_GRENADE).get();
        assertThat(grenade.weapon().get().keywords()).containsExactly(Keyword.of("GRENADE", Keyword.of("FRAG", 3)));
        assertThat(grenade.usedOnce() && grenade.bought()).isTrue();
        assertThat(((ItemEntry) BOOK.entry(RuleIds.I_INTEL).get()).bought()).isFalse();
        assertThat(BOOK.entries().filter(OrderEntry.class::isInstance).map(HouseRulebook.Entry::name))
                .containsExactly("Called Shots", "Stand Together");
    }
}
