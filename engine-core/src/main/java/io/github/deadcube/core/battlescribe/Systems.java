package io.github.deadcube.core.battlescribe;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Which game system a list belongs to, among several. */
final class Systems {
    private static final String MODEL = "Model";
    private static final Vector<String> FIGURES = Vector.of("SP", "HP");

    private Systems() {}

    /**
     * The one that a catalogue names: of several revisions its own, else the next later one, else the last.
     */
    static Option<Element> named(Element catalogue, Vector<Element> systems) {
        Vector<Element> same = systems.filter(s -> s.get("id").equals(catalogue.get("gameSystemId")))
                .sortBy(Systems::revision);
        int own = Figures.whole(catalogue.get("gameSystemRevision")).getOrElse(0);
        return same.find(s -> revision(s) >= own).orElse(same::lastOption);
    }

    private static int revision(Element system) {
        return Figures.whole(system.get("revision")).getOrElse(0);
    }

    /** Whether it is of another game: it describes profiles, and no model's among them. */
    static boolean strange(Element system) {
        Vector<Element> types = system.each("profileTypes", "profileType");
        return types.nonEmpty() && !types.exists(Systems::ofModels);
    }

    private static boolean ofModels(Element type) {
        Vector<String> headings =
                type.each("characteristicTypes", "characteristicType").map(Element::title);
        return type.title().equals(MODEL) && headings.containsAll(FIGURES);
    }
}
