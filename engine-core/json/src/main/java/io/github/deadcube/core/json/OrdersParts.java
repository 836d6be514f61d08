package io.github.deadcube.core.json;

import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.saved.SavedName;
import io.vavr.collection.Vector;

/** A file of special orders. */
@SavedName(value = "orders", parts = "version orders")
record OrdersParts(int version, Vector<Order> orders) {}
