package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** Collects the dice of a test until it is decided, then narrates the dice and the result. */
final class TestNarration {
    private final NarrationNames names;
    private final List<Throw> thrown = new ArrayList<>();
    private int explodes = Dice.Die.D8.faces();
    private final int[] added = new int[Side.BOTH.size()];
    private Vector<Sentence> modified = Vector.empty();
    /** The command die that buys the next roll; none if a keyword allows it. */
    private Option<CommandFace> again = Option.none();

    TestNarration(NarrationNames names) {
        this.names = names;
    }

    /** R25-K-HOLO-SIGHT: the lowest face of the next dice that explodes. */
    void explodes(int lowest) {
        explodes = lowest;
    }

    void rolled(Event.Rolled event) {
        thrown(event.roller()).rolled(event, again.map(names::title), explodes);
        again = Option.none();
    }

    /** CMD-7: a die is added to a model's test. */
    void added(Side side) {
        added[side.ordinal()]++;
    }

    /** CMD-5: the next die is rolled again for a command die. */
    void bought(Event.CommandSpent spent) {
        again = Option.some(spent.face());
    }

    /** The model that takes the test: the attacker, if it has rolled; empty if no model has rolled. */
    Option<ModelId> tester(Option<ModelId> attacker) {
        for (Throw t : thrown) if (t.roller.isDefined() && t.by(attacker)) return attacker;
        for (Throw t : thrown) if (t.roller.isDefined()) return t.roller;
        return Option.none();
    }

    boolean hasRolled(ModelId model) {
        return thrown.stream().anyMatch(t -> t.by(Option.some(model)));
    }

    /** DICE-11: whether one of the two sides is not a model. */
    boolean againstAThing() {
        return thrown.stream().anyMatch(t -> t.roller.isEmpty());
    }

    /** Dice are added to the next test, or taken away. */
    void modified(Sentence words) {
        modified = modified.append(words);
    }

    /** What has changed the numbers of dice, each in words. */
    Vector<Sentence> changes() {
        Vector<Sentence> all = modified.appendAll(additions());
        modified = Vector.empty();
        return all;
    }

    /** {@code A adds 2 dice}, for the models that have rolled. Other models follow when they roll. */
    private Vector<Sentence> additions() {
        return Side.BOTH.flatMap(side -> {
            int dice = added[side.ordinal()];
            boolean rolls = thrown.stream().anyMatch(t -> t.roller.exists(model -> model.side() == side));
            if (dice == 0 || !rolls) return Vector.<Sentence>empty();
            added[side.ordinal()] = 0;
            return Vector.of(
                    Sentence.of("{side} adds {count, plural, one {a die} other {# dice}}", names.name(side), dice));
        });
    }

    /** Whether the test directly decides the damage. */
    boolean decidesHarm(Event.Compared decided, Option<ModelId> first, boolean against) {
        if (thrown.size() != 1 || against) return true;
        Throw only = thrown.get(0);
        if (!only.by(first)) return only.roller.isDefined();
        return only.roller.isDefined() && (only.successes == 0 || only.successes < known(only, decided));
    }

    /**
     * {@code 5 7 1 against 5 1 1, 2 to 1}: first the dice of the model that the line is about. The successes are
     * counted from the dice, because a decided test does not say which of its two sides rolled them. If
     * {@code against}, the line has the dice of one side and the known successes of the other.
     */
    Sentence words(Event.Compared decided, Option<ModelId> first, boolean against) {
        thrown.sort((x, y) -> Boolean.compare(y.by(first), x.by(first)));
        String rule = names.cited(decided.rule());
        Sentence text = thrown.isEmpty()
                ? Sentence.of("no dice, {successes} to {opposed} {citation}", decided.one(), decided.other(), rule)
                : thrown.size() == 1 ? alone(thrown.get(0), decided, first, against) : opposed(rule);
        thrown.clear();
        return text;
    }

