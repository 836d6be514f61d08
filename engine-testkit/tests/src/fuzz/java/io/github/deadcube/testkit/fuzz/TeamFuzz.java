package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.battlescribe.SampleLists;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ForceList;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The text of a strike team is read or refused. A team that is read is checked, and can be written and read back. */
public final class TeamFuzz {
    private static final int POINTS = 100;
    private static final Vector<ForceList> LISTS =
            SampleLists.read(SampleLists.SYSTEM, SampleLists.LIST).lists();

    private TeamFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        ChosenTeam.read(text, LISTS)
                .peekLeft(errors -> Errors.told(errors, text))
                .peek(team -> {
                    Held.same(ChosenTeam.read(team.text(), LISTS).toOption(), Option.some(team), text);
                    Held.same(ChosenTeam.read(team.text(LISTS), LISTS).toOption(), Option.some(team), text);
                    LISTS.forEach(list -> list.check(team, POINTS));
                });
    }
}
