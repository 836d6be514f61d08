package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * The keywords of the game whose markers and choices the bots value. Those of an application are played out like any
 * choice.
 */
enum KnownKeyword {
    /** Its use costs the model HP. */
    AUGMENTED(RuleIds.R25_K_AUGMENTED),
    /** It places smoke or gas in the cube of the model. */
    CLOUD(RuleIds.K_GAS_CLOUD, RuleIds.K_INK_SAC, RuleIds.R25_K_DEFENCE_CLOUD, RuleIds.R25_K_SMOKESCREEN),
    COMM_LINK(RuleIds.K_COMM_LINK),
    REVISED_COMM_LINK(RuleIds.R25_K_COMM_LINK),
    /** A 7 of its shots is another die, as an 8 is. */
    REVISED_HOLO_SIGHT(RuleIds.R25_K_HOLO_SIGHT),
    SHIELD(RuleIds.K_SHIELD_GENERATOR, RuleIds.R25_K_SHIELD_GENERATOR),
    SMOKE(RuleIds.K_SMOKE, RuleIds.K_GAS_CLOUD),
    TRAP(RuleIds.K_TRAP, RuleIds.R25_K_TRAP);

    private final Vector<RuleId> rules;

    KnownKeyword(RuleId... rules) {
        this.rules = Vector.of(rules);
    }

    boolean is(RuleId rule) {
        return rules.contains(rule);
    }

    /** The keywords, as cards print them, whose dice, damage, uses and falls the bots estimate. */
    enum Printed {
        AP,
        BEAST,
        ENERGY_SHIELD,
        EXPLOSIVE,
        FLIGHT,
        FRENZY,
        GAS_CLOUD,
        GRENADE,
        HACKER,
        HOLO_SIGHT("HOLO-SIGHT"),
        INDIRECT,
        JUMP_PACK,
        ONE_USE("ONE-USE"),
        RESILIENT,
        SHIELD_GENERATOR,
        SMOKE,
        TOUGH,
        TOXIC,
        TOXIC_SMOKE,
        TRAP,
        WEIGHT_OF_FIRE;

        private final String words;

        Printed() {
            words = name().replace('_', ' ');
        }

        Printed(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }

        boolean is(Keyword keyword) {
            return keyword.name().equals(words);
        }

        /** Whether the model or one of its weapons prints it. */
        boolean anywhere(Card card) {
            return card.has(words) || card.weapons().exists(weapon -> among(weapon.keywords()));
        }

        boolean on(Card card) {
            return card.has(words);
        }

        boolean among(Seq<Keyword> keywords) {
            return keywords.exists(this::is);
        }

        /** The sum of its numbers; 0 without it. */
        int number(Seq<Keyword> keywords) {
            int sum = 0;
            for (Keyword keyword : keywords) if (is(keyword)) sum += keyword.number();
            return sum;
        }
    }
}
