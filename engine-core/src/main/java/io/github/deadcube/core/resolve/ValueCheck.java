package io.github.deadcube.core.resolve;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Impact;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.schema.RecordType;
import io.vavr.Value;
import org.jspecify.annotations.Nullable;

/** Checks that a value of a state names only what its game has, and that its numbers are within their bounds. */
final class ValueCheck {
    private static final String ENGINE = "io.github.deadcube.";

    private final Requirements state;
    private final PreparedGame game;

    ValueCheck(Requirements state) {
        this.state = state;
        this.game = state.now().game();
    }

    /** Checks the parts of a record, at any depth. */
    void parts(Record of) {
        boolean ofEngine = of.getClass().getName().startsWith(ENGINE);
        RecordType type = RecordType.of(of.getClass());
        for (int i = 0; i < type.size(); i++)
            part(type.get(of, i), ofEngine ? type.names().parts()[i] : "");
        if (state.met()) whole(of);
    }

    /** @param name the name of a number that is bounded; empty for the numbers of applications */
    private void part(@Nullable Object value, String name) {
        if (value instanceof Value<?> several) for (Object one : several) part(one, name);
        else if (value instanceof ModelId model) known(game.isInGame(model), model, "a model of one of the teams");
        else if (value instanceof Cube cube) cube(cube);
        else if (value instanceof Place place) place(place);
        else if (value instanceof RuleId rule) rule(rule);
        else if (value instanceof Keyword keyword) keyword(keyword);
        else if (value instanceof Integer number) {
            if (!name.isEmpty()) state.number("'" + name + "'", number, -Requirements.MOST, Requirements.MOST);
        } else if (value instanceof Record record) parts(record);
    }

    private void known(boolean known, Object what, String expected) {
        state.that(known, what + " is not in this game", expected);
    }

    private void rule(RuleId rule) {
        known(OtherEdition.isKnown(rule, game.setup()), rule, "a rule of the game");
        for (RuleId other : OtherEdition.instead(game.setup().ruleset().library(), rule))
            known(false, rule, other.toString());
    }

    private void cube(Cube cube) {
        known(game.battlefield().contains(cube), cube, "a cube of the battlefield");
    }

    private void place(Place place) {
        cube(place.cube());
        state.number("a spot", place.spot(), 0, place.cube().part().spots());
    }

    private void keyword(Keyword keyword) {
        known(game.setup().ruleset().library().keyword(keyword.name()).isDefined(), keyword, "a keyword of the game");
        state.number("the number of " + keyword.name(), keyword.number(), 0, Requirements.MOST_DICE);
        keyword.nested().forEach(this::keyword);
    }

    /** What the parts of a value of the api require together. */
    private void whole(Record value) {
        if (value instanceof TestContext context) {
            state.weapon(context.attacker(), context.weapon());
            if (!context.attacker().equals(context.target())) state.weapon(context.target(), context.replyWeapon());
        } else if (value instanceof Attack a) state.weapon(a.attacker(), a.weapon());
        else if (value instanceof Hit hit) hit.attacker().forEach(dealer -> state.weapon(dealer, hit.weapon()));
        else if (value instanceof Impact at) at.attacker().forEach(dealer -> state.weapon(dealer, at.weapon()));
        else if (value instanceof CubeShot shot) {
            state.that(shot.weapon().isWeapon(), "a shot without a weapon", "a weapon");
            state.weapon(shot.shooter(), shot.weapon());
        } else if (value instanceof Hit.Protection protection)
            protection.shields().forEach(shield -> dice(shield.amount()));
        else if (value instanceof Statistic s) {
            if (s.exists()) state.face("the number to beat", s.target());
        } else if (value instanceof RuleData data)
            EngineFailure.requireResult(
                            data.fault(state.now().view()),
                            "the fault of " + data.getClass().getSimpleName())
                    .forEach(fault -> state.that(
                            false,
                            fault.text(),
                            fault.expected().isEmpty() ? "what the rule leaves" : fault.expected()));
    }

    private void dice(int dice) {
        state.number("the number of dice", dice, 0, Requirements.MOST_DICE);
    }
}