    /** {@code A3 Gunner 5 7 1 on 5+, B2 Brute 5 1 on 4+}, while the test is not decided. */
    Option<Told> soFar() {
        Vector<Told> all = Vector.ofAll(thrown).map(this::soFar);
        return Option.when(
                !all.isEmpty(),
                () -> all.tail().foldLeft(all.head(), (one, other) -> Sentence.of("{line}, {more}", one, other)));
    }

    private Told soFar(Throw one) {
        return one.roller.isEmpty()
                ? Sentence.of("{dice} on {target}+", one.faces(), one.target)
                : Sentence.of("{model} {dice} on {target}+", names.name(one.roller.get()), one.faces(), one.target);
    }

    /** Only the faces, for a test that one side rolls. */
    Told faces() {
        Told text = thrown.isEmpty() ? Sentence.of("no dice") : thrown.get(0).faces();
        thrown.clear();
        return text;
    }

    private Sentence opposed(String rule) {
        Throw one = thrown.get(0);
        Throw other = thrown.get(1);
        return Sentence.of(
                "{dice} against {opposing}, {successes} to {opposed} {citation}",
                one.faces(),
                other.faces(),
                one.successes,
                other.successes,
                rule);
    }

    private Sentence alone(Throw only, Event.Compared decided, Option<ModelId> first, boolean against) {
        int known = known(only, decided);
        String rule = names.cited(decided.rule());
        if (only.roller.isDefined() && !only.by(first))
            return Sentence.of(
                    "no dice against {opposing}, {successes} to {opposed} {citation}",
                    only.faces(),
                    known,
                    only.successes,
                    rule);
        if (against)
            return Sentence.of(
                    "{dice}, {successes} to {opposed} {citation}", only.faces(), only.successes, known, rule);
        return Sentence.of(
                "{dice}, {count, plural, one {# success} other {# successes}} {citation}",
                only.faces(),
                only.successes,
                rule);
    }

    private static int known(Throw only, Event.Compared decided) {
        return only.successes == decided.one() ? decided.other() : decided.one();
    }

    private Throw thrown(Option<ModelId> roller) {
        for (Throw t : thrown) if (t.by(roller)) return t;
        Throw fresh = new Throw(roller);
        thrown.add(fresh);
        return fresh;
    }

    /** The dice of one side of a test as they fell: {@code 8 3 1 +5 (again: 6)}. */
    static final class Throw {
        private final Option<ModelId> roller;
        private Vector<Sentence> rolls = Vector.empty();
        private int successes;
        private int target;
        private int bonusDue;

        Throw(Option<ModelId> roller) {
            this.roller = roller;
        }

        /**
         * Bonus dice directly follow the dice that explode. Later dice are rolled again (DICE-3, DICE-8).
         *
         * @param bought the title of the command die that buys the roll
         * @param explodes the lowest face that explodes, which is always a success
         */
        void rolled(Event.Rolled event, Option<Told> bought, int explodes) {
            Dice dice = event.dice();
            target = event.target();
            successes += dice.atLeast(Math.min(target, explodes));
            if (rolls.isEmpty()) rolls = Vector.of(Sentence.verbatim(dice.toString()));
            else if (bonusDue > 0) rolls = rolls.appendAll(dice.faces().map(face -> Sentence.verbatim("+" + face)));
            else
                rolls = rolls.append(
                        bought.isEmpty()
                                ? Sentence.of("(again: {dice})", dice)
                                : Sentence.of("({face} die: {dice})", bought.get(), dice));
            bonusDue = dice.atLeast(explodes);
        }

        boolean by(Option<ModelId> other) {
            return roller.equals(other);
        }

        /** The dice so far. */
        Told faces() {
            return new Faces(rolls);
        }
    }

    private record Faces(Vector<Sentence> rolls) implements Told {
        @Override
        public String told(Language language) {
            return rolls.map(roll -> roll.told(language)).mkString(" ");
        }
    }
}
