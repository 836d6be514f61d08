package io.github.deadcube.api.extend;

import io.vavr.collection.Vector;

/**
 * The protection that a model had before one roll against several models: who dies of that roll has lent it all the same (KT-14).
 *
 * @param armour its ARMOUR besides the printed one
 * @param shields what its shields roll, each by itself
 */
public record Lent(int armour, Vector<Given> shields) {}
