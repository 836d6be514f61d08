package io.github.deadcube.testkit.cli.odds;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.testkit.cli.odds.ArgumentError.Word;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Two models, one of which attacks the other: cards as in scripts, which begin at these columns, on a separate
 * battlefield in the activation of the attacker.
 */
record AttackPair(Rules rules, GameState state, Vector<Integer> columns) {
    static final ModelId ATTACKER = new ModelId(Side.A, 1);
    static final ModelId TARGET = new ModelId(Side.B, 1);

    private static final String CARD = "two cards with v between them, such as RA 5+, rifle R5 AP1 v SV 4+ AR 1 HP 2";

    /** {@code RA 5+, rifle R5 AP1 v SV 4+ HP 2}, and a situation for them as a script. */
    static Either<Seq<ArgumentError>, AttackPair> read(Rules rules, Ruleset edition, String cards, String situation) {
        int v = Word.of(cards)
                .find(word -> word.text().equals("v"))
                .map(Word::column)
                .getOrElse(cards.length() + 1);
        int target = Math.min(v, cards.length());
        while (target < cards.length() && cards.charAt(target) == ' ') target++;
        Vector<String> both = Vector.of(cards.substring(0, v - 1), cards.substring(target));
        Vector<Integer> columns = Vector.of(1, target + 1);
        Vector<ArgumentError> gaps = both.zip(columns).flatMap(card -> missing(card._1(), card._2()));
        Vector<ArgumentError> ends = both.zip(columns).flatMap(card -> ends(card._1(), card._2()));
        if (ends.nonEmpty()) return Either.left(gaps.appendAll(ends));
        String text = "A1 " + both.get(0) + "\nB1 " + both.get(1) + "\n" + situation;
        Script.Runner runner = new Script.Runner(rules, edition, Option.some(new OpenGround()));
        Either<Seq<Fault>, GameState> begun = runner.read(text)
                .flatMap(script -> script.run(runner).bimap(Script.Failed::faults, Script.Playback::state));
        Vector<ArgumentError> faults =
                gaps.appendAll(begun.swap().getOrElse(Vector.empty()).map(fault -> fault(fault, columns)));
        return faults.isEmpty()
                ? Either.right(new AttackPair(rules, active(rules, begun.get()), columns))
                : Either.left(faults);
    }

    private static GameState active(Rules rules, GameState state) {
        return rules.apply(state, new Choice.Activate(ATTACKER))
                .map(transition -> transition.state())
                .getOrElse(state);
    }

    private static Option<ArgumentError> missing(String card, int column) {
        return Option.when(card.isBlank(), () -> new ArgumentError(column, "nothing is here", CARD));
    }

    /** Words that are not allowed in a card. */
    private static Vector<ArgumentError> ends(String card, int column) {
        return Vector.range(0, card.length())
                .filter(i -> ";#\n\r".indexOf(card.charAt(i)) >= 0)
                .map(i -> new ArgumentError(column + i, "a card ends here", "commas between its items"));
    }

    private static ArgumentError fault(Fault fault, Vector<Integer> columns) {
        int column = fault.where().line() == 0
                ? columns.get(fault.where().part().matches("(team )?B.*") ? 1 : 0)
                : columns.get(Math.min(fault.where().line(), 2) - 1)
                        + Math.max(0, fault.where().column() - "A1 ".length() - 1);
        return new ArgumentError(
                column,
                fault.rule().equals(Fault.UNREADABLE)
                        ? fault.sentence()
                        : Sentence.of("{fault} ({rule})", fault.sentence(), fault.rule()),
                fault.expected().isEmpty() ? "a card that can be played" : fault.expectation());
    }

    /** R25-K-AUGMENTED: the state after the declaration of an augmented attack. */
    Either<Seq<ArgumentError>, GameState> augmented(Choice attack) {
        GameState declared = after(state, attack);
        while (rules.prompt(declared) instanceof Prompt.Decision decision && decision.side() == ATTACKER.side()) {
            Option<Choice> use = decision.options().find(choice -> augments(decision, choice));
            declared = after(
                    declared,
                    use.orElse(decision.options().find(choice -> !(choice instanceof Choice.Use)))
                            .getOrElse(decision.options().head()));
            if (use.isDefined()) return Either.right(declared);
        }
        return Either.left(Vector.of(atAttacker(
                "the weapon augments no attack", "one that does, such as rifle R5 AUGMENTED, or no --augmented")));
    }

    /**
     * Whether the rule that asks is the one that is used: an action such as an explosion is one option of another
     * question.
     */
    private static boolean augments(Prompt.Decision asked, Choice choice) {
        return choice instanceof Choice.Use use && use.rule().equals(asked.rule());
    }

    private GameState after(GameState before, Choice choice) {
        return rules.play(before, choice).state();
    }

    Ruleset ruleset() {
        return state.position().game().setup().ruleset();
    }

    Model attacker() {
        return state.position().model(ATTACKER).get();
    }

    Model target() {
        return state.position().model(TARGET).get();
    }

    /** Why the attacker may not attack, with the position of its card. */
    Option<ArgumentError> refused(Choice choice) {
        return rules.explain(state, choice).map(no -> refused(columns.get(0), no));
    }

    private static ArgumentError refused(int column, Rejection rejection) {
        return new ArgumentError(
                column,
                Sentence.of("{rule}: {fault}", rejection.rule(), rejection.sentence()),
                rejection.expectation());
    }

    ArgumentError atAttacker(CharSequence fault, CharSequence expected) {
        return new ArgumentError(columns.get(0), fault, expected);
    }

    /** Why the target may not do something, with the position of its card. */
    ArgumentError atTarget(Rejection rejection) {
        return refused(columns.get(1), rejection);
    }
}
