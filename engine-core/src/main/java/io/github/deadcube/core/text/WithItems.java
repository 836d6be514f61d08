package io.github.deadcube.core.text;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.extend.ScenarioRule;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt.Result;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A scenario in which as many item tokens are placed as a text says: none, unless it says otherwise.
 *
 * @param of what is fought for
 * @param items how many tokens
 */
public record WithItems(Scenario of, int items) implements Scenario {
    @Override
    public String name() {
        return of.name();
    }

    @Override
    public Vector<String> faults(Battlefield battlefield) {
        return of.faults(battlefield);
    }

    @Override
    public Vector<Vector<Cube>> zones(Battlefield battlefield) {
        boolean apart = items > 0 && battlefield.depth() > 2;
        return apart && of instanceof OpenGround ground ? ground.apart(battlefield) : of.zones(battlefield);
    }

    @Override
    public Vector<Objective> objectives(Battlefield battlefield) {
        return of.objectives(battlefield);
    }

    @Override
    public Vector<Cube> exits(Battlefield battlefield) {
        return of.exits(battlefield);
    }

    @Override
    public Vector<ScenarioRule> rules() {
        return of.rules();
    }

    @Override
    public Vector<Class<? extends Then>> continuations() {
        return of.continuations();
    }

    @Override
    public int intel() {
        return of.intel();
    }

    @Override
    public int rounds() {
        return of.rounds();
    }

    @Override
    public int target(int points) {
        return of.target(points);
    }

    @Override
    public int worth(Table table, ModelState dead) {
        return of.worth(table, dead);
    }

    @Override
    public void endPhase(Flow flow) {
        of.endPhase(flow);
    }

    @Override
    public Option<Result> verdict(Table table) {
        return of.verdict(table);
    }
}
