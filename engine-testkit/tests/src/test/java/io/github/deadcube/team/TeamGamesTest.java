package io.github.deadcube.team;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.battlescribe.Lists;
import io.github.deadcube.battlescribe.SampleLists;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.contract.Promise;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Random legal teams play complete games. Every tenth game is checked with the promises of the engine. */
class TeamGamesTest {
    private static final int POINTS = 100;
    private static final int CHECKED = 10;

    private final Rules rules = Deadcube.rules();

    @Test
    void teamsOfTheSampleListPlay() {
        int games = Level.tries(TeamGamesTest.class, "teamsOfTheSampleListPlay", 10, 100);
        for (int i = 0; i < games; i++)
            play(
                    Shipped.ruleset(),
                    SampleLists.read(SampleLists.SYSTEM, SampleLists.LIST)
                            .lists()
                            .head(),
                    i);
    }

    @Test
    void teamsOfEveryFactionPlay() throws IOException {
        int games = Level.tries(TeamGamesTest.class, "teamsOfEveryFactionPlay", 10, 500);
        for (ReadResult reading : Lists.given())
            for (ForceList list : reading.lists()) {
                long begin = System.nanoTime();
                for (int i = 0; i < games; i++) play(Lists.rules(reading), list, i);
                System.out.println(reading.editions().single() + ", " + list + ": " + games + " games, "
                        + (System.nanoTime() - begin) / 1_000_000 + " ms");
            }
    }

    private void play(Ruleset ruleset, ForceList list, int number) {
        SplitMix64 chance = new SplitMix64(number);
        Vector<NamedBattlefield> fields = NamedBattlefield.shipped();
        Setup setup = Shipped.setup(ruleset)
                .withBattlefield(fields.get(number % fields.size()).battlefield())
                .withPoints(POINTS)
                .withTeamA(team(list, chance))
                .withTeamB(team(list, chance));
        Either<Seq<Fault>, GameState> begun = rules.start(setup);
        assertThat(begun.isRight()).as(() -> list + ": " + begun.getLeft()).isTrue();
        RandomPlay play = RandomPlay.from(rules, begun.get(), chance);
        List<Input> inputs = new ArrayList<>();
        while (!play.over()) {
            Input input = play.answer();
            inputs.add(input);
            play.give(input);
        }
        assertThat(inputs).hasSizeGreaterThan(50);
        if (number % CHECKED == 0)
            sound(new PlayedState(
                    Script.Runner.shipped().with(ruleset), begun.get(), Vector.ofAll(inputs), play.state()));
    }

    private static void sound(PlayedState played) {
        Promise.POSITION_IS_LEGAL.check(played);
        Promise.CHANGES_ARE_ANNOUNCED.check(played);
        Promise.PROMPTS_ASK_SOMETHING.check(played);
    }

    private static StrikeTeam team(ForceList list, SplitMix64 chance) {
        return list.random("Team", POINTS, chance::below).get().team();
    }
}
