package io.github.deadcube.testkit.contract;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.GameStateBuilder;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.match.AlteredStates;
import io.github.deadcube.testkit.match.ForwardingRules;
import io.github.deadcube.testkit.match.UnnamedPending;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Each contract finds its fault, in a game in which the engine has no fault. */
class FaultsAreFoundTest {
    private static final Script.Runner RUNNER = Script.Runner.standard().with(Shipped.ruleset());
    private static final int INPUTS = 150;
    private static final PlayedState GAME = game();

    private static PlayedState game() {
        GameState beginning =
                RUNNER.rules().start(Shipped.setup(RUNNER.ruleset())).get();
        RandomPlay play = RandomPlay.from(RUNNER.rules(), beginning, 6);
        Vector<Input> inputs = Vector.empty();
        for (int i = 0; i < INPUTS; i++) {
            Input input = play.answer();
            inputs = inputs.append(input);
            play.give(input);
        }
        return new PlayedState(RUNNER, beginning, inputs, play.state());
    }

    private static void finds(Promise promise, Rules fault, String what) {
        assertThatCode(() -> promise.check(GAME)).doesNotThrowAnyException();
        PlayedState faulty = new PlayedState(
                new Script.Runner(fault, RUNNER.ruleset(), RUNNER.scenario()),
                GAME.firstState(),
                GAME.inputs(),
                GAME.state());
        assertThatThrownBy(() -> promise.check(faulty))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(what);
    }

    private static Rules asking(UnaryOperator<Prompt.Decision> fault) {
        return new ForwardingRules() {
            @Override
            public Prompt prompt(GameState state) {
                return engine.prompt(state) instanceof Prompt.Decision d ? fault.apply(d) : engine.prompt(state);
            }
        };
    }

    private static Rules leadingTo(UnaryOperator<Transition> fault) {
        return new ForwardingRules() {
            @Override
            public Either<Rejection, Transition> apply(GameState state, Input input) {
                return engine.apply(state, input).map(fault);
            }
        };
    }

    private static Prompt.Decision offering(Prompt.Decision d, Prompt.Offers offers) {
        return new Prompt.Decision(d.side(), d.purpose(), d.rule(), offers);
    }

    @Test
    void aPromptThatOffersNothingOrTheSameTwice() {
        finds(Promise.PROMPTS_ASK_SOMETHING, asking(d -> offering(d, each -> {})), "offers nothing");
        finds(
                Promise.PROMPTS_ASK_SOMETHING,
                asking(d -> offering(d, each -> {
                    d.offers().forEach(each);
                    d.offers().forEach(each);
                })),
                "offers an option twice");
    }

    @Test
    void aPickThatIsNotAmongTheOptions() {
        finds(
                Promise.PROMPTS_ASK_SOMETHING,
                asking(d -> offering(d, new Prompt.Offers() {
                    @Override
                    public void forEach(Consumer<Choice> each) {
                        d.offers().forEach(each);
                    }

                    @Override
                    public Choice pick(IntUnaryOperator which) {
                        return d.offers().pick(howMany -> which.applyAsInt(howMany) == 0 ? howMany - 1 : 0);
                    }
                })),
                "has another option");
    }

    @Test
    void anOptionThatIsNotOffered() {
        finds(Promise.OFFERED_IS_ACCEPTED, asking(d -> offering(d, d.options().init()::forEach)), "is explained");
    }

    @Test
    void aChoiceThatIsAcceptedAlthoughItIsRefused() {
        Rules careless = new ForwardingRules() {
            @Override
            public Either<Rejection, Transition> apply(GameState state, Input input) {
                return engine.apply(state, input).orElse(Either.right(new Transition(state, List.empty())));
            }
        };
        finds(Promise.OFFERED_IS_ACCEPTED, careless, "is accepted or refused wrongly");
    }

    @Test
    void randomnessOutsideTheInputs() {
        int[] calls = {0};
        finds(
                Promise.SAME_INPUTS_SAME_STATE,
                leadingTo(t -> ++calls[0] > INPUTS ? t : new Transition(t.state(), List.empty())),
                "has other events when played again");
    }

    @Test
    void aStateThatChanges() {
        int[] calls = {0};
        finds(
                Promise.STATES_NEVER_CHANGE,
                asking(d -> ++calls[0] < INPUTS ? d : offering(d, d.options().init()::forEach)),
                "a state has changed");
    }

    @Test
    void aConstantDigest() {
        Game game = GAME.firstState().position().game();
        Rules shallow = new ForwardingRules() {
            @Override
            public Either<Rejection, Transition> apply(GameState state, Input input) {
                return engine.apply(AlteredStates.game(state, game), input)
                        .map(t -> new Transition(
                                AlteredStates.game(t.state(), new GameWithConstantDigest(game.setup())), t.events()));
            }
        };
        finds(Promise.DIGESTS_TELL_STATES_APART, shallow, "have the same digest");
    }

    private static final class GameWithConstantDigest extends Game {
        private final Setup setup;

        GameWithConstantDigest(Setup setup) {
            this.setup = setup;
        }

        @Override
        public Setup setup() {
            return setup;
        }

        @Override
        public long digest() {
            return 0;
        }

        @Override
        protected long digest(GameState state) {
            return state.position().round();
        }

        @Override
        protected long digest(PlayerView view) {
            return view.position().round();
        }
    }

