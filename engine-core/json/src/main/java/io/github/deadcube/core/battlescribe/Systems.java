package io.github.deadcube.core.battlescribe;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Which game system a list belongs to, among several. */
final class Systems {
    private static final String RANGE = "Range";
    private static final Vector<String> FIGURES = Vector.of("SP", "HP");

    private Systems() {}

    /** The one that a catalogue names: of several revisions its own, else the next later one, else the last. */
    static Option<Element> named(Element catalogue, Vector<Element> systems) {
        Vector<Element> same = systems.filter(s -> s.get("id").equals(catalogue.get("gameSystemId")))
                .sortBy(Systems::revision);
        int own = Figures.whole(catalogue.get("gameSystemRevision")).getOrElse(0);
        return same.find(s -> revision(s) >= own).orElse(same::lastOption);
    }

    private static int revision(Element system) {
        return Figures.whole(system.get("revision")).getOrElse(0);
    }

    /** Whether a list, or a system by itself, is of another game: profiles are described or stand there, and none is of this game. */
    static boolean strange(Element list, Element system) {
        Vector<Element> types = system.each("profileTypes", "profileType");
        if (types.nonEmpty()) return !types.exists(Systems::ofModels);
        Vector<Element> profiles = Vector.of(list, system)
                .distinctBy(Element::file)
                .flatMap(Element::all)
                .filter(element -> element.name().equals("profile"));
        return profiles.nonEmpty() && !profiles.exists(Systems::ours);
    }

    private static boolean ofModels(Element type) {
        Vector<String> headings =
                type.each("characteristicTypes", "characteristicType").map(Element::title);
        return type.title().equals(ProfileReader.MODEL) && headings.containsAll(FIGURES);
    }

    private static boolean ours(Element profile) {
        Vector<String> headings =
                profile.each("characteristics", "characteristic").map(Element::title);
        return profile.get("typeName").equals(ProfileReader.MODEL) && headings.containsAll(FIGURES)
                || profile.get("typeName").equals(ProfileReader.WEAPON) && headings.contains(RANGE);
    }
}
