package io.github.deadcube.core.json;

import io.github.deadcube.api.order.Order;
import io.vavr.collection.Vector;

/** A file of special orders. */
record OrdersParts(int version, Vector<Order> orders) {}
