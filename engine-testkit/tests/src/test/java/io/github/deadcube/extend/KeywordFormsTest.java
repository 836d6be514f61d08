package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.internal.KeywordForms;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A rulebook finds each keyword, kind of item and special order. A set-up accepts exactly the forms of keywords that it
 * allows.
 */
class KeywordFormsTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Ruleset RULESET = Shipped.ruleset().with(new Grim());
    private static final HouseRulebook BOOK = HouseRulebook.of(RULESET);
    private static final Vector<KeywordRule> KEYWORDS = RULESET.library().keywords();
    /** Stored, because the rulebook computes them at each call. */
    private static final Map<String, KeywordForms> FORMS = KEYWORDS.toLinkedMap(KeywordRule::printed, BOOK::forms);

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

    static Vector<KeywordRule> keywords() {
        return KEYWORDS;
    }

    private static KeywordForms forms(String printed) {
        return FORMS.get(printed).get();
    }

    @Test
    void everyKeywordAndKindOfItemsOfTheRulebookIsFound() {
        Vector<RuleId> cards = Rulebook.all().filter(rule -> Vector.of("K", "I").contains(rule.chapter()));
        assertThat(cards)
                .isNotEmpty()
                .allSatisfy(rule ->
                        assertThat(BOOK.named(rule).map(Library.Rule::rule)).contains(rule));
        assertThat(RULESET.library().all().flatMap(rule -> BOOK.named(rule.rule())))
                .hasSize(cards.size() + 1 + 2);
    }

    @Test
    void allHaveTheirTextsAndKeywordsAForm() {
        for (Library.Rule rule : RULESET.library().all()) {
            assertThat(Vector.of(rule.title(), rule.text())).as(rule.toString()).noneMatch(String::isBlank);
            assertThat(rule.spellings()).as(rule.title()).doesNotContain(rule.title());
        }
        FORMS.forEach((name, forms) -> {
            assertThat(forms.places().appendAll(forms.within().map(w -> Placement.BRACKETS)))
                    .as(name)
                    .isNotEmpty();
            assertThat(forms.empty() || forms.number() || forms.effect())
                    .as(name)
                    .isTrue();
        });
    }

    @Test
    void bracketsAreToldByRange() {
        assertThat(forms("TOUGH")).matches(brackets(true, 0, 0));
        assertThat(forms("TOXIC")).matches(brackets(false, 1, 99));
        assertThat(forms("TACTICIAN")).matches(brackets(false, 1, 9));
        assertThat(forms("GAS CLOUD")).matches(brackets(false, 0, 0, "SMOKE", "TOXIC"));
        assertThat(forms("TRAP").effects()).containsExactly("BLAST", "FRAG", "SMOKE", "STUN");
        assertThat(forms("TRAP").within()).containsExactly("EXPLOSIVE", "GRENADE", "INDIRECT");
        assertThat(forms("EXPLOSIVE").empty()).isTrue();
    }

    private static Predicate<KeywordForms> brackets(boolean empty, int least, int most, String... effects) {
        return forms ->
                forms.equals(new KeywordForms(empty, least, most, Vector.of(effects), forms.places(), forms.within()));
    }

    @ParameterizedTest
    @MethodSource("keywords")
    void aSetupAcceptsWhatTheRulebookAllowsAndNothingElse(KeywordRule keyword) {
        String name = keyword.printed();
        KeywordForms forms = forms(name);
        for (Placement place : Vector.of(Placement.MODEL, Placement.RANGED_WEAPON, Placement.CLOSE_COMBAT_WEAPON)) {
            boolean here = forms.places().contains(place);
            accepts(here && forms.empty(), Keyword.of(name), place);
            for (int number : new int[] {1, forms.least(), forms.most(), forms.most() + 1})
                if (number > 0)
                    accepts(
                            here && number >= Math.max(1, forms.least()) && number <= forms.most(),
                            Keyword.of(name, number),
                            place);
        }
        Placement place = forms.places().head();
        for (String inner : FORMS.keySet()) {
            boolean effect = forms.effects().contains(inner);
            assertThat(forms(inner).within().contains(name)).isEqualTo(effect);
            accepts(effect, Keyword.of(name, sample(inner)), place);
        }
    }

    /** Returns a valid form of the keyword. */
    private static Keyword sample(String name) {
        KeywordForms forms = forms(name);
        if (forms.empty()) return Keyword.of(name);
        return forms.number()
                ? Keyword.of(name, forms.least())
                : Keyword.of(name, sample(forms.effects().head()));
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
    void aRuleIsFoundAsACardPrintsIt(String printed, String rule) {
        assertThat(BOOK.named(printed).map(Library.Rule::rule)).contains(RuleId.of(rule));
    }

    @Test
    void anUnknownNameHasNoRule() {
        assertThat(BOOK.named("XYLOPHONE (3)")).isEmpty();
        assertThat(BOOK.named("")).isEmpty();
        assertThat(BOOK.named(RuleIds.ADV_5)).isEmpty();
        assertThat(HouseRulebook.of(Deadcube.ruleset()).named("Grim")).isEmpty();
    }

    @Test
    void anEditionsOwnTextAndSpellingsAreShown() {
        HouseRulebook other = HouseRulebook.of(RULESET.with(new OtherTough()));
        assertThat(other.named("hard as nails").map(Library.Rule::text)).contains(new OtherTough().text());
        assertThat(other.text(RuleIds.K_TOUGH)).isEqualTo(new OtherTough().text());
        assertThat(BOOK.text(RuleIds.K_TOUGH)).isEqualTo(RuleIds.K_TOUGH.text());
    }

    @Test
    void itemsSayHowTheyAreUsed() {
        ItemRule grenade = (ItemRule) BOOK.named(RuleIds.I_FRAG_GRENADE).get();
        assertThat(grenade.weapon().get().keywords()).containsExactly(Keyword.of("GRENADE", Keyword.of("FRAG", 3)));
        assertThat(grenade.isUsedOnce() && grenade.isEquipment()).isTrue();
        assertThat(((ItemRule) BOOK.named(RuleIds.I_INTEL).get()).isEquipment()).isFalse();
        assertThat(RULESET.library()
                        .orders()
                        .flatMap(order -> BOOK.named(order.name()))
                        .map(Library.Rule::title))
                .containsExactly("Called Shots", "Stand Together");
    }
}
