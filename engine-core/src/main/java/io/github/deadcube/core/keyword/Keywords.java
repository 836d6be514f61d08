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
                        AerialDeployment.thirdEdition(),
                        Boom.thirdEdition(),
                        new Charged(RuleIds.K_CHARGED),
                        new CloakingDevice(RuleIds.K_CLOAKING),
                        new CommLink(RuleIds.K_COMM_LINK),
                        new DefenderShield(RuleIds.K_DEFENDER),
                        new DropSuit(RuleIds.K_DROP_SUIT),
                        new Engineer(RuleIds.K_ENGINEER),
                        new Explosive(RuleIds.K_EXPLOSIVE),
                        new GasCloud(),
                        Grenade.thirdEdition(),
                        new Headstrong(),
                        new Honourable(RuleIds.K_HONOURABLE),
                        new Indirect(RuleIds.K_INDIRECT),
                        new InkSac(),
                        new Invigorate(),
                        new ItBurns(),
                        LifeDrain.thirdEdition(),
                        new Medic(RuleIds.K_MEDIC),
                        new Prey(RuleIds.K_PREY),
                        new Rampage(RuleIds.K_RAMPAGE),
                        new RapidFire(),
                        new ShieldGenerator(RuleIds.K_SHIELD_GENERATOR),
                        new Smoke(),
                        new SniperScope(RuleIds.K_SNIPER_SCOPE),
                        new Stun(RuleIds.K_STUN),
                        new Suppression(),
                        new Tactician(RuleIds.K_TACTICIAN),
                        new Teleport(RuleIds.K_TELEPORT),
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
                AerialDeployment.revised(),
                Boom.revised(),
                new Charged.Revised(),
                CloakingDevice.revised(),
                new CommLink.Revised(),
                DefenderShield.revised(),
                DropSuit.revised(),
                new Engineer.Revised(),
                new Explosive.Revised(),
                Grenade.revised(),
                Honourable.revised(),
                new Indirect.Revised(),
                new Invigorate.Revised(),
                ItBurns.revised(),
                LifeDrain.revised(),
                new Medic.Revised(),
                new DefenceCloud(),
                new Smokescreen(),
                new Prey.Revised(),
                Rampage.revised(),
                new ShieldGenerator(RuleIds.R25_K_SHIELD_GENERATOR),
                SniperScope.revised(),
                Stun.revised(),
                new Suppression.Revised(),
                new Tactician.Revised(),
                Teleport.revised(),
                new ToxicSmoke(),
                Trap.revised());
    }
}
