package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.team.ModelId;
import java.util.function.Consumer;

/** A model's keyword may be used, or not. */
interface Offer extends Then.Chosen {
    /** It is used. */
    void taken(Flow flow);

    @Override
    default void options(Table table, Consumer<Choice> each) {
        ModelId user = model().get();
        each.accept(new Choice.Decline(rule(), user));
        each.accept(new Choice.Use(rule(), user, target()));
    }

    @Override
    default void chosen(Flow flow, Choice choice) {
        if (choice instanceof Choice.Use) taken(flow);
    }
}
