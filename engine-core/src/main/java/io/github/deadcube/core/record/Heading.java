package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.core.text.Picture;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What stands in a record above {@code begin}. */
final class Heading {
    private Heading() {}

    static Vector<String> of(GameState begin, Option<Long> seed, Option<Onlooker> onlooker, boolean undoesLooks) {
        Setup setup = begin.position().game().setup();
        String situation = begin.position().round() == 0 ? Picture.of(setup) : Picture.of(begin);
        return Vector.of(RecordFormat.TITLE + RecordFormat.VERSION, RecordFormat.RULESET + setup.ruleset())
                .appendAll(setup.ruleset()
                        .library()
                        .orders()
                        .map(SpecialOrder::name)
                        .map(RecordFormat.ORDER::concat))
                .append(RecordFormat.SCENARIO + setup.scenario().name())
                .append(RecordFormat.SEED + seed.map(Object::toString).getOrElse(RecordFormat.NONE))
                .appendAll(onlooker.map(who -> RecordFormat.SEEN_BY + who))
                .appendAll(Option.when(undoesLooks, RecordFormat.UNDO_LOOKS))
                .appendAll(Option.when(setup.ruleset().library().carriesUnknown(), RecordFormat.CARRY_UNKNOWN))
                .append(RecordFormat.TEAM_A + setup.teamA().name())
                .append(RecordFormat.TEAM_B + setup.teamB().name())
                .map(Heading::oneLine)
                .appendAll(situation
                        .lines()
                        .filter(line -> !line.startsWith(RecordFormat.COMMENT))
                        .toList());
    }

    /** Names are on one line, whatever they hold. */
    private static String oneLine(String text) {
        return text.replace('\n', ' ').replace('\r', ' ');
    }
}
