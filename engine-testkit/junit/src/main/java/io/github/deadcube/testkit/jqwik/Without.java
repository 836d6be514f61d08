package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.Away;
import io.github.deadcube.api.Situation.Standing;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Leaves a model out of a game: those after it move up by a number.
 *
 * @param side whose model
 * @param number which
 */
record Without(Side side, int number) {
    private static final Pattern MODEL = Pattern.compile("\\b([AB])([1-9][0-9]*)\\b");

    Opening of(Opening opening) {
        Situation situation = opening.situation();
        Vector<Standing> models = situation.models().flatMap(s -> moved(s.id()).map(s::withId));
        Vector<Away> away = situation.away().flatMap(a -> moved(a.id()).map(a::withId));
        return opening.with(SimplerOpening.with(situation, models).withAway(away))
                .with(of(opening.setup()));
    }

    Setup of(Setup setup) {
        StrikeTeam team = setup.team(side);
        int leader = team.leader() == number ? 1 : team.leader() > number ? team.leader() - 1 : team.leader();
        StrikeTeam fewer = DefaultNames.given(
                side, new StrikeTeam("", leader, team.members().removeAt(number - 1)));
        return side == Side.A ? setup.withTeamA(fewer) : setup.withTeamB(fewer);
    }

    /** What names the model is left out. */
    Vector<Input> of(Vector<Input> inputs) {
        return inputs.flatMap(input -> input instanceof Choice choice ? of(choice) : Option.some(input));
    }

    private Option<Input> of(Choice choice) {
        Matcher m = MODEL.matcher(choice.toString());
        StringBuilder text = new StringBuilder();
        while (m.find()) {
            Option<ModelId> id = ModelId.parse(m.group()).flatMap(this::moved);
            if (id.isEmpty()) return Option.none();
            m.appendReplacement(text, id.get().toString());
        }
        return Input.parse(m.appendTail(text).toString()).toOption();
    }

    private Option<ModelId> moved(ModelId id) {
        if (id.side() != side || id.number() < number) return Option.some(id);
        return Option.when(id.number() > number, () -> new ModelId(side, id.number() - 1));
    }
}
