package io.github.deadcube.api.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every prompt and every choice names its side or model, without a check of its type. */
class WhoseTest {
    @ParameterizedTest
    @CsvSource({
        "A3 activate, A3, ''",
        "A3 step c5:2, A3, c5:2",
        "A3 deploy a8, A3, a8",
        "B2 land c5, B2, c5",
        "A3 shoot rifle at B2, A3, ''",
        "A3 shoot mortar at c4, A3, c4",
        "A3 use K-DROP-SUIT on A4 at c5, A3, c5",
        "A3 use K-MEDIC on A4, A3, ''",
        "A3 use K-TRAP on c5, A3, c5",
        "spend shoot: A3 shoot mortar at c4, A3, c4",
        "add cube a7, '', a7",
        "pass, '', ''",
        "reroll 1, '', ''"
    })
    void aChoice(String notation, String model, String cube) {
        Choice choice = (Choice) Input.of(notation);
        assertThat(choice.actor().map(ModelId::toString).getOrElse("")).isEqualTo(model);
        assertThat(choice.targetCube().map(Cube::toString).getOrElse("")).isEqualTo(cube);
    }

    @Test
    void aDieThatBuysADieHasNoModel() {
        Choice choice = (Choice) Input.of("spend shoot: spend shoot: A3 step c5");
        assertThat(choice.actor()).isEmpty();
        assertThat(choice.targetCube()).isEmpty();
    }

    @Test
    void aPrompt() {
        assertThat(new Prompt.Decision(Side.A, Purpose.TURN, RuleIds.RND_2, each -> {}).respondingSide())
                .contains(Side.A);
        assertThat(new Prompt.DiceRequest(Side.B, Purpose.TEST, RuleIds.SHO_5, 3, Die.D8).respondingSide())
                .contains(Side.B);
        assertThat(new Prompt.ShuffleRequest(Side.B, RuleIds.SET_3, 3).respondingSide())
                .contains(Side.B);
    }

    @Test
    void aFinishedGameHasNoSideAndNamesTheRuleThatEndedIt() {
        Prompt finished = new Prompt.Finished(new Result(Option.some(Side.A), RuleIds.VIC_5));
        assertThat(finished.respondingSide()).isEmpty();
        assertThat(finished.rule()).isEqualTo(RuleIds.VIC_5);
    }
}
