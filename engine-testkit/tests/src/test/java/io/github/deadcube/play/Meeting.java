package io.github.deadcube.play;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A game with two keywords: one on the models and weapons of side A, one on those of side B. The models are on a roof
 * and in the street below, with grenades, a suit in reserve and items. The number decides the places and the brackets
 * of the keywords.
 */
record Meeting(KeywordRule a, KeywordRule b, int number) {
    static final Vector<KeywordRule> KEYWORDS = Deadcube.ruleset().library().keywords();

    private static final String SUIT = ", DROP SUIT";
    private static final Vector<Keyword> EFFECTS = Vector.of(
                    "FRAG (2)", "TRAP (FRAG (2))", "GAS CLOUD (TOXIC (1))", "SMOKE")
            .map(text -> Keyword.of(text));

    GameState beginning() {
        String text = """
                floors c4:2 d4:2; barricade south of c4; points 100; command A dice model; command B dice shoot
                A1 RA 4+ FI 4+ SV 5+ SP 1-3 HP 3, damage 1%1$s%2$s%3$s, at c4%7$s
                A2 RA 4+ FI 5+ SV 5+ HP 2, bomb R6 GRENADE (FRAG (2)), carries I-AMMO, at c3; A3 SV 5+ HP 2%9$s, reserve
                B1 RA 4+ FI 4+ SV 5+ SP 1-3 HP 3%4$s%5$s%6$s, at c%8$d
                B2 RA 4+ FI 5+ SV 5+ HP 2, damage 1, bomb R6 GRENADE (FRAG (2)), at d5
                token 1 I-BOOBY-TRAP at d4 face down; token 2 I-MEDI-PACK at b4
                play
                """.formatted(
                        model(a),
                        weapon(a, Placement.RANGED_WEAPON, "gun R6"),
                        weapon(a, Placement.CLOSE_COMBAT_WEAPON, "blade CC"),
                        model(b),
                        weapon(b, Placement.RANGED_WEAPON, "gun R6"),
                        weapon(b, Placement.CLOSE_COMBAT_WEAPON, "blade CC"),
                        number % 2 == 0 ? ":2" : "",
                        number % 3 == 0 ? 4 : 5,
                        suit(model(a)));
        return Script.Runner.standard().play(text).state();
    }

    private static String suit(String keywords) {
        return keywords.contains(SUIT) ? keywords : SUIT + keywords;
    }

    private String model(KeywordRule rule) {
        return form(rule, Placement.MODEL).map(k -> ", " + k).getOrElse("");
    }

    private String weapon(KeywordRule rule, Placement placement, String weapon) {
        return ", " + weapon + form(rule, placement).map(k -> " " + k).getOrElse("");
    }

    private Option<Keyword> form(KeywordRule rule, Placement placement) {
        Vector<Keyword> forms = Vector.of(Keyword.of(rule.printed()), Keyword.of(rule.printed(), 2))
                .appendAll(EFFECTS.filter(effect -> Deadcube.ruleset()
                                .library()
                                .keyword(effect.name())
                                .exists(inner ->
                                        rule.bracketFault(effect, inner).isEmpty()))
                        .map(effect -> Keyword.of(rule.printed(), effect)))
                .filter(form -> rule.fault(form, placement).isEmpty());
        return forms.isEmpty() ? Option.none() : Option.some(forms.get(number % forms.size()));
    }
}
