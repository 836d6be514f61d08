package io.github.deadcube.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.properties.Tries;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;

/** A damaged text of a state is read as the same state or refused with a place. The reader never throws. */
class DamagedStatePropertyTest {
    private static final GameState STATE = state();
    private static final Notation NOTATION = Notation.of(STATE.position().game());
    private static final Json JSON = Json.of(STATE.position().game());
    private static final String TEXT = NOTATION.write(STATE);
    private static final String JSON_TEXT = JSON.write(STATE);
    private static final String SETUP = Json.write(STATE.position().game().setup());

    private static GameState state() {
        RandomPlay play = RandomPlay.from(
                Deadcube.rules(),
                Deadcube.rules().start(Shipped.setup(Shipped.ruleset())).get(),
                5);
        while (play.state().pending().size() < 8) play.give(play.answer());
        return play.state();
    }

    /** Replaces {@code gone} characters of a text by another text of any length. */
    private static String damaged(String text, int at, int gone, String instead) {
        int from = at % text.length();
        int to = Math.min(text.length(), from + gone);
        return text.substring(0, from) + instead + text.substring(to);
    }

    private static <T> void sound(Either<Seq<Fault>, T> read, T same) {
        if (read.isRight()) assertThat(read.get()).isEqualTo(same);
        else
            assertThat(read.getLeft())
                    .isNotEmpty()
                    .allMatch(e -> e.where().line() > 0
                            && e.where().column() > 0
                            && !e.text().isBlank()
                            && !e.expected().isBlank());
    }

    @Property
    @Tries(build = 500, thorough = 3000)
    void aTextThatIsDamagedIsRefusedOrMeansTheSame(
            @ForAll @IntRange(max = 1_000_000) int at,
            @ForAll @IntRange(max = 12) int gone,
            @ForAll @StringLength(max = 6) @CharRange(from = ' ', to = '~') String instead) {
        sound(NOTATION.read(damaged(TEXT, at, gone, instead)), STATE);
    }

    @Property
    @Tries(build = 500, thorough = 3000)
    void jsonThatIsDamagedIsRefusedOrMeansTheSame(
            @ForAll @IntRange(max = 1_000_000) int at,
            @ForAll @IntRange(max = 12) int gone,
            @ForAll @StringLength(max = 6) @CharRange(from = ' ', to = '~') String instead) {
        sound(JSON.readState(damaged(JSON_TEXT, at, gone, instead)), STATE);
    }

    @Property
    @Tries(build = 200, thorough = 1000)
    void aSetUpThatIsDamagedIsReadOrRefused(
            @ForAll @IntRange(max = 1_000_000) int at,
            @ForAll @IntRange(max = 12) int gone,
            @ForAll @StringLength(max = 6) @CharRange(from = ' ', to = '~') String instead) {
        String text = damaged(SETUP, at, gone, instead);
        Json.readSetup(text, Shipped.registry(), STATE.position().game().setup().battlefield())
                .peekLeft(errors -> assertThat(errors)
                        .as(text)
                        .isNotEmpty()
                        .allMatch(e -> e.where().line() > 0))
                .peek(setup -> assertThat(Json.write(setup)).as(text).isNotBlank());
    }

    @Property
    @Tries(build = 300, thorough = 1000)
    void anyTextIsRefused(@ForAll @StringLength(max = 200) String text) {
        assertThat(NOTATION.read(text).isLeft()).isTrue();
        assertThat(JSON.readState(text).isLeft()).isTrue();
        assertThat(Json.readStrikeTeam(text).isLeft()).isTrue();
        assertThat(Json.readBattlefield(text).isLeft()).isTrue();
    }
}
