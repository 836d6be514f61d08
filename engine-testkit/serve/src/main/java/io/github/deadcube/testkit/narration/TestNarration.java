package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** Collects the dice of a test until it is decided, then narrates the dice and the result. */
final class TestNarration {
    private static final String BY_KEYWORD = "again";

    private final NarrationNames names;
    private final List<Throw> thrown = new ArrayList<>();
    private int explodes = Dice.Die.D8.faces();
    private final int[] added = new int[Side.BOTH.size()];
    private Vector<String> modified = Vector.empty();
    private String again = BY_KEYWORD;

    TestNarration(NarrationNames names) {
        this.names = names;
    }

    /** R25-K-HOLO-SIGHT: the lowest face of the next dice that explodes. */
    void explodes(int lowest) {
        explodes = lowest;
    }

    void rolled(Event.Rolled event) {
        thrown(event.roller()).rolled(event, again, explodes);
        again = BY_KEYWORD;
    }

    /** CMD-7: a die is added to a model's test. */
    void added(Side side) {
        added[side.ordinal()]++;
    }

    /** CMD-5: the next die is rolled again for a command die. */
    void bought(Event.CommandSpent spent) {
        again = spent.face().title() + " die";
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
    void modified(String words) {
        modified = modified.append(words);
    }

    /** What has changed the numbers of dice, each in words. */
    Vector<String> changes() {
        Vector<String> all = modified.appendAll(additions());
        modified = Vector.empty();
        return all;
    }

    /** {@code A adds 2 dice}, for the models that have rolled. Other models follow when they roll. */
    private Vector<String> additions() {
        return Side.BOTH.flatMap(side -> {
            int dice = added[side.ordinal()];
            boolean rolls = thrown.stream().anyMatch(t -> t.roller.exists(model -> model.side() == side));
            if (dice == 0 || !rolls) return Vector.<String>empty();
            added[side.ordinal()] = 0;
            return Vector.of(names.name(side) + " adds " + (dice == 1 ? "a die" : dice + " dice"));
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
    String words(Event.Compared decided, Option<ModelId> first, boolean against) {
        thrown.sort((x, y) -> Boolean.compare(y.by(first), x.by(first)));
        String text = thrown.isEmpty()
                ? "no dice, " + decided.one() + " to " + decided.other()
                : thrown.size() == 1 ? alone(thrown.get(0), decided, first, against) : opposed();
        thrown.clear();
        return text + " " + names.cited(decided.rule());
    }

    /** {@code A3 Gunner 5 7 1 on 5+, B2 Brute 5 1 on 4+}, while the test is not decided. */
    Option<String> soFar() {
        return Option.when(
                !thrown.isEmpty(),
                () -> Vector.ofAll(thrown)
                        .map(t -> t.roller.map(model -> names.name(model) + " ").getOrElse("") + t.soFar())
                        .mkString(", "));
    }

    /** Only the faces, for a test that one side rolls. */
    String faces() {
        String text = thrown.isEmpty() ? "no dice" : thrown.get(0).toString();
        thrown.clear();
        return text;
    }

    private String opposed() {
        Throw one = thrown.get(0);
        Throw other = thrown.get(1);
        return one + " against " + other + ", " + one.successes + " to " + other.successes;
    }

    private static String alone(Throw only, Event.Compared decided, Option<ModelId> first, boolean against) {
        int known = known(only, decided);
        if (only.roller.isDefined() && !only.by(first))
            return "no dice against " + only + ", " + known + " to " + only.successes;
        if (against) return only + ", " + only.successes + " to " + known;
        return only + ", " + (only.successes == 1 ? "1 success" : only.successes + " successes");
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
        private final StringBuilder faces = new StringBuilder();
        private int successes;
        private int target;
        private int bonusDue;

        Throw(Option<ModelId> roller) {
            this.roller = roller;
        }

        /**
         * Bonus dice directly follow the dice that explode. Later dice are rolled again (DICE-3, DICE-8).
         *
         * @param explodes the lowest face that explodes, which is always a success
         */
        void rolled(Event.Rolled event, String again, int explodes) {
            Dice dice = event.dice();
            target = event.target();
            successes += dice.atLeast(Math.min(target, explodes));
            if (faces.isEmpty()) faces.append(dice);
            else if (bonusDue > 0)
                dice.faces().forEach(face -> faces.append(" +").append(face));
            else faces.append(" (").append(again).append(": ").append(dice).append(')');
            bonusDue = dice.atLeast(explodes);
        }

        boolean by(Option<ModelId> other) {
            return roller.equals(other);
        }

        /** {@code 8 3 1 on 5+}. */
        String soFar() {
            return faces + " on " + target + "+";
        }

        @Override
        public String toString() {
            return faces.toString();
        }
    }
}
