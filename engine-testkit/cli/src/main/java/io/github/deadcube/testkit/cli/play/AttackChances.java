package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Harm;
import io.github.deadcube.api.odds.Odds.OfAttack;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.testkit.analysis.GameNotes;
import io.github.deadcube.testkit.serve.AttackOdds.Arms;
import io.github.deadcube.testkit.serve.AttackOdds.Assault;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The chances of the attacks that a menu offers: {@code 61 %, 0.7 HP}. */
record AttackChances(Odds odds, GameState state) {
    /** The words for a choice; none for one that attacks no model, or whose odds are not known. */
    Option<Sentence> text(Choice choice) {
        if (choice instanceof Choice.SpendDie spent) return text(spent.action());
        if (choice instanceof Choice.Assault assault) return Option.some(assault(assault));
        if (!(choice instanceof Choice.Shoot shoot)) return Option.none();
        return shoot.shot().target().isCube()
                ? aimed(shoot, shoot.shot().target().where().get())
                : odds.shot(state, shoot).map(AttackChances::words);
    }

    private Option<Sentence> aimed(Choice.Shoot shoot, Cube cube) {
        return new Arms(model(shoot.model()), rules())
                .named(shoot.shot().weapon())
                .flatMap(weapon -> odds.landing(state, shoot.model(), weapon, cube)
                        .flatMap(lands -> words(lands, odds.shotAt(state, shoot.model(), weapon, cube))));
    }

    /** For each answer of the target (AST-8). */
    private Sentence assault(Choice.Assault choice) {
        Assault assault = new Assault(model(choice.model()), model(choice.target()));
        return Sentence.several(Vector.of(Skill.SURVIVE, Skill.FIGHT)
                .filter(answer -> assault.refusal(rules(), answer, "").isEmpty())
                .map(answer -> {
                    Sentence chances = words(assault.mostHarmful(odds, state, answer));
                    return answer == Skill.FIGHT ? Sentence.of("if it fights back {chances}", chances) : chances;
                }));
    }

    private Ruleset rules() {
        return state.position().game().setup().ruleset();
    }

    private Model model(ModelId id) {
        return state.position().model(id).get();
    }

    private static Sentence words(OfAttack attack) {
        Sentence chance = GameNotes.chance(attack.difference().atLeast(1).doubleValue());
        return attack.attacker()
                .map(own -> Sentence.of(
                        "{chance}, {loss} HP, {model} loses {own} HP",
                        chance,
                        hitPoints(attack.target()),
                        own.model(),
                        hitPoints(own)))
                .getOrElse(() -> Sentence.of("{chance}, {loss} HP", chance, hitPoints(attack.target())));
    }

    private static Option<Sentence> words(Odds.Distribution lands, Vector<Harm> there) {
        return Option.when(
                there.nonEmpty(),
                () -> Sentence.of(
                        "{chance}, {losses}",
                        GameNotes.chance(lands.chance(1)),
                        there.map(harm -> Sentence.of("{model} {loss} HP", harm.model(), hitPoints(harm)))));
    }

    private static Told hitPoints(Harm harm) {
        return Sentence.decimal(harm.expected(), 1);
    }
}
