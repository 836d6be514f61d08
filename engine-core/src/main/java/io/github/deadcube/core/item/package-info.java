/**
 * Models pick up, keep and use items, and each item does what its rule says: ITEM-1 to ITEM-7, I-AMMO to I-STUN-GRENADE. Read
 * {@link io.github.deadcube.core.item.Items} first, then {@code Item}, whose subclasses are the items.
 */
package io.github.deadcube.core.item;
