package io.github.deadcube.core.action;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Part;
import io.github.deadcube.api.extend.Line;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Skill;
import io.github.deadcube.core.item.Items;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.Vector;

/** SHO-6, AST-5, AST-6, AST-9, K-SMOKE: the dice that the situation gives and takes. */
final class Modifiers {
    private Modifiers() {}

    static int of(Now now, Occasion occasion, ModelId tester, Skill skill) {
        return switch (occasion.kind()) {
            case SHOOT -> skill == Skill.RANGED ? ranged(now, occasion) : 0;
            case ASSAULT -> assault(now, occasion, tester, skill);
            case AIM, HAZARD, OTHER -> 0;
        };
    }

    /** SHO-6. */
    private static int ranged(Now now, Occasion o) {
        ModelState target = now.model(o.target());
        int n = Items.dice(now, o.attacker(), Skill.RANGED);
        if (now.line(o.attacker(), o.target()) == Line.CLEAR) n += 2;
        if (now.model(o.attacker()).cube().level() > target.cube().level()) n++;
        n += smoke(now, o);
        return now.friends(o.attacker(), target.cube()) ? n - 2 : n;
    }

    /** K-SMOKE, KT-9: 1 die less if the line crosses a cube beside smoke, however many. */
    private static int smoke(Now now, Occasion o) {
        if (now.smoke().isEmpty()) return 0;
        Vector<Cube> crossed = now.ruleset().sight().crossed(now, o.attacker(), o.target());
        return now.smoke().exists(cloud -> crossed.exists(cloud::adjacentTo)) ? -1 : 0;
    }

    /** Announces what takes dice from a test, or gives some, and cannot be seen from the models alone. */
    static void tell(Now now, Occasion o, Skill skill) {
        if (now.smoke().isEmpty() || o.kind() != Occasion.Kind.SHOOT || skill != Skill.RANGED) return;
        int dice = smoke(now, o);
        if (dice != 0) now.announce(new Event.Modified(o.attacker(), dice, RuleIds.K_SMOKE));
    }

    /** PART-2: a large model is in half a cube only for an assault, without the bonus for its SZ. */
    private static boolean intruder(ModelState m) {
        return m.profile().size() > 2 && m.cube().part() != Part.WHOLE;
    }

    /** AST-5 for FIGHT, AST-6 for SURVIVE, which shares the first three. */
    private static int assault(Now now, Occasion o, ModelId tester, Skill skill) {
        ModelState self = now.model(tester);
        ModelState opponent = now.model(o.opponent(tester));
        int n = now.besideFriends(tester) ? 1 : 0;
        if (opponent.injured()) n++;
        if (self.profile().size() > opponent.profile().size() && !intruder(self)) n++;
        if (skill == Skill.FIGHT && tester.equals(o.attacker())) {
            if (o.movedIn()) n++;
            if (o.wasPinned()) n++;
            n += Items.dice(now, tester, Skill.FIGHT);
        }
        return n;
    }
}
