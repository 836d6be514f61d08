package io.github.deadcube.core.json;

import io.github.deadcube.api.Pending;
import io.github.deadcube.api.play.TokenItem;
import io.github.deadcube.core.tree.PositionData;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A whole state.
 *
 * @param version of the format
 * @param setup which set-up it belongs to, by its digest
 * @param hidden what each item token is
 * @param digest by which damage shows
 */
record StateParts(
        int version,
        String setup,
        PositionData position,
        Vector<TokenItem> hidden,
        List<Pending> pending,
        Option<String> digest) {}
