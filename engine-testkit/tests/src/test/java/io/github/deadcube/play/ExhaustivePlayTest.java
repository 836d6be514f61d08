package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.extend.HouseGame;
import io.github.deadcube.mission.Missions;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A player prefers the least used choices, so that a few hundred games use everything. */
class ExhaustivePlayTest {
    private static final int ROUNDS = 12;
    private static final int INPUTS = 80;
    /** The number of meetings in each round, in addition to one complete game of each kind. */
    private static final int MEETINGS = 50;

    private static final int CROWDED_GAMES = 5;

    private static final Vector<String> USED_BY_NAME = Vector.of(
            "K-AERIAL",
            "K-BOOM",
            "K-COMM-LINK",
            "K-DROP-SUIT",
            "K-GAS-CLOUD",
            "K-INK-SAC",
            "K-MEDIC",
            "K-RAMPAGE",
            "K-TELEPORT",
            "K-TRAP",
            "I-ADRENALINE",
            "I-MEDI-PACK");

    private static final Vector<Card> CARDS =
            Shipped.teams().flatMap(team -> team.models().map(ChosenModel::card));

    private static final GameState HOUSE_GAME =
            Walk.RULES.start(HouseGame.setup()).get();

    /** A falling model has scattered seven times without room. Random play almost never reaches this. */
    private static final GameState OVER_A_PIT =
            Script.Runner.standard().play("""
                    floors c3:3 c4:3 c6:3; barricade north of c3:3
                    wall north of c5; wall south of c5; wall west of c5
                    A1 RA 5+, cannon R8 KNOCKBACK, at c3:3
                    B1 SV 5+ AR 1, at c4:3; B2 SZ 4, at c5; B3 SZ 4, at d5
                    play
                    A1 activate; A1 shoot cannon at B1
                    dice A 5 1 1 | B 1 1 1
                    dice A 1 1 3 3 5 5 7
                    """).state();

    /** VIC-9: the missions that ship have no door. */
    private static final GameState BESIDE_A_LEVER = Script.Runner.standard()
            .withScenario(Missions.read("(name Doors, text \"\", zones [(cubes [a8]), (cubes [h1])], items 0,"
                            + " scenery [(name Lever, cubes [c4], free, opens [(cube c4, side north)])])")
                    .get())
            .play("wall north of c4; A1 at c4; B1 at h8; laid SCENERY-LEVER 1 at c4; play; A1 activate")
            .state();

    /** No rule of the engine calls an attack off. */
    private static final GameState IN_A_TRUCE = Script.Runner.standard()
            .with(Shipped.ruleset()
                    .with(KeywordRule.of(
                            "TRUCE",
                            "HOUSE-TRUCE",
                            "Attacks on it are called off.",
                            (keyword, hooks) -> hooks.on(
                                    Trigger.DECLARED,
                                    Scope.OPPONENT,
                                    (effects, me, attack) -> effects.callOffAttack(attack, RuleId.of("HOUSE-TRUCE"))),
                            KeywordRule.Placement.MODEL)))
            .play("A1 RA 5+, rifle R8, at c4; B1 SV 5+, TRUCE, at c6; play; A1 activate")
            .state();

    private final Usage usage = new Usage();

    @Test
    @DisplayName("KT: played by who prefers what was used least, every kind of choice, event and prompt comes up")
    void everythingIsUsed() {
        for (int n = 0; n < ROUNDS && !never().isEmpty(); n++) round(n);
        assertThat(never()).as("never used").isEmpty();
    }

    private void round(int round) {
        int all = Meeting.KEYWORDS.size();
        for (int n = round * MEETINGS; n < (round + 1) * MEETINGS; n++) {
            Meeting meeting =
                    new Meeting(Meeting.KEYWORDS.get(n % all), Meeting.KEYWORDS.get((n * 11 + n / all) % all), n);
            play(meeting.beginning(), n, INPUTS);
        }
        play(Contact.beginning(round), round, Integer.MAX_VALUE);
        play(ofTeams(round), round, Integer.MAX_VALUE);
        for (int n = round * CROWDED_GAMES; n < (round + 1) * CROWDED_GAMES; n++) {
            play(Contact.random(new SplitMix64(n)), n, INPUTS);
            play(new Cramped(new SplitMix64(n)).beginning(), n, INPUTS);
        }
        play(OVER_A_PIT, round, INPUTS);
        play(BESIDE_A_LEVER, round, INPUTS);
        play(IN_A_TRUCE, round, INPUTS);
        play(HOUSE_GAME, round, Integer.MAX_VALUE);
    }

    private Vector<String> never() {
        return kinds(Choice.class)
                .appendAll(kinds(Event.class))
                .appendAll(kinds(Prompt.class))
                .appendAll(Vector.of(Purpose.values()).map(Usage::name))
                .filter(kind -> usage.of(kind) == 0);
    }

    @Test
    @DisplayName("ORD: among the teams that ship, every special order is used, and every keyword and item that is used "
            + "by name")
    void everythingOfTheTeamsIsUsed() {
        int teams = Shipped.teams().size();
        for (int n = 0; n < 2 * teams * teams || n < 6 * teams * teams && !unused().isEmpty(); n++)
            play(ofTeams(n), n, Integer.MAX_VALUE);
        Vector<String> used = usage.all();
        assertThat(Shipped.orders().reject(o -> used.contains("SpendDie order Use " + o.rule())))
                .as("orders never used")
                .isEmpty();
        assertThat(unused()).as("keywords and items never used").isEmpty();
        assertThat(CARDS.flatMap(card ->
                                card.weapons().filter(w -> !w.closeCombat()).map(w -> w.name()))
                        .distinct()
                        .reject(name -> used.exists(u -> u.contains(" " + name + " "))))
                .as("weapons never fired")
                .isEmpty();
    }

    private Vector<?> unused() {
        Vector<String> used = usage.all();
        return USED_BY_NAME.reject(rule -> used.contains("Use " + rule));
    }

    /** Returns a game of two teams. Each team meets each team and itself. */
    private static GameState ofTeams(int game) {
        int teams = Shipped.teams().size();
        return Walk.RULES
                .start(Shipped.setup(
                        Shipped.ruleset(),
                        Shipped.teams().get(game % teams),
                        Shipped.teams().get(game / teams % teams)))
                .get();
    }

    private void play(GameState beginning, int seed, int inputs) {
        SplitMix64 chance = new SplitMix64(seed);
        RandomPlay play = RandomPlay.from(Walk.RULES, beginning, chance);
        for (int i = 0; i < inputs && !play.over(); i++) {
            usage.asked(play.prompt());
            Input input = play.prompt() instanceof Prompt.Decision d ? rarest(Walk.options(d), chance) : play.answer();
            Transition transition = play.give(input);
            if (input instanceof Choice choice) usage.made(choice);
            transition.events().forEach(usage::told);
        }
        usage.asked(play.prompt());
    }

    /** Returns one of the least used options. */
    private Choice rarest(List<Choice> options, SplitMix64 chance) {
        int least = options.stream().mapToInt(usage::of).min().orElseThrow();
        List<Choice> rare =
                options.stream().filter(option -> usage.of(option) == least).toList();
        return rare.get(chance.below(rare.size()));
    }

    private static Vector<String> kinds(Class<?> sealed) {
        return Vector.of(sealed.getPermittedSubclasses())
                .flatMap(kind -> kind.isInterface() ? kinds(kind) : Vector.of(kind.getSimpleName()))
                .distinct();
    }
}
