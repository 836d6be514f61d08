package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.github.deadcube.testkit.jqwik.Played;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Offered is the law: by what the prompts of a game offer, and by choices from elsewhere. */
final class Offers {
    private static final int FOREIGN = 40;
    private static final int WILD = 6;

    private final Rules rules;
    private final WildChoices wild;
    private Vector<Choice> foreign = Vector.empty();

    private Offers(Played played) {
        this.rules = played.rules();
        this.wild =
                new WildChoices(played.setup(), new SplitMix64(played.state().digest()));
    }

    static void check(Played played) {
        Offers offers = new Offers(played);
        played.steps().forEach(step -> offers.check(step.before()));
        offers.check(played.state());
    }

    private void check(GameState state) {
        Vector<Choice> options =
                rules.prompt(state) instanceof Prompt.Decision decision ? decision.options() : Vector.empty();
        options.forEach(option -> {
            judged(state, option, true);
            Broken.unless(
                    Input.parse(option.toString()).contains(option), "'" + option + "' is not read as written", state);
        });
        for (Choice choice : foreign) judged(state, choice, options.contains(choice));
        for (int i = 0; i < WILD; i++) {
            Choice choice = wild.next();
            judged(state, choice, options.contains(choice));
        }
        foreign = foreign.appendAll(options).takeRight(FOREIGN);
    }

    private void judged(GameState state, Choice choice, boolean offered) {
        Option<Rejection> why = rules.explain(state, choice);
        String prompt = " at " + rules.prompt(state);
        Broken.unlessEqual(why.isEmpty(), offered, "'" + choice + "' is explained" + prompt + why, state);
        Broken.unlessEqual(
                rules.apply(state, choice).swap().toOption(), why, "'" + choice + "' is applied" + prompt, state);
        why.forEach(no -> Broken.unless(
                !no.reason().isBlank() && !no.remedy().isBlank(),
                "nothing says why '" + choice + "' is refused",
                state));
    }
}
