package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.Choice;
import java.util.function.Consumer;

/** A model's keyword may be used, or not. */
interface Offer extends Then.Chosen {
    /** The choice by which it is used. */
    default Choice taking() {
        return new Choice.Use(rule(), model().get(), target());
    }

    /** It is used. */
    void taken(Flow flow);

    /** Whether there is still something to choose, after what has happened since it was offered. */
    default boolean due(Table table) {
        return true;
    }

    @Override
    default void options(Table table, Consumer<Choice> each) {
        if (!due(table)) return;
        each.accept(new Choice.Decline(rule(), model().get()));
        each.accept(taking());
    }

    @Override
    default void chosen(Flow flow, Choice choice) {
        if (!(choice instanceof Choice.Decline)) taken(flow);
    }
}
