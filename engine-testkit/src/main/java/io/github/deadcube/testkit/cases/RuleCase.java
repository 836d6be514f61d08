package io.github.deadcube.testkit.cases;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.Suggestion;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * An example of one or more rules: one sentence, and the scripts that show it.
 *
 * @param file the name of its file, such as {@code K-TRAP.txt}
 * @param line the line of its heading, from 1
 * @param rules the rules that it proves, at least one; the first is the one that it is about
 * @param editions the editions by which it is played, at least one, from
 *     {@link io.github.deadcube.core.Deadcube#editions}
 * @param shows what it shows, one sentence
 * @param scripts at least one
 */
public record RuleCase(
        String file, int line, Vector<RuleId> rules, Vector<String> editions, String shows, Vector<Script> scripts) {
    /**
     * Plays all its scripts by all its editions.
     *
     * @return the failures, each with the file, the line, the prompt, the options and the situation; empty if all hold
     */
    public Vector<Failure> failures(CaseRules by) {
        return run(by).flatMap(played -> played.swap().toVector());
    }

    /**
     * Plays all its scripts by all its editions, and returns for each what was played, or what does not hold. If a rule
     * of the heading is unknown, the first script does not hold.
     *
     * @return for the first edition its scripts in their order, then for the next edition
     */
    public Vector<Either<Failure, Playback>> run(CaseRules by) {
        Vector<Either<Failure, Playback>> played =
                editions.flatMap(edition -> scripts.map(script -> run(script, edition, by)));
        Vector<Fault> unknown = unknown(by);
        return unknown.isEmpty() ? played : played.update(0, first -> Either.left(refused(first, unknown)));
    }

    private Either<Failure, Playback> run(Script script, String edition, CaseRules by) {
        by.begin();
        return script.run(by.runner(edition))
                .mapLeft(failure -> new Failure(this, edition, failure.faults(), failure.report(), failure.played()));
    }

    /** A fault for each unknown rule of the heading, with the nearest rule that is known. */
    Vector<Fault> unknown(CaseRules by) {
        if (rules.forAll(RuleId::known)) return Vector.empty();
        Vector<RuleId> known = by.known(editions);
        Vector<String> names = known.map(RuleId::id);
        return rules.removeAll(known).map(rule -> {
            Option<String> nearest = Suggestion.among(rule.id(), names)
                    .headOption()
                    .orElse(known.find(one -> one.chapter().equals(rule.chapter()))
                            .map(RuleId::id));
            return Fault.at(
                    line,
                    0,
                    Sentence.of("no rule is called {rule}", rule),
                    nearest.isEmpty()
                            ? "a rule of the game or of the application"
                            : Sentence.of("a rule of the game or of the application, such as {rule}", nearest.get()));
        });
    }

    private Failure refused(Either<Failure, Playback> first, Vector<Fault> unknown) {
        String report = unknown.mkString("\n");
        return first.fold(
                failure -> new Failure(
                        this,
                        failure.edition(),
                        unknown.appendAll(failure.faults()),
                        report + "\n" + failure.report(),
                        failure.played()),
                whole -> new Failure(this, editions.head(), unknown, report, Option.some(whole)));
    }

    /**
     * Whether it proves one of some rules.
     *
     * @param rulesOrChapters identifiers of rules, such as {@code K-TRAP}, or of chapters, such as {@code ADV}
     */
    public boolean proves(Seq<String> rulesOrChapters) {
        return rules.exists(rule -> rulesOrChapters.exists(
                wanted -> rule.id().equals(wanted) || rule.id().startsWith(wanted + "-")));
    }

    /** The same case by one edition alone. */
    public RuleCase by(String edition) {
        return new RuleCase(file, line, rules, Vector.of(edition), shows, scripts);
    }

    /** Its heading, such as {@code K-TRAP, ADV-17: a trap goes off where it lies}. */
    @Override
    public String toString() {
        return rules.mkString(", ") + ": " + shows;
    }

    /**
     * A script that does not hold.
     *
     * @param edition the edition that played it
     * @param faults with the line of the file where play ended; at least one
     * @param report the line's text, the prompt, the options and the situation
     * @param played what was played before; none if the situation cannot be played
     */
    public record Failure(RuleCase of, String edition, Vector<Fault> faults, String report, Option<Playback> played) {
        @Override
        public String toString() {
            int line =
                    faults.map(fault -> fault.where().line()).find(at -> at > 0).getOrElse(of.line());
            return of.file() + ", line " + line + ", edition " + edition + ": " + of + "\n" + report;
        }
    }
}
