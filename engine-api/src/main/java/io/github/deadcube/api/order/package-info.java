/**
 * ORD: special orders as data. Read {@link io.github.deadcube.api.order.Order} first. An order has one or more
 * {@link io.github.deadcube.api.order.Order.Mode}s; each mode has triggers,
 * {@link io.github.deadcube.api.order.Conditions} and {@link io.github.deadcube.api.order.OrderEffects}.
 */
package io.github.deadcube.api.order;
