package io.github.deadcube.core.json;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.OptionFacts;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.codec.SavedTypes;
import io.github.deadcube.core.support.ChoiceMeaning;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.function.Consumer;

/** A prompt with its options written out. Each kind has a {@code text}: the prompt in a few words. */
sealed interface PromptData {
    /** The prompt; a decision offers the same options in the same order. */
    Prompt prompt();

    /**
     * One option.
     * @param label the option for people: with the titles of rules, and the names of models or the meaning of the
     *     choice
     * @param verb the type of the choice; of an option that spends a command die, the type of what the die pays for
     * @param actor the model that acts
     * @param rule the rule that is used or declined
     * @param target the model or else the cube that it is about, such as {@code B2} or {@code c4:2}; empty if none
     * @param cube the cube where it leads, aims or happens, or where all that it declines would
     * @param spot the spot of the cube; 0 if it concerns the whole cube
     * @param token the number of the item token that it concerns; 0 if none
     */
    @SavedName("prompt.offer")
    record Offer(
            String text,
            String label,
            String verb,
            Option<ModelId> actor,
            String weapon,
            Option<RuleId> rule,
            String target,
            Option<Cube> cube,
            int spot,
            int token,
            Option<Cost> cost,
            Input choice) {
        private OptionFacts facts() {
            return new OptionFacts(
                    cost.map(Cost::dice).getOrElse(CommandDice.NONE),
                    cost.flatMap(Cost::action).map(Length::actions).getOrElse(0),
                    cube.map(in -> new Place(in, spot)),
                    token);
        }
    }

    /** What an option costs: command dice, and an action of the active model. */
    @SavedName("prompt.cost")
    record Cost(CommandDice dice, Option<Length> action) {
        static Option<Cost> of(OptionFacts facts) {
            boolean any = facts.actions() > 0 || !facts.dice().equals(CommandDice.NONE);
            return Option.when(
                    any,
                    () -> new Cost(
                            facts.dice(), Vector.of(Length.values()).find(one -> one.actions() == facts.actions())));
        }
    }

    /** ACT-1: the length of an action. */
    @SavedName("actionLength")
    enum Length {
        SHORT,
        LONG;

        int actions() {
            return ordinal() + 1;
        }
    }

    record Offered(Vector<Offer> all) implements Prompt.Offers {
        @Override
        public void forEach(Consumer<Choice> each) {
            for (Offer offer : all) if (offer.choice() instanceof Choice choice) each.accept(choice);
        }

        @Override
        public OptionFacts facts(Choice option) {
            return all.find(offer -> offer.choice().equals(option))
                    .map(Offer::facts)
                    .getOrElse(OptionFacts.NONE);
        }
    }

    @SavedName("prompt.decision")
    record Decision(String text, Side side, Purpose purpose, RuleId rule, Vector<Offer> options) implements PromptData {
        @Override
        public Prompt prompt() {
            return new Prompt.Decision(side, purpose, rule, new Offered(options));
        }
    }

    @SavedName("prompt.dice")
    record Dice(String text, Side side, Purpose purpose, RuleId rule, int dice, Die die) implements PromptData {
        @Override
        public Prompt prompt() {
            return new Prompt.DiceRequest(side, purpose, rule, dice, die);
        }
    }

    @SavedName("prompt.shuffle")
    record Shuffle(String text, Side side, RuleId rule, int things) implements PromptData {
        @Override
        public Prompt prompt() {
            return new Prompt.ShuffleRequest(side, rule, things);
        }
    }

    @SavedName("prompt.finished")
    record Finished(String text, Result result) implements PromptData {
        @Override
        public Prompt prompt() {
            return new Prompt.Finished(result);
        }
    }

    /** Writes the options of a decision out: what each does, with what, to whom, where, and at what cost. */
    record OfferWriter(Setup setup, Labels labels, Prompt.Decision decision, Language language) {
        Vector<Offer> offers() {
            return decision.options().map(this::offer);
        }

        private Offer offer(Choice choice) {
            Choice action = choice instanceof Choice.SpendDie spend ? spend.action() : choice;
            OptionFacts facts = decision.facts(choice);
            Vector<ModelId> models = models(choice);
            Option<Cube> cube = facts.place().map(Place::cube);
            return new Offer(
                    choice.toString(),
                    label(choice, models),
                    SavedTypes.variant(action.getClass()),
                    choice.actor(),
                    weapon(action),
                    rule(action),
                    target(choice, models)
                            .map(ModelId::toString)
                            .orElse(cube.map(Cube::toString))
                            .getOrElse(""),
                    cube,
                    facts.place().map(Place::spot).getOrElse(0),
                    facts.token(),
                    Cost.of(facts),
                    choice);
        }

        private String label(Choice choice, Vector<ModelId> models) {
            String text = labels.label(choice, language);
            return ChoiceMeaning.meaning(choice, setup)
                    .map(words ->
                            Sentence.of("{choice}: {meaning}", text, words).told(language))
                    .getOrElse(() -> text + labels.names(models));
        }

        /** All models that a choice names, in its order. */
        private static Vector<ModelId> models(Choice choice) {
            ArrayList<ModelId> models = new ArrayList<>();
            choice.names(models::add);
            return Vector.ofAll(models).distinct();
        }

        /** The model that a choice aims at; none if it names two. */
        private static Option<ModelId> target(Choice choice, Vector<ModelId> models) {
            Vector<ModelId> others = models.reject(model -> choice.actor().contains(model));
            return others.size() == 1 ? others.headOption() : Option.none();
        }

        private static String weapon(Choice action) {
            if (action instanceof Choice.Shoot shoot) return shoot.shot().weapon();
            if (action instanceof Choice.Wield wield) return wield.weapon();
            return action instanceof Choice.FightBack back ? back.weapon() : "";
        }

        private static Option<RuleId> rule(Choice action) {
            if (action instanceof Choice.Use use) return Option.some(use.rule());
            return action instanceof Choice.Decline decline ? Option.some(decline.rule()) : Option.none();
        }
    }
}
