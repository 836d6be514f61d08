package io.github.deadcube.testkit.assertions;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.play.Model.Status;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.text.TextDrawing;
import java.util.function.Supplier;

/** Assertions about a model in one state. */
public final class ModelAssert extends FailureMessages<ModelAssert, Model> {
    ModelAssert(Model actual, Supplier<String> circumstances) {
        super(actual, ModelAssert.class, circumstances);
    }

    private ModelAssert is(boolean holds, String expected) {
        return check(holds, actual.id() + " " + expected, () -> TextDrawing.standing(actual));
    }

    /** {@code place} is a cube such as {@code c4:2}, or a spot of a cube, such as {@code c4:2/5}. */
    public ModelAssert isAt(String place) {
        Place wanted = Place.read(place)
                .toOption()
                .orElse(() -> Cube.read(place).toOption().map(cube -> new Place(cube, 0)))
                .getOrElseThrow(() ->
                        new IllegalArgumentException("'" + place + "' is not a place, such as c4, c4/5 or c4:2/5"));
        boolean there = wanted.spot() == 0
                ? actual.cube().equals(wanted.cube())
                : actual.place().equals(wanted);
        return is(actual.inPlay() && there, "at " + place);
    }

    /** The model is pinned (PIN-1). */
    public ModelAssert isPinned() {
        return is(actual.pinned(), "pinned");
    }

    /** The model is in play and not pinned. */
    public ModelAssert isUpright() {
        return is(actual.inPlay() && !actual.pinned(), "upright");
    }

    public ModelAssert hasDamage(int damage) {
        return is(actual.inPlay() && actual.damage() == damage, "with damage " + damage);
    }

    public ModelAssert isUnharmed() {
        return hasDamage(0);
    }

    public ModelAssert isInPlay() {
        return hasStatus(Status.IN_PLAY);
    }

    /** The model is dead (DMG-3). */
    public ModelAssert isKilled() {
        return hasStatus(Status.KILLED);
    }

    public ModelAssert hasStatus(Status status) {
        return is(actual.status() == status, "with the status " + status);
    }

    /** The model has an activation marker (RND-3). */
    public ModelAssert isActivated() {
        return is(actual.activated(), "activated");
    }

    public ModelAssert isNotActivated() {
        return is(!actual.activated(), "not activated");
    }

    public ModelAssert hasAllegiance(Allegiance allegiance) {
        return is(actual.allegiance() == allegiance, "with the allegiance " + allegiance);
    }

    public ModelAssert isMarked(String rule) {
        return is(actual.marked(RuleId.of(rule)), "marked " + rule);
    }

    public ModelAssert isNotMarked(String rule) {
        return is(!actual.marked(RuleId.of(rule)), "not marked " + rule);
    }

    /** {@code item} is the item that the model carries (ITEM-1), such as {@code I-AMMO}. */
    public ModelAssert carries(String item) {
        return is(actual.item().map(Carried::item).contains(RuleId.of(item)), "to carry " + item);
    }

    public ModelAssert carriesNothing() {
        return is(actual.item().isEmpty(), "to carry nothing");
    }
}
