/**
 * The editions: keywords, items, tables and switches.
 *
 * <p>Begin with {@code Editions}, which has a method for each.
 *
 * <p>It uses {@code item}, {@code keyword}, {@code motion} and {@code sight}.
 */
package io.github.deadcube.core.edition;
