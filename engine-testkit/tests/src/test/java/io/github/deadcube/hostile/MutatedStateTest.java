package io.github.deadcube.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.properties.level.Level;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/**
 * A state without a digest that was changed is refused with a sentence, or it can be played: nothing throws, and each
 * state is read again.
 */
class MutatedStateTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Vector<Ruleset> EDITIONS =
            Vector.of(Deadcube.ruleset(), Deadcube.livingRules(), Deadcube.revised());
    private static final int STATES = 25;
    private static final int CHANGES = 20;

    private int tried;
    private int refused;
    private int played;

    @Test
    void aChangedStateIsRefusedOrCanBePlayed() {
        int most = Level.tries(MutatedStateTest.class, "aChangedStateIsRefusedOrCanBePlayed", 50, 100_000);
        long seed = Level.seed(MutatedStateTest.class, "aChangedStateIsRefusedOrCanBePlayed");
        for (int game = 0; tried < most; game++) changesOf(game, most, SplitMix64.stream(seed, game));
        if (Level.thorough())
            System.out.println(tried + " changed states: " + refused + " refused, " + played + " played");
        assertThat(refused).isPositive();
        assertThat(played).isPositive();
    }

    /**
     * Changes states of one game: of any edition, with any teams, on any battlefield, and in every second game with a
     * mission.
     */
    private void changesOf(int game, int most, SplitMix64 chance) {
        GameState beginning = beginning(game);
        Notation text = Notation.of(beginning.position().game());
        Json json = Json.of(beginning.position().game());
        Vector<GameState> states = states(beginning, chance);
        StateMutator mutator = new StateMutator(chance);
        for (GameState state : states) mutator.learn(text.write(state), json.write(state));
        for (GameState state : states)
            for (int i = 0; i < Math.min(CHANGES, most / STATES) && tried < most; i++) {
                boolean inWords = chance.below(2) == 0;
                String changed = inWords ? mutator.text(text.write(state)) : mutator.json(json.write(state));
                read(changed, inWords ? text.read(changed) : json.readState(changed), state, chance);
            }
    }

    private void read(
            String changed, Either<? extends Seq<Fault>, GameState> read, GameState before, SplitMix64 chance) {
        tried++;
        if (read.isLeft()) {
            refused++;
            assertThat(read.getLeft())
                    .as(changed)
                    .allMatch(e -> e.where().line() > 0
                            && !e.text().isBlank()
                            && !e.expected().isBlank());
        } else if (!read.get().equals(before)) {
            played++;
            new CheckedPlay(read.get(), changed, chance).play(Level.thorough() ? 10_000 : 60);
        }
    }

    private static Vector<GameState> states(GameState beginning, SplitMix64 chance) {
        RandomPlay play = RandomPlay.from(RULES, beginning, chance);
        Vector<GameState> states = Vector.empty();
        while (states.size() < STATES && !(play.prompt() instanceof Prompt.Finished)) {
            states = states.append(play.state());
            int apart = chance.below(chance.below(4) == 0 ? 60 : 12);
            for (int passed = 0; passed <= apart && !play.over(); passed++) play.give(play.answer());
        }
        return states;
    }

    private static GameState beginning(int game) {
        Vector<ChosenTeam> teams = Shipped.teams();
        Vector<NamedBattlefield> fields = NamedBattlefield.shipped();
        Ruleset edition = Shipped.all(EDITIONS.get(game % EDITIONS.size()));
        Setup patrol = Shipped.setup(edition, teams.get(game % teams.size()), teams.get(game / 5 % teams.size()))
                .withBattlefield(fields.get(game % fields.size()).battlefield());
        Setup mission = game % 2 == 0
                ? patrol
                : Shipped.in(
                        Shipped.scenarios()
                                .map(Mission.class::cast)
                                .get(game
                                        / 2
                                        % Shipped.scenarios()
                                                .map(Mission.class::cast)
                                                .size()),
                        patrol);
        // not every team has cards in every edition, and not every mission can be played on every battlefield
        return RULES.start(mission)
                .orElse(() -> RULES.start(patrol))
                .orElse(() -> RULES.start(Shipped.setup(edition)))
                .getOrElseThrow(errors -> new AssertionError(errors.mkString("\n")));
    }
}