    @Test
    void aStateThatCannotBeWrittenDown() {
        GameState more = new GameState(
                GAME.state().position(),
                GAME.state().secrets(),
                GAME.state().pending().append(new UnnamedPending()));
        assertThatThrownBy(
                        () -> Promise.STATES_CAN_BE_WRITTEN.check(new PlayedState(RUNNER, more, Vector.empty(), more)))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("UnnamedPending is part of a state, and no rule that is played names it");
    }

    @Test
    void aMoveThatIsNotAnnounced() {
        finds(
                Promise.CHANGES_ARE_ANNOUNCED,
                leadingTo(t -> new Transition(t.state(), t.events().reject(Event.Moved.class::isInstance))),
                "the events do not agree with the state about the place of");
    }

    @Test
    void anEventThatRevealsTokenKinds() {
        finds(
                Promise.HIDDEN_STAYS_HIDDEN,
                leadingTo(t -> new Transition(
                        t.state(),
                        t.events()
                                .appendAll(t.state()
                                        .secrets()
                                        .map((TokenItem token) -> new Event.Effect(token.item(), "", 1))))),
                "shows hidden information to");
    }

    @Test
    void twoModelsOnOneSpot() {
        finds(
                Promise.POSITION_IS_LEGAL,
                leadingTo(t -> t.state().equals(GAME.state()) ? new Transition(together(t.state()), t.events()) : t),
                "share a spot");
    }

    private static GameState together(GameState state) {
        Place place =
                state.position().models().find(m -> m.place().spot() > 0).get().place();
        return changed(state, m -> m.inPlay() ? AlteredStates.place(m, place) : m);
    }

    private static GameState changed(GameState state, UnaryOperator<Model> change) {
        return AlteredStates.roster(state, Roster.of(state.position().models().map(change)));
    }

    private static Rules endingWith(UnaryOperator<Model> change) {
        return leadingTo(
                t -> t.state().equals(GAME.state()) ? new Transition(changed(t.state(), change), t.events()) : t);
    }

    @Test
    void tooManyInACube() {
        Cube cube = Cube.of("d4");
        finds(
                Promise.POSITION_IS_LEGAL,
                endingWith(m -> m.inPlay() && m.id().side() == Side.A
                        ? AlteredStates.place(m, new Place(cube, m.id().number()))
                        : m),
                "too many models in d4");
    }

    @Test
    void aDeadModelWithEquipment() {
        Carried item = new Carried(RuleIds.I_AMMO, 1);
        finds(
                Promise.POSITION_IS_LEGAL,
                endingWith(m -> killed(m, Option.some(item))),
                "is dead, but has an item or a mark");
    }

    private static Model killed(Model m, Option<Carried> item) {
        Model dead = AlteredStates.harm(
                AlteredStates.place(AlteredStates.status(m, Model.Status.KILLED), Place.NOWHERE),
                m.card().hitPoints(),
                false);
        return new Model(
                dead.id(),
                dead.card(),
                dead.status(),
                dead.place(),
                dead.allegiance(),
                dead.damage(),
                dead.pinned(),
                false,
                0,
                dead.usedUp(),
                item,
                List.empty());
    }

    @Test
    void aTurnThatIsReadDifferently() {
        Rules forgetful = new ForwardingRules() {
            @Override
            public Either<Seq<Fault>, GameState> resume(GameState state) {
                SideState a = state.position().a();
                return engine.resume(GameStateBuilder.from(state)
                        .side(Side.A, a.withScore(a.score() + 1))
                        .build());
            }
        };
        finds(Promise.TURNS_CAN_BE_WRITTEN, forgetful, "a situation leads to another state");
    }

    @Test
    void aStateThatIsNotResumed() {
        Rules refusing = new ForwardingRules() {
            @Override
            public Either<Seq<Fault>, GameState> resume(GameState state) {
                boolean rolls = engine.prompt(state) instanceof Prompt.DiceRequest;
                return rolls
                        ? Either.left(Vector.of(Fault.of("the dice are in the air", "no dice")))
                        : engine.resume(state);
            }
        };
        finds(Promise.TURNS_CAN_BE_WRITTEN, refusing, "the dice are in the air");
    }

    @Test
    void aGameWithoutAnEnd() {
        Rules endless = new ForwardingRules() {
            @Override
            public Prompt prompt(GameState state) {
                Prompt prompt = engine.prompt(state);
                return prompt instanceof Prompt.Finished
                        ? new Prompt.DiceRequest(Side.A, Purpose.TEST, RuleIds.DICE_1, 1, Die.D8)
                        : prompt;
            }

            @Override
            public Either<Rejection, Transition> apply(GameState state, Input input) {
                return engine.prompt(state) instanceof Prompt.Finished
                        ? Either.right(new Transition(state, List.empty()))
                        : engine.apply(state, input);
            }
        };
        finds(Promise.GAMES_END, endless, "the game does not end within");
    }

    @Test
    void aRefusalWithoutAReason() {
        Rules taciturn = new ForwardingRules() {
            @Override
            public Either<Rejection, Transition> apply(GameState state, Input input) {
                return engine.apply(state, input).mapLeft(no -> new Rejection(no.rule(), "", no.expected()));
            }

            @Override
            public Option<Rejection> explain(GameState state, Choice choice) {
                return engine.explain(state, choice).map(no -> new Rejection(no.rule(), "", no.expected()));
            }
        };
        finds(Promise.OFFERED_IS_ACCEPTED, taciturn, "has no rule, reason or remedy");
    }
}
