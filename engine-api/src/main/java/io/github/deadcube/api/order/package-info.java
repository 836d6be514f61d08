/**
 * ORD: special orders as data. Read {@link io.github.deadcube.api.order.Order} first: a few {@link io.github.deadcube.api.order.OrderMode}s, each of
 * which has its moments, its {@link io.github.deadcube.api.order.Condition}s and its {@link io.github.deadcube.api.order.Effect}s.
 */
package io.github.deadcube.api.order;
