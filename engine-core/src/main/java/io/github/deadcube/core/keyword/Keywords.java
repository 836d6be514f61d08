package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.rule.RuleIds;
import io.vavr.collection.Vector;

/** K: the entry point for other packages. */
public final class Keywords {
    private Keywords() {}

    /** All keywords of the third edition, in alphabetical order. */
    public static Vector<KeywordRule> thirdEdition() {
        return PlainKeywords.thirdEdition()
                .appendAll(Vector.of(
                        DropSuit.AerialDeployment.thirdEdition(),
                        Boom.thirdEdition(),
                        new Charged(RuleIds.K_CHARGED),
                        new ProtectiveKeyword.Cloaking(RuleIds.K_CLOAKING),
                        new CubeSpecial.CommLink(RuleIds.K_COMM_LINK),
                        new ProtectiveKeyword.Defender(RuleIds.K_DEFENDER),
                        new DropSuit(RuleIds.K_DROP_SUIT),
                        new Engineer(RuleIds.K_ENGINEER),
                        new KeywordDelivery.Explosive(RuleIds.K_EXPLOSIVE),
                        new GasCloud(),
                        KeywordDelivery.Grenade.thirdEdition(),
                        new Headstrong(),
                        new Honourable(RuleIds.K_HONOURABLE),
                        new KeywordDelivery.Indirect(RuleIds.K_INDIRECT),
                        new Smoke.InkSac(),
                        new Invigorate(),
                        new ItBurns(),
                        LifeDrain.thirdEdition(),
                        new Medic(RuleIds.K_MEDIC),
                        new Prey(RuleIds.K_PREY),
                        new Rampage(RuleIds.K_RAMPAGE),
                        new RapidFire(),
                        new ProtectiveKeyword.ShieldGenerator(RuleIds.K_SHIELD_GENERATOR),
                        new Smoke(),
                        new SniperScope(RuleIds.K_SNIPER_SCOPE),
                        new Stun(RuleIds.K_STUN),
                        new Suppression(),
                        new Tactician(RuleIds.K_TACTICIAN),
                        new CubeSpecial.Teleport(RuleIds.K_TELEPORT),
                        new Trap()))
                .sortBy(KeywordRule::printed);
    }

    /** All keywords of the revision of 2025: those of the third edition, some of them replaced. */
    public static Vector<KeywordRule> revised() {
        Library library = new Library(thirdEdition(), Vector.empty(), Vector.empty());
        for (KeywordRule keyword : PlainKeywords.revised().appendAll(ownOfRevision())) library = library.with(keyword);
        return library.keywords().sortBy(KeywordRule::printed);
    }

    /** Each replaces the keyword with the same printed name, if there is one. */
    private static Vector<KeywordRule> ownOfRevision() {
        return Vector.of(
                new Augmented(),
                DropSuit.AerialDeployment.revised(),
                Boom.revised(),
                new Charged.Revised(),
                ProtectiveKeyword.Cloaking.revised(),
                new CubeSpecial.CommLink.Revised(),
                ProtectiveKeyword.Defender.revised(),
                DropSuit.revised(),
                new Engineer.Revised(),
                new KeywordDelivery.Explosive.Revised(),
                KeywordDelivery.Grenade.revised(),
                Honourable.revised(),
                new KeywordDelivery.Indirect.Revised(),
                new Invigorate.Revised(),
                ItBurns.revised(),
                LifeDrain.revised(),
                new Medic.Revised(),
                CloudKeyword.defenceCloud(),
                CloudKeyword.smokescreen(),
                new Prey.Revised(),
                Rampage.revised(),
                new ProtectiveKeyword.ShieldGenerator(RuleIds.R25_K_SHIELD_GENERATOR),
                SniperScope.revised(),
                Stun.revised(),
                new Suppression.Revised(),
                new Tactician.Revised(),
                CubeSpecial.Teleport.revised(),
                new Smoke.ToxicSmoke(),
                Trap.revised());
    }
}
