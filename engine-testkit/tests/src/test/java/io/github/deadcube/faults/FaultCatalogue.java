package io.github.deadcube.faults;

import io.vavr.collection.Vector;

/** All faults. Each has a unique name. */
final class FaultCatalogue {
    static final Vector<PlantedFault> ALL = Vector.of(
                    PromptFaults.ALL,
                    OfferFaults.ALL,
                    RepeatFaults.ALL,
                    DigestFaults.ALL,
                    EventFaults.ALL,
                    SecretFaults.ALL,
                    PositionFaults.ALL,
                    NotationFaults.ALL,
                    EndingFaults.ALL,
                    ModifierFaults.ALL,
                    TriggerFaults.ALL,
                    CapabilityFaults.ALL,
                    ItemFaults.ALL,
                    OrderFaults.ALL,
                    ScenarioFaults.ALL)
            .flatMap(group -> group);

    static {
        Vector<String> names = ALL.map(PlantedFault::name);
        if (!names.distinct().equals(names)) throw new IllegalStateException("two faults have one name");
    }

    private FaultCatalogue() {}
}
