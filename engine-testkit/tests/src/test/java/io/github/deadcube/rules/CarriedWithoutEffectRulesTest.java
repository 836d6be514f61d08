package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** KT-1: rules that carry unknown keywords accept them and report them. */
class CarriedWithoutEffectRulesTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Card CARD = Card.named("Somebody")
            .withKeywords(Vector.of(Keyword.of("YODEL", 2), Keyword.of("AGIEL"), Keyword.of("SOLID")))
            .withWeapons(Vector.of(
                    Weapon.ranged("gun", 6, 0, Keyword.of("GRENADE", Keyword.of("YODEL"))),
                    Weapon.closeCombat("fist", 0, Keyword.of("HUM", Keyword.of("AGILE")))));

    private static Setup setup(Ruleset ruleset, Card... more) {
        Setup setup = Shipped.setup(ruleset);
        StrikeTeam team = setup.teamB();
        return setup.withTeamB(
                new StrikeTeam(team.name(), team.leader(), team.members().appendAll(Vector.of(more))));
    }

    @Test
    @Rule("KT-1")
    @DisplayName("KT-1: only rules that are asked to carry an unknown keyword accept it")
    void onlyWhereAsked() {
        assertThat(RULES.start(setup(Shipped.ruleset(), CARD)).getLeft().map(Fault::rule))
                .containsExactly(RuleIds.KT_1, RuleIds.KT_1, RuleIds.KT_1, RuleIds.KT_1, RuleIds.K_AGILE);
        assertThat(RULES.start(setup(Shipped.ruleset().carryingUnknown(), CARD)).isRight())
                .isTrue();
        assertThat(Shipped.ruleset()
                        .carryingUnknown()
                        .with(new Sturdy())
                        .library()
                        .carriesUnknown())
                .isTrue();
    }

    @Test
    @Rule("KT-1")
    @DisplayName("KT-1: each is named with its card and what may have been meant")
    void named() {
        Setup setup = setup(Shipped.ruleset().carryingUnknown(), CARD);
        String card = "B" + setup.teamB().members().size();
        assertThat(setup.warnings().map(Fault::toString))
                .containsExactly(
                        card + ": no rule knows YODEL (2): carried without effect (KT-19)",
                        card + ": no rule knows AGIEL: carried without effect: the nearest is AGILE (KT-19)",
                        card + ": no rule knows YODEL: carried without effect (KT-19)",
                        card + ": no rule knows HUM (AGILE): carried without effect (KT-19)");
        assertThat(setup(Shipped.ruleset().carryingUnknown()).warnings()).isEmpty();
        assertThat(setup(Shipped.ruleset(), CARD).warnings()).isEmpty();
        assertThat(TextDrawing.script(setup))
                .contains("\n# " + card + ": no rule knows YODEL (2): carried without effect (KT-19)\n");
        Library.Rule rule = HouseRulebook.of(setup).named("Yodel (2)").get();
        assertThat(rule.rule().id()).isEqualTo("UNKNOWN-YODEL");
        assertThat(rule.text()).contains("without any effect");
    }

    @Test
    @Rule("KT-1")
    @DisplayName("KT-1: the known ones on the same card are checked as usual")
    void knownOnesAreChecked() {
        Card wrong = CARD.withKeywords(Vector.of(Keyword.of("YODEL"), Keyword.of("SOLID", 1)));
        assertThat(RULES.start(setup(Shipped.ruleset().carryingUnknown(), wrong))
                        .getLeft()
                        .map(Fault::text))
                .containsExactly("'SOLID (1)': it takes nothing in brackets");
    }

    @ParameterizedTest
    @ValueSource(strings = {"É", "-", "ÉTÉ"})
    @Rule("KT-1")
    @DisplayName("KT-1: a name without letters of an identifier is refused as any name that no card has")
    void noLetterOfAnIdentifier(String name) {
        Card card = CARD.withKeywords(Vector.of(new Keyword(name, 0, Option.none())))
                .withWeapons(Vector.empty());
        assertThat(RULES.start(setup(Shipped.ruleset().carryingUnknown(), card))
                        .getLeft()
                        .map(Fault::text))
                .containsExactly("'" + name + "' reads back as another keyword");
        assertThat(Shipped.ruleset()
                        .carryingUnknown()
                        .library()
                        .keyword(name)
                        .get()
                        .rule())
                .hasToString(name.contains("T") ? "UNKNOWN-T" : "UNKNOWN-KEYWORD");
    }

    @ParameterizedTest
    @ValueSource(strings = {"RECON", "HP 2", "B2", "A100", "A1 TO A4", "AP1", "SONG CC", "SONG R5 X", "TOUGH AGILE"})
    @Rule("KT-1")
    @DisplayName("KT-1: a name that a card reads as something else is refused, because no record could be read")
    void misread(String name) {
        Card card = CARD.withKeywords(Vector.of(Keyword.of(name))).withWeapons(Vector.empty());
        assertThat(RULES.start(setup(Shipped.ruleset().carryingUnknown(), card))
                        .getLeft()
                        .map(Fault::text))
                .singleElement()
                .asString()
                .startsWith("'" + name + "' cannot be a keyword: a card reads it as ");
        Card armed =
                CARD.withKeywords(Vector.empty()).withWeapons(Vector.of(Weapon.ranged("gun", 6, 0, Keyword.of(name))));
        assertThat(RULES.start(setup(Shipped.ruleset().carryingUnknown(), armed))
                        .getLeft()
                        .map(Fault::text))
                .hasSize(1);
        Ruleset own = Shipped.ruleset()
                .with(KeywordRule.of(name, "HOUSE-SONG", "It sings.", (keyword, hooks) -> {}, Placement.MODEL));
        assertThat(RULES.start(setup(own)).getLeft().map(Fault::text))
                .singleElement()
                .asString()
                .startsWith("'" + name + "' cannot be a keyword: a card reads it as ");
    }

    @Test
    @Rule("KT-1")
    @DisplayName("KT-1: brackets that a card reads as something else are refused")
    void misreadBrackets() {
        Card card = CARD.withKeywords(Vector.of(Keyword.of("YODEL", Keyword.of("SONG CC LOUD"))));
        assertThat(RULES.start(setup(Shipped.ruleset().carryingUnknown(), card))
                        .getLeft()
                        .map(Fault::text))
                .containsExactly("'YODEL (SONG CC LOUD)' cannot be a keyword: a card reads it as a weapon");
    }

    @ParameterizedTest
    @ValueSource(strings = {"RECONNOITRE", "A0", "A1000", "C1", "APE", "CC", "R5", "SONG RAPID", "TOUGHER AGILE"})
    @Rule("KT-1")
    @DisplayName("KT-1: a name that begins like such a word is carried, and the record is read")
    void readBack(String name) {
        Card card = CARD.withKeywords(Vector.of(Keyword.of(name)));
        Game game = Game.start(setup(Shipped.ruleset().carryingUnknown(), card), GameSettings.seeded(1))
                .get();
        assertThat(Game.load(game.save(), GameSettings.seeded(1)).map(Game::state))
                .contains(game.state());
    }

    @Test
    @Rule("KT-1")
    @DisplayName("KT-1: a game with them is equal to the game without, and its record lists them")
    void played() {
        Card plain = CARD.withKeywords(Vector.of(Keyword.of("SOLID")))
                .withWeapons(Vector.of(Weapon.ranged("gun", 6, 0, Keyword.of("AP", 1))));
        Card carrying = plain.withKeywords(Vector.of(Keyword.of("SOLID"), Keyword.of("YODEL", 2)))
                .withWeapons(Vector.of(Weapon.ranged("gun", 6, 0, Keyword.of("AP", 1), Keyword.of("HUM"))));
        Recorder with = record(setup(Shipped.ruleset().carryingUnknown(), carrying));
        Recorder without = record(setup(Shipped.ruleset(), plain));
        assertThat(inputs(with)).isNotEmpty().isEqualTo(inputs(without));
        assertThat(with.text()).contains("\ncarry unknown keywords\nteam A ").doesNotContain("\n# B");
        assertThat(new Verifier(Deadcube.rules(), Shipped.registry()).verify(with.text()))
                .isInstanceOf(Verdict.Verified.class);
        assertThat(new Verifier(Deadcube.rules(), Shipped.registry())
                        .verify(with.text().replace("carry unknown keywords\n", ""))
                        .toString())
                .contains("no rule for the keyword YODEL (2)");
    }

    private static Recorder record(Setup setup) {
        GameState begin = RULES.start(setup).get();
        Recorder recorder = Recorder.of(begin, Option.some(5L), false);
        Match.random(RULES, begin, 5).watchedBy(recorder::saw).play();
        return recorder;
    }

    /** Removes the digests: they include the cards. */
    private static Vector<String> inputs(Recorder recorder) {
        return Vector.ofAll(recorder.text().lines().toList())
                .filter(line -> line.matches("[0-9]+: .*"))
                .map(line -> line.replaceAll(" = .*", ""));
    }
}
