package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.lists.ReadResult.Content;
import io.github.deadcube.core.lists.ReadResult.Finding.Kind;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.team.ListedCard;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.vavr.collection.Vector;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Reads all lists of a given folder completely. */
class RealListsTest {
    private static final int TEAMS = 4000;
    private static final int CHECKED = 1000;

    @Test
    void everyCardAndWeaponIsRead() throws IOException {
        for (ReadResult reading : Lists.given()) {
            assertThat(reading.contents()).isNotEmpty().allMatch(RealListsTest::whole);
            assertThat(reading.lists())
                    .isNotEmpty()
                    .allMatch(list -> list.cards().nonEmpty());
        }
    }

    @Test
    void allFaultsConcernKeywords() throws IOException {
        assertThat(Lists.given().flatMap(ReadResult::findings).filter(f -> f.kind() == Kind.FAULT))
                .allMatch(f -> f.done().equals("read without it"));
    }

    @Test
    void randomTeamsAreLegalAndReadBackEqualAndEveryCardAndOptionComesUp() throws IOException {
        for (ReadResult reading : Lists.given()) everyCardComesUp(reading);
    }

    private static void everyCardComesUp(ReadResult reading) {
        for (ForceList list : reading.lists()) {
            SplitMix64 chance = new SplitMix64(1);
            Vector<ChosenTeam> teams = Vector.range(0, TEAMS)
                    .map(i -> list.random("Team " + i, 150, chance::below).get());
            for (ChosenTeam team : teams.take(CHECKED)) {
                assertThat(list.check(team, 150)).as(team.models()::toString).isEmpty();
                assertThat(ChosenTeam.read(team.text(reading.lists()), reading.lists()))
                        .contains(team);
                assertThat(ChosenTeam.read(team.text(), Vector.empty())).contains(team);
            }
            assertThat(missing(list, teams.flatMap(ChosenTeam::models)))
                    .as(list.faction())
                    .isEmpty();
        }
    }

    private static Vector<String> missing(ForceList list, Vector<ChosenModel> models) {
        Vector<String> missing = Vector.empty();
        for (ListedCard card : list.cards()) {
            Vector<ChosenModel> ofCard = models.filter(m -> m.name().equals(card.name()));
            if (ofCard.isEmpty()) missing = missing.append(card.name());
            for (CardOption option : card.options())
                if (!ofCard.exists(m -> m.choices().contains(option.name())))
                    missing = missing.append(card + ": " + option);
        }
        return missing;
    }

    private static boolean whole(Content content) {
        return content.cards() == content.cardsRead() && content.weapons() == content.weaponsRead();
    }
}
