/** ORD: the conditions and effects of special orders that are data. Applications make them with the factories of {@link io.github.deadcube.api.order}. */
package io.github.deadcube.api.order.words;
