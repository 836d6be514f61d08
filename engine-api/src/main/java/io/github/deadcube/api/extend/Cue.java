package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Skill;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * What a special order is asked about: a moment of ORD-2, and what happens then.
 *
 * @param moment the moment
 * @param side whose order it is
 * @param subject the model that the moment is about: the active model, who attacks or is attacked, is tested, has entered, is about
 *     to lose HP, or has died; the side's first model in the command phase and in the end phase
 * @param occasion the attack, or why the test is made; none where there is neither
 * @param skill what is tested; none where nothing is
 * @param barred whether the test is closed to modifiers and re-rolls (ORD-5)
 * @param cube where it was that died, or has come; none at other moments
 * @param hitPoints how many HP are about to be lost; 0 at other moments
 */
@Value.Builder
public record Cue(
        Moment<?> moment,
        Side side,
        ModelId subject,
        Option<Occasion> occasion,
        Option<Skill> skill,
        boolean barred,
        Option<Cube> cube,
        int hitPoints)
        implements WithCue {
    /**
     * A moment of which there is no more to say.
     *
     * @param moment the moment
     * @param side whose order it is
     * @param subject the model that the moment is about
     * @return the cue
     */
    public static Cue of(Moment<?> moment, Side side, ModelId subject) {
        return new Cue(moment, side, subject, Option.none(), Option.none(), false, Option.none(), 0);
    }

    /**
     * Who attacks the subject, or whom the subject attacks.
     *
     * @return none if the moment is not about an attack
     */
    public Option<ModelId> opponent() {
        return occasion.map(o -> o.opponent(subject)).filter(other -> !other.equals(subject));
    }
}
