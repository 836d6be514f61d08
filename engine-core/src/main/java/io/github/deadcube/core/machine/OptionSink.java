package io.github.deadcube.core.machine;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.OptionFacts;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.hooks.EngineFailure;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Receives the options of a frame and passes them on. It remembers the last options and their state: an answer with one
 * of these objects needs no second check.
 */
final class OptionSink implements Consumer<Choice> {
    static final Consumer<Choice> IGNORE = option -> {};

    private Consumer<Choice> each = IGNORE;
    private @Nullable Throwable own;
    /** Choices; of type Object, because a write into an array of an interface type is checked. */
    private Object[] offered = new Object[32];

    private int count;
    private @Nullable GameState at;

    void begin(GameState state, Consumer<Choice> taker) {
        at = state;
        each = taker;
        own = null;
        count = 0;
    }

    void end() {
        each = IGNORE;
    }

    @Override
    public void accept(Choice option) {
        EngineFailure.requireResult(option, "one of the options");
        if (count == offered.length) offered = Arrays.copyOf(offered, count * 2);
        offered[count++] = option;
        try {
            each.accept(option);
        } catch (Throwable thrown) {
            own = thrown;
            throw thrown;
        }
    }

    /** The offered choice with the index that {@code which} selects. */
    Choice pick(IntUnaryOperator which) {
        return (Choice) offered[Objects.checkIndex(which.applyAsInt(count), count)];
    }

    /** Whether this same object has been offered in this same state. */
    @SuppressWarnings("ReferenceEquality") // an equal choice is checked normally
    boolean has(GameState state, Choice choice) {
        if (at != state) return false;
        for (int i = 0; i < count; i++) if (offered[i] == choice) return true;
        return false;
    }

    /** The options of a waiting frame. A bug in a rule that lists them is reported with the state. */
    record Offered(Workspaces workspaces, GameState state, Frame frame) implements Prompt.Offers {
        @Override
        public void forEach(Consumer<Choice> each) {
            listed(each).giveBack();
        }

        @Override
        public Choice pick(IntUnaryOperator which) {
            Now now = listed(OptionSink.IGNORE);
            Choice picked = now.offering().pick(which);
            now.giveBack();
            return picked;
        }

        @Override
        public OptionFacts facts(Choice option) {
            Now now = workspaces.at(state);
            try {
                OptionFacts facts = new FactsOfOption(now, frame).facts(option);
                now.giveBack();
                return facts;
            } catch (Throwable bug) {
                EngineFailure.unlessFatal(bug);
                if (frame.refusal(workspaces.at(state), option) != null)
                    throw new IllegalArgumentException("'" + option + "' is none of the options", bug);
                throw EngineFailure.at("the facts of an option", bug, () -> state);
            }
        }

        private Now listed(Consumer<Choice> each) {
            Now now = workspaces.at(state);
            OptionSink offering = now.offering();
            try {
                offering.begin(state, each);
                frame.options(now, offering);
                offering.end();
                return now;
            } catch (Throwable bug) {
                // the consumer threw it, for example to stop early
                if (bug == offering.own) throw bug;
                throw EngineFailure.at("the options", bug, () -> state);
            }
        }
    }

    /** Finds what an option costs, and the place and the token that it concerns, in the position of a prompt. */
    record FactsOfOption(Now now, Frame frame) {
        OptionFacts facts(Choice option) {
            Choice action = option instanceof Choice.SpendDie spend ? spend.action() : option;
            return new OptionFacts(dice(option), frame.takes(now, option), place(action), token(action));
        }

        private static CommandDice dice(Choice option) {
            if (option instanceof Choice.SpendDie spend) return CommandDice.of(spend.face());
            if (option instanceof Choice.SpendReroll spend) return CommandDice.of(spend.face());
            return option instanceof Choice.AddDice add
                    ? CommandDice.NONE.plus(CommandFace.DICE, add.dice())
                    : CommandDice.NONE;
        }

        private int token(Choice action) {
            if (action instanceof Choice.PickToken pick) return pick.token();
            return action instanceof Choice.PickUp up ? up.token() : frame.token();
        }

        private Option<Place> place(Choice action) {
            if (action instanceof Choice.Decline) return declined();
            int token = token(action);
            if (action.targetCube().isDefined()) return action.targetCube().map(FactsOfOption::whole);
            if (action instanceof Choice.TakeSpot take)
                return Option.some(new Place(frame.spotsOf(now, take.model()), take.spot()));
            if (action instanceof Choice.Assault assault) return in(assault.target());
            if (action instanceof Choice.Attack attack) return in(attack.target());
            if (action instanceof Choice.Shoot shoot) return in(shoot.shot().target());
            if (action instanceof Choice.Use use) return in(use.target());
            if (action instanceof Choice.Throw thrown) return toward(thrown);
            if (action instanceof Choice.LetGo drop)
                return in(drop.model()).map(p -> whole(now.view().battlefield().firstFloor(p.cube())));
            if (action instanceof Choice.Leave leave) return in(leave.model()).map(p -> whole(p.cube()));
            if (token == 0) return Option.none();
            return now.view()
                    .tokens()
                    .find(lying -> lying.number() == token)
                    .map(lying -> whole(lying.cube()))
                    .orElse(() -> action.actor().flatMap(this::in).map(p -> whole(p.cube())));
        }

        /** The place that all that is declined has in common; none if there is none. */
        private Option<Place> declined() {
            LinkedHashSet<Option<Place>> places = new LinkedHashSet<>();
            frame.options(now, offered -> {
                if (!(offered instanceof Choice.Decline)) places.add(place(offered));
            });
            return places.size() == 1 ? places.iterator().next() : Option.none();
        }

        private Option<Place> in(Target target) {
            return target.isModel() ? in(target.model().get()) : Option.none();
        }

        private Option<Place> in(ModelId model) {
            return Option.some(now.model(model)).filter(Model::inPlay).map(Model::place);
        }

        private Option<Place> toward(Choice.Throw thrown) {
            return in(thrown.model())
                    .map(p -> p.cube().next(thrown.direction()))
                    .filter(now.view().battlefield()::contains)
                    .map(FactsOfOption::whole);
        }

        private static Place whole(Cube cube) {
            return new Place(cube, 0);
        }
    }
}
