package io.github.deadcube.core.resolve;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.OptionFacts;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.LinkedHashSet;

/** Finds what an option costs, and the place and the token that it concerns, in the position of a prompt. */
record FactsOfOption(Now now, Frame frame) {
    OptionFacts of(Choice option) {
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
