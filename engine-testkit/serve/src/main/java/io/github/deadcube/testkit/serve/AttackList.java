package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The attacks that a model could make from where it stands, with their chances: also before it is activated. */
final class AttackList {
    private static final String MODEL = "model";

    private AttackList() {}

    static JsonObject answer(Searched searched, Rules rules, Request request) throws RequestError {
        ModelId model = request.model(MODEL);
        if (searched.state().position().model(model).isEmpty()) throw request.expected(MODEL, "a model of the game");
        Option<GameState> activated = activated(rules, searched.state(), model);
        Vector<Choice> before = activated.isDefined() ? Vector.of(new Choice.Activate(model)) : Vector.empty();
        Searched active = searched.with(activated.getOrElse(searched.state()));
        Vector<JsonObject> all = Vector.empty();
        for (Choice attack : attacks(rules.prompt(active.state()), model)) {
            request.work().goOn();
            all = all.appendAll(attack(active, request, before, attack));
        }
        return JsonObject.of("attacks", all);
    }

    /** The state after the activation of the model, if it is offered and leads to a question at once. */
    private static Option<GameState> activated(Rules rules, GameState state, ModelId model) {
        Choice activate = new Choice.Activate(model);
        if (!options(rules.prompt(state)).contains(activate)) return Option.none();
        return rules.apply(state, activate)
                .toOption()
                .map(Transition::state)
                .filter(next -> rules.prompt(next) instanceof Prompt.Decision);
    }

    private static Vector<Choice> options(Prompt prompt) {
        return prompt instanceof Prompt.Decision decision ? decision.options() : Vector.empty();
    }

    private static Vector<Choice> attacks(Prompt prompt, ModelId model) {
        return options(prompt).filter(choice -> choice.actor().contains(model) && isAttack(choice));
    }

    private static boolean isAttack(Choice choice) {
        Choice action = choice instanceof Choice.SpendDie spent ? spent.action() : choice;
        return action instanceof Choice.Shoot || action instanceof Choice.Assault;
    }

    /** An attack with its chances; none if they cannot be known before it is made. */
    private static Option<JsonObject> attack(Searched active, Request request, Vector<Choice> before, Choice choice) {
        try {
            JsonObject odds = new AttackOdds(active).chances(request, choice);
            return Option.some(JsonObject.of("attack", choice.toString())
                    .with(ChoiceList.CHOICES, before.append(choice).map(Choice::toString))
                    .with(odds));
        } catch (RequestError withoutChances) {
            return Option.none();
        }
    }
}
