package io.github.deadcube.text;

import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.script.SituationText;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.properties.Tries;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The picture of a state is a script that starts with the same situation. */
class PictureOfStatesTest {
    private static final String MELEE = """
            board 5 x 5; floors b3:2 c3:2 c3:3; wall east of b3:2; barricade north of c2; smooth large gap north of a1
            A1 "Kell, the old one", RA 4+ FI 5+ SV 4+ AR 1 HP 3 SZ 2 VP 3 RECON 5+, TACTICIAN (1)
            A1 heavy rifle R5 AP1 RAPID FIRE and WEIGHT OF FIRE (1), hammer CC KNOCKBACK, at c3:2
            A2 RA 4+ SV 5+ HP 2, grenade R3 GRENADE (FRAG (3)), EVADE, at b1; A3 SP 2-3 FI 3+, leader, at c2; A4 killed
            B1 FI 4+ SV 4+ HP 2, TOUGH, at c2; B2 RA 4+ SV 5+ HP 3 AR 2, gun R6 TOXIC (2), at d4, pinned, damage 1
            B3 FI 4+, BOOM! (2), at b3:2, marked K-PREY 2 until game; command B model dice; score A 4; round 2; points 150
            """;

    @Example
    void theSituationOfAScriptIsWrittenAsItIsRead() {
        GameState state = begun(MELEE);
        assertThat(begun(TextDrawing.script(state))).isEqualTo(state);
    }

    @Property
    @Tries(build = 30, thorough = 100)
    void everyReachedStateIsReadBack(@ForAll Random chance, @ForAll @IntRange(max = 80) int inputs) {
        Rules rules = Deadcube.rules();
        RandomPlay play = RandomPlay.from(rules, begun(MELEE), chance.nextLong());
        for (int i = 0; i < inputs && !play.over(); i++) play.give(play.answer());
        GameState state = play.state();
        Position position = state.position();
        GameState again = begun(TextDrawing.script(state));
        Position read = again.position();
        assertThat(read.game().setup().battlefield())
                .isEqualTo(position.game().setup().battlefield());
        assertThat(read.game().setup().teamA().members())
                .isEqualTo(position.game().setup().teamA().members());
        assertThat(read.a().score()).isEqualTo(position.a().score());
        assertThat(read.b().command()).isEqualTo(position.b().command());
        assertThat(read.initiative()).isEqualTo(position.initiative());
        assertThat(read.models().filter(m -> m.inPlay() && stands(position, m)))
                .isEqualTo(position.models().filter(PictureOfStatesTest::stands));
        if (isBetweenActions(state) && position.models().forAll(m -> !m.inPlay() || stands(m)))
            assertThat(TextDrawing.script(again)).isEqualTo(TextDrawing.script(state));
    }

    @Property
    @Tries(build = 50, thorough = 200)
    void betweenTwoActionsTheSameIsOffered(@ForAll Random chance, @ForAll @IntRange(max = 120) int inputs) {
        Rules rules = Deadcube.rules();
        RandomPlay play = RandomPlay.from(rules, begun(MELEE), chance.nextLong());
        for (int i = 0; i < inputs && !play.over(); i++) play.give(play.answer());
        while (!play.over() && !isBetweenActions(play.state())) play.give(play.answer());
        String picture = TextDrawing.script(play.state());
        if (play.over() || picture.contains("passing")) return;
        GameState again = begun(picture);
        assertThat(again.describePending()).isEqualTo(play.state().describePending());
        assertThat(((Prompt.Decision) rules.prompt(again)).options())
                .isEqualTo(((Prompt.Decision) play.prompt()).options());
    }

    private static boolean stands(Model model) {
        return model.inPlay() && model.place().spot() > 0;
    }

    private static boolean stands(Position position, Model read) {
        return stands(position.model(read.id()).get());
    }

    private static boolean isBetweenActions(GameState state) {
        return state.position().active().isDefined()
                && Deadcube.rules()
                        .resume(state)
                        .exists(resumed -> resumed.pending().equals(state.pending()));
    }

    private static GameState begun(String text) {
        SituationText read = SituationText.of(text);
        return Fault.orThrow(read.begun(Deadcube.rules(), read.setup(Deadcube.ruleset(), new OpenGround())));
    }
}
