package io.github.deadcube.core.codec;

import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.SpecialOrder.Frequency;
import io.github.deadcube.api.extend.WeaponFilter;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.order.words.LastingEffect.Adds;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.Profile.Statistic;
import org.jspecify.annotations.Nullable;

/** The values of parts that texts of special orders and missions may omit. */
final class UsualParts {
    private UsualParts() {}

    /** The value of a missing part; null for most parts: then their type decides. */
    static @Nullable Object of(Class<?> within, String part) {
        String in = within.getPackageName();
        if (!in.startsWith(Order.class.getPackageName()) && !in.equals(Mission.class.getPackageName())) return null;
        return switch (SavedNames.of(within).name() + "." + part) {
            case "order.frequency" -> Frequency.ACTIVATION;
            case "orderMode.selector" -> Selector.SUBJECT;
            case "orderMode.until" -> Mark.Until.ACTIVATION;
            case "selector.most" -> 1;
            case "adds.scope" -> Scope.OWN;
            case "adds.each" -> Adds.Each.ONE;
            case "frees.weapons" -> WeaponFilter.ANY;
            case "lends.weapons" -> WeaponFilter.ANY;
            case "silences.scope" -> Scope.OWN;
            case "replaces.value" -> Statistic.NONE;
            case "mission.items" -> Mission.PATROL.items();
            case "mission.intel" -> Mission.PATROL.intel();
            case "mission.rounds" -> Mission.PATROL.rounds();
            case "mission.goal.from", "mission.scenery.successes", "mission.scenery.uses" -> 1;
            case "mission.asset.held",
                    "mission.asset.home",
                    "mission.asset.away",
                    "mission.scenery.hackerDice",
                    "mission.scenery.worth",
                    "mission.scenery.last" -> 0;
            default -> null;
        };
    }
}
