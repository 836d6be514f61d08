/**
 * ITEM, I: how models pick up, keep and use items, and the effect of each.
 *
 * <p>Begin with {@code ItemRules}, which other packages enter, and {@code ThirdEditionItems}, the items of an edition.
 * An item that is a weapon or ammunition is a row there; any other has a class of its name, such as {@code MediPack},
 * which extends {@code Item}: {@code TestItem} if it is used up for a test, {@code ImmediateItem} if it acts when it is
 * found. {@code FoundItem} is the frame in which a model picks one up.
 *
 * <p>It uses {@code hooks}, {@code machine}, {@code motion}, {@code prepared}, {@code spelling}, {@code timing} and
 * {@code workspace}.
 */
package io.github.deadcube.core.item;
