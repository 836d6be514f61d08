package io.github.deadcube.core.json;

import io.github.deadcube.api.order.Order;
import io.vavr.collection.Vector;

/**
 * A file of special orders.
 *
 * @param version of the format
 * @param orders no two of a name
 */
record OrdersParts(int version, Vector<Order> orders) {}
