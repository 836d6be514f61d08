package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Then;
import io.vavr.collection.Vector;

/** K: other packages come in by this class. */
public final class Keywords {
    private Keywords() {}

    /** Every class of this chapter that states hold: an edition's keywords leave continuations of another's. */
    public static Vector<Class<? extends Record>> pending() {
        Vector<Class<? extends Record>> shared = Vector.of(FreeStandUp.class, Pays.class, TrapShot.Laid.class);
        for (KeywordRule keyword : thirdEdition().appendAll(revised()))
            for (Class<? extends Then> left : keyword.continuations())
                shared = shared.append(left.asSubclass(Record.class));
        return shared.distinct();
    }

    /** Every keyword of the third edition that the engine plays, in the order of their names. */
    public static Vector<KeywordRule> thirdEdition() {
        return PlainKeywords.thirdEdition()
                .appendAll(Vector.of(
                        new Blast(),
                        new Boom(),
                        new Charged(),
                        new Cloaking(),
                        new CommLink(),
                        new Defender(),
                        new Dismantle(),
                        new DropSuit(),
                        new Engineer(),
                        new Evade(),
                        new Explosive(),
                        new FiringPlatform(),
                        new Frag(),
                        new GasCloud(),
                        new Grenade(),
                        new Headstrong(),
                        new HoloSight(),
                        new Honourable(),
                        new Horde(),
                        new Indirect(),
                        new InkSac(),
                        new Invigorate(),
                        new ItBurns(),
                        new Knockback(),
                        new LifeDrain(),
                        new LifeSupport(),
                        new Medic(),
                        new Prey(),
                        new Rampage(),
                        new RapidFire(),
                        new ShieldGenerator(),
                        new Smoke(),
                        new SniperScope(),
                        new Stun(),
                        new Suppression(),
                        new Tactician(),
                        new Teleport(),
                        new Tenacious(),
                        new Trap()))
                .sortBy(KeywordRule::printed);
    }

    /** Every keyword of the revision of 2025: the third edition's, some of them replaced. */
    public static Vector<KeywordRule> revised() {
        Library library = new Library(thirdEdition(), Vector.empty(), Vector.empty());
        for (KeywordRule keyword : PlainKeywords.revised().appendAll(ownOfRevision())) library = library.with(keyword);
        return library.keywords().sortBy(KeywordRule::printed);
    }

    /** Each takes the place of one that is printed alike, if there is one. */
    private static Vector<KeywordRule> ownOfRevision() {
        return Vector.of(
                new Augmented(),
                Boom.revised(),
                new RevisedCharged(),
                Cloaking.revised(),
                new RevisedCommLink(),
                new RevisedCommRelay(),
                Defender.revised(),
                Dismantle.revised(),
                DropSuit.revised(),
                new Elusive(),
                new RevisedEngineer(),
                new RevisedExplosive(),
                Grenade.revised(),
                Honourable.revised(),
                Horde.revised(),
                new RevisedIndirect(),
                new RevisedInvigorate(),
                ItBurns.revised(),
                LifeDrain.revised(),
                new RevisedMedic(),
                OwnCloud.defenceCloud(),
                OwnCloud.smokescreen(),
                new RevisedPrey(),
                Rampage.revised(),
                ShieldGenerator.revised(),
                SniperScope.revised(),
                Stun.revised(),
                new RevisedSuppression(),
                new RevisedTactician(),
                Teleport.revised(),
                new RevisedTenacious(),
                new ToxicSmoke(),
                Trap.revised());
    }
}
