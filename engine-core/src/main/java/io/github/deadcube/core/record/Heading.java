package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.notation.OrderText;
import io.github.deadcube.core.notation.StateText;
import io.github.deadcube.core.text.Picture;
import io.github.deadcube.core.text.Registry.Names;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What stands in a record above {@code begin}. */
final class Heading {
    private Heading() {}

    static Vector<String> of(GameState begin, Option<Long> seed, Option<Onlooker> onlooker, boolean undoesLooks) {
        Setup setup = begin.position().game().setup();
        boolean resumed = resumed(begin);
        String situation = begin.position().round() == 0 || !resumed ? Picture.of(setup) : Picture.of(begin);
        String state = resumed ? "" : StateText.of(begin.position().game()).write(begin);
        Names names = Names.of(setup);
        return Vector.of(RecordFormat.TITLE + RecordFormat.VERSION, RecordFormat.RULESET + names.ruleset())
                .appendAll(names.orders().map(RecordFormat.ORDER::concat))
                .appendAll(names.data().flatMap(OrderText::write).map(RecordFormat.ORDER_DATA::concat))
                .append(RecordFormat.SCENARIO + names.scenario())
                .append(RecordFormat.SEED + seed.map(Object::toString).getOrElse(RecordFormat.NONE))
                .appendAll(onlooker.map(who -> RecordFormat.SEEN_BY + who))
                .appendAll(Option.when(undoesLooks, RecordFormat.UNDO_LOOKS))
                .appendAll(Option.when(names.carriesUnknown(), RecordFormat.CARRY_UNKNOWN))
                .append(RecordFormat.TEAM_A + setup.teamA().name())
                .append(RecordFormat.TEAM_B + setup.teamB().name())
                .map(Heading::oneLine)
                .appendAll(situation
                        .lines()
                        .filter(line -> !line.startsWith(RecordFormat.COMMENT))
                        .toList())
                .appendAll(state.lines().toList());
    }

    /** Whether a set-up or a situation says all of it. */
    private static boolean resumed(GameState begin) {
        Rules rules = Deadcube.rules();
        return (begin.position().round() == 0
                        ? rules.start(begin.position().game().setup())
                        : rules.resume(Deadcube.situation(begin)))
                .exists(begin::equals);
    }

    /** Names are on one line, whatever they hold. */
    private static String oneLine(String text) {
        return text.replace('\n', ' ').replace('\r', ' ');
    }
}
