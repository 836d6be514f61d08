package io.github.deadcube.api;

import io.github.deadcube.api.play.Event;
import io.vavr.collection.List;

/**
 * What an input has led to, as one side may know it.
 *
 * @param view how things stand for that side
 * @param events what has happened, oldest first, without what is hidden from it
 */
public record SeenTransition(PlayerView view, List<Event> events) {}
