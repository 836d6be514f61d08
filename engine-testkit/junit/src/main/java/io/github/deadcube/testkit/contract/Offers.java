package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What is offered is accepted, and nothing else: checked with what the game's prompts offer, and with other choices. */
final class Offers {
    private static final int FOREIGN = 40;
    private static final int WILD = 4;
    private static final int NEAR = 4;

    private final Rules rules;
    private final SplitMix64 chance;
    private final WildChoices wild;
    private final NearChoices near;
    private Vector<Choice> foreign = Vector.empty();

    private Offers(Replayed replayed) {
        this.rules = replayed.rules();
        this.chance = new SplitMix64(replayed.state().digest());
        this.wild = new WildChoices(replayed.setup(), chance);
        this.near = new NearChoices(chance);
    }

    static void check(Replayed replayed) {
        Offers offers = new Offers(replayed);
        replayed.steps().forEach(step -> offers.check(step.before()));
        offers.check(replayed.state());
    }

    private void check(GameState state) {
        Vector<Choice> options =
                rules.prompt(state) instanceof Prompt.Decision decision ? decision.options() : Vector.empty();
        for (Choice option : options) {
            judged(state, option, true);
            Broken.unless(
                    Input.parse(option.toString()).contains(option),
                    () -> "'" + option + "' is not read as written",
                    state);
        }
        for (Choice choice : foreign) judged(state, choice, options.contains(choice));
        for (int i = 0; i < WILD; i++) {
            Choice choice = wild.next();
            judged(state, choice, options.contains(choice));
        }
        for (int i = 0; i < NEAR && !options.isEmpty(); i++) {
            Choice choice = near.near(options.get(chance.below(options.size())));
            judged(state, choice, options.contains(choice));
        }
        foreign = foreign.appendAll(options).takeRight(FOREIGN);
    }

    private void judged(GameState state, Choice choice, boolean offered) {
        Option<Rejection> why = rules.explain(state, choice);
        Broken.unlessEqual(
                why.isEmpty(), offered, () -> "'" + choice + "' is explained at " + rules.prompt(state) + why, state);
        Broken.unlessEqual(
                rules.apply(state, choice).swap().toOption(),
                why,
                () -> "'" + choice + "' is applied at " + rules.prompt(state),
                state);
        for (Rejection no : why)
            Broken.unless(
                    !no.reason().isBlank() && !no.remedy().isBlank(),
                    () -> "nothing says why '" + choice + "' is refused",
                    state);
    }
}
