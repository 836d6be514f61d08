package io.github.deadcube.core.timing;

import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * KT-2: the effects of an attack that hit several models with one roll. Each step is done for all models before the
 * next step. The damage is already dealt.
 *
 * @param attacks one attack per model, in SCAT-8 order
 * @param aim the model that was aimed at; the marks of a target and EVADE concern it
 * @param mark the mark that each surviving model gets
 */
@SavedName("attackSteps")
@DescribesFrame(rule = "KT-2")
record AttackSteps(List<Trigger.Attack> attacks, ModelId aim, Mark mark, int next) implements TimingRules.ChapterFrame {
    @Override
    public void requires(Requirements state) {
        state.that(
                attacks.exists(a -> a.target().equals(aim)),
                Sentence.of("{aim} is not attacked", aim),
                "one of the models that are attacked");
        state.number("the next step", next, 0, SequencePart.ATTACK.steps() - 1);
    }

    @Override
    public Sentence describe() {
        return after(attacks.head().attacker(), attacks.map(Trigger.Attack::target));
    }

    static Sentence after(ModelId attacker, Seq<ModelId> targets) {
        return Sentence.of("after {attacker}'s attack on {targets}", attacker, targets);
    }

    @Override
    public boolean encloses() {
        return true;
    }

    @Override
    public boolean endsWithFights() {
        return SequencePart.of(aimed()).endsWithFights();
    }

    private Trigger.Attack aimed() {
        return attacks.find(a -> a.target().equals(aim)).get();
    }

    @Override
    public void enter(Now now) {
        SequencePart sequence = SequencePart.of(aimed());
        for (int i = next; i < sequence.steps(); i++) {
            if (now.stack().hasNext()) {
                now.then(new AttackSteps(attacks, aim, mark, i));
                return;
            }
            take(now, sequence.step(i));
        }
    }

    /**
     * KT-3: all damage is dealt; then the rules that pin bystanders act. K-SUPPRESSION: they also act if the model
     * aimed at is dead. Then a model that lives is where it was.
     */
    private void dealt(Now now) {
        Trigger.Attack a = now.model(aim).inPlay()
                ? aimed()
                : attacks.find(attack -> now.model(attack.target()).inPlay()).getOrElse(this::aimed);
        Trigger.Impact at = new Trigger.Impact(
                now.model(a.target()).cube(),
                now.view().controller(a.attacker()),
                Option.some(a.attacker()),
                a.weapon());
        TriggerSteps.hit(now, a);
        now.triggers().at(Trigger.DEALT, a.attacker(), a.weapon(), null, at);
    }

    private void take(Now now, Step step) {
        switch (step) {
            case DAMAGE -> dealt(now);
            case MARKS -> {
                TriggerSteps.react(now, Step.MARKS, aimed());
                for (Trigger.Attack a : attacks) addMark(now, now.model(a.target()));
            }
            case EVADE -> TriggerSteps.evade(now, aimed());
            case EXPLOSIONS -> {
                TriggerSteps.endBeforeExplosions(now, SequencePart.of(aimed()));
                now.chapters().runDelayed();
            }
            case FIGHTS -> now.chapters().dueFights();
            default -> {
                for (Trigger.Attack a : attacks) TriggerSteps.react(now, step, a);
            }
        }
    }

    private void addMark(Now now, Model m) {
        if (m.inPlay() && !m.marked(mark.rule())) now.lasting().addMark(m.id(), mark);
    }
}
