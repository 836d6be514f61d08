package io.github.deadcube.core.record;

import io.github.deadcube.api.order.Order;

/** A special order that a record says in full, and where. */
record RecordOrder(RecordLine line, Order order) {}
