/**
 * ORD: the conditions and effects of special orders that are data, a class for each word of a file of orders: {@link
 * io.github.deadcube.api.order.words.OrderEffect} at once, {@link io.github.deadcube.api.order.words.LastingEffect} for
 * a time, {@link io.github.deadcube.api.order.words.OrderCondition}. Applications make them with the factories of
 * {@link io.github.deadcube.api.order}.
 */
package io.github.deadcube.api.order.words;
