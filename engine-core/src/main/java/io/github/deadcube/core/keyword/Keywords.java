package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Resume;
import io.github.deadcube.api.extend.Test;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Frame;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** K: the door. */
public final class Keywords {
    private Keywords() {}

    /** Every keyword of the third edition that the engine plays. */
    public static Vector<KeywordRule> thirdEdition() {
        return Vector.<KeywordRule>of(Numeric.values())
                .appendAll(Vector.of(
                        new Agile(),
                        new Bike(),
                        new Blast(),
                        new Boom(),
                        new Construct(),
                        new Evade(),
                        new Explosive(),
                        new Flight(),
                        new Frag(),
                        new Grenade(),
                        new Headstrong(),
                        new Indirect(),
                        new InkSac(),
                        new JumpPack(),
                        new Knockback(),
                        new OneUse(),
                        new Psychic(),
                        new RapidFire(),
                        new Smoke(),
                        new Solid(),
                        new Tactician(),
                        new Tough(),
                        new Toxic(),
                        new Vehicle(),
                        new Walker()));
    }

    /** A behaviour is called back with what came of a test. */
    public static Frame afterTest(Resume then, Test test) {
        return new Called(then, Called.Wait.TEST, then.model().side(), 0, Purpose.KEYWORD, Option.some(test));
    }

    /** A behaviour waits for single dice. */
    public static Frame afterDice(Resume then, Side side, int dice, Purpose purpose) {
        return new Called(then, Called.Wait.DICE, side, dice, purpose, Option.none());
    }

    /** A behaviour waits for a choice. */
    public static Frame afterChoice(Resume then, Side side) {
        return new Called(then, Called.Wait.CHOICE, side, 0, Purpose.KEYWORD, Option.none());
    }
}
