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
        Vector<Choice> before = activation(rules, searched.state(), model);
        GameState state = searched.state();
        for (Choice choice : before) state = rules.play(state, choice).state();
        Searched active = searched.with(state);
        return JsonObject.of(
                "attacks", attacks(rules.prompt(state), model).flatMap(choice -> attack(active, before, choice)));
    }

    /** The activation of the model, if it is offered and leads to a question at once. */
    private static Vector<Choice> activation(Rules rules, GameState state, ModelId model) {
        Choice activate = new Choice.Activate(model);
        boolean offered = options(rules.prompt(state)).contains(activate);
        return offered && rules.apply(state, activate).map(Transition::state).exists(next -> asks(rules, next))
                ? Vector.of(activate)
                : Vector.empty();
    }

    private static boolean asks(Rules rules, GameState state) {
        return rules.prompt(state) instanceof Prompt.Decision;
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
    private static Option<JsonObject> attack(Searched active, Vector<Choice> before, Choice choice) {
        try {
            Request asked = Request.of(JsonObject.of(ChoiceList.CHOICE, choice).line());
            JsonObject odds = new AttackOdds(active).answer(asked);
            return Option.some(JsonObject.of("attack", choice.toString())
                    .with(ChoiceList.CHOICES, before.append(choice).map(Choice::toString))
                    .with(odds));
        } catch (RequestError withoutChances) {
            return Option.none();
        }
    }
}
