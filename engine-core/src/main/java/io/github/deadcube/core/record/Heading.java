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

    static Vector<String> of(GameState begin, Option<Long> seed) {
        Setup setup = begin.position().game().setup();
        String situation = begin.position().round() == 0 ? Picture.of(setup) : Picture.of(begin);
        return Vector.of(Form.TITLE + Form.VERSION, Form.RULESET + setup.ruleset())
                .appendAll(setup.ruleset()
                        .library()
                        .orders()
                        .map(SpecialOrder::name)
                        .map(Form.ORDER::concat))
                .append(Form.SCENARIO + setup.scenario().name())
                .append(Form.SEED + seed.map(Object::toString).getOrElse(Form.NONE))
                .append(Form.TEAM_A + setup.teamA().name())
                .append(Form.TEAM_B + setup.teamB().name())
                .map(Heading::oneLine)
                .appendAll(situation.lines().toList());
    }

    /** Names are on one line, whatever they hold. */
    private static String oneLine(String text) {
        return text.replace('\n', ' ').replace('\r', ' ');
    }
}
