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

    /** Every keyword of the third edition that the engine plays. */
    public static Vector<KeywordRule> thirdEdition() {
        return Vector.<KeywordRule>of(Numeric.values())
                .appendAll(Vector.of(
                        new Aerial(),
                        new Agile(),
                        new Auxiliary(),
                        new Beast(),
                        new Bike(),
                        new Blast(),
                        new Boom(),
                        new Charged(),
                        new Cloaking(),
                        new CombatTeam(),
                        new CommLink(),
                        new CommRelay(),
                        new Companion(),
                        new Construct(),
                        new Defender(),
                        new Dismantle(),
                        new DropSuit(),
                        new Engineer(),
                        new Evade(),
                        new Explosive(),
                        new FireControl(),
                        new FiringPlatform(),
                        new Flight(),
                        new Frag(),
                        new GasCloud(),
                        new Grenade(),
                        new Hacker(),
                        new Headstrong(),
                        new Heavy(),
                        new HoloSight(),
                        new Honourable(),
                        new Horde(),
                        new Indirect(),
                        new InkSac(),
                        new Invigorate(),
                        new ItBurns(),
                        new JumpPack(),
                        new Knockback(),
                        new LifeDrain(),
                        new LifeSupport(),
                        new Medic(),
                        new OneUse(),
                        new Prey(),
                        new Psychic(),
                        new Rampage(),
                        new RapidFire(),
                        new Remote(),
                        new Scout(),
                        new ShieldGenerator(),
                        new Smash(),
                        new Smoke(),
                        new SniperScope(),
                        new Solid(),
                        new Stealthy(),
                        new Stun(),
                        new Suppression(),
                        new Tactician(),
                        new Teleport(),
                        new Tenacious(),
                        new Tough(),
                        new Toxic(),
                        new Trap(),
                        new UnderControl(),
                        new Vehicle(),
                        new Walker()));
    }

    /** Every keyword of the revision of 2025: the third edition's, some of them replaced. */
    public static Vector<KeywordRule> revised() {
        Library library = new Library(thirdEdition(), Vector.empty(), Vector.empty());
        for (KeywordRule keyword : RevisedModelKeywords.all()) library = library.with(keyword);
        for (KeywordRule keyword : RevisedWeaponKeywords.all()) library = library.with(keyword);
        return library.keywords();
    }
}
