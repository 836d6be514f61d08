package io.github.deadcube.faults;

import io.vavr.collection.Vector;

/** All faults, each with a name of its own. */
final class Catalogue {
    static final Vector<Fault> ALL = Vector.of(
                    PromptFaults.ALL,
                    OfferFaults.ALL,
                    RepeatFaults.ALL,
                    DigestFaults.ALL,
                    EventFaults.ALL,
                    SecretFaults.ALL,
                    TableFaults.ALL,
                    WritingFaults.ALL,
                    EndingFaults.ALL,
                    FigureFaults.ALL,
                    MomentFaults.ALL,
                    WayFaults.ALL,
                    ItemFaults.ALL,
                    OrderFaults.ALL,
                    ScenarioFaults.ALL)
            .flatMap(group -> group);

    static {
        Vector<String> names = ALL.map(Fault::name);
        if (!names.distinct().equals(names)) throw new IllegalStateException("two faults have one name");
    }

    private Catalogue() {}
}
