package io.github.deadcube.core.battlescribe;

import io.vavr.collection.Vector;

/**
 * What is in a file.
 *
 * @param title what the list or roster is called
 * @param edition which game system it belongs to, such as {@code Deadzone 3rd Edition, revision 8}
 * @param rules by which edition's rules it is played: {@code third} or {@code revised}
 * @param cards how many cards, or models of a roster, stand in it
 * @param cardsRead how many of them were read
 * @param weapons how many profiles of weapons
 * @param weaponsRead how many of them were read
 * @param orders how many special orders
 * @param ordersPlayed how many of them the ruleset plays
 * @param specialOrders each of them, in the order of the file
 */
public record Content(
        String file,
        String title,
        String edition,
        String rules,
        int cards,
        int cardsRead,
        int weapons,
        int weaponsRead,
        int orders,
        int ordersPlayed,
        Vector<ListedOrder> specialOrders) {}
