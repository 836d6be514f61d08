/**
 * Items: how models pick up, keep and use them (ITEM-1 to ITEM-7), and the effect of each (I-AMMO to I-STUN-GRENADE). Read {@link
 * io.github.deadcube.core.item.Items} first, then {@code Item}, whose subclasses are the items.
 */
package io.github.deadcube.core.item;
