package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** KT-17, KT-11: a lent keyword counts as if printed, on a model or a weapon, and once if it is printed too. */
class LentKeywordsTest {
    private static final Vector<Keyword> EFFECTS = Vector.of(
                    "FRAG (2)", "TRAP (FRAG (2))", "GAS CLOUD (TOXIC (1))", "TOXIC SMOKE (1)", "SMOKE", "TOXIC (1)")
            .map(text -> Keyword.of(text));

    private static final Vector<String> AT_DEATH = Vector.of("BOOM!", "INK SAC");
    private static final int INPUTS = 24;

    /** A1 has the keyword, on one of its weapons or itself. */
    private static final String SCENE = """
            board 5 x 6 x 2; floors c4:2 d4:2; barricade south of c4; points 100; command A dice model shoot assault; command B dice shoot
            A1 RA 4+ FI 4+ SV 5+ SP 1-3 HP 4 AR 1, damage 1, injector CC%s, gun R6%s, blade CC%s%s, at c4%s
            A2 RA 4+ FI 5+ SV 5+ HP 2, activated, bomb R6 GRENADE (FRAG (2)), carries %s, at c%d
            B1 RA 4+ FI 4+ SV 5+ SP 1-3 HP 3, damage 1, gun R6, blade CC, at c%d; B3 VEHICLE, SV 5+ HP 4, at c6
            B2 RA 4+ FI 5+ SV 5+ HP 2, bomb R6 GRENADE (FRAG (2)), EVADE, at d5; laid %sK-TRAP (SMOKE) of B1 at b5
            token 1 %s at d4 face down
            play
            """;

    static Vector<Ruleset> editions() {
        return Vector.of(Deadcube.ruleset(), Deadcube.revised());
    }

    @ParameterizedTest
    @MethodSource("editions")
    @Rule({"KT-17", "KT-11", "ORD-5"})
    @DisplayName("KT-17: printed or lent, the same game with the same options, dice and events")
    void asIfPrinted(Ruleset edition) {
        int games = Level.tries(LentKeywordsTest.class, "asIfPrinted", 1, 60);
        long seed = Level.seed(LentKeywordsTest.class, "asIfPrinted");
        Vector<KeywordRule> keywords = edition.library().keywords();
        for (int k = 0; k < keywords.size(); k++)
            for (Placement placement :
                    new Placement[] {Placement.MODEL, Placement.RANGED_WEAPON, Placement.CLOSE_COMBAT_WEAPON})
                for (int n = k; n < k + games; n++) {
                    Option<Keyword> keyword = form(edition, keywords.get(k), placement, n);
                    // a lent keyword of weapons is for all weapons, a printed one says that some have it
                    if (keyword.isDefined()
                            && !(placement == Placement.MODEL && keywords.get(k).countsOnWeaponsOnly()))
                        compare(edition, keyword.get(), placement, n, seed + n);
                }
    }

    private static void compare(Ruleset edition, Keyword keyword, Placement placement, int n, long seed) {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .doing(
                        placement == Placement.MODEL
                                ? OrderEffects.lends(keyword)
                                : OrderEffects.lends(
                                        WeaponFilter.named(placement == Placement.RANGED_WEAPON ? "gun" : "blade"),
                                        keyword))
                .until(Mark.Until.GAME);
        Ruleset rules = edition.withLibrary(
                edition.library().with(Order.of("HOUSE-TEST", "Test", "An order for a test.", mode)));
        boolean twice = n % 2 == 1 && !edition.library().keyword(keyword.name()).exists(KeywordRule::isCumulative);
        String printed = " " + keyword;
        GameState one = begin(rules, placement, printed, n, "");
        GameState other = begin(rules, placement, twice ? printed : "", n, ", marked HOUSE-TEST 1 until game");
        RandomPlay play = RandomPlay.from(Deadcube.rules(), one, new SplitMix64(seed));
        for (int i = 0; i < INPUTS && !play.over(); i++) {
            if (!prompt(other).equals(prompt(play.state())))
                assertThat(prompt(other))
                        .as("%s", game(keyword, placement, n, other))
                        .isEqualTo(prompt(play.state()));
            Input input = play.answer();
            Transition printedGame = Deadcube.rules().play(play.state(), input);
            Transition lentGame = Deadcube.rules().play(other, input);
            boolean dies = !lentGame.state().position().models().head().inPlay();
            // a loan ends with its model: after that only what its death itself sets off is alike
            if (dies && !AT_DEATH.contains(keyword.name())) return;
            if (!lentGame.events().equals(printedGame.events()))
                assertThat(lentGame.events())
                        .as("%s: %s", game(keyword, placement, n, other), input)
                        .isEqualTo(printedGame.events());
            if (dies) return;
            play.give(input);
            other = lentGame.state();
        }
    }

    private static String game(Keyword keyword, Placement placement, int n, GameState state) {
        return keyword + " on " + placement + ", game " + n + ": " + state;
    }

    private static Object prompt(GameState state) {
        Prompt prompt = Deadcube.rules().prompt(state);
        return prompt instanceof Prompt.Decision d ? Vector.ofAll(Walk.options(d)) : prompt;
    }

    private static GameState begin(Ruleset rules, Placement placement, String keyword, int n, String marked) {
        String revised = rules.name().equals(Deadcube.revised().name()) ? "R25-" : "";
        return Script.Runner.standard()
                .with(rules)
                .play(SCENE.formatted(
                        "",
                        placement == Placement.RANGED_WEAPON ? keyword : "",
                        placement == Placement.CLOSE_COMBAT_WEAPON ? keyword : "",
                        (placement == Placement.MODEL && !keyword.isEmpty() ? "," + keyword : "") + marked,
                        n % 4 == 0 ? ":2" : "",
                        revised + "I-AMMO",
                        n % 2 == 0 ? 4 : 3,
                        n % 3 == 0 ? 4 : 5,
                        revised,
                        "I-BOOBY-TRAP"))
                .state();
    }

    private static Option<Keyword> form(Ruleset edition, KeywordRule rule, Placement placement, int n) {
        Vector<Keyword> forms = Vector.of(
                        Keyword.of(rule.printed()), Keyword.of(rule.printed(), 1), Keyword.of(rule.printed(), 2))
                .appendAll(EFFECTS.filter(effect -> edition.library()
                                .keyword(effect.name())
                                .exists(inner ->
                                        rule.bracketFault(effect, inner).isEmpty()))
                        .map(effect -> Keyword.of(rule.printed(), effect)))
                .filter(form -> rule.fault(form, placement).isEmpty());
        return forms.isEmpty() ? Option.none() : Option.some(forms.get(n % forms.size()));
    }
}
