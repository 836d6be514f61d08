package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Body;
import io.github.deadcube.api.board.Place;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** What was asked before: lines by themselves, cubes by the eye that looks for them. It keeps a bounded number of both. */
final class Remembered {
    private static final int FOLD = 0x9e3779b9;

    private final Memory lines;
    private final AtomicReferenceArray<@Nullable Panorama> panoramas;
    private final int cubes;

    /**
     * @param lines the lines that are known
     * @param eyes of how many eyes it knows the cubes that they see, a power of two
     * @param cubes how many cubes and sides there are
     */
    Remembered(Memory lines, int eyes, int cubes) {
        this.lines = lines;
        this.panoramas = new AtomicReferenceArray<>(eyes);
        this.cubes = cubes;
    }

    Memory lines() {
        return lines;
    }

    /** @param eye a number for whose it is and where */
    Panorama from(int eye, View view, Place from, Body shooter) {
        int slot = (eye * FOLD >>> 8) & panoramas.length() - 1;
        Panorama known = panoramas.get(slot);
        if (known != null && known.of(eye)) return known;
        Panorama fresh = new Panorama(eye, view.eye(from, shooter), cubes);
        panoramas.set(slot, fresh);
        return fresh;
    }
}
